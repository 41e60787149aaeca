import { phrases, type Concept } from './concept.ts';

const physical: Concept = {
  id: 'abuse_physical',
  type: 'abuse',
  phrases: phrases(`
    <partner> .. <hit> me|my|us ; <partner> .. <hit> .. me again|last|when|if|every|in|on|with|against|because|and ; <hit> me when|if|because|again|last_night|in_the|with|every|so|if_i|across|every_time ; <hit> by my <partner> ; got|get|gets|getting hit|beaten|punched|slapped .. by|home|him|dad|husband|if ; hurts|hurt|hurting me|us .. again|when|every|if|at_home|physically ; <partner> .. hurts|hurt|hurting|beat|beats|abuses|abusing|abused|attacks|attacked|attacking|pushes|shakes|burns|burned|locks|locked|throws|threw me|us|things|stuff|plates ; black eye ; bruise|bruises|bruised .. from|make-up|makeup|cover|covering|hide|hiding|foundation|sleeves|him|husband ; violent|violence with|towards|to|at|when|toward|again|me|home|relationship|every|husband|partner ; broke|broken|fractured|cracked my .. rib|ribs|arm|nose|wrist|jaw|phone .. he|him|again|when ; he|she|they .. broke|fractured|cracked my rib|ribs|arm|nose|wrist|jaw|finger ; belt|wire|hanger|slipper .. me|when|marks|welts ; domestic violence|abuse ; pins|pinned|held|holds me down|against|to ; abusive relationship|husband|partner|boyfriend|wife|girlfriend|home|dad|father|mum|mother|ex ; kicked|pushed|threw me down|out_of|in|against|into .. stairs|wall|door|belly|stomach ; boiling|hot water .. me|at|over ; <partner> gets|got|is|was violent|physical|handy|aggressive ; afraid|scared|frightened|terrified of my|him|his|her .. husband|partner|boyfriend|ex|wife|dad|temper|stepdad|father|mum|violent|anger|when|comes_home ; scared|afraid|terrified to|of go|going|come|be home ; walking on eggshells`),
};

const sexual: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(`
    raped|rape|raping|rapes|molested|molesting|molests ; sexually abused|assaulted|abusing|abuses|abuse|assault|harassed ; sexual assault|abuse ; sexually|he|she|they|who assaulted .. me ; forces|forced|forcing|makes|made me to? .. sex|touch|undress|sleep|do_things|naked|watch|him|sexual|bed|pictures|nudes ; touch|touches|touched|touching|feels|groped|groping me .. down|there|night|private|inappropriately|where|places|when|wrong|sleep|not|secret|up|under|breasts|weird|chest|legs ; touch|touches|touched|touching my .. private|body|breasts|chest|leg|thigh ; comes|came|come|gets|got into|in my|to_my room|bed .. night|nights|drunk|asleep|touch|sleep|when ; said no .. not|he|did|carried|anyway|but|ignored|stop ; told him|her|them to_stop|no .. not|kept|carried|ignored ; did not stop ; against my will ; not .. want|consent|say_yes .. sex|he|carried|anyway|did ; had sex with me .. asleep|drunk|when ; woke up .. him|someone|underwear|naked|on_top|clothes|inside ; drink .. spiked ; spiked ; do not remember .. party|clothes|underwear ; nudes|naked|photos|pictures|pics .. post|share|send|leak|unless|blackmail|threatening|threatens ; our secret ; secret between ; not allowed to|tell .. tell|mum ; force himself|herself ; forced himself|herself|themselves ; hands down|up|in my ; inappropriate|inappropriately .. me|touch|touched ; takes|took advantage of me`),
};

const control: Concept = {
  id: 'abuse_control',
  type: 'controlling_behaviour',
  phrases: phrases(`
    controls|controlling|control .. me|my_money|phone|everything|who|where|what|money ; <partner> .. checks|reads|goes_through|tracks|takes|took|hides|hid|monitors|follows|keeps|locks|has|watches|put .. phone|messages|location|passport|money|wages|car_keys|bank|card|keys|emails|account|camera|cameras|tracker|salary|where_i|cards ; not allowed|let|lets me? .. see|work|leave|out|friends|family|phone|money|go|talk|wear|drive|without ; not let|lets|allow|allows me ; isolat|isolates|isolated|isolating|cut me from|off .. friends|family ; calls|called|calling|tells|told|says me|i_am .. stupid|worthless|crazy|fat|useless|ugly|mad|pathetic|nothing|names|thick ; puts|put me down ; gaslights|gaslighting|gaslit|gaslight ; screams|screaming|shouts|shouting|yells|yelling|swears at me|us|the_kids .. every|all|day|for|over|daily|time|when|until|whenever|in_my ; silent treatment ; punishes|punish me ; threatens|threatened|threatening .. me|leave|take|kids|kill|hurt|himself|herself|photos|tell|report|immigration|deport|lock|send ; blackmail|blackmails|blackmailing ; stalking|stalks|stalked|stalker ; keeps turning|showing up ; monitors|tracks|tracking|track my|me ; emotionally|verbally|mentally|financially abusive|abuse|abuses|abused|abusing ; emotional|verbal|coercive|financial abuse|control ; belittles|humiliates|degrades|belittled|humiliated .. me ; jealous .. checks|phone|friends|accuses|rages ; took|taken|has|hidden|hides .. my passport|documents|id ; account for every|where|each ; ask|need|asks permission|his_permission|her_permission ; not to tell|talk|see .. family|friends|anyone ; bullied|bullying|bullies|bully ; forced marriage ; marry .. forced|forcing|force|make|making|against`),
};

