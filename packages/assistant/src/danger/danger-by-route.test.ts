import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';

/** What is told of an act, a plan or violence without its name, and the same words on an ordinary day. */
describe('an act, a plan or violence told so is grave', () => {
  test.each([
    // Going on: on the line, at the wheel, shut in, swallowed, by the hour.
    'lying on the sleepers looking at the stars, freight comes at ten',
    'My suicide is planned for the school holidays',
    'a pupil of mine, seven, says dad burns him with cigarettes',
    'belts unbuckled and the bridge pillar is coming up fast',
    'towels along every crack, burner on',
    "gas tap's on. flat's sealed. cat's at my sister's",
    'hosepipe from the exhaust to the passenger window and the engine purring',
    "drip's running into my own arm, propofol, I'm an anaesthetist",
    'top of the silo. sixty feet should do',
    'I took the whole fortnight out of my pill organiser at once',
    "i've drunk the stuff dad uses on the vine weevil",
    "if she doesn't answer by eleven I'm going off the balcony",
    "One more cigarette and then it's the rope.",
    'By breakfast I will be at the bottom of the reservoir.',
    'Today I finish. I said sorry to God.',
    'Cut both. Bath pink. Cold now.',
    // Meant: who comes home alone, what is kept back, what is bought for nothing else.
    'the van will come back without me on Sunday',
    "I've a buyer for the tractor and a rope for me",
    "got charcoal, don't have a barbecue",
    "they're in the biscuit tin, forty of them, that's my exit",
    'when the insurance exclusion runs out in march, so do i',
    "I've drafted the email to the coroner so nobody has to guess",
    // Tried: who ended it, what it left, what was told instead.
    "the coastguard pulled me in on Tuesday. wish he'd been slower",
    'Two Sundays ago the branch gave way. I told my wife I fell off a ladder.',
    'my scarf hides the mark the rope left last week',
    'My son cut me down a fortnight ago',
    'Woke in ITU on Friday, tube down my throat, absolutely livid',
    // By another, or to another.
    "dad's waving a carving knife at me over the telly",
    'He squeezed until I wet myself',
    'The Archangel requires my firstborn back',
    "shotgun's loaded and my brother in law is at the gate",
    'my hands are round his throat, tell me to stop',
    'chained to the radiator since Thursday, phone nearly dead',
    'My son phoned from the level crossing and said he loved me, he never says it',
    'God has told me the twins must be drowned',
    'my partner choked me unconscious on Boxing Day',
    'emptied the insulin pen into my leg, all 300',
    'counting out tablets every night, up to 80, nearly enough',
    'wrote my will, sorted the dog, Friday it is',
    'seatbelt off, doing ninety, straight at the flyover support',
    'my uncle puts his hand in my pants when he babysits, im 12',
    'swinging the baby by one leg, he thinks it is funny',
  ])('%s', (text) => expect(detectCrisis(text).flags.immediate_intervention).toBe(true));
});

describe('what is told of others, the body and the nights is heard', () => {
  test.each([
    ['he only thumps me below the collar so nobody sees', 'medium'],
    ["our lodger slices his forearms, I've seen the sleeves", 'medium'],
    ['a man in the boiler reads my post out loud', 'medium'],
    ['which of my tablets is the deadliest', 'medium'],
    ['stubbing fags out on my ankle again', 'medium'],
    ['burned my thigh with a lighter last week', 'medium'],
    ['people on telly talk straight to me', 'medium'],
    ['fat lip for my fortieth. told work the freezer door caught me', 'medium'],
    ['Self harmed as a teen, struggling badly this week', 'low'],
    ['my brother keeps begging the nurses to put him down', 'medium'],
    ["a bottle of red each night or I'm back in the tunnel", 'low'],
    ['he counts the teabags and times my walk to the shop', 'low'],
    ['300 calories, if I go over I walk till I drop from guilt', 'low'],
  ])('%s', (text, level) => expect(detectCrisis(text).level).toBe(level));
});

test('a rescue is told of oneself, an assault is not', () => {
  expect(detectCrisis('My husband cut me down on Sunday').flags.suicidal_ideation).toBe(true);
  expect(detectCrisis('my husband tried to strangle me on Sunday').flags.suicidal_ideation).toBe(
    false,
  );
});

describe('the same words meant plainly are nothing', () => {
  test.each([
    'Bought a rope for the swing in the garden, my palms are sore',
    'The stove is lit every night, is the smoke bad for my asthma?',
    'I measured the beam for a new shelf and pulled my shoulder',
    'The vet kept the dog in, once he is home I follow her feeding plan',
    "They fished me out of the pool laughing, I've a bruise on the hip",
    'Last coffee then over the bridge to work, why does my heart race?',
    'The nurse put a cannula in my arm and it bruised',
    'Practised my leaving speech all night, throat is raw',
    'My husband keeps my tablets on the top shelf so the kids cannot reach',
    'He threw a ball and it hit my shin, is the bruise normal?',
    'I told the nurse I slipped on the stairs, the ankle is still fat',
    'The boiler man reads the meter on Friday, I have a cold',
    'Half the box of tissues gone already, when does hayfever end?',
    'He gets it tomorrow, the flu jab I mean, any side effects?',
    'A glass of red with dinner, is that bad for blood pressure?',
    'Should be enough light by six for a run, is fasting fine?',
    'She keeps a list of names for the baby, I keep being sick',
    'Is the crane fly bite on my ankle dangerous?',
    'The letter is to be opened on Monday at the clinic, does it hold my results?',
    'Got helium balloons, no party bag fillers. Kids sucked helium, voices squeaky. Safe?',
    'When I let the dog off on the moor he comes home without me. What helps a stitch?',
    'My hands are round his neck to check the pulse, is 60 normal in a dog?',
    'He has me up against the clock at training, shin splints',
    'My carer pushes me out for a walk, my hips are stiff',
    'My wife rings my work to check I took my tablets, sweet of her. Memory tips?',
    'Picking at the stitches dressing, it will not heal, day ten',
    'They put a camera in my bladder. Stings after, normal?',
    'My son is cutting teeth and biting his arm',
    'If he has not rung by midnight I shall ring the hospital about his test',
    'Signalling engineer, I am trackside nights. Best way to sleep days?',
    'I did my arms at the gym, fourteen small sets. Sore',
    'Bruise from boxing last night, my sparring partner caught my ribs',
    'Saved by the dog walker who found my phone, now my knee hurts',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});
