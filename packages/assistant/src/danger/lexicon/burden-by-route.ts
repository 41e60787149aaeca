import { HALF_TOLD, phrases, type Concept } from './concept.ts';

const weighs: Concept = {
  id: 'burden',
  type: 'burden_or_self_hate',
  phrases: phrases(`
    no use|good|earthly_use to man|beast|man_nor_beast ; i am|feel|become|been like? a|an? parcel|package|suitcase|lodger|chore|item|sack|piece_of_furniture ... carry|carries|lug|look_after|looked_after|deal_with|dealt_with|to_do ; i am|become just|only|nothing_but|another? a|an? task|chore|errand|bill|cost|expense|liability|invoice $|with|to|for|now ; all i do now? is cost|drain|annoy|upset|hurt|ruin|bother|worry ; i make everything worse ; hate|loathe|despise everything|all about who|me|myself|what ; eaten|eating|swallowed|stolen|used_up|wasted|drained his|her|their whole|entire|best? youth|twenties|thirties|forties|years|retirement|freedom|childhood
    turned|turning|made|making his|her|their .. life|lives|days|house|home in|into a|an? rota|ward|hospital|prison|jail|job|timetable|hospice|nursing_home ; turned|turning|made my .. is life|days|retirement in|into a|an? rota|ward|hospital|prison|jail|job|timetable|hospice`),
};

const numbed: Concept = {
  id: 'coping_substance',
  type: 'using_to_cope',
  phrases: phrases(`
    drink|drinking|smoke|smoking|using|bottle|bottles|fifth|litre|bourbon|vodka|whisky|wine|rum|gin|cider|beer|beers|cans|spice|weed|pills ... so|till|until|otherwise i|it .. not|can_not|stop have_to? hear|hearing|see|seeing|remember|think|thinking|dream|picture|feel_anything|feel_it
    drink|pack|cans|bottle|beers|joint|spliff|pills ... or|otherwise the dreams|nightmares|memories|faces come|start|are|win ; bottle|drink|pack|cans|pills ... or|otherwise i am back in|there|at|on ; without the|it|my|a oxy|drink|weed|vodka|pills|spice|bottle|tablets i hear|see|dream|remember|relive
    <pills> ... to get_through|cope|function|not_feel|switch_off ... since the|my|he|she|it assault|attack|funeral|crash|rape|died|left|happened|accident|stillbirth|miscarriage
    sober|sobriety is|was|feels worse|unbearable|too_loud|not_an_option|hell|scarier`),
};

const starved: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(`
    throw|throwing|sick|chuck|chucking|puke|puking|bring|bringing up my|the|every|all|what .. tea|dinner|lunch|food|meals|breakfast|eat ... so|until|to i|my|fit .. fit|thin|skinny|slim|in|into|clothes|jeans|dress|flat|smaller|weight
    skipped|skipping|skip breakfast|lunch|dinner|tea|meals|food .. all|every|again|for ... lied|lie|lying|winning|proud|control|strong
    weigh|weighing|weighed myself # times a_day|every|before|and|$|today ; weigh|weighing|weighed myself constantly|hourly|after_every|before_and_after
    bring|bringing|throw|throwing|sick up my|the lunch|dinner|breakfast|tea|meals|food .. in|down the? .. toilet|toilets|loo|bathroom|shower|sink|bin .. every|most|each|nobody|secretly|before|after|quietly ; starve|starving till|until she|he|they|i .. disappear|disappears|vanish|vanishes|thin|nothing|bones|gone
    # kilos|kg|kgs|stone|pounds|lbs ... still .. cow|whale|fat|huge|pig|enormous|elephant ; ^ still feel|look like a cow|whale|pig|elephant`),
};

const noMore: Concept = {
  id: 'hopeless',
  type: 'hopelessness',
  deniable: false,
  phrases: phrases(
    `not do|face|manage|stand|survive|live|endure another|one_more year|month|week|winter|decade|night of|like|in_this ; point in|of me $|and|anymore ; am just so? done $|with ; run out of road ; only|except|but way? .. feet_first|in_a_box|in_a_coffin ; get|got|go|going|leave|carried .. except? feet_first|in_a_box $`,
  ),
};

const lapsing: Concept = {
  id: 'harm_urge',
  type: 'self_harm_urge',
  phrases: phrases(
    `not cut|self_harmed|harmed|relapsed|burned since|for|in ... all_i_can|hard|harder|tough|struggling|shaking|tempted|itching|urge|want_to|not_stop_thinking|so_close`,
  ),
};

