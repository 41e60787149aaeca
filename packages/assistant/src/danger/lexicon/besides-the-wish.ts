import { phrases, type Concept } from './concept.ts';

const heardVoices: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  phrases: phrases(`
    voice|voices comments|comment|commenting|narrates|narrate|argues|argue|arguing|insults|insult|mocks|mock|criticises|criticise|swears|swear|mutters|judges ; voice|voices that comments|comment|criticises|criticise|insults|insult
    tv|telly|television|radio .. answers|answering|answered|replies|replying|laughing|laughs|mocking|warns|warning .. him|me|us|back|at_me`),
};

const starved: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(
    `walk|walking|run|running|exercise|exercising|gym|steps|laps .. to|and cancel|undo|earn|make_up_for|work_off|burn_off it|food|dinner|meals|what|every|everything ; bmi is|of|was|at|down_to|now|under|below? 10|11|12|13|14|15|16|17 ; living on cucumber|lettuce|celery|apples|rice_cakes|gum|diet_coke|black_coffee|ice`,
  ),
};

const found: Concept = {
  id: 'harm_act',
  type: 'self_harm',
  phrases: phrases(`
    hit|hitting|punch|punching|beat|beating|whack|whacking|slap|slapping my leg|legs|thigh|thighs|arm|arms|stomach|head|face .. until|till|with .. purple|bruise|bruised|bruises|swollen|black|blue|numb|hairbrush|brush|hammer|belt|shoe
    press|pressing|hold|holding|put|putting|push|drag|run it|them|the_blade|the_lighter|the_iron|the_end against|to|on|into|over|across my leg|legs|arm|arms|skin|thigh|thighs|stomach|wrist .. when|until|because|till|to_feel|feelings
    found|find|finding|discovered .. blade|blades|razor|razors|bloody|blood ... in|under|behind my|our|the @i is? bin|room|drawer|bag|bed|pillow|pocket|bedroom|pencil_case|pillowcase|mattress
    found|find|finding|discovered .. blade|blades|razor|razors ... in|under|behind his|her|their .. bin|room|drawer|bag|bed|pillow|pocket|bedroom|pencil_case|mattress`),
};

const numbed: Concept = {
  id: 'coping_substance',
  type: 'using_to_cope',
  phrases: phrases(`
    since|ever_since the|my|our|he|she|i|it|we .. assault|rape|raped|attack|attacked|crash|funeral|died|death|miscarriage|stillbirth|tour|war|deployment|abuse|divorce|happened ... drink|drinking|drank|drunk|bottle|bottles|smoke|smoking|using|pills
    drink|drinking|smoke|smoking|take|taking ... otherwise|or_else|without_it i can_not|never|lie_awake|see|dream`),
};

/** Drink, smoke or tablets each night, or else what was seen comes back. */
const soIDoNotSee: Concept = {
  id: 'coping_substance',
  type: 'using_to_cope',
  phrases: phrases(`
    cans|beers|cider|lager|sherry|port|gin|rum|whisky|brandy|vodka|wine|hash|weed|spliff|joint|oramorph|codeine|diazepam|tramadol|pregabalin|brew|brews|drink|drinking|drunk|smoke|smoking .. ... else|otherwise|or_else i? see|hear|faces|dream|smell|remember|am_again|am_back|am_there|relive
    bottle|cans|can|pint|pints|dram|joint|drink|whisky|vodka|rum|beers ... rounds|guns|screams|screaming|voices|bombs|mortars|sirens|faces|memories|shouting|shelling|ghosts .. go|goes|stop|stops|fade|fades ; drink|smoke|drinking to get|drive|push|drown .. screams|screaming|faces|noise|voices|memories|smell|it ; only way i sleep|cope|rest|manage ... zopiclone|wine|vodka|whisky|weed|gin|codeine|drink|cans ; vodka|wine|whisky|gin|beer|cans|weed|spliff for breakfast|before_work|before_noon ... since ; stoned|drunk|wasted|high|pissed .. daily|nightly|every ... so|to i do_not|can_not think|see|feel|remember ; take|drink|smoke|use|need it|them|that|one so i do_not|can_not see|hear|dream|remember|relive ; cans|beers|cider|lager|sherry|port|gin|rum|whisky|brandy|vodka|wine|hash|weed|spliff|brew|brews ... keeps|keep|holds|washes|gets ... out of my|me|the head|mind|dreams|nights|sleep
    sherry|port|gin|rum|whisky|brandy|vodka|wine|hash|weed|cans|beers nightly|daily|every_night|each_night|every_day since i|we|the|my .. buried|lost|shot|saw|found|came_back|left|crash|war|flood|fire
    oramorph|codeine|diazepam|tramadol|pregabalin|morphine|wine|whisky|vodka|gin|weed|hash|drink|cans ... so|to .. sleep|rest|settle ... what|things|everything i|we saw|did|heard|went_through|lived_through`),
};

