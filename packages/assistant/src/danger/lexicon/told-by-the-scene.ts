import { phrases, type Concept } from './concept.ts';

/** An act told by its scene: what the feet stand on, what lies about, what is gone, what somebody was heard to say. */
const brink: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  deniable: false,
  phrases: phrases(`
    ^ i jumped $ ; wrong|other|outer|far side of the|a .. barrier|rail|railings|railing|fence|parapet|balustrade|guardrail|glass|wall $
    boots|heels|toes|shoes|soles .. over|off the|half? edge|side|drop|ledge|lip ; boots|heels|toes half? over $
    ^ back on|up_on the ledge|railing|railings|parapet|tracks|wrong_side|roof $ ; one leg is? over
    <limb>|leg|foot is? over the rail|railing|railings|barrier|parapet|balustrade|wall|sill ; fingers .. letting go|slipping
    ^ i_am? going out of? the? window ; end of the|this pier|jetty|breakwater ... dark|stones|deep|black|last
    leg|foot|legs is? outside|out ... window|rail|balcony|ledge|street|down ; window|balcony|sill ... leg|foot|legs is? outside|out|over|dangling ; i am up to my waist|chest|chin|shoulders|thighs $
    shout|shouting|yell|yelling|telling|begging|asking .. me to get|come|climb|step off|down|back|away ... rail|railing|railings|ledge|roof|bridge|edge|parapet|flyover|tracks|barrier ; already|standing|stood|feet|toes|i_am over|past|beyond|across the|that yellow|platform|safety line|edge ; # mins|minutes|min|minute until|till|to|before the next|fast|last one|train|express|freight ; stay|stand|standing|sit|sitting|am|wait|waiting|here on|at|by .. roof|bridge|window|balcony|ledge|rail|railing|platform ... count|then|and|to|will|going|ready|now .. jump|leap|step_off|let_go|fall
    <edge>|line|lines .. next_one|next_train|fast_one|due .. i_am|down|on|already ; i_am|down on the line already|now`),
};

const held: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  deniable: false,
  phrases: phrases(`
    sheet|sheets|bedsheet|bedding|towel|laces|shoelaces|jumper|blanket|cord|belt|ligature|flex|dressing_gown_cord is|are? tied|knotted|looped|tight|fixed .. to|on|round|around|through|over the|my? bars|bar|window|vent|pipe|bunk|hook|hinge|rail|handle|door_handle|neck ; engine|engines|car|motor is? on|running ... garage|doors|door is? shut|closed|sealed|locked|down
    tipped|emptied|shook|poured|counted the? lot|them|them_all|whole_bottle|whole_box|whole_packet|rest in|into|onto my|the? hand|palm|lap ; <gun> is? on the|my dash|dashboard|passenger_seat|pillow|bedside ; gas taps|rings|burners|hobs are? all? on|open
    rope|flex|wire|cable|cord|chain|twine|lead|belt .. round|around|over|on|to|from the|a? joist|beam|rafter|rafters|banister|bannister|girder ; wire|rope|cable|cord|belt|chain ... on|round|around neck $
    run|ran|fed|put|pushed|got the|a? pipe|hose|tube|tubing|hosepipe .. in|through|into .. window|boot|cab ; pipe|tube|tubing in|through the .. window
    pen|syringe is? dialled|drawn|set|turned all|right|fully ; <rope>|flex|cable|banister|branch|rail .. snapped ... my neck
    gas .. on and|all .. calm|lie|lying|bed|windows|waiting|sleep ; petrol on my clothes|body|hair|skin
    hold|holding the|a|my lighter|matches ... petrol|fuel|soaked|office|fire ; petrol|fuel ... hold|holding the|a lighter|match|matches
    got the|a sheet|rope|belt ready|tied|up ; sheet ready on|over|round ; <rope>|noose is? on the beam|hook|door|rafter|bannister|banister|rail
    chair is? in position|place|under ; rope|it will bear|hold|take my weight ; <pills> out of their foil|packets|boxes|blister
    <pills> ... tipped|piled|heaped in|into the|a bowl|cup|saucer|lap|hand ; razor and the? bath running|run|full`),
};

