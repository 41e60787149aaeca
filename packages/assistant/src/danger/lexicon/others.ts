import { phrases, type Concept } from './concept.ts';

const voices: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  phrases: phrases(`
    hear|hears|hearing|heard voices|a_voice|the_voice|people_talking|things_that_are_not|things_nobody|things_no_one|things_others|them_talking|him_talking|whispers|whispering
    voices|voice .. say|says|saying|tell|tells|telling|talk|talking|told|shout|laughing|commentary|never|not_stop|loud|louder|head|again|back|whisper|whispering|calls|call
    voice in my head ; the voices
    sent|send|sending|put|putting|puts|hidden .. messages|signals|codes .. tv|radio|me|phone|lyrics|through|television|about
    tv|radio|television .. talks|talking|speaks|messages|about|speaking .. me
    spying|spied|watching|following|bugged|bugging|tracking|poisoning|poisoned|recording|listening .. me|my_food|my_phone|my_thoughts|my_house|the_flat|through_the|my_flat
    they|neighbours|neighbors|government|cia|mi5|police|fbi|aliens .. watching|following|spying|listening|after_me|poison|poisoning|reading_my|bugged|chip|implanted|cameras|beaming|gas
    are|is|be|been|come|coming|came|comes|still|police|gang|gangs|people|men|mafia after me ; they|people|everyone|everybody|neighbours|police .. out to get me ; plotting against ; chip|microchip in|inside|into|under|implanted .. head|brain|arm|me|tooth|skin|neck ; implant in|inside my head|brain
    they|government|doctors|cia|police|someone|he ... implant|implanted .. head|brain|me|tooth|skull
    cameras|bugs|microphones in .. walls|house|flat|room|lights|vents
    read|reading|hear|broadcast|stealing|steal my thoughts|mind
    thoughts .. broadcast|not_mine|put_in|inserted|stolen|out_loud|not_my_own ; chosen one|by_god
    i am jesus|god|the_messiah|a_prophet ; seeing things|people|shadows|figures|demons|faces
    demon|demons|devil|satan .. in_me|in_my|in_him|in_her|in_the_house|in_the_walls|inside|me|talks|tells|watching|voice|after
    replaced .. copy|imposter|impostor|double|clone|robot
    is an? imposter|impostor|copy|clone ; is not_really a|an|inside|mine|alive|what|my|him|himself|her|herself|them|me|mum|mom|dad|mother|father|wife|husband|there|who|human|a_person|here
    paranoid|hallucinating|hallucinations|delusions|psychosis|psychotic .. again|getting|back|me|worse|more|now|i_think|meds
    stopped my .. meds|antipsychotics|olanzapine|risperidone|clozapine|aripiprazole|quetiapine ... voices|voice|watching|messages|secret
    shadow people|men|figures ; whisper|whispers|whispering|call|calling my name
    they whisper|laugh|talk .. name|about_me|at_me
    god|jesus|allah|angels|spirits is|are|has|have speaking|talking|chosen|telling|sending|testing .. me|through
    have been chosen
    number plates|license_plates|songs|billboards|adverts|newspapers|strangers .. message|messages|meant|about_me|for_me|signs|know
    people .. actors|in_on_it|reading|know_what_i|laughing_at_me|watching_me ; gang stalking|stalked
    radio waves|signals|5g|lasers .. brain|head|me|body
    food|water|tea|medicine is|are|tastes? poisoned|tampered|drugged
    swapped|switched .. wife|husband|mum|mother|dad|baby
    not my real wife|husband|mum|mother|family ; thoughts|mind .. not mine|my_own
    being controlled|followed|watched|monitored|recorded|poisoned
    controlling .. thoughts|mind|body|brain ; things moving|crawling .. walls|skin|nobody
    see people|faces|him|her|things that|who .. not|are_not|dead
    talk|talks|talking to me .. dead|walls|tv|television|radio|head|cat
    man|woman|someone|people in|inside my|the head|walls|wall|mirror|attic
    living|lives|hiding|hides|someone|people|man in|inside my|the loft|attic|walls|ceiling|vents
    moving|moves|move|swap|swapping|stealing|entering my things|stuff|furniture|flat
    messages .. for|to me|through ; send|sends|sending me messages|signs|signals
    signs everywhere|for_me|meant ; conspiracy|conspiring .. against|me`),
};

