import type { Answer, Question } from '../questions.ts';
import type { Passage } from './passage.ts';

type Responses = Partial<Record<Answer, readonly string[]>>;

/** The first sentence after an answer. Where an answer raises the level, that level's own words stand instead. */
const RESPONSES: Partial<Record<Question, Responses>> = {
  thoughts: {
    no: [
      'Thank you for answering so plainly. If that ever changes, you can say it here, to {line}, or to a {doctor}.',
      'All right. It’s good that you told me. It stays OK to say so if that changes.',
    ],
    unsure: [
      'Not being sure is an answer too. Sometimes thoughts like that come and go, or hide behind “I just want it to stop”.',
    ],
  },
  plan: {
    no: ['Thank you for being open with me. I’m glad that there is no plan.'],
    unsure: ['That’s all right. You don’t have to know.'],
  },
  intent: {
    no: ['That is good to hear. Something in you is holding on, and that counts.'],
    unsure: [
      'Not being sure means it’s wise not to be alone today. Is there someone you could be with? {line} can help too.',
    ],
  },
  means: {
    no: ['Good. Distance like that protects you in a strong moment.'],
    unsure: [
      'If something comes to mind, even a little, it is best out of reach: with someone else, or locked away.',
    ],
  },
  timing: {
    no: ['Thank you. That gives us time to put some support around you.'],
    unsure: [
      'Then let’s treat today with care. Please be near someone, and tell me at once if it gets stronger.',
    ],
  },
  done: {
    no: ['Good. I’m glad you wrote instead.'],
    unsure: [
      'If you may have taken or done something, please call {emergency} to be on the safe side.',
    ],
  },
  wound: {
    no: ['Good. Keep it clean and covered.'],
    unsure: [
      'If you are not sure, let someone look at it today: a {doctor}, or the nearest {hospital}.',
    ],
  },
  commands: {
    no: ['Thank you for telling me. If that changes, it is a reason to get help the same day.'],
    unsure: [
      'That’s all right. If it ever turns into an order to hurt someone, get help the same day.',
    ],
  },
  danger_now: {
    no: ['I’m glad you are safe at this moment.'],
    unsure: [
      'If something feels off, trust that. Being near other people, with a way out, is a good start.',
    ],
  },
  strangled: {
    no: [
      'Thank you for telling me. If it ever happens, please be seen at the nearest {hospital}, even if you feel fine.',
    ],
  },
  baby_act: {
    no: [
      'Thank you. Being upset by such thoughts shows how much you care. A {doctor} or midwife can still help them fade.',
    ],
    unsure: [
      'Not being sure is a good reason to have help today: please let someone be with you and the baby, and call your {doctor} or {line}.',
    ],
  },
  others_act: {
    no: ['Good. It still helps not to be alone with this.'],
    unsure: [
      'Then please keep your distance from them for now, and let someone steady be with you.',
    ],
  },
  others_near: { no: ['Good. Please keep that distance.'] },
  eating_signs: { no: ['Good. If that comes, it needs a {doctor} the same day.'] },
  other_plan: {
    no: ['Good to know. It can change, so asking again in a day or two is all right.'],
    unsure: [
      'You can ask them that too, calmly: “Have you thought about how or when?” And if the answer is yes, don’t leave them alone.',
    ],
  },
  other_now: {
    no: ['Good. Then there is time to bring others in today.'],
    unsure: [
      'If you can’t reach them or are not sure, ask someone close to them to look in, or call {emergency} and say that you are worried about their life.',
    ],
  },
  will_contact: {
    yes: [
      'Good. That is a strong step. Go ahead; this page stays open, and you can come straight back.',
      'I’m glad. Do it now, while it feels possible, and tell me how it went.',
    ],
    no: [
      'That’s honest, thank you. What makes it hard? Maybe we can find another way.',
      'All right. What gets in the way?',
    ],
    unsure: [
      'It can feel like a big step. It can be made smaller: a text, or three words, “I need help”.',
    ],
  },
  with_someone: {
    yes: [
      'I’m glad someone is there. Ask them to stay, and tell them how bad it is.',
      'Good. Stay close to them.',
    ],
    no: [
      'Then let’s change that: knock on a neighbour’s door, ask a friend to come, or stay on the phone with someone. {line} can stay with you on the line too.',
      'Being alone makes this harder. Go to where people are if you can, even a café or a shop.',
    ],
  },
  help_coming: {
    yes: [
      'Good. You did something very hard. Stay where you can be found, with the door unlocked, and don’t take or do anything more.',
    ],
    no: [
      'Please call {emergency} now. You can just say: “I’m in danger and I need help”, and where you are. If you can’t, hand your phone to someone.',
      'It is not too late to call {emergency}. Press call and say your address first; the rest can come after.',
      'Then please knock on the nearest door, or shout, and let someone call {emergency}.',
    ],
    unsure: [
      'If you are not sure, call {emergency} again. They would rather hear twice than not at all.',
    ],
  },
  awake: {
    yes: ['Good. Tell someone at once if that changes.'],
    no: [
      'That makes it more urgent. Call {emergency} this minute and put the phone on loudspeaker. Whoever is drowsy should lie on their side.',
      'Please don’t wait: call {emergency} and tell them exactly that.',
    ],
  },
  away: {
    yes: ['Good. Stay away from it, and stay near people.', 'Well done. Keep that distance.'],
    no: [
      'Try a smaller step: out of the room, out of the front door, towards someone.',
      'Could someone else come and help you with that? You could ask: “Can you be here and take this away for me?”',
    ],
    unsure: ['Even a little distance gives you time. A closed door between is a start.'],
  },
  trusted: {
    yes: ['I’m glad there is someone. You could write to them now, before it feels harder.'],
    no: [
      'I’m sorry; that is lonely. The people at {line} are there for exactly that, and a {doctor} can be someone to tell as well.',
    ],
    unsure: ['It does not need to be someone very close. Someone who is kind will do.'],
  },
  device: {
    yes: ['Good. If that changes, use the quick exit button.'],
    no: [
      'Then please keep yourself safe first: leave with the quick exit button and come back on a device nobody else sees, such as a friend’s or one in a library. {abuse} can be reached from there too.',
    ],
    unsure: [
      'If you are not sure, better to use a device that nobody else can see. The quick exit button leaves this page at once.',
    ],
  },
  make_plan: {
    no: [
      'That’s all right. It stays here if you want it later.',
      'No problem. You can ask for it any time.',
    ],
    unsure: ['No hurry. You can just say “Make a safety plan” when you want it.'],
  },
};

