import { phrases } from './concept.ts';

/** Study, work, stories and songs: the words are about danger, the writer is not in it. */
export const STUDY: readonly string[] = phrases(`
    ^ how|why|when do|did|does|would people|men|women|soldiers|someone|somebody|teenagers ; durkheim ; socrates ; cleopatra ; hitler ; kurt|van gogh
    that song|lyric|scene ; preached|preaching|elijah|jonah|judas|gospel ; musical|pantomime ; voice|stunt acting|actor|actress|work ; stuntman|stuntwoman|extra ; acting|playing a|the hostage|corpse|victim|killer|murderer ; rehearsing|rehearse|rehearsal|rehearsals|sitcom|panto|opera|improv|stage_combat|amdram ; radio|stage|school play ; horror|board|computer game
    definition of ; mrcpsych|mrcgp paper
    speedrun|elden_ring|minecraft|fortnite|skyrim|headshots|npc|respawn|grenade|dungeon|werewolf|dnd|red_dead|gta|roblox
    novelist ; author ; screenwriter ; beta readers ; short story ; my|our heroine|villain|hero|lead|detective|monologue|play|soliloquy|sonnet ; coursework|homework ; phq|gad|questionnaire|tick_box|ticked
    difference between ; theme|theme_tune|earworm ; sermon|psalm|scripture|bible|hymn ; risk assessment|assessments ; a crime|illegal|law ; against the law ; legal ; debate|debating|pub_argument|pub_quiz
    awareness|mandatory|induction|first_aid training|module|talk ; homework about|on ; exam on|about
    what does|is ... mean ; meaning of ; in the news|paper|papers
    read|saw|heard .. news|article|headline|paper
    my|our|a|the essay|dissertation|thesis|seminar|textbook|training_course|first_aid_course|course
    essay|dissertation|thesis|paper|lecture|presentation|training|module|course|workshop on|about
    research|researching|studying|revising|writing .. for|about|on
    nursing|medical|psychology|paramedic|social_work student|students|degree|exam
    for class|my_course|a_project|psychology|biology
    in|from|of|about|write|writing|wrote|hear|heard|learning|sing|singing|is a song ; storyline|soap|archers|fanfic|paladin|campaign|larp|translating|translation|leaflet|side_effects|questionnaire ; language|english exam ; essay is due ; form|screener asks|says|has
    training today|day|session on ; book_report|health_class|safeguarding|refresher|competency|reflective ; in my|the game|app|code|script|simulation
    student nurse|paramedic|doctor|midwife|social_worker
    i am|work|volunteer|train|trained .. nurse|doctor|teacher|gp|paramedic|pharmacist|social_worker|counsellor|counselor|therapist|psychologist|volunteer|samaritan|police_officer|firefighter|midwife|helpline|hospice|psychiatry|care_home|ward|youth_worker
    my|our|a patient|patients|client|clients|pupils|students|service
    policy|protocol|guideline|guidelines|statistics|statistic|rates|prevalence|epidemiology|prevention|awareness|screening|questionnaire|first_aid
    novel|novels|screenplay|short_story|fanfic|fanfiction|fiction|fictional|poem|poems|poetry|lyrics|lyric|the_song|this_song|song_called|the_album|film|films|movie|movies|series|episode|documentary|documentaries|podcast|podcasts|my_book|a_book|the_book|book_about|book_club|opera|musical|character|characters|scene|protagonist|villain|hero|chapter|plot|video_game|thriller|museum|history_of|historical|shakespeare|hamlet|romeo|ophelia|juliet|plath|sylvia|hemingway|cobain|headline|the_word|phrase|expression|crossword|etymology|translate|translation|quote|myth`);

