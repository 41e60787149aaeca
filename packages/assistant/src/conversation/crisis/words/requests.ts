import type { Passage } from './passage.ts';

export interface Request extends Passage {
  heard: RegExp;
  /** The conversation stays with this answer: no further question in the same reply. */
  still?: true;
  /** Not looked for where the message itself tells of danger. */
  onlyCalm?: true;
}

/** What people ask or say to the one they are talking with. The first that fits is answered. */
export const REQUESTS: readonly Request[] = [
  {
    id: 'request.say_to',
    heard:
      /\bwhat (?:do|should|can|could|would|shall|must) i (?:even |actually )?(?:say|tell|text|write|reply)(?: back)?(?: to)? (?:her|him|them|my )/,
    say: [
      'Plainly and kindly. You can say: “I’m worried about you, and I’m here. Are you thinking of killing yourself?” Asking does not put the thought there. Then listen more than you talk, don’t argue or promise to keep it secret, and say: “Let us get help together, now.”',
      'You need no perfect words. “I don’t want you to be alone with this. Let us call someone together, and I stay with you” is enough. Keep your voice calm, and keep them talking while you wait.',
    ],
  },
  {
    id: 'request.must_go',
    heard:
      /\b(?:do|must|should) (?:i|we) (?:really |still |actually )*(?:have to |need to |got to )(?:go|call|ring|be seen)\b|\bdo i have to\b/,
    say: [
      'I can’t make you, and I hope you will. What you told me needs a person now: {emergency}, or someone who takes you to the emergency department. If you swallowed something, go even if you feel fine: the harm can come hours later, and treatment works best before.',
      'Yes, please. Being seen and told that it is nothing is a good end to this. Waiting is the risk: {emergency}, or someone who takes you there.',
    ],
  },
  {
    id: 'request.call',
    heard:
      /\bwhat (?:happens|will happen|would happen|do they (?:do|say|ask)|do i say|should i say|would i say)\b.{0,25}(?:\b(?:call|ring|phone|text|contact|dial|there|them)\b|\?|$)|\bwhat(?:'s| is) it like to call|\bwho (?:answers|picks up)|\bwill they (?:send|trace|tell|know|come|call)/,
    say: [
      'When you contact {line}, you may first hear a recording or wait a little. Then a trained person asks what is going on and listens. You don’t have to give your name, and “I’m not OK” is enough to begin. They will probably ask whether you are safe. You can stop whenever you want. If your life is in danger at that moment, some lines may bring in the emergency service.',
      'With {emergency}, someone asks where you are and what has happened. You can say: “I’m in danger of hurting myself.” They tell you what to do, and who can come. Stay on the line as long as they ask you to.',
      'With a {doctor}, you can ask for a visit “about my mental health, today”. They ask how you are, whether you are safe, and what would help. You can take someone with you.',
      'At {quiet_line}, you write instead of talking. A person writes back; it can take a few minutes at busy times. You can stop and come back.',
    ],
  },
  {
    id: 'request.machine',
    heard:
      /\b(?:you(?:'re| are| r)|u r|ur|you) (?:just |only |nothing but )?(?:a |an )?(?:bot|robot|ai|machine|computer|program|software)\b|\b(?:are|r) (?:you|u) (?:just |only )?(?:a |an )?(?:bot|robot|ai|machine|computer|program)\b/,
    say: [
      'Yes, I’m software, not a person. I can answer here at any time, but I can’t come to you or call anyone for you. People can: at {line}, in an emergency {emergency}, and someone you trust.',
      'That’s true: I’m a computer program. What you tell me still matters, and you deserve a person as well: {line} has people who listen.',
    ],
  },
  {
    id: 'request.human',
    heard:
      /\b(?:are|r) (?:you|u) (?:a |an )?(?:real|human|person|actual|alive)|\b(?:talking|speaking|writing) to (?:a |an )?(?:real|human|person|bot|robot|ai|machine|computer)|\bis (?:this|anyone|someone|anybody) (?:a )?(?:real|human|person|bot|there\??$)|\breal person\b/,
    say: [
      'No, I’m software, not a person. I can answer here at any time, but I can’t come to you or call anyone for you. People can: at {line}, in an emergency {emergency}, and someone you trust.',
      'I’m a computer program. What you tell me still matters, and you deserve a person as well: {line} has people who listen.',
      'I’m software, so I can’t feel what you feel. A person can hear more than I do: {line}, or someone close to you.',
    ],
  },
  {
    id: 'request.readers',
    heard:
      /\b(?:is|does|do|will|can|could|has|did) (?:any ?one|any ?body|some ?one|some ?body|a (?:person|human|doctor|nurse)|people|they|you all)(?: else)? (?:\w+ ){0,2}(?:read|see|watch|monitor|listen)|\bwho (?:\w+ ){0,2}(?:reads?|sees?|can (?:read|see)|is (?:reading|watching))\b/,
    say: [
      'Nobody reads along as we write; I’m software. Where a message sounds dangerous, a clinician of this service may read the session later. Each such reading is recorded, and you can see it under flagged sessions. For a person now: {line}, or someone you trust.',
      'No person is here with us just now. A clinician may read later what sounded dangerous, and you would see that they did. At {line} a person listens at once.',
    ],
  },
  {
    id: 'request.note',
    heard:
      /\b(?:write|draft|word|wording|help .{0,20}with|compose|make) .{0,30}(?:suicide note|good ?bye|farewell|last (?:letter|message|words|note)|note to (?:my|leave)|my note)/,
    say: [
      'I won’t help write a goodbye. I want to stay with you in what makes you want to say it. Who would it be for? That may be the very person to write to now: “I’m not OK. Please come.” And {line} is there too.',
      'Not a goodbye. If you want to write to someone, we can write: “I’m thinking of suicide and I need you.” {line} can be with you until they answer.',
    ],
    still: true,
  },
  {
    id: 'request.agree',
    heard:
      /\b(?:better off dead|better if i (?:was|were) (?:dead|gone)|tell me (?:it'?s|its|it is) ok(?:ay)? to (?:die|go)|(?:is it|it'?s) ok(?:ay)? to (?:die|end|kill)|give me (?:a|one) reason|why (?:should|shouldn'?t) i (?:live|stay|go on|die|just)|convince me|agree with me|don'?t you think i should)/,
    say: [
      'I won’t agree that dying is the answer. I do believe that the pain is real, and pain like this can change, even when it feels as if it never will. You have kept going until this minute; let someone help you with the next one: {line}.',
      'I can’t give you a reason that fits your life; I know too little of it. But you are here and writing, so some part of you is still looking. Please let a person look with you: {line}.',
    ],
  },
  {
    id: 'request.secret',
    heard:
      /\b(?:don'?t|do not|won'?t|will you|would you|are you going to|gonna|can you|promise (?:not|you)|promise me) .{0,20}(?:tell (?:anyone|anybody|my|them|the police|someone)|report|secret|call (?:the police|anyone|the cops|someone)|send)|\b(?:keep (?:this|it) (?:a )?(?:secret|between us|private))|\bwho (?:sees|reads|can see) (?:this|it)/,
    say: [
      'I can’t keep your danger a secret in the sense of wanting no one to know: I’d like a person to help you. But I don’t call anyone, and I have not called anyone. You choose who to tell. {line} will listen without your name.',
      'I don’t contact anyone for you. That is why it matters that you do: one person, or {line}.',
    ],
  },
  {
    id: 'request.hide',
    heard:
      /\b(?:hide|hiding|cover(?:ing)? up|conceal\w*|disguise)\b.{0,40}\b(?:cuts?|scars?|marks?|bruises?|burns?|wounds?|it from|weight|food|vomit\w*|eating|purg\w*|from my (?:mum|mom|dad|parents|doctor))/,
    say: [
      'I won’t help to hide it, because you deserve care and not to be alone with it. I can help with looking after your body, or with finding words for someone. You could say: “I’ve been hurting, and I don’t want you to be angry. I need help.” {line} can listen first.',
      'Keeping it hidden takes a lot out of you. Shall we find one safe person instead? {line} could be the first.',
    ],
    still: true,
  },
  {
    id: 'request.why',
    heard:
      /\bwhy (?:do|are|would|did) you (?:keep )?ask(?:ing)?\b|\bwhy (?:does that|does it) matter|\bwhat(?:'s| is) it to you/,
    say: [
      'I ask because the answer shows how soon you need a person beside you. Asking does not put the thought in anyone’s head, and you can say as little as you like.',
      'Fair question. I want to understand how much danger there is, so that I point you to the right help.',
    ],
  },
  {
    id: 'request.stop-asking',
    heard:
      /\b(?:stop|quit) (?:asking|it|this|with the questions|talking about (?:it|this|that))|\bno more questions|\bdon'?t (?:want to|wanna) (?:talk|answer|say|discuss)(?: about| any| that| it|$)|\bleave me alone|\bshut up|\bstop telling me/,
    say: [
      'All right, I’ll stop asking for now. We can talk about something else, or you can just write. {line} stays here for you.',
      'OK. No questions. I’m still here, and so is {line}.',
      'Understood. You lead. {line} can wait until you want it.',
    ],
    still: true,
  },
  {
    id: 'request.useless',
    heard:
      /\b(?:you(?:'re| are)? (?:not helping|useless|no help|stupid|don'?t (?:care|understand|get it|listen|help))|this (?:is|isn'?t) (?:useless|stupid|pointless|not helping|helping)|fuck (?:you|off|this)|you sound like|scripted|canned|script)\b/,
    say: [
      'I’m sorry. I’m software, and I may have missed what you need. Tell me in your own words what would help right now. And if you’d rather have a person, {line} is there.',
      'That’s fair. You came for help and I haven’t given you what you needed. {line} may do better than I can. I’m still here as well.',
      'I hear that this isn’t helping. What is the one thing I should understand? A person at {line} can listen in a way I can’t.',
    ],
    still: true,
  },
  {
    id: 'request.told',
    heard:
      /\b(?:i|we)(?:'ve| have)? (?:just |already |now )?(?:called|rang|phoned|texted|told|contacted|spoke(?:n)? (?:to|with)|talked (?:to|with)|messaged|dialled|dialed|reached)\b(?!.{0,40}\b(?:before|last (?:time|year|month|week)|didn'?t help|useless|no answer|hung up|goodbye)\b)|\bon the phone (?:with|to)|\bi'?m (?:calling|ringing|phoning|texting)/,
    onlyCalm: true,
    say: [
      'I’m glad you did that. It takes courage. How did it go, and is someone with you now?',
      'Well done for reaching out. Stay in touch with them, and keep {line} for later as well.',
      'That was a strong step. What did they say?',
    ],
    still: true,
  },
  {
    id: 'request.joke',
    heard:
      /\b(?:(?:i'?m|i am|i was|was|it was|its|it's|that was|just|only) (?:just |only |totally |obviously )?(?:joking|kidding|messing|a joke|exaggerat\w*|being dramatic|being stupid|trolling|testing)|jk\b|just a joke|didn'?t mean (?:it|that)|not serious|not being serious)/,
    onlyCalm: true,
    say: [
      'Thanks for telling me. I’d rather take it seriously once too often. If there was anything true in it, you can say so, now or later. The ways to reach someone stay on the page: {line}.',
      'All right, and no harm done. I’ll leave {line} where you can see it, and you don’t need a reason to use it.',
      'OK. I’m not cross, and you have nothing to explain. If it ever stops being a joke, {line} and I are here.',
    ],
    still: true,
  },
  {
    id: 'request.others-say',
    heard:
      /\b(?:doctors?|gp|therapist|wife|husband|partner|friends?|mum|mom|dad|parents?|he|she|they)(?:'s| all)? (?:says?|said|thinks?|told me) (?:that )?(?:i'?m|i am|it'?s|its|it is) (?:fine|nothing|ok|okay|just|not)/,
    onlyCalm: true,
    say: [
      'It’s good that someone is around you. Still, nobody else can see how it is inside you, and what you told me keeps its weight. If you’d like another ear: {line}.',
      'They may mean well. What counts is how it is for you, and you can ask again, or ask someone else: {line}.',
    ],
  },
  {
    id: 'request.fine',
    heard:
      /\b(?:i'?m|i am|im|feel(?:ing)?|it'?s|its) (?:actually |really |totally |all |much |a bit |a lot |now )*(?:fine|ok|okay|alright|all right|good|better|safe|over it|calmer)\b(?! (?:with|to (?:die|go)|if))|\b(?:ignore|forget|never ?mind) (?:me|that|it|what i said|this)|\bnever ?mind\b|\bdon'?t worry\b/,
    onlyCalm: true,
    say: [
      'I’m glad if it has eased a little. Feelings like that can come in waves, so I’ll leave {line} in view. You needn’t be at your worst to use it. What helped just now?',
      'Good to hear. You don’t have to take anything back; it was right to say it. {line} stays here, in case it returns. Is there someone you could be with today?',
      'That’s good. If it shifts again, even a bit, please say so here or to {line}.',
    ],
    still: true,
  },
  {
    id: 'request.thanks',
    heard: /^(?:ok(?:ay)?[,.! ]*)?(?:thank ?(?:you|s)|thx|ty|cheers|appreciate)\b.{0,40}$/,
    onlyCalm: true,
    say: [
      'You’re welcome. I’m glad you wrote, and you can go on any time.',
      'Thank you for trusting me with it. {line} is there for the moments when you want a person.',
      'You did the hard part. Come back here whenever you like.',
    ],
  },
  {
    id: 'request.bye',
    heard:
      /^(?:(?:ok(?:ay)?|well|right|anyway|thanks?|thank you)[,.! ]*)*(?:bye|good ?night|night|gotta go|got to go|i have to go|i'?m (?:going|off)|talk later|see you|cya|ttyl|i'?ll go)\b.{0,40}$/,
    onlyCalm: true,
    say: [
      'Before you go: is someone with you, and are you somewhere safe? This chat stays open, you can come back at any hour, and {line} is there too.',
      'Take care of yourself for the next hour: something warm, something to drink, someone near. You can return here whenever you want. And if it gets strong: {line}.',
      'All right. Nothing closes here. Please keep {line} at hand.',
    ],
    still: true,
  },
];

/** Amounts, dangers and ways are not spoken of with somebody who may be in danger; what they need is. */
export const NO_METHOD: Passage = {
  id: 'no-method',
  say: [
    'I won’t go into amounts or what is dangerous, because I want you to be safe. If it is about a medicine you need, a pharmacist or your {doctor} can tell you today what is right for you. If you have already taken something, please call {emergency} now.\n\nWhat is behind the question? You can tell me, or {line}.',
    'That is something I leave out here, for your safety. A pharmacist can help with a medicine you need. And if the question comes from wanting the pain to stop, please say it to {line}; they can stay with you in this moment.',
    'I’ll stay away from that, and I’ll stay with you. What hurts the most right now? {line} can hear it too.',
    'I can’t help with that part. I can help you get through the next hour, and so can {line}.',
  ],
};

export const DOSE_FOR_ANOTHER: Passage = {
  id: 'no-method.other',
  say: [
    'I won’t go into amounts here. If they may have taken something, call {emergency} now, even if they seem well; {line} can advise you on the rest.',
  ],
};