const hurt: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    did|done|doing my|me arm|arms|leg|legs|thigh|thighs|wrists|hips|tummy with a|my|the? broken|blade|glass|cd|sharpener|compass|scissors|knife|lighter|stanley|pin|bit_of
    scald|scalded|scalding|ironed|burned|burnt my ... deliberately|on_purpose|it_helps
    scratched|scratching|picked|clawed|rubbed my .. arm|arms|leg|legs|thigh|thighs|skin|wrist|wrists|stomach till|until .. bled|bleeds|bleed|blood|raw
    stub|stubbed|stubbing|stubs .. on my|me|myself? arm|arms|leg|legs|hand|skin|wrist|thigh`),
};

/** What is said of oneself: a bill, a thing thrown out, what everybody must be right about; no hope, no charge, no way to turn. */
const spent: readonly Concept[] = [
  {
    id: 'burden',
    type: 'burden_or_self_hate',
    phrases: phrases(`
    would|could|should|deserve|deserves|need|needs have|get|find|be|a? .. better|nicer|proper|kinder .. mum|mam|mom|mother|stepmum|dad|father|wife|husband|friend than me|i|this|she_has|they_have|she_is_got|she_got ; my face|body|voice|laugh|skin|name ... hate|loathe|despise|cannot_stand the_lot|it_all|every_bit|all_of_it|all_of_me
    i am|feel like? just|only? a|an|another|the? bill|debt|invoice|subscription|direct_debit|standing_order|loan|tax|expense|mouth ... pay|pays|paying|afford|cancel|feed|cover|settle|clear ; the one|ones they|people|everyone|everybody always|all? get|gets|got rid|shot|shut ; i am|feel like? just|only? what|who|someone|something|the_one|the_thing|the_sort that? people|everyone|everybody|they|anyone|men|friends get_rid|gets_rid|got_rid|get_shot|get_shut|scrape|wipe|sweep|flush|tread|step_over|walk_past|laugh_at|drop|drops|dump|dumps|bin|swap|throw|throws|leave|leaves|chuck|return|skip|avoid|forget|put_up
    everyone|everyones|everybody|everybodys|familys|their|kids|house .. life|lives|mood|mornings|christmas is|was|got|gets|get|went|are better|happier|easier|lighter|calmer|quieter ... when|since|after|the_year|once|if i ; i am|feel|feeling like? just|only|nothing_but noise|clutter|furniture|background|static|litter|a_stain|a_nuisance|a_shadow|wallpaper ; without me .. it|and is|was|in_it|it_is .. good|better|happier|nicer|best|lovely|right|happy one|version|life|family|$ ; i make everyone|everybody|them_all|people miserable|sad|worse|unhappy|ill ; i drag|bring everyone|everybody|people|them|my_family down ; stopped|quit inviting|calling|asking|texting|including|visiting me .. and|but|because i .. understand|get_why|blame|would_too|deserve|see_why ; waste of .. .. that is me|all_i ; they|everyone|everybody|people|lot can_not|cannot all? be wrong about me|us ; all be wrong about me ; i am|feel|feeling just|basically|only|like? a spare part|wheel|limb who|that|here|now|in ; wake|woke up? .. and it is|i_am still|only? me|this|here $ ; can_not|not stand|bear|face|look_at my|me own face|voice|body|reflection|skin|name ; can_not|not stand|bear my face|voice|body|skin|name ... anything|everything|any of|about me|myself`),
  },
  {
    id: 'hopeless',
    type: 'hopelessness',
    deniable: false,
    phrases: phrases(`
    my|the|all hope|hopes is|has|have|are? finish|finished|ended|died|dead|gone|empty|used_up|expired|ran_out|runs_out|over $|like|in|here|now ; nothing to aim|strive|work_towards|wake_up|get_up|wait|save|plan at|for|towards|$ ; no room|space|corner|ground|air left to breathe|turn|stand|run|hide|move|go ; one side ... the? other ... nowhere ; no door|exit|path|road|turn in|on any|either direction|side ; every door|road|path|exit is? .. closed|shut|locked|blocked|bricked ; done|finished pretending|faking|hoping|performing|masking ; done|finished fighting $ ; feel|feels|feeling|like|as_if ... bottom of a|the|this well|pit|hole|ocean|shaft|sea|barrel ; finish|finished|dead|died|empty|broken|gone inside|within me ; stuck in|with|inside me|myself|my_own_head|this_head|my_own_skin $ ; not see it|this|things ending|stopping|lifting|changing ; tired|exhausted from|of|by everything|all|all_of_it|everyone
    stopped|stop|quit|given_up .. saying|believing|expecting|hoping|pretending|thinking|asking ... things|life|everything|it_all .. get|gets|getting|will|would|be better|easier|okay|alright|improve ; can not stay with|here|there|home|in|at|married|like .. and|but|or|nor i? can not leave|go ; can not stay and|but|or|nor i? can not leave|go $ ; can not leave|go .. and|but|or|nor i? can not stay $|with|here|in ; can not do this|it|that and|but i? can not leave|stop|stay|quit`),
  },
  {
    id: 'low_mood',
    type: 'persistent_low_mood',
    phrases: phrases(`
    cry|cried|crying|sobbed|sobbing .. again ... week|day|night|month running|in_a_row|straight|now ; not|never had|have|got|gone|went|go|managed|get_through|get? .. day|night|morning|hour|evening without|not crying|cry|tears|sobbing|weeping ; without crying since|for|in|all <month>|weeks|months|it|he|she|the|last|ages`),
  },
  {
    id: 'coping_substance',
    type: 'using_to_cope',
    phrases: phrases(`
    drink|drinking|vodka|whisky|weed|spice|bottle|pills|gear|booze ... only thing that? keeping|keeps|holds|holding|pushes|stops|stopping the|my? pictures|memories|images|dreams|nightmares|faces|voices|flashbacks
    without the|it|my|a? <pills>|drink|weed|vodka|spice|bottle|gear|ket i am back on|in|at|there that|the? road|desert|room|night|convoy|checkpoint|patrol|house|cell|field|barracks|$
    spice|weed|skunk|vodka|wine|whisky|whiskey|rum|gin|cider|heroin|gear|coke|crack|ket|edibles|bottle|cans|subbies|bud|bong|pregabs every|each night|day|evening|morning|bedtime ... since ... murdered|killed|died|stabbed|shot|hanged|assault|assaulted|rape|raped|attack|attacked|crash|funeral|tour|deployment|death|stillbirth|miscarriage|sentenced|happened
    not|never|cannot ... sober since|after|because ... attack|attacked|raped|rape|assault|assaulted|died|killed|murdered|tour|funeral|happened|crash|deployment ; not|never|cannot ... sober because|since|anymore`),
  },
];

/** Hurting oneself, by what does it, what of the body asks for it and what others were told. */
const hurtTold: readonly Concept[] = [
  {
    id: 'harm_act',
    type: 'self_harm',
    phrases: phrases(`
    scrub|scrubbing|scrubbed|rub|rubbing|scratch|scratching|pick|picking|peel|peeling|grate|grating|sand|sanding|file|filing my|the|me own? <limb>|shins|shin|knuckles|hands|face|scalp|stomach|belly|hips|feet|skin ... till|until .. bleed|bleeds|bled|blood|raw
    beat|beating|hit|hitting|slap|slapping|punch|punching|smack|smacking my|me own? head|face|legs|leg|thighs|thigh|stomach|temples|cheeks with|using my? hand|hands|fist|fists|palm|palms|hairbrush|shoe|belt ; i|and|then|keep|been|start|started|just|am punch|punching|slap|slapping|smack|smacking|thump|thumping|pummel|pummelling my|me own? head|face|legs|leg|thighs|thigh|stomach|arms|temples ; squeeze|squeezing|press|pressing|push|pushing|sink|stick|jab|dig|digging|dug my nails|fingernails|fingers|keys|pen in|into ... arm|arms|leg|legs|thigh|thighs|scalp|wrist|wrists|skin ; dig|digging|dug my|the nails|fingernails|nail|keys|pen|compass|pin in|into|in_to my|me own? arm|arms|leg|legs|thigh|thighs|scalp|wrist|wrists|skin|neck
    i|am|keep|kept|and i? bit|bite|bitten|biting my|me own? arm|arms|wrist|wrists|knuckles|forearm ; burning|burn|singe|singeing|brand|branding my|me own? tummy|stomach|belly|thigh|thighs|hips|hip|inner|legs|arms ... straighteners|straightener|tongs|curling_iron|iron|lighter|cigarette|cig|fag|vape|match|matches|spoon|hob
    hit|hitting|bang|banged|banging|smash|smashed|bash|bashed|slam|slammed|knock|knocked my own? head|fist|fists|face|knuckles on|against|into .. wall|floor|door|radiator|tiles ... on_purpose|deliberately|till|until
    open|opened|opening|reopened|reopening up? my|the|some? old? scars|scar|cuts|ones up|again|on|last|today|yesterday|tonight ; ^ cut again|last_night|tonight|yesterday|this_morning|twice $ ; putting|put|puts|holding|held|hold|pressing|press the|a|my .. tongs|straighteners|iron|lighter|match|cigarette|fag|vape|ring on|to|against my own? hip|hips|arm|arms|thigh|thighs|belly|stomach|tummy|wrist|leg|legs|skin ; cuts|cutting only|just small|little|tiny|shallow|few ones|lines|cuts`),
  },
  {
    id: 'harm_urge',
    type: 'self_harm_urge',
    phrases: phrases(`
    # days|nights|weeks|day|months without|of not? hitting|cutting|hurting|harming|punching|burning|bruising|biting|starving myself|my_arms|my_legs|my_head|my_arm|$ ; day|night|week # without hitting|cutting|hurting|harming|punching|burning|bruising myself|my_arms|my_arm|my_legs|my_head|$ ; since i last cut|burned|burnt|self_harmed|hurt_myself|bled $
    arm|arms|wrist|wrists|skin|thigh|thighs|hips is|are|keeps|keep? begging|begs|screaming|crying|calling|asking|itching|aching|longing for|to ... blade|razor|cut|cuts|scissors|lighter|burn|bled ; fists are itching|twitching ; blade|razor|lighter|scissors|compass|sharpener|knife is|are|keeps|keep? calling|whispering|talking|begging|waiting to|for me|my`),
  },
  {
    id: 'excuse',
    type: HALF_TOLD,
    deniable: false,
    phrases: phrases(
      `told|tell|tells|say|said|saying|lied my|the? people|everyone|everybody|mum|mam|mom|dad|work|school|them|him|her|boss|nurse|doctor|gp|teacher|friends|to|i|it|that|was ; asked|asks|ask about|where|how|what`,
    ),
  },
  {
    id: 'cover_undone',
    type: 'self_harm',
    deniable: false,
    phrases: phrases(
      `i was|did not|never shaving|shave|cooking|ironing|fall|falling|slip|trip|gardening|playing|climbing|drunk ; it was|is not|never the|a|an|any|from? cat|dog|oven|iron|fall|accident|shaving|door|razor_slip|brambles|kitchen|tab|rugby|hockey|football ; we|i do? have? not have|own|got a|any cat|dog|kitten|pet`,
    ),
  },
  {
    id: 'again_wanted',
    type: 'self_harm_urge',
    phrases: phrases(
      `<want>|need|tempted|desperate|close|craving|itching|dying .. to|it? again|one_more_time|back $|tonight|so|badly|now|right`,
    ),
  },
];

const touched: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(
    `uncle|stepdad|stepfather|stepbrother|priest|pastor|imam|landlord|sergeant|corporal touched|touches me $|at|last|when|again|there ; uncle|stepdad|stepfather|dad|father|stepbrother|cousin|boss|coach|priest|pastor|imam|landlord|manager|supervisor|sergeant|corporal|grandad|grandpa|tutor groped|gropes|fondled|fondles|touched|touches my_breast|my_breasts|my_thigh|my_bum|my_bra|between ; woke|wake|waking|woken|came_to|came_round ... flat|place|bed|house|hotel|hotel_room|sofa|car|room|tent|van ... nothing_on|naked|undressed|no_clothes|no_underwear|no_knickers|no_trousers ... no_memory|not_remember|blank|no_idea|he|him|someone ; woke|wake|woken|came|come round|up|to ... flat|place|bed|house|hotel|room|sofa|car|tent|van ... tights|knickers|underwear|trousers|bra|jeans|clothes|top gone|off|missing|undone|ripped|down|inside_out ; woke|wake up ... my tights|knickers|trousers|bra|underwear|pants|jeans .. inside_out|off|undone|missing|down ; puts|put|putting|slides|slid his|her|their hand|hands under|up|inside the|my cover|covers|duvet|blanket|nightie|pyjamas|skirt|shirt|top|clothes`,
  ),
};

/** What weighs on somebody, told by what it makes of their days or their body. */
export const BURDEN_BY_ROUTE: readonly Concept[] = [
  weighs,
  numbed,
  starved,
  noMore,
  lapsing,
  ...spent,
  ...hurtTold,
  hurt,
  touched,
];
