import { phrases, type Concept } from './concept.ts';

/** Weary of life without a plan: the wish told as a hope, an envy, a relief or a picture of the others without one. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    the|a long|big|last|final|eternal sleep ; being dead|gone|nothing sounds|seems|feels|looks|would_be ; perhaps|maybe this time $ ; would not blame|resent it|him|them ... bother|mornings|trouble
    relief|blessing|kindness|mercy|disappointed if .. my|it|i ... gave_out|give_out|stopped|nothing|gone|died|clear|over
    if .. my heart|ticker|lungs|body gave_out|packed_in|gave_up|stopped|stops ; not|never come|coming round .. sign|quicker|glad|relieved|mind|good|fine|care
    hope|hopes|hoping|pray|<want> .. surgery|operation|anaesthetic|accident|crash|overdose|cancer .. wrong|finished|taken|took|killed|got|comes|bad
    hopes|hope|hoping the? test|scan|results|biopsy|lump .. bad|terminal|worst|cancer ; <want> .. accident|crash|cancer|stroke|fall had finished|taken|killed|got
    sad|upset|cry for|# a? week|day|bit|while|weeks|month ... easier|fine|better|move_on|over_it|happier|relief
    not picture|see|imagine myself|me|my_life at|past|beyond|after forty|fifty|thirty|christmas|next|that|this|# ; would not say no if|to .. ticker|heart|gave|packed|died|end|tonight
    drive|driving|drove .. fast ... let|hope|hoping|decide|whatever|care ; let the road|bottle|sea|pills decide
    should have|of been me in|on|that|who|not ; <want> to|someone|somebody .. press pause|stop|off|delete $|and ; press pause on me|my_life
    only reason|reasons i .. not given_up|here|alive|still|gone ; kids|dog|cat|mum|children|boys|girls are|is the? only thing|reason keeping|i|stopping|holding
    do not <want> to be here either ; what|why would be so bad|wrong|terrible about|if ... stopping|stop|dying|die|over|end
    why .. still in this|the world ; in this world for what ; what am i still? here|doing_here for|$
    early|premature logout|exit|checkout|departure ; save|saves|saved|spare me the bother|trouble of ... mornings|living|life|another
    imagine|imagining|picture|pictured not waking|being_here|existing ; patients|people|those who get|got|are_allowed to stop|go|leave|rest $
    envy|envious|jealous .. patients|people|those ... stop|go|die|sleep|rest ; outlived everybody|everyone|them|my_friends|all
    hang|hold|keep|carry on for what ; not evr|ever|never wake`),
};

const active: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    kill myself|killing_myself thoughts|thought|urge|ideas ; killing|ending|topping|offing myself .. started|starting|begun|sounds|feels|seems|like|logical|sense|idea|common
    idea|ideas|notion|possibility of killing|ending|topping|offing|hanging|drowning|suicide ; just die|do_it just die|do_it ; die just die
    brain|head|mind|part .. keeps|keep|goes|going|says|decided|argues ... die|dead|kill|end_it ; decided .. should be dead|gone
    put|putting an end to myself|me|life|my_life|it_all ; how i might .. end|die|kill|go ; dying|die on_purpose|deliberately
    think|thinking|thought|think_about|thoughts much|lot|deal|always|often .. finish|end|ending|finishing .. my? life|myself|me
    think|thinking about dying|death ... told|midwife|nobody|properly|every|never_told|all_day|naps|sleeps
    not safe in my own? head|skin|mind ; understand every one of them ; twenty_two|22 a day
    catching|catch|catches the bus ; suicide thoughts ; thoughts of leaving|going for_good|this_world
    out of being alive ; what|why .. if i jumped|jump|stepped|fell|let_go|drove`),
};

const pictured: Concept = {
  id: 'picturing',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    look|looked|looking|stare|stared|staring at the|my|those|them|a? pills|tablets|knife|knives|rope|railway|bridge|tracks|train|beam|gun|medicine|belt ... too_long|longer|what_if|easy|put_them|put_it|every|thinking|then
    look the knife|pills|rope|bridge|train|water ; i? look at? the? knife|pills|rope ... easy|afraid|think
    hold|holding|held the|my|a belt|rope|knife|blade|pills|gun .. think|thinking|put|hang ; imagine|picture|think .. letting|let the wheel|rail|rope go
    know|knows exactly what .. potassium|insulin|pills|morphine|drug|dose .. would|could do`),
};

const asked: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    worse|worst|better|quicker|easier .. jumping|hanging|drowning|cutting|pills|overdose or|than jumping|hanging|drowning|pills|cutting|overdose
    point of no return ; stopped|stops|stop eating|drinking ... how long ; how cold|hot|deep does .. water|sea ... over|fast|quick|die
    medicine|pill|tablet|drug|injection where|that .. go to sleep ; person|someone|somebody who takes all|every|too_many .. pills|tablets|medicine ... feel|feels|something`),
};

const aside: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    long|hell_of_a|tough|hard day|week|month|year $ ; asking for nobody|no_one|no_reason ; curious ; fed_up ; i cry every|all day|night|time
    rather|so|just fed up`),
};

export const WEARY_OF_LIFE: readonly Concept[] = [passive, active, pictured, asked, aside];
