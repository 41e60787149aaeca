import { type Concept, half, phrases } from './concept.ts';

const SPOUSE = 'husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|fiance|fiancee';
const BELITTLED =
  'thick|stupid|simple|dim|useless|worthless|mad|crazy|lazy|pathetic|retarded|mental|unstable|an_idiot|a_bad_mother|a_bad_mum';
const HELPERS =
  'carer|carers|night_carer|helper|aide|home_help|care_worker|care_assistant|healthcare_assistant|staff|nurses|girls|warden';

/** The old and the ill, hurt by whoever washes, dresses or keeps them. */
const cared: Concept = {
  id: 'abuse_physical',
  type: 'abuse',
  phrases: phrases(`
    lady|woman|girl|man|lad|nurse|carer|person|one|bloke who|that|they_send|they_sent ... pinches|slaps|hits|shoves|shakes|kicks|punches|thumps|smacks|bruises|drags me|my_legs|my_arm|my_arms|my_hand|my_hands|my_face|my_wrists|my_head
    lady|woman|girl|man|lad|nurse|carer|person who|that|they_send|they_sent|gets|washes|dresses|baths|bathes ... twists|yanks|wrenches my arm|arms|wrist|wrists|hair|ear|fingers
    ${HELPERS} .. slap|slaps|slapped|shove|shoves|shoved|pinch|pinches|pinched|shake|shakes|shook|kick|kicks|kicked|drag|drags|dragged|thump|thumps|thumped|smack|smacks|smacked|hit|hits me|my_legs|my_arm|my_hand|my_hands|my_face
    ${HELPERS} .. twist|twists|twisted|yank|yanks|yanked|wrench|wrenches my arm|arms|wrist|wrists|hair|ear|fingers ; nurse|${HELPERS} is|are|was|were|gets|get .. rough with|when|and me|us|she|he|they|turning|turns|lifting|washing ; son|daughter|grandson|granddaughter|nephew|niece|son_in_law|daughter_in_law shakes|drags|thumps me when|if|because|till|until|for ; he|she|${SPOUSE} blacked|blackened|bloodied my eye|eyes|lip|nose|face ; ${SPOUSE} .. split|burst|busted my lip|nose|eardrum ; ${HELPERS} ... leave|leaves|left me .. wet|soiled|mess|dirty|floor|commode .. and|hours|all_night|shout|laugh|shake
    pinches|pinch|slaps|hits|kicks|punches|twists|grips|burns me|my_arm|my_skin|my_legs where|somewhere .. not|nobody|no_one|cannot .. show|shows|see|sees|look|looks|notice
    grandson|granddaughter|son|daughter|nephew|niece|lodger|stepson|son_in_law ... pushed|shoved|hit|slapped|punched|knocked|pushes|shoves|hits|slaps me over|down|about|into|against|across|to_the? ... when|because|if|for i|refuse|refused|asked|money|said|would_not`),
};

/** A mark, and who is sorry for it afterwards: rules/by-route.ts. */
const sorry: readonly Concept[] = [
  half(
    'sorry_after',
    `he|she|${SPOUSE} .. cries|weeps|sobs|apologises|apologizes|grovels .. after|afterwards|and|every|each|$ ; he|she|${SPOUSE} .. buys|bought|brings|brought|makes|made|runs|ran|cooks|cooked me .. flowers|toast|tea|bath|chocolates|breakfast|present|presents|necklace|dinner|roses|a ; he|she|${SPOUSE} is .. always|ever|so|very? sorry ; he|she|${SPOUSE} .. swears|swore|promises|promised .. never|not|last_time|change|again`,
  ),
  half(
    'cover_told',
    `told|telling|tell|said|saying|say ... toys|dog|car_boot|boot|car_door|netball|rugby|gym|clumsy|toddler|baby|horse|cat|bike|tripped|kerb|ice`,
  ),
  {
    id: 'marked',
    type: 'abuse',
    phrases: phrases(
      `second|third|fourth|fifth|another black_eye|broken_finger|broken_wrist|broken_rib|broken_nose|broken_arm|split_lip|cracked_rib|burst_eardrum ; cheekbone|jaw|eye|cheek is|has|gone|has_gone purple|swollen|black|blue|yellow ; broken finger|thumb|wrist|arm ; burst|perforated eardrum`,
    ),
  },
];