/** Each mouthful counted, with panic over one more; a binge and what undoes it. */
const counted: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(`
    day|days|week without food|eating|a_meal|meals ; i_am|i weigh|down_to|at? 28|29|30|31|32|33|34|35|36|37|38|39 kilos|kg|kgs ; throw|throwing|bring|bringing|chuck|chucking up my tea|dinner|lunch|food|meals ... nobody|secret|secretly|hide ; if i slip|break_it|go_over|eat_more ... run|walk|miles|fast|punish|purge ; allow|allowed|allows|limit|limiting|eat|eating|stick|keep myself|herself|himself|to? .. hundred|# calories|kcal|cals ... panic|panicky|virtuous|guilty|guilt|proud|disgusted|disgusting|punish|terrified|pure|clean
    binge|bingeing|binging|binged|gorge|gorging ... laxatives|laxative|purge|vomit|scales|weigh|starve|fast ; laxatives|laxative ... binge|binged|scales|weigh|thin|skinny`),
};

const bloodInIt: Concept = {
  id: 'eating_danger',
  type: 'eating_disorder_danger',
  phrases: phrases(
    `periods|period .. gone|stopped ; black_out|blacking_out|blacked_out|pass_out|passing_out ; there was|is blood ; blood in it|the_sick|my_sick|the_vomit|my_vomit`,
  ),
};

/** Rule over another by what is counted, checked or taken away until they give in. */
const controlled: Concept = {
  id: 'control_told',
  type: 'controlling_behaviour',
  phrases: phrases(`
    he|she|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|son|daughter checks|counts|logs|photographs|measures|weighs|times|inspects|smells my|the|our|how_many|how_long? mileage|milage|odometer|receipts|underwear|knickers|eggs|slices|teabags|tampons|steps|clothes|bread|minutes|shower|showers|loo_roll
    he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|son|daughter|mum|dad|inlaws .. hides|pockets|takes|keeps|locks|confiscates|withholds|holds ... until|till|unless .. apologise|apologize|behave|beg|sorry|obey|agree|give_in|sign|kneel|do_what|do_as|good
    he|she|husband|wife|partner|boyfriend decides when|who|if|whether i can|may|get|eat|wear|see|heat|wash|sleep|go|speak ; he|she|husband|wife|partner|boyfriend decides what i wear|eat|say ; he|she|husband|wife|partner|boyfriend rings|calls|phones my work|office|school|mum|boss ... check|checking .. i_am_there|am_there|times|where|really
    he|she|husband|wife|partner .. gives|allows|hands me .. allowance|pocket_money|coins|fare|housekeeping ; he|she|husband|wife|partner ... receipt|receipts|ticket|tickets .. back|proof|every
    mother_in_law|father_in_law|inlaws|in_laws|husband|wife|he|she|they|agent|boss|madam|uncle keeps|holds|has|hides|locked my passport|papers|visa|documents|id|bank_card|wages|pension ; he|she|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex goes|going through my phone|messages|texts|emails|bag ; ask|asking|beg|begging .. permission to shower|eat|wash|sleep|leave|pee|speak|drive|ring|use ; sleeps|sleep with my|our passport|passports|papers|keys|phone|card .. under|in|on|beside|by`),
};

/** Other dangers in everyday words: voices, not eating, wounds, drinking to bear it. */
export const BESIDES_THE_WISH: readonly Concept[] = [
  heardVoices,
  starved,
  found,
  numbed,
  soIDoNotSee,
  counted,
  bloodInIt,
  controlled,
];
