import { phrases, type Concept } from './concept.ts';

/** The wish not to be there any longer, told without any word for death: what is hoped, envied, wagered or left undone. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    cross|annoyed|angry|disappointed|gutted|sorry|sad that|when|to|because my|the eyes|eye open|opened ; morning does|did|will|would|should not find|reach me|us
    hope|hoping|hopes|hoped|pray|praying|thinking ... the night|one|day it|that|everything|my_heart stops|stopped|ends|ended|finishes|is_over
    disappointment|disappointed ... waking|awake|morning|mornings|kettle ; that could|can|may be the last one|morning|day|night
    not load|spawn|log|boot|turn|switch|start in|on|up|back tomorrow|again|one_day|anymore ; skip button|option ... rest|end|it_all|credits|life ; skip|straight|cut to the? credits|end_credits|ending
    not <want> a|any|another|my tomorrow|future|tomorrows|more_years|more_days|more_birthdays ; not <want> what_is|whatever_is left
    log|logging|sign|signing|check|checking off|out in_real_life|of_real_life ; uninstall|despawn|delete|unsubscribe|alt_f4|unplug|unexist me|myself|my_life|in_real_life|existence|reality
    urn|ashes|headstone|gravestone|coffin|hearse|graveyard|cemetery|mortuary|morgue ... lucky|jealous|envious|envy|envied|my_turn|swap|trade_places|change_places|room_for_one|restful|peaceful
    lucky|jealous|envious|envy|envied ... coffin|hearse|graveyard|cemetery|headstone|dead|died|laid_out|passed|at_rest ; laid|lay out a|the ... jealous|envious|envy|envied|lucky
    better end|half|side|part of the? deal|bargain|it ; are|is at rest|peace .. i_am ... punished|left|stuck|cursed|condemned|here ; one who was punished|cursed|condemned|left_behind|left_here
    hand|give|donate|swap|sign|gift my|the remaining? years|days to|over|away|for someone|somebody|a|that ; someone|somebody|anyone who wants|deserves|needs|could_use them|it|to_live|the_time|my_years
    my years|life|days|time for the|that|his|her|a .. girl|boy|child|baby|man|woman|mother|one ; take my years|remaining|place ; i would sign|hand|give it over|back|away tomorrow|today
    not|never bother|stopped|stop|stopping book|booking|plan|planning|buy|buying|make|making .. past|beyond|after ... picture|see|me_in|mind|be_there ; not picture|see|imagine a_me|any_me|myself|me
    years|time left|in_me|ahead|to_go|yet ... no_interest|good_news|not_want|do_not_want|too_many|dread|sentence|wish|god_help|unfortunately ; as though|if that|it|this is|was|were is? good news
    like a prison|jail|gaol sentence ... to_go|left|# ; doing|serving my time|sentence until|till|here ; no interest|wish|desire|need|use in|of|for seeing|having|living any|the|another|them|more|what
    someone|somebody|person who will|would|is not .. be|turn|reach|see|make #|eighteen|twenty|thirty|adult|grown_up|graduation|graduate
    give|gave|giving|leave|leaving fate|god|it|death|luck|chance|nature a|its|to fair|chance|shot|go|opening|opportunity|chance|way|decide
    not move|step|get|jump|pull over|aside|back|away|out|in when|if|for .. lorry|lorries|car|cars|bus|train|truck|trucks|traffic|they|it ; not honk|beep|scream|flinch|brake|fight|resist|panic
    hoping|hope|hoped|wishing|wish|praying|rooting for|on the|those|bad|worst|other|wrong odds|result|answer|news|outcome|worst|bad_news|bad_one ; wanted|hoped_for|want|had_wanted the other|bad|worse|opposite|wrong answer|result|news|one|kind
    not come|coming|came round|to|back .. caught_myself|hoping|hope|hoped|wish|wished|odds ; everyone|everybody|people|they screamed|panicked|prayed|screaming|panicking ... i|my calm|relief|fine|peaceful|shoulders|smiled|glad
    not be|going_to_be|going_to treating|treat|fighting|fight it|that|this .. kindness|relief|mercy|blessing|good|suit|easier ; would be|is|be a kindness|mercy|blessing|release $|honestly|really|to|for
    tired|sick|weary|bored|fed_up|done of|with there being|always_being ; bored|tired|sick|weary|fed_up of|with being alive|here|conscious|awake|around|a_person|in_it ; not|never make|kick|put a|up|any fuss|fight|complaint if|when
    here|around|alive|about long enough ... nobody|no_one|time|finish|go|over|tired|stop ; nobody|no_one .. finishing|finish|end|leaving|home time|date ; overstayed|outstayed my|the welcome|time|usefulness
    ask|asked|asking|beg|begging|begged|want|wish|pray|prayed|ready to be let go|released|taken|switched_off|allowed_to_go|excused|called ; let me go to|home|where|and|too
    god|lord|he|jesus|reaper|death|peter|heaven|upstairs has|have|seem|seems? ... mislaid|lost|forgotten|forgot|overlooked|missed me|my .. file|card|number|paperwork|name ; god|lord|jesus|reaper|death|heaven has|have|seem|seems? .. forgotten|forgot|overlooked|missed me
    someone|somebody|anyone|they|you|god to|would|could|just pull|flick|flip|hit|cut the plug|switch|power|cord ; turn|switch me|myself off ; power|shut me|myself off|down
    something|thing|someone|person that|who used to be|exist here|alive|real|a_person ; never here|existed|alive in_the first place|to_begin_with ; never have|had me|bothered_with_me|kept_me ; not kept|keep|had|have me $
    go|be|get where|wherever he|she|they|mum|dad|nan|grandad|my_wife|my_husband|my_mum|my_dad went|is|are|gone|has_gone|have_gone|goes
    let go|gone|home|sent|taken to her|him|them|my_wife|my_husband ; dealt|let|born|put|brought .. by mistake|accident|in_error ... fold|leave|out|go|stop|wrong
    if i was|were not around|here|alive|there ... told|notice|miss|fees|fine|better|easier|back|sat|wonder ; whether|how_long .. notice|take ... gone|not_here|not_around|was_not|is_not|missing
    used to the? gap|space|hole|empty_chair|quiet ; not|no chair|place|seat|me for_me|at_the|in_it ... happiest|relaxed|happy|laughing|better|easier ; only thing wrong with|in this|that|the|my|our family|house|home
    <kill>|carry|carries|carried|fly|let|lets|swallow|swallows me off|away|under|up .. hope|glad|fine|good|finally|please ; thought|idea|dream of a|the|being .. nothing|nothingness|blank|void
    do not care|mind|worry how|where|when that|it|this|the ends|goes|finishes|stops ; not|never mind|minding how|if|that|when that|it|this|all|everything ends|stops|is_over|is_gone|finishes
    they would|will be|all be|both be set for life ; comfortable|comfortably_off|richer|set|provided|looked_after|settled .. without me ; insurance ... without me|comfortable|better_off|set|gone
    miss|missed me a|for bit|while|week|month ... spare|room|then|move|fine|over ; cry|sad|upset a|at|for bit|while|week|first|assembly|funeral ... then|manage|evens|fine|move|room
    my usefulness|use|shelf_life|best_before is? over|done|gone|past|expired|behind_me ; what is the point .. i|if|when|someone .. not be ; wish|rather|want i|to were|was|be anybody|anyone|anything else $`),
};

/** The same told of fate and illness: what might fall, what should hurry, why one is kept. */
const leftToFate: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    hope|hoping|pray|praying|wish|wishing .. ceiling|roof|lightning|tornado|storm|flood|meteor|boiler|wing|drunk|avalanche ... comes|falls|hits|takes|goes|strikes|side|me|in
    if a|the tornado|hurricane|flood|storm|fire|wave|earthquake|ceiling|roof|lightning took|takes|came|comes|fell|hit|got ... not|never go|move|run|leave|hide|shelter|mind|stop
    annoyance|annoyed|disappointment|disappointed|irritated|regret at|with|that|about .. woke|waking|survived|missed|stopped|saved|strip ; first feeling|thought|reaction was annoyance|disappointment|regret|damn
    why ... keeping|keeps|kept|leaving|leaves me|us down? here|alive|waiting|behind ; what .. keeping|keeps|kept|leaving me|us down? here ; waiting for my|the call|turn|number|name ... come|sooner|now|called|better
    rather be a memory|photo|photograph|star|stone|ghost|story ; so i can have|get|suffer|do more|another|longer of? this|it|the_same|year|winter ; speeding|hurrying|hastening it|this|things up|along
    natural|quiet|decent|clean|handy way to go|out $ ; quit|stopped|given_up|not checking|taking|testing|bothering .. sugars|sugar|insulin|inhaler|bloods|tablets|pills ... happens|care|mind|natural|what_for
    lie|lay|lying|sleep|curl_up down? in|on|under the? snow|grass|ground|earth|leaves|woods|sea ... nobody|not|never|stay|wake ; going|go|gone still|silent and|with me|with_me
    not see|face|want|need more|any_more|many_more days|years|mornings|winters ; take|takes|took me before|with|and_not|rather_than him|her|them|my ; my heart lifted|leapt|jumped ... thing|cancer|read|lump|told|worse ; willing it to? $|on|be
    if my|the? heart|ticker|lungs|body|liver packed|gave|stopped|quit in|up|out .. not|no complain|complaints|mind|fuss|objection ; not complain if|about_going
    the wrong way round|around ... churchyard|grave|cemetery|first|still ; coming and|im i_am|am sorry i? i_am|am late ; that would be that ; will not|never beg god|him|for_more
    missed my|the lift|bus|boat|turn home|over|out|with ; would not say|think twice|no to going|leaving|it ; take|took my .. minutes|hour|exit instead`),
};

/** Thoughts of it told by what they keep away from, come back to or ask: a platform, a drawer, who would be told. */
const thoughts: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    <think>|thinking|thoughts|thought of|about|on|over ways|a_way|methods|how $ ; begun|started|begin|start to think|thinking of|about ways|it|how|methods|ending
    one|same|single|only suggestion|solution|answer|idea|thought ... whatever|every|each|any|no_matter|the_same|always ; voice|brain|head|mind ... one|same suggestion|solution|answer|idea
    how|who|what|when the|my|our|they|she|he|mum|dad .. would|will|might be? told|find_out|hear|take_the_news|break_it|get_the_call ; who would|will|might find|discover|identify me|it|my_body|the_body
    half a|second where|when|i ... choose|choosing|decide|deciding ; every|each morning|day|night|evening|time ... i|am choosing|deciding|having_to_choose ; not trust my feet|hands|legs|arms|body
    because of|about|i what i was|am|kept|keep|have_been|might thinking|think|thinking_about|do|imagining ; what i keep|kept|have_been|was thinking about|of|in_that|near|when|while|$
    moved|hid|hidden|gave|given|locked|threw|handed|put .. <means>|knives|gun_cabinet|key|keys|medicine|razors|cable ... trust|thinking|not_tell|did_not_say|safe|not_like ; count|hide|lock|keep|look_after my tablets|pills|medication|meds|knives|razors ... thinking|because_of|not_said|trust|safe
    brain|head|mind|thoughts|i goes|go|going|jumps|went straight|back|always|right to|there exit|exits|ending|the_end|that_place|the_same_place
    <want>|need|get|let me? off|out of? this the? planet|world|earth|rock|ride|realm|simulation ; stop the world i .. get off
    fantasise|fantasising|fantasize|fantasizing|daydream|daydreaming|imagine|imagining|picture|picturing|rehearse about? my own? funeral|wake|eulogy|obituary|memorial
    googled|searched|looked_up|wondered|wondering whether|if|how|what .. if|when|after i|im was|were|not|wasnt|gone|around|here|alive
    of not making|reaching|seeing|getting|being|lasting it|to|there|here|until|till ; like|and|$ by choice|my_own_choice ; not|never make|reach|see .. by choice
    what is|whats keeping|stopping|holding me $|here|and|from_it|from_doing ; asked|ask|wonder|ask_myself what is|whats? keeping|stopping|holds|keeps me
    tree|oak|wall|pylon|pillar|bend|lamppost|embankment|lay_by ... longer|a_bit_longer|tempting|calling|calls|think|wonder ; sound|noise|look|face ... after i_had|i_would|i_have gone|jumped|stepped|fallen
    when|until it is|it_will_be my|our turn ; doing|do the arithmetic|sums|maths|math on|of|about when|my|how ; imagine|imagining|picture ... without me after|when|once i
    would|will|does|is it hurt|be or|like is_it|going_to|like|be|just .. going|sleep|sleeping|quick ... sad|tired|low|reasons|asking|wondering
    drifting|leaning|edging|sliding toward|towards|closer the|it|that idea|thought|edge|exit|end|of|to ; not|stop like what|where i_think|my_mind|my_head|goes|think ; do not like what i think|imagine|picture
    the|that|one other|same|old|usual|bad thought|thoughts ... turning|turns|comes|coming|shows|creeps|arrives|back|up ; drafts|versions|copies of|the same|one|a letter|note ; wanting out $|and|but|of ; finishing|ending is mine
    is|am it|i selfish|wrong|cowardly|weak|bad to|for leave|go|leaving|going|stop|stopping|wanting if|when|because|$ ; bridge|cliff|platform|roof|balcony .. with|has no|low cameras|fence|barrier|rail|railing|guard
    windows|window that|which open|opens|lift|unlock properly|fully|wide|all_the_way ; noticed|notice i|that i|had noticed|looked|checked|counted ; being done|through with it|things|all myself|for_good ; one|a way i|id would never have_to|open|hear|see again|another
    other side of the windscreen|windshield|glass|platform_edge ; thoughts|things in my head .. locked_up|sectioned|put_away ; about stopping $ ; out of my? head .. being|just done ; yeetable
    mad|wrong|bad|weird|crazy if i was|were|am not alive|here|around ; want|wanna|wish|need to? be|go six_feet|under_the_ground|underground|in_the_ground|in_a_box|buried`),
};

