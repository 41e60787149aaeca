import { phrases, type Concept } from './concept.ts';

/** Medicines put by instead of taken, and that there are enough of them. */
const hoarded: Concept = {
  id: 'hoard_told',
  type: 'suicide_preparation',
  phrases: phrases(`
    count|counting|counted|drop|dropping|tip|tipping|save|saving|pop|popping|putting|squirrelling them|two|mine|a_few .. in|into an|a|the|my old? .. jar|tin|sock|tub|matchbox|shoebox|biscuit_tin|tobacco_tin|envelope|teapot ... up_to|enough|nearly|almost|since
    <pills> ... nearly|almost|just_about|got|have|is|close_to|now enough to|for do_it|go|finish|be_sure|the_job|end|me|a_proper ; swap|swapping|swapped|trade|trading|buying|cheeking|palming|spitting|collecting ... <pills> ... enough|nearly_there|almost_there|halfway|for_when|for_the_day
    saved|kept|hidden|put_by|stashed ## of the|my|those|them blue|white|pink|yellow|green|strong|big|little? ones|blues|whites
    count|counting|counted out? .. <pills> ... nearly|almost|about enough|there ; stashing|hoarding|stockpiling|squirrelling|stashed|hoarded .. <pills> ... for_it|for_this|since|until|enough|nearly|months|weeks ; enough in|inside the|my|an|a old? tin|jar|sock|tub|shoebox|matchbox|teapot now|already|$ ; stopped|quit|not cashing|taking|swallowing|using ... put|putting|tuck|tucking|squirrel it|them by|to_one_side $`),
};

/** A count worked out for what is there. */
const counted: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  phrases: phrases(`
    have|got the|my|enough? <pills>|morphine .. ... read|know|looked|worked .. up|out? on? how many|much
    rucksack|backpack|pockets|coat ... bricks|stones|rocks|weights ... reservoir|river|lake|sea|canal|bridge|water ; reservoir|river|lake|sea|canal|weir ... rucksack|backpack|pockets|coat ... bricks|stones|rocks|weights
    ends|end|ending|finishes|finish|closes|expires|stops ... and|then so do|will|shall|am i|me ; lease|tenancy|contract|rent|visa|season|term|degree|tour ... up|over|done|out .. and|then so do|will|shall|am i|me ; pay|paying|paid|clear|clearing|settle|settled ... then i? am|will|can? out|off|clocking|clock|signing|logging|checking .. for_good|permanently|for_ever ; pay|paying|paid|settle|settling everyone|everybody|them|all_of_them|what_i_owe|my_debts|the_debts .. back|off|up? ... then i? ... myself_out|gone|finished|leave|no_more|end_it ; then|and i? will|am? taking|take myself out $
    written|wrote the|an|my|all? .. email|emails|message|messages|video|post|texts ... sends_itself|send_themselves|send_itself|scheduled|timed|goes_out|go_out ; drive|driving|go|going|park|parking|walk|walking somewhere|someplace quiet|remote|lonely|alone|high|nobody|no_one ... hose|pipe|pills|tablets|rope|gun|charcoal|exhaust|shotgun ; then i? .. disappear|vanish|stop|end|go properly|for_good|for_real|completely ; giving|give|gave it|myself|life until|till|to ... then i am? off|out|gone|checking_out $`),
};

const unnamed: Concept = {
  id: 'at_hand',
  type: 'means_in_hand',
  phrases: phrases(`it is? oiled|cocked|loaded ; cleaned and loaded|oiled`),
};

