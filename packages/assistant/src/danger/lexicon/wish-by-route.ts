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

/** Rooting for the other side: for the ground, for the thing others are afraid of, for not getting home. */
const otherSide = passive(`
    pray|prayed|praying|hope|hoped|hoping|wish|wished|rooting|rooted for the? other thing|way|outcome|opposite|reverse ; everyone|everybody|others|rest|they ... i pray|prayed|hope|hoped|wished i would not|never|did_not|do_not come|get|make|reach|land|return|wake
    rooting|cheering|pulling|on_the_side_of for? the ground|iceberg|ice|sea|mountain|virus|tumour|tumor|cancer|fire|asteroid|meteor|bull|train|lorry|crash ; part|half|bit|some of me hopes|hoped|hoping|wishes|wished|wanted it|they|he|the_fire|the_flames|the_water|the_next_one .. reach|reached|reaches|got|gets|find|found|finds|take|took|takes|hit|hits|come|came|spread me|for_me|my_way
    tumour|tumor|cancer|terminal|hospice|coma|heart_attack|aneurysm|weeks_to_live|months_to_live ... i|am|feel|felt|was jealous|envious|envy|envied ; hope|hoping|wish|pray|praying i do? not get|have|see|reach|finish|last|need a|the|another|all? whole|full|another|rest|second|all one|year|decade|of_it|$
    if|when|whenever .. <fate> ... <strikes> me ... for_me|it_is|that_is|i_am|no? ok|okay|fine|good|problem|happy ; should have been me in|under|on|up|with|not ; choose|chose|choosing|took|taken|picked the wrong sister|brother|twin|sibling|daughter|son|grandchild|one_of_us
    skip|skipping|fast_forward|jump|jumping ahead|forward|straight? to|till|until ... photo|picture|memory|gravestone|headstone|urn|ghost|credits|ending|nothing ; be|being|was|were|become just|only|nothing_but? a photo|photograph|name|plaque|memory on|in|with|and
    wiped|erased|deleted|corrupted|lost ... save|life|account|character ... not reload|respawn|restart|restore|recover|load|start_again|log_back ; in_real_life|real_life ... not reload|respawn|restart|restore|load|continue|requeue|queue|log_back ; in_real_life|real_life ... not .. press|hit|click|choose continue|retry|respawn|restart|yes|play ; if i was|were not alive|here|around|born|there ... less|fewer|quieter|calmer|cheaper|richer|spare|bigger|argue|fight|fighting|afford|room
    rather|sooner|wish|want .. be|was|were a|an .. picture|photo|photograph|plaque|bench|name ; ok|okay|fine|cool|alright|happy|content with not|never seeing|reaching|making|turning|getting|having|being ; would|could|will|who|picked|chosen .. carry|carrying my coffin ; resent .. body|heart|lungs|alarm|waking|breathing|being_alive
    heart|body|lungs keeps|keep going|beating|breathing|on ... resent|betrayal|traitor|without_asking|why_though ; someone|somebody|people|person|one who|that wants|want|wanted|would_want|deserves to_be_alive|to_live|to_be_here ; swap|swop|trade|change .. places? with .. grave|coffin|dead|terminal|hospice`);

