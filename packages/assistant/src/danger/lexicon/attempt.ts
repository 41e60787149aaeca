import { phrases, type Concept } from './concept.ts';

/** An attempt, finished, stopped or interrupted: C-SSRS 6. When it was decides what it means. */
const attempt: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    tried|attempted|trying to .. <kill>|end|hang|drown|shoot|gas|poison|overdose|jump|die|suffocate|strangle|slit|cut|unalive|throw|take|off|top .. @self|@my|it|bridge|life|wrists|roof|window|overdose
    tried|attempted to die|overdose|end_it|do_it|end_it_all|jump|commit_suicide ; tried it again|before|last ; tried to go $
    attempted suicide ; @i .. attempted .. ago|last|in|again|on|and|this|yesterday|when|when_i ; suicide attempt|attempts ; my|last|recent|second|first|third|another|previous|her|his|an|the attempt ; attempt .. # weeks|days|months ; attempted $ ; attempted # ; @i attempted|attempt
    survived .. attempt|overdose|hanging|jump|fall|it ; not die like|the_way|when i|it ; it did not work ; should have worked ; did not work .. alive|here|woke|i_am ; woke|woken up .. angry|hospital|icu|disappointed|alive|gutted|sad|not_dead|after_the
    stopped by|me .. police|policeman|policewoman|officer|stranger|bridge|multi_storey|before|from|roof ; talked|pulled|dragged|brought|grabbed|got @me down|off|back|away|out .. bridge|ledge|roof|edge|tracks|water|multi_storey|railing|car_park ; talked down ; police .. off the bridge|ledge|roof
    cut @me down ; found me .. hanging|unconscious|pills|overdose|bath|garage|noose|time ; rope|branch|beam|belt snapped|broke|gave ; gun jammed|misfired ; stomach .. pumped ; charcoal .. hospital|drink|a_and_e ; drip .. overdose ; liver .. overdose ; in|into|to|from|out_of hospital|icu|a_and_e|ward|intensive_care .. after|because|for|following .. overdose|attempt|tried|cutting|took|swallowed|hanging
    discharged|released|home|out ... overdose|attempt|hanging|psych_ward|suicide_watch|section|sectioned|5150|baker_act ; overdose|attempt|overdosed ... discharged|released|home_from|out_of_hospital ; on suicide watch ; 72 hour hold ; grippy sock|socks vacation|hotel|again|last|week ; slit|slashed|cut @my wrist|wrists|throat`),
};

/** When something happened: within about three months (C-SSRS "recent"). */
export const RECENT = phrases(`
  just now ; last night|week|weekend|month|tuesday|wednesday|thursday|friday|saturday|sunday|monday ; yesterday ; this morning|week|month|weekend|afternoon ; on <day> ; # days|weeks|hours|minutes|mins ago|back|since ; # days|weeks ; a|one|couple|couple_of|few|a_few day|days|week|weeks|fortnight|hour|hours ago|back|since? ; a|one|two|couple_of|three|2|3 month|months ago|back ; couple weeks|days|months ; six weeks ; recently ; the other day|night ; earlier today|tonight|this ; an hour|fortnight ago ; in|since|this <month> ; just got|came|been|out|discharged|released|home ; again ; these days ; lately ; not long ago ; out of hospital now ; friday|saturday|sunday|monday night`);

/** More than about three months ago. */
export const LONG_AGO = phrases(`
  years|decades|ages ago|back|before|since|later ; a year|decade ago|back ; year ago ; last year ; # years ; many|several|some|few years|months ago ; long time ago ; a long time ; long ago ; four|five|six|seven|eight|nine|ten|eleven|4|5|6|7|8|9|10|11|12|18 months ago|back ; half a year ago ; months ago
  when|as|since i was|a|were .. teen|teenager|kid|child|young|younger|little|student|girl|boy|school|uni|university|college|# ; when|as i was # ; as|when a|an teenager|teen|kid|child|student|adolescent|young ; in my teens|twenties|thirties|20s|30s|40s|forties|teenage|youth|early|late ; in high|secondary school ; at|in|during uni|university|college|school ; back in|then|when|at ; used to ; in the past ; in|since|from|around|during #### ; in the 70s|80s|90s|1970s|1980s|1990s|nineties|eighties ; history of ; previously ; former ; once ; decades ; a lifetime ago ; another life ; survivor of ; ####`);

/** Said of something that is over. */
export const RESOLVED = phrases(`
  recovered ; in recovery ; recovery ; resolved ; behind me|us|them|her|him ; over it now ; am|is|are|feel|feeling|doing|been|much|so|all|life_is|am_doing|now? .. well|great|fine|happy|good|better|ok|okay|stable|healthy|brilliant|lovely|well_now now|since|these_days|today|ever_since ; years clean|sober|free|safe|well ; no thoughts|urges|problems since ; never looked back ; healthy weight|since ; glad|grateful|happy i|to survived|did_not|be|failed|am ; stable|well|fine|healthy|good|great|happy since ; been fine|well|good|great|stable|safe ; not since ; got|getting|had help|therapy|through|better|treatment ; came|come through|out_the_other ; long gone|past ; past that ; all good ; happily ; life is good|great ; wonderful life ; now married|work|volunteer|a_counsellor ; safe now ; left him|her`);

export const ATTEMPT: readonly Concept[] = [attempt];
