export type Person = 'self' | 'other';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** People a writer may be worried about, in the singular, as the subject of a sentence. */
export const RELATIVES = list(`
  mum mom mam mummy mommy mother dad daddy father brother sister sis son daughter child kid boy girl aunt uncle cousin niece nephew
  gran nan nana grandma grandpa grandad granddad grandfather grandmother wife husband partner boyfriend girlfriend fiance fiancee
  ex friend mate bestie roommate flatmate housemate schoolfriend schoolmate colleague coworker workmate neighbour neighbor student pupil patient client
  stepson stepdaughter stepdad stepmum stepmom stepbrother stepsister teenager teen somebody someone guy man woman lady person lad bloke
  lodger tenant boss teacher manager classmate buddy sibling twin grandson granddaughter `);

/** Words that say whose it is: the writer's own, or another person's. */
export const PERSON_SLOTS: Readonly<
  Record<string, { self: readonly string[]; other: readonly string[] }>
> = {
  i: { self: ['i'], other: ['he', 'she', 'they', 'who', ...RELATIVES] },
  me: { self: ['me'], other: ['him', 'her', 'them'] },
  my: { self: ['my', 'me'], other: ['his', 'her', 'their'] },
  self: { self: ['myself'], other: ['himself', 'herself', 'themself', 'themselves'] },
};

