import { type Concept, half, phrases } from './concept.ts';

const injury: readonly Concept[] = [
  {
    id: 'harm_urge',
    type: 'self_harm_urge',
    deniable: false,
    phrases: phrases(`
      trying|try|fighting|struggling .. so|really|very|desperately hard? not to cut|self_harm|burn|hurt|harm|relapse|scratch|slice $|myself|tonight|again|rn|right_now|my ; trying|fighting not to cut|self_harm|relapse $|tonight|again|right_now|today ; trying|fighting not to hurt|burn|harm|scratch myself tonight|right_now|again|$ ; still|just|really <want> to cut|burn properly|for_real|deep|$
      all i <want> .. to ... cut|self_harm|slice $|myself ; <want> ... scratch|slice|cut|rip|claw|tear|carve my arms|arm|legs|leg|thighs|wrists|wrist|stomach up|open|to_pieces|to_ribbons|to_shreds ; elastic|rubber band ... still? <want> to cut|do_it|hurt|$ ; ice|band|drawing|pen ... still <want> to do_it|cut|hurt|$ ; itch|pull|need to do_it|cut|hurt .. is|are|comes? .. back|loud|strong`),
  },
  {
    id: 'harm_act',
    type: 'self_harm',
    phrases: phrases(`
      steri_stripped|steristripped|stitched|glued|bandaged my own arm|arms|leg|thigh|thighs|wrist ; self_inflicted|selfinflicted cuts|wounds|burns|cut|wound|marks ; did|done|scratched|dug|scored my arm|arms|wrist|leg|thigh|thighs|hand .. with a|the|my compass|blade|razor|sharpener|scissors|stanley|craft_knife|pin ; fresh|new lines|ones on|all_over|up my thigh|thighs|arm|arms|hip|hips|wrist|stomach`),
  },
  half(
    'thighs_cut',
    `cut|cuts my thighs|hips|forearms again|last_night|yesterday|this_morning|tonight|at_the_weekend ; cut my thighs|hips|forearms on <day>|saturday|sunday`,
  ),
  half(
    'clean_time',
    `# years|months|weeks|days|year|month without|no cutting|self_harm|self_harming|a_razor|hurting_myself|burning ; # years|months|weeks|days|year|month clean ; not cut|burned|burnt|self_harmed|hurt_myself|harmed_myself since|for|in`,
  ),
  half(
    'it_wanted',
    `wanting to $|for|again|so ; <really>? want to $|so|again|now|tonight ; want to .. much|badly ; itching|tempted|close to`,
  ),
  half(
    'limbs_done',
    `did|done my arms|legs|thighs|thigh|hips|hip|stomach|wrist|wrists|forearm|forearms|calves|ankles again|last_night|yesterday|this_morning|tonight|at_the_weekend ; did|done my arms|legs|thighs|thigh|hips|hip|stomach|wrist|wrists|forearm|forearms on <day> ; did|done mine|them <day>|last_night|yesterday`,
  ),
  half(
    'skin_hidden',
    `shallow|superficial ; not too|that|very? deep ; hide|hiding|cover|covered|covering|keep it|them|up? ; stitches|steristrips|steri_strips|butterfly_stitches ; long_sleeves|sleeves|plasters|bandage|scabs|scabbed|healing|closed|weeping ; cuts|lines`,
  ),
  {
    id: 'marks_on_other',
    type: 'self_harm',
    person: 'other',
    deniable: false,
    phrases: phrases(
      `cuts|lines|slashes|scars|burns ... daughters|sons|brothers|sisters|wifes|husbands|girlfriends|boyfriends|friends|kids|her|his arm|arms|leg|legs|thigh|thighs|wrist|wrists|stomach|forearm|forearms ; daughters|sons|brothers|sisters|wifes|husbands|girlfriends|boyfriends|friends|kids|her|his arm|arms|leg|legs|thigh|thighs|wrist|wrists|stomach .. covered|full|rows|row .. of|in .. lines|cuts|scars|burns ; daughter|son|brother|sister|wife|husband|girlfriend|boyfriend|friend|kid|mate is arm|arms|leg|legs|thigh|thighs|wrist|wrists ... lines|cuts|scars|burns|slashes ; cuts|lines|slashes|scars|burns ... daughter|son|brother|sister|wife|husband|girlfriend|boyfriend|friend|kid|mate is arm|arms|leg|legs|thigh|thighs|wrist|wrists ; wifes|husbands|daughters|sons|her|his thighs|arms|legs|wrists ... cuts|lines|scars`,
    ),
  },
  half(
    'cover_said',
    `says|said|swears|claims|insists|reckons it|they was|is|are|were|from the? cat|dog|rabbit|hamster|brambles|bushes|work|nothing|pe|football|oven|fence|a_fall ; it is nothing ; little|straight|neat|parallel straight? lines|cuts ; rows|row of ; some|are|is? still? fresh|scabbed ; round|fresh ones ; not show|let_me_see|take .. jumper|sleeves|hoodie|off`,
  ),
  {
    id: 'harm_act',
    type: 'self_harm',
    person: 'other',
    phrases: phrases(
      `found ... razor|blade|blades ... tissues|blood|bloody|bandages ... room|bin|bag|bed|drawer ; keeps|wears his|her|their? sleeves down|long_sleeves ... cuts|scars|marks|lines|burns`,
    ),
  },
];

