import { phrases, type Concept } from './concept.ts';

/**
 * Weak cues: none says anything alone, and each is said every day. Two or three different ones together are how
 * people speak of a plan without naming it ("the rope is in the loft, I'm ready, they don't know").
 */
export const CUES: readonly Concept[] = [
  {
    id: 'cue_lethal',
    type: 'means_available',
    phrases: phrases(`
    <gun>|noose|rope|ligature|helium|morphine|ammo|razor|blades|cartridges|shells
    <pills> .. counted|put_by|stash|pencil_case|drawer|hidden|under|stockpile
    all my|the|his|her|of_my|of_the <pills> ; ## <pills> ; counted ; the stuff|means
    sleeping pills|tablets ; beachy head|golden_gate ; chambered|chamber a? round
    belt .. door|handle|hook|beam|rail ; sidearm|service_weapon|glock|1911|nine_mil|handgun|12_bore
    belt|cord|scarf|plastic_bag|bin_bag|with_a_bag|bag_over|exhaust|hose|charcoal|pesticide|bleach|antifreeze|insulin
    bridge|cliff|cliffs|tracks|viaduct|reservoir|multi_storey
    all|enough|full|whole .. <pills>|insulin ; bottle of <pills>|sleeping
    box|boxes|packet|packets|stash of <pills>`),
  },
  {
    id: 'cue_final',
    type: 'goodbye',
    deniable: false,
    phrases: phrases(`
    it|all|everything is|will_be|be over ; over soon|then|with ; for good $
    out of here|everyones|your|their hair|for_good|way
    last term|christmas|birthday|summer|winter|weekend|week|season|visit|holiday|harvest|semester
    one way ticket ; i go $ ; i go too|next|with|after ; so do i ; me too then ; goes i go
    follow him|her|them ; not have to deal|worry|look_after|put_up|bother|pay|think|see|carry
    will not|not need .. anymore|any_longer|again|where_i|any_of_it
    be free|finished|done|peaceful|quiet ; it|that will|shall be that ; nothing after that|then
    that is it|that_for_me ; no more of|me|pain|hurting|after
    then nothing|i_am_done|peace|silence|quiet ; after that .. nothing|not_matter|no_more|i_am
    will not matter ; the end ; this time i|it|properly|will|do ; i am coming|joining
    ready mentally|to_leave|for_it|to_meet
    last|final ones|thing|stop|time|trip|one|drive|walk|letter|photo|supper|meal|dinner|swim
    at the end of|after this|the month|week|term|year
    then i|we can|will|am rest|sleep|go|stop|leave|finish|be_free|be_gone ; never .. again
    nobody|no_one will .. have|need|miss|care|worry ; last one|time i ; bye ; farewell
    wrap|wrapping|winding things? up ; goodbye`),
  },
  {
    id: 'cue_ready',
    type: 'suicide_preparation',
    phrases: phrases(`
    everything is? ready|set|set_up|prepared|packed|in_place|sorted|arranged|here
    got everything ready|i_need|set|prepared ; am ready ; all set
    got|have|buying|bought|ordered|getting|collecting the|what stuff|things|i_need|means|last_of
    just|only waiting for|until|till
    waiting for|until|till .. over|birthday|go|leave|finish|dies|gone|asleep|night
    counted|counting ; practised|practiced|rehearsed ; when the time comes
    i know which|where|how|when|enough|that_is_enough|exactly ; put by ; is|that enough $ ; booked`),
  },
  {
    id: 'cue_secret',
    type: 'secrecy',
    deniable: false,
    phrases: phrases(`
    not know yet|about_it|why|what_it|anything|it_is
    nobody|no_one|none_of_them knows|suspects|will_know|has_noticed
    have|has not told anyone|anybody|a_soul|them|her|him
    not <really>? tell|told anyone|anybody|my|them|him|her ; they think|thinks it|i_am|that
    everyone thinks|says ; do not tell ; told them|everyone|work i|it ; keep|keeping it quiet|secret
    they .. have_no_idea|no_idea|clueless ; between us|you_and_me ; without telling`),
  },
  {
    id: 'cue_care',
    type: 'suicide_preparation',
    deniable: false,
    phrases: phrases(`
    look|looking after my|the|her|his kids|girls|boys|children|dog|cat|mum|dad|fish
    bank pin|card|details ; the note|letter|envelope ; note under|on|for|is|beside
    keys|key under|with|through|on_the ; pension ; my|the|his|her will ; insurance ; unlocked
    instructions ; funeral ; dog|cat .. taken_care|sorted|neighbour|fed|home
    do not be sad|upset|blame|cry|mourn|grieve ; not their|your|her|his|anyones|anybodys fault
    sorry to everyone|all|you_all ; saying sorry|goodbye ; tell them|her|him|my`),
  },
  {
    id: 'cue_obsessed',
    type: 'suicidal_thoughts',
    phrases: phrases(`
    imagining|picturing|thinking_about|dreaming_of|dreaming_about|planning|rehearsing|fantasising_about it|doing_it
    not stop <think>|imagining
    most|every|some nights|night|evening|evenings ... sit|hold|look|open|count|take_it_out|chamber|load
    go|going back to the|it|that_place
    not know if|whether|how_long i can|will leave|stop|resist|hold|last|keep|put`),
  },
  {
    id: 'unreachable',
    type: 'not_answering',
    deniable: false,
    phrases: phrases(`
    phone is? off|switched_off|dead|goes ; turned .. phone off
    not|stopped picking|answering|responding|replying|pick|answer up? ; not answer|reply|respond
    gone missing ; is missing ; disappeared ; left the house ; ran|run|walked out|off|away
    voicemail ; can not find|reach|get_hold|get_through
    will not open|come_out|come_in|come_down|let_me|answer|give|talk|unlock`),
  },
  {
    id: 'near_now',
    type: 'attack_now',
    deniable: false,
    phrases: phrases(`
    can hear him|her|them ; hear him|her|them loading|coming|shouting|screaming|upstairs|downstairs
    dragged|dragging
    he|she|they is|are outside|here|downstairs|upstairs|coming|drunk_now|on_the_way|on_his_way|looking_for
    hiding ; on the|her floor ; not moving|breathing|waking|wake|wake_up|responding
    unconscious|limp|unresponsive ; bleeding ; right now ; just now ; took|taken my keys|phone
    gone to get ; please hurry|help|quick ; whispering ; locked in|myself|the_door|us`),
  },
  {
    id: 'tried_it',
    type: 'suicide_attempt',
    phrases: phrases(
      `i|he|she|they tried|attempted $ ; i tried last|on|again|it|this|once|twice|two|three|in ; only took|got|managed ; last time i|it ; woke|waking up in resus|hospital|icu|a_and_e|intensive_care|the_ward ; resus ; did|done it with the|a|my? .. <pills>|whisky|vodka|gin|rope|belt|insulin|exhaust`,
    ),
  },
  {
    id: 'cue_survived',
    type: 'suicide_attempt',
    deniable: false,
    phrases: phrases(
      `woke up ; still here|alive ; did not work ; not tell|told anyone|anybody ; nobody|no_one knows ; says|said i_was|i_am|im? lucky ; properly this|next ; this|next time ; nearly took|worked|did_it ; interrupted ; found me ; stopped me ; stomach ; ambulance`,
    ),
  },
];
