import { type Concept, half, HALF_TOLD, phrases } from './concept.ts';

/** "Gonna unalive", read as "going to suicide": the act as a verb of its own. */
const slang: Concept = {
  id: 'kill_self',
  type: 'suicidal_thoughts',
  phrases: phrases(
    `going_to|about_to|want_to|need_to|have_to|ready_to|trying_to|will|might|should|lets suicide|suiciding $|in|at|by|tonight|today|this|like|now|tomorrow|for|fr|lol|brb|because|once ; suiciding ; commit|committing not|die alive|die|toaster|ceiling|rope|unalive ; suicide time|oclock|o_clock|hour|arc|mode|speedrun ; log|logging|clock|clocking|sign|signing|check|checking off|out of? life|existence|earth|this_life ; to|will|am self delete|deleting|destruct|terminate|exit|yeet`,
  ),
};

const slangNow: Concept = {
  id: 'now',
  type: 'timing',
  deniable: false,
  phrases: phrases(
    `in like|about|literally|around|maybe|roughly|under|t_minus #|five|ten|twenty minutes|mins|min|secs|seconds|hour|hours|$ ; t minus # ; when the? chat|stream|call|song|track|episode|film|movie|game|match|album ends|is_over|finishes|stops`,
  ),
};

/** "Doing it" at the end of a song, a candle, a battery: an hour nobody sets for a chore. */
const atTheEnd: Concept = {
  id: 'do_at_end',
  type: 'suicide_imminent',
  deniable: false,
  phrases: phrases(`
    when|once|as_soon_as|soon_as|after the|this|that|my <played> .. ends|finishes|dies|is_over|is_done|goes_out|is_finished|done|over so am|do i ; last|final|one_more|another|just_one <played> .. then|and then? i_do_it|i_am_doing_it|i_am_gone|i_go|doing_it|it_happens|it_is_time ; it is happening after|when|once|at the|this|that|my .. <played> ; so do i then|and|here ; <played> runs_out|ends|finishes|is_over so do|will i
    doing|do|done it|this when|once|as_soon_as|soon_as|after|the_minute|the_second the|this|that|my|a last|next|whole? <played> .. ends|end|finishes|finished|stops|stop|dies|die|is_over|is_done|fades|burns_out|burned_out|goes_out|runs_out|rolls|roll|hits_zero|is_empty|clicks_off|is_gone|is_out|runs_cold|goes_cold|runs_dry
    doing|do it|this at the end of the|this|that|my <played> ; when|once|as_soon_as|soon_as|after|till|until|the_minute the|this|that|my <played> .. ends|end|finishes|finished|stops|stop|dies|die|is_over|is_done|fades|burns_out|goes_out|runs_out|rolls|roll|hits_zero|is_empty|clicks_off .. i|then|i_am|am do_it|doing_it|gone|go|jump|am_gone|will_do_it|i_am_gone|i_do_it
    ^ suiciding|ending_myself|offing_myself|unaliving in|at|by|tonight|today|when|now|soon|once|before|after|if|rn ; ^ suicide|suiciding tonight|tn|today|at|in|soon ; suicide tonight|tn $ ; it is suicide time|oclock|o_clock|hour ; suicide time|oclock|o_clock $ ; speedrun|speedrunning my death|exit|suicide|end
    last|final|one_more|this <lastthing> .. then|and|finishes|ends .. i do|am_doing|will_do it $`),
};

const chancesSpent = half(
  'chances_spent',
  `no|not more|second|third|any|another .. chance|chances|tries|goes|waiting|warnings|excuses ; out of chances|time|road|reasons ; done waiting|hoping|trying ; used up? my|all .. chances|chance|lives`,
);
const happening = half(
  'it_happens',
  `it is happening|time|now $|when|at|in|tonight|once ; doing it $|when|now|at|in|tonight|once|this_time`,
);

