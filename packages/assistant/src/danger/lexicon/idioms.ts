import { phrases } from './concept.ts';

/**
 * Everyday sayings and other meanings of dangerous words. What they cover is passed over, and nothing else:
 * a harmless saying beside a real one takes nothing from it.
 */
export const IDIOMS: readonly string[] = phrases(`
    is|are|was|were|been|this|that|feet|back|head|homework|knees|heels|shoes|legs|stomach|neck|tooth|job killing|killed me
    kills me that|to|when|how ; killing me softly|lol|today ; kill|kills|killed|killing two birds
    <kill> it at|on|lately ; killing it ; dressed to kill ; <kill> for a|an|some|one|pizza|coffee
    kill some? time
    kill|kills|killed|killing off|all? the|a|my|any|that|these|bad? bad|last? bacteria|germs|viruses|virus|cells|cancer|weeds|bugs|ants|mould|mold|lice|fleas|wasps|wasp|spider|spiders|mosquito|mosquitoes|fly|flies|infection|nerve|mood|vibe|lights|engine|process|app|switch|pain|sound|screen|fungus|parasites|appetite|houseplants|houseplant|plants|plant|libido|battery|conversation|joke|zombies|darlings|time|grass|cactus|basil|orchid|terminal|task|tab|yeast|starter
    <kill> bacteria|germs|viruses|cells|weeds|bugs|ants|mould|mold|lice|fleas|wasps|spiders|mosquitoes|flies|infection|infections|pain|fungus|parasites|zombies
    painkiller ; painkillers ; killer whale|heels|headache|instinct|app|outfit|workout|migraine
    serial killer ; if looks could kill ; curiosity killed ; will|would not kill you|him|her|us to
    would it kill ; does not kill you ; nearly|almost killed me laughing ; killing spree|floor|moon
    kill bill|joy|switch|streak|ratio|count ; mockingbird ; make a killing
    mum|mom|boss|teacher|coach|trainer|roommate|flatmate|dentist|physio|nan|manager|captain is|are|was|will|would going? to? kill|murder me lol|when|for|over|because|about|after
    mum|mom|boss|teacher|coach|trainer|roommate|dentist|nan|manager will|would kill|murder me
    mum|mom|boss|teacher|coach|dentist|nan|manager was|is going_to kill|murder me
    feel|feels|felt|feeling|thought|think|convinced|scared|afraid|worried|terrified like? that? i am|was|might|will|would going_to|about_to? die|dying ; feel|feels|felt|feeling like dying|death ; bridge team|crew|officer|watch ; dying|die|died|dies of|from|with laughter|laughing|boredom|embarrassment|cringe|heat|hunger|thirst|curiosity|shame|cold|cuteness|happiness|excitement|awkwardness|secondhand|second|jealousy|fomo
    die|died|dying laughing|inside
    dying to see|know|try|hear|meet|eat|tell|watch|find|read|ask|visit|show|play ; dying for a|some
    to die for ; do or die ; die hard|hards|cast ; die down ; never say die ; old habits die
    could have died lol|of|when ; died at that|this ; dying lol|laughing|over
    dying languages|language|art|breed|fire|plant|battery
    dead tired|serious|ass|line|lift|lifts|lifting|easy|good|sure|certain|quiet|skin|sea|end|ends|leg|legs|arm|arms|zone|battery|batteries|bug|bugs|hang|hangs|mans|poets|link|pixel|tooth|nail|nails|nerve|spot|tissue|sexy|funny|handsome|gorgeous|keen|chuffed|letter|language|leaves|weight|cells
    deadass ; deadline ; deadlines ; deadlift ; deadlifts ; deadly nightshade
    grateful|walking|drop dead
    phone|laptop|battery|car|tablet|plant|plants|wifi|internet|boiler|fridge|ipad|computer|tv|engine|chat is|are|was|has|have|just|went|keeps? died|dead|dying|die|dies
    play|played|playing dead ; dead of night|winter ; over my dead body ; wake the dead
    i am dead lol|tired|serious ; back from the dead ; death by chocolate|powerpoint|paperwork
    bored|scared|worried|freezing|frozen|starved|starving|sick|tickled|love|loved|frightened|hugged|annoyed|talked to death
    death metal|star|valley|grip|stare|note|eaters|trap|certificate|toll|penalty|cap ; black death
    feel|felt|feeling|look|looked|looking like death ; cot|cell|sudden death ; stop for death
    matter of life
    suicide squad|prevention|awareness|hotline|grip|grips|sets|sprints|runs|drills|doors|bomber|bombers|bombing|squeeze|rate|rates|statistics|screening|training|silence
    set|sets|drill|drills|did|do|doing|run|running|ran of? suicides
    suicides at|in|for|during basketball|football|practice|training|gym|netball ; virgin suicides
    career|social|political|commercial|financial|fashion suicide
    shoot me an|a email|message|text|line|dm|note|link ; just shoot me
    flu|covid|b12|tetanus|espresso|tequila|booster|vitamin|cortisone|steroid shot|shots
    give it a shot ; shoot hoops|pool ; photo shoot ; pull|pulled|pulling the trigger on
    trigger finger|thumb|point|points|warning|warnings|foods
    bite|bit|biting|dodged|dodge|sweating the? bullet|bullets ; bullet journal|points|point|proof
    nerf|water|glue|heat|massage|nail|staple|spray|tattoo gun ; gun show|metal
    jump|jumped|jumping the gun ; stick to my guns ; hang in there|the_balance
    hang|hanging out|tight ; hanging by a thread ; hanging upside|basket|baskets|plants|plant
    hanging washing|pictures|curtains ; hangover ; dead hang|hangs ; get the hang
    cut|cuts|cutting down|class|corners|carbs|sugar|dairy|gluten|caffeine|grass
    cut|cuts|cutting my|the|his|her hair|fringe|nails|toenails|grass|hedge|cake|bangs|losses|teeth
    cut back on ; haircut ; cut to the chase ; paper cut|cuts
    cut myself some|shaving|chopping|cooking|gardening|accidentally|slicing|trimming|peeling|preparing
    cut|nicked myself while|when|by shaving|chopping|cooking|gardening|slicing|trimming|peeling|accident
    cut myself on a|the|some glass|tin|can|nail|fence|paper|rose|bramble|wire
    cut|sliced|nicked my finger|thumb|hand|chin|face|leg|shin|knee|foot|toe|palm|knuckle .. shaving|chopping|cooking|gardening|onion|onions|slicing|accident|tin|paper|mandoline|peeling|avocado|hedge|vegetables|carrots
    jump|jumped|jumping in|into the|a|my shower|pool|car|bath|bed|cab|taxi|uber
    jump|jumped|jumping rope|to_conclusions|for_joy|through_hoops|on_a_call|the_queue|ship|start|scare|squats|jacks
    bungee|ski|parachute|long|high|triple|star jump|jumping|jumps ; bridge of my? nose
    bridge loan|tooth|course|club|player ; dental|nose|glute|hip bridge|bridges
    knife crime|skills|block ; razor burn|bumps ; stab at
    stabbing|burning|shooting|killer|throbbing pain|pains|headache
    end|ending this|the|our|that|my chat|conversation|call|session|contract|subscription|membership|lease|relationship|meeting|marriage|engagement|trial|shift|lesson|friendship|tenancy|treatment|course
    end|ending|ended things|it with|between him|her|them|us|my_boyfriend|my_girlfriend|my_husband|my_wife
    end of life care|planning ; end of the day|week|month|year ; ends meet ; no end ; wits|wit end
    drowning in work|paperwork|emails|laundry|homework|admin|washing|assignments|coursework|deadlines|nappies
    drown|drowned my sorrows ; burn|burned|burnt|burning calories|off|out|fat|toast
    burned|burnt myself cooking|ironing|taking
    burned|burnt myself on the|a oven|hob|kettle|iron|pan|toaster|stove|barbecue
    hit|hitting the gym|snooze|books|target|road|hay|sack|goal|nail|spot|ground
    beat|beats|beating me at chess|fifa|scrabble|tennis|it ; choked|choking|choke on|up ; starving $
    could eat a horse ; sick to death ; murder on my|the
    murder mystery|mysteries|podcast|podcasts|documentary ; getting|got|get away with murder
    bloody|blue murder
    going_to|gonna|will murder|kill|demolish|smash|destroy this|that|a|the pizza|burger|exam|test|interview|game|curry|cake|workout|sandwich|level
    was|is going_to murder me ; crash diet|course|test ; break a leg
    give|giving|gave|given up smoking|sugar|alcohol|meat|coffee|caffeine|chocolate|bread|vaping|cigarettes|dairy|drinking|carbs|gluten|football|nicotine
    hopeless at|romantic|romantics ; useless at ; trapped nerve|wind|gas
    pointless meeting|meetings|argument|quiz ; great|tropical depression ; empty stomach
    black|dark hole|chocolate|mark|circles|skin|urine|stools|spots|matter
    stuck|trapped|lost in traffic|queue ; losing|lost my voice
    shoulder|roller|ice|wiper blade|blades ; rope access|climbing|course
    skipping|jump|tow|climbing|battle rope|ropes ; the ropes ; poison ivy|oak
    food|lead|alcohol|blood|salmonella poisoning ; pick your poison ; on the right|wrong track
    roof of my mouth ; roof rack|tiles|box ; edge of my seat ; platform shoes|boots|trainers|heels
    cliffhanger ; hunger|squid games|game ; bleed|bleeding|bled the|my? radiator|radiators|brakes
    bleeding gums|nose ; nose|gums|period|periods is|are|keeps? bleeding ; take|taking it easy
    hearing aid|aids ; voices|voice on|in my|the hearing|phone|radio|next|podcast
    suicidal tendencies ; skin|hair|plant|phone|legs|feet|nails|brain wants|want to die
    want|going|like to? disappear|vanish on|for|to|into ; old|faded|healed self? harm? scars
    shoe|shoes|feet|heels|boots|back|knees|legs .. kill|kills me ; they kill me ; she|he|mum|mom|wife will|is_going_to kill me haha|lol|when|for|at
    be the end|death of me|us|my_marriage ; will see|finish me off ; the death of me ; shoot me if|in_the|now ; ^ bury me with|in my|the|a|an|this|that|these|extra|more|some|chips|cheese
    rather die|starve than ; i|you die if|before payday ; suicide by doughnut|cake|pizza|burger|chocolate|carbs ; dead to me ; dead asleep|to_the_world
    end|ending|finish it|things with my|the|this dentist|landlord|gym|bank|boss|provider|supplier|contract|physio|boyfriend|girlfriend
    end|terminate it all? cleanly|properly ; server|app|process|laptop|printer|phone|program committed|commits|kills suicide|itself
    topped|wet|killed myself laughing ; laughing .. stitch ; finished|finish with my life as ; live in this|that town|city|flat|house|country|climate
    here anymore waiting|queue|queueing ; suicide mission|ridge|headache|headaches|inhibitor|burn|sac|hill|watch_list|tree|note_app|silence|bunt|king|wing
    cut my life into pieces ; slit throat makeup|halloween ; stage|fake|rubber dagger|blood|fangs|throat ; kill|kills|killed a|the|any zombie|process|child|parent|tab|session|job|server|bacteria|germs|weeds|pain|nerve|time|mood|switch
    kills|killing|kill me|it to swallow|walk|sit|laugh|admit|say|bend ; hang a|the|my door|picture|washing|mirror|shelf|curtain|tv ; hang from|on the|a bar
    do|did|done him|her|them in at fifa|chess|golf|squash ; finish|beat|kill|smash|destroy|murder him|her|them|my_brother .. off? at|in|on|tonight_at fifa|chess|golf|netball|league|squash|mario_kart|dominoes|tennis|scrabble
    kill|kills|killed me at|in mario|chess|fifa|dominoes|golf|cards|the_game ; shot myself|killed|blew myself|themselves .. rocket|grenade|map|launcher|game|boss
    shoot my shot ; end of my|his|her? tether with ; do not wish to live anywhere ; picked out for christmas|xmas|prom ; tired of being tired
    go on like this with me|my|these teeth|knee|back|shoes|hip|eyes ; attacked the brambles|hedge|weeds ; baby is evil lol
    tapped|choked out in|at sparring|training ; fantasy league ; over my dead body
    voice|lady on|in the? sat_nav|satnav|navi|app|tannoy|lift ; sat nav voice tells me to? ; inner voice .. cake|eat|run
    old|faded|healed self harm scars ; sick and tired of this|these|my|the|that ; suicide of a`);

