import { phrases } from './concept.ts';

/**
 * How a complaint is told to a doctor, in words that elsewhere tell of danger: passed over like the sayings of
 * idioms.ts. Each names the part, the occasion or the picture beside the word, so that the bare word is still heard.
 */
export const COMPLAINT_IDIOMS: readonly string[] = phrases(`
    lighter patch|patches|spot|spots|skin|colour|color|area|areas|shade|mark|marks|brown|flow|bleeding|period|periods|stools ; lighter than my|his|her|the|normal|usual rest|other|own|usual|normal? skin|colour|color|rest|side
    flow|bleeding|bleed|period|periods|blood|lochia|discharge|stools|skin|patch|patches|colour|color|mole is|are|was|were|gets|got|has_been|have_been|looks|look|turned|went|became much|a_bit|slightly|a_little|getting|even? lighter ; flow|bleeding|period had_been|has_been|is|was|kept|keeps? getting lighter
    cord|cords|band has|have? come|comes|came|appeared|formed|grown up? along|on|in|under|over the|my|his|her .. vein|veins|skin|arm|calf|leg|thigh|palm
    like a|an? belt|band|girdle|hoop|strap round|around both|the|my|his|her? sides|side|waist|middle|back|belly|tummy|stomach|chest|ribs|body
    a|the knife low|deep|high in|under the|my right|left|middle|side|ribs of? ; feels_like|felt_like|like|as_if_there_is a|an knife|dagger|skewer ... my|his|her chest|back|side|head|ribs|belly|stomach|shoulder ... breathe|breath|breathing|inhale|cough|move|swallow
    like|as_if|as_though i|he|she? was|were|am|have|had? carried|carrying|dragging|lugging bricks|stones|rocks|weights in|on my|his|her pockets|pocket|rucksack
    like .. pass|passing|pee|peeing|wee|weeing|swallow|swallowing|poo|pooing|pass|walk_on|walking_on .. glass|razor|razors|razorblades|razor_blades|needles|knives|shards at_the_end? ; wee|weeing|pee|peeing|urine|stream|flow|urinate|urinating .. at the end
    roof of the|my|his|her|your? mouth|palate ; gums|gum|tongue|cheek|cheeks|palate|lips and|or? the? roof
    stepping|stepped off a|the|my ladder|stepladder i felt|heard|twisted|landed ; step|steps|stepped|stepping down|out_of a|an|the|my icy|high|wet|low|small|slippery? ladder|stepladder|scales|treadmill|bus|coach|escalator|stair|stairs|step|shower|bath|bed|bike|horse
    stepped|misstepped off|down|from a|an|the|my icy|high|wet|low|small|slippery? kerb|curb|pavement ; ankle|foot|knee|hip|heel|toe|leg ... stepping|step off|down a|an|the? .. kerb|curb; when|while|after|just|was|were|by stepping|step off|down a|an|the .. kerb|curb ; stepping|step|steps off|down a|an|the .. kerb|curb i|my|he|she|onto|awkwardly|wrong|badly|yesterday|this_morning
    step|steps|stepped|stepping|walk|walks|walking|walked|go|going|come|came|coming out into the? bright|fresh|strong|full|hot|cold? sun|sunlight|sunshine|daylight|heat|playground
    tick|ticks|leech|leeches|flea|fleas|bug|bugs|lice|thorn|thorns|burrs|dust|mud|paint off myself|himself|herself
    what i|we|he|she took|mistook for|to_be ; took|taken|mistook it|this|that for a|an|wind|indigestion|heartburn|reflux|granted|nerves|flu|age|hay_fever|trapped_wind
    had it twice|before|several_times|many_times|three_times|a_few_times|a_couple_of_times|once_before|since|on_and_off|syringed|x_rayed|scanned|lanced|drained|looked_at|tested ; gland|tooth|appendix|gallbladder|lump|mole|cyst|wart|womb|spleen|polyp .. had it out
    had something like_this|like_that|like_it|like_red|like_green|like_white|like_a_lump|in_it|in_her|in_his|in_my_eye|in_my_ear|in_my_throat|in_my_shoe|stuck|to_eat|similar
    while|whilst|as_long_as|whenever|each_time|every_time i|he|she take|takes|took|taken|swallow|swallows|swallowed them|it
    the end of the|a|an|each|every|his|her|my|that|this|our? shift|shifts|stream|flow|wee|pee|run|walk|race|match|stairs|corridor|bone|finger|fingers|nose|toe|toes|thumb|tongue|penis|course|meal|feed|pregnancy|chemo|holiday ; at the end of his|her|their life
    face|faces|middle|centre|tooth|teeth|piece|chunk|letters|pulse|beat is|are missing ; off|since|helped last time ; the last time i|he|she|it|they|we had|felt|peed|weed|ate
    diarrhoea|diarrhea|vomiting|fever|sickness|period|rash|bleeding|infection|virus|flu|cough is|was|are? over ; bowels|bowel|nose forever
    burn|burns|burning|burnt from|in|behind|under|inside her|his|their|the mouth|throat|chest|stomach|breastbone|tongue|ribs
    feel|feels|felt|feeling .. as_if|as_though|like someone|somebody|something|it is|was|were strangling|choking|throttling|suffocating|stabbing|crushing|smothering me when|while|at_night|in_the|$ ; something is|was choking|suffocating me ; gun|gunshot|knife|dagger|knife_like shot|like? pain|pains
    cord|cords|string|streak|ridge run|runs|running|extends down|up|along .. thigh|arm|leg|calf|penis|scrotum|groin|palm|vein|breast
    had them all my_life|summer|winter|week|year|day $ ; had them before|twice|on_and_off|removed|checked
    stretch marks ... like .. cuts|scars|stripes|tiger ; cut|cutting|dig|digging|dug|slice out|off my|the|an|a|this .. nail|toenail|splinter|thorn|corn|callus|verruca|wart|skin_tag|boil|hair
    live|living|lived on pills|tablets|painkillers|medicines|milk|soup|antacids|ibuprofen|statins ; squeezed|squeeze|popped it|them|one|the_spot .. until|till it|they bled|bleeds|bleed
    ringing|whooshing|tinnitus|hissing|clicking|beat nobody|no_one else hears|can_hear it? ; ringing|whooshing|tinnitus|hissing|clicking in my ears|ear|head .. nobody|no_one else hears|can_hear ; floater|floaters|spots|specks|cobwebs .. follow|follows|following me
    everything is|goes|went|looks|turns dark|black|grey|dim in|on one|my|the left|right|eye|eyes|vision|side ; useless with this|that|my|one hand|arm|leg|knee|foot|eye|wrist|shoulder|back
    hurts|sore|tender|pain|painful when|if|where the doctor|gp|nurse|physio presses|feels|pressed ; stepped off|out_of|from a|the train|tram|plane|ferry|bus|car and|my
    belt|band|girdle|strip of blisters|spots|pain|rash|tightness|pressure|burning|numbness round|around|across? ; glass in my|his|her hand|finger|foot|palm|knee when|after|from|since ; pushed|pressed|pressing|pushing on my|his|her stomach|tummy|belly|abdomen
    jumped off|from|down a|the low|garden|small? gate|fence|trailer|bench|stile|tractor|hay_bale ; jumped off|from|down a low|garden? wall ; burns|burn ... from|by the|a|my? sunbed|sun_bed|sun|wax|laser|cream|hot_water_bottle
    feel|feels|felt|feeling nothing|anything in|below|above|from my|the|his|her|one|two|that .. toe|toes|foot|feet|finger|fingers|leg|legs|knee|waist|hand|arm|side|thigh|skin|lip ; finished with the|my cream|course|tablets|treatment
    by the time i|we have? got|saw|reached ; by the time i|we get to the doctor|gp|surgery|hospital|shop|top ; hurting with|in|from his|her|my|the ; hitting|kicking|lashing|punching out in my|his|her sleep ; laxatives|laxative for|against my|the? constipation
    it|that|tummy|belly|stomach|head|ear|ears|knee|leg|legs|arm|foot|feet|tooth|teeth|throat|back|neck|willy|eye|eyes|mouth|hand|wrist|ankle|chest|cough hurts|hurt|hits him|her ; touched on|near the|his|her .. belly|tummy|arm|leg|neck|back|head|stomach|chest|ear|skin|wound ; touched by a|the nettle|jellyfish
    coil|cast|shoe|shoes|implant|brace|braces|retainer|crown|denture|dentures|filling|stitches|bandage|catheter|splint|boot|cannula|pessary|strap|glasses is|are hurting me|him|her
    burned|burnt|scalded myself with|on the|my|some? hot? tea|soup|coffee|steam
    hurt|injured myself lifting|running|falling|skiing|playing|moving|gardening|stretching|carrying|climbing|dancing|training|cycling|by_stretching|by_lifting|at_the_gym|at_football|when_i_fell|when_i_slipped
    crashed|skidded into a|the .. lamppost|lorry|van ... whiplash|airbag
    own voice seems|sounds|sounded|booms|boomed|echoes|echoed|echo|resounds|rings .. loud|head|ears|ear|hollow|muffled|strange
    temperature|temp|fever|sugar|sugars|glucose|pressure|bp|pulse|levels|crp|insulin .. spiked|spikes ; spiked a? temperature|fever|temp ; spiked to|at # ; spiked my|his|her finger|fingers|thumb|hand|foot|heel ; got|was spiked shucking|gardening|pruning|on_a|on_the|on_some
    spot|spots|gum|gums|nose|scab|scabs|wart|mole .. want|wants|wanted to bleed ; want|wants|wanted|need|needs to bleed me
    at my|a|the|our sister|brother|mother|father|mum|mom|dad|gran|nan|grandad|uncle|aunt|friend|cousin|neighbour|colleague is? funeral|wake
    place|spot|sore|ulcer|scab|blister|jab|vaccine|boil|rash|patch on|in|at|round his|her|my|the|one arm|arms|leg|legs is|are open|weeping
    i|we have? held|hold|holding|put it|them|both|hand|finger|burn under the? cold|cool|kitchen|bathroom|running|lukewarm? tap|shower|running_water
    lost|lose|no all? feeling|sensation when my? partner|husband|wife|boyfriend|girlfriend touches me down_there ; being touched is|was|feels torture|agony|painful|sore|excruciating
    cuts|cut|wounds|sores are|is|do|does|will? not heal|healing ; gum|gums|nose .. bleeding|bleed|bleeds|bled
    thinking|sure|certain|convinced i am|was dying|going_to_die|having_a_heart_attack
    too tired to keep feeding|sucking|eating|playing|her_eyes|his_eyes|my_eyes ; too tired to keep up|walking|running|standing $
    as_if|as_though|felt_like|feels_like somebody|someone|something had|has? hit|kicked|punched|stabbed me|him|her in|on the ; air on|at the balcony|window
    in_my_sleep|dreaming|my_dreams ... hit|kicked|punched|thumped my wife|husband|partner|girlfriend|boyfriend
    had|took|was my? last drink today|yesterday|last_night|this_morning|on|at|#|a_day|a_week|two|three|four|about|around
    foot|feet|hand|hands|cheek|cheeks|lip|lips|toe|toes|finger|fingers|leg|legs|arm|arms|thumb|chin|tongue|heel|heels|thigh|thighs|calf|buttock|buttocks|groin|scalp|bladder|bowel|bowels|stomach|breast|breasts feel|feels|felt|feeling|gone|goes|went|are|is a_bit|slightly|quite|very|partly|half|all? numb|empty|hollow
    weaker|tingly|tingling|swollen|stiff|floppy|cramped and feel|feels|felt|going|gone a_bit|slightly|quite|very|partly|half|all? numb ; pain|painful|sore|unbearable|agony then numb
    never|not|still_not <really>? feel|feels|feeling|felt quite|fully|properly|completely? empty
    dragging low down ; dragging feeling|sensation|ache|pain|heaviness low? down ; heaviness|ache|aching|pressure and|or a? dragging .. down ; dragging down below|there|low|in_my_pelvis
    lost|lose|losing|loses|no|less interest in sex|intimacy|lovemaking ; not feel the|my|her baby move|moving|moves|moved|kick|kicking|kicks|vest|vests|clothes
    drink|drinks|drinking|drank .. litre|litres|liters a_day|a_night|daily|per_day .. pee|peeing|wee|weeing|toilet|thirsty|water
    nothing on|in|at|down|to my|the|his|her|its? left ; eat|eats|eating|chew|chewing on|with that|one|the|this|my|her|his left|right|other|good|bad|sore? side
    not matter how|which_way|what i|he|she|we lie|lay|lies|sit|sat|sits|stand|stood|turn|turned|move|moved|bend|bent ; turning|bending|moving|lifting the|my|his|her neck|head|arm|leg|knee|back .. not matter
    gave|give|given|giving up the|my|his|her|our? tennis|running|golf|dancing|cycling|swimming|netball|hockey|squash|badminton|rugby|gardening|five_a_side|pipe|driving|knitting|piano|blood_thinner|blood_thinners|heels|gym|choir|allotment|yoga|pilates|bowls|cricket
    heart ... bird trapped in? ; my|a finger|thumb|fingers|gas|fluid|disc is|was|got trapped ; trapped in|under the|a|my|his|her door|drawer|car_door|zip|gate|hinge
    light|lights|noise|noises|sound|smell|touch|draught|sleeve|blouse|sheet|sheets|bedclothes|itch|itching .. is|are|was|were|being? unbearable ; flat|lying on my back is|was unbearable
    desperate|urgent need|urge to|for a|the|go|have? a? wee|pee|poo|toilet|loo ; desperate to|for a|the|go|have? a|to|for? the|a? wee|pee|poo|toilet|loo
    weeks|months|days of low fever|fevers|grade|temperature|temperatures ; by noon|lunchtime|midday|teatime i am? shattered|drained ; skirt|skirts|trousers|jeans|shoes|shoe|dress|bra|clothes|ring|rings|boots not fit
    eyelids|lids|eyelid .. sinking ; vomited|threw_up|been_sick|retched until|till there is|was nothing left ; weight though|although|even_though i|he|she eat|eats|am_eating|is_eating ; get|got|gets up and walk it off
    not cry when i|we wash|touch|press|clean|move|bathe|change|lift|bend ; not eaten for # minutes`);

/** Why somebody who is ill, or small, does not eat. */
export const OFF_FOOD: readonly string[] = phrases(`
    fever ; temperature ; # hot ; drool|drools|drooling|dribbles|dribbling ; teeth|tooth|braces ; ulcer|ulcers|blisters|tonsils|tonsillitis ; sore|painful mouth|throat|gums|tongue ; throat is so? sore ; teething|toothache ; jaw
    vomit|vomits|vomited|vomiting|diarrhoea|diarrhea|nausea|nauseous ; is|was|been|being sick ; swallow|swallowing|choke|chokes|choking|gag|gags ; drip ; intensive care ; operation|surgery|chemo|chemotherapy
    tummy|belly|stomach pain|ache|bug ; flu|virus|cough|coughing|migraine|jaundice|yellow ; # months|weeks old ; toddler|baby|newborn|nappy|nappies ; two_year_old|three_year_old|one_year_old ; battery|coin|magnet`);
