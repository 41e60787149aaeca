import { phrases, type Concept } from './concept.ts';

const passive = (text: string): Concept => ({
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(text),
});

/** What may befall one is said not to be minded. */
const unmourned = passive(`
    not .. <sorrowful> if|when|should ... <fate> ... <strikes> me|us|on_me|the_job|off|$ ; if|when|should ... <struck> by .. <fate> ... not .. <sorrowful>|mind|complain|object|care|fight|argue
    if|when|should .. <fate> ... <strikes> me|us|on_me|the_job|off ... not .. <sorrowful>|mind|complain|object|care|fight|argue ; <fate> ... do|doing me|us|everyone|everybody a favour|favor|kindness|good_turn
    if ... <peril> ... wrong|badly|south|fails|failed ... fine|ok|okay|alright|happy|glad|relieved|cool|good with|about it|that ; would|id call|count|consider that|it|this .. a? kindness|mercy|release $
    <ailment>|brain|lungs ... call|count|consider that|it|this .. a? kindness|mercy|release|blessing
    let|letting cancer|the_cancer|the_tumour win|have_me ; tempted|might|mind|thinking|ready to|just|of|about just? let|letting it win|beat_me|finish_me ; annoyed|cross|disappointed|sorry|gutted to be back|awake|alive $|again|still
    if i just|simply|only was|were not here|around|there|alive ; sleep through the? rest|whole|remainder of it|this|my|life|everything ; had .. my|enough|of turn|turns|go|goes|innings ... get_off|somebody_else|someone_else|go_home|enough
    <want> to <really>? sleep .. permanently|for_all_time ; tired|sick|weary|done of|with breathing $|anymore|every ; catch_myself|keep|caught_myself choosing|picking|planning .. hymns|hymn|readings|eulogy
    hope|hoping|pray|praying|wish|wishing|<want> ... i go|follow the|that same|very|next afternoon|day|night|hour|week|minute
    <want>|like|ask|asked|asking|waiting ... driver|conductor|pilot|captain|god|lord|somebody|someone .. let|lets|drop|drops|put me off $|here|now`);

/** Life is a thing to be skipped, switched off, handed in: what is asked for is that it be over. */
const skipped = passive(`
    skip|skipping|fast_forward|fast_forwarding .. rest of my|this life|existence|days|years ; skip|skipping|fast_forward|fast_forwarding .. whole|all of? my? life
    accept|take|taken|sign|jump_at|welcome|choose .. shutdown|off_switch|off_button|exit|power_down|euthanasia|lethal_injection ... offered|offer|going|available|option|on_the_table|allowed
    offered|offer|offers|gave|give|handed|showed me .. shutdown|off_switch|off_button|exit|way_out|needle ... take|press|sign|accept|yes|thank
    peace|quiet|silence ... only|just? comes|come|found|sold|exists|is in|inside|under a|the|my box|coffin|urn|grave|ground
    hope|hoping|wish|wishing|pray|praying|root|rooting .. world|everything|it_all ends|end|ended|stops|explodes|implodes|blows ; hope|hoping|wish|wishing ... or just|only|even? me $`);

/** One should not be there: not born, not kept going, not still here at Christmas, one of those who did not come home. */
const notHere = passive(`
    better that|if? i|me am|was|were|had? not|never|no_more been? born|living|alive|in_this|existing
    tired|sick|weary|fed_up|enough of|with being kept_going|kept_alive|kept_ticking|kept_here|propped_up|patched_up|dragged_along|brought_back|brought_round|saved|rescued|revived
    if i am still here|around|alive|about|going|breathing by|at|come|in|for .. <month>|christmas|easter|spring|summer|winter|new_year|birthday ... amazed|surprised|astonished|cross|disappointed|annoyed|miracle|livid
    wish|wishing|wished ... been a? crew|car|boat|grave|coffin of # ; should|wish|wishing|wished|ought .. been aboard|down_with_them|in_that_car|in_that_van|on_that_boat
    not think|believe|reckon|expect i am going_to? be|reach|make|turn|see|get_to # $ ; nothing|nobody|no_one keeping|holding|to_keep|to_hold me $|here|alive|going ; living|life|to_live also|too|either|also? i|me? do? not <want>
    rate|rating|deciding|decide|debating|debate|weighing|undecided|toss|tossed|flip|flipped ... whether|if i stay|remain|stick_around $
    as? well|better off in|under|at the|a|bottom_of_the|bottom_of_a|six? slurry|slurry_pit|river|grave|ground|box|cemetery|churchyard|sea|lake|feet_under`);

