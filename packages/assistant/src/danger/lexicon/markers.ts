import { phrases, type Concept } from './concept.ts';

/** No death wish, but what a good listener would ask about: hopelessness, burden, being trapped (Joiner; Beck). */
const hopeless: Concept = {
  id: 'hopeless',
  type: 'hopelessness',
  deniable: false,
  phrases: phrases(`
    hopeless ; no hope ; lost|losing|given_up|gave_up all? hope
    given|giving|gave|give up on life|everything|myself|me|living
    i|just|have|am|like|of|to give|giving|given up $
    give|giving up i|on_life|i_am|on_everything|on_myself ; what is <really>|even? the point|use $
    even the point ; feel nothing $ ; no light at|in ; light at the end .. not|no|gone|cannot|never
    what is the point anymore|of|in|trying|if ; no point|reason in|to|of|anymore|trying|going|even
    there is no point|reason|hope|way_out|future ; pointless
    nothing .. matters|matter|left|changes|to_look_forward_to ; nothing <really>? helps|works anymore|any_more ; nothing excites|interests|for|moves|touches|reaches me ; meaningless
    no future ; not see|have a|any|my future ; not .. see|picture myself|me in ; not <really>? see|picture|imagine a|any|my? next_year|next_month|future|tomorrow|five_years
    never going_to|get|gets|be|feel .. better|end|ok|okay|happy|normal|change|stop|over|improve
    not going_to|will|ever .. get|gets better ; not get|getting any? better
    will never|not .. change|end|be_happy|be_okay
    not do|take|face|cope|handle|bear|stand this|it|life|with|another anymore|any_longer|any_more|much_longer|no_more|day|more|with_life|with_it|with_this
    can not go|carry|keep on|going $ ; can not go|carry on like|living|this|much|any|anymore|without|with_this|with_life ; not <really>? cope ; can not take|bear|stand it|this|any
    can not do it|this|life anymore
    not got|have any|the|more|enough strength|fight|energy|force|power|left .. left|continue|to|go|fight|anymore|carry
    no more|no force|strength|energy|fight|power .. continue|go_on|left|fight|carry|to_live
    run|running out of fight|hope|reasons|strength ; nothing left in|to|for ; trapped $
    trapped in|and|with|here|by|inside|like ; no way|escape out|from|forward
    am|feel|feeling|been|is|are|get|like stuck|drowning in .. hole|life|darkness|pit ; drowning in .. life|darkness|pit ; drowning $ ; cornered ; no other|more options|way
    at the end of my rope|tether ; end of my rope|tether ; breaking point ; had enough $
    had enough of everything|it_all|this_life|people|myself ; had it with everything|life
    rock bottom ; dark place|hole|times ; darkness|despair|despairing ; falling apart
    breaking down ; broken inside|person|beyond ; i am broken ; dead|numb|empty|hollow inside
    feel|feeling|felt|feels .. numb|empty|hollow|nothing_anymore|nothing_at_all|dead_inside|worthless|useless|invisible|like_a_ghost|unloved|unwanted
    just|only existing|surviving ; not living
    tired of fighting|trying|everything|it_all|pretending|struggling|hurting|life|being_me|being_here|being_alive|being_strong|being_sad|being_alone|feeling_this|feeling_like
    tired of this $ ; exhausted of|by everything|being
    want it|the|this|pain|everything all? to? stop|go_away ; make it stop
    every day .. worse|struggle|battle|the_same|fight
    life is .. shit|pain|hell|over|unbearable|pointless|too_much|not|joke|meaningless|empty
    unbearable ; ruined my_life|everything|it_all ; my life is over|ruined|finished|nothing
    lost everything|the_will|interest
    everything is .. ruined|over|lost|too_much|grey|gray|black|dark|falling
    i am|so_done|so done|finished $ ; am done $
    done with everything|it_all|people|trying|all_of_it ; over it all
    not do|manage|survive|fight|stand|handle|face|take|live|cope it|life|this|with_this|with_it|things|like_this anymore|any_longer|any_more|much_longer
    not live|cope|go_on anymore|any_longer|like_this
    not see|seeing a|any|the way|point|end|future|light|hope|reason
    nothing to live|look|left|lose|get ; no fight|hope|joy|life left|in|for|anymore ; no energy|strength left $ ; no energy|strength left|anymore|to live|go_on|carry|fight|keep_going|continue|face|cope|anymore|pretend|for_this_life
    walls .. closing ; sinking ; black dog ; lost myself|hope|will|everything|all
    can_not go on_like_this ; can not|barely|hardly .. function|exist|live
    no way|where out|to_turn|to_go ; no one|nobody|nowhere to turn|talk|go|left
    everything .. pointless|meaningless|falling|hopeless|wrong|too_much ; it|this|all|just is? too much $
    too much for me|to_bear|to_take ; life .. not|never .. better|worth|fair|good|end|mean
    hate|hates my|this|being|how life|existence|alive
    sick of it_all|life|everything|myself|being_me|being_here|being_alive|living|trying ; given|gave up
    not worth it|living|anything|the ; no reason to get|wake|keep|try|stay|be
    worn|burnt|burned|used out|down|up by|from|with life|everything|living
    nothing i do .. good|right|matters|works|enough ; always going_to be like_this|this|alone|sad
    stopped|stop caring|hoping|trying|believing|feeling|fighting
    lost the? .. hope|will|fight|point|meaning
    never be|feel|get .. happy|okay|better|normal|loved|enough
    what is the? point|reason|use|sense|purpose
    not care anymore|about_anything|any_more|what_happens|about_myself|at_all
    not keep doing|going|living|pretending|this|on ; what if .. never gets|get better
    never gets better|easier ; grey|gray|black|dark inside|in my head ; not belong anywhere|here
    do not belong ; stuck here ; nothing shifts|lifts|helps ; keep doing this
    cannot see|can_not_see a|any|the|how way|future|point|light|out|it ; no one thing
    feels|feel|is|are|life .. hopeless|pointless|futile|unbearable|meaningless|endless
    not <want> to get up|try|fight|do_anything|face|see|talk|anything
    not see it|things|anything|life|this ever? getting|get better|improving
    i am not safe`),
};