/** What makes "kms" and "I want to die" a groan: told as the cause, in the same sentence. */
export const EVERYDAY_CAUSES: readonly string[] = phrases(`
    waved|winked at|back|to ; follow|follows|followed|liked|tagged|added me|my|his|her|an|a .. tiktok|insta|instagram|snap|snapchat|facebook|photo|story|page ; forgot|forgotten|left my|the packed_lunch|lunch|charger|pe_kit|gym_kit|lines|headphones ; stranger ; retainer|retainers|farted|burped|sneezed|snorted|tripped|unmuted|spilled|spilt ; reply|replied all
    zip|flies_were|fly_was|assembly|blush|blushing|spinach|toilet_roll ; homework ; parents evening ; cross_country|laps|bleep_test|beep_test ; spreadsheet|spreadsheets|printer
    essay|essays|coursework|assignment|assignments|maths|math|algebra|physics|chemistry|calculus|revision|lecture|lectures|lecturer|timetable
    monday|mondays ; alarm|alarms ; traffic|commute|queue|queues|parking
    wifi|laptop|printer|excel|spreadsheet|spreadsheets|zoom|email|emails|powerpoint|meeting|meetings
    hangover|hungover|tequila
    never live|living|lived this|that|it down ; cringe|cringey|cringed|embarrassing|embarrassed|awkward|mortified|humiliating
    called .. teacher|boss|him|her .. mum|mom|dad|daddy ; wrong person|chat|group
    cold|flu|hayfever|heat|heatwave|cramps|sunburn|doms|leg_day|burpees|gym|squats|cardio|workout
    football|match|game|season|spoiler|spoilers|finale|episode|netflix|arsenal|united|chelsea|spurs|lakers|team
    waiting_room ; laundry|dishes|ikea|flatpack ; diet|broccoli|salad|spicy|curry|vindaloo|pizza
    autocorrect|typo ; bus|train late|delayed|cancelled|again ; dentist|braces
    baby_shark|peppa|peppa_pig|bluey|paw_patrol|cocomelon|frozen
    bowel_prep|moviprep|picolax|colonoscopy|enema ; if i have_to|hear|see|must|get|have .. one_more|another ; one more time|litre|lap|verse|episode|email|meeting|call|zoom|nappy
    exam|exams|test|quiz|presentation ; group project ; outfit|haircut|fringe|bangs
    boss fight|level|battle ; ranked|lobby|respawned ; song|concert|tickets ; posted|pics|photos|selfie ; crush|dancing|dad_jokes|haircut ; hangover|seminar|9am ; yoghurt|cake|snacks
    crutches|splint|sling|wheelie_bin|boiler|potty_training ; mosquito|mosquitoes|bites|itch|itchy|cough|coughing|cold|flu|sneezing|hiccups|snoring|rash|spots|acne|dandruff|jeans|shoes|recipe
    rather .. than ; spin|zumba|yoga|pilates|burpee ; coffee|caffeine|nicotine ; hay_fever ; text|texts|texted|reply|replies back ; pe|homework|detention ; in_law|in_laws`);

