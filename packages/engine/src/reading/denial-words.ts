/** Words that deny what follows, until the scope ends (NegEx, Chapman 2001, in everyday English). */
export const NEGATORS = new Set(
  `no not never without denies deny denied denying nor neither none nil zero nobody noone minus non
   don't doesn't didn't haven't hasn't hadn't isn't aren't
   wasn't weren't ain't`.split(/\s+/),
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
  'far from',
  'nothing like',
  'nothing hurts',
  'nothing aches',
  'nothing itches',
  'nothing burns',
  'nothing bleeds',
  'nothing swells',
  "nothing's sore",
  'nothing coming',
  'nothing comes',
  "nothing's coming",
  'nothing from',
  'nothing in',
  'nothing on',
  "wouldn't say",
  "wouldn't call",
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
   still now also feel feeling feels felt got has have having started occasional sometimes only just huge massive
   more same is are was were hurts itches keeps keep can't won't
   lost gained vomited threw bled fainted collapsed coughed`.split(/\s+/),
);
/** Those of them that are denied in a list closed by "or" of what was not done. */
export const DEEDS = new Set(
  'had felt got lost gained vomited threw bled fainted collapsed coughed'.split(' '),
);
/** After "and" these tell something new: "not full and wet myself", "no fever and have a cough". */
export const FINITE = new Set(
  `have has had am is are was were get gets got feel feels felt keep keeps kept still now also then started wake wakes woke
   wet leak leaks need needs can't cannot couldn't`.split(/\s+/),
);
/** Those that tell of something and yet are denied in a list closed by "or": "no fever, bad headache or rash". */
export const DEGREES = new Set(
  'bad badly terrible severe really very awful horrible slight mild feeling'.split(' '),
);
/** Right after the item of a list these tell how long it has been there: "no fever, cough for a week". */
export const LASTING = new Set(
  'for since x started began lasting is are keeps has makes came comes'.split(' '),
);

/** What one cannot see or feel is not there; other things one cannot do are complaints ("can't stop coughing"). */
export const CANNOT = new Set(["can't", 'cannot', "couldn't"]);
export const PERCEIVE = new Set(['see', 'feel', 'find', 'hear', 'notice']);

/** The same, farther behind: "no fever, breathless on the stairs for a month", "bloated as a balloon". */
export const LASTING_SO_LONG =
  /^as an? |^like an? |\bfor (?:\w+ ){1,3}(?:days?|weeks?|months?|years?)\b|\bsince (?!then)\w/;

/** Deny that something is as it should be, and nothing else: "the rash won't fade", "hardly eating well". */
export const REFUSING = new Set(
  `won't wouldn't shan't refuse refuses refused refusing hardly barely scarcely neither stops stopped fails
   failed unable less`.split(/\s+/),
);

/** Next to nothing. */
export const HARDLY = new Set(['hardly', 'barely', 'scarcely']);

/** "I have never had a fit before" is said by someone who has one now. */
export const EVER = new Set(['never', "haven't", "hasn't"]);

/** A denial of a denial: "can't say I have no pain", "I can't deny", "not that I don't". */
export const DOUBLED =
  /\b(?:can't|cannot|couldn't) (?:\w+ )?(?:say|deny|claim|pretend|tell you)\b|\b(?:no|not|never|don't|won't) (?:denying|deny|denied)\b|\bnot (?:that|as if|like)\b|\b(?:not|never) without\b|\b(?:can't|cannot|couldn't|unable to|never)(?: \w+){1,5} without\b|\b(?:don't|doesn't|not|won't|hardly|barely)(?: \w+)? (?:a|one|an) \w+(?: \w+){0,2} without\b/;

/** "It's not that I can't sleep" denies once what it opens; "it's not that I don't have a headache" says there is one. */
export const ONLY_DENIED =
  /\b(?:it's|its|it is|it isn't) (?:not )?(?:really |so much )?that\b(?! \w+ (?:don't|doesn't|didn't|haven't|hasn't|isn't|wasn't)\b)/;

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
  'settled',
  'ceased',
]);
/** Two words that say the same: "went away", "cleared up". */
export const GONE_PAIRS = new Set([
  'went away',
  'went after',
  'went once',
  'went last',
  'went yesterday',
  'went overnight',
  'which went',
  'that went',
  'then went',
  'since gone',
  'which cleared',
  'that cleared',
  'then cleared',
  'it cleared',
  'which passed',
  'which settled',
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
  'not now',
  'not anymore',
  'not since',
  'none since',
  'itself out',
  'fully settled',
  'completely settled',
]);
/** That it was looked for and not found; the other ways of being gone say that it was there. */
export const NEVER_THERE = new Set(['absent', 'negative', 'none', 'ruled out']);
/** What may follow "gone" and "stopped" for it to be over: not "gone into my arm", "stopped me sleeping". */
export const AFTER_GONE = new Set(
  'now up away completely entirely totally today yesterday since then already again by and or after on all for'.split(
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
