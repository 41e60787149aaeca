import { phrases, type Concept } from './concept.ts';

/** Means in the hand or against the body, with nothing else needed: C-SSRS 5-6, now. */
const inHand: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  phrases: phrases(`
    <gun>|<blade>|barrel|muzzle .. in|to|on|against|at|under|by|pressed|pointed .. @my mouth|head|temple|chin|wrist|wrists|throat|neck|chest|skin|heart|vein|veins
    <gun>|<blade>|<rope>|<pills>|bottle is? .. in @my hand|hands|lap|fist|palm
    <gun>|<rope>|<pills> .. in_front_of|beside|next_to @me .. now|right_now|tonight|and
    <gun> is|and loaded ; loaded <gun>|the_gun ; loaded the|my|a|his <gun>
    finger on the trigger ; safety is? off ; holding .. <gun>|<rope>|noose
    rope|noose|cord|belt|ligature|sheet is? .. tied|up|around|round|hanging|hung|ready|secured|fixed
    tied the|a|my|up .. rope|noose|knot|cord|belt|ligature|sheet
    rope|noose|belt|cord|bag|ligature around|round|over @my neck|throat|head
    standing|stood|up on the|a chair|stool
    <pills> .. laid_out|lined_up|poured_out|in_a_pile|spread_out|crushed|out_of_the_packet
    laid|lined|poured|tipped|popped out|up? .. <pills>|my_meds|them_out
    holding .. <pills>|bottle ; staring|looking at .. <pills> .. in|now|front|table|lap|wondering
    got|have the|all|my|enough <pills>|<gun>|<rope>|<blade> here|ready|out|in_front|with_me|next_to|right_here|in_my_hand
    knife to my|his|her ; holding .. <blade> to|against|and
    engine is? running .. garage|hose|pipe|window ; garage ... engine running|on ; hose .. exhaust
    turned|turning the|on .. gas .. on ; left the|on .. gas .. on .. on_purpose|deliberately|and_lay|and_sat|and_went_to_bed ; gas taps on ; car .. running .. garage
    charcoal .. lit|burning|tent|car ; in|running the bath .. blade|razor|toaster|knife|pills
    got|have .. lighter|petrol .. over|poured|soaked ; poured|doused petrol|myself|gasoline
    <rope>|scarf|sheet|tie .. on|over|to|from|round .. door|handle|hook|beam|banister|rail|branch|rafter|hinge
    pills are? in_my_hand|on_the_table|in_my_palm ; garage|car ... engine|running on|running
    everything laid|set|lined out|up in_front ; garage ... car on|running
    car on ... garage|door`),
};

/** The same in words that are also said of a stove, a car and a dishwasher: counts beside another sign. */
const atHand: Concept = {
  id: 'at_hand',
  type: 'means_in_hand',
  phrases: phrases(`
    gas is? on ; engine on|running ; engine ... running ; i jumped $ ; loaded it ; pills are? here|out|ready|open|in|next ; bottle is? open|empty
    barrel is? cold ; <pills> ... in|into a|the|my .. bowl|cup|saucer|dish|glass ; legs|feet over|out|dangling ; gas is? set_up|ready ; tie|tied the cord|rope|belt on|to|over|from`),
};

/** At a place where people die, said of oneself now. */
const atEdge: Concept = {
  id: 'at_edge',
  type: 'at_a_place_of_danger',
  phrases: phrases(`
    on|over|off the|a wrong? side|edge? of? the? .. bridge|ledge|parapet|railing|railings|barrier|viaduct|overpass|tracks|train_tracks|railway
    on the edge ; over the edge|railing|barrier|rail
    on the? .. roof|rooftop|window_ledge|windowsill|balcony
    at|top|on top|end|edge of the? .. cliff|cliffs|multi_storey|car_park|building|platform|pier|bridge|roof|quarry|stairs
    @i am? sat|sitting|standing|stood|parked|here|up|waiting|walking|driving .. on|at|by|near|to|beside|next_to|toward|towards|outside|along .. <edge>
    parked|parked_up|waiting|sat|sitting|standing|stood|been|here|up|climbed on|at|by|near|beside|to|onto|over .. <edge>
    am|is up? on|at|by|near the|a <edge>
    climbed|climbing|climb|got|gone over|onto|up|out .. fence|railing|railings|barrier|roof|ledge|bridge|parapet|window
    walking|driving|heading|going|walked|drove|gone|went|off|way|down to|into|onto|for|towards .. bridge|cliff|cliffs|tracks|reservoir|railway|rails|sea|river|lake|woods|forest|roof|multi_storey
    legs|feet|foot over .. edge|side
    looking|staring down at|over|from .. water|drop|edge|road|cars|ground
    water is? .. below|cold|deep ; next|fast|freight train comes|coming|in|is|through
    on|at|by|near|outside the|a|my train|railway|motorway|old|road|footbridge|high|top bridge|tracks|roof|station|floor
    edge of the|a|my cliff|bridge|roof|platform|building|balcony|quay
    # floor|storey balcony|window|roof|up
    roof of .. building|block|flats|hotel|car_park|hospital|school|shop|store|factory|mill|warehouse|works|church|tower|college ; <edge> edge`),
};