const swallowed: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    i am on my third|fourth|fifth|sixth|seventh|eighth|ninth|tenth $ ; <took> all of the|my|his|her .. <pills> .. at_once|in_one_go|together
    <pills> is|are|have? all? gone|finished|inside_me|in_me|down ... minutes|minute|hour|hours|half ago|since
    they|all are|is|have all? gone? down|inside|in me|my_throat|my_neck|my_stomach|my_belly $|now ; taking|swallowing|popping|necking|washing them ... while|as i type|write|text|talk|message ; patches are? all on every|both|chest|arms|everywhere|now|$ ; all my|the|his|her patches are? on
    emptied|tipped|emptying|tipping ... into|in|down his|her|their mouth|throat ; <pillbox>|pack|blister .. into|down his|her|their mouth|throat
    say|says|saying|said he|she|they has|have|is? <took> everything|it_all|them_all|the_lot|all_of_them|all_of_it|too_many|loads|something
    slurring ... <took> everything|it_all|them_all|the_lot|too_many|too_much|something|pills|tablets ; whisky|whiskey|vodka|gin|wine|rum|bottle .. gone .. <pills> .. gone
    swallowed|swallow the|my first|second|third|last handful|lot|strip|box ; starting|started on them|the_box|the_rest|the_packet ... lap|hand|box|rest
    <took> .. of|from the? <poison>|green_bottle|blue_bottle|stuff ... hour|minutes|burning|burns|ago ; whole|all my|our|the supply .. <took> ; <took>|ingested the|my|our whole|entire supply|stock|stash
    <pills>|insulin|pen ... pressing|pressed|clicked|clicking till|until ... empty|stopped|end`),
};

const wounded: Concept = {
  id: 'deep_wound',
  type: 'serious_self_injury',
  deniable: false,
  phrases: phrases(`
    blood|bleeding ... i|am not stopping|going_to_stop|pressing|bandaging|wrapping it|on|this|$ ; let|letting it|myself|the_cut|my_wrist bleed|drain ; burnt|burned|scalded|held|burn .. myself|hand|arm|leg|it ... purpose|deliberately ... skin|skins|hob|blister|black|white|peeling ; skin|skins .. come|coming|came|peeling off ... purpose|myself
    see the? .. yellow|white|fatty|bubbly|stringy .. inside my arm|thigh|wrist|forearm|leg|arms
    only|just .. meant|wanted|supposed|going|trying .. cut|scratch|nick|graze|scrape .. but|and|now ... pumping|spurting|spraying|gushing|squirting|everywhere|not_stop|not_stopping ; meant|wanted|supposed|going|trying .. little|small|tiny|one|shallow|few|surface cut|cuts|scratch|nick|line .. but|and|now ... pumping|spurting|spraying|pouring|gushing|squirting|not_stop|not_stopping|through_the_towel
    cut|sliced|slashed .. worse|deeper|further|more than i? meant|intended|usual|planned|normal|wanted|ever|before|last
    did|done it|mine|my_arm|my_leg|my_arms|my_thigh|my_wrist .. way? too|worse|deeper .. deep|than ... blood|towel|stop|stopping`),
};

const last: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    not|no_longer be breathing|alive|living when|by_the_time|before|once ... get|gets|come|comes|comes_on|arrive|arrives|wake|wakes|read|reads|find|finds|open|opens|knock|knocks|check|checks|is|are ; do|doing it before|between|after the|they|he|she|next|my|anyone .. check|checks|round|rounds|obs|roll_call|count|unlock|come_back|get_back|gets_back|wakes|wake|come_home
    pain|suffering|misery|torment|life ends|stops|finishes|is_over in|within|tonight|today|now the? next? half? hour|minutes|#|$
    this is me|i_am signing|checking|bowing off|out of|from everything|life|it_all|here ; last one to? log off ... bye|signing|belt|rope
    not be waking|woken|wake|wakened up? tomorrow|again|in_the_morning ; i jump now|tonight|today|soon ; je vais sauter|mourir|me_pendre|en_finir ; voy a saltar|morir|tirarme ; ich springe|spring ; mi butto ; vou me jogar|pular
    in a|# few? minutes|hours .. i will|shall? find|know|see .. heard|god|if ; shall|will not be reachable after
    not matter|mean_anything in|after|by an?|# minutes|hour|hours|few|then|midnight|tonight ; hour|time is up $`),
};

