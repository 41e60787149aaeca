import { phrases, type Concept } from './concept.ts';

/** Medicines put by instead of taken, and that there are enough of them. */
const hoarded: Concept = {
  id: 'hoard_told',
  type: 'suicide_preparation',
  phrases: phrases(`
    count|counting|counted|drop|dropping|tip|tipping|save|saving|pop|popping|putting|squirrelling them|two|mine|a_few .. in|into an|a|the|my old? .. jar|tin|sock|tub|matchbox|shoebox|biscuit_tin|tobacco_tin|envelope|teapot ... up_to|enough|nearly|almost|since
    saved|kept|hidden|put_by|stashed ## of the|my|those|them blue|white|pink|yellow|green|strong|big|little? ones|blues|whites
    enough in|inside the|my|an|a old? tin|jar|sock|tub|shoebox|matchbox|teapot now|already|$ ; stopped|quit|not cashing|taking|swallowing|using ... put|putting|tuck|tucking|squirrel it|them by|to_one_side $`),
};

/** A count worked out for what is there. */
const counted: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  phrases: phrases(`
    have|got the|my|enough? <pills>|morphine .. ... read|know|looked|worked .. up|out? on? how many|much
    rucksack|backpack|pockets|coat ... bricks|stones|rocks|weights ... reservoir|river|lake|sea|canal|bridge|water ; reservoir|river|lake|sea|canal|weir ... rucksack|backpack|pockets|coat ... bricks|stones|rocks|weights
    giving|give|gave it|myself|life until|till|to ... then i am? off|out|gone|checking_out $`),
};

const unnamed: Concept = {
  id: 'at_hand',
  type: 'means_in_hand',
  phrases: phrases(`it is? oiled|cocked|loaded ; cleaned and loaded|oiled`),
};

/** A household handed over, as before a journey of which nothing is said. */
const handedOver: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    taught|teaching|showed|shown|showing .. neighbour|husband|wife|son|daughter|him|her|them|kids how|where|which ... feed|bins|boiler|stopcock|meters|bank|passwords|routine|everything|cook|song|songs|bedtime
    labelled|labelling|listed .. stopcock|fuse_box|fusebox|meters|keys|birthdays|passwords|standing_orders|everything ; all|dates|everyones .. birthdays .. one|a book|list|place ; left|leaving my|the ... for whoever|whoever_wants|whoever_needs`),
};

/** What is dear given away, and a reason told for it. */
const givenOn: Concept = {
  id: 'given_on',
  type: 'suicide_preparation',
  phrases: phrases(
    `gave|given|giving|give|left|leaving|signed|transferred|transferring .. my|all_my .. <keepsake> ... to|over|for|with|away`,
  ),
};

const coverToldFor: Concept = {
  id: 'cover_for_giving',
  type: 'suicide_preparation',
  deniable: false,
  phrases: phrases(`
    he|she|they|everyone|mum|dad|mate|people|brother|sister think|thinks|thought|reckon|reckons|assumes|believes|says i_am|it_is .. just|only|quitting|decluttering|moving|skint|minimalist|tidying|upgrading|broke|generous|travelling|downsizing
    told|tell|said him|her|them|everyone|i_am|it_was|i_was .. just|only|because quitting|decluttering|moving|skint|minimalist|tidying|upgrading|broke|travelling|downsizing|a_clear_out|clear_out`),
};

/** Tablets in rows, and how many rows have gone. */
const rows: readonly Concept[] = [
  {
    id: 'in_hand',
    type: 'means_in_hand',
    phrases:
      phrases(`them|tablets|pills|capsules ... rows|lines|piles|heaps|stacks of ##|five ; standing|stood|up|i_am on .. desk|chair|stool|table|ladder|bath|stair|step|steps ... round|around my neck ; car|truck|van|pickup|engine is? .. running|on ... garage|doors|windows is|are? shut|closed|sealed|down ; close|closed|shut|sealed .. garage|doors|windows ... start|started|turned|run|ran .. car|engine
    have|got the|my|all? <pills> ... have|got|and a|the|my? gin|vodka|whisky|whiskey|rum|brandy|wine|sherry|scotch ... to_myself|empty`),
  },
  {
    id: 'taken',
    type: 'overdose',
    phrases: phrases(`
    swallow|drink|eat <poison> ; i swallow|drink|eat the|my? .. <poison> ; drinked|<took>|swallow|drink .. liquid|stuff|powder|spray|water for kill|killing|the .. insects|rats|mosquito|mosquitoes|ants|weeds|toilet|drains ; <took> a? full|whole|entire bottle|strip|box|jar of .. <pills>|syrup|linctus|cough_mixture ; mixed|mix|poured|stirred .. <poison> .. in|into|with .. tea|drink|juice|coffee|whisky|wine|beer|cider
    row|rows|handful|handfuls down|gone|done|in|swallowed ... to_go ; wash|washing|washed|knock|knocking|knocked the|my last|rest|second|third ones|few|handful|lot|of_them|half down now|with|$`),
  },
];

/** A cut told by what is seen in it; an attempt told by what it was done with. */
const told: readonly Concept[] = [
  {
    id: 'deep_wound',
    type: 'serious_self_injury',
    phrases: phrases(
      `blade|knife|razor|glass|cut went|gone|goes deeper|too_deep ; i have? gone|went|cut|sliced through .. muscle|fat|tendon ; <limb>|myself on_purpose|deliberately ... white|bone|yellow|soaked|soaking|pumping|spurting|gaping|fat|tendon ; bleeding into|onto|on|all_over the|my ... not_sorry|glad|calm|do_not_care|am_not_sorry`,
    ),
  },
  {
    id: 'attempt',
    type: 'suicide_attempt',
    phrases: phrases(`
    hold|holding|tighten|tightening|pull|pulling the|my|a belt|scarf|cord|tie|ligature|bag .. tight|tighter|on|shut|round|over ... longer|let_go|pass_out|black_out|seconds|stars|dizzy
    i? ligatured $|once|twice|again|last|in|on|# ; did|done it with the|a|my? .. <pills>|whisky|vodka|gin|rope|belt|insulin|exhaust ... woke|woken|came_round|found_me
    almost|nearly turned_the_key|kicked_the|let_go_of_the_rail|pulled_it|stepped_off|swallowed_them|took_them_all|tipped_them`),
  },
  {
    id: 'edge_now',
    type: 'at_a_place_of_danger',
    phrases: phrases(
      `on|at the? platform|platforms #? ... not getting|catching|boarding|waiting_for on? anything|any|a_train`,
    ),
  },
];