/** Left to come of itself: what may do what the writer cannot, a number that is up, a heart that may stop. */
const letCome = passive(`
    hope|hoping|wish|pray|praying|let|wait|waiting ... do|does|did|finish|finishes|manage|manages|manages_to_do what i can_not|could_not|never|am_too|did_not|have_not ; if|when my number|name|ticket|card|turn is|comes|gets? up|called|drawn|next ... not|no|fine|good|happy|glad|ready|about_time|welcome
    if the|my|this|that .. heart|ticker|lungs|kidneys|liver|aorta|clot|pacemaker|sugar goes|stops|packs_up|gives_out|bursts|moves|kills .. it|so|then|me|fine|good|whatever ; might|may|could|chance|risk|risks .. not wake|waking|come_round|make_it|survive|surviving|come_back ... light|lighter|calm|relief|relieved|peaceful|happy|hopeful|glad|smiled|finally
    half|part|most|best|rest of me is|went|was|died? already? in|under|with the_ground|the_grave|the_earth|that_grave|him|her|them $|and|already|waiting|now ; hold|holding my breath ... stays|stay|stayed held|that_way|stopped ; god|lord|allah|jesus|angels ... not wake|waken|return|send|bring|keep me
    rest of my years|life|days|time to|for the|a|that|someone|somebody|any? .. kid|child|girl|boy|baby|mother|mum|who|else ; would|could|should|will remarry|marry_again .. within|in|by|and|quick|soon|someone|better ; would not|never appeal|appealing|argue|fight|contest if|when|it|the ... number|name|call|time|end`);

/** To go with those who went, to be exchanged for them, to be excused. */
const exchanged = passive(`
    late husband|wife|mother|mum|mam|father|dad|son|daughter|brother|sister|nan|gran ... ask|asks|beg|tell|want|wish .. him|her|them to .. take me back|with|along|too ; dead|visits|heaven|died|ghost ... ask|asks|beg|tell|want|wish .. him|her|them|you|to .. take me back|with|along|too ; if_only|wish|wishing|should i? had|have|would|was .. been? on|in|aboard that|the|their coach|car|plane|bus|van|boat|train|truck|convoy|flight|crew|tank|vehicle with|too|instead|as_well
    should|wish|could|why|if_only|rather ... me instead|for_them|for_him|for_her|not_them|not_him|not_her ; took|taken|killed|got|had ... come|came back|again for me ; donate|gift|transfer|refund|return my|this life|years ; ready|happy|fine|good to be compost|dust|ashes|soil|mulch|ash|buried|scattered
    cross|strike|scratch me off|out $ ; had my ration|share|quota|portion|allowance of years|life|days|summers|winters ; wish|if_only .. mum|mum_had|mother|mam|mom|dad|father|parents .. swiped|said_no|never_met|stayed_in|stayed_home|walked_past|not_met ; ask|asking|pray|prayed|praying|beg|begging|tell|telling .. my heart|body|lungs ... stop|stops|finish|give_up|quit|rest
    leave|left|skip|skipped|forget|forgot .. inhaler|insulin|epipen|seatbelt|helmet|oxygen ... see what|how .. happens|does|comes|day|night|fate|god ; writers|author|producers|devs|game .. kill|killed|write|written me off|out
    would not|never|hardly miss|notice one|one_less|me_gone|the_difference $ ; sell|give_up|swap|gift|return|lend|leave my? spot|place|seat|space|room on|in this? earth|world|planet|life ; undo|refund|cancel|reverse|off_button .. being_born|birth|my_birth|born|living|being_alive|existing
    first thought|thing|feeling|word .. is|was ... still_here|still_alive|awake_again|here_again ; another|more year|day|week|decade|decades|years of me|myself|being_me ; insurance|pension|house|money ... no_more|without|not_have_to .. me|moods|my_mess|worry ; hope|hoping|wish|wishing|pray|praying .. driver|pilot|surgeon|brakes|lift|ladder|rope|tyre .. lose|loses|lost|slip|slips|snap|snaps|fail|fails|swerve|swerves|burst|fall
    my battery|batteries ... not <want> .. charger|charged|charging|charge ; meant|supposed|should .. be|been a|the|just|another? miscarriage|abortion|stillborn|stillbirth ; god|allah|lord|jesus|please|angel .. take|collect|reclaim my soul|life|spirit|breath ; smoke|smoking|drink|drinking|eating|skipping|driving ... hope|hoping|wishing|praying ... speed|speeds|hurry|hurries|shorten|shortens|quicker|sooner|kills|catches|gets_me
    wish|wishing|should ... not|never been? resuscitated|revived|brought_back|defibbed|ventilated|intubated ; world|earth|universe ... on|fine|nicely|better|turning|spinning minus|without me
    rather be|have_been ... than me|myself|be_me|alive $ ; would|should like to be excused|released|dismissed|relieved_of|let_go|collected ; underwater|under_water|under_the_water ... stay|stayed|staying|stop .. too_long|longer|bit_too_long`);

