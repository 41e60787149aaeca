import { phrases, type Concept } from './concept.ts';

/** No death wish, but what a good listener would ask about: hopelessness, burden, being trapped (Joiner; Beck). */
const hopeless: Concept = {
  id: 'hopeless',
  type: 'hopelessness',
  deniable: false,
  phrases: phrases(`
    hopeless ; no hope ; lost|losing|given_up|gave_up all? hope ; given|giving|gave|give up on life|everything|myself|me|living ; i|just|have|am give|giving|given up $ ; give up i|on|i_am ; what is the point $ ; what is the point anymore|of|in|trying|if ; no point|reason in|to|of|anymore|trying|going|even ; there is no point|reason|hope|way_out|future ; pointless ; nothing .. matters|matter|helps|works|left|changes|to_look_forward_to|better|me ; meaningless ; no future ; not see|have a|any|my future ; not .. see|picture myself|me in
    never going_to|get|gets|be|feel .. better|end|ok|okay|happy|normal|change|stop|over|improve ; not going_to|will|ever .. get|gets better ; not get|getting any? better ; will never|not .. change|end|be_happy|be_okay
    not do|take|face|cope|handle|bear|stand this|it|life|with|another anymore|any_longer|any_more|much_longer|no_more|day|more|with_life|with_it|with_this ; not go|carry|keep on|going ; not <really>? cope ; not take|bear|stand it|this|any ; can not do it|this|life anymore ; not got|have any|the|more|enough strength|fight|energy|force|power|left .. left|continue|to|go|fight|anymore|carry ; no more|no force|strength|energy|fight|power .. continue|go_on|left|fight|carry|to_live ; run|running out of fight|hope|reasons|strength ; nothing left in|to|for
    trapped ; no way|escape out|from|forward ; stuck|drowning in .. hole|life|darkness|pit ; drowning $ ; cornered ; no other|more options|way ; at the end of my rope|tether ; end of my rope|tether ; breaking point ; had enough $ ; had enough of everything|it_all|this_life|people|myself ; had it with everything|life ; rock bottom ; dark place|thoughts|hole|times ; darkness|despair|despairing ; falling apart ; breaking down ; broken inside|person|beyond ; i am broken ; dead|numb|empty|hollow inside ; feel|feeling|felt|feels .. numb|empty|hollow|nothing|dead_inside|worthless|useless|invisible|like_a_ghost|unloved|unwanted ; just|only existing|surviving ; not living
    tired of fighting|trying|everything|it_all|pretending|this|being|feeling|struggling|hurting ; so tired of ; exhausted of|by everything|being ; want it|the|this|pain|everything all? to? stop|go_away ; make it stop ; every day .. worse|struggle|battle|the_same|fight ; life is .. shit|pain|hell|over|unbearable|pointless|too_much|not|joke|meaningless|empty ; unbearable ; ruined my|everything|it_all ; my life is over|ruined|finished|nothing ; lost everything|the_will|interest ; everything is .. ruined|over|lost|too_much|grey|gray|black|dark|falling`),
};

const burden: Concept = {
  id: 'burden',
  type: 'burden_or_self_hate',
  phrases: phrases(`
    burden ; dead weight ; in|getting everyones|everyone|their way ; only|just drag|dragging|hold|holding|cost|costing|make|making|cause|causing|ruin|ruining .. down|them|back|everyone|worse|trouble|money|problems ; waste of space|oxygen|air|time|skin|breath ; no use|good to|for anyone|anybody|nobody|them ; nobody|no_one .. cares|loves|care|love|needs|need|wants|want|miss|notice|likes|like me|if|about|i|$ ; nobody|no_one cares|loves|needs|wants|likes ; useless to|person|waste|piece ; i am|feel|feeling .. useless|worthless|failure|nobody|nothing|disgusting|pathetic|a_mistake|unlovable|garbage|trash|rubbish ; worthless ; here i am nobody
    hate|hates|hating|despise|loathe|can_not_stand|sick_of|disgusted_by|disgusted_with myself|me|being_me|who_i_am|my_life|being_alive|my_body|existing|the_person ; hate waking ; hate that i am|woke|exist|alive ; self hatred|hate|loathing ; let everyone|everybody|them_all|my_family down ; disappoint|disappointed|disappointment|disappointing to|everyone|my|them ; ruin|ruined|poison|poisoned everything|everyone|every ; they|everyone|everybody|family .. hate|hates|tired|sick .. me ; in the way ; take|taking up space ; not deserve .. love|live|life|happy|happiness|here|anything|good|kindness|help ; all|completely|so|totally|utterly|really alone ; no one|nobody to talk|turn|left ; have no one|nobody|friends ; lonely`),
};

const lowMood: Concept = {
  id: 'low_mood',
  type: 'persistent_low_mood',
  phrases: phrases(`
    depressed ; depression ... worse|bad|back|severe|really|winning|swallowing|months|years|ever|again|deep ; cry|crying .. every|day|night|all|weeks|constantly|months|hours|sleep|no_reason|stop ; not stop crying ; not .. get|got|getting|gotten out of bed ; not .. left|leave|leaving|left my|the house|bed|room .. days|weeks|months|anymore ; not .. enjoy|enjoyed anything|things ; not felt|feel|feeling anything|joy|happy|happiness ; no joy|pleasure|interest|motivation in|anymore|left|for|at ; months|weeks .. low|sad|empty|miserable|down|numb|flat|grey|gray ; sad|low|down|miserable|empty|flat all|every the? time|day ; so|really|very|extremely|deeply|constantly|desperately low|sad|unhappy|miserable|lonely|down ; desperate ; not .. coping|cope ; struggling to .. go|cope|keep|get_through|exist|function|live ; struggling so|mentally|badly|a_lot|bad ; mental breakdown ; breaking down ; not okay|ok|alright ; i am not okay|ok|alright|fine`),
};

