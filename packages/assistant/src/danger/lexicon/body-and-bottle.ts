import { type Concept, half, HALF_TOLD, phrases } from './concept.ts';

const MEAL =
  'dinner|dinners|tea|lunch|lunches|breakfast|sandwich|sandwiches|meals|meal|food|toast|supper|plate|crusts';
const FEW = '400|500|600|700|800|900';

/** Food brought back up, insulin left out, a meal hidden: an illness of eating told by what is done. */
const eating: Concept = {
  id: 'eating',
  type: 'eating_disorder',
  phrases: phrases(`
    nothing|anything|food|meals|everything ... stay|stays|stayed|staying down ... not_let|because_i_make|i_make_sure|my_fingers
    bring|bringing|brought|get|getting .. up|back|out ... with|using my|a|two? fingers|finger|toothbrush ; not let|letting|allow|allowing anything|food|it|a_meal|meals|dinner|myself .. stay|keep|hold|digest .. down|in|it|anything|food ; comes|come|came back|up .. because i make ; i make it|everything|myself come|bring back|up|it
    skip|skips|skipping|skipped|miss|missing|cut|cutting|halve|halving|omit|omitting|withhold|withholding|leave|leaving|ration|rationing|under_dosing|underdosing ... insulin|jabs|injections|bolus .. to|so|and|because|for i|i_can|i_will|it? lose|losing|drop|stay|staying|be|get|getting|fit|keep|keeping|look|makes|weight .. weight|thin|thinner|skinny|slim|slimmer|size|fat|loss|down|dress|jeans|clothes|suit
    not inject|injecting|bolus|take|taking|do|doing my? insulin? .. so|because|to ... lose|drop|stay|get|makes|gain .. weight|thin|skinny|slim|size|fat
    hide|hiding|hid|slip|slipping|sneak|sneaking|smuggle|smuggling my own? .. ${MEAL} in|into|to|up|under|down|inside ... napkin|napkins|tissue|tissues|sleeve|sleeves|pocket|pockets|bin|plant|plant_pot|dog|cat|bag|drawer|toilet|hanky|serviette|serviettes
    insulin makes|making|made me? .. fat|bigger|gain|balloon ... so|and i ... not|skip|miss|stop|halve ; tell|telling|told|lie|say them|everyone|him|her|mum|mom|people|work|mates|my_mum|my_mom|my_husband|my_wife .. i|i_have|i_had already? ate|eaten|had_lunch|had_dinner|had_tea|had_breakfast .. at|already|before|earlier|out ; spit|spitting in|into a|the cup|cups|bottle|bucket ... weight ; make|making|cut|cutting weight ... binge|starve|spit|laxatives|purge ; weigh|weighing|count|counting my|each|every? peas|grapes|lettuce|berries|nuts|crumbs|cucumber|almonds ... fussy|odd|secret|panic|twice|gram|grams|cry
    eat|eating|ate|under|below|on ${FEW} cals|calories|kcal ; eat|eating|ate under|below|less_than|about|around|only? ${FEW} a|per day ; thigh gap`),
};

/** A body short of insulin. */
const sugar: Concept = {
  id: 'eating_danger',
  type: 'eating_disorder_danger',
  phrases: phrases(
    `pear drops|drop ; ketones ; acetone ; breath smells|smell|smelling .. pear|nail|fruit|fruity|sweet ; fruity breath ; keep|keeps being sick ; vomiting all_day|for_hours ; sugar|sugars|glucose is|are|says|reads|over? .. high|hi`,
  ),
};

const eatingHalves: readonly Concept[] = [
  half(
    'scraps_only',
    `only|just|nothing had|have|having|eaten|eat|eating|but|been|ate|chewed|sucked .. gum|lettuce|celery|cucumber|ice|ice_lollies|ice_lolly|ice_cubes|rice_cakes|mints|polos|diet_coke|coke_zero|black_coffee|pickles|broth|miso|an_apple|apples|squash|tea`,
  ),
  half(
    'body_loathed',
    `legs|thighs|stomach|belly|arms|face|hips|bum|body|tummy is|are|look|looks|feel|feels still? so|too? massive|huge|fat|enormous|disgusting|gross|big|vile|wobbly`,
  ),
  half(
    'food_binned',
    `tip|tipping|tipped|scrape|scraping|scraped|bin|binning|binned|push|pushing|throw|throwing|spit|spitting|feed|feeding|give|giving|flush|flushing .. my|the|it|most .. ${MEAL}|it|round|in|to|into|away|out .. plate|plant|plant_pot|dog|cat|bin|napkin|napkins|tissue|toilet|bag`,
  ),
  half(
    'unnoticed',
    `nobody|no_one|none is|has|have|will|would|of_them? noticed|notices|notice|knows|know|suspects|suspect|guesses|guessed|sees|seen|asks`,
  ),
  half(
    'few_a_day',
    `on|is|are|under|below|only|eat|eating|stay|around|about|than|to|have|having ${FEW} cals|calories|kcal? a|per day ; on|is|are|under|below|only|eat|eating|stay|around|about|than|to|have|having ${FEW} cals|calories|kcal`,
  ),
  half(
    'weight_goal',
    `see|seeing|feel my collarbones|collarbone|ribs|hip_bones|hipbones|bones|spine ; by|before|for the|my? prom|summer|wedding|holiday|holidays|birthday|formal ; thigh gap ; hair fall|falling|fell|thin|thinning ; periods|period stop|stopped|stopping ; to be|weigh|reach|get_to # kg|kilos|stone|st|lbs|pounds`,
  ),
];