/** Says what the question beside it is for. */
export const FOR_STUDY: readonly string[] = phrases(`
  volunteer|volunteering|work|working|worked on|at|for|with a|an|the? crisis|suicide|samaritans|listening|mental_health line|helpline|hotline|charity|team|ward|service|samaritans
  osce|osces|mock_osce|csa_exam|sca_exam|mrcpsych|mrcgp|plab|usmle .. station|stations|actor|question|questions|scenario|case|cases|stem|checklist|mark_scheme|answer ; revising|studying|practising|practise|practice|revision|prepping for .. osce|osces|mrcpsych|mrcgp|plab|usmle|viva ; roleplay|simulated_patient|standardised_patient|standardized_patient
  for|in my|a|an|our|the novel|story|script|screenplay|essay|dissertation|thesis|project|class|course|book|lecture|presentation|character|training|assignment|exam|research
  doing|taking|on|teaching a|an|my|the? first_aid|mental_health|training|psychology|nursing|counselling course ; i am a|an|the form_tutor|teacher|nurse|gp|doctor|paramedic|counsellor|therapist|social_worker|pharmacist`);

/** Who hits without being violent. */
export const SMALL_CHILDREN: readonly string[] = phrases(`
  toddler ; tantrum ; tantrums ; baby ; nursery ; she|he is only? two|three|four|five|six|seven|2|3|4|5|6|7|8 ; my two|three|four|five|six|2|3|4|5|6 year_old ; the dog|cat`);

/** Why people put things in order, say goodbye or have a plan on an ordinary day. */
export const ERRANDS: readonly string[] = phrases(`
    hospice|charity shop ; wardrobe ; clear|clearing|cleared out the? loft|garage|shed|wardrobe|cupboards|bungalow
  moving|move|moved|moves house|home|flat|in|abroad ; before|when we|i move ; emigrating|emigrate|flying|flight|cruise|annual_leave|backpacking
  final exam ; mg|milligrams per kilo ; xmas tree ; first marathon|race|match
  to thailand|spain ; camping|marathon|gig|concert ; retire|retiring|retired|retirement|redundancy|new_job ; charity|jumble|declutter|decluttering|car_boot|ebay
  handing|handed|hand in|over my|the? notice|keys|badge|lanyard|laptop|pass|uniform|resignation ; last|final shift|day_of_school|exam|cigarette|lecture|gig|antibiotics
  surgery|operation|vasectomy|chemo|treatment|transplant|tattoo|diet|keto|carbs|sugar|smoking|cigarettes|marlboro|vaping|dry_january|detox|gluten
  wedding speech|suit|dress|cake ; christening|engagement|hen|stag ; for|from school|nursery|work|church ; thank_you letters|letter|note|cards
  christmas cards ; cards|card for all|the ; sleep|cpap|apnoea mask ; dosette|pill_box|pill_organiser|dispenser
  pull_up bar ; swing|climbing|heifer|calf|tow|washing_line ; skis|racquet|eyesight|cataracts
  toys|baby_clothes|wigs|old_clothes ; dating apps|app ; socials|social_media|screen_time|digital_detox
  chemist|pharmacy|surgery take|takes them? back ; old tablets|medicines|medication .. take|back|bin|dispose ; will|solicitor|insurance|pension|power_of_attorney .. eighty|tidy|should|asks|wants|form|medical
  visitors|builders|house_guests ; breast milk|freezer|formula ; deer|hunting|hunt season
  hip|knee|cataract|hernia done|replacement|surgery|operation ; dentist|braces|retainer|orthodontist ; app|plugin|server|session|update|command`);

/** Somebody died: mourning, not danger, unless the writer's own wish stands beside it. */
export const BEREAVED: readonly string[] = phrases(`
    dog|cat|nan|gran|nana|grandad|grandma|grandpa|hamster|rabbit|horse|pony|guinea_pig|budgie|kitten|puppy got|was|is|has|just? died|put_down|put_to_sleep|passed|gone
  lost .. to suicide|overdose|an_overdose ; died|dead|death|passed|gone by|of|from|to suicide|overdose|an_overdose|hanging
  took|ended his|her|their own? life ; killed|hanged|shot|drowned himself|herself|themselves|themself ; committed suicide ; bereaved
  funeral ; suicide loss|bereavement|survivor|survivors ; died by suicide ; anniversary of his|her|their`);

