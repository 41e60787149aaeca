import { phrases, type Concept } from './concept.ts';

/** Urges to injure oneself, or injury within months: medium without a wish to die. */
const urge: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(`
    urge|urges|urged|craving|cravings|itch|itching|tempted|temptation|want|wanting|wants|need|needing|dying|desperate|thinking|thoughts|close|about|going to|of|about .. cut|cutting|hurt|hurting|harm|harming|burn|burning|bite|scratch|relapse|relapsing|self_harm|self_harming|punish|starve|hit|hitting|bang|carve|injure|injuring .. @self|again|skin|arm|arms|wrist|thighs|so_bad|so_badly|tonight|bad|deep|head
    <want>|tempted|urge|urges|about|going to self_harm|relapse
    i <really>? <want>|am_going|am_tempted to <really>? cut $
    i <want> to cut again|so|tonight|my|right ; self harm urges|thoughts
    urges are|is|so|again|rn|right_now|bad|loud|strong|back ; fighting|resisting .. urge|urges
    weeks|days clean ; clean for? # weeks|days ; # weeks|days clean|self_harm_free ; clean streak
    relapse|relapsing|relapsed .. so_bad|again|cut|cutting|self_harm|tonight|bad|last|after
    relapsed $ ; picturing|imagining blades|blade|blood|cuts ; blades are? still|in|under|hidden
    hurt myself ; hurting myself ; harm myself ; injure myself ; punish myself
    want|need|wanted|needed|just|only|finally|least|made|makes|makes_me|to to? feel something
    deserve pain|to_hurt|to_be_hurt|to_bleed ; see myself bleed ; want to bleed
    <thinkof> hurting|harming|cutting @self? ; unscrewed .. sharpener|razor
    razor|blade|blades|lighter .. in_my_sock|in_my_pencil|hidden|drawer|phone_case|under
    only way .. feel|calm|cope|release .. cut|cutting|pain|hurt|burn
    <blade>|lighter ... wrist|wrists|arm|arms|thigh|skin|again|tempt|tempting|calling|urge|thinking|use|tonight
    cut|cutting|burn|burning|hurt|hurting .. urge|urges|tempted|temptation ; cut|cutting .. again
    fingers|hands|arms|skin itching|itch to|for .. blade|cut|razor|lighter|scissors|compass
    need|want to bleed|feel_pain|see_blood ; need|want my|a|the blade|razor ; need pain
    crave|craving pain|blade|blood|cutting|the_blade
    want|wanting to bang|smash|hit|punch|rip|tear|scratch .. head|wall|skin|hair|face|myself
    back to cutting|old_habits|burning|my_blade|self`),
};

