import { phrases, type Concept } from './concept.ts';

/** An attempt, finished, stopped or interrupted: C-SSRS 6. When it was decides what it means. */
const attempt: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    tried|attempted|trying to .. <kill>|end|hang|drown|shoot|gas|poison|overdose|jump|die|suffocate|strangle|slit|cut|unalive|throw|take|off|top .. @self|@my|it|bridge|life|wrists|roof|window|overdose
    tried|attempted|trying to die|overdose|end_it|do_it|end_it_all|jump|commit_suicide
    tried it again|before|last ; tried to go $ ; attempted suicide
    @i .. attempted .. ago|last|in|again|on|and|this|yesterday|when|when_i
    suicide attempt|attempts
    attempt .. # weeks|days|months ; attempted $ ; attempted # ; @i attempted|attempt
    survived .. attempt|overdose|hanging|jump|fall|it ; not die like|the_way|when i|it
    it did not work ; should have worked ; did not work .. alive|here|woke|i_am
    woke|woken up .. disappointed|alive|gutted|not_dead ; woke|woken up .. angry|sad .. i_was|to_be|alive|still|that_i|it_did
    woke|woken up .. hospital|icu|after_the ... overdose|pills|tablets|attempt|alive|angry|gutted|disappointed|sad|wish|tried
    stopped by|me .. police|policeman|policewoman|officer|stranger|bridge|multi_storey|before|from|roof
    talked|pulled|dragged|brought|grabbed|got @me down|off|back|away|out .. bridge|ledge|roof|edge|tracks|water|multi_storey|railing|car_park
    talked down ; police .. off the bridge|ledge|roof ; cut @me down
    found me .. hanging|unconscious|pills|overdose|bath|garage|noose|time
    rope|noose|beam|belt snapped|broke|gave ; gun jammed|misfired ; stomach .. pumped ; pumped my|his|her stomach ; pumped me|him|her out
    charcoal .. hospital|drink|a_and_e ; drip .. overdose ; liver .. overdose
    in|into|out_of hospital|icu|a_and_e|ward|intensive_care .. after|because|for|following .. overdose|attempt|tried|cutting|took|swallowed|hanging
    discharged|released|home|out ... overdose|attempt|hanging|psych_ward|suicide_watch|a_section_2|a_section_3|sectioned|5150|baker_act
    overdose|attempt|overdosed ... discharged|released|home_from|out_of_hospital ; on suicide watch
    72 hour hold ; grippy sock|socks vacation|hotel|again|last|week
    slit|slashed|cut @my wrist|wrists|throat
    drove|went|walked|climbed|got|stood|was|sat to|up|onto|on|at|down .. <edge> ... meaning|intending|planning|intended|wanted|ready|stopped|turned_back|turned_round|chickened|backed|bottled|someone|stranger|man|woman|knocked|talked|police
    almost|nearly went_through_with_it|jumped|pulled_the_trigger|killed_myself|ended_it|ended_my_life
    could not go through ; not pull it|the_trigger
    came|come close to doing|ending|killing|jumping 
    discharged|out .. after my|the|an overdose|attempt
    was not an accident|a_mistake
    tried|attempted .. suicide|die|overdose|hang|end_my|end_it|kill|jump
    revived|resuscitated me ; doctor|doctors|hospital|surgeons|nurse|paramedics|stranger|police|they|he|she saved me ; jumped from|off .. survived|broke|woke|lived
    overdose|overdosed last|two|three|# .. week|weeks|month|days
    <took> too_many|an_overdose .. last|on|weeks|days|in .. purpose|hospital|week|month
    took .. on_purpose last|two|three|# ; since i|my .. tried|attempt|attempted|overdose
    cut|pulled|took him|her|me|them down .. rope|noose|belt|beam
    tried .. go|die|leave|exit|finish last|two|#
    i|he|she tried|attempted .. again|hospital|failed|survived|woke|stopped
    crisis team .. after|because ; unsuccessful|failed|botched attempt $|on_my|at_my|at_suicide|to_kill|to_end|last|this|two|three|was|and `),
};

/** Within the last day: what was swallowed may still be acting. */
export const LAST_HOURS = phrases(`
    just now ; last night ; yesterday ; this morning|afternoon|evening ; tonight ; today
    earlier today|tonight|on ; #|an|a|half|couple|few hours|hour|minutes|mins|hrs|minute ago|back
    an hour ago ; half an hour ; i just|have_just ; have just ; and now ; right now ; already`);

/** Within about three months (C-SSRS, "recent"). */
export const RECENT = phrases(`
    last week|weekend|month|tuesday|wednesday|thursday|friday|saturday|sunday|monday
    this week|month|weekend ; on <day> ; # days|weeks ago|back|since
    a|one|couple|couple_of|few|a_few day|days|week|weeks|fortnight ago|back|since?
    a|one|two|couple_of|three|2|3 month|months ago|back ; couple weeks|days|months ; # days|weeks
    recently ; the other day|night ; fortnight ago ; in|since|this <month>
    just got|came|been|out|discharged|released|home ; again ; these days ; lately ; not long ago
    out of hospital now ; still ; every day|night|week ; keep|keeps`);

/** More than about three months ago. */
export const LONG_AGO = phrases(`
    year two|three|four|five|six|seven|eight|nine|ten|# since ;     that|it|all|those_days is|are all? behind me|us|him|her ; before # years ; before i? transition|transitioned|transitioning ; # years on ; recovered|former|ex|reformed bulimic|anorexic|addict|alcoholic|self_harmer
    discharged from the|my? eating_disorder|mental_health|crisis clinic|team|service|unit ; steady|stable|well|fine|healthy for|the_past|the_last? a|# year|years
    half my life|a_life ago ; once $ ; years and years ; no urges|thoughts|episodes|attempts .. in|for|since # years ; not .. in|for|since # years
    in 62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99|03|04|05|06|07|08|09|10|11|12|13|14|15|16 $ ; at uni|university|college years|back|a_long
    years|decades|ages ago|back|later ; aged twenty|twenty_one|twenty_two|twenty_three|twenty_four|twenty_five|twenty_six|twenty_seven|twenty_eight|twenty_nine|thirty ; overdosed|overdose|attempted|attempt at twenty|twenty_one|twenty_two|twenty_three|twenty_four|twenty_five|twenty_six|twenty_seven|twenty_eight|twenty_nine|thirty i_am|now_i ; a year|decade ago|back ; year ago ; last year
    # years since|free|clean|clear|ago|back|later ; years since|free ; at|aged eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen ; many|several|some|few years|months ago ; long time ago ; long ago
    half a year ago ; #|few|several|some months ago|back ; months ago
    when|as i was a|an teen|teenager|kid|child|student|girl|boy
    when|as i was young|younger|little|at|in ; when i was #
    as a teenager|teen|kid|child|student|adolescent
    at|aged|age 8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25 $ ; at the age of # ; aged #
    # years ago ; in my teens|twenties|thirties|20s|30s|40s|forties|teenage|youth|early|late
    in high|secondary school ; back then ; back in ####|<month>|high|secondary|school|college|uni|university|lockdown|my|the_day|the_80s|the_90s|the_seventies|the_eighties|the_nineties|the_army|the_navy ; back when i|we|he|she|they was|were|lived|had|worked ; used to ; in the past
    in|from|around|during|summer|winter|spring|autumn|early|late #### ; for #|a|one|two|three|four|five|six|a_few|several|a_couple_of hours|hour|days|day|weeks|week|months|month .. in|during|back_in ####
    in the 70s|80s|90s|nineties|eighties ; history of ; previously ; a lifetime ago ; another life
    survivor of ; attempt survivor|survivors ; last spring ; # years today|sober|clean|recovered ; from # to|until # ; was|were .. at|in school|uni|university|college|lockdown
    in|during lockdown ; years on from|since|after`);

/** Said of something that is over. */
export const RESOLVED = phrases(`
    that was the depression|illness|grief|drink|fever talking ; stopped|lifted|passed|went when|once|with|after the lithium|tablets|medication|treatment|therapy|hormones ; at # i have|am|got
    content|contented|cheerful for|since|ever ; good|lovely|nice|happy|full life ; now i have .. life|children|childrens|family|job|home ; grateful every|each|for ; these days i run|work|teach|live|have ; no urges|thoughts in|for|since
    been out|free|well|clean|sober ... years ; forgave|forgiven him|her|them ; i run|own|coach|manage a|the|my ; truly|so|very glad|happy|grateful ; speak in|at|to schools
    content|contented|settled|cheerful for|ever_since|since|these|now ; marvellous|wonderful therapist ; counselling ; i am very well ; years free ; water under the bridge ; at ease with ; long past ; so much better ; recovered ; in recovery ; recovery from ; resolved ; behind me|us ; over it now
    well|great|fine|happy|good|better|ok|okay|stable|healthy|brilliant|lovely now|since|these_days|today|ever_since
    now well|great|fine|happy|stable|healthy|better|okay ; years clean|sober|free|safe|well
    no thoughts|urges|problems since ; never looked back ; healthy weight|since
    glad|grateful|happy|thankful|relieved i|to|it|that_it|they|that_i survived|did_not|be|failed|am ; never since
    stable|well|fine|healthy|good|great|happy since ; been fine|well|good|great|stable|safe
    not since ; got|had help|therapy|treatment|through_it ; came|come through|out_the_other
    long gone|past ; past that ; happily ; life is good|great ; wonderful life
    grandson|granddaughter|grandchildren|grandkids now ; now married|work|volunteer|a_counsellor ; safe now ; left him|her`);

/** The same in words that are also said of bread, a driving test and a graft: counts beside another sign. */
const attemptHalf: Concept = {
  id: 'attempt_half',
  type: 'suicide_attempt',
  phrases: phrases(`
    my|last|recent|second|first|third|another|previous|her|his|an|the attempt ; # attempts|attempt ; attempts since|in|this|last|so
    almost|nearly did_it|ended ; chickened|bottled|backed out ; not succeed ; it failed ; try again ; fuse went|blew
    sew|sewed|sewn|stitched|stitching|closed|glued up? my? both? my? arms|arm|wrists|wrist|veins|throat|neck ; branch|rail|rope snapped|broke|gave ; someone|somebody|dog_walker|neighbour knocked|smelt|found`),
};

/** An attempt told by who ended it, what it left on the body, and what was meant not to follow. */
const attemptToldBy: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    crash|smash|fall|fire|overdose|wreck was me|deliberate|my_doing|on_purpose ; spoiled|spoilt|ruined|interrupted|wrecked|foiled my drowning|hanging|death|dying|exit|suicide|end|ending
    was not meant|supposed|planning|intending|due|expecting to wake|wake_up|come_round|be_found|survive ... ago|last|on|since|<day>|$ ; my|the ligature|noose mark|marks|line|burn ; rope|belt|cord|sheet|lead|flex mark|marks|line|burn .. neck|throat ; hide|hides|hiding|cover|covers|covering ... mark|marks|line|bruise ... rope|belt|ligature|noose|cord|sheet
    woke|woken|came_round|waking .. in itu|icu|resus|hdu|intensive_care|high_dependency ... livid|furious|angry|gutted|disappointed|cross|sorry|sad|raging
    days|weeks|hours|months out|on|since|after from? the|my ligature|noose|rope|overdose|hanging|drowning ; not cleaning|unloading the|my|that? <gun> ; after|because_of what i took|swallowed|drank ; tried|attempted drowning|gassing|overdosing|suffocating|suffocation
    ward|unit let|lets|released|sent me out|home|go ... after|jumped|tried|overdose|cut ; round|bullet|shell|primer was|is a? dud|damp ; cut|brought|got|talked|hauled|dragged|pulled|coaxed me down|back .. beam|banister|tree|rail|parapet|ledge|roof|bridge|rope ; <took>|drank ... my kidneys|liver|gullet|throat|stomach did_not|is_not|are_not|gone|failed|wrecked|scarred|burnt`),
};