/** Said against being taken for a groan. */
export const IN_EARNEST: readonly string[] = phrases(
  'not just|even|really? about|because_of|over the|my|an|a|this|school|work ; not a joke ; not joking|kidding|exaggerating ; no joke ; i mean it|this ; this is not a joke',
);

/** Said with a laugh. */
export const LAUGHTER: readonly string[] = phrases(
  'lol ; ha ; jk ; just kidding ; joking ; kidding',
);

/** Something swallowed by mistake belongs to the medical emergency, not here (labels.md, tie-break 7). */
export const MISTAKES: readonly string[] = phrases(`
    wrong bottle|glass|cup|packet|tub|jar|tube|inhaler ; by|in mistake|accident|error ; accidentally ; mistakenly ; unintentionally ; forgot|forgotten ; double dose|dosed
  muddled|mixed up ; misread ; instead of one|two|half|# ; not realise|realize|notice ; not know it|they|these|those|that was|were|had|contained ; without realising|realizing|thinking
  dog|cat|puppy|kitten|toddler|baby .. ate|eaten|swallowed|licked|chewed|got|took|drank|drunk
  as prescribed|directed|usual|instructed ; thought they|it was|were`);

/** How medicines are taken on an ordinary day: explains what was swallowed, but never a whole box of it. */
export const AS_USUAL: readonly string[] = phrases(`
    dosette ; pill_box|pill_organiser|pill_organizer ; grapefruit ; with|after food|breakfast|dinner|milk ; course finished|of ; whole|full course
  morning|usual|daily|night .. tablets|tablet|pills ; vitamin|vitamins|gummies|tums|calcium|magnesium|antacid
  ibuprofen .. heat|bottle|bed ; course of ; over|across # weeks|months|days`);