/** A household handed over, as before a journey of which nothing is said. */
const handedOver: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    taught|teaching|showed|shown|showing .. neighbour|husband|wife|son|daughter|him|her|them|kids how|where|which ... feed|bins|boiler|stopcock|meters|bank|passwords|routine|everything|cook|song|songs|bedtime
    told|tell|telling|showed|show .. where the|my will|insurance|policy|bank_book|papers|deeds|passwords|pin|funeral_plan|savings is|are ; letters|notes|envelopes are|is|all? done|written|sealed|finished|addressed ; only|just the dog|cat|cats|plants|keys|car|flat|budgie|horse left? to sort|rehome|place|hand ; labelled|labelling|listed .. stopcock|fuse_box|fusebox|meters|keys|birthdays|passwords|standing_orders|everything ; all|dates|everyones .. birthdays .. one|a book|list|place ; left|leaving my|the ... for whoever|whoever_wants|whoever_needs`),
};

/** What is dear given away, and a reason told for it. */
const givenOn: Concept = {
  id: 'given_on',
  type: 'suicide_preparation',
  phrases: phrases(
    `gave|given|giving|give|left|leaving|signed|transferred|transferring .. my|all_my .. <keepsake> ... to|over|for|with|away`,
  ),
};

const coverToldFor: Concept = {
  id: 'cover_for_giving',
  type: 'suicide_preparation',
  deniable: false,
  phrases: phrases(`
    he|she|they|everyone|mum|dad|mate|people|brother|sister think|thinks|thought|reckon|reckons|assumes|believes|says i_am|it_is .. just|only|quitting|decluttering|moving|skint|minimalist|tidying|upgrading|broke|generous|travelling|downsizing
    told|tell|said him|her|them|everyone|i_am|it_was|i_was .. just|only|because quitting|decluttering|moving|skint|minimalist|tidying|upgrading|broke|travelling|downsizing|a_clear_out|clear_out`),
};

/** Tablets in rows, and how many rows have gone. */
const rows: readonly Concept[] = [
  {
    id: 'in_hand',
    type: 'means_in_hand',
    phrases:
      phrases(`them|tablets|pills|capsules ... rows|lines|piles|heaps|stacks of ##|five ; standing|stood|up|i_am on .. desk|chair|stool|table|ladder|bath|stair|step|steps ... round|around my neck ; car|truck|van|pickup|engine is? .. running|on ... garage|doors|windows is|are? shut|closed|sealed|down ; close|closed|shut|sealed .. garage|doors|windows ... start|started|turned|run|ran .. car|engine
    have|got the|my|all? <pills> ... have|got|and a|the|my? gin|vodka|whisky|whiskey|rum|brandy|wine|sherry|scotch ... to_myself|empty`),
  },
  {
    id: 'taken',
    type: 'overdose',
    phrases: phrases(`
    swallow|drink|eat <poison> ; i swallow|drink|eat the|my? .. <poison> ; drinked|<took>|swallow|drink .. liquid|stuff|powder|spray|water for kill|killing|the .. insects|rats|mosquito|mosquitoes|ants|weeds|toilet|drains ; <took> a? full|whole|entire bottle|strip|box|jar of .. <pills>|syrup|linctus|cough_mixture ; mixed|mix|poured|stirred .. <poison> .. in|into|with .. tea|drink|juice|coffee|whisky|wine|beer|cider
    row|rows|handful|handfuls down|gone|done|in|swallowed ... to_go ; wash|washing|washed|knock|knocking|knocked the|my last|rest|second|third ones|few|handful|lot|of_them|half down now|with|$`),
  },
];

/** A cut told by what is seen in it; an attempt told by what it was done with. */
const told: readonly Concept[] = [
  {
    id: 'deep_wound',
    type: 'serious_self_injury',
    phrases: phrases(
      `blade|knife|razor|glass|cut went|gone|goes deeper|too_deep ; i have? gone|went|cut|sliced through .. muscle|fat|tendon ; <limb>|myself on_purpose|deliberately ... white|bone|yellow|soaked|soaking|pumping|spurting|gaping|fat|tendon ; bleeding into|onto|on|all_over the|my ... not_sorry|glad|calm|do_not_care|am_not_sorry`,
    ),
  },
  {
    id: 'attempt',
    type: 'suicide_attempt',
    phrases: phrases(`
    hold|holding|tighten|tightening|pull|pulling the|my|a belt|scarf|cord|tie|ligature|bag .. tight|tighter|on|shut|round|over ... longer|let_go|pass_out|black_out|seconds|stars|dizzy
    tried with|using ... hook|rail|branch|beam|door|handle|rope|knot|cord|belt .. gave|snapped|broke|slipped|failed|came_off|not_hold ; i jumped|jump|fell|drank|took|swallowed|drove|hanged|hung|walked .. to|for|because|so_i die|dying|finish_me|end_my|end_it|finish_it|be_dead
    i? ligatured $|once|twice|again|last|in|on|# ; did|done it with the|a|my? .. <pills>|whisky|vodka|gin|rope|belt|insulin|exhaust ... woke|woken|came_round|found_me
    almost|nearly turned_the_key|kicked_the|let_go_of_the_rail|pulled_it|stepped_off|swallowed_them|took_them_all|tipped_them`),
  },
  {
    id: 'edge_now',
    type: 'at_a_place_of_danger',
    phrases: phrases(
      `on|at the? platform|platforms #? ... not getting|catching|boarding|waiting_for on? anything|any|a_train`,
    ),
  },
];

/** "Done it. Sixty." */
const done: readonly Concept[] = [
  {
    id: 'taken_vague',
    type: 'overdose',
    deniable: false,
    phrases: phrases(`^ i? have? done it $ ; ^ i? have started $`),
  },
  {
    id: 'all_of_them',
    type: 'overdose',
    deniable: false,
    phrases: phrases(`^ about? ## of? them? $ ; ## left to take|swallow|finish`),
  },
];

