import { phrases, type Concept } from './concept.ts';

/** Wishes, thoughts and questions in plain words: told by teenagers, old people and learners of the language. */
const wishToDie: Concept = {
  id: 'want_die',
  type: 'death_wish',
  phrases: phrases(`
    the thought|thoughts|idea|ideas|wish|desire|urge to|of kill|killing me|myself ; i <want>|desire to <kill>|finish|end me $ ; have|feel|feeling|got the|a|strong? desire|wish|urge|need to|of kill|killing|die|dying
    out of being alive|living|existing|life ; over|past|beyond living|being_alive|existing
    not <want> this|my|any? life <anymore>|any_longer ; no more wish|want|will|desire to|for live|life|living
    my life is? over|finished|done $ ; life has to|must end|stop ; not wish|wishing to be alive|live
    need|want out of this|my|the? life|world|existence ; tired|weary|sick to live|exist|be_alive
    sick|tired|fed_up|done of|with with? existing|having_to_exist|being_a_person`),
};

const thoughts: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    suicide is|has been? constantly|always? on|in my mind|head ; <thinkof> .. checking|check out ; could|should|might|may_as_well just? kill|top|hang yourself
    head|mind|brain|thoughts|dreams ... suicide|killing_myself|kill_myself|ending_myself
    death|dying|suicide is|are all|everything|only i? think|thought|dream|see|want ; all i think|dream|read about is|are? death|dying|suicide
    suicide|suicidal a_lot|lately|constantly|all_the_time|every_day|daily|nonstop|most_days|at_night
    suicide is|feels|looks|seems|sounds|has become? like|become|logical|sensible|rational|attractive ; suicide as a|an|my way|option|answer|escape|exit
    my suicide ; death .. logical|sensible|sweet|inviting|friendly|friend|attractive
    hasten|hastening|hurry|speed matters|things|my_end|my_death|the_end|it_along
    thought|thoughts|idea of the|a|my? river|bridge|train|trains|tracks|gun|rope|pills|tablets|hanging|drowning|jumping|overdose ... occurred|occurs|crossed|crosses|comes|came|keeps|nerve|again|back
    pictures|images|visions|flashes of hanging|drowning|jumping|falling|dying|overdosing
    pictures|images|visions|flashes|picture|image|vision of|where me|myself|i hanging|hang|dead|dying|drowning|falling|bleeding|jumping|lie
    see myself hanging|dead|dying|jumping|falling|bleeding_out
    think|thinking|thought|think_of|thoughts|imagine|idea ... straighten|turn|jerk|yank|let_go_of the? wheel`),
};

const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    hope|hoping|<want> to? not|never open|wake ; if the? lord|god|he was|were|wanted to take me|us ; would feel|be relief|relieved ... not fear|scared|sad|upset|cry
    never have_to .. next|another|again day|morning ; never to have_to ; not come|coming back up|round being|honest|to_be|$
    better|better_off|best if i just|simply|really? was_not|were_not|am_not|not_here|gone ; hope .. truck|bus|car|lorry .. runs|swerves|loses|crosses|misses|jumps
    hope|hoping|hopes|pray|praying|<want> .. heart .. stops|stop|quits|gives_out|give_out|fails
    hope|hoping|<want>|wishing i had|have|get|got|catch|caught cancer|a_tumour|something_terminal|something_fatal|an_illness ; hope|hoping it|this is terminal|fatal|cancer|the_end
    hope|hoping|pray|praying this|it|that|the? cold|flu|infection|pneumonia|illness|covid? takes|finishes|kills|carries me
    if the|my|this|our plane|train|bus|car|lift|boat went|goes|crashed|crashes|fell|sank .. relieved|glad|fine|ok|okay|happy|mind
    relieved|glad|fine|ok|okay|happy|not_mind if|with the|my|this|a|an plane|train|bus|car|heart_attack|stroke|cancer went|crashed|hit|took|came|tbh|$
    hope|hopes|hoping|pray|prays|<want> .. each|every|this night|one|day|breath is|was|were|be .. last
    ask|asks|pray|prays|beg|asking|praying ... god|lord|allah|jesus ... not let me|open|wake|see ; why .. god|lord|allah .. keep|keeps|leave|leaves|forget|forgot me
    not much|really|particularly mind|care|bothered if|whether i wake|live|die|survive|make_it
    not <want> to get|live that|so|this|very far|old|long ; not trying .. not to $ ; not trying very|real|too hard not|to_stay|to_live
    cross|crossing|crossed .. without looking ; stopped|stop|not looking|look when|before i cross
    jealous|envious|envy .. people|those|them|anyone who|whos are|is|get|got|have to? die|died|dead|gone|dying|buried
    obituaries|graves|headstones|funerals .. jealous|envious|envy|my_turn|wish|lucky ; jealous|envious of obituaries|graves
    pause|stop|quit|finish|finished existing|being_alive ; wake up as someone_else|somebody_else|another
    rather|sooner .. never opened|open|wake ; as soon .. be done with it ; be done with it all
    if i am not in this|the world ; better .. i am not|was_not|were_not in this|the|their world|life|lives
    go|going to sleep and? stay ; wish|want|wanna|wishing i could just? disappear|vanish|evaporate
    join|rejoin|follow my late|dead|dear wife|husband|son|daughter|mother|father`),
};

