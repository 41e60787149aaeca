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
    eraser|compass|lighter|cigarette .. on_my|skin|arm|thigh
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

export const SELF_HARM: readonly Concept[] = [urge, injury];