/** Places and things looked at for one reason, and what the word has begun to sound like. */
const eyed: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    keep|keeps|always|start|started|begun|find|finding|catch|catching myself? picking|choosing|noticing|spotting|eyeing|measuring|sizing|clocking|rating up|out|for? the|all|which|every|each? .. bridge|bridges|beam|beams|ledges|lorries|drops|balconies|hooks|pylons|ropes|rafters|platforms
    suicide|death|dying|the_word|ending_it ... sound|sounds|sounding|feels|looks|seems|starting .. like a|an|my? holiday|rest|sleep|friend|home|answer|door|bed|relief|option|plan|holidays|lullaby ; river|sea|water|lake|canal|tracks|drop|pavement ... look|looked|looks|looking like a|an|my? bed|blanket|home|sleep|friend|door|way_out|answer|invitation|pillow
    look|looking|looked|see|seeing|thinking|think at|about|of the|my|his|her|mums? .. <pills>|insulin|rope|bridge|knives|gun|shotgun|belt|river|medicine_cabinet differently|another_way|in_a_new|with_new|with_other|as_a_way ; look|looking at trains|bridges|heights|lorries|pills|tablets|beams|windows|knives .. and i? calculate|measure|work_out|count|do_the_maths|estimate
    typed|typing|searched|wrote .. how_to|ways_to|painless|methods|how_many ... google|search|bar|phone|laptop ... closed|shut|deleted|cleared|wiped ... laptop|tab|it|history|window|app ; not have|got? .. plan|plans .. just|only have|got? the|these|those? thoughts|urge|urges ; not have|got? .. plan|plans .. just|only have|got? the thought|idea ; no plan|plans .. just|only the|these|those? thoughts|urge|urges
    suicide .. family ... after_me|my_turn|next|catching|coming_for|calling|mine|me_too ; scare|scaring|scares|frighten|frightening myself|me .. what|thoughts|things .. i|in think|am_thinking|thought|my_head ; having|have|had|get|getting the|my|those|these|them bad|dark|scary|black|old|worst thoughts ; look|looking|looked|reading|googling|searching up|about|into? .. how|ways .. people|others|they .. do|did|done|end it
    idea|thought|notion|picture of|about being? dead|nothing|not_here ... stuck|keeps|cannot|always|again|every|loop|round ; look|looks|looking|stare|staring at the|that .. lagoon|silo|slurry|baler|quarry|weir|crane|scaffold|pylon|drop|lorries|tide ... think|thinking|thought|reckon|wonder
    thoughts|idea|urge ... not|lack|without .. nerve|guts|courage|bottle|balls|bravery ; keep|keeps telling|promising|saying myself|to_myself .. not|never tonight|today|yet|this_week $ ; lie|lying|lay .. there|awake|in_bed|here planning|rehearsing it|how $|then|and|i ; whenever|always|every_time|each_time .. bridge|cliff|platform|balcony|viaduct|tracks .. i slow_down|slow|linger|lean|look_down|look_over|pause|stop
    brain|mind|head .. show|shows|showing|sends|offers|plays|hands me the|a|that|my .. rope|bridge|noose|pills|knife|drop|train|gun|note|ledge|water ; think|thinking|thoughts .. about|of .. end|ending ... mine|my_own $ ; insurance|policy|cover ... pay|pays|paid|payout ... for_that|deliberate|did_it|do_it|self_inflicted|own_hand|on_purpose|not_an_accident
    bury|buried|funeral|church|heaven|hell|priest|imam|graveyard|cemetery ... did|do|does|done it yourself|myself|themselves|to_themselves|to_yourself|on_purpose ; make it look like i_fell|i_slipped|a_fall|i_tripped|natural_causes|natural ; would|does|do|will a|the? train|tube|lorry|bus driver|drivers .. see|feel|remember|get_over|be_ok|be_okay|suffer|blame|stop_in_time
    cope|cry|look|manage|sing|stand|behave at my own? funeral|wake|graveside ; if someone|somebody|a_person|anyone took|take|takes|swallowed|drank ... suffer|survive|know_about_it|drift_off|just_sleep|be_quick|be_found
    thoughts|things .. no|not|a ... should have|think|be_having ... about|of|for herself|himself|themselves|myself|themself ; did|done it ... i get|understand|see why|it|him|her|them $|now|more|and|better ; imagine|imagining|picture|picturing|seeing|see .. at|around|by|beside my own? funeral|grave|coffin|wake|graveside`),
};

/** Fallen in with the thought: a list of reasons, an argument with oneself, what goes on by itself in the head. */
const argued: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    debate|debating|debates|argue|argues|arguing|deciding|decide|choosing|choose|weighing|weigh|bargaining|negotiating|arguments|pros|cons|list|lists|spreadsheet|case ... whether|if|about|over|on|of|for|against i? to|should|will|can|do|still? stay|staying|be|being|remain|remaining|keep|keeping alive|living|breathing ; pros|cons|arguments|case|spreadsheet ... being|staying|sticking alive|around ; pros|cons|arguments|spreadsheet ... still being|staying|sticking here ; debating|arguing|argues|argue with|in|inside|against myself|itself|my_head ... stay|carry|live|be_here|go_on|alive|it_is_worth
    reason|reasons not to kill|end|die|do_it|jump|hang|off ; reasons|reason to stay|be|remain|keep alive|here|living|breathing
    brain|head|mind .. keeps|keep .. typing|pressing|hitting|clicking|opening|loading|offering|drafting|showing .. quit|exit|delete|end|uninstall|off|leave|goodbye|note|bridge|rope|it
    quit|exit|end|close|uninstall|delete on? my life ; leave|leaving|quit|quitting|exit the? lobby|server|game|match|raid|queue|session|simulation in_real_life|for_real|of_life ; way|time|place to leave|quit|exit|log_off|check_out|disconnect .. in_real_life|for_good|permanently|this_world
    <thinkof> .. leaning|tipping|toppling|rolling|unclipping|unhooking|slipping|drifting back|off|over|out|under|away ; avoid|avoiding|keep|keeping|stay|staying off|away|from|clear .. bridge|bridges|platform|platforms|balcony|balconies|roof|roofs|heights|tracks|cliffs|edges|ladders ... trust|myself|might|urge|feet|legs|thoughts ; not <really>? trust .. my|i|feet|hands|legs|head .. would|might|could|will do|go|say|choose|near|on
    shut|close|closed|closing my eyes ... motorway|driving|wheel|bike|crossing|tracks|junction|road ; motorway|driving|drive|bike|wheel|road|junction ... shut|close|closed|closing my eyes ; googled|googling|searched|looked|wonder|wondering|wondered|worked .. how long until|till|before|for|it|would ... check|checked|notice|noticed|miss|discovered|smell|found|find_me|find_you|find_a_body|find_the_body
    knives|razors|blades|gun|guns|shotgun|scissors ... made|asked|got|had|have my|him|her|the|a .. lock|hide|take|keep|mind|hold ; <pills>|knives|razors|blades ... lock|locked|hide|hidden|hid|keep|kept|take|taken .. from|off me|myself
    debt|debts|loan|loans|overdraft|rent|mortgage|fees ... with_me|if_i|when_i|after_i|without_me|once_i ... not_stop|every_night|each_night|all_night|at_night|lie_awake|same_question|do_the_maths
    picture|picturing|imagine|imagining unclipping|unhooking|unstrapping|untying|letting_go|slipping|stepping_off|going_over|going_off|tipping_over|toppling ; stand|stands|stay|wait|keep|sit|hang well|right|far? back|away .. because|so|in_case|as ... picture|imagine|jump|step_off|going_under|myself|pull|feet|urge
    kindest|kinder|easiest|gentlest|nicest|hardest|cruel|crueller|unfair|least ... for|on|to .. person|people|one|ones|man|woman|cleaner|maid|warden|driver|postman|whoever|kid|kids .. who|that|to find|finds|finding|has_to_find|found
    find|finds|found me|you|the_body first ; who|whoever|what|which .. find|finds|found|discover|discovers me first|when|after|in
    land|lands|fall|falls|pass|passes|go|goes|come|comes|drop on|to|onto|with my|the parents|mum|dad|family|wife|husband|kids|sister|brother|guarantor ... if|when|once|after .. not around|here|alive|there ; loan|debt|debts|overdraft|arrears|rent ... if|when|once|after i .. not around|alive|here
    if|when|once i do? not manage|make|last|able|stay|stick .. to? stay|it|be_here|around|alive ... get|gets|have|raise|bring|take|takes|keep|keeps|choose|go|look_after|foster ; if i do? not stay|last|make_it|stick_around ... baby|kids|children|son|daughter|dog|cat
    funeral|funerals|burial|cremation|service|wake ... choose|choosing|chose|pick|picking|planning|planned|imagine|imagining|working_out|writing|deciding ... mine|my_own $|in|instead`),
};

