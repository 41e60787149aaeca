import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';

/** The wish to be gone told in a picture, with no word for dying; and the same pictures meant plainly. */
describe('a wish told in a picture is heard', () => {
  test.each([
    // Bad news welcomed, good news mourned.
    'The scan man went quiet and I thought, oh good, a way out.',
    "She said the word terminal and it was the lightest I've felt in years",
    'They said it was benign. I felt robbed.',
    'The doctor told me I have the heart of an ox and my own heart sank.',
    // A near miss, and calm.
    'The lift dropped two floors and I was so happy. Then it stopped.',
    'Massive turbulence on the way back, calmest I have felt all year',
    // Who is well off.
    'I walked through the cemetery at lunch and thought, budge up.',
    "At the crematorium I kept thinking, you're well out of it, mate",
    'we buried our lad with his drumsticks and I envied the drumsticks',
    // A mistake, a body that has not been told, a lift that does not come.
    'i feel like a glitch someone should delete',
    'whoever did the register forgot to rub me out',
    "My body hasn't read the memo that I've left",
    "My lungs are the only part of me that's still keen",
    "My stubborn heart keeps on beating, I didn't ask it to",
    'The Lord has had me in the waiting room for years now',
    'I asked the priest what is keeping him',
    // Let go, unplugged, without me.
    'God, can I please come home now',
    "I'm past my use by and nobody's cleared the shelf",
    'The anaesthetist smiled and I thought please never wake me up',
    'tomorrow is welcome to start without me',
    'is there a form to opt out of the rest of it',
    "I'd like to hand in my notice on life",
    'If I were a dog somebody would have put me to sleep by now',
    "I hope I'm not seeing eighty",
    'They say I have good genes, ninety at least. I felt sick.',
    // What is left to come by itself.
    "The fire alarm went off and I lay there. I'll give it a minute, I thought.",
    'Red warning, danger to life, so I walked out to see what it wanted.',
    'I leave the back door open for death',
    // Sayings of other tongues.
    'In Germany we say to look at the radishes from below. I think about this.',
    'The ground is calling me. I am ready to answer.',
  ])('%s', (text) => expect(detectCrisis(text).flags.suicidal_ideation).toBe(true));
});

describe('a plan or an act told so is grave', () => {
  test.each([
    'Two weeks ago the beam gave way. I told people I tripped.',
    'I have parked where the hosepipe will reach',
    "It's knotted. The stool is under the hatch.",
  ])('%s', (text) => expect(detectCrisis(text).flags.immediate_intervention).toBe(true));
});

describe('the same pictures meant plainly are not', () => {
  test.each([
    'It came back benign, what a relief, I felt I could breathe again.',
    'The doctor says I have the heart of an ox, so why am I tired?',
    'Massive turbulence and I was sick the whole flight. Ginger or tablets?',
    'The lift dropped two floors and my neck hurts.',
    'I walked through the cemetery at lunch, 6000 steps.',
    'I feel like a zombie after night shifts',
    "My body hasn't adjusted to the clocks yet",
    'My left lung is the only part that still hurts',
    'We waited in the waiting room for years it felt like',
    'Someone mixed up the paperwork and I got the wrong inhaler',
    "I'm not afraid of falling, I want shoes that grip",
    'I hope the cancer never comes back, two years clear today',
    'Can I come home the same day after a hernia repair?',
    'This milk is past its use by, is it safe?',
    'The anaesthetist smiled and I woke up with a sore throat',
    'The meeting started without me because of my migraine',
    'How do I opt out of the organ register?',
    'I handed in my notice on Friday and slept like a baby',
    'If I were a dog owner would my asthma be worse?',
    'My gran is not seeing well at eighty',
    "The fire alarm went off at work and I've had ringing ears since",
    "There's a lump on my wrist, should I wait a week?",
    "We've stopped the papers, the dog's at my sister's, and we're off to Rhodes. Which sun cream?",
    'I told the chemist I dropped the bottle and she replaced it.',
    'The branch broke and I fell on my wrist. Is it a sprain?',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});