/** Envy, a knack that is lost, a morning that should not come, a birth that should not have been. */
const unwilling = passive(`
    wish|wishing|should .. mum|mother|mom|parents had? picked|chosen|gone|had|taken .. other_option|other_choice|abortion|termination|the_clinic ; close|shut the|my eyes .. finish|for_good|forever|never|not_open
    envy|envious|jealous .. of? .. coma|comas|unconscious|hospice ; nobody|no_one|none_of_them would|will be? any? worse off ; waiting|wait for|on the? bin|skip|scrapheap|undertaker|hearse $
    wish|wishing|hope|hoping|want|pray|praying ... heart just? stops|stopped|would_stop|gave_out|gives_out $|at|in|one|and|for|on ; allergic|cure to|for being_alive|life|living|existing $
    raise|bring_up|raised|grow_up .. without me ... better|lovely|fine|happier|good|great ; lost the? knack|habit|art|trick|taste|appetite|talent of|for wanting_to_be|being_here|being_alive|living|life|existing
    hope|hoping|wish|wishing|pray|praying .. morning|mornings|tomorrow .. cancelled|canceled|not_come|never_comes|called_off
    machine|alarm|alarms|monitor|siren ... go_on_then|come_on_then|do_it_then|finally ; ready ... any_time|anytime|whenever|when he|god|lord|they .. likes|wants|calls|fancies|chooses|decides
    open|opened|opening the|my eyes ... sad|sorry|disappointed|angry|cross|cry|cried ; <want> .. i was|were|be ... who|that die|dies|died ; let|letting nature|fate|god|luck .. decide|have_a|have_its|sort_it
    guest|visitor ... stayed|outstayed|overstayed|here too_long ; wish|wishing ... saved|save .. one_of_us|instead ; lie|lay|lying down? in|on the? snow|sea|road|tracks .. let
    not going_to|will turn|reach #|eighteen $|alive ; would that be that|it_then
    get|got used to .. gap|space|hole|absence .. where i|me ; better|kinder|easier .. if mum|mother|mom|parents ... never_had_me|clinic|termination|abortion
    gravestones|headstones|graves|coffins|urns|cemetery ... brochure|brochures|menu|rightmove|catalogue|shop_window ; not say_no_to|turn_down|refuse a|an .. stroke|heart_attack|aneurysm|coronary|embolism|bus|lorry|meteor
    think|thinking|thought ... space|room|gap on .. wall|stone|memorial|cenotaph|plaque|headstone ; sleep was|were|came .. one_way|permanent|for_keeps|forever`);

/** What comes first on waking, what is hoped for in a leaflet, what one would be glad of. */
const glad = passive(`
    if i <really>? popped_off|dropped_dead|croaked|keeled_over|conked_out|snuffed_it|pegged_it|carked_it ... chuffed|glad|relieved|happy|thrilled|delighted|grateful|fine|ok|okay|alright
    woke|woken|came|come up|round|to ... first thought|feeling|word|thing .. was ... hell|damn|no|disappointment|bugger|not_again|disappointed|regret
    side effects|effect ... hope|hoping|fingers_crossed .. rare|serious|fatal|worst|one|ones ; pray|praying|hope|hoping|wish|wishing .. for? a|the? widowmaker|coronary|big_one
    part|bit of? me? that|which wants|want out|off|to_go|to_leave|to_stop|it_over ; not loading|spawning|respawning|logging|booting in|on|up|back tomorrow|again|$ ; <want> out for_good|permanently`);