const asked: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    people|someone|somebody|person|those who fall|fell|falls|jump|jumps|jumped|drown|hang|freeze ... know|feel|aware|conscious|scared|realise|notice ; stops|stop|stopped eating and|or drinking
    which|what halls|floors|rooms|hotels|windows|buildings ... open|opens|high|unlocked|windows ; what becomes of a|someone|somebody|one`),
};

const aside: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    ask|asks|asking|wondering for|of|on myself|me|my_own ; bad|rough|long|hard week|month|night|year $ ; feel sick $ ; just looking ; not applying|buying|going`),
};

/** Others would do without the writer; somebody dead is well off; the years ahead are too many. None says it alone. */
const hint = (id: string, text: string): Concept => ({
  id,
  type: 'weary_of_life',
  deniable: false,
  phrases: phrases(text),
});

const HINTS: readonly Concept[] = [
  hint(
    'v_spared',
    `
    they|everyone|everybody|kids|children|he|she|family|mum|dad|all would|will|could all? manage|cope|get_by|adjust|adapt|recover|get_used|be_fine|be_alright|be_okay|get_over|forget
    manage|cope|managing|fine without me ; marry|find|meet somebody|someone else|who|better|nicer ; relaxed|happier|calmer|lighter|easier ; eat|sleep|do better ; evens|even out ; in the spare room
    get used to ; everyone|everybody|people would|will be? sad|upset|cry|relieved ; for a bit|while ; it is|a comfort|comforting ; the insurance|policy|pension|mortgage ; set for life ; taught the`,
  ),
  hint(
    'v_envied',
    `
    lucky|jealous|envy|envious|envied ; change|swap|trade|changed|swapped places ; better end ; room for one ; at rest|peace ; the dead|departed ; last rites ; got|get off|away lightly|early|easy
    instead of me|him|her|them ; should be|have_been|be_the_one me|mine ; my turn ; next in line ; did not|never come back ; obituary|obituaries`,
  ),
  hint(
    'v_ended',
    `
    it|everything|all|that just? stops|stopped|ended|ends|finishes|finished|is_over ; the last one|time|night ; no complaints ; would|will do $ ; lights|light out ; nothingness|blank|void|white|oblivion|silence|quiet
    fade|fading|vanish|disappear|gone|dissolve|evaporate|rest|sleep|stop|switch_off|unplug|credits|exit ; out of here|it|this ; the end ; be let go ; be over|done|finished ; hoping|hope for|it|that|this|to|the_odds|not`,
  ),
  hint(
    'v_staked',
    `
    stopped|stop|forget|leave|without|not wearing|taking|wear|take|looking|look|using ... seatbelt|seat_belt|helmet|inhaler|insulin|tablets|epipen|oxygen|lights|before
    not taking|taken|take my|the insulin|tablets|heart_tablets|inhaler|medication|dialysis|oxygen|pills ; no reason ; who|what it was|is for ; a chance ; fate ; odds ; lorries|lorry|truck|semi ... lane|close|come|past|move
    dual_carriageway|motorway|hard_shoulder|level_crossing ; not <want> the|any|more dialysis|chemo|treatment|transplant|oxygen ; do not resuscitate|try|revive|ring ; so|to|why|if be it`,
  ),
  hint(
    'v_ahead',
    `
    years left|in_me|yet|ahead|more|of_this|of_it|to_go ; # years|days|winters|weeks more|of|left|to ; more years|winters|mornings|days|birthdays|thursdays|mondays ; tomorrow ; the future|rest ; not picture|see|imagine|book|plan
    past|beyond|after summer|christmas|then|that|this|thirty|forty|#|school ; grow|growing|get|getting old|older ; next year|summer|christmas ; what is left ; another year|winter|morning|day|one`,
  ),
  hint(
    'v_wearied',
    `
    tired|bored|sick|weary|fed_up|exhausted of|with ; so|just|too|very|bone|only tired ; enough $|now|of ; had|have_had enough|my_fill|my_share|a_good_innings|plenty ; long enough|film ; what|whats the point|use|sense
    do not|cannot anymore ; no point ; nothing|anything is|feels|left ; not sad ; same|grey|gray ; can not be bothered ; plenty of them ; stopped|stop caring|seeing|planning|bothering|minding`,
  ),
  hint(
    'v_unmade',
    `
    never|not born|had_me|been|existed|here|kept_me ; ghost|invisible|npc|background|shadow|stranger ; by mistake|accident ; used to be ; where he|she|they|my ; go|going to|with|after him|her|them|my_wife|my_husband|my_mum|my_dad
    uninstall|delete|log_off|log_out|despawn|respawn|restart|reset ; planet|asteroid|meteor|earth|world|simulation ; wrong|only with|thing|one|family|problem ; not here|there|around|in_it ; missing|gap|chair|space where`,
  ),
];

export const WISH_UNSAID: readonly Concept[] = [
  passive,
  leftToFate,
  thoughts,
  asked,
  aside,
  ...HINTS,
];
