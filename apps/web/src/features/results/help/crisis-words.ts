import type { CrisisLevel } from '@yarrow/contract';

interface CrisisWords {
  title: string;
  text: string;
  /** The emergency number comes before the lines. */
  emergencyFirst: boolean;
}

/** Fixed words, never a model's: they neither frighten nor lecture, and ask for one step. */
export function crisisWords(level: CrisisLevel): CrisisWords {
  switch (level) {
    case 'immediate':
      return {
        title: 'Please get help this minute',
        text: 'Your life matters. Call now, or ask someone near you to call. Stay with someone, and move away from anything that could hurt you. If you have taken something, get help now even if you feel well.',
        emergencyFirst: true,
      };
    case 'high':
      return {
        title: 'I’m glad you told us. Please talk to someone today',
        text: 'What you wrote sounds dangerous for you or for someone else. Please contact one of these people today, and be with someone you trust until then.',
        emergencyFirst: false,
      };
    case 'medium':
      return {
        title: 'You do not have to carry this alone',
        text: 'Some of what you wrote sounds very hard. People are there who listen to exactly this, free and without judging. A doctor or someone you trust can help too.',
        emergencyFirst: false,
      };
    case 'low':
    case 'none':
      return {
        title: 'If things feel too much',
        text: 'For now or for later: these people listen, free and without judging.',
        emergencyFirst: false,
      };
  }
}
