import { phrases, type Concept } from './concept.ts';

/** The wish in a short sentence, as most people put it; and sayings for dying used of oneself. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    i was|am done|finished|through living|existing|being_alive|with_living ; done living|existing|breathing $|and|now|i ; life is not|never worth it|living|the_pain|this|anything ; want it|this|everything all? to? stop forever|for_good ; have had enough of living|life|being_here
    should not|never have? been born ; i should not be born ; my birth|being_born was|is a|the mistake|accident|problem ; wish i had|have|would died|drowned|gone|never_woken|stayed_dead ; wish i died ; wish they had not|never found|saved|revived|woken|helped|stopped me
    wish they|he|she|nobody had? not|never found|saved|stopped me ; ambulance|paramedics|they|he|she should|could have come|arrived|got_here|found_me later|too_late|slower ; should|could have let me go|die|be|stay ; i should have been|be the one|him|her
    already dead ... official|finish|body|rest|catch ; nobody|no_one would|will come|turn_up|cry|be to|at my funeral ; cancer|death|dying|a_stroke|a_heart_attack|being_dead would|will|might be|come_as a|such|the relief|release|blessing|mercy|rest|favour
    welcome|love|take|appreciate|like a|an|the heart_attack|stroke|aneurysm|brain_tumour|fatal_accident ; pray|praying|hope|hoping|wish|wishing|long|longing for an|a early|quick|swift|sudden|peaceful death|end|exit|grave
    rest|sleep|lie_down and never|not get_up|wake|wake_up|have_to|move ; half|part of me hopes|hope|wishes|wish|wants|prays|is_hoping ... crashes|crash|worst|cancer|stop|end|over|die|dead ; look|looking forward to the? day i am not|gone|dead
    rather|sooner be ashes|dust|dirt|compost|nothing|underground|in_the_ground|six_feet ; under the daisies|grass|ground|soil|sod|turf ; wish|want|rather i was|were|be a? .. plant|rock|stone|nothing|tree|cloud
    next life starts|start|come|soon|already|hurry ; done with this one|life|world $ ; reaper|death|grim_reaper hurry|hurries|hurry_up|come|comes|visit|take|takes ; wooden overcoat|box ; ready|can_not_wait|time|hoping to kick|pop|peg the|my? bucket|clogs|out
    not <want>|plan|planning|expect|expecting|intend|hope|going to|on|of? be_around|being_around|grow|growing|see|seeing|make|making|reach|reaching|live|living|get|getting past|to|for|till|until|old|older|forty|fifty|thirty|sixty|christmas|that|it|next
    not promise|say|know|sure|guarantee|tell if|that|whether? i will|shall|would be here|alive|around ; not think|believe|expect i will|shall make|be|see|last|live it|here|to|past|the|another ; not bother making plans|arrangements for|with|around me ; not plan on growing|getting|being
    permanent|eternal|forever vacation|holiday|nap|break from|$|is|sounds ; forever nap ; rage|ragequit quit life|living|existence ; want|wanna|wish|like to be deleted|erased|unmade|over|ash|rested ; hoping so $ ; die|dies of a broken heart
    <want> out of this? life|body|world|existence ; i <want> out $ ; <want> to go too|with|after|where|to $|him|her|them|he|she ; <want> to be with my baby|babies|angel|angels|boy|girl|husband|wife|mum|dad in heaven|again|up_there|there|now
    miss him|her|them so|too much .. go|follow|join|die ; fall asleep|sleep|lie in the snow|sea|cold|woods ; i would|will not go on if|when|after|without_him|without_her|$ ; i will not go on $ ; i_will|will give it till|until|to christmas|spring|summer|new_year|my_birthday|the_end
    if this|the|my treatment|appeal|scan|operation|court|verdict|case|therapy ... not_go_on|am_out|im_out|that_is_it|i_am_done|gone ; my time is|has up|come|done and|$ ; being finished|over|gone $ ; idea|thought of|that being? just? finished|over|gone|nothing|dead
    cannot|can_not live like this ; not live like this ; take|takes risks ... not_care|do_not_care ; not cry if|when i ; nobody to|would miss`),
};

const thoughts: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    self delete|deleting|deleted|destruct|destructing|terminate|exit ; commit|committing|do sudoku ; toaster bath|baths|in_the_bath ; grippy sock|socks ; neck myself ; have had|have|having|get|got|getting|had those|these|the|them|my|scary|horrible|thoughts? thoughts again|back|lately
    ^ i think about it $ ; having|have thoughts i should not ; unsafe with|around|alone|by myself|me|my_thoughts|tonight ; do not|not feel safe with|around|alone myself|me|tonight|my_own_company
    if i had|owned a gun|pills|guts|pistol ; would|should have used it $ ; i understand|get|see why|how people|someone|he|she|they|my jump|jumped|do_it|did_it|did|go|went ; get it now ... why|did ; why robin_williams|my_uncle|my_brother|my_dad|my_cousin|he|she did
    like father like son|daughter ; brother|sister|father|dad|mother|mum|uncle|son|friend did it ... next|turn|me_too|i_am|im ; think i_am|ill_be|i_will_be next $ ; going|go|take for|on a? long|last|final swim|walk|drive and ... back|return|home
    river|sea|water|bridge|tracks|train|platform|edge|drop|cliff|railway is|are|was|looks|look|looked|seems|feels tempting|inviting|calling|welcoming|friendly|soft|nice_tonight ; knives|knife|pills|tablets|rope|bridge|river|razor|drawer|water talks|talk|calls|call|speaks|whispers|look|looks|stare|stares|wink|sing|sings to|at|for me
    stand|stood|standing at|by|on|near the|my|our window|balcony|edge|rail|railing .. # floor|storey|lot|often|every ; counted|count|counting my|the|all pills|tablets again|last|every|nightly|each ; keep|kept|keeping the|some|my pills|tablets|stash|rope|them|gun ... just_in_case|in_case|for_when
    comfort|comforts|calms|soothes|helps|reassuring|comforting ... that|know|knowing i could|can end|stop|leave|go|finish ; exit is|was always|there ; heaven|god|jesus takes|take|accept|accepts|forgive|forgives|let|lets ... themselves|myself|if_i|did_it|do_it|who
    suicide|killing_yourself a|the? sin ... you|i|pain|much ; is suicide a sin|wrong|selfish|cowardly|forgivable if|when|$ ; god forgive|judge|punish|hate me ... if|for i did|do|it|this ; people|those who kill|killed themselves go|going to|in hell|heaven
    like|like_actually dying $ ; imagine|imagined|imagining|picture my funeral ; <want>|tempted|ready|going to neck|rope|delete|off myself ; only way out ... not|cannot|never come|back ; if i fail|lose|flunk ... killing|kill|jump|die`),
};

const asked: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    what does it feel like to die|when|dying ; does|would dying|drowning|hanging|overdosing|freezing|bleeding_out hurt|feel ; how long does it take to starve|die|bleed|drown|freeze|suffocate|hang yourself|myself|someone|$|out|from|to ; what is the least|most painful|painless way|method ; least painful way`),
};

export const WISH_IN_FEW_WORDS: readonly Concept[] = [passive, thoughts, asked];
