import { phrases, type Concept } from './concept.ts';

const physical: Concept = {
  id: 'abuse_physical',
  type: 'abuse',
  phrases: phrases(`
    <partner> .. <hit> me|my|us
    <partner> .. <hit> .. me again|last|when|if|every|in|on|with|against|because|and
    <hit> me when|if|because|again|last_night|every|so|if_i|across|every_time
    <hit> by my <partner>
    got|get|gets|getting hit|beaten|punched|slapped .. by|home|him|dad|husband|if
    <partner>|who|someone|somebody|they|carer|teacher|coach .. hurts|hurt|hurting me|us .. again|when|every|if|at_home|physically
    <partner>|who|carer|daughter|son .. pinches|pinch|scratches|slaps me .. when|pulls|and|if|again|because ; <partner>|who|carer|daughter|son .. pulls my hair ; pulls my hair when|if|because|again
    hurt|hurting me|us again|physically|at_home ; hurts me|us physically|at_home
    <partner> .. hurts|hurt|hurting|beat|beats|abuses|abusing|abused|attacks|attacked|attacking|pushes|shakes|burns|burned|locks|locked|throws|threw me|us|things|stuff|plates
    gave|gives|given|giving .. black eye ; black eye ... he|she|him|partner|boyfriend|husband|dad|stepdad|wife|again|cover|covering|make-up|makeup|hide|lied|told_everyone
    he|she|partner|boyfriend|husband|dad|stepdad|wife ... black eye
    bruise|bruises|bruised .. make-up|makeup|cover|covering|hide|hiding|foundation|sleeves|him|husband
    violent|violence with|towards|to|at|when|toward|again|me|home|relationship|every|husband|partner
    broke|broken|fractured|cracked my .. rib|ribs|arm|nose|wrist|jaw|phone .. when|because|after .. <partner>
    he|she|they .. broke|fractured|cracked my rib|ribs|arm|nose|wrist|jaw|finger
    belt|wire|hanger|slipper .. me|when|marks|welts ; suffer|suffering|experience|experiencing|is|in|of domestic violence|abuse
    pins|pinned|held|holds me down|against|to
    abusive relationship|husband|partner|boyfriend|wife|girlfriend|home|dad|father|mum|mother|ex
    kicked|pushed|threw me down|out_of|in|against|into .. stairs|wall|door|belly|stomach
    throws|threw|thrown|poured|pours|pouring|chucked|tipped .. boiling|hot water|tea|coffee|oil|fat ; boiling|hot water .. at_me|over_me|thrown|threw ; <partner> gets|got|is|was violent|physical|handy|aggressive
    afraid|scared|frightened|terrified of my|him|his|her .. husband|partner|boyfriend|ex|wife|dad|temper|stepdad|father|mum|violent|anger|when|comes_home
    scared|afraid|terrified to|of go|going|come|be home ; walking on eggshells
    sits|sat on my chest ; <partner> .. <hit> .. me|us|my
    husband|boyfriend|wife|girlfriend|partner|dad|mum|stepdad|stepmum|brother|son ... <hit>|hurts|beats me
    punches|punched the? wall|walls|door .. head|next|beside ; raises|raised his|her hand|fist
    lays|laid|lay|put|puts hands on me ; i|me .. <hit> .. by_him|by_her|him_again
    killed|hurt|kicked my dog|cat|pet
    throws|threw|thrown things|plates|stuff|phone|cup|bottle .. me|at
    not let|letting me leave|out|go ; locks|locked me in|out|inside ; split lip ; beaten up
    beats|beat|beating me ; hit|hits me ; his|her temper .. me|hit|scared|bruise|hurt
    burnt|burned|burns me with|on ; <partner>|who|someone|somebody|they|carer|teacher|coach hurts me`),
};