const EVENT =
  'shooting|assault|rape|robbery|mugging|stabbing|bombing|bomb|blast|war|deployment|explosion|siege|ambush|attacks';
/** Also said of what is mended at the bone-setter's. */
const MISHAP =
  'crash|accident|wreck|pile_up|attack|fire|flood|earthquake|tour|tours|break_in|burglary|derailment|evacuation|collapse|tsunami|incident|inquest';
const FOUND =
  'dad|mum|mom|brother|sister|son|daughter|wife|husband|mate|friend|boy|girl|baby|nan|partner';
const SPIRITS = 'vodka|whisky|gin|rum|brandy';
const DRINKS = `${SPIRITS}|wine|cider|lager|beer|beers|sherry|cans|pints|weed|hash|spliff|spliffs|heroin|cocaine|ketamine`;
const SEDATIVES =
  'xanax|valium|vallies|diazepam|benzos|zopiclone|temazepam|pregabalin|sleeping_pills|sleeping_tablets|codeine|tramadol|oxycodone|oxy|lorazepam';

const drunk = (id: string, text: string): Concept => ({
  id,
  type: HALF_TOLD,
  phrases: phrases(text),
});

/** What is drunk, smoked or taken, and what it is to keep off: only together a way to bear it. */
const bottle: readonly Concept[] = [
  drunk(
    'drink_told',
    `${DRINKS} ; smoke|smoking|smoked|roll|rolling .. joint|joints ; drinking|drink $|again|every|too|more|heavily|myself|alone|at_night|in_the_mornings|in_the_morning|to_sleep|to_cope`,
  ),
  drunk(
    'drink_heavy',
    `bottle|bottles|litre|litres|box|pint|pints of ${DRINKS}|red|white|rose|port|prosecco ; litre|litres|bottle|bottles a day|night ; # cans|beers|pints|spliffs|joints|whiskies|doubles ; ${DRINKS} .. every|each|all night|day|morning|evening ; without .. ${DRINKS}|drink ; ${DRINKS}|drink|drinking .. before_work|for_breakfast|in_the_mornings|first_thing ; buy|buying|bought|getting|get|order|ordering|borrow|borrowing|nick|nicking|steal|stealing .. ${SEDATIVES} .. off|from|online ; ${SEDATIVES} with|and|on_top_of|washed_down_with .. ${DRINKS}|drink|alcohol ; ${SPIRITS} in|from .. flask|coffee|tea|mug|glovebox|locker ; smoke|smoking|smoked .. joint|joints|spliff|weed|hash .. every|each|all|to_sleep|before`,
  ),
  half(
    'trauma_told',
    `since|ever_since the|my|that|our|his|her? ${EVENT} ; since|after|ever_since my|our|the|his|her ${FOUND} was|got|were shot|killed|stabbed|murdered|raped|attacked|blown ; since|after i|he|she|they|we was|were|got|had|been? been? raped|attacked|assaulted|mugged|stabbed|shot|bombed|tortured ; since|after being|getting raped|attacked|assaulted|mugged|stabbed|shot|held|tortured ; after the|my rape|assault|shooting|stabbing|bombing
    since|after i found my|him|her|them|our ; i found my|our|the ${FOUND} $|dead|hanging|cold|gone|on_the|at_the|in_the_bath|in_bed ; since|after i|we buried|pulled|identified|cut my|him|her|them|our
    helmand|sangin|basra|fallujah|kandahar|camp_bastion|lashkar|musa_qala|goose_green|mosul|ramadi|bakhmut|mariupol
    keeps|keep|stops|stop|sends|quiets|quietens|shuts|drowns|drown the|those|their|his|her faces|face|screams|screaming|nightmares|images|smell|sounds|bang|bodies .. off|away|out|quiet|coming|up|back|down|$`,
  ),
  half(
    'trauma_half',
    `since|ever_since the|my|that|our|his|her? car|train|bus|coach|plane|motorbike|bike|house|terror|knife|acid|dog? ${MISHAP} ; after the car|train|bus? crash|fire|attack
    afghanistan|iraq|kabul|bosnia|falklands|northern_ireland|kosovo|rwanda|somalia|vietnam|ukraine|aleppo|gaza|syria
    i am again|back|there in|on|under the|that|a boat|cell|camp|truck|tunnel|desert|village|lorry|cellar|trench|container|prison|wreck ; i am back there ; hear|see|smell|dream it|them|him|her again|burning|screaming|falling
    do|does not smell|see|hear|dream it|them|him|her|the_smoke|the_blood|the_bodies`,
  ),
  half(
    'served',
    `paramedic|firefighter|fireman|soldier|squaddie|medic|veteran|marine|copper|police_officer|nurse|infantry|royal_marine|bomb_disposal|detective|coroner|train_driver .. for|# .. years|year|tours|tour ; # years .. ambulance|ambulances|fire_service|army|marines|police|a&e|icu|infantry|navy`,
  ),
  half(
    'drink_by_clock',
    `${SPIRITS} in|from|by .. flask|coffee|tea|lunchtime|breakfast|morning|mornings|teatime|noon|midday|mug|glovebox|locker`,
  ),
];

export const BODY_AND_BOTTLE: readonly Concept[] = [eating, sugar, ...eatingHalves, ...bottle];
