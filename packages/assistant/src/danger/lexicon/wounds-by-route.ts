import { type Concept, half, phrases } from './concept.ts';

const LIMB =
  'arm|arms|forearm|forearms|upper_arm|upper_arms|inner_arm|wrist|wrists|thigh|thighs|inner_thigh|inner_thighs|leg|legs|calf|calves|hip|hips|stomach|tummy|belly|ribs|palm|palms|hand|hands|skin|knuckles|chest|ankle|ankles';
/** Where a wound seen on another is seldom a fall's. */
const HIDDEN =
  'arm|arms|forearm|forearms|upper_arm|upper_arms|inner_arm|wrist|wrists|thigh|thighs|inner_thigh|inner_thighs|hip|hips|stomach|tummy|belly|ribs|waist|sides|calves';
const SHARP =
  'drawing_pin|drawing_pins|pin|pins|safety_pin|thumbtack|tack|compass|compasses|staple|staples|scissors|keys|key|fork|paperclip|screwdriver|badge|tweezers|biro|earring|brooch|skewer|shard|glass|blade|razor';
const TOOL =
  'cheese_grater|grater|iron|hob|cooker|kettle|lighter|blade|razor|razors|scalpel|knife|scissors|peeler|potato_peeler|sandpaper|hammer|drill|secateurs|compass|glass|stanley_knife|craft_knife|bread_knife|straighteners|saw|cigarette|soldering_iron|glue_gun|stapler';
const THEIR =
  'his|her|their|my_son_is|my_daughter_is|my_lad_is|my_girl_is|my_boy_is|my_wife_is|my_husband_is|my_partner_is|my_boyfriend_is|my_girlfriend_is|my_flatmate_is|my_housemate_is|my_friend_is|my_mate_is|my_sister_is|my_brother_is|my_niece_is|my_nephew_is|my_mum_is';
const HURTS = 'cutting|slicing|slashing|carving|burning|stabbing|scalding|biting';

/** Who did it, and what shows that it is deep; rules/halves.ts and rules/by-route.ts take them together. */
const own: readonly Concept[] = [
  half(
    'own_doing',
    `did|done|inflicted it|this|that to|on my own? ${LIMB}|neck|throat ; my own doing|work`,
  ),
  half(
    'more_than_meant',
    `did|do|had|was not <want>|mean|meant|plan|planned|intend|intended|meaning .. so|this|that|too much|deep|far|bad|hard|badly|deeply`,
  ),
  half(
    'wound_shows',
    `towels|tea_towel|tea_towels|flannel|kitchen_roll|kitchen_towel|tshirt|t_shirt|bandages|gauze|plasters|pillow|mattress|bath_mat|tissues|loo_roll|hoodie|cloth|rag|cushion is|are|has|have|was? .. soaked|drenched|sodden|red|full|dripping|wringing ; keeps|keep pouring|pumping|gushing|spurting ; come|coming|came|soaking|bled|bleeding through .. #|already|bandages|towels ; fingers|hand|foot is|are|feel|feels|going|gone|went|turning cold|numb|white|blue|tingly ; gone|going|been through # towels|plasters|bandages|dressings|flannels ; too deep to close|stitch|plaster|glue|hold ; tourniquet`,
  ),
  {
    id: 'bleeding',
    type: 'serious_self_injury',
    deniable: false,
    phrases: phrases(`lot of blood ; full of blood`),
  },
  half(
    'stitches_undone',
    `pull|pulling|pulled|rip|ripping|ripped|pick|picking|picked my|the|these stitches|staples|sutures|steri_strips .. out|open|apart|off ; unpicking|unpicked|unpick my|the stitches ; taking|take|took|peeling|peeled|pulling .. strips|dressing .. off and|to|so .. open|opening|pick|picking|pull|pulling ; opening|reopening|ripping|picking|prising the|my|up|open .. wound|cut|cuts|scar|stitches .. open|up|again|on|$`,
  ),
  half(
    'wound_watched',
    `nurse|nurses|doctor|doctors|gp|hospital|a_e|e|ward|surgeon|clinic|staff|everyone|they|mum|mom .. think|thinks|thought|was|were|is|are|reckon|reckons|told|says|say ; told|tell|lied_to the|my? nurse|nurses|doctor|gp|hospital|staff|surgeon ; so it|they will|does|can|would|do? not heal|close|mend|knit ; second|third|fourth|fifth time`,
  ),
];

/** A blunt or a small thing driven in again and again; a cut "made". */
const small: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    my arms|arm|legs|leg|thighs|thigh|wrists|stomach are|is all? cut|slashed|sliced|carved .. i|with did|done|razor|blade|glass|knife
    push|pushing|pushed|stick|sticking|stuck|press|pressing|pressed|dig|digging|dug|jab|jabbing|jabbed|poke|poking|poked|drive|driving|drove|grind|grinding|shove|shoving|shoved|sink|sinking a|an|the|my? ${SHARP} into|in|through|against my ${LIMB}
    slam|slamming|shut|shutting|trap|trapping|crush|crushing|smack|smacking|bash|bashing my fingers|hand|hands|fist|arm|leg|head|knuckles in|on|with|against|into .. drawer|door|desk|wall|locker|cabinet|car_door|lid|table ... so|to|until|till|because|instead ; rub|rubbing|scrub|scrubbing|scour|scouring .. sandpaper|bleach|wire_wool|brillo|salt|wire_brush|scourer .. on|into|over|across my ${HIDDEN}|cuts|burns
    make|made|making|put|putting a|an|another|# little|small|new|deep? cut|cuts|slit|slits|hole|gash|slice|line|lines in|on|into|across my ${LIMB} .. with|using ; hold|holding|held my ${LIMB} over|on|against|under the|a|my hob|flame|candle|lighter|iron|gas_ring|hot_tap|kettle|radiator|grill|toaster ... until|till|again|because|longer|seconds`),
};

