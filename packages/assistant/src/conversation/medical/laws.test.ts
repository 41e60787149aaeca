import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIGRAINE, replies } from './testing-talk.ts';

/** What people say, whole and broken, beside any text at all. */
const LINES = [
  'hi',
  'why?',
  'why do you think so?',
  'how sure are you',
  'what can I do myself',
  'what else?',
  'when should I worry?',
  'can I take ibuprofen?',
  'and paracetamol?',
  'none',
  'yes',
  'no',
  "I don't know",
  'I have a headache',
  'I have a cough and a runny nose',
  "actually I don't have a headache",
  'pain in my chest going into my left arm',
  'undo',
  'start over',
  'just tell me',
  'ask me',
  'could it be a heart attack?',
  'what is migraine?',
  'thanks',
  'bye',
  "I'm scared",
  'my wife says it is nothing',
  'are you human?',
  '34',
  'female',
  '2 days',
  'I have asthma',
  'constructor',
  '[1] [2]',
  '???',
  '🙂',
];
const message = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...LINES) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
);
const start = fc.constantFrom(null, MIGRAINE);
const talk = fc.array(message, { minLength: 1, maxLength: 30 });
const RUNS = { numRuns: 40 };

const markers = (content: string): number[] => [
  ...new Set([...content.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n))),
];

describe('a conversation about the body, whatever is said', () => {
  it('never throws, marks just what it cites, and always offers a way on', () => {
    fc.assert(
      fc.property(start, talk, (input, texts) => {
        for (const { content, citations, quickReplies } of replies(input, texts)) {
          expect(content.trim()).not.toBe('');
          expect(markers(content).toSorted((a, b) => a - b)).toEqual(
            citations.map((_, i) => i + 1),
          );
          expect(quickReplies.length).toBeGreaterThanOrEqual(1);
          expect(quickReplies.length).toBeLessThanOrEqual(4);
          expect(new Set(quickReplies).size).toBe(quickReplies.length);
        }
      }),
      RUNS,
    );
  });

  it('says nothing twice', () => {
    fc.assert(
      fc.property(start, fc.array(message, { minLength: 30, maxLength: 30 }), (input, texts) => {
        const said = replies(input, texts).map(({ content }) => content);
        expect(new Set(said).size).toBe(said.length);
      }),
      { numRuns: 15 },
    );
    const stuck = replies(
      null,
      Array.from({ length: 60 }, () => 'qqq'),
    ).map(({ content }) => content);
    expect(new Set(stuck).size).toBe(stuck.length);
  });

  it('is the same for the same words, and its memory is plain JSON', () => {
    fc.assert(
      fc.property(start, talk, (input, texts) => {
        const [once, again] = [replies(input, texts), replies(input, texts)];
        expect(again).toEqual(once);
        const state = once.at(-1)?.conversation.medical;
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 15 },
    );
  });

  it('never lowers an emergency by what others say, and begins with the number', () => {
    const told = 'I have pain in my chest going into my left arm';
    fc.assert(
      fc.property(
        fc.constantFrom(
          'my wife says it is nothing',
          'it is probably just stress',
          'my doctor said I am fine',
        ),
        (prose) => {
          const [first, second] = replies(null, [told, prose]);
          expect(first?.content.startsWith('**Call 911 now.**')).toBe(true);
          expect(second?.conversation.medical.input).toEqual(first?.conversation.medical.input);
          const [together] = replies(null, [`${told}. ${prose}`]);
          expect(together?.content).toContain('911');
        },
      ),
    );
  });
});
