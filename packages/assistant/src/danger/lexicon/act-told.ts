import { phrases, type Concept } from './concept.ts';

/** An act under way or just done, as told by somebody who is in it. */
const swallowed: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    <took> like? all|loads|most of? my|the|his|her|moms|mums|dads|nans|me|of .. <pills>|script|tabs|prescription
    <took> like? ##|loads|all|every|half of|my|the .. <pills> ; <took> every pill|tablet|one_of_them
    <took> my|the|his|her whole|entire|full script|prescription|lot|supply|box|bottle|month
    <took> the|a whole|hole|full|entire|half bottle|botle|box|packet|pack|lot|month
    <took> .. packets|boxes|bottles|strips of .. <pills> ; <took> two|three|four|five|## packets|boxes|strips|bottles
    <took> what was left|in .. <pills>|cabinet|bottle ; <took> everything that was
    <took> .. an|some overdose|insulin|digoxin|propofol|morphine|strychnine|the_dip|sheep_dip|cleaning|detergent
    injected|injecting|drew|dialled .. insulin|up|morphine|potassium|propofol ... whole|cartridge|entire|die|hand|not_diabetic
    drew|dialled .. whole|up .. pen|cartridge|in
    begun|started|starting on the tablets|pills|lot ; <pills> .. begun|started on_them
    i have|had begun|started on the|my|them <pills>?
    <took> the <poison>|dip|cleaner|acid ; <taking> .. the? product|liquid for|of .. clean|cleaning
    in my system ; it is in|already in my|me system|veins|now ; pushed the plunger
    <pills> ... kicking|kick in ; ears are? ringing .. <pills>|took|hours ; # of them .. google|takes|took|ago
    took|taken|swallowed|downed|necked|popped|ingested|ate|eaten ## of|of_them ; i took|taken|swallowed|downed|drank|drunk|necked|ate|eaten|popped|ingested|injected|consumed|gulped|chewed|chugged them all? ; i have? had them all $|now|and|but ; <took> them .. all of them ; all of them .. sleepy|tired|cold|bye
    given myself|me .. the lot|everything|injection|all`),
};

const here: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  phrases: phrases(`
    <gun> .. across|on|in|between my? knees|lap|chest|table|seat|mouth ; with .. <gun> across|on my? knees|lap|chest
    <gun>|round|one .. in the chamber|pipe ; chambered .. phone|just|alone ; just me and the <gun>|sig|colt
    bathtub|bath|tub .. with .. <gun>|<blade>|sig|toaster ; just me and .. <gun>|rope|pills
    <blade>|razors is|are? .. right_here|on_the_side|beside_me|on_skin|against|to|at .. bath|skin|wrist|rist|neck|throat
    <blade> is|are? right_here|on_the_side|on_skin|in_here ; bath is|has .. full|run|warm ... <blade>|here|last
    run|ran|running the? bath ... <blade>|here|side ; <rope>|it is? over|round|on|up .. beam|neck|rail|branch|rafter
    <rope> is? up|in_the_car .. then|done|ready|hour|now ; tied it off|up|on ; kicked .. shoes|chair|stool
    line|cannula|needle|syringe is? in .. press|plunger|connected ; thumb|finger on the plunger|trigger|button
    hose .. in|through|on .. window|car|exhaust|kind|sleepy ; engine|engines is? running .. door|garage
    put|got|have the? hose in|on ; helium is? on|set_up|ready ; sealed|taped the? windows|door|gap
    safety is? off ; lined|laid|set|spread .. out|up .. <pills>|egg_cups|each
    <pills> .. lined|laid|set|spread out|up .. egg_cups|tray|table|each|front
    all|the|my .. <pills> in my hand|hands|lap|fist ; bag|bags .. over|on my? head|put_it_on|when_i
    stones|rocks in my pockets|coat ; pockets .. stones|rocks ; belt|cord|rope .. tiptoe|test_it|tighten
    insulin|pen|syringe in my hand|lap ; whole cartridge dialled|loaded ; drew|drawn up .. line|press|in
    holding|got|have .. <blade> .. to|on my rist|wrist|neck|throat ; bottle and the? <pills> .. beside|next|front|here`),
};

const brink: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  phrases: phrases(`
    @i am? on|at|up|stood|standing|sat|sitting on|at|in|by? the? wrong|roof|railings|viaduct|overlook|motorway_bridge|ledge .. legs|jump|next|beeping|over|cold|going
    legs|feet over|out|dangling|hanging .. drop|water|road|traffic|cars|rails|tracks|nothing|street|window|ledge|edge|side ; other|wrong side of the rail|railings|barrier|fence|balcony ; outside the rail|railings
    going|off off the|a roof|bridge|cliff|top|balcony|building ; go|going off the roof|bridge|edge|top
    going_to be in|infront|under|in_front of? it|the_train ; train comes|is|due .. and_i|going|my_legs|front
    fast|next one|train is? due ; headlights .. driver|minutes|sorry ; walking|going|off|down to|down the tracks|line|rails|viaduct|bridge .. now|better|asleep|ta|latch
    i am|off down|to the line|tracks|bridge|river|water .. note|latch|thanks|ta|now|bye
    standing|stood in the bridge|tracks ; the? water is? .. few|steps|waist ; tide comes|coming in
    stood|standing on|at the platform .. fast|legs|due|want|train ; on the kerb .. road|fly|now
    sat|sitting|lying|lay on the? tracks|rails|line $ ; tracks|rails .. jk|train|coming|now
    throw|threw|thrown .. over .. next|im_next|i_am_next ; jump|jumping in # ; jumping in 5`),
};