/** Injury on purpose. How old it is decides between medium, low and none. */
const injury: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    cut|cuts|cutting @self
    cut|cuts|cutting @my arm|arms|thigh|thighs|leg|legs|stomach|hips|skin|wrist|wrists|forearm|body .. again|last|to|when|because|so|it|with|tonight|today|yesterday|every|on_purpose|and|after|for
    cutting again
    started|been|stopped|stop|back|keep|kept cutting|self_harming|self_harm|to_cut|to_self_harm
    i cut $ ; i cut again|last_night|yesterday|today|on|when|to_cope|because|this
    fresh|new|old cuts|scars|marks|wounds
    cuts .. on|all_over|up @my arms|arm|legs|thighs|wrists|thigh|stomach|wrist
    self harmed|harming|injure|injuring|injured ; i|my|my_own|his|her|to|still|we self harm|injury ; self harm again|every|daily|is|gets|scars|cut
    hurt|hurts|hurting|harm|harms|harmed|harming|burn|burns|burned|burnt|burning|hit|hitting|punch|punching|punched|scratch|scratching|scratched|bite|biting|bit|bruise|bruising|stab|stabbed|strangle|choke|choking|carve|carving|carved|injure|injuring|injured|punish|punishing @self
    burn|burned|burnt|burning|scratch|scratched|scratching|carve|carved|carving|bite|bit|biting|pick|picking|punch|punched @my arm|arms|skin|legs|thighs|hand|hands|wrist|leg .. lighter|cigarette|blood|bleeds|bleed|until|on_purpose|because|when|to|again|compass|iron|with
    punch|punched|punching|hit|hitting|headbutt|headbutting|banging|bang|banged|slam|slamming .. wall|walls|door|doors .. until|again|when|because
    bang|banging|bash|bashing @my head .. wall|until|against_the
    bang|banging|banged|hit|hitting|smash|smashing @my head|face against|until|because|when|to
    eraser|compass|lighter|cigarette .. skin|arm|arms|thigh|thighs|wrist|wrists|leg
    only thing that works|helps|calms .. cut|pain|blood|hurt|until|knuckles
    until .. knuckles|skin|it bleed|bleeds|bled|split|raw|bleeding
    put out|stubbed cigarettes|cigarette .. on ; drew|draw|drawing blood ; poisoned @self
    pulling|pull|ripping|pulled out @my? hair .. pain|clumps|bleed
    broke|snapped .. own finger|hand|bone
    arms|arm|legs|thighs|wrist|wrists|body|skin .. barcode|stripes|scars|slashed|shredded|ladder|tiger|cuts|marks|scabs
    snapping|snap .. band|bands|elastic
    using .. compass|razor|blade|sharpener|lighter|scissors|tweezers .. now|again|on|instead|$
    using|use my|a|the compass|razor|blade|sharpener|lighter ; found my razor|blades|blade|kit|stash
    i .. cut|cuts|cutting|burn|burned|hurt .. to cope|feel|calm|punish|release|numb|stop
    on|all_over|up_and_down my arms|arm|legs|thighs|wrist|stomach .. cut|cuts|scars|burns|fresh
    long sleeves .. cuts|scars|hide|marks|arms|nobody
    hide|hiding|cover|covering .. cuts|scars|marks|burns|scratches
    cuts|scars|burns|scratches .. hide|hiding|sleeves|cover|arms|thighs|wrists
    picked|scratch|scratched|clawed|dug nails? .. until .. blood|bled|bleed|bleeds|raw|skin_off ; picked|scratched|clawed .. until|blood|bled|raw|skin_off
    starving|starved|punish|punishing|punished myself ; cut|burn|hurt|hit|scratch myself
    <blade> .. skin|arm|arms|wrist|wrists|thigh|thighs
    overdose|overdosed .. not to die|did_not_want
    swallow|swallowed .. things|batteries|pins|screws
    deliberately|on_purpose .. hurt|cut|burn|hit|broke|fell|crash|crashed
    cut|cutting too|again|last|every|since|when ... upset|stressed|angry|sad|numb|argue|cope`),
};

/** Injury told with its purpose, or seen on another. */
const onPurpose: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    pulled|pulling|ripped|ripping|tore|tearing|broke|burned|burnt|burning|scalded|scalding|slammed|trapped|shut|crushed|bit|biting|scraped|bashed|hit|stabbed|stapled|skinned ... on_purpose|deliberately|purposely
    pulling|ripping|prising|tearing my .. toenail|toenails|fingernail|fingernails|nails|eyelashes|eyebrows .. out|off
    bit|bite|biting|pinched|clawed|chewed my .. arm|arms|hand|hands|wrist|fingers|knuckles .. till|until ; picking|picked|pick|pulling|pull at|out? the|my stitches|scab|scabs|wound|staples ... so_it|so_they|want|keep_it_open|not_let ; did|done # .. cuts|slices|burns|lines $|on|today|tonight|and|again ; burned|burnt|burning|burn my .. thigh|thighs|stomach|hip|hips|calf|ankle|chest|arm|leg|wrist .. lighter|match|matches|cigarette|spoon|aerosol|deodorant ; did|done my .. stomach|thighs|hips|legs|arms|calves ... # little|small|tiny|new|fresh? ones|lines|cuts ; stub|stubs|stubbed|stubbing|put|putting .. cigarettes|cigarette|fag|fags|cigs|joint out .. on my|myself|his_own|her_own ; ^ i? cut|slit|opened both|them_both|both_arms|both_wrists $ ; found .. tissues ... sharpener|blade|razor|blood ; sharpener with no|without blade ; sharpener .. blade .. gone|missing|out
    slices|cuts|burns|slashes|scratches|carves his|her|their own? arms|arm|legs|thighs|wrists|forearms ; is|are|was|been|be|keeps|started|caught cutting|slicing|slashing|burning|scratching|carving his|her|their own? arms|arm|legs|leg|thighs|wrists|wrist|stomach|skin|forearms`),
};

const wantedPain: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(`
    itching|itch|dying|aching|desperate|urge|urges|want|wanting|need|craving|longing to slam|smash|shut|trap|crush|burn|scald|bite|jam|bang|slash|slice my hand|hands|fingers|finger|arm|arms|leg|legs|head|knuckles|wrist|skin
    really|desperately|badly|desperate want|wanting|need|needing? to cut|self_harm $ ; want|need|miss|crave|missing just? the sting ; hands|fingers not .. off|away_from|alone the|my sharpener|razor|blade|scissors|lighter ; craving|crave|craves|itching|aching|hankering|longing ... slice|cut|nick|line|burn ... stitch_cutter|razor|scalpel|blade|lancet|sharpener|lighter|stanley|craft_knife`),
};

/** A wound made by what is driven, poured or sunk in, and meant. */
const wounds: Concept = {
  id: 'deep_wound',
  type: 'serious_self_injury',
  deniable: false,
  phrases: phrases(`
    hammered|drove|driven|put|pushed|shoved|stuck|rammed|sank|banged a|the|my .. nail|skewer|screwdriver|needle|drill|chisel|bolt|fork|knife|scissors|blade|pin through|into|in my hand|foot|palm|arm|leg|thigh|stomach|belly|cheek|ear|knee ... because_i|on_purpose|deliberately|deserve|deserved|punish|so_that|to_feel|to_stop
    poured|tipped|pouring|tipping|emptied .. kettle|boiling_water|boiling|acid|bleach|hot_oil|hot_fat|water over|on|onto|down|across|along|into my|me|myself ... deliberately|on_purpose|purposely|deserve|deserved|punish
    opened|gaped|gapes|gaping|split like a|an .. purse|mouth|zip|book|flower|fish ; burnt|burned|scalded ... on_purpose|deliberately ... skin ; down to the? bone ... not_feel|calm|deserve|punish|purpose ; blade|razor|scalpel|stanley .. went|gone|goes|sank in|too .. deep|deeper|far|hard ; blade|razor|scalpel|stanley went|gone|goes through|into|to .. tendon|artery|vein|fat|muscle`),
};

const pinkWater: Concept = {
  id: 'bleeding',
  type: 'serious_self_injury',
  deniable: false,
  phrases: phrases(`bath|bathwater|water is|gone|went|turning|turned? .. pink|red`),
};

export const SELF_HARM: readonly Concept[] = [
  urge,
  injury,
  onPurpose,
  wantedPain,
  wounds,
  pinkWater,
];