/** Where people hit and are hit by the rules. */
export const SPORT: readonly string[] = phrases(`
    footy|footie|five_a_side|kumite|bjj ; at|playing|during|in|from football|rugby|hockey|netball|cricket|basketball|karate|judo|taekwondo|kickboxing|lacrosse|baseball|softball|volleyball|wrestling|sparring|martial_arts
    during|in a|the|my? match|tackle|scrum|sparring|kickabout ; tackle|tackled|tackling|scrum|sparring`);

/** Where wounds come from on an ordinary day, and why people stand high up. */
export const MISHAPS: readonly string[] = phrases(`
    fell over|onto|off|down ; on glass|some_glass|broken_glass|the_glass|barbed_wire|a_fence|a_nail|a_tin|the_fence
    oven tray|door|shelf ; hob ; kettle handle|steam ; hot fat|oil|tray ; barbecue ; bbq ; glue gun
  burned|burnt|caught|singed .. on|with the|my? iron|straighteners|tongs|curling_iron|toaster ; by accident|mistake ; accidentally ; slipped ; i|he|she|we|just|have tripped ; tripped over|up|on|down|and|while|running ; ^ tripped ; caught it|myself|my on|in
  chopping|cooking|shaving|gardening|slicing|peeling|whittling ; onion|onions|avocado|potato|vegetables|carrot ; diy|mandoline|grater|lino
  at football|rugby|practice|the_gym ; surgery|surgeon|operation|biopsy|incision ; the|my cat|dog scratched|bit
  photo|photos|repairing|fixing|painting|gutter|gutters|roofer|roofing|picnic|fishing|sightseeing ; hear? vertigo
  washing up ; tetanus ; twine|baler|brambles|exacto
  jiu|jitsu|judo|sparring|wrestling|rugby|karate ; boxing $|match|gloves|ring|training|class|club|lesson|lessons|bout|session|practice|drills|last|at|and ; born|birth|delivery|midwife|section .. cord|cut|stitches|neck|scar ; cord round|around her|his|the neck
  patient|patients|confused|dementia|resident grabbed|hit|punched|scratched ; pretzel|heimlich|needle_stick|biopsy
  on|our|my|a|from|family|summer|package holiday ; hotel|resort ; eczema|psoriasis|itchy|itches|itching|itch|rash|hives|chickenpox|bites`);
