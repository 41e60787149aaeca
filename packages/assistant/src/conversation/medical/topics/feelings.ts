import { say } from '../say/say.ts';
import type { WordingKey } from '../say/wordings.ts';
import { offer, tell, timesBefore, type Talk } from '../talk.ts';
import { aDoctor } from './doctor.ts';

type Feeling = 'worried' | 'sad' | 'lonely' | 'tired-of-it' | 'grief' | 'caring';

/** Somebody says how they feel: taken in first, then one question or offer. No therapy, no advice unasked. */
export function listen(talk: Talk, feeling: Feeling): void {
  const times = timesBefore(talk, `feeling:${feeling}`);
  const key: WordingKey = feeling;
  tell(talk, say(talk, key));
  const next = NEXT[feeling](talk, times);
  tell(talk, next);
  if (talk.state.open === null && feeling !== 'worried')
    tell(talk, times % 2 === 0 ? say(talk, 'feeling-question') : '');
  offer(talk, ...offers(talk, feeling));
}

const hasCase = ({ state }: Talk): boolean => state.phase !== 'nothing';

const NEXT: Record<Feeling, (talk: Talk, times: number) => string> = {
  worried: (talk, times) =>
    hasCase(talk)
      ? times === 0
        ? 'I can show you what speaks for and against the thing you fear, and which signs would really matter. Which would help?'
        : say(talk, 'feeling-question')
      : times === 0
        ? 'Tell me what you noticed, and we look at it together.'
        : say(talk, 'feeling-question'),
  sad: (talk, times) =>
    times === 0
      ? 'You can just tell me about it. I listen, and I do not judge.'
      : `If it stays like this for weeks, or becomes too much, ${aDoctor(talk)} is there for that as well.`,
  lonely: (_talk, times) =>
    times === 0
      ? 'Is there one person you could send a short message to today, even just "can you call me?"'
      : 'A neighbour, an old friend, a group nearby: one small step counts. And you can write to me at any hour.',
  'tired-of-it': (_talk, times) =>
    times === 0
      ? 'Would you rather rest and come back later, or look at what could make tonight easier?'
      : 'Nothing here has to be done at once, unless a warning sign appears. You can pause; I keep what you told me in this chat.',
  grief: (_talk, times) =>
    times === 0
      ? 'If you like, tell me about them, or about how your days are now.'
      : 'There are people who listen to just this: a friend, a counsellor, a bereavement group. You need not be strong alone.',
  caring: (_talk, times) =>
    times === 0
      ? 'What worries you most about them right now?'
      : 'Who looks after you meanwhile? You may ask for help too.',
};

const offers = (talk: Talk, feeling: Feeling): string[] => {
  if (!hasCase(talk)) return ['I have a symptom', 'I just want to talk', 'Is anyone reading this?'];
  if (feeling === 'worried')
    return [
      'What signs should I watch for?',
      'How sure are you?',
      'What can I do myself?',
      'Should I see a doctor?',
    ];
  return ['I just want to talk', 'What can I do myself?', 'When should I worry?'];
};
