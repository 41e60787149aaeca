import { phrases } from './concept.ts';

/** Eaten, watched and bought to excess in jest; nothing here is a medicine, a drug or a drink that poisons. */
const TREATS =
  'egg|eggs|bun|buns|quality_street|celebrations|sprouts|satsumas|oranges|clementines|potatoes|roasties|pancakes|cheese|crackers|crisps|popcorn|haribo|sweets|sweeties|jelly_babies|maltesers|chocolate|chocolates|chocs|pie|pies|scones|cake|cakes|trifle|custard|pudding|puddings|stuffing|gravy|turkey|ham|sausages|sausage_rolls|toast|crumpets|ice_cream|lollies|doughnuts|donuts|biscuits|hobnobs|jaffa_cakes|pringles|nachos|tacos|kebab|kebabs|pizza|curry|naan|poppadoms|sushi|prawns|strawberries|cherries|plums|prunes|apricots|grapes|watermelon|mangoes|bananas|bread|pasta|lasagne|beans|lentils|hummus|olives|nuts|peanuts|peanut_butter|pickles|telly|tv|netflix|box_sets|boxsets|tiktok|podcasts|documentaries|films|carols|football|glitter|shopping|sunshine|puppies|fibre|carbs|sugar|coffee|liquorice|sherbet_lemons|bargains|peppa_pig|bluey|paw_patrol|disney|lego|harry_potter|sweetcorn|rhubarb|tomatoes|blackberries|raspberries|blueberries|clotted_cream|christmas_dinner|roast_dinner|sunday_roast|buffet|nachos|noodles|chips|wotsits|cheesecake|brie|pate|pastry|pastries|croissants|yorkshires|parsnips|cabbage|cauliflower|kale|broccoli|porridge|weetabix|cereal|salad|festivities|eurovision|strictly|bake_off|cheeseboard|charcuterie|pick_n_mix|selection_box|snacks|nibbles|cuteness|reality_tv|memes';

/** Things that no longer work or never did: it is they that are worthless, not who writes. */
const WARES =
  'cream|creams|ointment|lotion|spray|inhaler|inhalers|epipen|epipens|bottle|mask|masks|test|tests|kit|kits|strips|monitor|monitors|watch|tracker|app|apps|thermometer|brace|braces|splint|insole|insoles|pillow|mattress|vitamin|vitamins|supplement|supplements|probiotics|collagen|certificate|warranty|policy|insurance|scales|blender|juicer|gadget|gadgets|device|toothbrush|toothpaste|mouthwash|shampoo|sunscreen|suncream|plasters|gloves|filter|coupon|voucher|vitamin_c|zinc|magnesium|turmeric|receptionist|website|leaflet|leaflets|advice|jab|jabs|exercises|diet|stockings|batteries|lenses|glasses|hearing_aid|hearing_aids';

/** What people are all thumbs with. */
const FIDDLY =
  'floss|flossing|chopsticks|drops|eye_drops|ear_drops|lenses|contact_lenses|contacts|inhaler|inhalers|spacer|sprays|mornings|early_mornings|splinters|needles|numbers|figures|names|faces|dates|money|technology|tech|gadgets|phones|computers|apps|directions|maps|forms|passwords|diets|hair|makeup|plasters|bandages|thermometers|plants|tools|diy|spelling|languages|buttons|jars|zips|laces|crutches|stairs|heat|cold|kitchen|garden|spreadsheets|paperwork|babies|toddlers|dogs|small_talk|routines|sums|toothbrush|toothbrushes|tampons|swallowing|measuring|timings|reminders';

/** Those of stage, book and screen whose end everybody knows. */
const OF_STORIES =
  'javert|ophelia|mufasa|karenina|thelma_and_louise|tosca|bovary|moriarty|hedda_gabler|werther|gollum|dumbledore|sydney_carton|bill_sikes|romeo_and_juliet';

/**
 * Words of danger said of a thing, a song or a story: the worthless cream, the beast of burden, ashes that went off a bridge.
 * Guarded like what an occasion explains, and by fear of oneself or a leap told beside it.
 */