/** What is asked of the method beside a wish said elsewhere. */
const asked: Concept = {
  id: 'seeking_half',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    least|most|more|less painful|painless|messy|peaceful|gentle|violent|lonely|certain|scary way|method|option|one $|out|to_go|to_die|please ; quickest|easiest|kindest|fastest|gentlest|cleanest|painless|surest|quietest|softest|best way|method|option|exit $|out|to_go|to_die|of_doing_it|please
    which|what|whats is? the? way|one|method|option|of_them hurts|works|takes|is .. least|fastest|quickest|painless|best|quicker|surest ; which|what way is the? least painful|messy|bad ; which|what one|way? is the? most? painless|quick|quickest|instant|peaceful $ ; what|which works|hurts|kills fastest|quickest|best|least $`),
};

/** Where it was asked after and kept back. */
const planAsked: Concept = {
  id: 'plan_asked',
  type: HALF_TOLD,
  deniable: false,
  person: 'self',
  phrases: phrases(`
  asked|ask|asks|asking .. if|whether|about|did|do|was|is|had|were|what|for|me .. .. plan|plans|means|method|safe|suicidal|thoughts|anything_at_home|anything_i_could_use|do_anything|picked_a_way|a_way|hurt_myself ; told|tell|said|promised|ticked|swore|answered|thinks|think|believes|convinced|assured ... no|not|any|a|the plan|plans|means|thoughts|planning_anything|planning_to|planning_it|planning
  form|questionnaire|screening|survey asked|asks about ... plan|plans|means|thoughts ; ticked|circled|put|wrote .. no|not_at_all|none|zero|never ; question nine|9|six|6 ; said|ticked|answered|put no to all|everything|every|each|the_lot|it_all ; safety|risk|mental_health|phq|phq9|wellbeing form|questionnaire|assessment|check`),
};
const noUnsaid = half(
  'no_unsaid',
  `
  ^ i|but|and|except? i? do|have|am $|and|but|it ; i do|have $|it ; ^ i do? have one|it|them|some|two $ ; and|but|except|because i do|have|am $|it|and ; ^ i_am|i have|had got? ## ; i am not $|i ; i am $ ; there is one|a_plan|two $|and|it ; that was|is|were a? lie|lies|untrue|not_true ; i|and|but lied ; truth is|was ; yes i meant|it_should_have_been ; should have been every|yes|all|three|often ; not true|the_truth $ ; it is for|on <day>|tomorrow|tonight`,
);
/** What else tells of a plan kept back. */
const planItself: Concept = {
  id: 'plan_itself',
  type: 'intent',
  deniable: false,
  phrases: phrases(
    `there is|are one|a_plan|plans $|and|it ; got|have forty|thirty|sixty|fifty|## $ ; planning anything|something $ ; it is the|a ... <edge>|<height>|<rope>|<gun>|line|trains|train|woods|garage|loft|shed ; know how|when|where $|and`,
  ),
};
const notStudy = half(
  'not_for_study',
  `not|never .. for|about|a|an|my|writing|asking|doing .. story|book|novel|character|essay|game|friend|film|script|hypothetical|research|homework|project|writing|anything_else ; it is for me $|not|i ; not a? hypothetical|hypothetically|research|fiction|writing ; this is real $|i`,
);
const planLied: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  deniable: false,
  phrases: phrases(
    `lied|lie|lying .. to|at|on my|the? doctor|gp|nurse|therapist|counsellor|counselor|psychiatrist|psychologist|crisis_team|crisis_line|form|questionnaire|social_worker|keyworker|ward|assessment about|and|because|when .. .. plan|plans|means|intent|planning|safe|pills|tablets|rope|gun`,
  ),
};

/** Who is told by post or by the hour, so that no officer tells them. */
const messageSet = half(
  'message_set',
  `
  scheduled|schedule|timed|queued|arranged|set|set_up|put|left|drafted|saved|written|write|wrote|dated|posted|posting .. a|an|the|my|some|two|all|up|to? email|emails|message|messages|text|texts|letter|letters|post|note|video|mum|mom|sister|brother|them|everyone ; email|emails|letter|letters|text|texts|message|messages .. is|are|posts|post|sends|send|goes|go|dated .. scheduled|timed|queued|itself|dated|set|arranged|the ; email|emails|letter|letters|text|texts|message|messages|note|video .. on_a_timer|timed|scheduled|queued|delayed|to_arrive|to_land|to_be_delivered|dated`,
);
const notByPolice = half(
  'not_by_police',
  `
  hear|hears|heard|learn|learns|find|finds|finding|get|gets|getting|having|hearing|told|know|read|reads .. it|out|this|that|about_it|me? from|by|off|in|on a|the|some|two|an|uniformed? <police>|knock|knock_on|stranger|strangers|paper|papers|news ; hear|hears it? from me .. not|instead|rather|first|before ... <police>|stranger|news ; <police> that|who|to tells|tell|telling|break|breaks|breaking|say|says them|her|him|mum|it|the_news ; it|this on the news|telly|radio`,
);