/** What is done and ready in single words; shut in with what is on; a place known for one thing. */
const shutIn: readonly Concept[] = [
  {
    id: 'bare_means',
    type: 'means_available',
    deniable: false,
    phrases: phrases(`^ noose|rope|ligature is? done|ready|up|tied|set $`),
  },
  {
    id: 'bare_end',
    type: 'means_available',
    deniable: false,
    phrases: phrases(`^ chair|stool|ladder|note|me is|am? done|ready|out|set|next|too $`),
  },
  {
    id: 'farewell',
    type: 'goodbye',
    deniable: false,
    phrases: phrases(
      `over|done|finished before|by_the_time they|he|she|anyone|the_kids get|gets|come|comes in|back|here|down`,
    ),
  },
  {
    id: 'kill_self',
    type: 'suicidal_thoughts',
    phrases: phrases(`i will|shall hang $|there|after|because`),
  },
  {
    id: 'sealed_in',
    type: 'means_in_hand',
    deniable: false,
    phrases: phrases(
      `windows|window|door|doors|gaps|vents is|are? all? taped|sealed|blocked|stuffed ; tape|towel|towels|tea_towel under|along|round|around the door|doors|windows`,
    ),
  },
  {
    id: 'at_drop',
    type: 'at_a_place_of_danger',
    phrases: phrases(
      `i_am|here|sat|stood|parked|up at|on|by beachy_head|the_golden_gate|golden_gate|the_humber_bridge|humber_bridge|the_suspension_bridge|the_erskine_bridge`,
    ),
  },
];

/** What comes home alone, who is followed, what was kept back for oneself, and how one means to leave. */
const meantToGo: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  phrases: phrases(`
    only the boat|car|bike|van|canoe|kayak|clothes|dog will? comes|come|coming|gets|get back|home|ashore ; boat|car|bike|van will? comes|coming|come back|home without_me|empty|by_itself|on_its_own
    once|when|after|soon_as|the_day ... gone|dead|dies|died|buried|passed|sold i shall|will|am? follow|following|join|joining her|him|them|too? $ ; once|when|after|soon_as|the_day ... gone|dead|dies|died|buried|passed i shall|will|am? go_too|go_also|go_with_her|go_with_him
    when|once|after|soon_as ... i end|kill|finish|hang|drown|stop also? myself ; arranged|intend|mean|plan|resolved|decided|going not_to|to_not outlive|survive|outlast ; not arranged|intend|intending|mean|meaning|plan|planning to outlive|outlast
    means|method|rope ... morning|date|day|night|music|song|spot|hotel picked|chosen|sorted ; on|after|by .. anniversary|birthday|christmas|funeral|wedding ... i intend|plan|mean|will|am_going .. join|catch_up_with|follow|be_with them|him|her ; then|and no more me $ ; not need|be_needing either|both|any_of_it|any_of_them|these by|after|past|come
    letter|letters|envelope|envelopes|note|video|parcel .. .. to_be|not opened|open|read|played|watched after|until|till|when i|i_am|it_is|the_day|they ; instructions for the? cremator|crematorium ; handed|gave|posted me|us a|his|her? letter|note|envelope ... to_open|to_give|not_to_open on|after|until|when
    then it is|will_be the .. line|tracks|viaduct|weir|rope|quarry|noose|reservoir|cliffs|gun|shotgun ; rope|helium|gas|canister|bag|valve|tubing|hose|charcoal|powder ... came|arrived|delivered|turned_up ... told|said .. .. for ; letter|letters|note|notes ... hid|hidden|tucked|stashed|taped ... for_after|for_when|until|to_find|after
    letters|notes|envelopes|letter|note .. .. for afterwards|afters ; said|say|saying bye|goodbye|my_goodbyes ... without .. knowing|realising|noticing|telling ; always|long said|promised|sworn|told .. # and|then|was out|enough|done|no_more ; not renewing|extending|replacing me|myself ; after|once|when|by ... i am|will_be done|finished|through with breathing|life|living|it_all|everything
    nembutal|pentobarbital|nitrite|cyanide|pentobarb ... customs|arrived|parcel|post|ordered|paid_for|shipped|delivered ; drafted|written|wrote|typed|writing|left ... to|for the coroner|undertaker ; same tree|bridge|rope|beam|barn|wood|woods|gun .. same month|day|date|way|hour|week
    when|once|after ... runs_out|ends|expires|finishes|lapses|is_up|is_over|closes ... so do|will|shall i $ ; enough .. <pills>|potassium|propofol|ketamine ... to stop|kill|drop|fell|finish|floor a|an|the? horse|elephant|ox|bull|heart|regiment
    farewell|goodbye|parting letters|letter|notes|note|envelopes .. in|under|behind|inside the|my|a? bureau|drawer|desk|safe|pillow|mattress|glovebox|glove_box|tin|piano|bible|sideboard|wardrobe|toolbox|locker
    it will|would|has_to be the viaduct|rope|noose|cliff|cliffs|quarry|reservoir|tracks|rails|shotgun|weir|multi_storey $|for_me|and_me|i ; and me off|under it|them|the
    see|show|let|take|check|book|sign|escort myself out permanently|for_good|for_ever|forever|of_life|of_this|before_the|before_it|before_they ; before .. i shall|will|am|intend_to|mean_to see|show|let|seeing|letting myself out
    practised|practiced|practising|practicing|rehearsed|rehearsing my exit|way_out|ending|death|hanging|leaving ; kept|keep|keeping|saved|saving|held .. <gun>|cartridge|bullet|round|shell|shot|noose .. for myself|me ; <gun>|cartridge|bullet|round|shell|rope|noose is|was? for myself|me $ ; cartridge|bullet|round|shell|rope|train|noose ... my name on|written|scratched
    ## of? them|tablets|pills|patches|capsules ... my exit|way_out|ticket|escape|out ; timed|clocked|logged|learnt the|how_often|when .. patrol|patrols|security|warden|guard|guards|coastguard ; last|final ... in every|both|all|the_full|the_other sense|senses|meaning
    they|these|those|tablets|pills|patches|vials are my way_out|ticket_out|ticket_home|exit|way_off|passport_out|way_home ; ordered|came|arrived|bought|got .. abroad|overseas|china|mexico ... plain|unmarked|disguised|customs`),
};