/** That it weighs now: what turns an old attempt told aloud into low. */
const distress: Concept = {
  id: 'distress',
  type: 'distress',
  phrases: phrases(`
    struggling ; coming|come|creeping|crept|comes|came back ; same feeling|feelings|thoughts|place|way|signs ; low|down|bad|dark|rough|hard|awful again|week|days|lately|patch|time|now ; not coping|cope|sleeping|slept|eating|okay|ok|good ; scared|frightened|worried|terrified|afraid .. again|back|myself|i_will|of_me|it_will|going|alone ; heading|slipping|sliding|going .. back|down|there|same ; feel|feeling .. low|down|awful|same|bad|flat|lost|wobbly|worse|way|it|like_that|alone|empty ; again lately|now|recently ; crying ; lately ; anniversary ; overwhelmed ; panic|panicking ; haunts|haunted|nightmares|flashbacks ; can not sleep|cope|stop ; miss it ; anxious ; depressed ; think|thinking about it .. again|lot|every ; these days ; alone ; no one ; getting worse|bad ; ashamed ; still think|feel|have|hear|get|struggle|want`),
};

const coping: Concept = {
  id: 'coping_substance',
  type: 'using_to_cope',
  phrases: phrases(`
    drink|drinking|drank|drunk|use|using|smoke|smoking|weed|pills|pregabalin|vodka|wine|whisky|alcohol|high|coke|heroin|ket|ketamine|take|taking|popping|benzos|xanax ... to|so|otherwise|until|just_to|only_way ... forget|numb|cope|sleep_without|sleep|feel|think|remember|flashbacks|nightmares|get_through|switch_off|block|blank|escape|stop_the|silence|black_out|blackout|see|see_it|face ; drink|drinking|using|smoking myself|every_day|every_night ... since .. died|killed|assault|rape|raped|attack|accident|crash|funeral|war|tour|deployment|happened|left|death|afghanistan|iraq ; using|drinking .. every day|night|morning ... since|forget|cope|numb|killed|died ; back on the|heroin|drink|gear|coke|booze|bottle|meth|crack ; relapsed on .. drink|gear|heroin ; only thing that numbs|helps|quiets .. drink|wine|vodka|weed|pills ; blackout|black_out|blacking_out .. drunk|every|drinking`),
};

const eating: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(`
    purge|purging|purged ; make|making|made|making_myself myself|himself|herself? sick|throw_up|vomit|puke|be_sick ; throw|throwing|threw|puke|puking|vomiting|sick up? .. after .. eat|eating|meal|meals|dinner|food|every|lunch|binge ; binge|binging|bingeing|binged .. and|then|purge|eating|again|starve|night|sick|throw ; starve|starving|starved @self ; laxatives ... weight|thin|flat|eat|every|after|binge|lose|control|feel|day|more|week ; restrict|restricting|restricted .. calories|food|eating|again|day|weeks|lunch|kcal|$ ; skip|skipping|skipped .. meals|meal|lunch|dinner .. fat|thin|weight|lose|calories|days|hide|so|nobody ; hiding|hide|hid|flush|flushing food|meals|my_food|lunch ; anorexia|anorexic|bulimia|bulimic|ana|mia ; eating disorder ; # calories|cals|kcal .. day|a_day ; not <really>? eaten|eat|eating .. days|# ; not eaten since|in|for|anything ; water and .. coffee|gum|cigarettes ; fear food|foods|eating|weight ; scared|terrified|afraid of|to eating|food|gaining|gain|eat|weight ; chew|chewing and spit|spitting ; fasting .. days ; too fat|disgusting to_eat|ate|eat ; exercise|exercising|run|running .. burn_off|burn .. ate|everything|calories ; goal weight ; body check|checking ; count|counting every? calories|calorie`),
};

const eatingDanger: Concept = {
  id: 'eating_danger',
  type: 'eating_disorder_danger',
  phrases: phrases(`
    fainted|faint|fainting|passed|passing|collapsed|blacked|blacking|dizzy|blackouts out? ; heart .. racing|slow|skips|skipping|fluttering|beats|palpitations|missing|weird|rate|stops|flutters|pounding|thumping ; palpitations ; chest hurts|pain|pains|tight ; blood .. vomit|sick|throw|throwing|when_i|in ; vomit|vomiting|vomited|throwing_up|coughing_up|spitting .. blood ; potassium ; bmi .. # ; not .. eaten .. # days ; # days .. without|no|not|since .. food|eat|eating|eaten|ate|meal ; muscle .. weak|cramps ; not .. stand|walk|stairs|get_up ; not .. drink|keep .. water|down|anything ; blue hands|fingers|nails|lips ; cold all ; # kilos|kg|pounds|stone|lbs ... weeks|month|days ; not had .. period ; pulse .. # ; confused ; tingling ; swollen .. ankles|face|cheeks`),
};

export const MARKERS: readonly Concept[] = [
  hopeless,
  burden,
  lowMood,
  distress,
  coping,
  eating,
  eatingDanger,
];