const sexual: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(`
    raped|rape|raping|rapes|molested|molesting|molests
    sexually abused|assaulted|abusing|abuses|abuse|assault|harassed ; sexual assault|abuse
    sexually|he|she|they|who assaulted .. me
    forces|forced|forcing|makes|made me to? .. sex|touch|undress|sleep|do_things|naked|watch|him|sexual|bed|pictures|nudes
    touch|touches|touched|touching|feels|groped|groping me .. down|there|night|private|inappropriately|where|places|when|wrong|sleep|not|secret|up|under|breasts|weird|chest|legs
    touch|touches|touched|touching my .. private|body|breasts|chest|leg|thigh
    comes|came|come|coming|gets|got|getting into|in|to my room|bed
    said no ... did_it_anyway|he_did_it|carried_on|he_still|he_kept|kept_going|he_just ; said no .. would_not|will_not|does_not|he|did|carried|anyway|but|ignored|stop
    told him|her|them to_stop|no .. not|kept|carried|ignored ; did not stop ; against my will
    not .. want|consent|say_yes .. sex|he|carried|anyway|did ; had sex with me .. asleep|drunk|when
    woke up .. him|someone|underwear|naked|on_top|clothes|inside ; drink .. spiked ; spiked
    do not remember .. party|clothes|underwear
    nudes|naked|photos|pictures|pics .. post|share|send|leak|unless|blackmail|threatening|threatens
    our secret ; secret between ; not allowed to|tell .. tell|mum ; force himself|herself
    forced himself|herself|themselves ; hands down|up|in my
    inappropriate|inappropriately .. me|touch|touched ; takes|took advantage of me
    do|does|doing|did things|stuff to|with me ; make|makes|made|making me do|touch|watch|undress
    touched|touches|touching me in|on|like|when|where
    did|does|do it again .. cried|said|stop|sleep|hurt ; nobody|no_one will|would believe me ; rape
    has|had|having sex with me when|while|even|without ; not .. consent ; marital rape
    films|filmed|filming me ; comes into my room|bed
    gets|got|climbs|climbed|lies|lay in|into|on my bed|top ; climbs|climbed|lies|lay|gets|got on top ; gets|got|climbs|climbed|lies|lay in|into bed with|beside|behind|next_to me
    makes|made me .. touch|kiss|suck|undress|watch|naked|do_it ; touch|touches|touched|touching|kissed|kisses|rubs|rubbed|shows|showed|show|see|saw|film|films .. private parts ; private parts .. touch|touched|touches|stranger|uncle|coach|teacher|stepdad
    down there .. touch|touched|touches|he|uncle|him ; took off my clothes
    asked|asks|asking|wants me .. pictures|nudes|naked|pics
    older man|guy|boyfriend .. sex|meet|pictures|online ; he is # .. i am #`),
};

const control: Concept = {
  id: 'abuse_control',
  type: 'controlling_behaviour',
  phrases: phrases(`
    controls|controlling|control .. me|my_money|phone|everything|who|where|what|money
    <partner> .. checks|reads|goes_through|tracks|takes|took|hides|hid|monitors|follows|keeps|locks|has|watches|put .. phone|messages|location|passport|money|wages|car_keys|bank|card|keys|emails|account|camera|cameras|tracker|salary|where_i|cards
    not allowed|let|lets me? .. see|work|leave|out|friends|family|phone|money|go|talk|wear|drive|without
    not let|lets|allow|allows me
    isolat|isolates|isolated|isolating|cut me from|off .. friends|family
    calls|called|calling|tells|told|says me|i_am .. stupid|worthless|crazy|fat|useless|ugly|mad|pathetic|nothing|names|thick
    puts|put me down ; gaslights|gaslighting|gaslit|gaslight
    screams|screaming|shouts|shouting|yells|yelling|swears at me|us|the_kids .. every|all|day|for|over|daily|time|when|until|whenever|in_my
    silent treatment ; punishes|punish me
    threatens|threatened|threatening .. me|leave|take|kids|kill|hurt|himself|herself|photos|tell|report|immigration|deport|lock|send
    blackmail|blackmails|blackmailing ; stalking|stalks|stalked|stalker ; keeps turning|showing up
    monitors|tracks|tracking|track my|me
    emotionally|verbally|mentally|financially abusive|abuse|abuses|abused|abusing
    emotional|verbal|coercive|financial abuse|control
    belittles|humiliates|degrades|belittled|humiliated .. me
    jealous .. checks|phone|friends|accuses|rages
    took|taken|has|hidden|hides .. my passport|documents|id ; account for every|where|each
    ask|need|asks permission|his_permission|her_permission
    not to tell|talk|see .. family|friends|anyone ; bullied|bullying|bullies|bully ; forced marriage
    marry .. forced|forcing|force|make|making|against
    text|send|photo|proof|prove .. him|her .. where_i|location|photo|picture
    where i am .. every|times|photo
    has|have|keeps|kept|takes|took .. my bank|card|wages|passport|phone|keys
    nobody|no_one else would|will have|want|love me
    says|said|tells i_am|me .. crazy|stupid|mad|worthless
    gives|give|allows me .. euros|pounds|dollars|money|allowance|week|cash
    wants|checks|keeps|demands the|my|every receipts|receipt ; receipts
    have|got|need to ask|account|explain|prove|report|check him|her|for|in|permission`),
};