const halfLast: Concept = {
  id: 'farewell_half',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    actually|really|proper|properly bye|goodbye $ ; bye|goodbye .. for_real|for_ever ; left|leaving|folded|put my? clothes|shoes|coat|boots .. folded|neatly|on the|a sand|beach|bank|bridge|shore|rocks|pier|edge|parapet
    tonight|today|tomorrow|this is|will_be? my last $ ; tonights my last $ ; last dinner|meal|supper|takeaway|pizza|tea|breakfast|bath|shower|fag|smoke first|before|then ; said|say|saying gn|night|goodnight|good_night|bye|goodbye to the|my|all|both? boys|lads|girls|chat|server|everyone|everybody|kids|dog|cat|mum|dad|family
    phone|ring|watch|keys goes|go|going next|in_next ; told|tell him|her|them i will|would be back ... not|wont|never
    not going|coming|be_going|be_coming home $|im|i ; said bye|goodbye|bye_bye on|to|in the|my discord|chat|group|server|guild|clan`),
};

const bareMeans: Concept = {
  id: 'bare_means',
  type: 'means_available',
  deniable: false,
  phrases: phrases(`^ a|the|my? <blade>|<gun>|<rope>|<pills>|insulin|gas $`),
};

const bareEnd: Concept = {
  id: 'bare_end',
  type: 'means_available',
  deniable: false,
  phrases: phrases(
    `^ my? <limb>|mouth|head|temple|bath|now|tonight|vodka|whisky|goodbye|bye|done $`,
  ),
};

const others: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    locked|locks|lock|close|closed|shut|shuts|bolted herself|himself|themselves ... gas|hosepipe|hose|exhaust|noose|blood|cut|pills
    shut|locked|barricaded herself|himself|themselves .. garage|car|shed|van ... smell|coming|hear .. fumes|engine|exhaust|gas ; hanging ... hold|holding|held|lifting|lift|taking|supporting his|her|their|the legs|weight|body|feet ; hold|holding|lifting|taking his|her|their legs|weight|body ... rope|noose|sheet|belt|hanging|neck ; hung|hanged|strung himself|herself|themselves up? .. i|we|am|are .. lifting|lift|holding|hold|cutting|cut|trying|giving|doing ; in|inside the|her|his|their|my? loo|bathroom|toilet|bedroom|room|shed|garage|bath|shower with a|the|my|his|her|some? <blade>|rope|noose|<gun>|pills|tablets|bleach doing_it|cutting|crying|saying|screaming|not|will_not|and_blood|going_to|blood
    empty pill|tablet? bottles|packets|blisters|boxes and|with a? letter|note ; lying|collapsed|slumped on .. floor ... empty .. bottles|packets|blisters
    smell of? gas ... locked|not_answer|not_open ; empty .. <pillbox>|blisters|pill_packets|tablet_packets .. round|around|beside|next_to|near|by him|her|them|bed
    lips|face are|is? blue|grey|gray ... empty|note|needle|noose ; sitting|sat|standing|stood|climbed on|over his|her|the|their balcony|window|bridge|roof rail|railing|ledge|edge|sill
    will|would|says_he_will|says_she_will step off ; taken|took|has his|her|the shotgun|rifle|gun|rope into|to|up|out the? woods|wood|barn|shed|field|hills ... left|note|ring|phone|goodbye
    locked|shut in the car with ... hose|hosepipe|engine|exhaust ; sent|sends|texted .. pic|picture|photo|video .. blood|rope|noose|pills|blade|cuts
    look after|out_for your|the|my mother|mum|mam|kids|boys|girls|brother|sister and hung|rang_off|hang|went_quiet`),
};

