import type { Passage } from './passage.ts';

interface Feeling extends Passage {
  heard: RegExp;
}

/** A sentence that answers what somebody feels, by the words they use for it. */
export const FEELINGS: readonly Feeling[] = [
  {
    id: 'feel.lost',
    heard:
      /\b(?:passed away|funeral|bereave\w*|grie(?:f|ving)|lost my (?:mum|mom|dad|son|daughter|wife|husband|partner|brother|sister|friend|baby|gran|nan|dog|cat)|since .{0,20}died)\b/,
    say: [
      'I’m sorry for your loss. Missing someone like that can take the ground away.',
      'Grief can be so heavy, and it has no timetable.',
    ],
  },
  {
    id: 'feel.alone',
    // "She is at home alone" is told of another.
    heard:
      /(?<!\b(?:she|he|they)(?:'?s|'?re| is| are| lives?)? (?:\w+ ){0,3})\b(?:alone|lonely|nobody|no ?one|isolated|invisible|left out)\b/,
    say: ['That sounds very lonely.', 'Nobody should have to be so alone with it.'],
  },
  {
    id: 'feel.tired',
    heard: /\b(?:tired|exhausted|drained|worn out|can'?t sleep|no sleep|not slept|sleepless)\b/,
    say: [
      'You sound worn out. Everything is harder to bear with so little rest.',
      'That kind of tiredness goes deep.',
    ],
  },
  {
    id: 'feel.scared',
    heard: /\b(?:scared|afraid|frightened|terrified|fear|panic\w*|shaking|anxious)\b/,
    say: [
      'That sounds frightening. It makes sense to be scared.',
      'Put both feet on the floor and breathe out slowly if you can; I’m still here.',
    ],
  },
  {
    id: 'feel.ashamed',
    heard:
      /\b(?:ashamed|guilty|my fault|disgust\w*|failure|worthless|useless|hate myself|pathetic|let everyone down)\b/,
    say: [
      'You are speaking very hard about yourself. I’m sorry it feels like that.',
      'Those are harsh words to carry around. They are feelings, and feelings are not the whole of you.',
    ],
  },
  {
    id: 'feel.angry',
    heard: /\b(?:angry|furious|rage|pissed|unfair|sick of)\b/,
    say: ['It makes sense to be angry when so much has gone wrong.'],
  },
  {
    id: 'feel.numb',
    heard: /\b(?:numb|empty|hollow|nothing matters|don'?t care any ?more|feel nothing)\b/,
    say: ['Feeling empty like that can be as hard as pain.'],
  },
  {
    id: 'feel.parted',
    heard: /\b(?:broke up|break ?up|breakup|divorce\w*|left me|dumped|cheat\w*|my ex)\b/,
    say: ['Losing someone like that can shake everything.'],
  },
  {
    id: 'feel.money',
    heard:
      /\b(?:debts?|money|rent|evict\w*|job|fired|redundant|unemployed|homeless|bills?|exams?|bull(?:y|ied|ying))\b/,
    say: ['That is a lot of pressure, and it would weigh on anyone.'],
  },
  {
    id: 'feel.pain',
    heard:
      /\b(?:hurts?|pain|ache|too much|can'?t cope|overwhelm\w*|breaking|unbearable|cry(?:ing)?|cried)\b/,
    say: [
      'I’m sorry it hurts so much.',
      'That sounds like more than one person should have to hold.',
    ],
  },
];

/** Where nothing more fitting was heard, and the person wrote at some length. */
export const HEARD: Passage = {
  id: 'heard',
  say: [
    'Thank you for telling me that.',
    'I hear you.',
    'That sounds really hard.',
    'I’m glad you keep writing.',
    'That is a lot to carry.',
    'Thank you for trusting me with that.',
    'It’s good that you put it into words.',
    'I can see that this is not simple.',
  ],
};

/** The same after a word or two. */
export const HEARD_SHORT: Passage = {
  id: 'heard.short',
  say: ['All right.', 'OK.', 'I’m here.', 'That’s OK.', 'Mm, all right.'],
};

/** The same about another person. */
export const AGAIN_OTHER: Passage = {
  id: 'again.other',
  say: [
    'That is worrying, and it is good that you keep an eye on them.',
    'I see why you are worried about them.',
    'You are doing a lot for them by not looking away.',
  ],
};

/** The same danger told once more. */
export const AGAIN: Passage = {
  id: 'again',
  say: [
    'I hear how strong it is.',
    'It keeps coming back, and that is exhausting.',
    'I’m glad you say it again and don’t hide it.',
    'I haven’t forgotten what you told me, and I hear it again now.',
  ],
};

/** Of what others cannot see or hear: neither argued with nor agreed to. */
export const AGAIN_VOICES: Passage = {
  id: 'again.voices',
  say: [
    'I can’t see what is behind it, and I can see how much it troubles you. You deserve to feel safe.',
    'That must be hard to live with. Feeling safe comes first now.',
  ],
};
