import { phrases, type Concept } from './concept.ts';

/** Asking how: medium in distress, high with a spoken wish to die. Never answered. */
const seeking: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    how many|much|high|deep|long|fast|far ... die|dies|kill|kills|fatal|lethal|deadly|overdose|dead|death|never_wake|not_wake|stop_my_heart|stop_your_heart|bleed_out|lose_consciousness|drown|suffocate|finish|end_it|fall_asleep_forever|be_certain
    how many .. <pills> .. before|until|too_many|does_it_take|would_it_take|would_it|would_be|would_i_need
    how many of them|these|my|those .. take|would|need ; enough to die|kill|end|finish_me|finish_it|finish_myself|not_wake
    what|which|how|whether .. would|does|is|will|to .. kill|finish|end .. me|you|someone|a_person|@self|yourself|life
    easiest|painless|quickest|fastest|cleanest|best|least_painful|most_peaceful|peaceful|gentle|gentlest|quick|kindest|easy|surest|safest|nicest ... way|method|ways|death .. die|go|end|kill|out|suicide|end_it|leave
    way|ways to die|go_peacefully|end_it|end_my_life|kill|go_without|end_life|go_quietly|overdose|not_wake_up
    way|ways of dying|killing|ending_it|suicide ; painless death|way|method|suicide
    lethal|fatal dose|amount|level|combination|dosage|mix|overdose ; ld50
    does|do|is|will|would it|dying|drowning|hanging|bleeding|overdosing|overdose hurt|painful|quick|slow|peaceful|quickly|painless .. die|jump|hang|drown|bleed|overdose|end
    does it hurt to|when ... die|drown|bleed|jump|hang|overdose
    is dying|hanging|drowning|an_overdose painful|peaceful|quick|painless|slow
    what does it feel like to die|drown|overdose|hang
    what happens if|when i|you|someone take|took|swallow too_many|all|the_whole|a_whole|loads|##|every
    how do|did people|others|you|they|i .. do_it|go_through_with_it .. without|hurt|hurting|pain|scared
    how do i|you|people .. noose|bleed_out|overdose|kill_myself|end_it
    how to tie_a_noose|hang|overdose|kill|die|commit|end_my|end_it|bleed_out|unalive
    suicide method|methods
    where can|could|do i|you .. buy|get|find .. gun|helium|nembutal|pentobarbital|cyanide|poison
    nembutal ; make it look like|an accident ; look like an? accident
    survive|survives|surviving .. fall|jump|drop from|off
    high|floors|metres|feet|meters|storeys .. fall|jump|drop .. survive|die|certain|enough|kill
    what would|does|will .. whole|all|##|every|entire|full .. do|feel
    how long .. bleed|bleeding|hang|hanging|drown|drowning|starve|paracetamol|overdose|suffocate
    how|what|which .. people .. kill|end|suicide|themselves
    can|could|would|will i|you|someone die|overdose on|of|from|if .. <pills>|bleach|whole|##|box
    is|are|would ## <pills> enough|fatal|lethal|kill|too_many|dangerous
    how to make|tie|get|find a|the|some|enough .. noose|helium|gun|cyanide|lethal`),
};

/** Half a question about method; the other half is a wish to die beside it. */
const seekingHalf: Concept = {
  id: 'seeking_half',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    quickest|easiest|fastest|painless|kindest|cleanest|gentlest|best|surest|least way|method|painful
    which is|are|would faster|quicker|kinder|less|better|best|easier ; how many would|does|do|to
    how much would|does|to|is ; how long does|would|will|until
    does|will|would it hurt|be_painful|work|take_long ; is it painless|quick|painful|fast
    what works|would_work ; without pain|hurting|it_hurting|feeling ; will|would|to|that|so|it|can|might not hurt|be_painful $ ; so|that|if|where it does not hurt
    tell me how|which|what ; best place|spot|time to`),
};