const children: Concept = {
  id: 'child_now',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    kid|kids|children|baby|toddler|twins .. alone|inside|upstairs|in_there|trapped ... smoke|fire|flames|burning|gas
    toddler|child|kid|baby|boy|girl|little_one .. hanging|climbing|sat|sitting|leaning|standing|crawling .. off|on|over|out|from|onto the|a|his|her? balcony|window|window_ledge|windowsill|ledge|roof|railing|rail|motorway
    hold|holds|holding|put|puts|putting|press|presses|pressing|pushing|pushes|shoving|dipping my|the|his|her? .. sister|brother|baby|son|daughter|kid|child|toddler|cousin is? .. hand|hands|face|arm|head|feet|fingers .. on|in|under|over|against|to the|a? cooker|hob|stove|fire|iron|oven|grill|radiator|kettle|gas|heater|flame|boiling|bath|toilet
    lock|locked|locks|shut|shuts|put|puts my|the|his|her? .. brother|sister|baby|kid|kids|son|daughter|cousin|toddler .. in|inside the|a? boot|trunk|freezer|cupboard|cellar|shed|suitcase|basement|wardrobe ; pillow|cushion|blanket|towel|hand over|on|across|against the|my|his|her|our baby|babys|newborn|newborns|twins|toddlers|sons|daughters is? face|mouth|nose|head
    throwing|throws|swinging|shaking my baby? brother|sister|baby ... drunk|ceiling|wall|head|scream|screaming|floor
    holding|held|pushing my? sister|brother|baby|him|her|kid|child under the? bath|water|shower ; hear him|her|my_cousin|my_brother|my_sister screaming|scream|screams .. shed|room|uncle|stop|door
    put|puts|threw|locked me|us|him|her out|outside .. snow|cold|night|rain|dark .. no|shoes|coat|door|locked|naked|pyjamas`),
};

const attackers: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  deniable: false,
  phrases: phrases(`
    if|when|next_time ... stab|stabbing|shank|shanking|knife|knifing|glass|glassing|shoot|shooting|slice|slicing him|her|them|someone|somebody ... sleeve|pocket|bag|hand|waistband|sock|boot|got_it|have_it ; blade|knife|screwdriver|shank|it is|am? up|in|down my sleeve|waistband|sock
    blade|shank|machete|knife|screwdriver|hammer in|down|up my .. bag|sock|locker|coat|waistband|pocket|sleeve .. for him|her|them
    brought|packed my .. knife|blade|gun|machete in $ ; i brought|packed a|the|my .. knife|blade|gun|machete in|into|to school|class|college|lessons|work|$
    outside|opposite|near his|her|their .. work|house|school|gym|flat|office ... hammer|knife|bat|gun|acid|axe|petrol|crowbar
    pillow|cushion in my hand|hands|arms ... face|baby|crying|stopped|looking|sleep ; put|putting that|the|a|this pillow|cushion over`),
};

const attacked: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    he|she|they|ex|husband|dad|boyfriend|brother .. pouring|pours|poured|splashing|throwing|spraying .. petrol|lighter_fluid|gasoline|white_spirit|turps|diesel|paraffin|meths ... we|us|me|i|kids|door|hall|house|bed|letterbox|stairs ; in the? closet|wardrobe|attic|loft|cupboard|bathroom .. he|she|they ... room|stairs|coming|looking|going ; going|moving room to room ; there is|theres? a? guy|man|someone|somebody|stranger in my|the house|flat|home ... hiding|closet|wardrobe|room|stairs|hear
    hold|holds|holding|press|presses|pressing .. iron|lighter|knife|cigarette|kettle|gun|hammer|drill .. near|to|at|against|by|under of? my face|eyes|eye|throat|neck|hand|arm|belly|head|stomach
    between me and the? front|back|only? door|exit ; says|say|said .. crash|drive|kill us both ; crash us both ; twisted|twists|bent my arm and|pushed|then
    he|she|they is|are downstairs|upstairs|outside smashing|breaking|screaming|looking_for ; says|said he|she will|is_going_to crash it|us|the_car
    follow|following me ... grabbed|hiding|looking_for_me ; not|cannot|can_not talk .. he|she .. outside|there|next|door ; today i finish|kill you`),
};

const threatened: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  phrases: phrases(`
    shown|showed|showing|shows me .. hole|pit|lagoon|lake|well|quarry|woods|freezer|spot|field|mine ... said|says|where|no_one|nobody
    he|she|husband|wife|partner|boyfriend|dad .. bury|burying me|us|you ; which|where|what|exactly field|woods|place|hole|spot .. bury me|us|my_body
    hand|hands in my neck|throat ; squeezed|squeezes|squeezing|pressed my neck|throat ... black|wet|faint|passed|stopped|breathe
    pillow over me|my_face|my_mouth ... if|again|once|next ; next time he|she will|does|do not stop|let_go|miss`),
};