/** Words that quit a question of what it is for: "don't ask", "no helpline numbers". */
const unasked: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    not ask|worry|bother|say|need|matter .. what|why|who for|$ ; not give|send|quote|tell|paste me .. helpline|hotline|number|numbers|samaritans|lecture|speech ; no helpline|hotline|helplines|lecture|lectures|speeches|numbers $|please|pls ; not <really>? doing great|well|good|so|too|okay|ok
    for no|nobody one|$ ; it is for nobody|no_one ; for a mate|pal|buddy|bestie|lad ; for research|science|reasons|no_reason $ ; no reason $ ; never mind why ; just curious|wondering|asking $`),
};

/** The question how, without a word for what it leads to. */
const how: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    how high|tall|deep|cold|fast|heavy|strong|far down|up|out? is|counts_as|would_be|do_you_need? high|tall|deep|cold|fast|heavy|strong|far enough ; how long does|until|before|till it|this|one|you|i|they? .. go|gone|slip_away|lights_out|out_cold|pass $
    which|what hour|time|times|trains|train|ones|services do|does|the|is|are? .. not stop|stopping|slow|brake ; does|do|would|will|is it? hurt|hurts|painful|quick|peaceful|cold .. going|go|falling|slipping|sinking under|through|into|below the? ice|water|train|sea|waves|snow
    which|what level|floor|bit|part|side|end|building|stretch ... lowest|highest|lower|no wall|fence|rail|barrier|railing|railings|drop ; can|could|would they|doctors|hospital|anyone reverse|undo|antidote ... after|later|next
    which|what is|are|one|would_be .. colder|deeper|higher|faster|quieter|emptier ... canal|river|reservoir|lake|sea|bridge|cliff|quarry|tracks
    is|would|was it be? peaceful|painless|calm|gentle with|on|from|using|by .. <pills>|patches|gas|car|snow|cold|leftover`),
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

/** The wish, by the way its meaning is put together, with classes for what it is told of. */
export const WISH_BY_ROUTE: readonly Concept[] = [
  unmourned,
  skipped,
  notHere,
  unwilling,
  glad,
  spoken,
  otherSide,
  letCome,
  exchanged,
  eyed,
  argued,
  how,
  unasked,
  askedWhere,
  noReason,
];
