import { type Concept, half } from './concept.ts';

/** What blood does that a plaster does not hold. */
const flowing = half(
  'wound_flows',
  `
  shooting|squirting|spraying|spurting up|over|onto|across|at the? wall|walls|ceiling|mirror|tiles|sink|door ; coming|pouring|comes|going|out|bleeding out? in spurts|pulses|squirts|jets|bursts|waves|gushes|time_with|time_to ; it|blood is? spraying|pulsing|spurting|squirting|gushing|pumping|pouring
  gone|going|went|soaked|soaking|seeped|seeping|bled|leaking|through|soaked_right|gone_right right? through my|the|both|two|three|four|a .. tights|jeans|sock|socks|trousers|leggings|pyjamas|pjs|joggers|sheet|sheets|mattress|towel|towels|tea_towel|tea_towels|sleeve|sleeves|jumper|hoodie|bandage|bandages|shoe|uniform|skirt|shirt|carpet|tissues|loo_roll|dressing|flannel ; it|is through my jeans|tights|trousers|leggings|sleeve|jumper|hoodie|skirt|sock|socks|pyjamas
  soaked|drenched|ruined|filled|fills the|my|a|both|two|three .. tights|jeans|sock|socks|trousers|leggings|pyjamas|sheet|sheets|mattress|towel|towels|tea_towels|sleeve|jumper|shoe|carpet|mat|sink ; shoe|shoes|sock|socks|sleeve|trainer|trainers|boot|tights|jeans is|are? .. wet|squelching|squelches|full|sticky|stuck|soaked|soaking
  dripping|dripped|drips|running|ran|trickling all? off|down|from|onto|on|all_over my? fingers|hand|hands|elbow|arm|leg|skirt|jeans|tights|sleeve|shirt|uniform|trousers|the_floor|the_tiles|the_sink|the_carpet|the_bath ; # towels|towel|flannels|t_shirts|socks|bandages .. gone|soaked|red|ruined|used|full ; blood is? not|no|never|will_not|does_not|wont .. finish|finished|finishing|stop|stopped|stopping|end|ending|closing|clotting|dry|close|clot|closed|slow|slowing|staying_in ; cut|wound|it|skin is? not|no|does_not|never close|closing|shut|clot|clotting|stay_closed ; sleeve|tights|jeans|sock|top|jumper|skirt is stuck to ; fingers|hand|foot is|are|gone|going tingling|tingly|numb|cold|white|blue ; blood is? still coming|going|running|wet|dripping|come|go|run ; bleeding is? still going|coming|heavy ; not stop|stopping|stopped bleeding ; arm|leg|wrist|thigh|it|cut will not stop
  can_not|cannot feel|move my? fingers|thumb|hand|foot ; puddle on|under|in ; see something moving|white|yellow|stringy ; carpet|floor|bath|sink is? ruined|red|covered ; opened right? up ; still going|coming|bleeding|running $`,
);

/** A cut made with one's own hand, in learners' words too. */
const cutSelf = half(
  'own_cut',
  `
  i did? cut|cutted|slit|sliced|slashed $|and|deep|too|so|on|my ; cut|cutted|sliced|slit|slashed|scratched|carved|scored|opened my|me|own|on|the|in? own? <limb>|tummy|stomach|belly|hip|hips|hand|calf|foot|chest ; make|made|makes|do|did|doing a? cut|cuts on|in|to my <limb>|hand|tummy|stomach|hip|body ; i? did|doing my own? thigh|thighs|arm|arms|wrist|wrists|leg|legs|forearm|hip|tummy|stomach ; cut too|so|really|way deep ; cut myself
  new|fresh|clean|different|sharper blade|razor|scalpel ; stanley|craft|kitchen|carpet|box knife this|instead|and ; over|on|in the|an|my? old scar|scars ; over the|my? old|last|other ones|cuts|lines ; did it|one|them|some in|at|with|before|after ; scratched|cut|went|gone too|way|so|much|really far|deep|deeper|hard`,
);

