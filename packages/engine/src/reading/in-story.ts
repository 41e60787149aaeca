const SOMEBODY =
  '(?:(?:an?|some|this|one) (?:\\w+ ){0,2}?(?:man|woman|bloke|lad|lass|guy|girl|boy|character|chap|lady|kid|child|person|actor|actress|patient|hero|heroine|doctor|nurse|detective)|somebody|someone|people)';
const STORY = new RegExp(
  String.raw`\b(?:(?:watch(?:ed|ing)?|saw|seen|read|reading) (?:an?|the|this|that|some) (?:\w+ ){0,2}(?:film|movie|programme|program|show|series|documentary|book|novel|story|soap|drama|episode|video) (?:where|in which|about|with) ${SOMEBODY}|(?:in|on) (?:an?|the|that|this|my) (?:\w+ )?(?:film|movie|programme|documentary|novel|soap|drama|series|quiz)(?: last \w+| tonight)? ${SOMEBODY}|on (?:casualty|tv|telly|holby|netflix|the news)(?: last \w+| tonight| yesterday)? ${SOMEBODY})\b`,
);
/** Here the story is over, or it is none: "watched a film about a man who died and my chest hurts". */
const TOLD =
  /\b(?:i|i'm|i've|my|me|he|she|he's|she's|his|her|we|our|now|today|tonight|minutes?|hours?)\b/;

/** "Watched a film where a man's lips went blue", "on Casualty last night a bloke coughed up blood": of nobody. */
export function isInStory(before: string): boolean {
  const found = STORY.exec(before);
  return found !== null && !TOLD.test(before.slice(found.index + found[0].length));
}