/** Words that stand for each other in the lexicon, written there as <name>. */
export const CLASSES: Readonly<Record<string, readonly string[]>> = {
  kill: list('kill kills killing killed'),
  want: list(
    'desire desires desiring want wants wanted wanting wish wishes wishing wished need needs',
  ),
  think: list('think thinks thinking thought'),
  thinkof: list(
    'think_about thinks_about thinking_about thought_about think_of thinking_of thought_of imagine imagining imagined picture picturing consider considering considered contemplating contemplate contemplated fantasising_about fantasizing_about fantasise_about fantasize_about daydream_about daydreaming_about',
  ),
  take: list('take takes taking took taken'),
  took: list(
    'took taken swallowed downed drank drunk necked ate eaten popped had ingested injected consumed gulped chewed chugged',
  ),
  taking: list(
    'take taking takes swallow swallowing down downing drink drinking neck necking popping',
  ),
  be: list('am is are was been be being'),
  have: list('have has had having got get'),
  pills: list(
    'pills pill tablets tablet paracetamol medication medications medicine antidepressants sertraline citalopram fluoxetine zopiclone diazepam valium xanax opioids oxycodone codeine morphine tramadol insulin sleepers amitriptyline quetiapine lithium propranolol ibuprofen aspirin capsules sedatives benzos painkillers benadryl advil aleve nyquil unisom ambien prozac zoloft lexapro cymbalta seroquel klonopin ativan lorazepam clonazepam temazepam nitrazepam mirtazapine venlafaxine duloxetine gabapentin pregabalin warfarin digoxin metoprolol bisoprolol amlodipine metformin codamol dihydrocodeine naproxen antihistamines piriton nytol promethazine phenergan anadin nurofen percocet vicodin hydrocodone fentanyl methadone adderall melatonin trazodone sleeping_pills sleeping_tablets heart_tablets carbamazepine valproate thyroxine hydroxyzine zolpidem betablockers beta_blockers blood_thinners heart_pills water_tablets ramipril lisinopril atenolol verapamil diltiazem flecainide amiodarone theophylline colchicine chloroquine hydroxychloroquine gliclazide clozapine olanzapine risperidone haloperidol nortriptyline dosulepin clomipramine imipramine doxepin bupropion wellbutrin paroxetine escitalopram phenobarbital phenytoin lamotrigine topiramate baclofen buprenorphine subutex cocodamol tylenol acetaminophen diphenhydramine loperamide alprax alprazolam etizolam clobazam oramorph nitrazepam',
  ),
  pillbox: list(
    'bottle box packet packets pack packs boxes bottles strip strips handful handfuls blister blisters stash',
  ),
  lots: list(
    'all whole entire every loads bunch lots everything handful handfuls bottle bottles packet packets pack packs box boxes strip strips ## too_many so_many overdose',
  ),
  poison: list(
    'bleach antifreeze rat_medicine rat_killer rat_tablets insect_killer mosquito_liquid dettol harpic kerosene phenyl dichlorvos gramoxone celphos pesticide pesticides weedkiller insecticide paraquat poison drain_cleaner rat_poison dishwasher_tablets methanol petrol strychnine arsenic cyanide white_spirit turps nail_varnish_remover nail_polish_remover toilet_cleaner oven_cleaner screenwash sheep_dip slug_pellets weed_killer ant_killer rat_bait hand_sanitiser hand_sanitizer surgical_spirit rubbing_alcohol paint_thinner detergent washing_up_liquid lighter_fluid meths jeyes_fluid drano lysol caustic_soda lye battery_acid sulphuric_acid hydrochloric_acid brake_fluid deicer de_icer creosote paraffin roundup glyphosate aluminium_phosphide patio_cleaner brick_cleaner limescale_remover viakal zoflora laundry_pods dishwasher_pods vape_juice vape_liquid formalin chloroform',
  ),
  gun: list(
    'gun pistol rifle shotgun revolver handgun glock firearm weapon sidearm twelve_bore 12_bore humane_killer captive_bolt bolt_gun crossbow',
  ),
  blade: list('blade blades knife knives razor razors razorblade scalpel scissors glass sharps'),
  rope: list('rope noose ligature cord belt cable'),
  means: list(
    'gun pistol rifle shotgun revolver handgun glock firearm rope noose pills tablets blade blades knife razor razors razorblade paracetamol insulin bleach medication helium ammo bullets bullet ligature',
  ),
  drop: list(
    'bridge ledge roof rooftop cliff cliffs cliff_edge tracks train_tracks railway_tracks viaduct overpass railings railing parapet balcony windowsill window_ledge multi_storey multistorey flyover',
  ),
  edge: list(
    'bridge ledge rooftop roof cliff cliffs tracks track viaduct overpass railings railing multi_storey multistorey car_park parapet balcony windowsill platform reservoir river sea lake canal pier quarry weir rails overlook headland lookout gantry pylon sill slipway jetty breakwater lock_gate harbour_wall gorge ravine waterfall dam aqueduct footbridge level_crossing',
  ),
  limb: list('wrist wrists arm arms thigh thighs leg legs neck throat forearm veins artery skin'),
  month: list(
    'january february march april may june july august september october november december',
  ),
  day: list('monday tuesday wednesday thursday friday saturday sunday weekend'),
  child: list('son daughter kid child boy girl toddler baby'),
  baby: list('baby newborn bub infant bump twins little_one'),
  partner: list(
    'husband wife partner boyfriend girlfriend ex fiance fiancee he she they dad father stepdad stepfather mum mom mother stepmum stepmom brother brothers uncle him',
  ),
  parent: list(
    'dad father stepdad stepfather mum mom mother stepmum stepmom uncle brother grandad grandpa carer foster_dad foster_mum coach',
  ),
  hit: list(
    'hit hits hitting punched punches punch punching slapped slaps slap kicked kicks kick beat beats beating shoved shoves pushes pushed threw throws grabbed grabs grabbing burnt burned dragged headbutted bruised choked',
  ),
  anymore: list('anymore any_longer no_more'),
  // What is said to kill, choke or attack people and is nobody: complaints, clothes, weather, work.
  ailment: list(
    'gallbladder bladder prostate liver kidney kidneys hernia lungs lung leg legs thigh thighs calf calves ovaries womb fibroids sinuses bowel spine disc nerve nerves burning dizziness vertigo nausea itching itch itchiness cream ointment lotion gel phlegm mucus catarrh snot cough coughing reflux acid heartburn indigestion bra collar shirt tie waistband trousers jeans belt mask corset heat humidity cold weather sun pain pains ache aches job work commute migraine migraines headache headaches skin tinnitus noise endometriosis fibromyalgia arthritis back knee knees feet foot hip hips heel heels toe shoes boots neck shoulder shoulders tooth teeth gum gums jaw throat tonsils snoring dryness diet cramps cramp period periods piles haemorrhoids hemorrhoids hayfever hay_fever pollen sciatica gout bowels stomach tummy belly bloating constipation sunburn rash eczema psoriasis hives bites ear ears head sinuses sinus nose machine mattress chair illness disease cancer chemo treatment tablets medicine injections tiredness fatigue exhaustion menopause flushes sweats stress anxiety stairs hill double shift shifts overtime deadline deadlines paperwork form forms exam essay module placement dissertation hangover workout gym curry vindaloo ulcer ulcers blister blisters ankle wrist thumb elbow eye eyes guts allergy allergies asthma',
  ),
  // What may strike one down unasked, and how it does.
  fate: list(
    'truck lorry bus car van train tram tractor plane meteor asteroid lightning stroke heart_attack aneurysm clot cancer infection chest_infection pneumonia sepsis tumour tumor bullet wave flood storm hurricane tornado avalanche earthquake sinkhole piano tree roof ceiling',
  ),
  strikes: list(
    'hit hits struck strikes finish finishes finished kill kills killed flatten flattens flattened squash squashes squashed crush crushes crushed fell falls lands landed wins won takes_me took_me got_me gets_me carries_me carried_me has_me ends_me ended_me',
  ),
  struck: list(
    'hit run_over knocked_down mown_down mowed_down flattened squashed struck crushed taken_out isekaid wiped_out killed',
  ),
  peril: list(
    'anaesthetic anesthetic operation surgery op procedure plane flight engine engines brakes heart lift boat parachute',
  ),
  sorrowful: list(
    'sorry mad sad upset cross bothered fussed gutted angry annoyed heartbroken devastated',
  ),
  keepsake: list(
    'account accounts skins console guitar bass drums drumkit records vinyl camera bike motorbike watch ring rings jewellery jewelry tools rods collection hoodie jacket games playstation xbox switch pc cards medals piano violin allotment season_ticket plants dog cat hamster snake birds pigeons',
  ),
  // What a car is driven at, what is stopped up, what gives off gas, what stands high.
  wall: list(
    'pillar pillars abutment artic barrier embankment oak pylon cliff wall tree lorry truck bridge_support telegraph_pole gatepost quarry flyover support',
  ),
  gap: list(
    'gap gaps crack cracks vent vents keyhole letterbox flap flue door doors window windows',
  ),
  weapon: list(
    'knife knives breadknife bread_knife carving_knife kitchen_knife cleaver machete axe hatchet hammer crowbar bat poker screwdriver sword bayonet chisel pitchfork spade gun pistol rifle shotgun revolver handgun crossbow nail_gun bolt_gun',
  ),
  burner: list(
    'stove camping_stove bbq barbecue charcoal coals brazier disposable heater generator genny burner burners primus gas_fire gas_tap gas_taps gas_ring gas_rings',
  ),
  height: list(
    'silo crane mast pylon gantry tower tower_block scaffolding scaffold chimney water_tower viaduct multi_storey',
  ),
  lastthing: list(
    'cig cigarette fag smoke roll_up rollie pint dram whisky beer song cuppa brew tea coffee sunset sunrise sandwich prayer hymn psalm glass episode crossword',
  ),
  soon: list('soon sooner'),
  really: list(
    'really just so actually truly honestly literally kind_of sort_of still always constantly even do fucking seriously',
  ),
  // What has no voice of its own; what a voice bids; who has a child in the car.
  deaf_thing: list(
    'radiator boiler plughole mirror fridge freezer hairdryer kettle plug socket sockets vent vents lamp pipes pipe tap taps drain drains microwave toaster floorboards smoke_alarm meter extractor oven hoover lightbulb bulb chimney',
  ),
  maim: list(
    'kill stab drown smother strangle burn hurt harm hang jump cut attack push poison shoot choke punish sacrifice die slit set_fire walk_into step_in_front step_out step_off put_my_hand pull_my_eye pull_out pluck_out bite swallow do_it end_it throw_myself run_into',
  ),
  carer: list(
    'mum mom mummy mommy mam dad daddy stepdad stepmum stepmom boyfriend girlfriend he she uncle aunt nan gran grandad brother carer foster_dad foster_mum',
  ),
  someday: list(
    'tomorrow weekend monday tuesday wednesday thursday friday saturday sunday christmas birthday payday',
  ),
  // What plays or burns to its end; what is plugged in; days kept together.
  played: list(
    'song track tune album record playlist film movie episode programme credits candle cigarette cig fag joint battery phone tape video stream call chat rain game kettle chapter clip bath raid round level vape drink bottle glass',
  ),
  plugged: list(
    'toaster hairdryer hair_dryer radio heater fan_heater lamp kettle iron straighteners plug extension_lead',
  ),
  feast: list(
    'christmas thanksgiving diwali eid easter hanukkah birthday harvest summer holiday weekend dinner lunch sunday supper anniversary wedding family_dinner roast bbq barbecue',
  ),
  police: list(
    'police policeman policewoman policemen officer officers copper coppers cop cops constable constables pc coroner bobby',
  ),
  // Whom a voice names.
  someone: list(
    'man woman postman visitor cleaner driver postie pharmacist stranger nurse neighbour neighbor landlord landlady doctor driver boss baby wife husband mother father mum dad sister brother son daughter child teacher girl boy lodger him her them he she they family milkman carer warden priest flatmate housemate',
  ),
};