/** Brought back, and not glad of it: two halves, each also said of a car crash or an exam. */
const broughtBack: readonly Concept[] = [
  {
    id: 'brought_back',
    type: 'suicide_attempt',
    phrases: phrases(`
    neighbour|wife|husband|son|mum|someone|daughter smelt|smelled .. gas|fumes|exhaust ; fished|pulled|dragged|hauled|lifted|winched|cut|talked me out|ashore|in|back|up|clear|down|off ; brought me back|round ; saved me|my_life ; put|had|held|pressed|pointed|got it|one to|against|in|into|under my head|temple|mouth|chin|heart
    took|taken|had|swallowed the_lot|them_all|all_of_them|everything .. ago|back|last|in|over|on`),
  },
  {
    id: 'sorry_alive',
    type: 'suicide_attempt',
    deniable: false,
    phrases: phrases(`
    wish|wished|wishing they|he|she|nobody|someone|somebody|it .. .. missed|not|slower|late|later|left_me|let_me|waited|slept|worked|fired|gone_off|walked_past|kept_walking|looked_away ; still cross|angry|furious|bitter|livid|annoyed about_it|about_that|with_them|with_him|with_her|$ ; not|never grateful|thankful|glad|pleased|relieved ; pity|shame|worst_luck $ ; more is the pity ; hate|sorry|furious|angry|gutted|ashamed|disappointed|raging that|because|about? i failed|survived|lived|did_not_die|woke
    nearly|almost managed it|to ; ^ unforgiven|furious|gutted|livid|raging|disappointed since|about_it|$ ; ^ it? misfired|jammed|clicked|dud|click ; safety was on ; did not go_off|fire ; i lived|survived .. kidneys|liver|throat|gullet|legs|spine did_not|is_not|are_not|gone|failed`),
  },
];

export const ATTEMPT: readonly Concept[] = [attempt, attemptHalf, attemptToldBy, ...broughtBack];