/** "Done it. Sixty." */
const done: readonly Concept[] = [
  {
    id: 'taken_vague',
    type: 'overdose',
    deniable: false,
    phrases: phrases(`^ i? have? done it $ ; ^ i? have started $`),
  },
  {
    id: 'all_of_them',
    type: 'overdose',
    deniable: false,
    phrases: phrases(`^ about? ## of? them? $ ; ## left to take|swallow|finish`),
  },
];

/** What is done and ready in single words; shut in with what is on; a place known for one thing. */
const shutIn: readonly Concept[] = [
  {
    id: 'bare_means',
    type: 'means_available',
    deniable: false,
    phrases: phrases(`^ noose|rope|ligature is? done|ready|up|tied|set $`),
  },
  {
    id: 'bare_end',
    type: 'means_available',
    deniable: false,
    phrases: phrases(`^ chair|stool|ladder|note|me is|am? done|ready|out|set|next|too $`),
  },
  {
    id: 'farewell',
    type: 'goodbye',
    deniable: false,
    phrases: phrases(
      `over|done|finished before|by_the_time they|he|she|anyone|the_kids get|gets|come|comes in|back|here|down`,
    ),
  },
  {
    id: 'kill_self',
    type: 'suicidal_thoughts',
    phrases: phrases(`i will|shall hang $|there|after|because`),
  },
  {
    id: 'sealed_in',
    type: 'means_in_hand',
    deniable: false,
    phrases: phrases(
      `windows|window|door|doors|gaps|vents is|are? all? taped|sealed|blocked|stuffed ; tape|towel|towels|tea_towel under|along|round|around the door|doors|windows`,
    ),
  },
  {
    id: 'at_drop',
    type: 'at_a_place_of_danger',
    phrases: phrases(
      `i_am|here|sat|stood|parked|up at|on|by beachy_head|the_golden_gate|golden_gate|the_humber_bridge|humber_bridge|the_suspension_bridge|the_erskine_bridge`,
    ),
  },
];

/** The plan and the deed, told by what is put by, given away, counted or seen. */
export const ACT_BY_ROUTE: readonly Concept[] = [
  hoarded,
  counted,
  unnamed,
  handedOver,
  givenOn,
  coverToldFor,
  ...rows,
  ...told,
  ...done,
  ...shutIn,
];