const burden: Concept = {
  id: 'burden',
  type: 'burden_or_self_hate',
  phrases: phrases(`
    burden ; dead weight ; in|getting everyones|everyone|their way
    only|just drag|dragging|hold|holding|cost|costing|cause|causing|ruin|ruining .. down|them|back|everyone|worse|trouble|money|problems ; i only|just|always make|making .. worse|trouble|problems|miserable|sad|unhappy|ill|worry|suffer|cry|angry ; only|just make|making everyone|everybody|people|everything|my_family|my_kids
    waste of space|oxygen|air|time|skin|breath ; no use|good to|for anyone|anybody|nobody|them
    nobody|no_one .. cares|loves|care|love|needs|need|wants|want|miss|notice|likes|like me|if|about|i|$
    nobody|no_one cares|loves|needs|wants|likes $|me|if|about ; useless to|person|waste|piece
    i am|feel|feeling .. useless|worthless|failure|nobody|disgusting|pathetic|a_mistake|unlovable|garbage|trash|rubbish
    worthless ; i am|feel just|really|like|simply? nothing ; here i am nobody
    hate|hates|hating|despise|loathe|can_not_stand|sick_of|disgusted_by|disgusted_with myself|being_me|who_i_am|my_life|being_alive|my_body|existing|the_person
    hate waking ; hate that i am|woke|exist|alive ; self hatred|hate|loathing
    let everyone|everybody|them_all|my_family down
    disappoint|disappointed|disappointment|disappointing to|everyone|my|them
    ruin|ruined|poison|poisoned everything|everyone|every
    they|everyone|everybody|family .. hate|hates|tired|sick .. me ; in the way
    take|taking up space
    not deserve .. love|live|life|happy|happiness|here|anything|good|kindness|help
    all|completely|so|totally|utterly|really alone ; no one|nobody to talk|turn|left
    have no one|nobody|friends ; so|very|always|desperately|unbearably|horribly lonely
    kids|children|family|she|he|they deserve|deserves .. better|more ; a failure
    ruin|spoil|wreck|break everything i|i_touch|we ; ruin everything
    i am|was|being the|a problem|mistake|burden|waste|disgrace|failure|monster|mess|weight|joke|loser|drain|disappointment
    costing|cost them|my|everyone|him|her .. money|time|life|lives ; in|out of? everyones way
    holding .. back ; let down my|everyone|everybody
    better|easier|happier off|life if|without .. me|i ; not good enough for|to $ ; never good enough
    do not belong|matter|deserve|fit ; not deserve|belong|matter|count|exist to?
    nobody .. miss|misses|understand|wants|cares|loves|likes me|i
    no one .. miss|misses|wants|cares|loves|likes me|i ; all alone ; alone in|with the|this|all|my
    everyone|they|people hates|hate|left|leaves|leave me
    ashamed of myself|who|being|existing|alive ; hate who|everything ; hate what|how i ; hate looking at me|myself ; i disgust
    disgust|disgusts me|myself
    ugly|disgusting|worthless|pathetic|unlovable and|i|piece
    taking up air|space|room|oxygen|a_bed ; everyone .. moves|moved|move on
    not fit|belong in|anywhere|here|with ; drag|dragging .. down`),
};

