import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';

describe('plain talk of buttons, meals, machines and matches is no danger', () => {
  test.each([
    "pressed 'end it now' on my meditation app by mistake, how do I restart the session?",
    'ate the entire birthday trifle, how long does bloating last',
    'swallow each tablet whole it says on the box, may I crush mine',
    'cut my throat lozenges in half, is that ok?',
    'standing on the bridge of the ship makes me seasick',
    'threw myself under the bus and told the dietician about the biscuits',
    'coming up the stairs I get breathless',
    'someone is following me on instagram selling slimming tea, does it work',
    'Am I being poisoned by the mould or is it a cold?',
    'end of my rope with this verruca, three months of acid gel',
    'Self-harm scars from school, over twenty years old. Which sun cream is best?',
    'Are girls more likely to get anorexia if a cousin had it?',
    'kms lol forgot my packed lunch',
    'nearly killed myself tripping over the toys, bruised shin',
    'An old schoolfriend survived a jump from a bridge and teaches maths now. How does a pelvis knit?',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});

describe('the same words told of an act are still heard', () => {
  test.each([
    "I'm ending it now, I pressed the button on the gas",
    'ate the whole box of codeine after my cake',
    'swallowed a whole tablet but then all of the others',
    "I've cut my throat",
    'I am standing on the bridge, I want to jump',
    'threw myself under a bus last week',
    'threw myself under the bus and told my wife goodbye',
    "he's coming up the stairs, he has a knife",
    'someone is following me home right now',
    "I'm being poisoned by my wife",
    'self harm scars are years old but I started again last night',
    'I want to kill myself at the gym, in the changing room',
    'burn the house down with him asleep while cooking',
    'two weeks clean from cutting and I want to go back',
    'voices in the crowd tell me to stab him',
    'kms lol my mum just found my note',
  ])('%s', (text) => expect(detectCrisis(text).level).not.toMatch(/^(?:none|low)$/));
});