/** Strangling and threats to kill are what best foretells a killing at home (Campbell's Danger Assessment). */
const lethal: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  deniable: false,
  phrases: phrases(`
    strangled|strangles|strangling|choked|chokes|choking|throttled me|mum|her|my_mum|us ; hands|hand|arm|belt|cord|fingers|grip .. around|round|on|at|to my|her|mums neck|throat ; by the throat|neck ; squeezed .. throat|neck ; could not breathe .. hands|he|let_go|grip|held ; pillow .. over|on my face|head ; held my head|face under|underwater|down
    <partner> .. kill me|us|my_mum|the_kids|my_kids|him ; says|said|threatens|threatened|threatening|promised|swore|told|going .. kill|murder|bury|shoot|stab|burn me|us|my_family|my_kids|the_kids|my_mum ; threatened|threatens|threatening .. knife|gun|kill|acid|petrol|me_with|shoot|bury|burn ; if i .. leave|left|go|tell|marry ... kill|kills|dead|bury|find_me|shoot|hunt ; scared|afraid|terrified|think|know|worried .. will|going_to|might|would kill me|us ; end up dead|killed ; next time .. kill|dead|die ; honour|honor killing ; shame .. kill ; held|holds|held_a|put|pulled|pointed|points|waved a|the knife|gun|bottle .. me|throat|face|us|kids ; <gun> in the house .. he|threat|she ; pointed .. <gun>|knife ; kill me if ; said i would be dead ; dig|dug .. grave|hole .. me`),
};

const attackNow: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    <partner> .. outside|downstairs|banging|coming|smashing|breaking|kicking|at .. door|back|now|stairs|in|upstairs|window|my_room ; she|he|they is|are coming back|for|up|home|upstairs ; he|she|they|is|are coming ; trying to get|break in ; breaking|broke|kicking|smashing|banging .. door|window|in|down ; hiding|hidden|hid|locked|locking|barricaded .. in|under|bathroom|bedroom|toilet|wardrobe|closet|room|from|me|behind ; locked us|me in|inside ; has|have|got|holding|picked_up|grabbed|with a|the|his|her .. knife|gun|hammer|machete|bat|axe|petrol|weapon ; <hit> me .. right_now|now|just ; just|right_now .. <hit>|attacked|raped|strangled|stabbed|choked|pushed|threw .. me|at|boiling|my ; is|are|keeps <hit>|beating|hurting|attacking|strangling|killing|choking|hitting .. me|mum|my|her|us|him|mummy|kids|brother|sister|now ; being beaten|attacked|hit|raped|stabbed|followed|strangled now|right_now|by ; with a knife|gun|hammer|machete|axe ; can hear .. screaming|hitting|her|him|them|coming|mum ; screaming .. next_door|stop|help|help_me|upstairs|downstairs|mum ; not .. let|letting us|me out|leave|go ; not speak|talk .. hear|loud|listening|here ; left the gas ; going_to kill us ; all going .. tonight|die ; going .. together tonight ; stabbed me|mum|him|her|my ; is|are|was|were being .. now ; help me .. please|now|he|coming`),
};

const childWords: Concept = {
  id: 'child_writer',
  type: 'child',
  deniable: false,
  phrases: phrases(`
    i am|turned|turn only? 8|9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen $ ; i am only? 8|9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen and|but|i|my|years|yrs|yo|year|f|m|girl|boy|dad|mum|mom|he|she|please|so|from|in|can|trans ; i am a kid|child|minor ; 11|12|13|14|15|16|17 f|m|yo|yrs|years_old ; year 6|7|8|9|10|11 .. i|my|at_school|bullied ; in year 6|7|8|9|10|11 ; my foster ; my year head|group ; 6th|7th|8th|9th|10th grade ; my step dad|mum|mom ; childline ; after school ; my form tutor ; mummy|daddy ; my school counsellor|counselor ; gcses`),
};

/** A grown-up at home who hurts: with a young writer that is a child in danger. */
const parentHurts: Concept = {
  id: 'parent_hurts',
  type: 'child_abuse',
  phrases: phrases(`
    my? <parent> .. <hit>|hurts|hurt|touch|touches|touched|touching|rapes|raped|burns|beats|whips|whipped|belt|molests|locks|abuses|abused|comes_in|comes_into|makes_me|films|watches_me .. me|us|my|my_room|touch ; my? <parent> .. belt|wire|hanger|cane ; not safe at home ; marks|bruises .. school|teacher|pe|teachers ; foster .. hits|hit|hurts|touches|locks`),
};

const childDanger: Concept = {
  id: 'child_danger',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    shook|shaking|shaken|shake|hit|smothered|smothering|dropped|threw|thrown .. <baby> .. now|just|limp|wont|not|stopped|crying|quiet|hard|breathing ; kids|children|baby|toddler|child .. screaming|alone|locked|left|burns|bruises|bruise|hurt|hit|beaten|beating ; next door .. beating|hitting|screaming|kid|kids|child|children ; hurting|abusing|beating|hitting|touching|molesting|starving .. <child>|kids|children|niece|nephew|pupil|grandson|granddaughter ; <child>|niece|nephew|grandson|granddaughter|pupil .. told|says|said|bruises|marks|burns|touched ... touches|touched|hits|hurts|touching|belt|bruises|daddy|stepdad|uncle|coach`),
};

export const ABUSE: readonly Concept[] = [physical, sexual, control, lethal, attackNow, childWords, parentHurts, childDanger];