export const THING_IDIOMS: readonly string[] = phrases(`
    ${WARES} is|are|was|were|seem|seems|looks|become|becomes|became|has_become|have_become|going|getting|now|proved|turned_out? now|really|so|a_bit|totally|completely|utterly|pretty|quite|absolutely|basically|pretty_much? worthless|useless|hopeless|pointless|rubbish and? worthless|useless|hopeless|pointless|expensive?
    hopeless|useless|worthless|rubbish|terrible with|at|in|on|around|without the|my|a|any|these|those|contact|small|eye|all? ${FIDDLY}
    useless|hopeless with|without this|that|my|one|the left|right|bad|good|sore|operated hand|arm|leg|knee|foot|eye|wrist|shoulder|side|back
    ${OF_STORIES} just|always|then? jump|jumps|jumping|jumped|fall|falls|falling|fell|leap|leaps|leaping|go|goes|going|went|drive|drives|driving|drove|throw|throws|throwing|threw|drown|drowns|drowning|drowned|stab|stabs|stabbing|stabbed|kill|kills|killing|killed|poison|poisons|poisoning|hang|hangs|hanging|dying|dies|died himself|herself|themselves|off|from|into|under|over|in|at? the|a|his|her? bridge|cliff|castle|castle_wall|wall|battlements|train|river|stream|brook|edge|canyon|tower|seine|parapet|falls?
    juliet|romeo|cleopatra|nancy|bambi|antigone|desdemona|gaston just|always|then? stabbing|stabs|poisoning|poisons|killing|kills|dying|dies|falling|falls|death|suicide herself|himself|off|from? the? wall|tower|roof|balcony? always|still|got|gets|made|makes|had|broke|scene|in_the
    ${OF_STORIES} is? suicide|drowning|jump|leap|fall|dying|death
    shot|shoot|shooting|hit|got myself|me|him|her|us .. with|by|from a|the|his|her|my|our? nerf|water|paintball|glue|hot_glue|toy|foam|laser_tag|spud|cap|bubble|squirt gun|pistol|pellet|pellets|dart|blaster ; shot|shoot|hit myself|me|him|her .. with|by|from a|the? water_pistol|super_soaker|nerf_dart|peashooter|party_popper|elastic_band|rubber_band|champagne_cork|paintball
    beast of burden ; suicide is painless ; not fear the reaper ; highway to hell ; stairway to heaven ; knocking on heavens door ; live and let die ; bridge over troubled water ; everybody hurts ; murder on the dancefloor ; bleeding love ; psycho killer ; die with a smile ; shot the sheriff ; the drugs do not work ; how to save a life ; gloomy sunday ; time to say goodbye ... karaoke|choir|duet|aria|encore ; sang|singing|sing|karaoke ... time to say goodbye ; sang|singing|sing|belted|belting|covered|covering|strumming ... under the bridge
    could|can|might|nearly|almost have? cut|slice|sliced the|that|this air|tension|atmosphere|silence|fog|smog|mood|humidity with a knife
    air|tension|atmosphere|silence|fog|smog|mood|humidity ... cut|slice|sliced|cut_it with a knife
    his|her|their|the|is|these|mums|dads|nans|grans|grandads|grandmas|hubbys|dogs ashes were|was|went|go|going|scattered|thrown|tipped|poured|all? off|from|over|into|in|at|on|under|by|along the|a end_of_the|edge_of_the? old|little|stone|wooden|railway? bridge|footbridge|cliff|cliffs|cliff_path|cliff_top|pier|jetty|lake|river|sea|canal|reservoir|railway|line|rocks|harbour|weir|waterfall|viaduct|quarry|water|headland
    wake|waking|woke|waken up? at|around|about|by|before three|four|five|six|seven|two|one|#|half|ten_to|five_to|just|half_past|quarter|dawn|stupid|the_alarm|my_alarm|everyone|daft ; wake|waking|woke up? stiff|with_a|with_my|with_dry|with_pins|with_cramp|with_numb|needing|soaked|sweating|hungry|thirsty|every_hour|several_times|every_two|for_the_loo|for_a|in_the_night`);

/** Excess in jest, and what is swallowed for a test: guarded by medicines and poisons as well. */
export const EXCESS_IDIOMS: readonly string[] = phrases(`
    od|overdosed|overdosing|overdose|overdoing on the|my|too_many|too_much|all_the|his|her|some? nans|mums|mum_is|nan_is|gran_is|grans|sherry|birthday|leftover|mini|creme|easter|hot|mince|roast|true|christmas|cross|cheap|homemade|leftover|milk|dark|salted|pork|apple|bad|reality|crime? cross|crime|sherry|christmas|birthday|chocolate|cheese|lemon|apple? ${TREATS}
    got_to|have_to|going_to|need_to|must|will|want_me_to|wants_me_to? swallow|swallowing|swallowed|swallows a|an|the|my|this|that|their|some? tiny|small|little|wireless|video? camera|pill_camera|pillcam|pill_cam|capsule_camera|camera_capsule|camera_pill|barium|contrast|sponge|cytosponge|tube|scope|probe|endoscope|gastric_balloon|radioactive_iodine|iodine_capsule|telescope capsule|pill|meal|drink|on_a_string?
    swallow|swallowing|swallowed the|a|my? capsule|pill with|that_has|containing a|the camera|sponge|balloon
    take|drink|taking|drinking|finish|finished|drank|took the|a|this|my? whole|entire|full|all_of_the|second|last|all bottle|jug|litre|litres|box|lot|sachet|sachets|dose of the|that|my? bowel|colonoscopy|scan? prep|moviprep|plenvu|picolax|citrafleet|laxido|barium|contrast|contrast_dye|fortisip|dioralyte
    left|home|night|nights|day|days|week|weekend|afternoon alone with|looking_after the|my|our|both|all|two? new|little|three|two? baby|twins|newborn|toddler|kids|children|boys|girls|grandkids|grandchildren|grandson|granddaughter|puppy|dog|cats|cat .. first_time|first_day|tips|ideas|while|tomorrow|next|on_saturday|on_sunday|this_weekend|for_the_first|for_an|for_a|and_need|and_wondering|what_do|how_do|how_long|any
    swallow|swallowing|swallowed|have|having|put|putting|get|getting a|an|the|my? tiny|small|little? camera|scope|endoscope|tube|probe down|inside|up me|him|her|my_throat|my_nose|his_throat|her_throat|you
    swallow|swallowing|swallowed|take|taking a|an|the|my? tiny|small|little? pill|capsule|tablet with|containing a|the? camera|tracer|chip|sensor|transmitter`);
