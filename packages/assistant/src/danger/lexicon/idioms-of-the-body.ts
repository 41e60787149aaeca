import { phrases } from './concept.ts';

/**
 * What a body does and what is done for it, in words that elsewhere tell of danger: passed over like the sayings of
 * idioms.ts. The verb of an overdose stays readable: only what is harmless to drink is passed over.
 */
export const BODY_IDIOMS: readonly string[] = phrases(`
    cord has|had? come|comes|came|appeared|formed|grown up? along|on|in|under|over the|my|his|her vein|skin|arm|calf|leg|thigh
    when|whenever|after|once|before|until|as|while i|he|she|you step|steps|stepped|get|gets|got out of the|my|his|her? bed|shower|bath
    legs|feet|foot|leg over|off the|my? edge|side of the|my? bed|sofa|pool|chair|bath|couch|trolley|boat|dinghy|hammock|table
    white|pale|grey as a sheet ; burning|burns|burnt|burned up ; take|takes|took|taking|refuse|refuses|refusing the|a|his|her bottle|breast|feed ; light|lights|noise|sound|sounds|stairs|smell kill|kills me ; nothing|something|what hit me
    feet|foot|hand|hands|cheek|face|lips|lip|toes|toe|fingers|finger|leg|legs|arm|arms|thumb|chin|tongue|skin|heel|side is|are|was|were|has|have|had|keep|keeps|just|then|also|often|always|suddenly|sometimes|started|all|both? feel|feels|felt|feeling|going|gone|goes|went numb|dead|heavy|hollow ; light|lights|noise|noises|smell|itch .. is|are unbearable ; ring|rings|shoes|clothes|trousers|jeans|glasses .. not fit
    ball|cork|branch|stone|door|puck|wave|elbow|champagne_cork|twig hit|hits me|him|her ; gave|give|given|giving up my seat|place|lunch_break|on_low_carb|on_keto|on_the_gym|on_my_diet ; do|does push_ups|press_ups|chores|homework|burpees|squats|star_jumps|laps
    groin|bone|bones|joint|joints|fingers|hands|hips|hip|shoulder|shoulders|elbow|ankle|ankles|toes|calves|thighs|ribs|eyes|gums|jaw|teeth|period|periods|cramps|piles|sinuses|ears|breasts|nipples|stitches|scar|wrists is|are? kill|kills|killing me
    husband|wife|partner|boyfriend|girlfriend|he|she says|reckons|tells_me|complains i snore|kick|thrash|twitch|grind|talk|shout|moan|hit
    voice is|was|has|sounds|gone .. whisper|hoarse|croaky|husky|weak|quiet|raspy ; leaves|leaving the gas|stove|cooker|hob on
    rope|harness|belt|tape|strap round|around my|his|her|the waist|middle|hips ; section ... scar|wound|stitches|weeks
    tights|collar|tie|polo_neck|necklace|waistband|bra|scarf is|are? strangling|choking me
    bottle|bottles|carton|cartons|glass|glasses|box|boxes|packet|packets|pack|packs|bag|litre|litres|pint|pints|loads|lots|handful of milk|formula|water|juice|squash|lemonade|cola|coke|tea|soup|crisps|biscuits|sweets|chocolate|chocolates|cereal|prunes|grapes|nuts|dioralyte|lucozade|cordial|yoghurt|fruit
    cut|cutting|sliced|nicked my|his|her|the? finger|fingers|fingertip|thumb|toe|heel|knuckle|chin|forehead|eyebrow|scalp|ear .. to_the_bone|deep|deeply|badly|open
    bottle|bottles|glass|glasses|pint|pints|can|cans|couple|few of wine|beer|lager|cider|prosecco|champagne at|with a|an|the|my|our? wedding|party|dinner|friends|barbecue|birthday|christmas|pub|restaurant|meal|lunch
    scaly|dry|red|flaky|rough|itchy|white|dark|sore|bald|crusty|pale|raw|brown|pink patch|patches
    lump|lumps|thick|hard|tight|band|bands .. cord|cords in|on|along|down|across my|his|her|the palm|palms|armpit|arm|vein|breast|calf|leg
    out of nowhere|the_blue|breath|order|date|hours ; had|got it|this|that|them|these last|the_last|that time|year|month|winter|summer|pregnancy
    is|was|were|are|goes|went|been gone by|before|in the? morning|lunchtime|evening|afternoon
    he|she|mum|mother|dad|father|gran|granny|nan|nana|grandma|grandad|grandpa|husband|wife|forgets|keeps leaves|leave|leaving|left the gas|stove|cooker|oven|hob on
    cord was|is|being? .. round|around|wrapped .. neck ... birth|born|delivery|labour|labor|section|midwife
    born .. with .. cord .. round|around .. neck ; umbilical|spinal|vocal cord|cords
    seat|pelvic|lap|maternity|support|back|tool|weight|safety belt ; seatbelt rash|bruise|bruises|mark|marks|sign|rubs|rubbed|cut|cuts|dug|injury|laws|law
    behind|below|beneath|above my|his|her|the belt ; belt line|buckle|notch|hole ; soaked|soaking|drenched|through the? sheet
    belt|strap|brace|corset|scarf|cord .. round|around|across my|his|her|the hips|hip|waist|belly|tummy|bump|pelvis|chest|shoulder|knee|ribs|back
    can_not|cannot go|carry on until|till|unless|because_of|with_the|with_these|with_this_tablet|with_this_cream|the_pill|statins|hrt ; can_not|cannot go|carry on the|these|that|my? pill|tablets|medicine|diet|course|treatment|statins|hrt|coil|patch|patches ; carry|carrying on with these|those|the|my|this tablets|pills|medicine|treatment|cream|exercises|diet|injections|antibiotics|course
    knee|knees|hip|hips|back|ankle|ankles|legs|leg|shoulder|feet|eyes|hand|hands|thumb|wrist has|have|is|are given|giving|gave up|out|way on? me? ; tight|thick|hard|rope|like_a? cord in my|the palm|hand|armpit ; cord in|across|along|under my|the palm
    no strength|power|grip|feeling|energy left? in my|the|that|this|his|her|either|one hand|hands|arm|arms|leg|legs|fingers|side|thumb|foot|muscles ; finished|done|shattered|exhausted|drained|useless by teatime|lunchtime|midday|noon|evening|the_evening|bedtime|afternoon
    <ailment> is|are|was|were|keeps|keep|has_been|have_been|and_it_is|which_is <really>? killing|choking|strangling|burning|attacking|beating|hurting|stabbing|smothering|crushing|drowning|suffocating|torturing|ruining|destroying|murdering me|us|him|her|them|my
    <ailment> will|would|is_going_to|are_going_to|might|may|could|going_to <really>? kill|finish|do|murder|bury me|us|him|her
    want|wants|wanted|like|could|tempted to? chop|cut|saw|rip|tear|bite my|the|this? foot|feet|leg|legs|head|arm|hand|back|it|them|toe|toes|finger off ; house|home|bed|nest|flat|place feel|feels|felt|seems|seemed so|very|really|too? empty|quiet
    not see|imagine|picture myself|me .. lasting|managing|coping|getting .. without a|the|my|an ; stop|shock|restart my|his|her|the|it heart|it ... restart|restarts|cardioversion|rhythm|ablation|bypass ; shock my|his|her|the heart
    <ailment> <really>? gives|give|gave|giving up|way|out under|on? me?|him|her
    feel|feeling|feels empty|hollow .. after|stomach|tummy|hungry|eat|eating|meals|full ; useless|worthless|hopeless|terrible|rubbish at|with|when_it_comes_to maths|math|numbers|remembering|taking|swallowing|names|cooking|exercise|needles|injections|technology|computers|directions|tablets|sums|spelling
    not brave enough for|to the|a? dentist|injection|injections|needle|needles|blood_test|smear|doctor|scan|operation|look|open|squeeze|eat
    point of|in a|the|taking|having|getting? .. vitamin|vitamins|jab|flu|vaccine|test|scan|supplements|mammogram|screening|booster
    not <want> to be here but_they|but_my_wife|but_my_husband|but_my_mum|but_my_daughter|but_my_son|they|i_hate_hospitals|the_hospital|on_the_ward|in_hospital|another_night|till|until|all_day|hate|in_a|in_this ; i give up is_it|is_this
    like|as_if|as_though .. belt|band|strap|vice|rope|cord|weight .. round|around|across|on it|me|my_chest|my_head|my_ribs|my_middle|my_stomach|them|chest|head|ribs ; set|setting|lay|laid|laying a place for|at
    lost|losing all|the|my|any? strength|power|feeling|sensation|grip|movement|use|taste|smell|hearing|vision|sight|appetite|balance|weight|hair in|of|on|from|since|and|after
    so|too|very|really|low low on|in iron|vitamin|vitamins|b12|blood|potassium|sugar|sodium|folate
    wake|woke|waking|wakes up? so_early|too_early|early|to_pee|to_wee|the_baby|the_kids|the_house|needing|soaked
    arm|arms|hand|foot|leg|legs|hair|head|tongue|sleeve hang|hangs|hanging|hung ; bladder|bowel|bowels|stomach is|feels|never|not fully|completely|properly? empty ; never|not|fully|completely|properly empty my|the|his|her bladder|bowel|bowels|stomach
    skin|muscle|tissue|cartilage|boiler|car|enamel|fibroid|cells|bone|wound|stitches .. breaking|breaks|broken|break down ; pressure|bp|sugar|sugars|iron|haemoglobin|sodium|potassium|platelets|vitamin|b12|count|oxygen|sats|testosterone|rate|pulse .. so|really|very|too|extremely|dangerously low
    itch|itchy|itching|itches|eczema|psoriasis|hives|rash|bites|bitten|scabies|chickenpox .. tear|scratch|rip|claw|peel|scrape my|his|her skin|legs|arms|face|feet|flesh|hands off|to_bits|to_shreds|raw ; tear|scratch|rip|claw|peel|scrape|cut my|his|her? skin|legs|arms|feet|hands off|out|to_bits|to_shreds|raw .. itch|itchy|itching|itches|hives|rash
    past|walk_to|reach|get_to the? end of the road|street|lane|drive|garden|corridor ; stops|stop|eases|ease|settles|passes|lifts|clears|goes_off|goes_away when|if|once|after|with i|he|she? rest|rests|resting|a_rest|sit|lie|stop|stand
    make|makes|making|cause|causes|leave|leaves|turn you|people|someone|anyone|patients|women|men depressed|low|down|depression
    stoma|colostomy|ileostomy|catheter|urine|saline|drip|ice|heat|tea|hand|shoulder|school bag|bags
    like|as_if|as_though a|an|someone|somebody|something|there_is .. hand|hands|band|belt|rope|grip|squeezing|pressing|sat|sits|sitting|standing|stood|around|round .. my chest|throat|neck|head|ribs
    something is? squeezing|gripping|tightening|pressing|stuck .. my throat|neck|chest
    threw|throws|throwing|throw up .. on|over me|him|her|us|my|himself|herself|myself
    urge|urges to .. wee|pee|poo|toilet|loo|urinate|cough|sneeze|swallow|vomit|yawn|bowels
    wee|pee|poo|bladder|bowel|bowels|urinary .. urge|urges
    burn|hurt my wart|warts|verruca|mole|tongue|mouth|lip|back|knee|neck|throat|eyes|stomach|liver|kidneys
    nothing left in|inside my|his|her stomach|tummy|belly|bowel`);