/** A place to fall from or be hit at, with the writer said to be there. */
const atDrop: Concept = {
  id: 'at_drop',
  type: 'at_a_place_of_danger',
  phrases: phrases(`
    @i am|is up? on|at|by|over the|a top|edge|side? of? the? <drop>
    sat|sitting|standing|stood|parked on|at|by|near the|a top|edge|side? of? the|a? <drop>
    @i am .. edge of the? <drop>|platform|building`),
};

/** The same with "now", enough on its own. */
const edgeNow: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  phrases: phrases(`
    water is? .. up_to|at my waist|chest|neck|shoulders|knees ; stepping|step off now
    @i am|is still? up|sat|sitting|standing|stood|parked|here|stuck? on|over|at|by|along the|a wrong? side|edge? of? the? bridge|ledge|roof|rooftop|tracks|railing|railings|parapet|cliff|edge|viaduct right_now|now|$
    wrong side of the barrier|railing|railings|fence|rail ; feet|legs over|off the edge|side
    standing on the edge|ledge ; @i am|is on the tracks|ledge|parapet`),
};

/** To let oneself fall, step out or go in. */
const leap: Concept = {
  id: 'leap',
  type: 'suicide_intent',
  phrases: phrases(`
    to jump $ ; will jump ; to jump now|off|tonight|and|if|when|soon|today|from|once|in ; am jumping
    let|letting myself fall|go|drop|sink ; let|letting go of the rail|railing|ledge|rope|bridge ; step|stepping|stepped out|off|in_front
    going in .. tonight|now|once|when|soon|today
    walk|walking in|into .. water|sea|lake|river|waves|ocean|traffic|road ; to pull the trigger
    pull the trigger ; pulling the trigger ; kick|kicking|push the chair ; to go through with it
    go through with it ; going through with it ; end it|this tonight|now|today`),
};