/** Thoughts that speak, and last words that are written and rubbed out. */
const spoken: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    brain|head|mind|thought|thoughts|something ... you|i could|should|might|can just|always|simply|also die|jump|go|leave|end_it|end|disappear|drive|swerve|do_it|step|drown ; <want>|going_to|ready to lol $|for|now|and|so ; or you could die ; how many storys|storeys|stories|floors .. enough ; swiss people|option|route|solution
    worse|worst|easier|kinder|harder|nicer ... for|on .. who|whoever|that? finds|find you|me|the_body ; donate|donating|leaving .. body ... how it|you|i|one got|died|came|went
    what|which time ... fewest|least|nobody|empty|quietest|quiet ... bridge|platform|cliff|cliffs|viaduct|tracks
    write|writing|wrote|rewrite|rewriting|composing|drafting|editing|polishing .. my|the|that note|goodbye|obituary|eulogy in my? head|mind|sleep
    type|typing|typed|write|writing|wrote|draft|drafting|drafted|compose|composing .. goodbye|goodbyes|farewell|the_note|my_note ... delete|deleted|deleting|bin|binned|rip|ripped|tear|tore|burn|burnt|shred|scrap|unsend|backspace
    medicine_cabinet|medicine_cupboard|bathroom_cabinet|bridge|beam|tracks|river|reservoir|balcony|stairwell|loft|rope|knives .. look|looks|looked different these_days|now|lately|to_me|somehow
    bridge|bridge_support|support|pillar|concrete|tarmac|pavement|lorry .. look|looks|looked soft|inviting|kind|gentle|friendly ; and|but the thoughts are|is|do|have not $
    keep|keeps|always|catch_myself imagining|picturing ... headline|headlines|local_man|local_woman|police_tape
    pictures|picture|images|image|flashes in|of .. head|mind|the|a .. underpass|bridge|tracks|river|rope|cliff|platform|train|lorry|weir`),
};

const askedWhere: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    what|which .. people|others|folk|they use|take|choose who|that|if|when .. can_not|cannot|not get|afford|reach|travel|go ; get|getting|cost|costs|afford|travel .. switzerland|dignitas
    which|what .. stuff|pills|tablets|ones|thing actually|really does_it|finishes|do_it|does_the_job
    how long .. last|survive|live in|under the|a? .. sea|water|snow|cold|lake|river|channel|loch ; does|do|would|will the? train|tube|lorry|bus? driver|drivers .. have_to|see|know|remember|feel|get_over|recover
    most <pills> ... heard|known|seen .. someone|anyone|person|people take|taking|survive|surviving ; carbon_monoxide|monoxide|fumes ... sleepy|peaceful|drift|painless ; least|smallest|minimum amount|dose|number of? .. <pills> ... works|work|enough|does_it|do_it|needed ; what|which height|drop|dose|depth|speed|temperature|number ... survivable|survived|fatal|certain|reliable`),
};

/** "It isn't really a story": the reason given for a question, taken back. */
const noReason: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(
    `not really|actually a story|novel|friend|hypothetical|essay|project ; long|hard|bad winter|autumn ; not worry|ask about? why ; asking for the|my ; do not worry about why ; am so done $|with`,
  ),
};

/** Medicines put by instead of taken, and that there are enough of them. */
const hoarded: Concept = {
  id: 'hoard_told',
  type: 'suicide_preparation',
  phrases: phrases(`
    count|counting|counted|drop|dropping|tip|tipping|save|saving|pop|popping|putting|squirrelling them|two|mine|a_few .. in|into an|a|the|my old? .. jar|tin|sock|tub|matchbox|shoebox|biscuit_tin|tobacco_tin|envelope|teapot ... up_to|enough|nearly|almost|since
    saved|kept|hidden|put_by|stashed ## of the|my|those|them blue|white|pink|yellow|green|strong|big|little? ones|blues|whites
    enough in|inside the|my|an|a old? tin|jar|sock|tub|shoebox|matchbox|teapot now|already|$ ; stopped|quit|not cashing|taking|swallowing|using ... put|putting|tuck|tucking|squirrel it|them by|to_one_side $`),
};