const hunger: readonly Concept[] = [
  half(
    'living_on_little',
    `# days|weeks ... coffee|water|diet_coke|broth|gum|cigarettes|celery|tea|energy_drinks|nothing ; only|just|nothing_but .. black_coffee|coffee|water|diet_coke|broth|gum|rice_cakes|celery .. since|for|all|today|this|until ; # cals|calories|kcal`,
  ),
  half(
    'thin_wanted',
    `number|scale|scales|weight .. finally|is|are|went|going|go|moving|moved|dropping|dropped|down ; my|goal|the number $ ; not tell me to eat ; worth it ; nearly|almost at my? goal`,
  ),
  {
    id: 'eating',
    type: 'eating_disorder',
    phrases: phrases(
      `number|scale|scales go|going|goes|drop|dropping down ... only|happy|proud|control|feel ; run|walk|swim|exercise|burn|steps ... for every slice|bite|biscuit|meal|calorie|mouthful`,
    ),
  },
];

const forced: readonly Concept[] = [
  {
    id: 'abuse_sexual',
    type: 'sexual_abuse',
    deniable: false,
    phrases: phrases(`
      woke|wake|woken up? ... girlfriend|boyfriend|friend|mate|man|guy|bloke|woman|lad|sister|brother|uncle|housemate|flatmate|roommate|boss|stranger|cousin|teammate|husband|wife|partner was|were? on_top_of|inside|having_sex|kissing|groping me|with ; had|has|having sex with me ... asleep|passed_out|sleeping|unconscious ; woke|wake up ... having_sex_with|on_top_of|inside me
      husband|wife|partner|boyfriend|girlfriend|ex carries|carried|keeps|kept|goes|went|does|did|would|will on|going|not .. stop? when|after|even|though ... say|said no|stop|not_to $ ; woke|woken|came_to|wake ... not remember|know ... no_knickers|no_underwear|undone|inside_out|bruises_on|sore ; spiked ... woke|came_to|wake ... flat|house|bed|room|sore|clothes|undone`),
  },
  half(
    'refused',
    `not stop|stopped when|after|even|though .. say|said no|stop|not_to ; carries|carried|keeps|kept on|going when|after|even|though .. say|said no|stop|not_to ; does|did|do it|stuff|things to_me? when|while i am|was asleep|sleeping|passed_out`,
  ),
  half(
    'does_it_count',
    `does|do|would|if that|it|this|couples|we|men not? count|counts ; what to call it ; not call it|that ; call it that ; we are|been married ; his|her right ; i am a man|bloke|guy|lad ; rape|consent|assault`,
  ),
];

const bearing: readonly Concept[] = [
  half(
    'uses',
    `weed|joint|joints|spliff|bottle|vodka|rum|wine|whisky|gin|beer|cans|pints|codeine|pills|benzos|tramadol|coke|high|ket|drink|drinking|smoking .. every|most|all|before|on|a|since|till|until .. .. night|nights|day|days|work|class|bed|off|pass_out|black_out|school|home ; smoke|drink|get .. weed|high|drunk|till|until ... pass_out|black_out|before|otherwise|or`,
  ),
  half(
    'else_it_comes',
    `without it|them|one ... back|faces|see|there|again|dream|thinking|head|hear ; otherwise|or|because|sober i|it|they|then? .. remember|remembering|see|hear|smell|dream|think|thinking|back|am_back|start ; can not sit|be|live|stay in|with my own? head|thoughts ; makes it quiet|stop|go_away ; since|after helmand|basra|kandahar|iraq|afghan|afghanistan|falklands|bosnia|fallujah|kabul|my_tour|deployment|what_happened|what_he_did ; since|after the|a|my stabbing|crash|fire|attack|shooting|explosion|assault|rape|job|raid ... see|smell|hear|dream|head|kid|kids|again|back`,
  ),
];

