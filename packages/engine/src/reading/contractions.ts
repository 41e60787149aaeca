const NEGATED =
  `ain aren can couldn daren didn doesn don hadn hasn haven isn mightn mustn needn oughtn shan shouldn wasn weren won wouldn`.split(
    ' ',
  );
const OTHERS = `he's i'm i've she's that's there's they're they've we've what's where's who's you're you've`;

/** As many write them, and with the apostrophe. Left out is what is a word of its own: "its", "were", "well", "ill". */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ...NEGATED.map((verb): [string, string] => [`${verb}t`, `${verb}'t`]),
  ...OTHERS.split(' ').map((one): [string, string] => [one.replace("'", ''), one]),
]);

/** "Isnt" is "isn't". */
export const withApostrophe = (word: string): string => WRITTEN.get(word) ?? word;