const wanted: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(`
    urge|urges|need|needing|want|wanting to tear|rip|peel|claw|slice|carve my|all_my skin|flesh off|open|away|apart ; scars .. years|ago|old|school|teens ... want|wanting|going|about|tempted to do it again
    sting|stings|hurt|hurts|burn|burns|feel|feels .. like|as|same_as a? cut|cutting|blade|razor ... no|not|without|nothing .. mark|marks|scar|scars|trace|behind|show|scarring|evidence
    sting|stings|hurt|hurts|burn|burns|feel|feels .. like|as_much_as|same_as|as_good_as cutting|self_harming|self_harm|the_blade $|does|did|do|without|used
    instead_of|rather_than|alternative_to|alternatives_to|replacement_for|substitute_for|replace cutting|self_harm|self_harming|burning_myself|hurting_myself|the_blade $|that|which|and|to|when|i|because|again|tonight
    snap|snapped|snapping|ping|pinged|pinging|flick|flicked|flicking|twang|twanged the|my|a .. band|bands|bobble .. all|on|against|until|till|for .. wrist|wrists|day|night|arm|hours|red|raw|skin
    want|wanting|crave|craving|miss|missing the|my|that scalpel|stanley_knife|stanley|craft_knife|blades|razor|razors|lighter out_of|so_bad|so_badly|back_in_my
    rush|release|relief|feeling|hit|buzz|calm|pain .. as|like|of|from cutting|self_harm|self_harming|the_blade $|but|without|that|gives|gave ; hand|hands|fingers|feet keep|keeps|are|is going|reaching|drifting|straying|walking to|for|towards ... craft_knives|craft_knife|knives|blade|blades|scissors|razor|razors|lighter|scalpel ; <thinkof> a|the ${TOOL} and my ${LIMB}
    <thinkof>|picture|picturing|seeing|see a|the|my|that ${TOOL} .. on|against|across|over|into|through|under|down my ${LIMB}|face
    seeing|see|picture|picturing|imagine|imagining my ${LIMB} on|in|under|against the|a ${TOOL} ; seeing|see|picture|picturing|imagine|imagining the|a ${TOOL} and my ${LIMB}`),
};

/** Seen on a son, a wife, a friend. */
const seenOnAnother: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  person: 'other',
  phrases: phrases(`
    saw|seen|see|found|find|noticed|noticing|spotted|glimpsed|discovered|there_are|caught_sight_of .. cuts|burns|slashes|slits|cut_marks|burn_marks|razor_marks|razor_cuts .. on|up|down|along|across|over|inside ${THEIR} .. ${HIDDEN}
    saw|seen|see|found|find|noticed|spotted|there_are|about ... lines|marks|scratches|scars .. on|up|down|along|across|over|inside ${THEIR} .. ${HIDDEN} ... sleeves|sleeve|jumper|jumpers|hoodie|heatwave|row|rows|straight|neat|parallel|hides|hiding|says|said|covers|pulled|tugged|covered
    slices|slashes|slits|razor_cuts .. on|up|down|along|across|over ${THEIR} .. ${HIDDEN} ; straight|parallel|neat red|white|thin|little? lines|cuts|scratches|marks ... cuff|cuffs|sleeve|sleeves|blazer|waistband ; seen|saw|noticed|clocked|glimpsed her|his|their wrists|wrist|forearms $ ; burns|burn ... size|shape of .. cigarette|fag|lighter
    rows|row|ladder|grid of .. cuts|slices|slashes|burns $|on|up|down|all ; rows|row|ladder|grid|dozens of .. cuts|lines|scratches|marks|scars|burns .. on|up|down|along|across|over|inside ${THEIR} .. ${HIDDEN} ; parallel|neat|tidy little|small|red? cuts|lines|scratches|marks|scars .. on|up|down|along|across|over|inside ${THEIR} .. ${HIDDEN}`),
};

/** Somebody hurting themselves while the writer looks on from afar. */
const watched: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    live|live_stream|livestream|stream|streaming|livestreaming|facetime|video_call|camera|webcam|zoom ... ${HURTS} his|her|their own? ${LIMB}|neck|throat ; live|live_stream|livestream|stream|streaming|livestreaming|facetime|video_call|camera|webcam|zoom ... ${HURTS}|hanging|drowning|strangling|hurting himself|herself|themselves|themself
    ${HURTS} his|her|their own? ${LIMB}|neck|throat on|over live|camera|facetime|stream|discord|video|zoom|instagram|tiktok|snapchat ; ${HURTS}|hanging|strangling|hurting himself|herself|themselves|themself on|over live|camera|facetime|stream|discord|video|zoom|instagram|tiktok|snapchat|the_phone`),
};

/** Wounds, urges and what is seen on others, by the small thing that tells of them. */
export const WOUNDS_BY_ROUTE: readonly Concept[] = [...own, small, wanted, seenOnAnother, watched];
