import { phrases, type Concept } from './concept.ts';

/** Violence by another person, as told by the one who is in it. */
const attack: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    mummy|mum|mom|mam|she|he|sister|brother is|are on the floor .. not moving|waking|breathing
    set|sets|setting fire|light to .. house|us|me|flat|door ; is break|breaking the? door ; broke|broken|kicked|kicking .. door
    hiding|hidden|hide in|under .. closet|bathroom|wardrobe|bed|toilet|cupboard
    he|she has|got|is|got_the|has_got .. <gun>|knife|hammer|axe|machete|hatchet .. looking|kids|upstairs|drunk|me|us
    finish|finishing me|us off? today|tonight|now ; he|she is beating|hitting|hurting|strangling me|her|him|mum
    is hitting|beating|hurting|strangling|choking|battering mum|mom|her|him|my_mum|my_mom|my_mother|my_brother|my_sister|my_dad|my_little|my_baby|my_son|my_daughter|my_kids|our_mum|our_kids|our_baby|our_son|our_daughter|our_dog|my_dog|the_baby|the_kids|the_children|the_little|the_dog|little
    thrown|threw|pushed|dragged me down|across|through .. stairs ; just thrown|strangled|choked|choke me
    just choke|choked|strangled|thrown|struck me ; struck me and|on ; still in the|my house|flat|here .. floor|scared|hiding
    locked .. us|me|both in ... knife|shouting|scared|hammer|kill ; nobody leaves until
    not let me leave|out|go ... clothes|phone|scared|friends|knife|coming|hot
    coming|comes up the stairs ; he is coming up|again|upstairs ; chair against|under the door|handle
    shut|locked me in .. room|flat|house ... shouting|kill|taken|phone ; has taken|took my phone|charger|clothes .. kill|shouting|scared
    hurting|hitting|touching my sister|brother|mum|mummy|mom ; not|wont let me out ; locked them|him|her out .. snow|cold|night
    on his|her|the way back here|to_get|now .. get|him|her|me ; revving it|the_car .. at|towards me|us|him|her`),
};

const deadly: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  deniable: false,
  phrases: phrases(`
    squeezes|squeezed|squeezing|grabs|grabbed|gripped|pinned|pins|held|holds .. my|me .. by? .. neck|throat
    hands about|round|around|on my neck|throat ; round|around my throat|neck until|till|again|he|and
    pillow over my face|head ; until i blacked|passed|went|saw .. out|limp|stars|dizzy|black ; hands|squeezed|choked|neck|throat ... saw stars
    knife|gun|axe .. under .. pillow ... me|if|for ; shot|killed|stabbed|drowned my dog|cat|horse .. front|next|said
    i am next if|he|she ; drive|drown|burn us all|both? in|into|together ; not let go next|he|she ; slit my|our|his|her throat
    petrol|acid ... showed|shows|threatened|threatens|kill_me|throw_it|in_my_face ; hunt|hunts|hunted us|me down ; last christmas .. neck|fridge|me|he
    that is what dying feels|is ; head under .. bath|water ; if he can_not have me
    bought|got|has|have|owns a gun .. restraining|order|texted|threat|ex|violated ; violated .. restraining order`),
};

const childHurt: Concept = {
  id: 'parent_hurts',
  type: 'child_abuse',
  phrases: phrases(`
    my? <parent>|techer|teacher|coach|vicar|priest|babysitter|man|boyfriend .. touch|touches|touched|tuched|makes|made|films|hits|hit|hits_me|beats|punches|locks|burns me
    makes|make|made me do|touch|watch|copy|pose ; do|does|did|doing things|stuff to|with me ; he does stuff
    takes|took photos|pictures|videos of me ; with no clothes ; films|filmed|filming me in ; in my bed ; into my room
    burns|burn|burned me with|on|when ; hit|hits|beats|beat me with|when|because ; locks|locked me|us|the_fridge in|out|when|and
    comes|came in|into my bed|room ; our secret ; told me not to tell ; if i tell ; keeps touching ; tuched me`),
};

const childSays: Concept = {
  id: 'child_writer',
  type: 'child',
  deniable: false,
  phrases: phrases(`
    i have 7|8|9|10|11|12|13|14|15|16|17 years ; i am 5|6|7|8|9|10|11|12|13|14|15|16|17|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen $ ; i am a? sophomore|freshman|junior
    i am ten|eleven|eight|seven|nine|7|8 and ; babysits me ; for school|pe tomorrow|tmrw ; my coach ; coach makes
    mummys|mommys|moms|mums|my_mums|my_moms boyfriend ; in year|grade # ; in 9th|8th|7th|10th grade ; on moms|mums ipad|phone
    grandad|grandpa|nan|nanny goes shops ; i am 5|6|7|8|9|10|11|12|13|14|15|16|17|six|seven|eight|nine|ten and a half ; i am 5|6|7|8|9|10|11|12|13|14|15|16|17 do not tell`),
};

const toOthers: Concept = {
  id: 'harm_others_intent',
  type: 'intent_to_harm_others',
  phrases: phrases(`
    he|she|they is|are|will going_to? die|pay|bleed|regret for ; going_to|will die for it|what|this ; so today i kill
    going_to|will|gonna do|finish him|her|them in|off ; get|getting what they|he|she deserve|deserves .. guns|list|bats|knife
    list of|with people|names|kids|ppl ... deserve|guns|pay|corridor|order ; cave his|her|their head|skull in
    put|give|giving|slip something in his|her|their drip|tea|food|drink|cup ; ^ poison him|her|them|my ; to|will|would|could|might|and|can|should|gonna|just|or|then|i|we|me|want|wanna|ill|imma|lets|secretly|slowly|quietly poison him|her|them|my ; i|been|am|have|keep|started|tried poisoned|poisoning him|her|them ; i|been|am|have|keep|started|tried poisoned|poisoning my husband|wife|boyfriend|girlfriend|partner|dad|mum|mother|father|stepdad|stepmum|brother|sister|baby|son|daughter|neighbour|boss|ex ; ^ poisoned|poisoning my husband|wife|boyfriend|girlfriend|partner|dad|mum|mother|father|stepdad|stepmum|baby|neighbour|boss|ex
    put him|her|them in a? coma|hospital|ground|grave ; have an? accident ... route|know|done|worse
    burn his|her|their|the .. house|flat .. down|with ; light|torch the lot|house|place|flat ; somebody|someone|they is|are|will going_to? answer|pay for
    i kill|stab|shoot him|her|them today|tonight|when|now ; stab|shoot|kill her|him|them i swear ; will|going_to shoot|stab|kill|poison my|the|her|him|them|everyone
    know .. what time|where he|she|they|his|her .. leaves|lives|works|route|address|mam ... die|bought|blade|kill|machete|gun|pay
    stop laughing|smiling today|tomorrow ; not be getting|seeing anyone|anybody .. bought|gun|address`),
};

const armedNear: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  phrases: phrases(`
    <gun>|knife|axe|bat|petrol|.45|bats .. in|with my bag|car|hand|lobby .. school|office|work|toilets|asleep|door|lobby|laughing
    outside|opposite|parked|waiting|wait|in_front_of|lobby .. his|her|hers|their|the .. house|gym|shop|work|flat ... <gun>|knife|bat|axe|petrol
    got|have|with the|my|dads|a .. <gun>|axe|knife|rifle and|in .. he|she|they|driving|asleep|office|couch|bag
    standing|stand at|over her|his|their bed .. with|scissors|knife|pillow ; holding the? pillow over ; at her|his bed with
    driving|drive|going to the|my office|school|work .. pay|gun|rifle ; light the lot`),
};

export const VIOLENCE_TOLD: readonly Concept[] = [
  attack,
  deadly,
  childHurt,
  childSays,
  toOthers,
  armedNear,
];