/** A thing that talks, a device in what cannot hold one. */
const voicesIn: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  phrases: phrases(`
    choir|voice|voices|men|people|crowd|someone|something|man|woman|child|priest in|inside|behind|from the|my .. tank|fan|pipes|boiler|fridge|kettle|vent|radiator|walls|extractor|hoover|drain|drains|meter|sockets|plughole|microwave|taps|engine talking|talks|singing|sings|saying|says|whispering|laughing|muttering|calling|discussing|commenting|reads|reading|counts|counting|knows|listens|listening|answers|shouts|repeats|repeating|narrates|arguing|argues|laughs ; wired|connected|linked|hooked|tuned my .. fillings|teeth|head|brain|bones|dentures|thoughts to|into|with
    thoughts|mind get|gets|are|is|come|comes|appear|appears ... typed|printed|screens|subtitles|displayed|read_out|broadcast|posted|billboards ; nobody|no_one else can? see|hear|sees|hears ... telling|tells|says|sits|stands|talks ; mannequins|dolls|statues|pigeons|crows|cats|neighbours|strangers|shoppers .. are|is .. agents|spies|actors|robots|cameras|watching_me ; swap|swaps|change|changes faces
    hear|hears|hearing .. neighbours|neighbors|people|them|men|family|colleagues ... plotting|conspiring|about_me|laughing_at_me ; telly|tv|radio|television|news|presenter|presenters|newsreader|newsreaders .. talk|talks|speak|speaks|talking|speaking|winks .. to|at|about me
    reports|reporting|informs|informing|spies on me|us ; hear|hears|hearing .. dead|late father|mother|husband|wife|dad|mum|brother|nan|gran|sister ... arguing|shouting|whispering|telling|ordering ; replaced|swapped|changed by|for|with .. one|another|something ... reports|listens|watches|transmits|records
    put|puts|planted|hid|hidden|fitted|installed|swapped|replaced|sewn ... camera|cameras|transmitter|transmitters|microphone|tracker|receiver|bug|chip in|inside|into|with|behind my|the|our .. tooth|teeth|dentures|filling|bread|food|soup|head|skull|wall|walls|mirror|kettle|lamp|pillow
    swapped|replaced|changed|switched my|our ... with|for|that_have|containing ... transmitter|transmitters|camera|cameras|chip|microphone|tracker|receiver|bug`),
};

const blowsThought: Concept = {
  id: 'harm_others_thought',
  type: 'thoughts_of_harming_others',
  phrases: phrases(
    `daydream|daydreams|daydreaming|fantasise|fantasize|fantasising|fantasizing|dream|dreaming|picture|picturing|imagine|imagining|think|thinking|thoughts .. clouting|smacking|slapping|thumping|braining|throttling|smothering|bashing|battering|belting|drowning|scalding my|our|the .. mother|father|mum|mom|dad|husband|wife|boss|manager|brother|sister|neighbour|flatmate|gran|nan|mother_in_law|father_in_law|landlord ; want|wanting|wanted to <kill>|hurt|hit|stab|shoot|batter the|that man|bloke|guy|woman|person|lad|one|driver who|that`,
  ),
};

/** Another's wish, said by whoever cares for them. */
const dragged: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  person: 'other',
  phrases: phrases(`
    wants|asks|begs|asked|wanting|begging ... put_to_sleep|put_down|put_out .. like|as|the_way ; begs|begging|asks|asking|pleads|pleading|wants ... put|finish|let|help her|him|them down|off|go|die ; he|she|husband|wife|dad|mum|son|daughter .. says|said|speaks|tells ... dead|death is|would_be|be? better|easier|kinder`),
};