const gone: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    last thing i|ill .. ever|write|type|say ; thank you|u for being|listening|here ... last|bye|goodbye
    tonight|today is the night|day $ ; tonights the night .. everything|pain|ready|over
    it is happening|done tonight|tn ; it is done now ; is happening tonight ; already said bye|goodbye
    not be here|around in the morning ; will be|a memory .. tonight|memory
    in # minutes .. not|no hurt|more|pain ; # minutes .. not hurt ; not hurt any more|anymore
    only one|# hour|hours|minutes left ; one hour|minute left ; no more pain after tonight|this|that|today|tomorrow
    this is it .. tell|tried|goodbye|girls|boys ; tell my girls|boys|kids|mum|dad .. tried|love|sorry
    i do not have long ; do not have long .. last|system|left ; nearly done .. not|feel|cold
    last words to|be|ever ; wanted .. my last|to_hear .. words|word|kind|voice ; kind word before
    goodbye everyone|all|world ; left|leave the|my .. phone|code|note|door .. they|read|tell|find ; so they can read|find|tell
    going .. not|never wake|come|coming|back .. tonight|again ; see tomorrow $ ; not|cannot see tomorrow
    log|logging off irl|in_real_life .. permanently|now|forever ; bus leaves at ; <kill> myself tonight|now
    ready to join her|him|them|you ; had my last .. cup|meal|drink|tea|supper ; start|do_it when this message|i_send|i_finish`),
};

/** An attempt within months, told by what went wrong. */
const tried: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    put the? <gun>|barrel .. in my mouth|head ... pulled|misfire|click ; pulled the trigger
    jumped|jump|walked|stepped|ran in|in_front|infront|into .. of .. car|train|bus|traffic|lorry|sea|river|lake|water
    tried|attempted .. with .. rope|chain|belt|pills|gun|quad|car ; noose|curtain_rail|shower_rail|chain|belt came_down|snapped|broke|gave
    tried .. last|on|this sunday|monday|tuesday|weekend|week|night ... threw|again|woke|stopped|nobody|scared
    going_to|want_to|kind_of|might try it_again ; try it_again ; got scared .. stopped|again
    bag over my head ; toaster .. dropped|bath ; dropped it in ... bath|fuse ; bath|toaster ... fuse went|blew
    fished|pulled|dragged|grabbed|pull me|us? out|off|back .. of|the .. thames|river|sea|water|canal|bridge|roof
    me off|out|from the bridge|river|thames|roof ; gutted when|that they|he|she .. got|pulled|found|hold
    after|since the od|overdose|attempt ; pumped .. stomach|me|parvolex ; wash|washed my stomach ; wash my stomach
    i|she|he|they od|overdosed on|last|my|at ; swallowed .. <pills> ... made myself sick|weekend
    cannulated myself ; someone|somebody|dog_walker|neighbour pulled me ; someone|somebody|dog_walker found me ; neighbour found me .. before|rope|bath|pills|in_time|hanging|unconscious ; only stopped because
    72 hour hold ; lied to get out ; turned the gas on ; neighbour|neighbours|someone smelt it
    talked me down ; cut my .. veins|wrists|wrist .. stitches|found|properly|stitched ; # stitches|stitch .. again|not_know|properly
    for_to|to finish|end my life .. medicine|pills|with|month|week ; took them .. same|felt|discharged
    sorry|gutted|disappointed that she|he|it|they .. did|stopped|found|woke|did_not_work`),
};

export const ACT_TOLD: readonly Concept[] = [swallowed, here, brink, gone, tried];
