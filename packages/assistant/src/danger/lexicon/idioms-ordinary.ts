import { phrases } from './concept.ts';

/** More sayings of ordinary days, as people write them to a health chat: passed over like those of idioms.ts. */
export const ORDINARY_IDIOMS: readonly string[] = phrases(`
    hit by a cyclist|bike|ball|puck|door|branch|scooter ; curl up and die when|of|with|from|at ; throat is strangling
    asked|asks if|whether i .. suicidal ... said no because|as|obviously|and_meant ; i give up which|what|where|how|who
    poisoned myself .. ate|eating|chicken|fish|mussels|prawns|eggs|rice|milk|mayo ; shot myself in the face|foot|leg .. rocket|launcher|grenade|game|again
    nobody|no_one|nothing is hurting|hitting|touching|harming|attacking|watching|following me|us ; life savings|insurance|jacket|expectancy|guard|drawing
    i am done thanks|thank_you|for_now|for_today|with_the|with_my ; we have? set|picked|got the|a date ; gave|giving|given my old
    how much is too much ; feel like a failure at it|this|breastfeeding|cooking|that
    list|lists|mention|mentions|says|listed suicidal thoughts|ideation ; suicidal thoughts|ideation .. side_effect|side_effects ; cell|cellular|programmed|gene suicide ; suicide gene|genes|inhibition|substrate
    hear voices through|from|in the wall|floor|ceiling|garden|street|next_door ; own voice echo|echoes
    one more time|litre|night|week|minute|day|glass ... i will|would|might jump out of? the? window|bridge|roof
    not wish|want to live anywhere|near|there|abroad|next_to|with_my_parents|with_my_mum ; let go of the past|him|her|it|things
    kill it and restart|reopen|relaunch ; kill the app|tab|process|program|session ; app|phone|game|laptop keeps dying
    jumped off the pier|boat|diving_board|rocks .. sea|ears|water|swim ; jumped out of my skin
    driving|drives|drove|drive|sends|sending me|us|him|her|them|everyone up|round|off the wall|bend|twist ; off the wall and
    hit me up|with_your_best ; stepped|stepping|step|fell|slipped|tripped|jumped|jump off|down|over the|a? kerb|curb|step|stair|pavement|sofa|trampoline|swing
    sick and tired of being ; drank|drink|eat|ate|eating|spend|spent|talk|talked|cost|costs|worry|work|worked|working|drinking too much
    no reason to eat|buy|worry|panic|think|believe|suspect|complain|rush ; wish|wished i had|would|could said|say goodbye
    last day at|of|in|on this|my|the? job|work|office|company|uni|treatment|chemo|radiotherapy|antibiotics|holiday|steroids
    last message|question|one for|of today|the_day|now ; ruined my gut|sleep|skin|knees|back|evening|dinner|appetite|weekend|hair
    can|could|do|should|will we try again ; man flu .. loved|love them|you ; shot himself|herself|themselves|myself in the foot
    cut|sliced|nicked my finger|thumb|toe|knuckle ... gaping ; murder a|some curry|pint|coffee|sandwich|takeaway|bacon|pizza|tea
    suicidal thoughts|ideation have|has|are all? gone|stopped|vanished|lifted ; thoughts have gone|stopped completely
    voices have|are? stopped|gone on|since|with|thanks ; doing it tonight|tomorrow|today|on_saturday ... finally ; date ... surprise party|wedding|baby_shower
    all over tomorrow|soon ... exam|test|interview|scan ; knees|hair|phone|printer|laptop has|have given up|wants|want .. life|die ; i am done with dairy|gluten|sugar|meat|bread|caffeine|this_diet
    dead gorgeous|posh|cute|funny ; suicide mission driving|getting|trying
    tonight|today is the night first|final|finally|at_last|date|submission|the|we|my|for ; goodbye cruel world ... mum|mom|dad|lunch|homework|also|anyway|diet|exam|train|maths|monday
    last|final message to the|my surgery|council|landlord|humanity|company|group ; by the time anyone .. in|at maths|school|bed|work|class|the_pub
    tell my wife|family|mum|kids|husband i love|loved her|them|him .. man_flu|cold|chilli|curry|sprouts|try|diet|gym|flu
    going_to|gonna|will kill|destroy|murder|finish|slaughter|batter him|her|them|you off? in|at|on|this the|round|ring|pitch|court|chess|fifa|tennis|squash|scrabble|monopoly|darts|final|weekend_in
    fantasy league ... finish|kill|destroy .. off? ; bad|hard|sick ... want to die quietly|in_peace ; want|wanted to die of|with embarrassment|shame|cringe|laughter|boredom
    end|kill|shoot me now? another|it_is|its monday|meeting|homework|maths|exam ; my|a villain|character|protagonist|hero .. hears voices
    i am standing|standing on the platform for|waiting .. hayfever|hay_fever|ears|eyes|commute ; do you ever hear voices
    from|in|out_of the gun barrel ; jump|jumped|jumping off a|the cliff ... spawn|respawn|level|boss|warp|map|speedrun|have|than|smear
    hit me in|on the .. face|stomach|eye|leg|nose ... match|ball|game|training|goat|cow|horse|lego ; goat|cow|horse|ball|branch .. hit|kicked|butted me
    hear|hears|heard .. call my name .. drop|fall|falling off|asleep ; drop off i hear ; punch my laptop|computer|printer|pillow|screen
    the? brambles ... scratches ; toddler|cat|dog|puppy|hamster bit me and drew blood ; beating the eggs ; shaved off with a blade
    said|say|saying my goodbyes|goodbye to the|my team|class|colleagues|office|band|year ; cleared|clearing out my desk|locker|office
    go|going on the? statins|pill|hrt|insulin|holiday|antibiotics|patch|coil ; done you can ; live without my|coffee|tea|cheese|inhaler|him_my_phone
    keep|keeps waking|waking_up|wake at|in_the_night|during|between|around|for ; kill me if i miss|am_late|forget|forgot|break|lose|drop|spill|eat
    topped|topping|top myself up ; killing my shoulder|shoulders|back|neck|feet|knees|knee|head|hips|hip|eyes|ears|vibe|wrist ; gave|given up weed|cannabis|booze|beer|wine|pop
    stop|stopped|stopping to? eating|eat at|before|after|by|from|$ ; throw|kill|sell|give .. myself|kidney|arm .. for a|some|one cup|coffee|tea|nap|sleep|biscuit|drink|wee|sandwich|holiday
    lost|losing the|my? will to live in|with|at|waiting|on|during|over|listening ; live with|without the|this|these|that tremor|itch|cough|inhaler|glasses|cream|wheeze|tinnitus ; fork in me i_am? done
    last message for a while|bit|few ; throw himself|herself|themselves at ; i am done decorating|packing|cooking|painting|shopping
    wrote|written|writing letters to my kids|children to open ; will not be here next week|month|for ... portugal|spain|holiday|cruise|away|abroad|bloods|appointment`);

