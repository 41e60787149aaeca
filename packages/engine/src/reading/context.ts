import { isGeneralQuestion } from './general-question.ts';
import type { Token } from './token.ts';
import { isInStory } from './in-story.ts';
import { isOfAnEarlierAge, isToldAsOver } from './told-as-over.ts';

/** Whose it is and when: only the patient's present is evidence (ConText, Harkema 2009). */
export type Standing = 'current' | 'uncertain' | 'past' | 'other-person' | 'hypothetical';

const UNCERTAIN =
  /\b(?:maybe|perhaps|possibly|probably|might|may|unsure|wonder|wondering|suspect|(?<!(?:not|n't) )think (?:i|he|she|it|they|we|it's|he's|she's|i've|that i)|could be|feels like i might)\b/;
const PAST =
  /\b(?:(?:years?|decades?) (?:ago|back)|(?<!\b(?:the|this|these|past) )last (?:year|winter|summer|spring|autumn|christmas)|as a (?:(?:little|small|young) )?(?:child|kid|teenager|baby|student|girl|boy|lad|lass|youngster|teen|toddler|infant|schoolgirl|schoolboy)|in (?:my |his |her |early )?(?:childhood|infancy)|(?<!\b(?:i'm|am|is|are|he's|she's|man|woman|male|female|lady) )in (?:my|his|her) (?:teens|twenties|thirties|forties|fifties|sixties)|(?<!\b(?:like|as|than|unlike) )(?:in|during) (?:my|her) (?:previous|earlier|last) pregnancy|(?:first|last|previous|earlier) pregnancy ended|(?<=\b(?:i|he|she|who|(?:my|his|her|our) \w+) )once(?= (?:had|got|was|took|went|did|tried|vomited|coughed|collapsed|fainted|passed)\b)(?!.*\b(?:now|again|today|tonight|this (?:morning|afternoon|evening))\b)|(?<!\b(?:pressure|bp|sats?|saturations?|oxygen|o2|levels?|rate|pulse|sugars?|glucose|temp|temperature|readings?|is|are|was|it's|down|up) )in the (?:(?:19|20)?\d0 ?s|(?:fif|six|seven|eigh|nine)ties|noughties)|back in (?:the day|school|college|uni|university|high school|\w+ school)|when (?:i|he|she) was (?:little|young|younger|small|a \w+|(?:about |only |around )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty)(?! (?:weeks?|months?|hours?|days?|minutes?)))|not any ?more|not anymore|(?<!\bthan (?:\w+ ){0,3})used to|in (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?<!\b(?:no|any|without|nor) (?:\w+ )?)history of|previously(?! (?:well|fit|healthy|fine|ok|okay|normal))|in the past(?! (?:\d|an? |few|couple|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|minute|hour|day|night|week|fortnight|month|year))|months ago|long ago)\b/;
const NO_LONGER = /\bno longer(?: \w+){0,2}$/;
/** What tells that it goes on: "started two years ago", "a three day history of", "now". */
const ONGOING =
  /\b(?:start(?:ed|s|ing)?|went on|been put on|switched to|began|begun|came on|notic(?:e|ed|ing)|appeared|since|still(?! (?:tells?|talks? about|laughs? about|jokes? about|reminds? (?:me|us)|remembers?|teases?)\b)|now|(?:minutes?|hours?|hrs?|days?|weeks?|wks?|months?) history of)\b/;
/** A change that stays: "a few months ago my toenail turned yellow", "last year my voice became hoarse". */
const CHANGED =
  /\b(?:(?:turned|gone|went) (?:yellow|white|black|brown|green|blue|red|grey|gray|pale|dark|cloudy|hard|stiff|numb|deaf|blind|bald)|became (?!(?:ill|sick|unwell|infected|pregnant)\b)|(?:got|grew|became) (?:\w+ )?(?:worse|weaker|bigger|larger|darker|thicker|thinner|fewer|heavier))\b/;
const HYPOTHETICAL =
  /\b(?:what if(?: (?:i|he|she|it|they|we))?|if (?:my|our|the) \w+ ever|stands for|(?:nearly|almost) (?:had|died)|in case|if (?:i|he|she|it|they)|should i (?:get|start|have)|(?:worried|afraid|scared|frightened|terrified|worry|fear)(?: (?:about|of|it|that))?(?: (?:i|he|she|it|we|they)(?:'ll|ll| will| (?:might|may|could) (?:get|catch|develop|end up)))|(?:worried|afraid|scared) (?:about|of|it|that)|(?:can|could|may|might|do|does|will)(?: \w+){0,4} (?:causes?|lead to|give you|bring on|make you)|side effects?(?: \w+){0,2} (?:are|say|says|include|includes|mention|listed|list)|(?:read|heard) (?:about|that)|(?:saw|seen|read|spotted) (?:the|this) (?:words?|phrase|term|expression)|(?:doctor|gp|nurse|he|she|they) asked(?: me)? (?:about|if|whether)|what (?:causes|does)|difference between|what (?:is|are) (?:the )?(?:symptoms?|signs?|causes?|treatments?|risks?|best)|how (?:do|would|can|could) (?:i|we|you) (?:know|tell)(?: if (?:i|he|she|it|we))?|look out for|watch (?:out )?for|should (?:he|she|they|we) (?:get|start|have)|at risk of)\b|\b(?:is|could) it(?: be)?(?: just| maybe| possibly)?(?: an?)?$/;
/** After these it is no longer supposed but told: "worried about my chest pain", "if I move I feel sick". */
const TOLD = /\b(?:my|this|these|those|the|his|her|our|i|i'm|i've|he|he's|she|she's|they|we)\b/;
const RELATIVE =
  /\b(?:mum|mom|mother|dad|father|brother|sister|aunt|uncle|grand(?:ma|pa|mother|father|dad|dma|ad)|granny|gran|nana|nan|nephew|niece|auntie|cousin|husband|wife|partner|boyfriend|girlfriend|friend|colleague|flatmate|roommate|neighbour|neighbor|everyone|somebody|someone|people|family)\b/;
/** What makes a relative somebody else and not the patient who is being described. */
const THEIRS =
  /\b(?:everyone|everybody|others?)\b.*\b(?:has|have|is|are|got|gets)\b|\b(?:had|died|passed away|has also|also (?:has|had)|has the same|have the same|had the same|too|runs in|history|was diagnosed|suffer(?:s|ed) (?:from|with))\b|\b(?:everyone|somebody|someone|people|friends?|colleagues?)\b.*\bat (?:school|work|nursery|daycare)\b/;
/** What others have, told by where it is going round. */
const GOING_ROUND =
  /^ \u00B7 (?:is |are |has been |have been |was |which is |that's )?(?:going|doing) (?:the rounds|a?round(?! (?:to|into|in (?:my|his|her)|my|his|her|from|towards|the (?!school|nursery|office|class|family|house|ward|village|town))))\b/;
/** "There is diabetes in the family", "asthma runs in my family": not known of oneself. */
const IN_FAMILY =
  /^ \u00B7 (?:(?:is |that |which )?runs? |(?:is |are |was )?(?:common |strong |also )?)in (?:the|my|his|her|our|their|both) (?:(?:close |immediate |whole )?(?:famil|blood relatives)|(?:mother's |mum's |mom's |father's |dad's )side)/;
/** "My colleague went blind in one eye from a detached retina some years ago". */
const YEARS_BACK = /^ \u00B7 [^,]*\b(?:years|decades) (?:ago|back)\b(?!.*\bstill\b)/;
/** "My wife's side all had it". */
const IN_LAWS =
  /(?<!\b(?:at|by|to) (?:(?:my|his|her|the) )?)\b(?:wife|husband|mum|mom|mother|dad|father)'?s (?:side|family)(?: of the family)? (?:all |both |mostly )?(?:has|have|had|was|were|get|gets|got)\b(?: \w+){0,3}$/;
/** "Gran lost the sight in one eye to temporal arteritis". */
const LOST_TO =
  /^lost (?:\w+ ){0,4}(?:sight|vision|eyesight|hearing|eye|ear)\b.*\u00B7 to (?!(?:the|my|his|her|an?|this|what|something|pain|headache|both|one|nothing)\b)\w+/;
/** "Brother started having seizures at 16, does it get passed on", "nan went blind, do I get free eye tests". */
const INHERITED =
  /\b(?:does it (?:get passed|run in|pass (?:on|down))|is (?:it|that|this) (?:inherited|hereditary|genetic|passed (?:down|on)|in the (?:genes|blood)|something i (?:can|could|might|may|will) (?:get|inherit))|(?:am i|are my \w+|is my (?:son|daughter)) (?:more |at )(?:\w+ )?(?:risk|likely)|(?:do|should|can|could|will|would) (?:i|my (?:kids|children|son|daughter)) (?:get|need|have|ask for|inherit)(?: an?| any| some| my| their| free| regular)* (?:it|tests?|tested|screen\w*|check\w*|scans?|eye tests?|bloods?|jabs?|too)\b|passed (?:on|down) to (?:me|my))/;
/** Told as what was: "dad grey and clutching his chest, am I at risk" is so now. */
const BEFORE_NOW =
  /\b(?:had|lost|died|started|began|diagnosed|went (?:blind|deaf)|at \d+(?! o'clock)|aged|years? ago|last year|in (?:his|her) \w+s)\b/;
const asksWhetherInherited = (tokens: readonly Token[], at: number): boolean =>
  INHERITED.test(
    tokens
      .slice(at + 1, at + 25)
      .map(({ norm }) => norm)
      .join(' '),
  );
const isOfRelative = (before: string): boolean => {
  const at = before.search(RELATIVE);
  return (
    at >= 0 &&
    !/\b(?:i|my|me|he|she|has|have|is|are|can't|cannot|won't|keeps|gets|feels|looks|(?<!\b(?:started|began) )having)\b/.test(
      before.slice(at),
    )
  );
};
/** Nobody tells of a relative's past like this: it is happening, to the one who is described. */
const HAPPENING =
  /\b(?:sudden(?:ly)?|just|now|today|tonight|this (?:morning|afternoon|evening)|(?:minutes?|mins?|hours?|hrs?|hour) ago|collapsed|unconscious|won't|can't|cannot|ambulance)\b/;

/** "My dad collapsed and died at 58": of a relative who died nobody asks what to do. */
const DIED =
  /\b(?:died|passed away) (?:at|of|from|when|in|aged|years|last|age|young|playing|during|running|swimming)\b/;

/** The same of anybody: "a lad at my school collapsed and died playing football". */
const DIED_OF_IT = new RegExp(
  String.raw`^ \u00B7 (?:and|then|and then|suddenly) (?:\w+ly )?${DIED.source.slice(2)}`,
);

/** The same of one person; of many it may only be going round. */
const LATELY =
  /\b(?:(?:has|he's|she's) had|since|yesterday|last (?:night|week)|(?:hours?|days?|weeks?) ago|for (?:the (?:last|past) )?(?:an? |\w+ )?(?:minutes?|hours?|days?|weeks?))\b/;
const DEAD = /\b(?:died|passed away)\b/;
const MANY = /\b(?:everyone|everybody|people|family)\b/;

/** Judges one mention by the words around it in its clause. */
export function standing(tokens: readonly Token[], from: number, to: number): Standing {
  if (isAsked(tokens, from) || isGeneralQuestion(tokens, from) || isTrigger(tokens, from, to))
    return 'hypothetical';
  const before = words(tokens, Math.max(0, from - 20), from, from).replace(COMPARING, '');
  const said = words(tokens, from, to + 1, from);
  const whole = `${before} \u00B7 ${words(tokens, to + 1, to + 12, from)}`;
  const others =
    isAnothers(before, whole) &&
    !/\b(?:just|suddenly)\b/.test(said) &&
    (!LATELY.test(said) || MANY.test(before) || DEAD.test(whole));
  const after = whole.slice(before.length);
  if (others || isOfMany(before) || isBystander(tokens, to, before)) return 'other-person';
  if (NOBODY_ELSE.test(before) || (DIED_OF_IT.test(after) && !HAPPENING.test(before)))
    return 'other-person';
  if (isInStory(before)) return 'hypothetical';
  if (HAD.test(said) && !goesOnAbout(tokens, to) && isAnothers(before, `${said} ${whole}`))
    return 'other-person';
  // What was said before a comma is another matter: "history of asthma, crushing chest pain".
  const near = tokens[from]?.afterComma ? '' : before.slice(before.lastIndexOf(',') + 1).trim();
  if (/\bfamily$/.test(before) && said.startsWith('history')) return 'other-person';
  if (GOING_ROUND.test(after) || IN_FAMILY.test(after)) return 'other-person';
  if (YEARS_BACK.test(after) && isOfRelative(before)) return 'other-person';
  if (IN_LAWS.test(before)) return 'other-person';
  const told = `${before} ${said}${after}`;
  if (isOfRelative(before) && !HAPPENING.test(told)) {
    if (LOST_TO.test(`${said}${after}`)) return 'other-person';
    if (BEFORE_NOW.test(told) && asksWhetherInherited(tokens, to)) return 'other-person';
  }
  const goesOn =
    ONGOING.test(`${before} ${said}${untilNextMatter(after).replace(ASKS_ON, '')}`) ||
    CHANGED.test(`${near} ${said} ${words(tokens, to + 1, to + 5, from)}`);
  if ((isPast(near, after, said) && !goesOn) || isToldAsOver(tokens, from)) return 'past';
  if (isOfAnEarlierAge(tokens, from)) return 'past';
  if (NO_LONGER.test(near)) return 'past';
  const unsure = /\b(?:not|n't|un)\s?(?:sure|certain)\b|\bdon't know if\b|\bdunno if\b/.test(near);
  if (!unsure && isSupposed(near, said)) return 'hypothetical';
  const nearest = near
    .replace(/\bno wonder\b/g, '')
    .split(' ')
    .slice(-NEAREST)
    .join(' ');
  return UNCERTAIN.test(nearest) || unsure ? 'uncertain' : 'current';
}

/** "Nobody else itches", "no one at home has a cough": what the others do not have says nothing of oneself. */
const NOBODY_ELSE =
  /\b(?:nobody|no one|noone|none|not anyone|not anybody) (?:else|at home|at work|around me|(?:in|of) (?:my|the|our) (?:\w+ )?(?:family|house|household|class|office))\b(?: \w+){0,5}$/;

/** "My mum had breast cancer": the phrase itself tells that it was. */
const HAD = /^(?:had|died|has had)\b/;

/** "My dad had a stroke last year. He can't feel his arm": the relative is the one described. */
const goesOnAbout = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1).some(({ norm }) => DESCRIBED.has(norm));
const DESCRIBED = new Set("he she his her him he's she's".split(' '));

/** "When everyone else is in a T-shirt", "than other people": others to compare with, who have nothing. */
const COMPARING =
  /\b(?:when|while|whilst|though|although|than|unlike|like) (?:my |the |all )?(?:everyone|everybody|others?|other people|people)(?: else)?(?: (?:is|are|has|have|was|were))?\b/g;

function isPast(near: string, after: string, said: string): boolean {
  const before = PAST.exec(near);
  if (before !== null) {
    const then = near.slice(before.index + before[0].length);
    return !RETURNED.test(near.slice(0, before.index)) && !NEW_MATTER.test(`${then} ${said}`);
  }
  const later = PAST.exec(after) ?? atAnAge(near, after, said);
  // "My periods stopped eight months ago": since then.
  if (later === null || (/\bstopped\b/.test(said) && !/\b(?:breathing|heart)\b/.test(said)))
    return false;
  // "Tiredness, low mood and a kidney stone last year": only the last was then, unless all is told as what was.
  return !LISTED.test(after.slice(0, later.index)) || (WAS.test(near) && !HAS.test(near));
}

/** "I had a seizure at the age of six", "had a hernia fixed at 13": of oneself one tells so only of what was. */
const OWN_PAST = /\bi(?:'d|'ve| have)? (?:\w+ )?had\b|^had\b/;
const atAnAge = (near: string, after: string, said: string): RegExpExecArray | null => {
  const found = AT_AN_AGE.exec(after) ?? FIXED_AT.exec(said);
  return found !== null && OWN_PAST.test(`${near} ${said}`) ? found : null;
};
/** An age, not a time of day or a day: "at 13", "when twelve", not "at 10 this morning". */
const AGE_THEN =
  /(?:fixed|repaired|removed|corrected|operated on|out|pinned|straightened) (?:at|aged|when) (?:about |only )?(?:\d{1,2}|\w+teen|ten|eleven|twelve|twenty)\b(?! (?:am|pm|o'clock|on|this|last|today|tonight|yesterday|in the|, \d))/;
const AT_AN_AGE = new RegExp(
  String.raw`^ \u00B7 (?:(?:aged|at (?:the )?age(?: of)?) \w+|${AGE_THEN.source})`,
);
const FIXED_AT = new RegExp(String.raw`\b${AGE_THEN.source}`);

/** "When I was nine, I carry two pens ever since": what follows what was then is another matter, unless it is still so. */
function untilNextMatter(after: string): string {
  const then = PAST.exec(after) ?? AT_AN_AGE.exec(after);
  const comma = then === null ? -1 : after.indexOf(',', then.index + then[0].length);
  return comma < 0 || STILL.test(after) ? after : after.slice(0, comma);
}
/** "…, is my liver all right now": what is asked then tells nothing of how long it goes on. */
const ASKS_ON =
  /, (?:(?:so|and|but) )?(?:(?:is|are|could|can|should|do|does|would|will|may|might) (?:i|it|my|this|that|he|she|his|her|they|the|we)|(?:what|how|why|when) (?:is|are|do|does|should|can))\b(?!.*\b(?:back|again|since|worse|having|getting|happening|another|had|same|(?<!\b(?:could|can|would|will|might) (?:\w+ ){1,2})still)\b).*$/;
const STILL =
  /\b(?:(?<!\b(?:can|could|will|would) (?:i|we|he|she) )still(?! (?:tells?|talks? about|laughs? about|jokes? about|reminds? (?:me|us)|remembers?|teases?)\b)|now|again)\b/;

/** "Came back from Ghana three months ago with fever": the journey is past. */
const RETURNED =
  /\b(?:came|come|coming|got|been|flew|moved) (?:back|home|here)\b|\b(?:returned|arrived)\b/;
/** "Had a kidney stone last year and have pain now", "a stroke in 2019 and today my arm is weak". */
const NEW_MATTER =
  /\band (?:then )?(?:today|tonight|now|yesterday|lately|recently|this (?:morning|afternoon|evening|week|month)|since|i|i'm|i've|my|have|has|am|is|are|feel|feels|get|gets|keep|keeps|\w+ (?:comes|keeps|hurts|is|are|has))\b/;
const LISTED = /,|\b(?:and|or|plus)\b/;
const WAS = /\b(?:had|was|were|got|suffered|used to)\b/;
const HAS = /\b(?:have|has|i've|he's|she's|they've|am|is|are|feel|feels)\b/;

/** "Do I have a fever?", "could it be gallstones?": asked, not told. "Is it normal that my baby has a fever?" tells. */
const ASKED =
  /^(?:so |and |but |or )?(?:do|does|have|has|am|is|are|could|can|might|would) (?:i|he|she|it|this|that|they|we|these|those)(?: (?:just|maybe|possibly|perhaps|really|also))?(?: (?:have|has|having|got|get|getting|be|mean|a|an|just|some|any|the|possible|possibly|dangerous)){0,3}$/;

/** Whether the mention is what a question asks about and not something it tells on the way. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  let start = at;
  while (start > 0 && at - start < LONGEST_QUESTION && tokens[start - 1]?.sentence === sentence)
    start -= 1;
  let end = at;
  while (end - at < LONGEST_QUESTION && tokens[end + 1]?.sentence === sentence) end += 1;
  if (tokens[end + 1]?.mark !== '?' && !tokens[end]?.closesQuestion) return false;
  const before = tokens
    .slice(start, at)
    .map(({ norm }) => norm)
    .join(' ');
  return ASKED.test(before.trim());
}

/** "It pops out when I cough", "worse on coughing": what brings another complaint on, and no complaint itself. */
function isTrigger(tokens: readonly Token[], from: number, to: number): boolean {
  if (from !== to || !TRIGGERS.has(tokens[from]?.norm ?? '')) return false;
  const before = words(tokens, Math.max(0, from - 10), from, from);
  return BRINGS_ON.test(before) || (tokens[from]?.afterComma === true && LISTED_WHEN.test(before));
}
const TRIGGERS = new Set(['cough', 'coughs', 'coughing', 'sneeze', 'sneezes', 'sneezing']);
/** "It catches when I twist, reach up, cough or take a deep breath". */
const LISTED_WHEN =
  /\b(?:when(?:ever)?|if) (?:i|he|she|they|you) (?!(?:have|has|get|gets|got|had)\b)\w+/;
const BRINGS_ON =
  /\b(?:when(?:ever)? (?:i|he|she|they)(?: (?:cough|sneeze|laugh|strain|lift|run|jump)\w*,?(?: and| or)?)*|worse (?:on|with|when|by|from|\w+ing(?: down| up| still)?,?(?: and| or)?)|hurts? (?:on|with|when)|pain (?:on|with|when)|(?:on|with|when|by|from) (?:deep )?(?:breathing|moving|movement|straining|laughing|lifting|bending)(?: (?:or|and))?)$/;

/** A question in which something is only asked is short. */
const LONGEST_QUESTION = 12;

/** "Many people here are sick", "half the village has diarrhoea", "several children in her class are ill". */
const isOfMany = (before: string): boolean => {
  const at = before.search(OF_MANY);
  return (
    at >= 0 && !/\b(?:i|my|me|he|she|his|her) (?!class|school|nursery|work)/.test(before.slice(at))
  );
};
const OF_MANY =
  /\b(?:(?:many|several|lots of|other|most|some|both|two|three|four|five) (?:other |more )?(?:people|children|kids|babies|pupils|students|classmates|colleagues|villagers|residents|neighbours|neighbors|friends|guests)|half(?: of)? (?:the|my|our|his|her) (?:\w+ )?(?:village|class|office|street|town|school|ward|nursery|crew|camp|family))\b(?: \w+){0,6}? (?:has|have|is|are|were|fell|got|gets|came down|come down|went down)\b/;

/** Words before a mention in which a "maybe" is about it. */
const NEAREST = 7;

/** "My mum had a fall and has hip pain": she is the one described. */
const NOW_HAS =
  /\b(?:and|but|so|now) (?:now )?(?:has|is|can't|cannot|feels|keeps|looks|seems)(?! (?:had|also|died|been diagnosed|the same))(?: \w+){0,4}$/;

/** "My husband's 68 and had burning", "my dad, 74, has": of whom the age is told is the one described. */
const AGED = /^\w+(?:'s| is|,)? ?,? (?:only |now |nearly |almost |just )?\d{1,3}\b/;

function isAnothers(before: string, whole: string): boolean {
  // "My sister has the same rash": as I have.
  if (/\b(?:has|have|has had|have had|got) the same$/.test(before) || NOW_HAS.test(before))
    return false;
  const at = before.search(RELATIVE);
  if (at < 0 || !THEIRS.test(whole)) return false;
  if (HAPPENING.test(whole) && !DIED.test(whole)) return false;
  if (LATELY.test(whole) && !MANY.test(before) && !DEAD.test(whole)) return false;
  if (AGED.test(before.slice(at))) return false;
  return !/\b(?:i|my|me)\b/.test(before.slice(at));
}

/** "My colleague coughs all day and now my throat is sore": others by the way, then oneself. */
function isBystander(tokens: readonly Token[], at: number, before: string): boolean {
  if (!BYSTANDER.test(before) || /\b(?:i|i'm|i've|me)\b/.test(before)) return false;
  const later = tokens
    .slice(at + 1, at + 14)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence)
    .map(({ norm }) => norm)
    .join(' ');
  return !HAPPENING.test(before) && ONESELF.test(later);
}
/** A friend in danger is the patient, "and I don't know what to do"; "now my throat is sore" or "I don't" is oneself. */
const ONESELF =
  /\b(?:and|so|but|then) (?:now (?:i|my|i've|i'm)\b|i (?:don't|haven't|have (?:it|the same|one)|got it)\b(?! (?:know|think|understand))|(?:i feel|i am|i'm) (?:fine|ok|okay|well|all right|alright|not)\b)/;
const BYSTANDER =
  /\b(?:colleagues?|coworkers?|flatmates?|roommates?|housemates?|classmates?|neighbours?|neighbors?|friends?|everyone|everybody)\b/;

function isSupposed(before: string, said: string): boolean {
  const found = HYPOTHETICAL.exec(before);
  return found !== null && !TOLD.test(`${before.slice(found.index + found[0].length)} ${said}`);
}

/** The words of a stretch that belong to the clause of the token `at`, with the commas between them. */
function words(tokens: readonly Token[], start: number, end: number, at: number): string {
  const clause = tokens[at]?.clause;
  let said = '';
  for (const token of tokens.slice(start, end)) {
    if (token.clause !== clause) continue;
    said += `${said === '' ? '' : ' '}${token.afterComma ? ', ' : ''}${token.norm}`;
  }
  return said;
}