const commanded: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    god|angel|angels|voice|voices|lord|jesus|devil|they ... says|say|said|tells|told|wants|telling .. take|cut|pluck|gouge|pull out|off the|my eye|eyes|tongue|hand|finger|fingers|ear|skin
    voice|voices|angel|angels|demon|demons|god|devil|jinn|ghost|ghosts|vent ... saying|says|say|tells|telling|whispering|whispers .. open|cut|slit|slice|burn|drown|hang|kill|hurt your|you|yourself ; voice|voices|demon|demons|angel|angels|spirits|djinn|radio|ancestors|whispers order|orders|ordering|command|commands|commanding|instruct|instructs|force|forcing|urge|urges|demand|demands|insist|insists|dare|dares|beg|push|pushing .. me|that|i|us
    man|woman|voice|child|girl|boy|someone|something in|inside|behind|under the|my ... tells|telling|says|saying|told|whispers .. me to put|cut|kill|hurt|jump|burn|take|drink|stab|bite
    they|voices|angels|he|she have|has? told|tell|tells me i can fly|walk_on_water|not_burn|not_die`),
};

/** What only the writer hears, and what knows their thoughts. */
const haunted: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  phrases: phrases(`
    cries|talks|speaks|sings|laughs|barks|says .. in|with my own? voice ; voices laugh|laughs|mock|mocking|argue|arguing|comment|judge|scream .. me|at|about|my|in ; hear|hearing my name|words|voices|whispers|messages|singing in|from|through the? fridge|fan|pipes|static|water|shower|radiator|hum|boiler|washing_machine|drains|plughole
    hear|hearing|heard .. shouting|shout|calling|talking|whispering|whisper|speaking|saying|laughing|muttering|singing|counting|ordering|orders|commands ... nobody|no_one .. there|around|here|in|is|$ ; hear|hearing|heard ... room|house|flat|corridor|cell|barn|ward is? empty ; hear|hearing|heard ... in|from an? empty room|house|flat|corridor|cell ; nobody else|but_me hears|can_hear|sees|can_see it|them|him|her|the
    read|reads|reading|hear|hears|knows|steals|stealing|records|recording|copies|leaks|leaking my thoughts ; thoughts .. before|as|while|when i type|say|think|have|speak them|it|anything
    wifi|router|tv|telly|radio|billboards|headlines|number_plates|subtitles|newsreader ... what_i_think|my_thoughts|what_i_am_thinking|my_mind|before_i ; wifi|router|tv|telly|radio|phone|laptop|adverts|ads|billboards|headlines|number_plates|screen|subtitles|songs|photos ... things_i_have|things_i_did|what_i_did|what_i_have_done|my_sins|my_secrets|my_crimes
    feel|felt|feeling .. chip|microchip|tracker|transmitter .. moving|buzzing|listening|vibrating|burning|in|when|under|inside ; it|they still knows|know ; took|taken|taped|covered|unscrewed|ripped|unplugged .. batteries|smoke_alarm|socket|sockets|camera|cameras|plugs|webcam|mirrors ... knows|know|listening|watching|hears|hear|still`),
};

const thoughts: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    what|how people|they|others|ppl put|write|say in|on .. notes|note|goodbye_letters ; keep|keeps|always google|googling|searching .. notes|methods|ways|how_people
    <want> to be dead before|when|by|than ; want|wanting|wants to? be done|dead|gone|finished for_good
    reading|read|looking|looked .. back|label|warning|warnings .. of|on .. <poison>|<pills>|bottle .. wondering|thinking|imagining|how
    what would happen|it_would_be_like if i just|simply? not turn|brake|stop|slow|steer ; if i just|simply did not turn|brake|stop|slow|steer
    picture|imagine|imagining|see myself|me? letting go of the? wheel|rail|ledge|steering`),
};