/** Told of another person as history. */
export const OTHERS_PAST: readonly string[] = phrases(`
  ^ did|was|why_did|how_did .. really|really_kill|kill|drink|hang|shoot ; years|decades ago ; last year ; in|since #### ; when he|she|they|i|we was|were ; has|have|he|she|they recovered ; before i was born
  as a child|teenager|teen|student ; great gran|granny|nan|grandad|grandma|grandpa|uncle|aunt|aunts|uncles ; asylum ; used to ; long ago ; in the past|70s|80s|90s|war|sixties|seventies|eighties|nineties|fifties
  history of ; family history ; runs|run|ran in the|my|our family ; my great grandfather|grandmother|uncle|aunt ; hereditary|genetic|inherit|inherited
  had anorexia|bulimia|depression|psychosis|a_breakdown|an_eating_disorder ; fully|completely well|recovered|better ; is well|better|fine|happy|grand|great|brilliant|thriving|ok|okay|good now ; survived it ; ten|twenty|thirty|forty years ; she|he is # now ; is|are a therapist now`);

/** Told of another person who has long been well. */
export const OTHERS_WELL: readonly string[] = phrases(`
  is|has|have been totally|completely|all|absolutely|perfectly? fine|well|good|okay|ok|happy|grand|great|better|clean|settled|stable|right for|since
  is|are totally|completely|all|absolutely|perfectly? fine|well|good|okay|ok|happy|grand|great|better|clean|settled for years|decades|ages|many
  and|who|he|she now? teaches|coaches|runs|plays|works|swims|cycles|nurses|lectures|farms|manages|drives maths|english|music|pe|yoga|history|science|marathons|ultras|triathlons|rugby|football|cricket|golf|bowls|parkrun now|these_days|$ ; and now? teaches|coaches|runs|plays|lectures|cycles maths|english|music|pe|yoga|history|science|marathons|ultras|triathlons|rugby|football|cricket|golf|bowls|parkrun|everywhere
  totally|completely|all|absolutely|perfectly fine|well|good|okay for|since|now|these_days ; right as_rain|as_ninepence ; sound as_a_pound ; fit as_a_fiddle
  he|she is a|an|the vicar|priest|nurse|doctor|gp|midwife|teacher|headteacher|lecturer|solicitor|lawyer|builder|plumber|electrician|chef|counsellor|paramedic|manager|engineer|scientist|vet|pilot|farmer|social_worker|police_officer|accountant|dentist|surgeon|carer|grandad|grandfather|grandmother|gran|dad|mum now|these_days`);

/** Of whom is told as of somebody who has died. */
export const OTHERS_GONE: readonly string[] = phrases(`
  before|until|till he|she|they|we sadly? died|passed_away|passed_on|lost_him|lost_her|lost_them ; before|until|till he|she|they sadly? passed $|in|last|at|of|from|peacefully ; my|our late father|mother|dad|mum|mom|husband|wife|brother|sister|gran|nan|grandad|grandmother|grandfather|uncle|aunt
  he|she|they is|has|are|have sadly|since|now|long? dead|died|passed|gone now|$|in|this|last|at ; he|she|they died|passed in|at|last|aged|away|years|long|not_long|of|from|a ; last|final illness|months ; on|near|at his|her deathbed`);

/** The whole matter set aside: "never have I been suicidal". Read before or after what they deny. */
export const NEGATORS: ReadonlySet<string> = new Set(
  'not no never none without nor neither deny denies denied denying zero'.split(' '),
);

/** Words a denial reaches across. Any other word between them ends its reach: real danger is worse to miss. */
export const TRANSPARENT: ReadonlySet<string> = new Set(
  `a an any the am is are was be been being have has had having feel feeling felt felt going to want wants wanted wanting plan plans planning
   intend intending intention intentions intent thought thoughts think thinking about of that i me he she they would will could ever never
   currently now at all really actively danger considering considered consider do does did or nor and suicidal depressed self harm harming sort kind
   longer such it my active actual actually seriously desire desires urge urges wish wishes reason way single like dying die in whatsoever either even been
   trying tried try attempt attempted hurt hurting kill killing myself scary dark bad violent horrible weird intrusive nasty anyone anybody suicide cut cutting end ending my life died of dead harmed injury overdose overdosing`.split(
    /\s+/,
  ),
);
