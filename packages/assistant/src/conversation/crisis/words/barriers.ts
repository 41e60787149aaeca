import type { Passage } from './passage.ts';

interface Barrier extends Passage {
  /** How it sounds when somebody says it. */
  heard: RegExp;
  /** Only where somebody is hurt at home. */
  atHome?: true;
}

/** What keeps people from reaching out, and a way round it. After each, the way is offered once more. */
export const BARRIERS: readonly Barrier[] = [
  {
    id: 'barrier.leave',
    atHome: true,
    heard:
      /\b(?:can'?t (?:leave|go)|nowhere to go|no money|leave (?:him|her|them)|where would i go|the (?:kids|children))\b/,
    say: [
      'Leaving is hard and can be dangerous, so it deserves a plan. {abuse} can help with a place to stay, money, children and a safe way out. You can talk to them just to think, without deciding anything.',
      'You know best what is safe for you, and you don’t have to decide today. {abuse} can look at the next small step with you.',
    ],
  },
  {
    id: 'barrier.no-ambulance',
    heard:
      /\b(?:don'?t|do not|dont) (?:want|need) (?:an? |any |the )?(?:ambulance|hospital|help|doctor|saving|to be saved|to go to)|\bno (?:ambulance|hospital)\b|\bwon'?t go\b/,
    say: [
      'I understand that you may not want it right now, and you still wrote to me. Let that part of you decide the next minute: call {emergency}, or let someone you know take you to the nearest {hospital}.',
      'You don’t have to want it for it to help. Please let one person know where you are: {emergency}, or someone close by.',
    ],
  },
  {
    id: 'barrier.phone',
    heard:
      /\b(?:hate|can'?t|cannot|don'?t (?:want to|like to|like|do)|not able to|too (?:anxious|scared|shy) to|scared of|afraid of|hard to)\b.{0,30}\b(?:phones?|phone ?calls?|calls?|calling|talk(?:ing)?(?: out loud| to (?:anyone|anybody|people|strangers))?|speak(?:ing)?)\b|\bphone (?:anxiety|phobia)\b|\b(?:phones?|phone calls?|calls|calling|talking) .{0,15}(?:scar|frighten|terrif|stress|freak)|\bno (?:credit|phone)\b/,
    say: [
      'You don’t have to speak. {quiet_line} works without a word. You can also send someone this: “I’m not safe. Please come.” They can call for you.',
      'Writing is fine. Use {quiet_line}, or show this page to someone near you and let them call.',
    ],
  },
  {
    id: 'barrier.locked-up',
    heard:
      /\b(?:lock(?:ed)? me|lock(?:ed)? up|section(?:ed)? me|get sectioned|be sectioned|commit me|committed|psych(?:iatric)? ward|take me away|put me away|5150|baker act|grippy|hospitalis|hospitaliz|loony|straitjacket|institutionali[sz]ed?)/,
    say: [
      'Many people fear that. Talking to a crisis line or a {doctor} about these thoughts mostly leads to talking, support and a plan, at home. Hospital is for when your life is in danger, and it is meant to be as short as possible. You can ask at the start: “What happens if I tell you everything?”',
      'You can ask {line} what they would do before you tell them anything, and you need not give your name.',
    ],
  },
  {
    id: 'barrier.cost',
    heard: /\b(?:afford|cost|costs|expensive|no money|insurance|insured|the bill|pay for|broke\b)/,
    say: [
      'Crisis lines usually cost nothing to call or text; you can start with {line}. If your life is in danger, please call {emergency} all the same. The bill can be sorted out later, with help.',
      'Money should not stand between you and help: ask {line} which free help there is near you.',
    ],
  },
  {
    id: 'barrier.no-one',
    heard:
      /\b(?:no ?one (?:to (?:call|talk|tell|turn|contact)|cares|i can|there|would)|nobody (?:to|cares|i can|would)|(?:have|got) (?:no ?one|nobody|no friends|no family|any ?one)\b|no friends|all alone in)/,
    say: [
      'That is a very lonely place to be, and it is not your fault. You can still have someone today: the people at {line} are there for those who have no one else to call. A neighbour, a pharmacist or a {doctor} can be a first person too.',
      'Then let {line} be the first one. You don’t need to know what to say; “I have no one to talk to” is enough.',
    ],
  },
  {
    id: 'barrier.distrust',
    heard:
      /\b(?:don'?t|do not|can'?t|cannot|never) (?:really )?trust\b(?! myself)|\b(?:doctors?|gps?|therapists?|psychiatrists?|hospitals?|they) (?:never|don'?t|won'?t|didn'?t|just) (?:listen|help|care|believe|give|take me)|\bhate (?:doctors?|hospitals?|therapists?)/,
    say: [
      'It makes sense to be careful if you have been let down. You can choose who: {line} is not a hospital or a surgery, and you decide how much to say. You could also bring someone you trust along to a {doctor}.',
      'Trust can be given in small pieces. Tell one person one sentence, and see how they take it.',
    ],
  },
  {
    id: 'barrier.tried-before',
    heard:
      /\b(?:tried|called|rang|phoned|texted|did) .{0,40}(?:before|already|last time|once|useless|didn'?t help|did ?n[o']?t (?:help|work)|no (?:help|use|good|answer)|hung up|on hold|queue)|\b(?:didn'?t|doesn'?t|don'?t|never|won'?t|wouldn'?t|can'?t) (?:really )?help(?:s|ed)? (?:me|at all|anyway|last time)\b|\bnothing helps\b/,
    say: [
      'I’m sorry. You reached out and it did not help; that hurts. It can be different with another person on another day. You could say right away: “Talking to a line didn’t help me last time. Today I need you to just stay with me.” You can start with {line}, or try another one at {directory}.',
      'It is all right to ask for someone else on the line, to call a second time, or to try a {doctor} instead.',
    ],
  },
  {
    id: 'barrier.bother',
    heard:
      /\b(?:bother|burden(?:ing)?|waste|wasting) (?:anyone|anybody|them|people|their|you|someone)|\bothers? need it more|\bnot (?:bad|serious|ill|sick) enough|\bdon'?t deserve|\bbe a (?:bother|nuisance)/,
    say: [
      'You would not be taking anything from anyone. These lines are there for people who feel the way you do, and it does not have to get worse first. Please try {line}.',
      'You matter enough to be helped. If a friend told you this, you would want them to call.',
    ],
  },
  {
    id: 'barrier.family',
    heard:
      /\b(?:parents?|mum|mom|dad|family|husband|wife|partner|boss|work|school) (?:will|would|might|could|can'?t|cannot|mustn'?t|must not|are going to|is going to) (?:find out|know|kill me|be (?:mad|angry|upset)|hear|see|flip|freak)|\bdon'?t want (?:my|anyone|anybody|them|people) .{0,25}(?:to )?(?:know|find out|worry)/,
    say: [
      'You can choose who knows. You could start with someone outside: {line}. They don’t need your name to listen, and they can help you think about who to tell.',
      'If talking at home is not possible, a walk outside, a library or a friend’s place can give you a quiet spot to call or write from.',
    ],
  },
  {
    id: 'barrier.ashamed',
    heard:
      /\b(?:ashamed|embarrass\w*|humiliat\w*|what (?:they|people)(?:'ll| will| would)? think|judge me|judged|so stupid)\b/,
    say: [
      'Shame makes it hard to speak. The people who answer have heard a lot, and they will not think less of you. You can start with: “This is hard to say.”',
    ],
  },
  {
    id: 'barrier.police',
    heard:
      /\b(?:police|cops?|deport\w*|immigration|visa|social services|take my (?:kids|children|baby)|lose my (?:kids|children|baby|job))\b/,
    say: [
      'That fear keeps many people silent. You can ask {line} first, without your name, what would and would not be passed on. Asking for help is seen as looking after yourself and those you love.',
    ],
  },
  {
    id: 'barrier.energy',
    heard:
      /\b(?:no energy|too tired|can'?t move|too much effort|exhausted to|can'?t get up|don'?t have the strength)\b/,
    say: [
      'Then make it as small as possible: one text with the words “I need help”, to {quiet_line}, or to one person in your phone. They can do the rest.',
    ],
  },
];
