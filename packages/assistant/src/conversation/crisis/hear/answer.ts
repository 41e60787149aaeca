import type { Answer, Question } from '../questions.ts';
import { plain } from './plain.ts';

/** A yes that names a later day, only told apart for the question of when. */
export type Heard = Answer | 'soon';

const UNSURE =
  /^(?:(?:well|um+|uh+|hmm+|idk|honestly)[,. ]*)*(?:(?:i )?(?:really )?(?:don'?t|dont|do not) (?:really )?know|idk|dunno|not (?:really |so |too )?sure|unsure|no idea|no clue|maybe|perhaps|yes and no|hard to say|possibly|i(?:'m| am|m) not (?:so |really |quite )?sure|it depends|depends|not yet|i can'?t (?:say|tell))\b/;
const YES =
  /^(?:(?:well|um+|uh+|hmm+|honestly|ok|okay|sadly|sorry|oh|to be honest|tbh)[,. ]*)*(?:y|yes+|yeah+|yea|yep|yup|ya|yh|aye|si|oui|ja|mhm+|uh[- ]?huh|sure|of course|definitely|absolutely|correct|right|true|kind ?of|kinda|sort ?of|sometimes|often|always|constantly|a (?:bit|little|lot)|i (?:do|am|have|did|might|could|think so|guess(?: so)?|suppose(?: so)?|will|can|already (?:have|did))(?=$|[,.!;]| (?:sometimes|often|actually|yes|try))|there (?:is|are)|(?:it|they|he|she) (?:is|are|has|have|does|do|did)(?=$|[,.!;])|it'?s true|all the time|every ?day|most days|probably|already|👍|someone is)(?![a-z'])/;
