import type { Person } from './classes.ts';
import { HALF_TOLD, phrases, type Concept } from './concept.ts';

/** Pictures that say nothing alone and stand in pairs (rules/pictures.ts): bad news and a welcome for it, a near miss and calm. */
const half = (id: string, text: string, person?: Person): Concept => ({
  id,
  type: 'passive_death_wish',
  deniable: false,
  ...(person ? { person } : {}),
  phrases: phrases(text),
});

/** The other half of a pair, which half the world says. */
const other = (id: string, text: string): Concept => ({ ...half(id, text), type: HALF_TOLD });

/** Sayings for dying of many tongues, as they come out in English; said of oneself with a wish beside them. */
const sayings: Concept = half(
  'tongue_saying',
  `
    smell|smelling|look|looking|see|seeing|sniffing at? the? flowers|daisies|radishes|dandelions|grass|potatoes from? below|under|underneath|beneath|the_bottom|the_roots ; eat|eating dandelions|grass|the_dandelions by|from the? root|roots|below ; give|giving|hand|handing|hang|lay|laying away|back|up|down|in the|my spoon|skates|fork|boots|fiddle
    bite|biting the? grass|dust|earth ; growing|grow|raise|raising mallows|parsley|daisies ; stretch|stretching the|my leg|legs|paw ; fall|falling off the? perch|branch|twig ; sit|sits|sitting facing|towards the|my? mountain|wall|sea|west ; go|going round|around the corner for_good|and_not ; with the feet first|forward ; button|buttoning the|my wooden? jacket|pyjamas`,
);

/** That suicide was asked about or spoken of. */
const askedOf: Concept = {
  id: 'asked_of_it',
  type: HALF_TOLD,
  deniable: false,
  phrases: phrases(`
    suicide|suicidal|self_harm|dying|dead|killing|harming|ending|hurting|not_being_here ... question|questions|box|boxes|form|screening|page|questionnaire ; question|questions|form|box|questionnaire|screening|asked|asks|ask ... suicide|suicidal|self_harm|dying|dead|killing|harming|ending|hurting|not_being_here|safe
    samaritans|suicide|suicide_prevention|mental_health .. talk|talks|brief|briefing|lecture|assembly|training|poster|leaflet|slide|slides|video|course|came|come|visit|speaker ; talk|talks|brief|briefing|lecture|assembly|training|poster|leaflet|slide|video|course on|about suicide|self_harm|mental_health|depression`),
};

