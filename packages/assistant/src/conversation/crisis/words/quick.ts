import type { Answer, Question } from '../questions.ts';

/** What the person can tap, for each question. The tests hold that every one of them is read as it is meant. */
export const QUICK: Partial<Record<Question, Partial<Record<Answer, string>>>> = {
  thoughts: { yes: 'Yes, I do', no: 'No, I don’t', unsure: 'I’m not sure' },
  plan: { yes: 'Yes, I have a plan', no: 'No, I have no plan' },
  intent: { yes: 'Yes, I might', no: 'No, I won’t act on them', unsure: 'I don’t know' },
  means: { yes: 'Yes, there is something', no: 'No, nothing here' },
  timing: { yes: 'Yes, today', no: 'No, not today', unsure: 'I don’t know' },
  done: { yes: 'Yes, I have', no: 'No, I haven’t' },
  wound: { yes: 'Yes, it is bad', no: 'No, nothing like that' },
  commands: { yes: 'Yes, sometimes', no: 'No, never' },
  danger_now: { yes: 'Yes, right now', no: 'No, not at this moment' },
  strangled: { yes: 'Yes', no: 'No, never' },
  baby_act: { yes: 'Yes, I’m afraid I might', no: 'No, I never would' },
  others_act: { yes: 'Yes, I might', no: 'No, I won’t' },
  others_near: { yes: 'Yes, they are near', no: 'No, they are not here' },
  eating_signs: { yes: 'Yes, I have', no: 'No, none of that' },
  other_plan: { yes: 'Yes, they have a plan', no: 'No, I don’t think so', unsure: 'I don’t know' },
  other_now: {
    yes: 'Yes, it’s happening now',
    no: 'No, not right now',
    unsure: 'I can’t reach them',
  },
  will_contact: { yes: 'Yes, I will', no: 'No, I can’t' },
  with_someone: { yes: 'Someone is with me', no: 'No, I’m alone' },
  help_coming: { yes: 'Yes, help is on the way', no: 'No, not yet' },
  awake: { yes: 'Yes, awake and breathing fine', no: 'No, something is wrong' },
  away: { yes: 'Yes, I have moved away', no: 'No, I can’t' },
  trusted: { yes: 'Yes, there is someone', no: 'No, there is no one' },
  device: { yes: 'Yes, it is safe', no: 'No, someone could see' },
  make_plan: { yes: 'Make a safety plan', no: 'Not now' },
};

/** What may be in the way, for who cannot contact anyone now. */
export const WAYS_BARRED = [
  'I don’t want to talk on the phone',
  'I’m scared they’ll lock me up',
  'I have no one to call',
  'I tried before and it didn’t help',
];
export const WAYS_BARRED_CHILD = [
  'I don’t want to talk on the phone',
  'I don’t want my parents to know',
  'I have no one to call',
  'I don’t trust anyone',
];