/** A method pictured, with no word of intent: C-SSRS 3. */
const picturing: Concept = {
  id: 'picturing',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    letting|let go of the? wheel|rail|railing
    <means>|pills|vodka ... keep|keeps|come|comes|coming|pop|pops|pops_into .. head|mind|thoughts
    <thinkof> .. jumping|crashing|swerving|driving_into|driving_off|hanging|overdosing|stepping_out|stepping_in_front|stepping_off|walking_into|walking_in_front|drowning|pills|the_bridge|the_gun|gun|rope|all_the_pills|letting_go|not_stopping|taking_all|doing_it|ending|how_easy|how_easily|the_tracks|the_train|using_it|cutting_my|taking_them
    look|looks|looking|stare|staring|stared at|up|down .. bridge|train|trains|tracks|pills|tablets|rope|knives|knife|gun|razor|beam|beams|medicine|traffic|lorries|trucks|water ... think|thinking|wonder|wondering|imagine|easy|easily|just|want|jump|if
    urge|urges|impulse|temptation|tempted|want|wanting|pull|feel|feeling|thoughts|thought|dream|dreaming|dreams to|of|about|like .. jump|crash|swerve|drive_into|drive_off|step_in_front|step_off|step_out|jumping|crashing|swerving|steer|stepping|hanging|overdosing|driving_into|driving_off|taking_all|take_all|overdose|let_go_of_the_wheel|unbuckle
    could|would just .. swerve|drive_off|step_out|drive_into|steer|step_off|step_in_front|let_go_of
    one step|turn|swerve .. over|done|all|edge
    wonder|wondering|wondered .. what|how|if .. feel|like|jump|fall|die|be_dead|overdose|pills|bridge|hurt|anyone_would
    how easy it|would .. be|step|jump|end|let_go|swerve
    so|it_would_be easy to .. step|jump|swerve|let_go|end|take_them|take_all|drive|not_wake
    which beam|ledge ; which bridge|tree|train|method .. use|hold|holds|take|hit|pick|best`),
};

/** Spoken of in code, or sideways. */
const veiled: Concept = {
  id: 'veiled',
  type: 'veiled_death_wish',
  phrases: phrases(`
    logging|log|logged off|out for_good|permanently|of_life|forever|from_life ; final logout
    uninstall|uninstalling|alt_f4|delete life|myself
    go|going|went home to_god|to_jesus|to_the_lord
    a|the|one|my long|big|permanent|eternal|forever sleep|nap|rest ; forever box ; six feet under
    pushing up daisies ; meet my maker ; finally be? free|at_peace ; peace at last ; one way ticket
    exit plan|bag ; permanent solution
    switch|turn it|me|myself all? off for_good|forever|permanently
    make it all? stop for_good|forever|permanently ; go|gone|going away forever|for_good ; worm food
    catch|catching the bus soon|early|tonight|finally ; self checkout
    unsubscribe|unsubscribing from life ; opt|opting out of life|living ; respawn
    stopped|stop|stopping|skipping|skipped|not|quit .. taking? .. <pills>|insulin|meds|inhaler|dialysis .. on_purpose|deliberately|hoping|if_it_happens|so_that|do_not_care|let_nature|let_it
    for|is my last|final|longest sleep|rest|nap|journey ; if it happens it happens`),
};

/** Asked of one's own tablets, one's own cover, a body that is not found. */
const askedOfOneself: readonly Concept[] = [
  {
    id: 'veiled',
    type: 'method_seeking',
    deniable: false,
    phrases: phrases(`
    which|what of? my .. <pills> is|are the? most? deadliest|lethal|deadly|toxic|fatal ; life_cover|life_insurance|insurance|policy|insurers ... if it looks|looked|seems|seemed|was|is careless|like_an_accident|accidental|deliberate|on_purpose|self_inflicted
    word suicide comes|keeps|pops|repeats|floats|turns_up|sits ; picture|picturing|imagine|imagining|thinking_of|thinking_about ending|settling|closing|finishing|taking mine|my_own ; think|thinking|thought of|about lying|laying|kneeling|standing|stepping down|out|in_front? .. on|at|in|onto the? crossing|line|tracks|rails|road|motorway
    keep|keeps looking|staring at my|the <pills> and counting|count ; want|wish|wanting everything|it_all .. stop|end|finish permanently|for_good|forever|completely ; eye|eyeing|pass|watch|look|looking|stare|staring at? the|a|that|those baler|combine|chipper|grinder|shredder|digger|auger|lorries|lorry|train|trains|river|bridge|drop|weir|cliff|kettle|knives and|i think|thinking|thought .. quick|easy|instant|over|one_step|that_would_do|why_not ; bury|buried|burial|heaven|hell ... who|that .. done|did|do|does it himself|herself|themselves`),
  },
  {
    id: 'method_seeking',
    type: 'method_seeking',
    deniable: false,
    phrases: phrases(`
    how long|quick|quickly it|does|would|do? .. takes|take|for|be .. charcoal|fumes|exhaust|gas|monoxide|helium|bleach ; would it be quick|painless|peaceful ; what|which <pills>|drug|drugs is|are? lethal|deadly|fatal ; what|which <pills>|drug|drugs|injection|stuff do|does vets|vet|dignitas|executioners use ; which|what gas|gases|poison|poisons .. no|without|not|little smell|odour|odor|taste|pain ; how long .. somebody|someone|person|body|man|woman|you|one .. unnoticed|unfound|undiscovered|before_found ; how long|high|far|big|deep|much of? a|an|is? .. drop|fall|height is|to_be|be? certain|sure|enough|guaranteed|fatal|final`),
  },
  {
    id: 'for_a_friend',
    type: 'method_seeking',
    deniable: false,
    phrases: phrases(
      `asking|ask|asks for a pal|mate|chum|buddy|neighbour|neighbor|colleague|cousin ; asking for me ; do not ask`,
    ),
  },
  {
    id: 'distress',
    type: 'distress',
    deniable: false,
    phrases: phrases(
      `rotten|terrible|awful|horrible|cruel|wretched year|month|week|winter ; year|month|life|time|week|winter is|has_been|was very|so? bad|cruel|hard|black to_me|for_me|on_me ; been crying|weeping since`,
    ),
  },
];

export const METHOD: readonly Concept[] = [
  seeking,
  seekingHalf,
  picturing,
  veiled,
  ...askedOfOneself,
];