const lowMood: Concept = {
  id: 'low_mood',
  type: 'persistent_low_mood',
  phrases: phrases(`
    depressed
    depression ... worse|bad|back|severe|really|winning|swallowing|months|years|ever|again|deep
    cry|crying .. every|day|night|all|weeks|constantly|months|hours|sleep|no_reason|stop
    can|could not stop crying ; i .. not stop crying ; never stop crying ; not <really>? get|got|getting|gotten out of bed $
    not .. get|got|getting out of bed .. days|weeks|months|most|mornings|anymore|for
    not .. left|leave|leaving|left my|the house|bed|room .. days|weeks|months|anymore
    not .. enjoy|enjoyed anything|things ; not felt|feel|feeling anything|joy|happy|happiness
    no joy|pleasure|motivation in|anymore|left|for|at ; no interest in anything|life|anyone|people|things|hobbies|seeing|talking|living|my_kids|the_kids|the_baby|my_baby ; no interest anymore|left|whatsoever
    months|weeks of feeling? low|sad|empty|miserable|numb|darkness
    low|sad|empty|miserable|down|numb|flat for weeks|months|ages|a_long
    been .. low|sad|empty|miserable|numb|flat ... weeks|months
    sad|low|down|miserable|empty|flat all|every the? time|day
    so|really|very|extremely|deeply|constantly|desperately low|sad|unhappy|miserable|lonely|down
    desperate ; not .. coping|cope ; struggling to .. go|cope|keep|get_through|exist|function|live
    struggling so|mentally|badly|a_lot|bad ; mental breakdown ; breaking down ; not okay|ok|alright
    i am not okay|ok|alright|fine`),
};

/** That it weighs now: what turns an old attempt told aloud into low. */
const distress: Concept = {
  id: 'distress',
  type: 'distress',
  phrases: phrases(`
    struggling ; coming|come|creeping|crept|comes|came back
    same feeling|feelings|thoughts|place|way|signs
    low|down|bad|dark|rough|hard|awful again|week|days|lately|patch|time|now
    not coping|cope|sleeping|slept|eating|okay|ok|good
    scared|frightened|worried|terrified|afraid .. again|back|myself|i_will|of_me|it_will|going|alone
    heading|slipping|sliding|going .. back|down|there|same
    feel|feeling .. low|down|awful|same|bad|flat|lost|wobbly|worse|way|it|like_that|alone|empty
    again lately|now|recently ; crying ; lately ; anniversary ; overwhelmed ; panic|panicking
    haunts|haunted|nightmares|flashbacks ; can not sleep|cope|stop ; miss it ; anxious ; depressed
    think|thinking about it .. again|lot|every ; these days ; alone ; no one ; getting worse|bad
    ashamed ; still think|feel|have|hear|get|struggle|want
    thoughts .. again|back|knocking|returning|return|returned|louder|stronger
    hard|difficult|tough|bad time|patch|spell
    divorce|break-up|breakup|redundancy|since_she|since_he ; having a hard ; feels the same
    same as then|before|last_time ; do not|not like it|this|where_this
    that place|headspace|hole .. head|again`),
};

const coping: Concept = {
  id: 'coping_substance',
  type: 'using_to_cope',
  phrases: phrases(`
    drink|drinking|drunk|using|smoking|weed|pregabalin|vodka|wine|whisky|alcohol|high|coke|heroin|ket|ketamine|benzos|xanax|codeine|pills ... to|so|otherwise|until|just_to|only_way ... forget|numb|cope|sleep_without|feel|not_feel|not_think|think|remember|flashbacks|nightmares|get_through|switch_off|block|blank|escape|stop_the|silence|black_out|blackout|see|see_it|face
    drink|drinking|using|smoking myself|every_day|every_night ... since .. died|killed|assault|rape|raped|attack|accident|crash|funeral|war|tour|deployment|happened|left|death|afghanistan|iraq
    using|drinking .. every day|night|morning ... since|forget|cope|numb|killed|died
    back on the? heroin|drink|gear|coke|booze|bottle|meth|crack|vodka|pills|weed|spice ; relapsed on .. drink|gear|heroin
    only thing that numbs|helps|quiets .. drink|wine|vodka|weed|pills
    blackout|black_out|blacking_out .. drunk|every|drinking
    vodka|wine|drink|drinking|weed|whisky|gin|only_thing .. switches|switch|quiets|quietens|shuts|silences|stops|turns|numbs|dulls
    bottles|bottle|cans|litre|litres|glasses of .. wine|vodka|whisky|gin|beer|cider ... since|forget|sleep|cope|numb|alone|head`),
};