/** Cards held, made small before others; "he has never hit me, does it count?" */
const ruled: Concept = {
  id: 'control_told',
  type: 'controlling_behaviour',
  phrases: phrases(`
    he|she|${SPOUSE} has|holds|keeps|controls|got|took|takes all|the|my|our|every? .. bank_cards|bank_card|cards|card|money|wages|purse|accounts|passwords|password ... ${BELITTLED}|names|allowance|pounds|dollars|child|receipt|count|ask|beg|everything
    tells|telling|told|calls|calling .. kids|children|friends|mates|everyone|family|people|neighbours .. me|i_am|am ${BELITTLED} ; calls|calling|called me ${BELITTLED} .. in_front_of|front ; ${SPOUSE} says|thinks|said|reckons i_am|am too? ${BELITTLED} ; is that|this|it|he|she abuse|abusive|coercive|gaslighting|domestic_abuse or|$|if|when|even|though ; turns|switches|turned|switched the|our router|wifi|internet off when|if|so|while ; ${SPOUSE}|he|she ... takes|took|hides|hid my .. charger|car_keys|sim|purse|shoes|bank_card|phone ... when|if|goes|leaves|so|hitting ; no hitting $|though|but|just
    is|does|would|could it|this|that|he|she|any_of_this? count|abuse|abusive|still .. if|when|though|even_if ... never|not .. hit|hits|hurt|touched|laid|raised|lifted|violent
    never|not .. laid|raised|lifted a finger|hand|fist ... but|though ... check|checks|read|reads|control|controls|money|messages|receipt|receipts|who_i|what_i|where_i|wear|abuse|count|scared|permission
    he|she|${SPOUSE} picks|chooses|decides|dictates|tells_me what|who|when i|i_can|to wear|see|eat|sleep|go|speak|speak_to|talk_to
    grandson|granddaughter|son|daughter|nephew|niece|carer|lodger takes|took|keeps|steals|stole|spends|emptied|pockets|has my .. pension|savings|purse|bank_book|bank_card|benefits|disability`),
};

/** No, said and not heeded. */
const forced: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(`
    ${SPOUSE} does|did|will|would not stop|listen ... say|said|saying|tell|told|ask|asked|beg no|stop|him|her|to_stop
    ${SPOUSE} carries|carried|keeps|kept|goes|went on|going ... say|said|saying|tell|told|ask|beg no|stop|him|her|to_stop ; ${SPOUSE} .. not take no for ... bed|sex|night|hurt|hurts|sore|bleeding|crying|touch
    he|she|${SPOUSE} .. does|did|has|had it|that|sex|his_way .. while|when|though|whilst i am|was|i asleep|sleeping|drunk|crying|passed_out|out_cold|drugged
    saying|said|screamed|told_him|told_her no|stop and|but|so? he|she|they kept|carried|went going|on|ahead ; puts|put|slides|slid|sticks|stuck his|her hand|hands inside|down|up my
    wife|woman|girlfriend|married can|must|should|is|may not|never .. say no|refuse ; crying|begging|begged|pleading|frozen and|but|so he|she|they did|would|does|kept|carried not? stop|listen|on|going ; says|said|thinks|reckons .. owe him|it|sex ; wifely duty|duties ; right as|of a|my husband`),
};

/** Explained away by whoever did it, or pieced together on waking. */
const pieced: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  deniable: false,
  phrases: phrases(
    `not rape|assault .. if|when|because|in ... married|husband|wife|marriage|together|boyfriend|girlfriend|asleep|drunk ; woke|woken|came_round|come_round up? ... no|without|wrong underwear|knickers|trousers|clothes|bra ; not remember|recall saying|agreeing|consenting yes|to|$`,
  ),
};

/** A grown-up set over the young, alone with one of them. */
const setOver: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(`
    coach|teacher|tutor|priest|vicar|pastor|imam|leader|instructor|trainer|stepdad|uncle|grandad|cousin|babysitter|manager|boyfriend|man|elder|lodger|neighbour keeps|makes|made|locks|locked|asks|gets|takes|has|puts|drives|invites|sends|tells ... touches|kisses|gropes|fondles|rubs|strokes|feels|films me|my|us
    make|makes|made|has|get|gets me|us sit on his|her lap|knee ; hand|hands|fingers in|inside|under|down|up my|me costume|swimsuit|swimming_costume|leotard|tracksuit|kit|uniform|blazer|sports_bra`),
};

const young: Concept = {
  id: 'child_writer',
  type: 'child',
  deniable: false,
  phrases: phrases(
    `my brother|brothers|sister|sisters|little_brother|little_sister is? only 2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|eight|nine ; believe|believes|believed|trust|listen_to|hear a|an|some|me_a 8|9|10|11|12|13|14|15|16|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen year|yr old ; believe|believes a|an|some altar_boy|schoolgirl|schoolboy|cub|kid|child|year_7|year_8|year_9|year_10 ; my pe|form|maths|english|swimming|piano|gymnastics|football|ballet teacher|coach|tutor`,
  ),
};

export const HURT_BY_OTHERS: readonly Concept[] = [
  cared,
  ...sorry,
  ruled,
  forced,
  pieced,
  setOver,
  young,
];