const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    ask|asks|asking|asked|pray|praying|prayers|beg|begging .. not to? be woken|wake|waken|wake_up|woken_up
    not swerve|brake|move|duck|step_back|get_out_of_the_way|run if|when|for .. one|it|car|lorry|truck|bus|train|came|comes|coming
    <want> to be nothing|no_one|nowhere|not ; not dead .. just|only not ; not being anywhere|anything|anyone|any_where
    mercy|relief|comfort|kindness .. thought|idea .. not|nothing|never ; why does|do? the? morning|mornings|day|days? keep|keeps? come|comes|coming
    no wish|desire|want|intention|need to? see|reach|meet the|another|next|a? spring|summer|winter|christmas|morning|birthday|year|new_year
    hope|hopes|hoping|wish .. lorry|truck|driver|bus|car|train .. not see|stop|miss me ; hold|holding|held the door .. if|came|death
    envy|envied|envious|jealous .. obituaries|dead|headstones|coffin ; half cut|waiting for me|mine|fill|filling .. grave|headstone|plot|churchyard
    if the world|everything|it_all ended|ends|stopped .. finally|good|relief|fine|ok|glad|relieved ; never|not come|came|been|brought to|into|in this|the life|world
    hope|hopes|hoping|wish|wishing|pray for a|an|the blowout|crash|accident|stroke|heart_attack|aneurysm|wreck|avalanche|plane_crash
    space|room|plot|place next|beside to? her|him .. churchyard|cemetery|grave`),
};

const asked: Concept = {
  id: 'seeking_half',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    which|what <pills>|one|ones|way|ways|thing actually|really? work|works|best|quickest|kill|kills ; without being sick|found|saved
    how much|many of my|the|these|his|her .. <pills>|medicine|insulin`),
};

const hidden: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    how many|much of? .. is|are too many|much ;  post mortem|autopsy|coroner|toxicology ... show|shows|tell|tells|find|finds|know .. what|if|how|someone ... took|taken|swallowed|pills|tablets|it_was
    stop|stopped|stopping|skip|came_off my|ones|the|their insulin|dialysis|heart_tablets|oxygen .. would|will|is ... hurt|painful|uncomfortable|peaceful|quick
    how much|many ... <pills> ... sleep_through_everything|never_wake|not_to_wake|not_wake|stay_asleep|not_waking`),
};

const planned: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    ordered|got|bought|received the sn ; already know how|where|when $ ; gone gone ; rehomed|rehoming both|all|my|the? my|the? dogs|cats|chickens|horses|pets|birds|hens
    stock|stocking|stockpiling|hoarding|collecting|saving|stashing his|her|their|my|the .. <pills> behind|under|in|for|until
    search|browser|google|browsing|internet history is? .. full|has|of|shows ... train_times|heights|ways|will|pills|bridges|suicide|methods|ropes|knots|funeral
    jumped|have_jumped|threw_myself from|out_of .. floor|window|balcony|bridge|roof|viaduct|building
    round|it|gun|pistol|rifle|trigger did not|never fire|go_off|discharge ; that round ; have|got # months_worth|months_of_them|weeks_worth .. will|join|go|then
    letters|note|notes .. drawer|hidden .. buildings|heights|bridge|pills|googled ; googled|googling|searched|looked_up heights|bridges|buildings|methods|drops`),
};

const soon: Concept = {
  id: 'not_long',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    when|once|after|before it happens|has_happened|is_done ; going|go|leave|leaving|out on my own terms ; i am|im gone like gone|for_real|properly
    take|taking my leave ; not be|going_to_be at any|one|either|none of them|their|her|his birthdays|weddings ; where i am going`),
};

const notMine: Concept = {
  id: 'baby_conviction',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    not my baby|son|daughter|child ... something|wearing|send|thing|real|copy|swapped|it ; wearing my baby|son|daughter|child
    give|giving|send|sending my|the|it son|daughter|baby|boy|girl|child? back to|before him|god|hell|month|it|the_devil ; like abraham`),
};

export const TOLD_BY_THE_SCENE: readonly Concept[] = [
  brink,
  held,
  swallowed,
  wounded,
  last,
  halfLast,
  bareMeans,
  bareEnd,
  others,
  children,
  attackers,
  attacked,
  threatened,
  haunted,
  commanded,
  thoughts,
  passive,
  asked,
  hidden,
  planned,
  soon,
  notMine,
];
