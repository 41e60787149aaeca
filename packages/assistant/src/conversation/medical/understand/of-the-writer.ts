const OF_ONESELF =
  /^\W*(?:(?:and|but|so|now|well|sorry) )*i(?:'m| am|'ve been| have been| feel| felt| have a| have got| can'?t| cannot)\b/iu;
const OF_THE_OTHER =
  /\b(?:he|she|they|him|her|his|them|their|it|baby|son|daughter|child|kid|boy|girl|mum|mom|dad|mother's|father|husband|wife|partner)\b/iu;

/** Whoever tells of another may tell of themself as well: "I feel like a bad mother" is nothing her son has. */
export const isOfTheWriter = (text: string): boolean =>
  OF_ONESELF.test(text) && !OF_THE_OTHER.test(text);
