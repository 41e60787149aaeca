import { phrases, type Concept } from './concept.ts';

/** The wish said by the way: what would not be minded, who should have come home, what one is impatient for. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    if|when i went|go|goes|slipped in the night|in_my_sleep|in_my_bed ; go|goes|went black and stay|stays|stayed ; not object|complain|argue to|about|at an|the early|quick|sudden|short finish|end|exit ; take me or ; mornings|days|nights i wish i had|did not
    stop|stopped|stopping being a? person|human|someone|anybody for_good|forever|$ ; <want> it|this is|was|were|be the|my last cake|birthday|one|candle|winter|$ ; not|would_not duck either|if|when
    could|should|might|may_as_well just|simply be gone|dead|nothing ; better life with another|a_different|someone_elses mother|father|mum|dad|wife|husband ; better men|women|people than me|i came_home|died|went|are_gone|in_boxes|did_not
    wrong guy|man|woman|one|brother|sister|son|twin|person came_home|died|survived|lived|made_it|was_taken ; got the better|best|easier deal|half|end|bargain ; burial|funeral|obituary|graveyard|graves ... longing|envy|jealous|restful|peaceful|inviting
    ok|okay|fine|cool|alright|good|happy with a|an|having|getting|it_being? heart_attack|stroke|crash|aneurysm|cancer|plane_crash ; press|hit pause|stop on @me ; someone|somebody to|please press pause|stop on
    they|everyone|everybody|kids|family|he|she|mum|people would|will|might be? sad|upset|cry|miss|grieve ... easier|fine|over_it|move_on|better|manage|cope|relief|happier|forget
    they|everyone|everybody|kids|family|he|she|mum|people would|will|might all? be? better|better_off|happier|easier|lighter|fine|relieved ... without|if_i|gone|not_here|when_i|$ ; easier|better for all|both|everyone|everybody of? them?
    world|everything ended|ends|exploded|stopped ... be_like|finally|fine|good|relief|ok|glad ; someone_else|somebody_else|another waking|wakes|wake up as @me|instead ; disappear|vanish for ever
    hit_by|run_over|knocked_down|ran_over|flattened ... be_like|fair_enough|ok|okay|fine|whatever|cool|glad ; tractor|car|quad|bike|truck|lorry|train|bus|roof|tree rolled|came|hit|fell|crashed|went|swerved ... not jump|move|run|swerve|get_out|brake|call
    hope|hoping|hoped|pray|praying .. scan|lump|test|results|mole|biopsy|mri|bloods|it|this .. is|was|finds|find|shows|show|turns|comes .. bad|serious|terminal|cancer|worst|fatal|nasty|something_bad
    hope|hoping|pray|praying|wish i just|simply? not|never come|wake round|out|up|back|through ; hope that i have|get|had|got cancer|a_tumour|something ; hope|hoping|wish|pray .. cold|flu|cough|fever|infection turns|goes|becomes ... pneumonia|takes|kills|finishes|worse
    lord|god|jesus|allah|death|mother|mum come|take|call|fetch|collect|send for? @me ; have done my work|time|bit|share|turn ... ready|friends|go|home|come|enough ; impatient|longing|eager|waiting to follow|join|go_where
    all|have|has gone ahead|before_me|on_ahead ; plane|train|lift|ship|boat|bus|ferry went|goes|crashed|sank|fell|sinks ... relieved|glad|fine|ok|finally|happy|relief|whatever ; the long|big|forever|permanent kind|sort of? sleep?
    why|how_come he|god|lord|they|anyone .. keep|keeps|kept|leaves|left|leave me here|alive|around|on|down_here ; deleted|removed|erased|wiped from the? server|life|world|earth|planet|existence ; permanently|forever logged|logging|signed|checked off|out
    wonder|wondered|wondering|doubt if|whether|that anyone|anybody|they|people .. notice|care|miss ... not|gone|vanished|disappeared|missing ; should have gone|died|been_buried with them|him|her|it
    wishing i|id|i_had was|were|am dead|gone|never_born|not_born|not_here|not_alive ; want|wanting|wanted out $|of all|of_it_all|of_being ; would rather not be|wake|exist|go_on ; wait|waiting for my heart|body|lungs to stop|fail|give
    no longer <want> to be|live|go_on|exist ; be with him|her|them|my ... not mean|soon|someday ; not mean someday|one_day|eventually|in_years
    tell|told|know|knew|said|say|thinking i .. not be|exist|live here|anymore|$ ; as if|though i am|were already|not gone|dead|here`),
};

const thoughts: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    turning|turned|turn it? over in my mind|head ; bring|bringing matters|things|it to a close|an_end|conclusion ; the easy way home|out|back $|put|on|again ; if i was|were not here|around|alive would|do|will my|they|the|anyone|anybody|you
    thinking|thought|thoughts|idea to kill me ; bridge|railway|tracks|platform|edge|river|train|trains ... tempted ; in my head again|too|still ... easy|way|end|passed
    understand|understanding|see|get why the|they|he|she|others|people|guys .. did_it|went|left|jumped ; pulling|pull the? plug on myself|me|it_all|my_life
    look|looking|looked|stare|glance|catch_myself at my|the|her|his|our insulin|rifle|shotgun|gun|cupboard|trolley|morphine|cabinet|beam|heights|tracks ... think|thought|there_it_is|longer|should|take_it|right_there
    look|looks|looking|stare|gaze|linger ... longer than i should ; <want> to <kill> so|really bad|badly|much ; head|mind|brain|menu|thought|thoughts ... kill yourself
    thought|idea|thoughts|notion to|of make|making|do|doing|put|putting finish|end|an_end|away with|to me|myself|it ; ways out $|the|of|for ; the permanent|final|forever kind|sort|way|one|version
    think|thinking|thought|dream|dreaming|daydream of|about joining|following the? boys|lads|men|them|others|brothers|mates|my|him|her ; bath and|with the hairdryer|toaster|radio ; thought is|was right? there ; thinking of|about taking|take it_all|them_all|the_lot|everything
    death|dying|suicide ... logical|sensible|obvious answer|option|solution|choice ; could just take|drink|swallow|use|do it_all|them_all|the_lot|it ... not|wont|mortgage|kids|mum
    would be lying ... thinking|thought|ways ; on|at the platform|bridge|balcony|edge|kerb .. feeling|urge|pull ; that feeling on|at|by the platform|bridge|tracks|edge|balcony`),
};

/** What is wanted to be known of doses, heights, the cold; beside a bad year or a "friend" it is no idle question. */
const asked: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    which of? my|the|his|her|these meds|pills|tablets|medicines|drugs|ones are|is|would|could .. dangerous|deadly|lethal|fatal|strong|stop|kill ; most|max|maximum .. <pills> you|one|i|someone can take
    what is the? height|dose|amount|number|temperature|speed|depth where|that|at_which|you|to ; someone|somebody|person|people|one|i <took>|take|takes .. month|week|months|weeks|box|bottle|all|everything|whole ... at_once|what_happens|hurt|sleep|together
    stopped|stop|stopping|stops|ceased|cease|quit .. insulin|heart|dialysis|warfarin|steroids|medication|oxygen|medicines ... week|what|how|quick|days|happen|consequence|long|end ; what|how would|will|does|happens|be|is|many ... stopped|stop|stops|ceased|cease|stopping ... insulin|heart|dialysis|medication|oxygen|eating
    does|will|would dying|drowning|hanging|freezing|bleeding|falling|jumping hurt|be_painful ; is|are drowning|hanging|freezing|falling painful|quick|peaceful|scary ; is it painful|peaceful|quick drowning|hanging|freezing|falling|jumping ; know|tell|told|find_out your|the|my parents|family|mum|kids how you|i|someone died
    life insurance|pension|policy|cover ... not an_accident|own_doing|on_purpose|deliberate|own_hand ; by your|ones|my own doing|hand ; how tall|high|deep|far_up the|that|is|are .. block|building|bridge|tower|car_park|station|quarry|cliff|roof
    many|much .. relaxers|antihistamines|sleepers|beta_blockers|tablets|pills|ibuprofen|paracetamol .. dangerous|lethal|fatal|enough|kill|too_many|too_much ; falls|fall|falling asleep in the? cold|snow|sea|car|garage ; one|you simply|just stop|stopped|stops|go|went|fall|falls
    notice|know|spot if|whether insulin|pills|tablets|morphine|some was|were|went missing|gone ; not wake up? from too|so|taking|all many? ; possible to|that? die|not_wake|never_wake ... from|pills|tablets ; die|dies|died from|of sleeping_pills|tablets|pills|antihistamines|insulin|paracetamol
    tablets|pills|medicine|something|anything|drug that|which would|lets|let|could|to ... stop|slip|drift|sleep .. heart|away|off|quietly|forever|hurting|back ; find|found|look_for me if|in|when i went|go|walked|walk in|into those|the woods|forest|sea|mountains
    how much blood|water|oxygen|heat|cold can|do|could|does ... lose|before|without|survive ; go|going|slip|slips into a? hypo|coma ... purpose|peaceful|night|hurt ; drift|drifts off|away and|like|$ ; too many|much <pills>|antihistamines ... asleep|sleep|not_wake
    insulin|morphine|digoxin|potassium would|will|could see_to|do|finish|work|be_enough|quick|quiet|peaceful`),
};

const aside: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    asking|ask 4|for a|my|any friend|mate|reason ; just|only curious|wondering|thinking_aloud|asking ; rubbish|rotten|bad|rough|hard|tough|long|awful|horrible|shit time|year|day|week|month|night|couple_of_months|few_months|couple_of_weeks
    been|so|very low since|lately|now ; crying since|in|all|again ; do not ask why ; past caring ; little|no reason to ; think about that|it rather|quite|a a? lot ; you know $ ; no reason|particular_reason ; out of interest ; freak|panic out
    just|only|rather|so|very|really tired|sad|fed_up|done|exhausted|lonely of? everything?`),
};

export const WISH_BY_THE_WAY: readonly Concept[] = [passive, thoughts, asked, aside];
