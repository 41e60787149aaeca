import { phrases } from './concept.ts';

/** More sayings of ordinary days, as people write them to a health chat: passed over like those of idioms.ts. */
export const ORDINARY_IDIOMS: readonly string[] = phrases(`
    beat|beats|beating|beaten me|him|her|us|them|mum|dad|wife|husband|kids|brother|sister|everyone|son|daughter|grandad at|in the? scrabble|chess|cards|monopoly|draughts|tennis|darts|fifa|golf|bowling|dominoes|uno|snap ; cry|crying|cried ... onion|onions
    standing|stood|stand|up on the|a? chair|stool|step|stepladder|ladder to|while|changing|cleaning|painting|dusting|reaching .. change|changing|clean|cleaning|paint|painting|dust|dusting|bulb|curtains|curtain|shelf|cupboard|wallpaper ; razor|knife|scissors in one? hand .. shaving|cooking|chopping
    my|the last shift|class|lesson|rehearsal|gig|match|seminar|night_shift|late_shift|fixture
    hope|hopes|hoping|pray|praying the|my|his|her cancer|tumour|tumor|lump|leukaemia|lymphoma|melanoma never|not|does_not|will_not|has_not|did_not come|comes|came|return|returns|returned|spread|spreads back? ; undertaker|undertakers|funeral is? plan ; logging|log off forever until|till|til ; did not want to .. and he|she|it did not ; mum|mom|dad|nan|boss|wife|husband|girlfriend|boyfriend will|would|is_going_to literally? bury|skin|flay|lynch me
    live to be|till|until a_hundred|hundred|ninety|100|90|120 ; lost without me ; thought i would be a burden but ; over the edge on|for an|a abseil|zipwire|zip_wire|charity
    platform .. train|trains|tram is? cancelled|delayed|late|rammed|packed ; one more|another meeting|email|ringtone|zoom|spreadsheet|slide|episode|advert|song|nappy|powerpoint|webinar ... walk|jump|throw_myself|hurl_myself|fling_myself .. sea|ocean|window|river|lake|volcano
    last night|day|week|evening before|at|in she|he|we|they|the|our|her|his move|moves|flies|fly|flat|hostel|wedding|holiday|holidays|term|uni ; hit me with a|the|another bill|fine|invoice|quote|surcharge|question ; had it all my|his|her life ; done it since i|he|she was ; like being stabbed|knifed in|$|when|each|every|with ; like being stabbed ; stabbed me in the back .. got|took|stole|nicked my|the promotion|job|idea|credit|client|deal
    hit by a cyclist|bike|ball|puck|door|branch|scooter ; curl up and die when|of|with|from|at ; throat is strangling
    asked|asks if|whether i .. suicidal ... said no obviously|and_meant ; i give up which|what|where|how|who
    poisoned myself .. ate|eating|chicken|fish|mussels|prawns|eggs|rice|milk|mayo ; shot myself in the face|foot|leg .. rocket|launcher|grenade|game|again
    nobody|no_one|nothing is hurting|hitting|touching|harming|attacking|watching|following me|us ; life savings|jacket|expectancy|guard|drawing
    i am done thanks|thank_you|for_now|for_today|with_the|with_my ; we have? set|picked|got the|a date ; gave|giving|given my old
    how much is too much ; feel like a failure at it|this|breastfeeding|cooking|that
    can_i|could_i|should_i|may_i|do_i|safe_to|ok_to|okay_to|best_to take all|both my|of_my|the|these|his|her blood_pressure|morning|evening|daily|regular|usual|heart|prescribed|epilepsy|diabetes|thyroid|vitamin tablets|pills|medicines|medication|capsules|vitamins together|in_the|at_night|at_bedtime|at_the_same|with_food|with_breakfast|before_breakfast|before_bed|after_breakfast|after_food|first_thing
    send|give|show|giving|sending me|us the|any|those|your|a? crisis|helpline|samaritans|emergency? numbers|number|lines|line|links|leaflets|speech ; crisis numbers|lines|helplines
    drove|slid|skidded|came|crashed|drive|driving off the? road .. into .. ditch|hedge|field|verge|snow|tree|wall .. on ice|ice|fog|rain|snow|aquaplaned ; left|leaving|wrote|written a? note on|with|for the? fridge|door|babysitter|nursery|milkman|neighbour|school|teacher|carer|receptionist|nurse|gp|windscreen
    fine|ok|okay|cope|manage without me at work|school|for_a|this_week|today|tonight|until|on ; planned|planning|plan|arranged|prepaid my own? funeral at|with|through the|my? solicitor|solicitors|undertaker|undertakers|funeral_director|co_op|vicar ; keep|kept|keeping my|the|all|our? .. in|on|up .. so|where|away_from the? kids|children|toddler|grandkids|grandchildren|dog|baby
    list|lists|mention|mentions|says|listed suicidal thoughts|ideation ; suicidal thoughts|ideation .. side_effect|side_effects ; cell|cellular|programmed|gene suicide ; suicide gene|genes|inhibition|substrate
    hear voices through|from|in the wall|floor|ceiling|garden|street|next_door ; own voice echo|echoes
    one more time|litre|night|week|minute|day|glass ... i will|would|might jump out of? the? window|bridge|roof ; one more|more_time|again ... i will|would|might throw|hurl|fling|chuck|launch myself out|off of? the? window|balcony|roof|bridge|cliff ; please|just bury me now? $ ; please|just bury me now|in|under|with|here|already|also|and
    not wish|want to live anywhere|near|there|abroad|next_to|with_my_parents|with_my_mum ; let go of the past|him|her|it|things
    kill it and restart|reopen|relaunch ; kill the app|tab|process|program|session ; app|phone|game|laptop keeps dying
    jumped off the pier|boat|diving_board|rocks .. sea|ears|water|swim ; jumped out of my skin
    driving|drives|drove|drive|sends|sending me|us|him|her|them|everyone up|round|off the wall|bend|twist ; off the wall and
    hit me up|with_your_best ; stepped|fell|slipped|tripped|jumped|jump off|down|over the|a? kerb|curb|step|stair|pavement|sofa|trampoline|swing
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
    stop|stopped|stopping to? eating|eat at|before|after|by|from ; ate|eaten|scoffed|demolished a|the? whole|entire|full pizza|cake|cheesecake|chicken|loaf|lasagne|takeaway|meal|easter_egg ; it|which|film|movie|book|ending|story|episode was|is so|really|very|too sad|depressing ; called|named the? noose|gallows|gallows_point|hangman|suicide|kamikaze|kamikazes|guillotine|hanging ; matter|matters|declare|disclose|premium|premiums|applying|quote|declined|refused .. for|on|to|my? life insurance ; date with death|destiny ; farewell|leaving speech|party|drinks|do|lunch|tour ; throw|kill|sell|give .. myself|kidney|arm .. for a|some|one cup|coffee|tea|nap|sleep|biscuit|drink|wee|sandwich|holiday
    lost|losing the|my? will to live in|with|at|waiting|on|during|over|listening ; live with|without the|this|these|that tremor|itch|cough|inhaler|glasses|cream|wheeze|tinnitus ; fork in me i_am? done
    last message for a while|bit|few ; throw himself|herself|themselves at ; i am done decorating|packing|cooking|painting|shopping
    letter|results|bloods|report|chart says|said|shows .. overdosed on? ; overdosed|overdose on thyroxine|levothyroxine|vitamins|vitamin
    watching|monitoring me|us|it|my for|closely ; threw|throws|kicked|kicks|hit the|a ball|frisbee|snowball at|to me
    bridge committee|toll|repairs|evening|tournament|works ; throw|threw|throwing|thrown myself|himself|herself|themselves into|in my|his|her|the? work|job|sport|parenting|revision|school|studies|gardening|training|it ; pushed|pushes|push|pushing me|him|her on the? swing|swings|trolley|wheelchair|sledge|bike
    ready|happy|fine|keen|want|wants to go home but|from|after|tomorrow|today|on_monday|and_they|from_hospital ; lot number
    it|this|that|tiredness|heat|smell|pain|wave|terror|panic|fear|fatigue|exhaustion|grief|nausea|dizziness|reality|realisation|sadness|news|menopause|anxiety|flu|covid|hunger|cramp|headache|migraine hit|hits me|us ; hit me|him|her|us with|by a|the? cricket|tennis|golf|hockey|squash|bouncy? ball|frisbee|puck|shuttlecock|football ; find|finds|finding|found me a|an|another|some .. bed|gp|doctor|dentist|place|home|flat|job|house|room|slot|space|therapist|counsellor|appointment|surgery|vein|nurse|carer|chair|seat ; hit|hits me like a|an|the .. ton|tonne|truck|train|brick|bricks|wall|wave|hammer|lorry|bus|bolt|sledgehammer|rock|tsunami ; hit|hits me like_nothing|like_lightning|all_at_once|out_of
    burn|burning|burned|burnt|burns the candle ; sleep|sleeping|sleeps with the fishes ; to a? cave|mars|the_moon|antarctica goodbye|bye forever?
    if that|this|the|my drill|dog|alarm|song|baby|phone|strimmer|tap|printer|kettle|radio|bird|cockerel .. again|more|once_more ... i will|would jump|throw_myself|climb|scream out? of? the? window?
    kill me when he|she|they see|sees|saw|hear|hears|find|finds|finds_out i|i_have|that_i|my|the? .. dyed|shrunk|scratched|bought|spent|broke|dented|ate|eaten|painted|ordered|cut
    voices in|from the? street|garden|corridor|pub|next_door|hall|car_park|playground ; despair is a sin ; get|gets|getting|heal|heals better without
    up to my|his|her neck|eyes|ears in work|paperwork|debt|laundry|nappies|it|marking|emails ; engine .. idle|idling|light|oil|noise ; fox|horse|rat|bat|monkey|snake|spider|tick|insect|squirrel|pig|parrot|mosquito bit|bites|bitten|scratched|kicked my|me
    strangle|murder|kill|throttle|shoot|smash|destroy the|that|this|my alarm|alarm_clock|car_alarm|smoke_alarm|clock|cockerel|rooster|printer|laptop|router|wifi|boiler|seagull|seagulls|pigeon|pigeons|magpies|squirrels|fox|leaf_blower|strimmer|vacuum|hoover|photocopier|sat_nav
    lambing|exams|exam|work|job|deadline|cold|flu|cough|debt|hayfever|hay_fever|lurgy|bug|addiction .. has|have|had|got me by the throat
    yeet|throw|launch|fling|hurl|chuck|throwing|launching myself|me into|at|in the|a sun|moon|space|bin|sofa|bed|skip|volcano|freezer|fridge|pool
    last words will|would|should be it_is|only|who|was|hold|i_told_you|told_you|where|did
    threw|throw|chucked|launched|flung myself off|from|into|in the|a high|top|diving|low|springy? board|springboard|sofa|trampoline|slide|swing|pool|wave|waves|bouncy_castle
    ask|asking|asked|asks a|an|my|your|the? people|someone|somebody|friend|patients|pupil? if|whether they|someone|somebody|a_person|people|he|she is|are? suicidal|self_harming
    patients|people|those|pupils|students|men|women|adults|veterans|teenagers|clients|inmates at high|low|raised|increased? risk of suicide|overdose|self_harm|harming_themselves|killing_themselves
    game|games|level|film|show|series|video|cartoon|book|story|ride where|in_which you|they|he|she|people|players|characters? hang|hangs|die|dies|jump|jumps|kill|kills|drown|drowns|shoot|stab from|himself|herself|themselves|yourself|people?
    dream|dreams|dreamt|dreaming|nightmare|nightmares of|about|that|where|i_was|i_am drowning|falling|being_chased|flying|sinking
    cut to the bone by|in|with .. redundancy|redundancies|budget|budgets|council|cuts|round|funding|government
    took|take|taken|had|taking one|two|a_couple_of|couple_of paracetamol|ibuprofen|aspirin|nurofen|painkillers|antihistamines
    sat_nav|satnav|google_maps|maps|gps told|tells|says|wanted|wants|telling|sent|tried|tries me|us? to? drive|send|put me|us? ; sat_nav|satnav|google_maps|maps|gps told|tells|sent|tried|tries me|us? to? drive|turn|go|driving? straight|right|off? into|in the|a? sea|lake|river|field|canal|wall
    in the end ; by the end ; tonight is the night sleep|for|of_the ; knocked out of the cup|league ; voice|voices on the radio|phone|tannoy|podcast
    lost|losing|lose the will to live ... dishwasher|queue|hold|meeting|spreadsheet|laundry|commute|traffic|email|school_run|wallpaper
    dressing|bandage|plaster|gown|gauze|curtain|cannula|drip|catheter is|was|came|fell coming|falling? off ; gave|give|giving my|the plants|plant|sourdough|desk|chair|mug away|to
    wrote|written|writing letters to my kids|children to open ; will not be here next week|month|for ... portugal|spain|holiday|cruise|away|abroad|bloods|appointment`);