/** What makes standing by a bridge or on a cliff an outing. */
export const OUTINGS: readonly string[] = phrases(`
    regatta|parade|fireworks|carnival|abseil|zip_wire ; dared|dare|belly_flop ; dip|dippers|swimmers ; ice cream ; picnic ; eclipse ; sunburnt|sunburned|sunburn ; boat_race ; steam trains ; fish_and_chips ; of the pool ; flood rescue ; flask ; packed_lunch ; selfie ; ducks ; binoculars ; birdwatching ; sandwich|sandwiches ; bitten by ; hiking|hike|ramble`);

/** A complaint of the body, named: what is unbearable, and what is not kept down. Pain is not among them: it wears people out. */
export const ILLNESS: readonly string[] = phrases(`
    eczema|psoriasis|rash|hives|itch|itching|itchy|acne|migraine|migraines|cough|coughing|sinus|sinuses|toothache|tinnitus|reflux|heartburn|hay_fever|hayfever
    tummy|stomach bug|upset|virus ; food poisoning ; norovirus|gastroenteritis|diarrhoea|diarrhea|nausea|covid|flu|tonsillitis
    ramadan|lent|yom_kippur ; silent? retreat ; hospice ; for my? bloods ; midnight ; morning sickness ; hangover|hungover ; back from egypt|turkey|holiday|spain|india|thailand|morocco ; chemo|chemotherapy|antibiotics
    before|for|after the? operation|surgery|scan|blood_test|anaesthetic|colonoscopy ; hot flushes|flashes ; test|biopsy|scan results ; menopause|teething`);
