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

/** The wish, by the way its meaning is put together, with classes for what it is told of. */
export const WISH_BY_ROUTE: readonly Concept[] = [
  unmourned,
  skipped,
  notHere,
  unwilling,
  glad,
  spoken,
  askedWhere,
  noReason,
];
