import { phrases, type Concept } from './concept.ts';

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
    `not cut|self_harmed|harmed|relapsed|burned since|for|in ... all_i_can|urge|want_to|not_stop_thinking|so_close`,
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

const touched: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(
    `woke|wake up ... my tights|knickers|trousers|bra|underwear|pants|jeans .. inside_out|off|undone|missing|down ; puts|put|putting|slides|slid his|her|their hand|hands under|up|inside the|my cover|covers|duvet|blanket|nightie|pyjamas|skirt|shirt|top|clothes`,
  ),
};

/** What weighs on somebody, told by what it makes of their days or their body. */
export const BURDEN_BY_ROUTE: readonly Concept[] = [
  weighs,
  numbed,
  starved,
  noMore,
  lapsing,
  hurt,
  touched,
];