/** Told what to do: the command and its content raise it (labels.md, high). */
const command: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    voices|voice|god|demon|demons|devil|satan|angels say|says|said|saying|shout|shouting|scream|chant|chanting|whisper kill|die|jump|hurt|harm|cut|stab|burn|drown|do_it|end_it
    voice|voices|god|demon|demons|devil|satan|angel|angels|lord|radio|tv|allah .. tell|tells|telling|told|say|says|saying|said|order|orders|ordering|ordered|command|commands|commanding|want|wants|whisper|whispers|screaming|scream|shout|shouting|instructs|make|makes|keeps_saying .. me|to|i|that|kill|hurt|jump|cut|burn ... kill|die|jump|hurt|harm|cut|stab|burn|drown|hang|end|get_rid|attack|smother|sacrifice|punish|push|choke|destroy|overdose|do_it|purify|save_them|stop_breathing
    hear|hearing .. voice|voices ... kill|die|jump|hurt|harm|cut|stab|burn|hang|attack|push
    told|tells|telling me to kill|die|jump|hurt|harm|cut|stab|burn|drown|smother|end
    have|need|must|got to .. get_rid|kill|sacrifice|destroy|burn|stop ... copy|demon|devil|imposter|impostor|before|spreads|chosen|evil|possessed|save_the|god
    chosen to kill|die|sacrifice ; god wants|needs .. kill|die|sacrifice|come|join
    have|has been told|chosen|sent|instructed to stop|kill|end|destroy|save|cleanse|punish|sacrifice|get_rid
    voice|voices ... until|unless i|she|he .. kill|cut|hurt|jump|do|die|burn|obey|harm
    is|are the? antichrist|devil|satan|demon|demons|evil .. stop|kill|told|must|need|have|before
    sin|sins|sinful .. cut|burn|punish|die|kill|told`),
};

/** Harm to another person. */
const harmThought: Concept = {
  id: 'harm_others_thought',
  type: 'thoughts_of_harming_others',
  phrases: phrases(`
    want|wanting|wanted|urge|urges|thoughts|thinking|think|thought|fantasise|fantasize|fantasising|fantasizing|fantasies|dream|dreaming|imagine|imagining|picture|picturing|tempted|like to|about|of .. <kill>|hurt|hurting|stab|stabbing|shoot|shooting|strangle|strangling|murder|murdering|attack|attacking|poison|poisoning|choke|choking|harm|harming|hit|hitting|punch|punching him|her|them|someone|somebody|people|my|everyone|anyone|others|other
    imagine|imagining|picture|picturing|fantasise|fantasize .. <kill>|hurting|stabbing|shooting|strangling|attacking|drowning|poisoning|running_over|burying|pushing|hitting him|her|them|someone|people|my
    afraid|scared|worried|frightened|terrified .. hurt|kill|harm|snap|lose_it|lose_control .. someone|somebody|people|kids|him|her|them|one
    snap|explode|lose_it|lose_control .. hurt|kill ; homicidal ; violent thoughts|urges|fantasies
    hurt|kill|harm someone|somebody|people|other_people|anyone|anybody
    want|wanting|urge|urges|thinking|fantasise|dream|imagine|picture ... smash|break|punch|kick|bash|cave his|her|their|my face|head|neck|skull|teeth|boss|brother|mum|dad|husband|wife
    want|wanting|like|love him|her|them|someone dead|to_die|to_suffer|gone_for_good
    rage .. hurt|kill|hit|stab|smash|people|someone
    might|could|will|going_to hurt someone|somebody|people|one_of|them|him|her
    thoughts|fantasies|urges .. violence|violent|strangling|stabbing|hurting|killing|harming|pushing .. people|someone|him|her|them|kids|strangers
    push|pushing someone|people|strangers|him|her .. train|tracks|road|stairs
    hit|punch|hurt|shake|slap my|the|our kid|kids|child|children|son|daughter|mum|mother|dad|wife|husband|girlfriend|boyfriend
    fantasise|fantasising|fantasize|fantasizing|thoughts|urge|urges|think|thinking|imagine|imagining|dream|dreaming about|of|to .. pushing|stabbing|hurting|killing|hitting|strangling|drowning|poisoning|shooting|choking|attacking|running_over .. my|him|her|them|someone|people|strangers|the|everyone
    feel|feeling like <kill>|hurting|stabbing|hitting|killing|attacking him|her|them|someone|people|everyone`),
};

/** "I'm going to kill him" and "I know when he gets home". */
const harmIntent: Concept = {
  id: 'harm_others_intent',
  type: 'intent_to_harm_others',
  phrases: phrases(`
    going_to|will|about_to|plan_to|planning_to|ready_to|decided_to|have_to|intend_to <really>? kill|murder|stab|shoot|strangle|poison|bomb|execute|slaughter him|her|them|his|their|my|the|someone|somebody|everyone|people|that|all|every|those
    going_to|will|planning_to|plan_to <really>? hurt|attack|burn|torch|smash|run_over him|her|them|his|someone|people|everyone|their|the_house
    going_to|will|planning_to|plan_to <really>? hurt|attack|burn|torch|smash|run_over my
    going_to|will|planning_to|want_to|plan_to shoot|blow|bomb up? .. school|work|office|mosque|church|synagogue
    make|making him|her|them|everyone pay ; they|you will all .. see|pay|regret|sorry|bleed
    bought|got|have|taken|packed .. knife|gun|bat|machete|petrol .. for|him|her|them|school|outside
    bought|got|have|taken|packed .. acid .. for_him|for_her|for_them|his|her|their|him|them|school|outside
    know|found where|when|out_where he|she|they|him .. lives|works|sleeps|gets|parks|walks ... kill|wait|waiting|knife|gun|hurt|pay
    waiting for him|her|them .. knife|gun|bat|outside
    plan|planned|planning to|how .. kill|attack|hurt|murder|shoot|get him|her|them|my|people
    hit|kill list ; him|her|them|he|she .. not deserve to live|be_alive
    deserves|deserve to die .. he|she|they|going|make
    he|she|they|him|her will|shall not|never live|survive|walk_again|walk_out|breathe_again|see_another
    make|making sure .. he|she|they never|pays|pay|regrets|suffers|dies|does_not
    swear .. kill|dead|not_live|pay|bury ; beat him|her|them to_death|half_to_death|senseless
    put|putting a? bullet in|through him|her|them|his|their
    run|running|mow him|her|them|people over|down
    burn|burning .. house|place|office|flat|them|him|her .. down|with_them|inside|in_it|alive
    poison|poisoning his|her|their|the food|tea|drink|coffee|water
    snap|break|wring his|her|their neck ; make him|her|them disappear|suffer|bleed|beg|sorry
    get him|her|them back|even .. knife|gun|hurt|kill
    is|are going_to die|bleed|get_it|pay .. for_it|for_what|tonight|i|them
    is|are|am a? dead man|meat ; want|going revenge .. knife|gun|kill|hurt
    bring|bringing|take|taking a|my|the|dads gun|knife|rifle|weapon to|into school|work|class|office|college
    put|stick|stuck|plunge|shove a? knife|blade in|through|into him|her|them|his|their`),
};

const harmNow: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  deniable: false,
  phrases: phrases(`
    i|got|have|holding|with|carrying|brought .. a|my|the|this|dads|his <gun>|knife|machete|bat|axe|hammer|bomb|petrol ... school|outside|his_house|her_house|his_door|her_door|for_him|for_her|for_them|waiting_for|asleep|sleeping|him|her|them
    outside|inside|at his|her|their|the|school|my .. house|work|door|school|flat|toilets|office ... <gun>|knife|petrol|bat|hammer|machete
    standing over him|her|them|his_bed|her_bed
    on my way to|over|round .. kill|hurt|stab|shoot|his|her|sort_him
    just|have|already stabbed|shot|strangled|poisoned him|her|them|my|someone
    parked|waiting|sitting|standing|outside|opposite .. his|her|their|the house|work|door|flat|school|office ... petrol|<gun>|knife|hammer|machete|bat
    pillow .. over him|her|his|the_baby|face|them
    got|have|my|with hands|pillow|pillows round|around|over him|her|his|the_baby|babys`),
};

/** Around a birth. */
const babyIntrusive: Concept = {
  id: 'baby_intrusive',
  type: 'perinatal_intrusive_thoughts',
  phrases: phrases(`
    images|image|thoughts|thought|flashes|pictures|picture|imagine|imagining|see|seeing|visions ... dropping|drop|hurting|hurt|harming|harm|drowning|stabbing|throwing|smothering|shaking|falling|stairs|knife|knives|window|bath|dead .. baby|newborn|him|her|daughter|son|them|my
    scared|afraid|terrified|frightened|worried .. hurt|harm|drop|drown|shake|alone|myself .. baby|with_the_baby|with_my_baby|newborn|daughter|son|bath|her|him
    horrible|awful|horrid|sudden|sick|nasty flash|flashes|image|images|picture|pictures|vision ... baby|babys|newborn|bub ; intrusive thoughts|images
    horrible|horrifying|disturbing|awful|unwanted|disgusting thoughts|images|thought|pictures
    not .. bond|bonded|bonding|love|feel .. baby|newborn ; not bond|bonded|bonding with him|her
    baby .. better|better_off|deserves .. without|mother|mum|mom|someone_else|me
    have|got|with postnatal|postpartum|antenatal|perinatal depression ; have|got pnd|ppd
    regret .. having|baby|becoming|being .. baby|mother|mum|mom
    wish|wished|regret|should .. had|have her|him|the_baby|a_baby|this_baby|my_baby ; wish|regret .. had|have kids|children
    see|flash|flashes|thoughts|images|image|picture ... baby|newborn|her|him .. water|stairs|knife|window|drop|drowned|hurt|dead|bath
    seeing|see myself|me .. pushing|dropping|throwing|drowning|hurting|shaking|stabbing
    pushing .. pram|buggy|pushchair|stroller ; hide|hiding|hid the|all? knives|pram|scissors|pillows`),
};

/** Held where a fall kills. */
const babyOverEdge: Concept = {
  id: 'baby_over_edge',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    holding|dangling .. baby|newborn|toddler .. over|off .. balcony|bridge|railing|ledge|roof`),
};