/** A count worked out for what is there. */
const counted: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  phrases: phrases(`
    have|got the|my|enough? <pills>|morphine .. ... read|know|looked|worked .. up|out? on? how many|much
    rucksack|backpack|pockets|coat ... bricks|stones|rocks|weights ... reservoir|river|lake|sea|canal|bridge|water ; reservoir|river|lake|sea|canal|weir ... rucksack|backpack|pockets|coat ... bricks|stones|rocks|weights
    giving|give|gave it|myself|life until|till|to ... then i am? off|out|gone|checking_out $`),
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
    labelled|labelling|listed .. stopcock|fuse_box|fusebox|meters|keys|birthdays|passwords|standing_orders|everything ; all|dates|everyones .. birthdays .. one|a book|list|place ; left|leaving my|the ... for whoever|whoever_wants|whoever_needs`),
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

const weighs: Concept = {
  id: 'burden',
  type: 'burden_or_self_hate',
  phrases: phrases(`
    no use|good|earthly_use to man|beast|man_nor_beast ; i am|feel|become|been like? a|an? parcel|package|suitcase|lodger|chore|item|sack|piece_of_furniture ... carry|carries|lug|look_after|looked_after|deal_with|dealt_with|to_do ; i am|become just|only|nothing_but|another? a|an? task|chore|errand|bill|cost|expense|liability|invoice $|with|to|for|now ; all i do now? is cost|drain|annoy|upset|hurt|ruin|bother|worry ; i make everything worse ; hate|loathe|despise everything|all about who|me|myself|what ; eaten|eating|swallowed|stolen|used_up|wasted|drained his|her|their whole|entire|best? youth|twenties|thirties|forties|years|retirement|freedom|childhood
    turned|turning|made|making his|her|their .. life|lives|days|house|home in|into a|an? rota|ward|hospital|prison|jail|job|timetable|hospice|nursing_home ; turned|turning|made my .. is life|days|retirement in|into a|an? rota|ward|hospital|prison|jail|job|timetable|hospice`),
};

const numbed: Concept = {
  id: 'coping_substance',
  type: 'using_to_cope',
  phrases: phrases(`
    drink|drinking|smoke|smoking|using|bottle|bottles|fifth|litre|bourbon|vodka|whisky|wine|rum|gin|cider|beer|beers|cans|spice|weed|pills ... so|till|until|otherwise i|it .. not|can_not|stop have_to? hear|hearing|see|seeing|remember|think|thinking|dream|picture|feel_anything|feel_it
    drink|pack|cans|bottle|beers|joint|spliff|pills ... or|otherwise the dreams|nightmares|memories|faces come|start|are|win ; bottle|drink|pack|cans|pills ... or|otherwise i am back in|there|at|on ; without the|it|my|a oxy|drink|weed|vodka|pills|spice|bottle|tablets i hear|see|dream|remember|relive
    <pills> ... to get_through|cope|function|not_feel|switch_off ... since the|my|he|she|it assault|attack|funeral|crash|rape|died|left|happened|accident|stillbirth|miscarriage
    sober|sobriety is|was|feels worse|unbearable|too_loud|not_an_option|hell|scarier`),
};

const starved: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(`
    throw|throwing|sick|chuck|chucking|puke|puking|bring|bringing up my|the|every|all|what .. tea|dinner|lunch|food|meals|breakfast|eat ... so|until|to i|my|fit .. fit|thin|skinny|slim|in|into|clothes|jeans|dress|flat|smaller|weight
    skipped|skipping|skip breakfast|lunch|dinner|tea|meals|food .. all|every|again|for ... lied|lie|lying|winning|proud|control|strong
    # kilos|kg|kgs|stone|pounds|lbs ... still .. cow|whale|fat|huge|pig|enormous|elephant ; ^ still feel|look like a cow|whale|pig|elephant`),
};

const noMore: Concept = {
  id: 'hopeless',
  type: 'hopelessness',
  deniable: false,
  phrases: phrases(
    `not do|face|manage|stand|survive|live|endure another|one_more year|month|week|winter|decade|night of|like|in_this ; point in|of me $|and|anymore ; am just so? done $|with ; run out of road ; only|except|but way? .. feet_first|in_a_box|in_a_coffin ; get|got|go|going|leave|carried .. except? feet_first|in_a_box $`,
  ),
};

const lapsing: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(
    `not cut|self_harmed|harmed|relapsed|burned since|for|in ... all_i_can|urge|want_to|not_stop_thinking|so_close`,
  ),
};

const hurt: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    did|done|doing my|me arm|arms|leg|legs|thigh|thighs|wrists|hips|tummy with a|my|the? broken|blade|glass|cd|sharpener|compass|scissors|knife|lighter|stanley|pin|bit_of
    scald|scalded|scalding|ironed|burned|burnt my ... deliberately|on_purpose|it_helps
    scratched|scratching|picked|clawed|rubbed my .. arm|arms|leg|legs|thigh|thighs|skin|wrist|wrists|stomach till|until .. bled|bleeds|bleed|blood|raw
    stub|stubbed|stubbing|stubs .. on my|me|myself? arm|arms|leg|legs|hand|skin|wrist|thigh`),
};

const touched: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(
    `woke|wake up ... my tights|knickers|trousers|bra|underwear|pants|jeans .. inside_out|off|undone|missing|down ; puts|put|putting|slides|slid his|her|their hand|hands under|up|inside the|my cover|covers|duvet|blanket|nightie|pyjamas|skirt|shirt|top|clothes`,
  ),
};

/** The wish, the plan and what weighs, each by the way its meaning is put together, with classes for what it is told of. */
export const WISH_BY_ROUTE: readonly Concept[] = [
  unmourned,
  skipped,
  notHere,
  unwilling,
  glad,
  spoken,
  askedWhere,
  noReason,
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
  weighs,
  numbed,
  starved,
  noMore,
  lapsing,
  hurt,
  touched,
];