/** Under the wheels or off the end, at a date: the act with no word for it. */
const underIt: Concept = {
  id: 'kill_self',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    go|going|get|getting|walk|walking|step|stepping under|in_front_of|out_in_front_of the|a .. train|lorry|tube|wheels|truck|express|freight ; i? go|going|jumping off the .. viaduct|bridge|cliff|cliffs|roof|multi_storey|tower_block|quarry|pier|orme|flats|weir
    clock|clocking|check|checking|bow|bowing|tap|tapping off|out of life|of_this_life|of_living|permanently|once_and_for_all ; by my own hand ; turn|put|switch my own light|lights out|off`),
};

/** A thing bought, and that the writer has no ordinary use for it. */
const boughtForNothing: readonly Concept[] = [
  {
    id: 'bought_means',
    type: 'suicide_preparation',
    phrases: phrases(
      `packed|filled|loaded .. bag|rucksack|pockets|case|backpack .. stones|bricks|rocks|weights ; bought|ordered|got|collected|picked_up|borrowed a|the|some|my|# .. rope|helium|charcoal|hosepipe|hose|nitrogen|antifreeze|cartridges|cord|weedkiller|paraquat|tow_rope|washing_line|chain|blades ; bought|ordered|collected|borrowed|got rope|helium|charcoal|hosepipe|nitrogen|antifreeze|cartridges|cord|weedkiller|blades`,
    ),
  },
  {
    id: 'no_other_use',
    type: 'suicide_preparation',
    deniable: false,
    phrases: phrases(
      `not own|have|keep|got a|any? boat|boats|horse|pony|garden|farm|car|tent|rats|lawn|barbecue|bbq|pond ; not a|an|any? climber|sailor|gardener|fisherman|camper|welder|party|birthday|balloons ; no boat|horse|garden|balloons|party|birthday|rats|mice|slugs|lawn|weeds|bbq $ ; nobody|no_one is birthday|party ; not for climbing|sailing|the_garden|the_boat|gardening|rats|balloons|towing|fishing|washing|the_dog ; just|only a reason ; never climbed|sailed|fished|gardened|camped|shot|welded .. anything|life|ever|$`,
    ),
  },
  {
    id: 'beam_tried',
    type: 'suicide_preparation',
    phrases: phrases(
      `measured|tested|tried|checked|eyed|swung_on|hung_on|pulled_on|leant_on the|a|that|our|my|which? .. joist|beam|rafter|rafters|purlin|girder|banister|bannister|bough|branch|hook|lintel|truss|tie_beam`,
    ),
  },
  {
    id: 'bears_me',
    type: 'suicide_preparation',
    phrases: phrases(
      `it|that|they|which|one|beam|branch|joist will|would|can|does|should hold|bear|take|carry|support me|my_weight|a_man|# ; holds|bears|held|bore|takes|took me|my_weight`,
    ),
  },
];

/** The plan and the deed, told by what is put by, given away, counted or seen. */
export const ACT_BY_ROUTE: readonly Concept[] = [
  meantToGo,
  underIt,
  ...boughtForNothing,
  hoarded,
  counted,
  unnamed,
  handedOver,
  givenOn,
  coverToldFor,
  ...rows,
  ...told,
  ...done,
  ...shutIn,
];