const seen: readonly Concept[] = [
  {
    id: 'psychosis',
    type: 'psychosis',
    deniable: false,
    phrases: phrases(`
      swapped|replaced|changed|switched .. for|with|into ... trackers|receivers|transmitters|microphones ; tablets|capsules|pills|vitamins|fillings|eyes|teeth are|is|have_become trackers|cameras|receivers|microphones|chips ; lets|letting|so_that them|they|him .. follow|track|spy|listen .. me|us|thoughts $ ; talk|talks|talking|whisper|laugh about me in|through|from|behind the|my <deaf_thing>|wall|walls|ceiling ; talks|speaks|whispers|mutters|talking|speaking in|into|behind my left|right ear ; voice in my left|right ear
      pump|pumping|pumps|piping|blowing|spraying .. gas|something|fumes|chemicals|poison|stuff through|into|under the|my ceiling|vents|vent|walls|wall|flat|floor|door|loft ; put|placed|planted|sent|hired there|here? to watch|monitor|spy_on|report_on me ; are|is not really|actually my|our flatmates|neighbours|colleagues|kids|children|parents|friends|doctors ; only|just eat|eaten|eating|drink|drinking .. sealed|unopened bottles|bottle|cans|tins|packets ; know|sure|certain|convinced ... putting|puts|slipping|switching something|stuff|things|it in|for my food|tea|drink|drinks|milk|dinner|water|coffee`),
  },
  half(
    'thing_changed',
    `swapped|replaced|changed|switched|switching my|our ... for|with|by ; my|our .. been|were|are|was|is swapped|replaced|changed|switched for|with|by|$ ; put something in|inside|into my|the`,
  ),
  half(
    'it_wakes',
    `feel|hear them|it switch|wake|waking|turn|warm|warming|click|listen|move .. on|up|when|as|near ; when|as|near|past the .. mast|tower|aerial|pylon|helicopter|police_car ; talk|talking to each_other ; when i think`,
  ),
];

const weighing: readonly Concept[] = [
  {
    id: 'passive',
    type: 'passive_death_wish',
    deniable: false,
    phrases: phrases(`
      sooner|quicker|faster .. finishes|finish|kills|kill|takes|take|sees|see|gets|get me off? the better ; sooner|quicker|faster i go|am_gone|am_dead|am_out_of_it|peg_it|pop_off the better ; sooner|quicker|faster my|the? heart|lungs|liver|ticker|kidneys|body pack|packs|give|gives|stop|stops|conk|conks in|out|up? the better ; not be sorry|sad|bothered if the|my ticker|heart|lungs stop|stops|stopped|packs|packed|gives|gave
      hope|hoping|wish|wishing .. kind|sort|type|one|something .. can|could not treat|cure|fix|operate|do_anything ; if i went|popped|pop|slipped|slip|dropped|pegged|croaked|conked|snuffed off|in|away|out|it? ... no|not .. complaint|complaints|complain|grumble|grumbling|moan|mind|sorry ; if it was|were|is tonight|tomorrow ... no|not .. complaint|complaints|complain|grumble|mind`),
  },
  {
    id: 'suicidal',
    type: 'suicidal_thoughts',
    phrases: phrases(
      `suicide|sewer_slide|killing on the|my brain|mind all|every|again|since|lately|constantly|$|this ; suicide in|round|going my? head again|all|since|round|every|$`,
    ),
  },
  {
    id: 'burden',
    type: 'burden_or_self_hate',
    phrases: phrases(
      `millstone round|around|on everybodys|everyones|their|his|her|the_familys|my? necks|neck|family|kids|wife|husband|daughter|son ; am|be|been|become|just a millstone $|to|since|now|round|around`,
    ),
  },
  {
    id: 'low_mood',
    type: 'persistent_low_mood',
    deniable: false,
    phrases: phrases(
      `wake|waking|woke up? grey|gray|flat|blank ; go|going to sleep|bed grey|gray|flat|blank|empty ; not enjoy|enjoying|enjoyed|look_forward_to|looking_forward_to a|one single thing`,
    ),
  },
];

const watched: readonly Concept[] = [
  half(
    'watches_me',
    `<partner> .. reads|checks|goes_through|times|counts|tracks|logs|knows|picks|chooses|wants|looks_at|follows ... phone|texts|messages|mileage|miles|receipt|receipts|location|bank|statements|shopping|clothes|emails|where_i_am|every_penny`,
  ),
  half(
    'made_light',
    `never hit|touched|laid|raised|hurt|slapped me|a_finger|a_hand|his|her|us ; making a|too_much fuss|big_deal ; overreacting|dramatic|oversensitive|ungrateful ; is that|this|it normal|okay|ok|controlling ; not .. violent`,
  ),
  {
    id: 'control_told',
    type: 'controlling_behaviour',
    phrases: phrases(
      `have|got|need|made to video_call|facetime|send_a_photo|send_photos|share_my_location|send_my_location ... when|where|him|her|every`,
    ),
  },
];

/** Injury, hunger, voices, force and drinking told by two halves, neither of which says it; rules/halves.ts. */
export const HURT_IN_HALVES: readonly Concept[] = [
  ...injury,
  ...hunger,
  ...forced,
  ...bearing,
  ...seen,
  ...weighing,
  ...watched,
];
