import { phrases, type Concept } from './concept.ts';

/** Urges to injure oneself, or injury within months: medium without a wish to die. */
const urge: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(`
    urge|urges|urged|craving|cravings|itch|itching|tempted|temptation|want|wanting|wants|need|needing|dying|desperate|thinking|thoughts|close|about|going to|of|about .. cut|cutting|hurt|hurting|harm|harming|burn|burning|bite|scratch|relapse|relapsing|self_harm|self_harming|punish|starve|hit|hitting|bang|carve|injure|injuring .. @self|@my|again|skin|arm|arms|wrist|thighs|so_bad|so_badly|tonight|bad|deep|head
    <want>|tempted|urge|urges|about|going to self_harm|relapse|cut $ ; <want> to cut ; self harm urges|thoughts ; urges are|is|so|to|again|rn|right_now|bad|loud|strong|back ; fighting|resisting .. urge|urges ; weeks|days clean ; clean for? # weeks|days ; # weeks|days clean|self_harm_free ; clean streak ; relapse|relapsing|relapsed .. so_bad|again|cut|cutting|self_harm|tonight|bad|last|after ; relapsed $ ; picturing|imagining blades|blade|blood|cuts ; blades are? still|in|under|hidden ; hurt myself ; hurting myself ; harm myself ; injure myself ; punish myself ; feel something ; deserve pain|to_hurt|to_be_hurt|to_bleed ; see myself bleed ; want to bleed ; <thinkof> hurting|harming|cutting @self? ; unscrewed .. sharpener|razor ; razor|blade|blades|lighter .. in_my|hidden|drawer|phone_case|under`),
};

/** Injury on purpose. How old it is decides between medium, low and none. */
const injury: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    cut|cuts|cutting @self ; cut|cuts|cutting @my arm|arms|thigh|thighs|leg|legs|stomach|hips|skin|wrist|wrists|forearm|body .. again|last|to|when|because|so|it|with|tonight|today|yesterday|every|on_purpose|and|after|for ; cutting again ; started|been|stopped|stop|back|keep|kept cutting|self_harming|burning|self_harm|to_cut|to_self_harm ; i cut $ ; i cut again|last_night|yesterday|today|on|when|to_cope|because|this ; fresh|new|old cuts|scars|marks|wounds ; cuts .. on|all_over|up @my arms|arm|legs|thighs|wrists|thigh|stomach|wrist
    self harm|harmed|harming|harms|injury|injure|injuring|injured ; hurt|hurts|hurting|harm|harms|harmed|harming|burn|burns|burned|burnt|burning|hit|hitting|punch|punching|punched|scratch|scratching|scratched|bite|biting|bit|bruise|bruising|stab|stabbed|strangle|choke|choking|carve|carving|carved|injure|injuring|injured|punish|punishing @self
    burn|burned|burnt|burning|scratch|scratched|scratching|carve|carved|carving|bite|bit|biting|pick|picking|punch|punched @my arm|arms|skin|legs|thighs|hand|hands|wrist|leg .. lighter|cigarette|blood|bleeds|bleed|until|on_purpose|because|when|to|again|compass|iron|with
    punch|punched|punching|hit|hitting|headbutt|headbutting|banging|bang|banged|slam|slamming .. wall|walls|head|door|doors .. until|again|when|because|to|on|against ; bang|banging|banged|hit|hitting|smash|smashing @my head|face|legs|hand ; eraser|compass|lighter|cigarette .. on_my|skin|arm|thigh ; only thing that works|helps|calms .. cut|pain|blood|hurt|until|knuckles ; until .. knuckles|skin|it bleed|bleeds|bled|split|raw|bleeding ; put out|stubbed cigarettes|cigarette .. on ; drew|draw|drawing blood ; poisoned @self ; pulling|pull|ripping|pulled out @my? hair .. pain|clumps|bleed ; broke|snapped .. own finger|hand|bone`),
};

export const SELF_HARM: readonly Concept[] = [urge, injury];