/** Why: what nobody says of an accident. */
const whyCut = half(
  'cut_reason',
  `
  in|at the|my? school|work|uni|college|office|gym|train|pub|home? loos|loo|toilet|toilets|bathroom|bogs|cubicle|changing_rooms|changing_room ; to calm|cope|relax|quiet|stop_thinking|feel|let_it_out|get_it_out|punish|release ; because|for|from|cause|by of? the? stress|sad|sadness|anger|angry|nerves|panic|upset|lonely|pain|heartbreak|hate|shame|feelings|pressure|exams ; for|because pain in|of my? heart|head|soul ; only|just wanted|needed to|the|it|everything|some ... calm|feel|stop|quiet|cope|breathe|better|edge|shut|relief|something
  not for|to|because|like|want|wanting|about|a to? die|suicide|dying|death|kill_myself|killing_myself ; than normal|usual|i_meant|always|the_others|the_other_ones|before|i_normally|i_usually|i_ever|last_time ; this time ; wanted|needed to|just breathe|calm|feel|stop|cope|quiet ; before|after maths|french|english|pe|class|assembly|lessons|work|my_shift|dinner|tea ; on purpose ; deliberately ; i|only|just meant to ; deserved|deserve it|this|that|to ; again $ ; way|much|far|lot deeper|deep|further ; did|doing|done my own? thigh|thighs|wrists|wrist|forearm|forearms ; over|on an|my|the old scar|scars|ones|cuts|lines`,
);

/** Held there, not touched: nobody holds an iron to a forearm by accident. */
const burnHeld = half(
  'burn_held',
  `
  held|hold|holding|pressed|pressing|kept|put|pushed the|a|an|my|some|hot|it? hair|hot|curling|soldering|steam? iron|straighteners|straightener|tongs|hob_ring|lighter|spoon|knife|pan|poker|candle|fork|aerosol|deodorant|match|cigarette|fag|glue_gun|coal on|to|against|into|under|over|at my|the|me inner|own|left|right|upper? arm|forearm|wrist|leg|thigh|hand|stomach|tummy|belly|hip|skin|palm|shin|foot|calf|chest
  held|hold|holding|pressed|pressing|kept|pushed my|me inner|own|left|right|whole? arm|forearm|wrist|leg|thigh|hand|palm|fingers|foot on|to|against|in|under|over|into the|a|an hot|open|electric|gas|lit? hob|ring|oven|oven_door|kettle|grill|iron|stove|flame|fire|radiator|candle|boiling_water|hotplate|toaster|exhaust|pan|steam
  burned|burnt|branded|scalded|ironed my|myself ... on_purpose|deliberately|punish|deserved ; poured|tipped|pouring .. boiling_water|boiling_oil|kettle|hot_oil|hot_wax over|down|on|onto my|me|myself ... purpose|punish|deserve|deserved|needed|feel|deliberately|angry|myself|because|hate ; put my arm|hand|leg|wrist under|in|on|into the? kettle|hob|iron|boiling_water|flame ... purpose|punish|deserve|deserved|needed|feel|deliberately ; used the|a|my soldering_iron|iron|tongs|straighteners|lighter|glue_gun on my|me`,
);

/** What tells of a deep burn: white, leathery, black, without feeling. */
const burnDeep = half(
  'burn_deep',
  `
  is|gone|went|goes|turned|all|now|looks|and|it white|black|leathery|waxy|charred|yellow|brown|grey|hard|like_wax|like_leather ; white|black|brown|grey|yellow in|at|round the|its middle|centre|edges ; blistered and white|black|leathery ; till|until it went|goes|was|turned white|black|numb|brown ; can_not|cannot|not|no|dont feel|feeling it|the|that|this|in|anything|pain|any|there|$ ; does|is|did not hurt|hurting|sore|painful ; skin|skins is|has|have? .. come|coming|peeling|peeled|off|gone|split|hard|slid|sliding ; skin is? black|white|grey|waxy|leathery|raw ; see .. bone|fat|white|yellow ; white and|or`,
);

/** One's own cut or burn told by what it does: halves that rules/let-slip.ts puts together. */
export const WOUNDS_THAT_FLOW: readonly Concept[] = [flowing, cutSelf, whyCut, burnHeld, burnDeep];
