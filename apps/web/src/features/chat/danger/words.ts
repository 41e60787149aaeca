import { isAbuse, type Danger } from './danger.ts';

interface Words {
  title: string;
  text: string;
}

/** Fixed words, never a model's: they neither frighten nor lecture, and ask for one step. */
export function helpWords(danger: Danger): Words {
  // Where another person is the danger, a call may be overheard: nobody is urged to make one.
  if (isAbuse(danger) && danger.level !== 'none')
    return {
      title: 'You deserve to be safe',
      text:
        danger.level === 'immediate'
          ? 'If you can, get to a place with other people. Call only where you cannot be overheard; writing may be safer.'
          : 'Call or write only where nobody can see or hear it. You decide what to do, and when.',
    };
  switch (danger.level) {
    case 'immediate':
      return {
        title: 'Please get help this minute',
        text: 'Call now, or ask someone near you to call. Stay with someone, and move away from anything that could hurt you. If you have taken something, get help now even if you feel well.',
      };
    case 'high':
      return {
        title: 'I’m glad you told me. Please talk to someone today',
        text: 'A trained person answers; you decide what to say. Be with someone you trust until then.',
      };
    case 'medium':
      return {
        title: 'You can talk to someone now',
        text: 'A trained person answers, free and without judging; you decide what to say.',
      };
    case 'low':
      return { title: 'Someone to talk to, for now or for later', text: '' };
    case 'none':
      return { title: 'Help stays here, should you need it', text: '' };
  }
}
