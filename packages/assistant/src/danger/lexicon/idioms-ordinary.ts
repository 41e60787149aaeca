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
    dead gorgeous|posh|cute|funny ; suicide mission driving|getting|trying`);

/** What makes standing by a bridge or on a cliff an outing. */
export const OUTINGS: readonly string[] = phrases(`
    ice cream ; picnic ; flask ; packed_lunch ; selfie ; ducks ; binoculars ; birdwatching ; sandwich|sandwiches ; bitten by ; hiking|hike|ramble`);

/** A complaint of the body, named: what is unbearable, and what is not kept down. Pain is not among them: it wears people out. */
export const ILLNESS: readonly string[] = phrases(`
    eczema|psoriasis|rash|hives|itch|itching|itchy|acne|migraine|migraines|cough|coughing|sinus|sinuses|toothache|tinnitus|reflux|heartburn|hay_fever|hayfever
    tummy|stomach bug|upset|virus ; food poisoning ; norovirus|gastroenteritis|diarrhoea|diarrhea|nausea|covid|flu|tonsillitis
    morning sickness ; hangover|hungover ; back from egypt|turkey|holiday|spain|india|thailand|morocco ; chemo|chemotherapy|antibiotics
    before|for|after the? operation|surgery|scan|blood_test|anaesthetic|colonoscopy ; hot flushes|flashes ; test|biopsy|scan results ; menopause|teething`);