const babyConviction: Concept = {
  id: 'baby_conviction',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    baby|newborn|son|daughter|twins|infant .. is|are|not|has|was .. evil|possessed|demon|devil|not_mine|swapped|replaced|cursed|changeling|satan|poisoned|poisoning|not_real|not_human|watching|antichrist|sent
    send|sending|take|taking|save|saving|end|spare|bring the|my|her|him|us|them? .. baby|newborn|kids|children|girls|boys|son|daughter ... heaven|with_me|suffering|before|safe|together|peace|pain
    better|kinder|safer|best if|for we|the|my|us|both|baby|all .. dead|die|heaven|both|died|gone|kill|baby_and_me
    baby|newborn|twins|son|daughter|kids|children|one .. better|better_off|safer|happier|kinder in|with the? heaven|god|angels|jesus|lord|him_above
    going_to|have_to|need_to|must|about_to|want_to .. kill|shake|smother|drown|hurt|throw|suffocate|harm .. baby|newborn|crying|twins
    both be|die|go better|together|dead|heaven|tonight ; take .. with me ; kill .. baby|newborn
    kids|children|baby with me when
    shake|shook|throw|threw|hit|smother|hurt|slap the|my|this|him|her baby|newborn|twins|so|stop|shut|until
    want|wanted to shake|throw|smother|hurt|hit|drown him|her|the_baby|my_baby|it
    i|have|just shook|shaken him|her a_bit|a_little|hard|because|until|once|too ; losing|lost it .. shook|shaken him|her
    feel|felt|feeling like shaking|throwing|smothering him|her|the_baby|my_baby|it
    baby .. wall|window|river|bath|pillow .. want|going|throw|urge|must|voice`),
};

export const OTHERS: readonly Concept[] = [
  voices,
  voicesIn,
  blowsThought,
  dragged,
  command,
  harmThought,
  harmIntent,
  harmNow,
  babyIntrusive,
  babyOverEdge,
  babyConviction,
];