/** Whose body others will come upon. */
const foundThen: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  person: 'self',
  phrases: phrases(`
    going_to|will|shall|be|to|have|to_be|can find|finding|found|finds|discover|discovering me .. hanging|swinging|dangling|dead|cold|stiff|lifeless|bled_out|overdosed|in_the_river|in_the_woods|in_the_canal|in_the_bath|in_the_garage|in_the_water|at_the_bottom|at_the_foot|under_the $|on|by|in|from|tomorrow|tonight|when|and|this|next|at
    going_to|will|shall|be|to|have find|finding|found my body|corpse|remains|car_empty|clothes ; will|going_to|be|have cut|cutting me down ; find|finds|found|finding me .. and|the ... feel_bad|smell|mess|state|sorry_for|poor`),
};
/** Made ready for whoever comes upon the writer. */
const foundReady: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  person: 'self',
  phrases: phrases(
    `labelled|pressed|wrapped|boxed|tidied|cleaned|ready|left|laid|packed|addressed|polished ... for_when|after|for|before|so|when they|he|she|someone|whoever|mum|the_police|the_lad? find|finds|found me ; for when|after i_am|i|they|he|she find_me|found|am_found|finds_me`,
  ),
};

/** It did not work, and the next will. */
const failed = half(
  'try_failed',
  `
  my|last|second|third|fourth|previous|the|that attempt|overdose|suicide_attempt|try|go last|this|on|yesterday? week|month|night|time|year|<day>? failed|fails|went_wrong|did_not_work|not_work|did_not_take|got_interrupted ; third|second|fourth|last attempt|try went|did|failed ; messed|cocked|screwed|botched|fluffed|bungled it up? last|on|this|again ; did not manage|succeed|finish|die|work it? last|on|this|in ; failed at|to dying|die|it|kill_myself ; survived last|on|this|it ; woke up after|from the|my last? try|attempt|overdose|one`,
);
const nextWill = half(
  'next_will',
  `
  next|second|third|fourth|fifth one|time|try|attempt|go|$ .. will|wont|not|shall not?|work|fail|miss|$ ; not|never|wont survive|live_through|wake_from|fail|mess_it_up|miss|botch|bungle .. next|again|time|another ; i will next|this time ; will|shall not? .. next time $ ; not be a|any|another next waking|rescue|ambulance|failure`,
);

/** What is plugged in, in the bath; a fuse that went. */
const wired: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  deniable: false,
  phrases: phrases(`
    threw|throw|put|pulled|tried|dropped|chucked|tipped|took|got|lowered .. <plugged> .. in|into|in_with .. bath|tub|bathwater|water .. ... tripped|trip|fuse|breaker|electrics|power|cut_out|bang|lights|rcd|switch|nothing_happened|did_not_work
    threw|put|got|sat|lay|climbed|am|was myself? in|into the? bath|tub|bathwater with|and|holding .. .. <plugged> ... tripped|trip|fuse|breaker|electrics|power|cut_out|bang|lights|rcd|switch|nothing_happened|did_not_work ; tried the? <plugged> in the|my? bath|tub ; stuck|put|poked|shoved .. fingers|finger|fork|knife|wire|wires in|into|in_to the|a? socket|plug ... end_it|die|kill_myself|finish_it`),
};

/** Some of them down already, to die; what to do with the rest is asked. */
const someTaken: Concept = {
  id: 'taken',
  type: 'overdose',
  deniable: false,
  phrases: phrases(
    `<took> half|some|most|part|#|##|a_few|loads|all|lots|the_box|half_the_box of? of? them|these|those|it|the_box|the_pack|the_packet|the_bottle|box|packet|tablets|pills? .. to|because .. die|end_it|kill_myself|end_my_life|end_it_all|wanted_to_die|i_wanted_to_die`,
  ),
};

/** A gathering still to come, and then away. */
const lastWith = half(
  'last_with_them',
  `one|want|want_one|just_one last|final|more .. <feast> ... then|and i_am? .. driving|going|heading|walking|off|gone|booking|checking|out|done|up|drive|go|walk|leaving`,
);

/** A plan or an act let slip beside something else: a song that ends, a form, an email, a fuse. */
export const PLAN_LET_SLIP: readonly Concept[] = [
  slang,
  slangNow,
  atTheEnd,
  chancesSpent,
  happening,
  asked,
  planAsked,
  noUnsaid,
  planItself,
  notStudy,
  planLied,
  messageSet,
  notByPolice,
  foundThen,
  foundReady,
  failed,
  nextWill,
  wired,
  someTaken,
  lastWith,
];