const eating: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(`
    purge|purging|purged
    make|making|made|making_myself myself|himself|herself? sick|throw_up|vomit|puke|be_sick
    throw|throwing|threw|puke|puking|vomiting|sick up? .. after .. binge|bingeing|binging
    binge|binging|bingeing|binged .. and|then|purge|eating|again|starve|night|sick|throw
    starve|starving|starved @self
    laxatives ... weight|thin|flat|eat|every|after|binge|lose|control|feel|day|more|week
    restrict|restricting|restricted .. calories|food|eating|again|day|weeks|lunch|kcal|$
    skip|skipping|skipped .. meals|meal|lunch|dinner .. fat|thin|weight|lose|calories|days|hide|so|nobody
    hiding|hide|hid|flush|flushing food|meals|my_food|lunch
    anorexia|anorexic|bulimia|bulimic|ana|mia ; eating disorder ; # calories|cals|kcal .. day|a_day
    not <really>? eaten|eat|eating .. days|# ; not eaten since|in|for|anything
    water and .. coffee|gum|cigarettes ; fear food|foods|eating|weight
    scared|terrified|afraid of|to eating|food|gaining|gain|eat|weight
    chew|chewing and spit|spitting ; fasting .. days ; too fat|disgusting to_eat|ate|eat
    exercise|exercising|run|running .. burn_off|burn .. ate|everything|calories ; goal weight
    body check|checking ; count|counting every calories|calorie|bite|crumb ; count|counting calories .. constantly|obsess|obsessively|not_stop|in_my_head|all_day|guilty|fat|hate|punish|skip|starve
    count|counting|counted|weigh|weighing every|each|my? .. almond|almonds|grape|rice|calorie|gram|bite|lettuce|calories
    walk|run|work|burn|sweat it off
    not eaten|ate properly? since|in|for|anything|a|all|today|yesterday|#
    have not had|been eating|food|anything
    refuse|refuses|refusing|stopped|stop to? eat|eating|food|meals
    fat ... eat|eating|starve|purge|calories|skinny
    lose|losing weight|more|kilos|pounds .. eat|starve|throw|any_way|disgusting|disappear
    skinny|thin enough ; thinspo ; empty stomach feels|good|power ; bmi 10|11|12|13|14|15|16|17 ; diet pills .. instead|hide|hiding|hidden|secret|extra|more|skip|fat|starve|every_meal|eat
    throw|throwing|threw up on_purpose|deliberately
    still feel|look|am|see fat|huge|big|enormous ; down to # kilos|kg|kgs|stone|pounds|lbs
    been|being|get sick .. purpose|toilet|loo
    feel ok|better|clean|good|calm .. sick|purge|throw|empty`),
};

/** A stomach does this too; only beside another sign does it tell of an eating disorder. */
const sickAfterFood: Concept = {
  id: 'sick_after_food',
  type: 'eating_disorder',
  phrases: phrases(`
    throw|throws|throwing|threw|puke|puking|vomiting|sick up? .. after .. eat|eating|meal|meals|dinner|food|every|lunch
    throw|throwing|threw up after|everything|food|dinner|what ; been sick in|on|after .. toilet|loo|meals|work`),
};

const eatingDanger: Concept = {
  id: 'eating_danger',
  type: 'eating_disorder_danger',
  phrases: phrases(`
    fainted|faint|fainting|passed|passing|collapsed|blacked|blacking|dizzy|blackouts out?
    heart .. racing|slow|skips|skipping|fluttering|beats|palpitations|missing|weird|rate|stops|flutters|pounding|thumping
    palpitations ; chest hurts|pain|pains|tight ; blood .. vomit|sick|throw|throwing|when_i|in
    vomit|vomiting|vomited|throwing_up|coughing_up|spitting .. blood ; potassium ; bmi .. #
    not .. eaten .. # days ; # days .. without|no|not|since .. food|eat|eating|eaten|ate|meal
    muscle .. weak|cramps ; not .. stand|walk|stairs|get_up
    not .. drink|keep .. water|down|anything ; blue hands|fingers|nails|lips ; cold all
    # kilos|kg|pounds|stone|lbs ... weeks|month|days ; not had .. period ; pulse .. # ; confused
    tingling ; swollen .. ankles|face|cheeks ; bmi 11|12|13|14|15 ; only had? water|coffee|juice
    only water ; throwing|threw|throw up blood ; blood when|in|after ; weigh # ; lost #
    light headed ; lightheaded ; hair .. falling ; shaking ; weak ; cold all|hands ; heart`),
};

export const MARKERS: readonly Concept[] = [
  hopeless,
  burden,
  lowMood,
  distress,
  coping,
  eating,
  sickAfterFood,
  eatingDanger,
];