/** What makes standing by a bridge or on a cliff an outing. */
export const OUTINGS: readonly string[] = phrases(`
    grand_canyon|canyon|viewpoint|lookout|gorge|niagara|eiffel|fjord|summit|chairlift|cable_car ; car|van|engine|bus|bike would|will not start ; broke|broken down ; breakdown|recovery truck|man|van ; regatta|parade|fireworks|carnival|abseil|zip_wire ; dared|dare|belly_flop ; dip|dippers|swimmers ; ice cream ; picnic ; eclipse ; sunburnt|sunburned|sunburn ; boat_race ; steam trains ; fish_and_chips ; of the pool ; flood rescue ; flask ; packed_lunch ; selfie ; ducks ; binoculars ; birdwatching ; sandwich|sandwiches ; bitten by ; hiking|hike|ramble`);

/** A complaint of the body, named: what is unbearable, and what is not kept down. Pain is not among them: it wears people out. */
export const ILLNESS: readonly string[] = phrases(`
    eczema|psoriasis|rash|hives|itch|itching|itchy|acne|migraine|migraines|cough|coughing|sinus|sinuses|toothache|tinnitus|reflux|heartburn|hay_fever|hayfever
    tummy|stomach bug|upset|virus ; food poisoning ; norovirus|gastroenteritis|diarrhoea|diarrhea|nausea|covid|flu|tonsillitis
    ankles|ankle|feet|legs|fingers|face|hands .. puffed|puffy|swollen|swell|swelling|swells ; swollen|puffy ankles|feet|legs|fingers|face|hands
    ramadan|lent|yom_kippur ; silent? retreat ; hospice ; for my? bloods ; midnight ; morning sickness ; hangover|hungover ; back from egypt|turkey|holiday|spain|india|thailand|morocco ; chemo|chemotherapy|antibiotics
    before|for|after the? operation|surgery|scan|blood_test|anaesthetic|colonoscopy ; hot flushes|flashes ; test|biopsy|scan results ; menopause|teething`);