/** Strangling and threats to kill are what best foretells a killing at home (Campbell's Danger Assessment). */
const lethal: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  deniable: false,
  phrases: phrases(`
    strangled|strangles|strangling|choked|chokes|choking|throttled me|mum|her|my_mum|us
    hands|hand|arm|belt|cord|fingers|grip .. around|round|on|at|to my|her|mums neck|throat
    by the throat|neck ; squeezed .. throat|neck ; could not breathe .. hands|let_go|grip|held
    pillow .. over|on my face|head ; held my head|face under|underwater|down
    <partner> .. kill me|us|my_mum|the_kids|my_kids|him
    says|said|threatens|threatened|threatening|promised|swore|told|going .. kill|murder|bury|shoot|stab|burn me|us|my_family|my_kids|the_kids|my_mum
    threatened|threatens|threatening .. knife|gun|kill|acid|petrol|me_with|shoot|bury|burn
    if i .. leave|left|go|tell|marry ... kill|kills|dead|bury|find_me|shoot|hunt
    scared|afraid|terrified|think|know|worried .. will|going_to|might|would kill me|us
    end up dead|killed ; next time .. kill|dead|die ; honour|honor killing ; shame .. kill
    held|holds|held_a|put|pulled|pointed|points|waved a|the knife|gun|bottle .. me|throat|face|us|kids
    <gun> in the house .. he|threat|she ; pointed .. <gun>|knife ; kill me if ; said i would be dead
    dig|dug .. grave|hole .. me ; held|holds|pushed|pushes me|my_head|her under|underwater
    if he|she|i can_not have .. no_one|nobody ; throw|threw|throwing acid ; bury|buries me|us in
    one shell|bullet each|for ; hunt me down
    gun|shotgun|rifle|knife .. table|bed|hand .. argue|argument|shout|when_he|says
    will|going_to|gonna|promised_to|said_he_would|he_would|she_would|they_would kill me|us|my_mum|my_family|my_kids|my_children
    would kill us|my_mum|my_family|my_kids|my_children
    kill me if|and_the|and_my|and_bury|and_him|and_he|and_she|when|one_day|before|or ; call the? police .. kill|dead|burn|bury
    he has|got|owns|keeps a gun|knife ... me|threat|scared|said|says ; next time he|she|they will|would|is_going_to|i_am|i_will_be
    could|can not breathe .. his_hand|hands|his_arm|his_knee|neck|sat_on|pillow|he_held|he_let|he_squeezed|he_would_not|he_laughed|he_kept
    passed out .. neck|throat|choked|strangled|squeezed|his_hands|his_hand|his_grip|his_arm|he_let_go|he_kept|he_did_not_stop|he_was_on_top
    choked|strangled|squeezed|throat|neck|grip|hands ... passed|blacked out
    he|she|him ... until|till|so i could|can not breathe ; sat|squeezed|pressed|held|pinned on? me|my|us ... i could|can not breathe ; hands|hand|arm|knee|pillow|fingers .. my throat|neck|mouth|face|chest ... i could|can not breathe ; <partner> .. throat|neck ... i could|can not breathe ; by the throat|neck ... i could|can not breathe
    threw|threatened acid|petrol|boiling|knife|gun|kill
    kill himself|herself .. if_i .. leave|me|us ; will|would|could|can|to|going_to|gonna|he|she|they|dad|husband|ex bury me|us ; come|comes|coming|came and bury me|us ; bury me|us he|she|dad|my_husband|my_ex said|says|told|keeps
    nobody|no_one will|would .. find|look .. body|me|for_me
    neither of us|you sees|will|lives|leaves|gets ; not joking .. kill|bury|map|quarry|woods|gun
    make sure|promise .. neither|nobody|dead|not_live|die
    find me|my_body if|in|at .. he|quarry|river|woods|put
    put me in the|a ground|quarry|river|woods|hospital|grave|bin|boot`),
};