/** Where the danger is another person, an open door helps nobody; and the safe one may be somebody else. */
const OF_VIOLENCE: Partial<Record<Question, Responses>> = {
  help_coming: {
    yes: [
      'Good. You did something very hard. Until help is there, stay where you are safest, with other people if you can.',
    ],
    no: [
      'If you can do it without being heard, call {emergency} now. If not, text someone you trust to call for you, with the place where it is happening.',
      'Then let someone else call {emergency}: a neighbour, a shop, a friend you can reach.',
    ],
  },
  danger_now: { no: ['Good that nothing is happening at this moment.'] },
  with_someone: {
    yes: ['Good. Stay together until help is there.'],
    no: [
      'If you can do it safely, go to where other people are, or stay on the phone with someone.',
    ],
  },
};

export function responseTo(question: Question, answer: Answer, violence = false): Passage | null {
  const other = violence ? OF_VIOLENCE[question]?.[answer] : undefined;
  if (other) return { id: `answered.violence.${question}.${answer}`, say: other };
  const say = RESPONSES[question]?.[answer];
  return say ? { id: `answered.${question}.${answer}`, say } : null;
}

/** Every one of them, for the tests that read all words. */
export const ALL_RESPONSES: readonly Passage[] = [
  ...all(RESPONSES, false),
  ...all(OF_VIOLENCE, true),
];

function all(of: Partial<Record<Question, Responses>>, violence: boolean): Passage[] {
  return Object.entries(of).flatMap(([question, responses]) =>
    Object.keys(responses).flatMap(
      (answer) => responseTo(question as Question, answer as Answer, violence) ?? [],
    ),
  );
}