export const HALF_PICTURES: readonly Concept[] = [
  sayings,
  half(
    'grim_news',
    `
    serious|grave|long|funeral face|voice ; consultant|doctor|registrar|man|woman|lady|sonographer|radiographer|surgeon|nurse went|gone|looked very|all? quiet|serious|grave|sad ; bad news ; terminal ; stage four|4|iv ; inoperable ; incurable ; untreatable ; malignant ; it is spread|spreading
    # months|weeks left|to_live ; got|give|gave|gives|have me? # years|year|months left|at_most|tops|$ ; how long i have ; aneurysm ; heart failure ; stroke ; heart attack ; about to explode|burst|blow|pop ; time bomb ; the tumour|tumor|cancer|c_word ; a shadow ; palliative`,
  ),
  half(
    'welcomed',
    `
    oh good|finally|lovely|great ; way off|out|home $ ; way off|out|home at_last|finally ; hallelujah ; where do i sign $ ; sign me up $ ; christmas come|came|had_come early ; how soon $ ; shake|shook his|her|the hand
    lightest|happiest|calmest|best i have felt|been|slept ; heart lifted|leapt|soared ; jackpot ; won the? lottery|raffle|pools ; let off|out early? $ ; promised|like being told i could go|leave|stop`,
  ),
  half(
    'good_news',
    `
    benign ; ^ woke|woken up again|alive|anyway $ ; all clear ; clear of cancer ; cancer free ; scar tissue ; nothing sinister|serious ; not cancer ; came|come|comes back clean|clear|fine|normal|negative ; remission ; treatable ; curable ; heart of an? ox|lion|athlete|twenty ; live to a? ##|hundred|be_a_hundred|ninety|be_ninety
    good for another # years ; fit as a ; strong as a|an ; another # years in me ; outlive us|them|everyone ; strong heart ; years ahead|left`,
  ),
  half(
    'let_down',
    `
    been|was|were|felt|feel|feeling|like robbed|swindled|short_changed|sentenced|stood_up ; heart sank|sinks|fell ; god help me|us ; god forbid ; what a shame|pity ; worse luck|more_s_the_pity ; bit|so|quite|really? annoyed|disappointed|gutted|cross about|at it|that $ ; annoyed|disappointed|gutted about|at it|that $ ; think|thought was|is? damn|bugger|typical|shame|pity $ ; lost a|the|my ticket|place|lottery
    failed an|the interview|audition|exam ; visa ; horror|horrified|appalled ; like a threat|sentence|curse ; is|was that a threat|promise ; missed the|my boat|bus|plane|train|flight`,
  ),
  half(
    'called',
    `earth|soil|ground|ancestors|grave|churchyard is|are|keeps|has? been? already? calling|calls|pulling|tugging|asking_for me|my_name|my_feet|my_bones|my_legs`,
  ),
  half(
    'willing',
    `
    like|love|want|ready|willing|hurry to answer|obey|follow|listen|rest ; think|thinking about|of this|it|that ; with sympathy|longing|envy ; am|already ready|already|facing|sitting ; why i|not still? wait|waiting|answer|answering|keep_it ; waiting for ; tired ; i|i_will shall? answer|come|follow`,
  ),
  half(
    'meant_joke',
    `
    ^ mine was not? real|a_joke ; laughed|laugh|laughs ... mine was not? real|joke|joking ; i was|did|am not joking|laugh|kidding|really ; half|only_half|was_not|not joking|kidding $ ; laughed ... i meant it|every|that ; he|she|they|everyone|everybody thinks|thought|think it_is|it_was|i_am|i_was|im? a? joking|joke|kidding|funny
    not <really>? joke|joking|kidding $ ; i meant it $`,
  ),
  half(
    'near_miss',
    `
    plane|lift|elevator|aircraft dropped|fell|plunged|shook ; turbulence ; brakes|engine failed|went|cut ; black ice ; aquaplaned|aquaplaning ; back end went|stepped ; car|van|lorry|bike spun|skidded|slid ; undertow|rip_current|riptide ; went|going|pulled under
    lorry|van|truck|car|bus came .. at|round|straight|towards ; the bleed|haemorrhage ; ladder slipped|went|slid ; gas leak ; on_the_wrong_side ; feeling|felt myself going ; crash team ; heart stopped|stops|paused|flatlined for|in|on|during|twice|$ ; flatlined`,
  ),
  half(
    'serene',
    `
    gutted|disappointed|sorry|sad|annoyed|cross .. they|he|she|it|that|somebody|someone .. found|fixed|stopped|caught|missed|saved|pulled|spotted|noticed|rang ; calmest|happiest|most_peaceful i ; so pleased|happy|glad|peaceful|soft $ ; at peace $ ; thought|thinking oh? good|finally|at_last|lovely $ ; resent|resented being ; sorry|disappointed|sad when|that it|they|he|we gripped|passed|stopped|missed|held|landed|levelled
    let|shut|closed my|go eyes|of .. waited|wait|wheel ; hands off the wheel ; not put my|out hands? ; pity it ; almost sorry|disappointed ; best|nicest|happiest|quietest|loveliest # seconds|minutes|hours|days ; not want to come back|round`,
  ),
  half(
    'far_off',
    `
    passport ; in|by|for|until # years ; next decade ; #### ; graduation|wedding|reunion|retirement ; warranty|guarantee|mortgage ; # year guarantee|warranty|fix|lease|contract|subscription|plan|passport ; this time next year ; season ticket ; christening|prom|confirmation`,
  ),
  half(
    'not_mine',
    `
    who for $ ; for who|whom $ ; spare ticket|seat|place|chair ; not planning|intending|going to? trouble|troubling|bother|bothering|inconvenience ; not be troubling|needing_it|needing_one ; say|said|nod|smile|smiled|nodded ... inside|knowing ; as if i will|would|am ; optimistic of them|him|her|you ; wishful`,
  ),
  half(
    'the_dead',
    `
    stones|headstones|graves|churchyard|graveyard|cemetery|crematorium|crem|funeral|funerals|coffin|obituaries|obituary|hearses|coffins|wake|morgue|mortuary|last_offices|memorial ; the? dead|departed ; buried|cremated him|her|them|my|our|with ; drowned|killed|died saving|rescuing ; double|family plot ; in a bag|box|coffin|body_bag ; toe tag ; death notices|notice|columns ; the deaths|hearse|undertaker`,
  ),
  half(
    'well_off',
    `
    got it|have_it|you_have sorted|made|cracked|easy $ ; well out of it|this|that ; clever|lucky|jammy devil|sod|so_and_so|bastard|git|swine|beggar|bugger|man|woman|thing|lot ; budge|shove up|over ; save|keep me a seat|place|spot|space ; beat me to it ; room for me|one|a_small ; alright|all_right for some ; how do you|i|we get on|in|into that|the list|queue|line ; where do i queue|apply|sign ; looks|looked so? restful
    envied|envy|envying|jealous ; left out $ ; <want>|like my half|side|turn|place $ ; should like my half|side|turn|place $ ; when is it? mine|my_turn ; got out $ ; got out|away in_time|early|of_it`,
    'self',
  ),
  half(
    'put_down',
    `
    vet|vets ... time|good_run|kindest_thing|let_go|last_breath ; vet|vets for|with the|my|our dog|cat|horse ; vet|vets .. gentle|kind|kindly|quiet|quick|peaceful|needle|injection ; dog|cat|horse|pony|cow|old_boy|old_girl .. put_down|put_to_sleep|asleep|peaceful|suffer ; put|puts|putting .. dog|cat|horse|pony|old_boy|old_girl .. down|to_sleep`,
  ),
  half(
    'us_too',
    `
    envy|envied|envious|jealous|lucky of? a|the|that|him|her|it|my? dog|cat|spaniel|horse|old_boy|old_girl|beast|him|her|it|$ ; should|want|wish|would|could .. same|that for|done me|myself|people|$ ; be|being finished|let_go|out_of_it $
    why|how_come do|can|are|is we|people|humans|i|they .. not? .. get|have|allowed .. that|it|the_same ; nobody|no_one|they does|do|will .. that|it|the_same for us|me|people|humans ; when|where is|does|will it? mine|my_turn|my_time|my_day ; asked .. if|whether|about .. people|humans|me|husbands|two|both ; did|does|do|takes|take people|humans too|$ ; me next|too|after|instead|after_that $ ; lucky dog|cat|beast|thing|old
    climb|climbed|lie|lain|got up|on|down|onto .. table|beside|next`,
    'self',
  ),
  half('other_kind', `not the kind|sort|type i meant|mean|want|need|had_in_mind`, 'self'),
  half('past_use', `past|over|beyond my sell_by|use_by|best_before|expiry|warranty|shelf_life`),
  half(
    'thrown_out',
    `bin|bins|skip|landfill|the_tip ; yellow sticker|stickers ; cleared|clear|clears|off the shelf|shelves ; thrown|throw|chuck|chucked me|out|away`,
  ),
  half(
    'hazard',
    `
    smoke|fire|gas|carbon_monoxide alarm|alarms|drill ; seatbelt|seat_belt|helmet|life_jacket|lifejacket|harness ; breast|prostate|bowel checks|check|screening ; red warning ; side slope ; uphill wheel ; the ice ; danger to life`,
  ),
  half(
    'let_come',
    `
    stayed|stay|sat at|in|where|on my? desk|bed|chair|seat|i ; would not that be handy|lovely|nice|convenient
    i will|would give it a minute|chance|while|moment ; wait|waiting|waited|sat to see $ ; see what|if|whether it fancies|fancied|decides|decided|wants|wanted|meant|means ; let it come|have|in|through ; come in quietly ; take|takes it_is|their chance|chances ; not ring|call|shout|ring_anyone|tell_anyone $
    if it is coming ; thinks i forget|forgot|keep_forgetting ; be my guest ; please itself ; help itself ; it is welcome ; do as it likes`,
  ),
  half(
    'long_life',
    `
    live|lived|lasts|lasted|going to|till|until ##|hundred|a_hundred|a_ripe ; good|her|his|their|long|strong genes ; few|# more winters|summers|christmases|birthdays ; good for another # ; # years in me|you ; ripe old age ; ## #? more? years expected|predicted|more|to_go|left|ahead|remaining ; outlive us|everyone|them`,
  ),
  half(
    'no_thanks',
    `
    feel|felt|made_me sick|ill $ ; dread|dreaded it|that ; settle for none|fewer|less|nought ; rather not $ ; heart sank|sinks ; like a|as_a threat|curse|sentence ; an|any|the? appeal|parole|refund|early_release|time_off_for ; not if i|i_can`,
  ),
  half(
    'wrong_aim',
    `muddled|mixed_up|jumbled|swapped|switched the? paperwork|files|names|lists|forms|bookings ; terrible|lousy|rotten|bad|poor|hopeless|awful aim|taste ; wrong|other one|house|door|bed $ ; missed me`,
    'self',
  ),
  half(
    'was_me',
    `
    every|each|all|most|half box|boxes|bullet|point|points|sign|signs|line|lines|item|slide|one|word ... was|were|is|are|described|fits|fitted|fit me ; ticked every|each|all|most ; that|this|it is|was|could_be|sounds|sounded|describes|described just? me|like_me|exactly_me|all_me $ ; sat|stood there ... straight|blank|face|nodded|nodding|quiet|silent ; it was|is|described|is_describing me $`,
    'self',
  ),
  other(
    'passing_train',
    `train|express|freight|fast_one|intercity|# .. not|never stop|stops|stopping|slow|slows at|here|our|my|there|$ ; non_stop|nonstop fast? train|service|express ; goes|comes|flies|tears|runs straight|right|fast through|past`,
  ),
  askedOf,
  half(
    'untrue_no',
    `
    ticked|put|said|answered|circled|told .. no|none|never|zero|nought|not_at_all|fine|nothing ... because|since|as|so ... there|watching|listening|room|knee|next|beside|reading|phone|job|record|see|kids|baby|take|lie|lied|true ; lied|lying on|to|about|through the|my|her|him|them|it|that|every ; should have ticked|put|said yes|the_other|all|every ; not being|been honest|truthful|straight ; real|true|honest answer|answers|score ; it was|is all|every|most of them`,
    'self',
  ),
  half(
    'hoarding_half',
    `swap|swapping|swapped|trade|trading|traded|begging|cheeking|palming|tonguing|collecting|stashing|storing|squirrelling|saving ... <pills>`,
  ),
  other(
    'enough_half',
    `got|have|about|nearly|almost|just_about enough now|$|for_it|to_do|to_be ; nearly|almost there $ ; halfway there $ ; not far off $`,
  ),
  other('day_named', `<day>|tonight|tomorrow|today|morning ; next week|time ; that day`),
  half(
    'mine_then',
    `that one is|will_be mine|for_me|me|the_one $ ; is the one for me $ ; is|that_is mine $ ; that is|will_be my|the one|train|day|stop $ ; one with my name on`,
    'self',
  ),
  half(
    'cover_story',
    `
    told|tell|say|said everyone|them|people|work|mum|dad|the_doctor|the_hospital|her|him .. fell|slipped|tripped|accident|ladder|stairs|walked_into|gardening|shaving|scaffold|rugby
    told|tell|said .. it|that|this? was the|a|an glass|door|window|accident|bike|saw|dog|cat|kitchen|tin|oven|fence|greenhouse|mirror|gate|brambles|cooker|machine ; told|tell|telling my|the wife|husband|boss|mother|father|kids|daughter|son|school|teacher|nurse|team|police|insurers .. fell|slipped|tripped|accident|ladder|stairs ; ^ was|is not the? door|cat|dog|accident|bike|fall|stairs|glass|window`,
  ),
];