/** An attack that is happening or has just happened. Enough on its own. */
const attackNow: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    just|right_now <hit>|attacked|raped|strangled|stabbed|choked|pushed|threw|kicked .. me|at|mum|my
    <hit>|attacked|strangled|stabbed|choked|beat|pushed|hitting|beating|attacking|strangling|hurting .. me|mum|my|her|us .. right_now|just_now|now $
    is|are hitting|beating|hurting|attacking|strangling|choking|raping|kicking me|mum|us|mummy|my_mum|my_mom|my_mother|my_brother|my_sister|my_dad|my_son|my_daughter|my_kids|my_children|my_baby|my_little|my_dog|the_kids
    <partner> .. banging|smashing|kicking|breaking|hammering .. door|window|in|down
    <partner> .. in|outside|at|inside my|the|our house|flat|door|garden|home .. with|gun|knife|threat|kill|screaming|shouting
    he|she|they will|can|might hear me ; trying to get|break in
    breaking|smashing|kicking .. door|window .. down|in
    <partner> .. has|got|holding|picked_up|grabbed|with a|the knife|gun|hammer|machete|axe|hatchet .. me|us|outside|he|kitchen|now|mum|hand|in|at
    came|coming|comes at me with ; a knife|gun|hammer|machete to|at my|her|mums|us|me
    hiding|hidden|locked|locking|barricaded .. in|under|myself .. bathroom|bedroom|toilet|wardrobe|closet|cupboard|bed|shed|loo ... he|she|him|her|dad|they|door|scared|ex|stepdad
    he|she|dad|ex|husband|boyfriend|stepdad .. outside|downstairs|here|at_the_door ... hiding|hidden|locked|knife|kill|scared|whisper
    locked us|me in ; he|she|they|stepdad|stepmum|dad|mum|boyfriend|husband|ex|brother .. left the gas ; going_to kill us ; all going .. tonight|die|together
    he|she|they is|are coming back|for_me|up_the_stairs|upstairs|to_get_me|in
    being beaten|attacked|raped|stabbed|strangled|followed .. now|right_now|by|$
    can hear .. coming|hitting|screaming
    not .. let|letting me|us out|leave ... tonight|now|scared|knife|locked
    not talk|speak loud|or_he|he_will ; stabbed me|mum|him|her|my_mum|my_dad|my_brother|my_sister|my_son|my_daughter|my_friend ; please help|hurry he|she|they $ ; please help|hurry he|she|they ... got|have|loading|smothering|slapping|punching|touching|tied|taken|hanged|railway|river|razor|in_my_room|in_the_house|me|us|mum|mummy|mom|door|coming|here|outside|back|home|drunk|angry|mad|knife|gun|weapon|hit|hitting|hurt|hurting|beat|beating|kill|kills|killing|break|breaking|smash|smashing|shouting|screaming|throwing|following|locked|inside|upstairs|downstairs|strangling|attacking|attacked|threatening|raging|going_to|pills|overdose|jump|hang|rope|cut|cutting|die
    dad|father|stepdad|he|husband|boyfriend hit|punched|kicked|stabbed|pushed|strangled mum|her|mom|mummy|my_mum|my_mom ... not|floor|blood|breathing|wake|move|moving
    is strangling|beating|stabbing me|us|him|her|them|mum|my_mum|my_mom|my_brother|my_sister|my_dad|my_son|my_daughter ; is choking me|him|her|us|them|mum|my_mum|my_mom|my_mother|my_brother|my_sister|my_dad|my_son|my_daughter|my_kids|my_baby|my_wife|my_husband|my_friend ; i|can hear him|her loading|racking
    petrol|lighter_fluid ... lighter|match|matches|flicking|us|me ; lighter|match ... petrol
    coming|comes|is up|in|back with|for the|a|me belt|knife|hammer|gun|me ; flicking .. lighter
    pouring|poured petrol|bleach|acid ; holding us|me|my hostage|knife|prisoner|down
    is in|outside the|my house|room|hallway|garden|kitchen .. knife|gun|screaming|smashing|kill
    choking|strangling|stabbing|drowning our|my|the boy|girl|baby|son|daughter|mum|kid|kids
    is killing|choking|strangling|drowning|burning me|us|him|her|them|my_mum|my_mom|my_mother|my_brother|my_sister|my_dad|my_son|my_daughter|my_kids|my_baby|my_wife|my_husband|my_friend`),
};

const childWords: Concept = {
  id: 'child_writer',
  type: 'child',
  deniable: false,
  phrases: phrases(`
    i am|turned|turn only? 8|9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen $
    i am only? 8|9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen and|but|i|my|years|yrs|yo|year|f|m|girl|boy|dad|mum|mom|he|she|please|so|from|in|can|trans
    i am a kid|child|minor ; 11|12|13|14|15|16|17 f|m|yo|yrs|years_old
    year 6|7|8|9|10|11 .. i|my|at_school|bullied ; in year 6|7|8|9|10|11 ; my foster
    my year head|group ; 6th|7th|8th|9th|10th grade ; my step dad|mum|mom ; childline ; after school
    my form tutor ; mummy|daddy ; my school counsellor|counselor ; gcses
    in #th|7th|8th|9th|10th|6th grade|year|form ; my mums|moms|mum_is|mom_is boyfriend
    my foster mum|dad|mom|carer|parents|brother ; i am in year|grade|primary|middle_school|junior
    primary|middle|junior school ; i am a? child|kid|teen|teenager|minor ; 5|6|7|8|9|10|11|12|13|14|15|16|17 years old $
    my mommy|mummy|daddy`),
};

/** A grown-up at home who hurts: with a young writer that is a child in danger. */
const parentHurts: Concept = {
  id: 'parent_hurts',
  type: 'child_abuse',
  phrases: phrases(`
    my? <parent> .. <hit>|hurts|hurt|touch|touches|touched|touching|rapes|raped|burns|beats|whips|whipped|belt|molests|locks|abuses|abused|comes_in|comes_into|makes_me|films|watches_me .. me|us|my|my_room|touch
    my? <parent> .. belt|wire|hanger|cane ; not safe at home
    marks|bruises .. school|teacher|pe|teachers ; foster .. hits|hit|hurts|touches|locks
    mum_is|mums|mom_is|moms boyfriend ... <hit>|hurts|touches|touched|beats|room|bed|burns
    leaves|leave|left us|me|my_brother|my_sister .. alone|days|food|hungry|night
    not .. food|eaten .. mum|mom|dad|parents|home
    locks|locked|locking me|us in|out .. room|cupboard|house|garden|bathroom|basement|cellar
    <parent> .. me .. with .. belt|cable|stick|iron|shoe|spoon|cane|wire|hanger|cord
    marks|bruises|welts on my|us ; hits|beats|hurts me and|or my brother|sister|brothers|sisters`),
};

const childDanger: Concept = {
  id: 'child_danger',
  type: 'child_in_danger',
  phrases: phrases(`
    hurting|abusing|beating|hitting|touching|molesting|starving|hits|beats|hurts|touches .. <child>|kids|children|niece|nephew|pupil|grandson|granddaughter|little_ones
    <child>|niece|nephew|grandson|granddaughter|pupil|she|he .. told|says|said|disclosed ... touches|touched|hits|hurts_him|hurts_her|hurts_me|hurts_them|touching|belt|bruises|beats
    kid|kids|child|children|toddler|baby .. bruises|burns|bruise|belt_marks|left_alone|locked
    child|kids|children next_door .. hit|beaten|screaming|hitting|screams`),
};

/** A small child being hurt at this moment. */
const childNow: Concept = {
  id: 'child_now',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    shook|shaken|shaking|smothered|smothering|hit|threw|thrown .. <baby>|toddler .. now|just|limp|not|stopped|quiet|breathing|hard|crying
    just shook|hit|smothered|threw .. <baby>|toddler|son|daughter
    is|are hitting|beating|hurting|shaking|strangling|choking .. kid|kids|child|children|baby|toddler|little|son|daughter
    baby|toddler|child|kids .. screaming .. hitting|next_door|thumping|banging|now
    kids|children|baby .. alone .. days|no_food|since`),
};

export const ABUSE: readonly Concept[] = [
  physical,
  sexual,
  control,
  lethal,
  attackNow,
  childWords,
  parentHurts,
  childDanger,
  childNow,
];
