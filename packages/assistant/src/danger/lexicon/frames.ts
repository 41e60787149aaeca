import { phrases } from './concept.ts';

/** Study, work, stories and songs: the words are about danger, the writer is not in it. */
export const STUDY: readonly string[] = phrases(`
  my|our|a|the essay|dissertation|thesis|lecture|seminar|coursework|exam|module|textbook|assignment|research|paper|study|training|course|revision|presentation ; essay|dissertation|thesis|paper|lecture|presentation|training|module|course|workshop on|about ; research|researching|studying|revising|writing|study .. for|about|on ; nursing|medical|psychology|paramedic|social_work student|students|school|degree|exam|class ; for class|school|college|uni|work|my_course|a_project|psychology|biology ; student nurse|paramedic|doctor|midwife|social_worker
  i am|work|volunteer|train|trained .. nurse|doctor|teacher|gp|paramedic|pharmacist|social_worker|counsellor|counselor|therapist|psychologist|volunteer|samaritan|police_officer|firefighter|midwife|helpline|hospice|psychiatry|care_home|ward|youth_worker ; my|our|a patient|patients|client|clients|pupils|students|service ; at|on work|the_ward|our_school|our_clinic|the_helpline we|do|how|policy|protocol ; policy|protocol|guideline|guidelines|statistics|statistic|rates|prevalence|epidemiology|prevention|awareness|screening|questionnaire|first_aid
  novel|novels|screenplay|script|short_story|fanfic|fanfiction|fiction|fictional|poem|poems|poetry|lyrics|lyric|song|songs|album|film|films|movie|movies|series|episode|documentary|documentaries|podcast|podcasts|book|books|play|opera|musical|character|characters|scene|protagonist|villain|hero|chapter|plot|game|games|video_game|netflix|drama|soap|thriller|museum|history|historical|shakespeare|hamlet|romeo|ophelia|juliet|plath|sylvia|hemingway|cobain|article|news|headline|word|phrase|expression|crossword|etymology|term|meaning|translate|translation|quote|myth
`);

/** Somebody died: mourning, not danger, unless the writer's own wish stands beside it. */
export const BEREAVED: readonly string[] = phrases(`
  lost .. to suicide|overdose|an_overdose ; died|dead|death|passed|gone by|of|from|to suicide|overdose|an_overdose|hanging ; took|ended his|her|their own? life ; <kill> himself|herself|themselves|themself ; committed suicide ; hanged|shot|drowned|hung himself|herself|themselves ; bereaved ; funeral ; suicide loss|bereavement|survivor|survivors ; anniversary of his|her|their ; died by suicide
`);

/** Told of another person as history. */
export const OTHERS_PAST: readonly string[] = phrases(`
  years ago ; last year|term|summer|winter|spring|autumn ; in #### ; when he|she|they|i|we was|were ; recovered ; before i was born ; as a child|teenager|teen|student|young ; used to ; decades ; long ago ; in the past|70s|80s|90s|war|sixties|seventies|eighties|nineties ; had a|an ; history ; family ; run|runs in ; my grandfather|great|grandmother|ancestors ; died ; hereditary|genetic|inherit|inherited ; is well|better|fine|happy now
`);

/** The whole matter set aside: "never have I been suicidal". Read before or after what they deny. */
export const NEGATORS: ReadonlySet<string> = new Set(
  'not no never none without nor neither deny denies denied denying zero'.split(' '),
);

/** Words a denial reaches across. Any other word between them ends its reach: real danger is worse to miss. */
export const TRANSPARENT: ReadonlySet<string> = new Set(
  `a an any the am is are was be been being have has had having feel feeling felt felt going to want wants wanted wanting plan plans planning
   intend intending intention intentions intent thought thoughts think thinking about of that i me he she they would will could ever never
   currently now at all really actively danger considering considered consider do does did or nor and suicidal depressed self harm harming sort kind
   such it my active actual actually seriously desire desires urge urges wish wishes reason way single like dying die in whatsoever either even been
   trying tried try attempt attempted hurt hurting kill killing myself anyone anybody`.split(/\s+/),
);
