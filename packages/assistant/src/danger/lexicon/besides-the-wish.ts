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

/** Other dangers in everyday words: voices, not eating, wounds, drinking to bear it. */
export const BESIDES_THE_WISH: readonly Concept[] = [heardVoices, starved, found, numbed];
