/** Words that deny what follows, until the scope ends (NegEx, Chapman 2001, in everyday English). */
export const NEGATORS = new Set(
  `no not never without denies deny denied denying nor neither none nil zero nobody noone minus
   don't dont doesn't doesnt didn't didnt haven't havent hasn't hasnt hadn't hadnt isn't isnt aren't arent
   wasn't wasnt weren't werent ain't aint`.split(/\s+/),
);

/** Deny only together with the next word: "free of pain", "negative for fever", "ruled out a clot". */
export const NEGATING_PAIRS = new Set([
  'free of',
  'free from',
  'negative for',
  'ruled out',
  'rule out',
  'rules out',
  'absence of',
  'instead of',
  'rather than',
  'nothing like',
  'nothing coming',
  'nothing comes',
  "nothing's coming",
  'nothing from',
  'nothing in',
  'nothing on',
  "wouldn't say",
  'wouldnt say',
  "wouldn't call",
  'wouldnt call',
  'lack of',
  'devoid of',
  'clear of',
]);

/** Together with the next word these deny nothing, or something else: "not only", "no idea why", "not helping my". */
export const PSEUDO = new Set(
  `only just sure certain longer better improving getting stop stopped stopping until sleeping able normal right well
   know idea clue doubt matter wonder relief improvement change worried worry help helps helped helping touch touching
   ease eased easing relieve relieved relieving work working worked fixed shifting shifted budging
   choice secret surprise joke fun explanation option way wonders rush coincidence picnic denying`.split(
    /\s+/,
  ),
);

/** Ends a denial: "no fever, only a cough", "not sick just bloated". */
export const LIMITS = new Set(['just', 'only']);

/** After a comma these tell of something that is there: "no fever, a bit of a cough", "no rash, severe headache". */
export const TELLING_OF = new Set(
  `bit some little lots lot slight slightly mild mildly bad badly terrible severe really very constant awful horrible
   still now also feel feeling feels got has have having started occasional sometimes only just huge massive
   more same is are was were hurts itches keeps keep can't cant won't wont`.split(/\s+/),
);
/** Right after the item of a list these tell how long it has been there: "no fever, cough for a week". */
export const LASTING = new Set(
  'for since x started began lasting is are keeps has makes came comes'.split(' '),
);

/** What one cannot see or feel is not there; other things one cannot do are complaints ("can't stop coughing"). */
export const CANNOT = new Set(["can't", 'cant', 'cannot', "couldn't", 'couldnt']);
export const PERCEIVE = new Set(['see', 'feel', 'find', 'hear', 'notice']);

/** "I have never had a fit before" is said by someone who has one now. */
export const EVER = new Set(['never', "haven't", 'havent', "hasn't", 'hasnt']);

/** A denial of a denial: "can't say I have no pain", "I can't deny", "not that I don't". */
export const DOUBLED =
  /\b(?:can't|cant|cannot|couldn't) (?:\w+ )?(?:say|deny|claim|pretend|tell you)\b|\bnot (?:that|as if|like)\b|\b(?:not|never) without\b|\b(?:can't|cant|cannot|couldn't|couldnt|unable to|never)(?: \w+){1,5} without\b|\b(?:don't|dont|doesn't|doesnt|not|won't|hardly|barely)(?: \w+)? (?:a|one|an) \w+(?: \w+){0,2} without\b/;

/** Denies what stands before it: "the fever is gone", "cough: none". */
export const GONE = new Set([
  'gone',
  'absent',
  'resolved',
  'negative',
  'none',
  'disappeared',
  'vanished',
  'subsided',
  'stopped',
  'ceased',
]);
/** Two words that say the same: "went away", "cleared up". */
export const GONE_PAIRS = new Set([
  'went away',
  'went last',
  'went yesterday',
  'went overnight',
  'gone away',
  'going away',
  'cleared up',
  'is over',
  'are over',
  'was over',
  'has passed',
  'have passed',
  'has broken',
  'broke yesterday',
  'has lifted',
  'calmed down',
  'settled down',
  'died down',
  'worn off',
  'wore off',
  'ruled out',
]);
/** That it was looked for and not found; the other ways of being gone say that it was there. */
export const NEVER_THERE = new Set(['absent', 'negative', 'none', 'ruled out']);
/** What may follow "gone" and "stopped" for it to be over: not "gone into my arm", "stopped me sleeping". */
export const AFTER_GONE = new Set(
  'now away completely entirely totally today yesterday since already again by and or after on all for'.split(
    ' ',
  ),
);
/** It is back: "stopped and then came back", "went away but returned". */
export const BACK =
  /\b(?:came back|come back|comes back|back again|returned|returns|started again|worse)\b/;

/** An answer by itself: "cough: no", "fever? none". */
export const ANSWERS_NO = new Set(['no', 'none', 'nope', 'nil', 'negative', 'never', 'n']);

/** Before a colon these open a list of what is not there: "absent: fever, rash". */
export const HEADINGS = new Set(['absent', 'negative', 'negatives']);

/** Before a complaint these say that it is known and there: "no time to rest with this cough". */
export const KNOWN_BY = new Set(['my', 'this', 'these', 'his', 'her', 'their']);
/** What shows a complaint, so that denying it denies the complaint: "no sign of his rash". */
export const SHOWING = new Set(
  `sign signs evidence hint trace symptom symptoms history complaint complaints problem problems trouble issue issues
   difficulty known obvious previous more real further other associated significant longer new any such`.split(
    /\s+/,
  ),
);