const NO =
  /^(?:(?:well|um+|uh+|hmm+|honestly|ok|okay|sorry|oh|god|tbh)[,. ]*)*(?:n|no+|nope|nah|naw|never|none|nothing|(?:nobody|no ?one)(?! (?:knows|cares|listens|understands|would|can|could|is|was|will|loves|wants|sees|talks|asks|believes|helps|notices))|not (?:really|at all|now|any more|anymore|today|tonight|right now|at the moment|here|that i know)|non|nein|👎|i (?:don'?t|dont|do not|haven'?t|havent|have not|didn'?t|did not|won'?t|wont|wouldn'?t|can'?t|cant|cannot|never)(?: (?:think so|have (?:one|any|anything|it|anyone|that)|really|yet|any|anything|actually))?(?=$|[,.!;])|i have no(?:ne)?|(?:i'm|im|i am) not(?=$|[,.!;])|there(?:'s| is)?(?: n'?t|n'?t| not| no| nothing)|(?:it|they|he|she) (?:isn'?t|aren'?t|hasn'?t|haven'?t|doesn'?t|don'?t|is not|are not))(?![a-z'])/;
/** After a yes: "yes, but no plan" is still a yes; "I have not", "I do not" are none. */
const TAKEN_BACK = /^i (?:do|am|have|did|might|could|will|can) (?:not|no|never)\b/;

interface Words {
  yes?: RegExp;
  no?: RegExp;
  soon?: RegExp;
}

const MEANS =
  /\b(?:pills?|tablets?|meds?|medicines?|medications?|painkillers?|paracetamol|insulin|morphine|kni(?:fe|ves)|blades?|razors?|scissors|ropes?|belts?|cords?|guns?|pistols?|rifles?|shotguns?|bullets?|bridges?|roof|balcony|window|tracks?|trains?|car|garage|gas|bleach|poison|pesticides?|drawer|cabinet|cupboard|alcohol|vodka|cliff|river|lighter|petrol)\b/;
const OUT_OF_REACH =
  /\b(?:lock(?:ed|s)|gave|given|threw|thrown|got rid|handed|hidden by|took them away|has taken|not any ?more|no longer|keeps? (?:them|it)|don'?t have|do not have|haven'?t got|without)\b/;

/** What counts as an answer to one question only; asked before the general yes and no. */
const OF_QUESTION: Partial<Record<Question, Words>> = {
  thoughts: {
    yes: /\b(?:cross(?:es|ed)? my mind|(?:i|i've|have) (?:had |have )?(?:thought|think|been thinking|thoughts)|think about it|now and then|on and off|from time to time|some days|at night|comes? and goes?)\b/,
    no: /\b(?:not suicidal|no thoughts|not (?:having|thinking)|never (?:thought|think)|don'?t (?:think|have|want to die)|wouldn'?t|used to)\b/,
  },
  plan: {
    yes: /\b(?:i (?:know|decided|worked out|figured out|researched|looked up) (?:how|what|where|when|it)|(?:have|got|made|there'?s|there is) (?:a|my|some) (?:\w+ )?(?:plan|idea)|planned (?:it|every|how)|i would (?:use|take|jump|hang)|i'?d (?:use|take|jump|hang))\b/,
    no: /\b(?:(?:no|not|isn'?t|never|without|haven'?t|don'?t have|didn'?t)\b[^.!?]{0,20}\b(?:plan|planned|plans|decided|idea how)\b|nothing (?:specific|concrete|real|planned)|just thoughts|only thoughts)/,
  },
  intent: {
    yes: /\b(?:i (?:might|may|will|would|could)(?=$|[,.!;]| (?:act|do|try|end|go through))|i want to(?=$|[,.!;]| (?:act|do it|end))|(?:i'?m|i am) (?:going to|gonna) (?:act|do|try|end|kill)|can'?t (?:stop|keep|trust|hold) myself|not sure i can (?:stop|keep|hold|resist)|don'?t know if i can (?:stop|keep|hold|resist)|very close|afraid i (?:will|might))\b/,
    no: /\b(?:i (?:won'?t|wouldn'?t|would never|could never|never would|would not|will not|don'?t think)|not going to|too scared|because of my|for my (?:kids|children|dog|cat|family|mum|mom))\b/,
  },
  means: { yes: MEANS, no: OUT_OF_REACH },
  timing: {
    yes: /\b(?:today|tonight|now|right away|in (?:an|a few|one|two|a couple of) (?:hours?|minutes?)|this (?:morning|afternoon|evening|night)|soon as|when (?:they|he|she|everyone|my \w+) (?:is|are|goes?|leaves?|falls?)|any (?:minute|moment|second)|before (?:morning|midnight)|after (?:dinner|work|dark))\b/,
    soon: /\b(?:tomorrow|soon|next|this week(?:end)?|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|birthday|christmas|after|in \w+ (?:days?|weeks?|months?)|when|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th))\b/,
    no: /\b(?:(?:not|no|never|isn'?t|won'?t be|don'?t know)\b[^.!?]{0,12}\b(?:today|tonight|now|when|time|date|day|soon|yet|thought)|no (?:date|time|day)|haven'?t)\b/,
  },
  done: {
    yes: /\bi (?:took|have taken|'ve taken|swallowed|drank|cut|burned|burnt|stabbed|injected|did)\b|\bi've (?:taken|cut|done)\b|\btook (?:some|them|a|the|all|too)\b/,
    no: /\b(?:not (?:yet|today)|haven'?t|didn'?t|nothing)\b/,
  },
  wound: {
    yes: /\b(?:deep|gap(?:es|ing)|won'?t stop|bleeding (?:a lot|badly|still)|still bleeding|can see (?:fat|bone|white)|lots? of blood|bad)\b/,
    no: /\b(?:not (?:deep|bad|bleeding)|isn'?t|just (?:scratches|scratch|small|shallow)|shallow|superficial|scratch(?:es)?|stopped|small|healed|old|it'?s fine)\b/,
  },
  commands: {
    yes: /\b(?:(?:they|it|he|she|voices?) (?:tell|tells|say|says|said|want|wants|told))\b/,
  },
  danger_now: {
    yes: /\b(?:(?:he|she|they)(?:'s| is|'re| are) (?:here|coming|outside|at the door|shouting|hitting|home now|drunk)|right now|not safe|unsafe|happening)\b/,
    no: /\b(?:not (?:right now|now|at this moment|at the moment|here|home|today|yet)|(?:i'?m|i am|im) (?:safe|ok|okay|fine)|at work|(?:he|she|they)(?:'s| is|'re| are)? (?:out|away|asleep|gone|at work|left|not))\b/,
  },
  strangled: {
    yes: /\b(?:chok(?:ed|es|ing)|strangl\w+|(?:my|by the) (?:neck|throat)|threat\w*|said (?:he|she|they)(?:'d|'ll| would| will) kill|once|twice|both)\b/,
  },
  others_near: {
    yes: /\b(?:next (?:door|room)|(?:he|she|they)(?:'s| is|'re| are) (?:here|in|at home)|outside (?:his|her|their)|on my way|same (?:house|room|flat))\b/,
  },
  other_plan: {
    yes: /\b(?:(?:he|she|they)(?:'s| has|'ve| have)? (?:got |have |has |bought |said |told |wrote |written )|(?:has|have|got) a plan|bought|wrote|note|tonight|today|tomorrow|weekend)\b/,
    no: /\b(?:no plan|not that|hasn'?t|haven'?t|didn'?t|doesn'?t|don'?t (?:think|believe))\b/,
  },
  other_now: {
    yes: /\b(?:can'?t reach|not (?:answering|picking up|replying|responding)|(?:he|she|they)(?:'s| has|'ve| have)? (?:taken|took|swallowed|cut|locked|left|gone|missing)|on the (?:roof|bridge)|happening now|unconscious|won'?t wake)\b/,
    no: /\b(?:not (?:right now|now|that i know|today)|(?:with|next to) me|asleep|safe|at work|at school|calm)\b/,
  },
  will_contact: {
    yes: /\b(?:i(?:'ll| will) (?:call|text|try|do|go|tell|ring|message|write|contact|ask)|calling|texting|i'?m going to (?:call|text|tell|go))\b/,
    no: /\b(?:can'?t|cannot|won'?t|don'?t (?:want|dare|like)|not (?:yet|now)|scared|afraid|too (?:hard|late))\b/,
  },
  with_someone: {
    yes: /\b(?:(?:my|a) (?:\w+ )?(?:mum|mom|dad|sister|brother|wife|husband|partner|friend|flatmate|roommate|neighbour|neighbor|son|daughter|girlfriend|boyfriend|gran|nan|parents?|family|colleague|nurse|teacher)s? (?:is|are|'s|just|came|can)|(?:is|are) (?:with me|here|next door|downstairs|in the (?:next|other) room|coming)|not alone|with (?:my|him|her|them))\b/,
    no: /\b(?:alone|no ?one|nobody|by myself|on my own|empty|asleep|far away)\b/,
  },
  help_coming: {
    yes: /\b(?:ambulance|paramedics?|on (?:the|their|its|his|her) way|coming|i (?:called|rang|phoned|have called)|(?:he|she|they|mum|mom|dad)(?:'s| is| are| has|'ve)? (?:calling|called|driving)|they (?:are|'re) here|(?:in|at) (?:the )?(?:hospital|a&e|er|ambulance))\b/,
    no: /\b(?:not (?:yet|called|coming)|haven'?t|didn'?t|can'?t|won'?t|don'?t want|no ambulance|no need|scared)\b/,
  },
  awake: {
    yes: /\b(?:awake|fine|ok|okay|normal|breathing (?:fine|ok|normally|easily))\b/,
    no: /\b(?:drowsy|sleepy|dizzy|faint|tired|hard to breathe|not breathing|can'?t breathe|blurry|blurred|vomit\w*|throwing up|sick|numb|heart|shaking|confused|passed out|unconscious|wrong|weird|won'?t wake|not (?:awake|waking|responding|ok|okay|well|fine|good))\b/,
  },
  away: {
    yes: /\b(?:moved|away|outside|other room|left|out of (?:the|there)|gave|put it|locked|threw|i'?m out)\b/,
    no: /\b(?:can'?t|cannot|won'?t|stuck|locked in|trapped|still here|no way out)\b/,
  },
  trusted: {
    yes: /\b(?:my (?:\w+ )?(?:mum|mom|dad|sister|brother|wife|husband|partner|friend|teacher|nan|gran|aunt|uncle|cousin|neighbour|neighbor|boss|doctor|gp|therapist|mate|son|daughter)s?)\b/,
    no: /\b(?:no ?one|nobody|don'?t have (?:any|anyone)|none)\b/,
  },
  device: {
    no: /\b(?:not safe|checks? (?:my|it|the)|(?:he|she|they) (?:can|could|might|will) see|someone could see|shared|(?:his|her) (?:phone|laptop|computer))\b/,
    yes: /\b(?:safe|my own|mine|private|only me|at work)\b/,
  },
  make_plan: {
    yes: /\b(?:safety plan|let'?s|go ahead|start|please)\b|^(?:ok|okay|alright|all right|fine)\b/,
    no: /\b(?:not now|later|no plan|don'?t want)\b/,
  },
};

/** Longer than this a text is a story: only its first words are taken as a yes or no. */
const SHORT = 12;

/** What the text answers to the question; null where it speaks of something else. */
export function readAnswer(question: Question, text: string): Heard | null {
  const said = plain(text);
  if (said === '' || said.endsWith('?')) return null;
  const own = OF_QUESTION[question];
  const first = firstWord(said);
  // Help and company are told in a clause after the no: "no, but my sister is coming".
  const isShort = said.split(' ').length <= SHORT;
  if (question === 'timing') return readTiming(said, first, own ?? {});
  if (first === 'unsure') return isNearYes(question, said, own) ? 'yes' : 'unsure';
  const firmYes = question !== 'awake' && FIRM_YES.test(said);
  if (own?.no?.test(said) && (isShort || first === 'no') && !firmYes) return 'no';
  if (first !== null)
    return first === 'no' && isShort && own?.yes?.test(afterFirst(said)) && !negatedThere(said)
      ? 'unsure'
      : first;
  if (isShort && own?.yes?.test(said)) return 'yes';
  return null;
}

/** "Not sure I can stop myself" and "I don't know, the drawer maybe" are closer to yes. */
const isNearYes = (question: Question, said: string, own: Words | undefined): boolean =>
  (question === 'intent' || question === 'means') &&
  own?.yes?.test(said) === true &&
  own.no?.test(said) !== true;

/** Not taken back by what follows; of "sometimes. not a plan" the first word answers something else. */
const FIRM_YES =
  /^(?:yes|yeah|yea|yep|yup|definitely|absolutely|of course|i (?:do|have)(?=$|[,.!;]))(?![a-z'])/;

const afterFirst = (said: string): string => said.replace(/^[a-z']+[,.! ]*/, '');
const negatedThere = (said: string): boolean =>
  /\b(?:no|not|never|nothing|none|nobody|n't|don'?t|won'?t|haven'?t|without)\b/.test(
    afterFirst(said),
  );

function readTiming(said: string, first: Answer | null, own: Words): Heard | null {
  const denied = own.no?.test(said) === true;
  if (first === 'yes')
    return denied ? 'unsure' : own.soon?.test(said) && !own.yes?.test(said) ? 'soon' : 'yes';
  if (!denied && first !== 'no' && own.yes?.test(said)) return 'yes';
  if (own.soon?.test(said) && !/\b(?:see|when i|doctor|appointment|work|school)\b/.test(said))
    return 'soon';
  if (first === 'unsure') return 'unsure';
  return first === 'no' || denied ? 'no' : null;
}

function firstWord(said: string): Answer | null {
  if (UNSURE.test(said)) return 'unsure';
  if (TAKEN_BACK.test(said)) return 'no';
  if (NO.test(said)) return 'no';
  return YES.test(said) ? 'yes' : null;
}

/** Company or help that is told without having been asked for. */
export function volunteered(text: string): 'help_coming' | 'with_someone' | 'will_contact' | null {
  const said = plain(text);
  if (
    said.endsWith('?') ||
    /\b(?:no|not|n't|don'?t|won'?t|haven'?t|isn'?t|never|can'?t)\b/.test(said)
  )
    return null;
  if (
    /\b(?:ambulance|paramedics?|999|911|112)\b.{0,25}\b(?:way|coming|called|here)\b|\b(?:called|rang|phoned|calling) (?:an?|the|for an|them)? ?(?:ambulance|999|911|112)|\b(?:he|she|they|mum|mom|dad|wife|husband|partner|sister|brother|friend|neighbou?r|someone)(?:'s| is| has| just)? (?:called|rang|calling|phoning|phoned) (?:them|for|it|now)|\b(?:are|is) on (?:the|their|his|her) way\b/.test(
      said,
    )
  )
    return 'help_coming';
  if (/\bi(?:'ll| will) (?:call|text|ring|tell|message|write)\b/.test(said)) return 'will_contact';
  return OF_QUESTION.with_someone?.yes?.test(said) === true ||
    /\b(?:he|she) (?:will|is going to|'ll) (?:call|come|help|stay)\b/.test(said)
    ? 'with_someone'
    : null;
}
