import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';

/** A wish to die in few words, as most people put it, in any tongue they fall back on. */
describe('a wish to die is heard', () => {
  test.each([
    "I'm done living",
    "I shouldn't have been born",
    "I wish I'd died in that accident",
    "I'm praying for an early death",
    'some days the river looks inviting',
    "I'd rather be ashes than this",
    'half of me hopes the plane crashes',
    "I don't plan on growing old",
    'I miss him so much I want to go too',
    "there are mornings I'm cross that my eyes opened",
    'i wanna self delete',
    "I've started wishing I was dead",
    'ya no quiero vivir',
    "j'ai envie de mourir",
    'ich will nicht mehr aufwachen',
    'yaşamak istemiyorum',
    'хочу умереть',
    '我不想活了',
  ])('%s', (text) => expect(detectCrisis(text).flags.suicidal_ideation).toBe(true));
});

describe('an act in few words is at least high', () => {
  test.each([
    "in an hour I'll be dead",
    "tonight's the night I die",
    'pills in one hand, phone in the other',
    'the car is filling up with fumes',
    'estoy en el puente',
    "j'ai avalé tous les comprimés",
    'ich bringe mich heute um',
    "Don't let the children come in first, I've tied it to the loft hatch",
  ])('%s', (text) => expect(detectCrisis(text).flags.immediate_intervention).toBe(true));
});

describe('and the same words on an ordinary day are not', () => {
  test.each([
    "My kids would starve without me, they can't even find the fridge",
    "I've given away my maternity clothes, we are done at three",
    "Bath's run, door's locked, candles lit, bliss after twelve hours with the twins",
    'I stopped wearing my mask in March and have had three colds since',
    'Stick a fork in me, I am done. Half marathon finished',
    'My rings will not go on and my ankles are swollen',
    'I have pain when I think about food, and the spots do not spread anywhere',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});