const asking: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    what happens|would_happen if|when someone|somebody|you|i|one take|takes|took|swallow|swallows a_whole|whole|all|every|the_lot|too_many|loads
    how far|high|deep|long do|would|does i|you|it|one? have_to|need_to|must? fall|drop|cut|bleed|freeze|hang
    does|will freezing|drowning|hanging|jumping|falling|bleeding hurt ; dose|amount|quantity|many|much ... survive|recover|come_back
    how many|much .. <pills>|blockers|of_them|of_these|it ... finishes|finish_it|do_it|kills|sufficient
    how high|tall|deep .. building|bridge|drop|cut|have_to|must|need|does_it|do_you|should
    is|are hanging|jumping|drowning|shooting|falling|freezing|it instant|quick|instantaneous|peaceful|painless|fast|quicker
    how do|to|can|should i|you|one? tie|knot|make .. slip|hold|noose|weight ; tie it so
    drinking|drink|swallowing|swallow|eating <poison> kill|kills|work|hurt ; what|which calibre|caliber ... enough|better|sure|best
    which|what|where artery|vein|veins|arteries .. cut|open|bleed|quick|fast|deep ; deep .. have_to|to cut
    would|will|is|are .. all|taking .. <pills> ... sufficient|enough|peaceful|do_it|work|finish
    how to|can|do|i make|do|commit suicide ; suicide without the|any? pain
    how much|many .. <pills>|it|this .. too_much|fatal|lethal|dangerous|sure|certain|sufficient
    tell me how|which|what .. fatal|lethal|die|dies|deadly|kills ; what pills|tablets|drugs|medicine kill|kills|stop
    die|dies|died|dead from|of|by too_much|too_many|all <pills>|$ ; fall or|and the? landing
    notice|feel|know anything? when|as|if carbon_monoxide|gas|the_gas ; carbon monoxide work|works|quick|painless|peaceful|gets
    stop|stopped|stops all|every|my|her|his heart|blood|insulin <pills>|medicines? how_long|how_many
    get|find|buy something that|to .. drift_off|not_wake|sleep_forever|put_me_to_sleep
    trips|trip|clinic|clinics to|in switzerland ; show|shows up? in|at|on a|the|an post_mortem|autopsy
    does|do|will life insurance pay|pays .. accident|suicide|not`),
};

/** Says that the question is another's, or only for curiosity's sake. */
const forAFriend: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    asking for reasons|no_reason|science|a_bet ; asking|ask for a|my|meself|myself|someone friend|mate|pal|meself|myself|someone|$ ; for a friend|mate|m8 $ ; asking for a friend|mate
    out of interest|curiosity ; hypothetically ; theoretically ; just|only|was|am wondering|curious
    for research ; do not ask why ; no reason $ ; asking because|cos ; just? asking $
    rough|bad|horrible|rubbish|awful|terrible|shit|crap day|week|month|year|divorce ; crying|cried since|all|every|in|again ; so|just|really done $
    been struggling ; fed_up $ ; i am only? sad ; not that it matters <anymore>? ; cos i_am sad`),
};

const urge: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(`
    urge|urges|craving|cravings|need to|for cut|cutting|burn|burning|self_harm|blade|blood $|is|are|again|back|so|comes|keeps|gets`),
};

const noHope: Concept = {
  id: 'hopeless',
  type: 'hopelessness',
  phrases: phrases(`
    nothing is|will ever? going_to|be|get get|be|better|right|ok better|right|change|work
    never going_to|gonna get|be better|right|ok|okay|happy ; no way out of this|it|here`),
};

/** Half a question; the other half is the wish beside it. */
const halfAsked: Concept = {
  id: 'seeking_half',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    what|whats is? the surest|quickest|easiest|kindest|fastest|gentlest|cleanest|painless|best|least_painful way|method|one
    is|or .. quicker|faster|easier|quickest|fastest|surer|kinder|less_painful $ ; how many|much ... enough|finishes|finish|needed|lethal|fatal|take`),
};

const ways: Concept = {
  id: 'kill_self',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    make|making|made suicide ; do|doing suicide $ ; throw|jump|drop|put me|my_self|myself|mine_self under|off|in_front|from the|a? train|metro|bus|tube|lorry|car|bridge|roof
    going_to|want_to|will|might|should|gonna|to unalive|commit $ ; die|go|end by my|his|her own hand
    when .. ends|finishes|is_over so do|will i ; take|taking my own way_out|exit|leave`),
};

export const SAID_PLAINLY: readonly Concept[] = [
  wishToDie,
  thoughts,
  passive,
  asking,
  forAFriend,
  halfAsked,
  urge,
  noHope,
  ways,
];