/** Swallowed in an amount no leaflet allows, or said to be an overdose. */
const taken: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    <took> .. <lots> .. <pills>|my_meds|meds|night_nurse ; <took> .. ## <pills> ; took|taken|swallowed|downed|necked|popped|ate|eaten .. ## of_them|of_my|of_the
    <took> <lots> .. <pillbox> of ; <took> # <pillbox>|of_them ; <took> .. <pillbox> of .. <pills>
    <took> everything|all|every .. in|from the|my .. cabinet|drawer|cupboard|house
    <took> all my|the|his|her .. prescription|prescribed|meds|medicine
    took|taken|taking|had a|an|my|the|another overdose ; overdosed ; i|he|she|they just? overdose $
    <took> too many .. <pills> ; <took> enough .. to die|kill|sleep_forever|end
    took|taken|swallowed|downed|necked|popped|ingested|injected way|far too_many|too_much
    <took> way|far too_many|too_much|more .. <pills>|my_meds|dose
    <took> .. <pills> .. to_die|on_purpose|deliberately|intentionally|with_vodka|with_whisky|with_wine|with_alcohol|with_gin|hoping|so_i_would|waiting
    <took> ... <poison>
    <took> .. load|loads|bunch|lot|lots|handful|handfuls|ton|fistful|mouthful of .. <pills>
    <took> .. <pills> .. on purpose ; <took> .. ## pill
    <pills> .. are|is .. inside_me|in_me|kicking_in|starting_to_work ; <pills> are|is? working $
    <pillbox> of .. <pills> .. down|gone|inside|in_me|ago
    waiting for .. <pills> .. to_work|kick_in ; me he tomado .. pastillas ; me tome .. pastillas
    emptied|emptying|finished|tipped .. blister|bottle|packet|packets|box|pack .. down|into me|myself|throat
    <took> the? first|last? ## and ; working through the rest ; <took> .. <lots> .. <pillbox>
    <took> .. ## .. <pills>
    swallowed|downed|necked .. bottle|box|packet|handful ; swallowed|downed|necked .. ## of|of_them|<pills>|already|so_far|$
    swallowed|downed|necked all|lots|everything|the_whole of|of_them|my|them|it|i_had|in|bottle|box|packet|lot|thing|$
    <took> .. <pills> .. all_of|whole|entire|the_box|the_bottle|the_packet|them_all|everything|at_once
    <pills> ... <took> .. all|them_all|whole|lot|every
    <took> poison|pesticide|insecticide|cyanide|rat ; <took> .. many|much pill|<pills>
    <took> many .. <pills> ; <took> overdose ; <took> a big|massive|huge|large|serious overdose|dose
    <took> more than .. ## of|of_them|<pills>|$ ; <took> double|triple|ten_times .. on_purpose|deliberately
    <took> .. <pills> .. sleepy|drowsy|feel_sick|vomiting|dizzy .. die|sorry|tell|regret|scared
    swallowed .. battery|batteries|blade|blades|glass|bleach .. on_purpose|deliberately
    she|he|they <took> .. <pills> .. will_not_wake|die|purpose|now_sleepy
    she|he|they <took> .. <lots>|some|something|the .. <pills> .. wake|not|sleepy`),
};

/** The same in vaguer words: counts beside another sign of wanting to die. */
const takenVague: Concept = {
  id: 'taken_vague',
  type: 'overdose',
  phrases: phrases(`
    took|taken|swallowed|downed|drank|drunk|necked|popped|ingested|injected|consumed|gulped|chewed|chugged it|them|everything all? ; had|ate|eaten them|everything all? ; had|ate|eaten it all|now|already ; <took> .. them all|already ; <took> the whole|entire|lot|rest
    <took> a whole|load|bunch|bottle|handful|pack|box|packet ; <took> something
    <took> ... twelve|ten|## so far ; twelve|ten|## so far ; what|that|them i|he|she? just|have <took> ; what i <took> ; <took> <pills>|them just_now|already
    already <took> ; <took> .. <pills> ; took|taken|swallowed|downed|necked|popped|ingested .. stuff|things|loads
    line|cannula is? in $ ; box|bottle|packet|packets|they|all is|are all? empty|gone ; <took> the|all? first? ## $
    <took> the? first|last|other ## ; took|taken|had the|all lot|of_it|of_them|every ; every one $
    every last one|pill|tablet`),
};

/** Also said of an illness, a tooth or a meal: an overdose only beside a wish in so many words. */
const takenHalf: Concept = {
  id: 'taken_half',
  type: 'overdose',
  phrases: phrases('had|ate|eaten it|everything'),
};

/** A wound that is serious or fresh. */
const deepWound: Concept = {
  id: 'deep_wound',
  type: 'serious_self_injury',
  deniable: false,
  phrases: phrases(`
    cut|cutting|slit|slashed|sliced .. that|too|so|really|very|quite|pretty|way|this|deeper deep|far|much|badly|bad|this_time|than
    went|gone|go|cut too|that|really|so deep|far
    cut|slit|slashed|sliced|opened|opening @my wrist|wrists|throat|artery|vein|veins|neck
    can see fat
    see the? fat|white .. arm|leg|cut|inside|thigh|wrist ; see the? bone|tendon .. cut|inside|wrist
    cut .. artery|vein|to_the_bone ; severed my .. artery|vein|veins|wrist ; stabbed @self
    burnt|burned|set @self badly|on_fire|alight ; @i am|is hanging in|from|there
    found him|her|them hanging|blue|bleeding .. bath|bed|wrists|pills|rope|noose|note|hanging|garage ; found him|her|them hanging ; cut|slit|slashed open @my
    i am|keep|will .. bleeding_out|bleed_out
    cut|cuts|cutting .. not|will_not|does_not stop|closing|close|stop_bleeding
    i can see the? .. fat ; stabbed|stabbing @self
    blood .. wrist|wrists|thigh|arm .. cut|cuts|razor|blade ; wrist|wrists .. bleeding|open|slit|cut
    just hanged|shot|stabbed|drowned @self`),
};

/** Only the signs of a bleed: theirs is a medical emergency; a crisis beside self-harm. */
const bleeding: Concept = {
  id: 'bleeding',
  type: 'serious_self_injury',
  deniable: false,
  phrases: phrases(`
    not stop bleeding ; bleeding not|will_not|does_not|is_not .. stop|stopping|slowing
    it keeps|keep bleeding ; gaping ; severed
    blood everywhere|all_over|pouring|gushing|pumping|spurting|under_the_door|on_the_floor
    bleeding .. a_lot|lots|badly|heavily|out|everywhere|loads|through|fast ; so much blood
    lots|loads|pool of blood ; pink|red .. water|under|door ; soaked through ; # towels
    losing .. blood ; need|needs stitches ; can see the? .. bone|tendon|muscle`),
};

/** "It" left unsaid: the act only where suicide is spoken of elsewhere. */
const doIt: Concept = {
  id: 'do_it',
  type: 'suicide_intent',
  phrases: phrases(`
    to do it|this|that ; am|be|is doing|finishing|ending it|this|things ; to go ahead|through
    will do it ; take|taking|swallow|swallowing them all? ; use|using it|them
    to go through with it ; go over ; to finish|end it ; carry it out ; follow through`),
};

export const MEANS: readonly Concept[] = [
  inHand,
  atHand,
  atEdge,
  atDrop,
  edgeNow,
  leap,
  doIt,
  taken,
  takenVague,
  takenHalf,
  deepWound,
  bleeding,
];
