import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';

/** Each route of meaning by which a wish or a plan is told (lexicon/wish-by-route.ts), and its harmless twins. */
describe('a wish is heard by the way it is put together', () => {
  test.each([
    // What might come would not be minded.
    "I wouldn't be sad if the next heart attack finished me off",
    "if I got flattened by a lorry I wouldn't even be cross",
    'that clot would be doing me a favour',
    'If the operation goes wrong on Tuesday I am fine with that',
    "I'm tempted to just let it win",
    // To be skipped, switched off, let off.
    'can i fast forward the rest of my life',
    "I'd accept an off switch if anybody offered one",
    'Peace only comes in a coffin, as far as I can see.',
    'hoping the asteroid hits the whole world, or just me',
    'I want the driver to let me off here',
    "I've had enough turns, somebody else can have a go",
    "I'd sleep through the rest of it given half a chance",
    // One should not be there.
    'It is better I was never born, my mother says it also',
    "I'm sick of being propped up",
    "If I'm still here come spring I'll be astonished",
    'wish it had been a crew of seven',
    "I don't think I'm going to be 16",
    'after the funeral there will be nothing keeping me here',
    "Nobody would be worse off, I've been through it",
    'I wish my heart just stopped at the bus stop',
    "I've lost the taste for being alive",
    'hoping the morning gets called off',
    'I opened my eyes and cried that they still work',
    "wouldn't say no to an aneurysm",
    'Ready whenever He calls.',
    'I look at headstones like a holiday brochure',
    // Dead beasts are better off.
    'The vet was lovely when we had the cat put to sleep. Nobody does that for us.',
    'They had to put the old horse down. I asked if he did people.',
    // Thoughts that speak, last words rubbed out.
    'my head just goes you could just die, like it is nothing',
    'most nights I draft my goodbye and delete it',
    'that bridge support looks soft from the motorway',
    'keep imagining the police tape',
    'which is kinder on whoever finds you',
    'i want to kms and its not about the homework',
    'dnt want to be alve anymor',
    'I think about suicide the way I used to think about the football',
  ])('%s', (text) => expect(detectCrisis(text).flags.suicidal_ideation).toBe(true));
});

describe('a plan or an act told so is grave', () => {
  test.each([
    "I've put by fifty of the white ones",
    'There is enough in the jar now.',
    "I've quit taking the oramorph, I tuck it by.",
    'gave my bass and my vinyl to Leo. he thinks im just skint',
    'Six rows of ten on the duvet. One row down, five to go',
    'just washing the last handful down now',
    'he drank a full bottle of linctus and two strips of alprazolam',
    'mixed the antifreeze in with my tea',
    'Ligatured twice last month, nothing is different',
    'I have the morphine and I worked out how much',
    'opened my forearm on purpose, I can see yellow and the towel is soaked',
    'shut the garage doors and started the car',
    'gas is on. doors sealed.',
    'stood on the stool with the cord round my neck',
    "od'd in oct, nobody knows, i dont feel safe",
    'Noose tied. Stool out.',
    'Eight days since I slashed my wrists, the stitches are itching',
    'They pumped my stomach on the bank holiday',
    'does life insurance pay if its not an accident. bad week',
    'I went to the canal with stones in my coat',
    "I don't want to live. What's the least amount of insulin that works?",
    'The blade went deeper than I meant and the floor is wet',
  ])('%s', (text) => expect(detectCrisis(text).flags.immediate_intervention).toBe(true));
});

describe('what weighs is heard', () => {
  test.each([
    ["I'm a parcel other people have to carry", 'low'],
    ["I've turned my husband's life into a rota", 'low'],
    ["I drink till I can't see his face", 'low'],
    ["I can't do another winter of this", 'low'],
    ['did my thighs with a bit of glass again', 'medium'],
    ['scalded my arm on purpose, it helps', 'high'],
    ['he slid his hand under my duvet', 'medium'],
  ])('%s', (text, level) => expect(detectCrisis(text).level).toBe(level));
});

describe('the same words meant plainly are nothing', () => {
  test.each([
    "I'd not be sad if this cold cleared up before the wedding",
    "If the infection takes hold again I'm happy with another course of antibiotics",
    'We had the old dog put to sleep on Saturday, the kids keep asking where he is',
    "I'm tired of being kept awake by the music next door",
    'Can I skip the rest of my antibiotics if I feel better?',
    "I've enough in the tin for a new bike",
    'I stopped taking the statins and put them by the sink to ask the chemist about',
    'gave my old guitar to my nephew, wrist still sore from moving boxes',
    'Six sessions done, two to go, the shoulder is better',
    'What do people use for eczema when steroids fail?',
    'my brain says you could always have another biscuit',
    'I was ligated after my third, can I still get pregnant?',
    'Call that a mercy, the itching has stopped',
    'Annoyed to be back at work with this ankle',
    'Let it win! My toddler and broccoli, one nil',
    'Will palliative care look after me at home?',
    'this double shift is gonna kill me lol',
    'They turned me down for the job again',
    'I drink water till I cannot feel thirsty, is that diabetes?',
    'give me one reason my ear should pop every time I swallow',
    'When will I stop being sick every morning?',
    'The pub is called The Noose and the crab gave me hives',
    'I left the gas on under the soup, the house stinks, we aired it',
    'Does an old depression matter for life insurance?',
    'I self-harmed at school, twenty years clear now',
    'My heart stopped racing after the tablets, best eight hours of sleep in months',
    'Farewell drinks on Friday, is one wine alright with these tablets?',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});
