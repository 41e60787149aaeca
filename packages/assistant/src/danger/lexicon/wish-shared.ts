import { phrases, type Concept } from './concept.ts';

/** A wish told by way of another's, or of one's own that had gone: none of it names what is wished. */

/** "She wants to die. So do I", "he had the right idea": counts beside what another wishes or has done. */
const shared: Concept = {
  id: 'same_wish',
  type: 'passive_death_wish',
  person: 'self',
  phrases: phrases(`
    so do|am|have|did i ; me too $ ; same here $ ; i feel|think|am|want exactly? the same $ ; i feel|think|am|want exactly? the same way|as|thing
    maybe|perhaps|wonder_if|think|feel_like i should too|as_well|do_the_same ; i should|could|might|would too $ ; do|doing the same $ ; do|doing the same as|thing
    had|has|have got? the right idea ; was|were|is right to|all_along ; feels|be|is like? my|our turn
    i envy|envied|am_jealous_of|am_envious_of him|her|them ; i understand|get why|how he|she|they did|do|could|feels|feel
    do|doing|did|done what he|she|they did ; work|working|worked out how he|she|they did ; go|going|end|ending up? the_same_way|like_him|like_her|like_them|with_him|with_her ; am|be next $
    so is|are her|his|their mother|mum|mom|father|dad|wife|husband|sister|brother ; wish|wished i had his|her|their courage|nerve|guts|strength ; making|makes|made|has me want|wanting|feel|think the_same|to_die|about_it_too|it_too`),
};

/** Somebody's own end, told of: says nothing alone. */
export const OTHERS_END: Concept = {
  id: 'others_end',
  type: 'passive_death_wish',
  deniable: false,
  phrases: phrases(`
    died|dies|dead|death|passed|gone|lost .. by|to|of|from suicide|overdose|an_overdose|hanging|their_own_hand|his_own_hand|her_own_hand ; committed suicide`),
};

/** What was gone and is there again. */
const returning: Concept = {
  id: 'returning',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    creeping|creep|crept|coming|come|comes|came|crawling|slipping|sneaking back ; feel|feeling|think|thinking|get|getting that_way|like_that|it|them again ; is|are|it|they back again|now|and ; is|are|it|they back $ ; starting|started|starts again`),
};

const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    hope|hoping|hoped|pray|praying|prayed|wish|wishing|wished .. not|never wake|woke|waking up? $ ; hope|hoping|hoped|pray|praying|prayed|wish|wishing|wished .. not|never wake|woke|waking up? again|tomorrow|one_day|either|at_all|from|for_the_next|most_days|and|or
    god|lord|him|allah|jesus|heaven .. not to? leave|keep|make me here|on_this|waiting|much_longer|any_longer|go_on
    better|happier|easier|freer|better_off .. if_i|when_i|once_i|were_i|with_me .. dead|gone|not_here|died|dying|disappeared|were_not|was_not_here
    half|almost|part_of_me hope|hopes|hoping|wish|wishing .. goes_down|crashes|crash|down|hits|takes|kills|last
    not|never get|have_to|need_to see another|any_more christmas|birthday|winter|spring|morning|mornings|summer|year .. fine|ok|okay|good|relief|suit
    ceiling|morning|daylight|light|sun|alarm .. disappointed|gutted|heart_sinks ; disappointed|gutted|sorry to see the? ceiling|morning|daylight|light|sun|another
    god|lord|allah|jesus|he|death .. forget|forgets|forgot to wake|me ; better god|that_god|i|that_i .. not_wake|forget|die|sleep_and|finish|not_here ; rest|holiday|break|peace from me $
    log|logging|logged|opt|sign|clock|drop out of|from being|life|existence|existing|living|earth|the_game|here_for_good ; unsubscribe|resign|retire|quit from|of? being|life|existence|existing|living
    go|going to? sleep and .. forever|never ; not <want> to come|wake|be_brought back to this $ ; not <want> to come|wake|be_brought back to life|my_life|myself
    had|have|only|gave_me|give_me # months|weeks|years .. i would say|take|be thank_you|thanks|relieved|glad|fine|good|it
    made|make|making me|my|our? peace with dying|death|going|leaving|the_end|not_being_here|not_waking|ending_it
    <want> i had died|not_survived|never_survived|not_come_round|not_made_it in|at|during|when|on|with ; wishing i had|would died|not_survived|not_survive ; dream|dreamt|dreaming that? i am|was dead ... sad|sorry|disappointed|wake
    not <want> tomorrow|next_year|another_tomorrow|any_more_tomorrows $ ; not <want> tomorrow at_all|to_come|to_happen ; thought of another|more # years|months ... stop|end|over|not
    let it have|take|kill|finish me ; land|fall|crash on me $ ; not see thirty|forty|30|40|18|25|21|christmas and .. ok|okay|fine|relieved|glad|happy ; will|would not see 18|21|25|30|40|50|thirty|forty
    injection|pill|something|medicine to sleep|rest always|forever|for_good|and_not_wake ; refused|refuse|stopped|stopping|turned_down the? chemo|dialysis|operation ... over_sooner|let_it|be_done|hurry ; refused|refuse|turned_down the? chemo|dialysis ... just|only relieved
    will|willing it|my_heart|my_body|my_lungs|myself to? stop|give_out|give_up|not_wake|end|pack_in|die ; hope|hoping|wish|pray|praying .. lord|god|he|reaper|death .. takes|take|took the hint|over|notice
    regret|resent waking|surviving|being_alive|being_saved ; to not exist|wake|be_here|be_alive ; tired of being $
    if there was|were|is a|an button|switch|off_switch|trapdoor ... i would ; if there was|were a pill ... not_exist|not_wake|never_wake|end_it|disappear
    i|just|and|probably would not swerve|brake|look_both_ways|step_back|swim|shout_for_help|call_for_help|get_out_of_the_way|move_out_of_the_way|jump_out_of_the_way
    benign|clear|negative ... wanted_it_to_be|wished_it|almost_sad|let_down|disappointed $ ; disappointed|gutted|let_down .. benign|all_clear|came_back_clear
    let|make this|it|tonight|tomorrow be the|my last birthday|christmas|night|day|winter|spring|summer|year|morning $
    plan|plans|planning|planned my|their|your own funeral .. head|night|bed|am|every|always|again|just_me`),
};

/** Owned to by what was answered: a "no" that was not so. */
const lied: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  deniable: false,
  phrases: phrases(`
    lie|lied|lying to|on|about .. suicide|suicidal|killing_myself|wanting_to_die|harming_myself ; suicide|suicidal|self_harm question|questions|box|bit|part ... lied|lie|should_have|untrue|not_true
    not tell|told|say|said|mention|mentioned|admit|admitted .. anyone|anybody|doctor|gp|nurse|midwife|therapist|husband|wife|mum|mom|partner|them|him|her .. about|of the|my|these suicidal|suicide|dying|death
    what i said|say|told about dying|killing_myself|suicide|not_waking|not_being_here ; passive|active suicidal|suicide`),
};

/** As people say it in a second language, or with an end of something else. */
const throwMe: Concept = {
  id: 'kill_self',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    idea|ideas|want|wants|wish|think|thinking|thought|thoughts|going to|of|about .. throw|throwing|hang|hanging|drown|drowning|shoot|shooting me from|out|off|under|in|into|with|down
    ends|end|finishes|expires|stops|dies|is_over|runs_out ... and|then so do|will|shall i ; doing away with myself`),
};

/** The ninth question of the PHQ-9 asks for thoughts of being better off dead. */
const ninth: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  deniable: false,
  person: 'self',
  phrases: phrases(`
    question|item|number|q nine|9 .. made|makes|is|was|i|my ... every_day|most_days|yes|cry|cried|crying|lie|lied|truth|honestly`),
};

/** "Asking for a mate" is asking for oneself (labels.md, tie-break 5). */
const leastBad: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  person: 'self',
  phrases: phrases(`
    how many|much .. <pills>|blockers|beta_blockers|betablockers .. is|are|counts_as a_problem|too_many|dangerous|fatal|risky|trouble|enough|serious
    least messy|painful|scary|horrible|gory|awful|frightening|violent way|method|option|one
    mix|mixing|mixed ... pills|tablets|<pills> .. with|and .. vodka|whisky|alcohol|gin|wine|rum|booze .. quick|enough|kill|hurt|painless|work|fast|do_it`),
};

/** Calm when all is put in order. */
const calmAfter: Concept = {
  id: 'calm_after',
  type: 'suicide_preparation',
  deniable: false,
  phrases: phrases(`
    strange|strangely|odd|oddly|weird|weirdly|funny|amazing how? calm|peaceful|light|lighter|relieved|free|quiet ; feel|feeling so|very|really|strangely|oddly|almost? light|lighter|calm|calmer|at_peace|peaceful now|at_last|again|finally`),
};

const settled: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    signed the|my house|flat|car|business|shop|van over ; cancelled|cancelling|ended my? phone|gym|broadband|lease|subscriptions|direct_debits|contract ; closed|emptied my? account|accounts|flat|locker`),
};

const running: readonly Concept[] = [
  {
    id: 'w_means',
    type: 'veiled_plan',
    deniable: false,
    phrases: phrases(
      `hose|hosepipe is? on $ ; hose|hosepipe is? fitted|taped|attached|connected ; windows|doors are? sealed|taped`,
    ),
  },
  {
    id: 'w_now',
    type: 'veiled_plan',
    deniable: false,
    phrases: phrases(`car|engine is? running|on`),
  },
];

const weighs: Concept = {
  id: 'burden',
  type: 'burden_or_self_hate',
  phrases: phrases(
    `i am .. millstone|albatross ; millstone|albatross round|around their|everyones|his|her neck ; eaten|eats|swallowed up? everyones|their lives|life`,
  ),
};

const forSomeone: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(
    `hypothetically ; theoretically ; horrible|awful|terrible|dreadful|brutal year $ ; if someone|somebody|a_person|a_girl|a_guy|a_man|a_woman|you was|were|is|are <really>? done|finished|ready|desperate|serious|tired_of`,
  ),
};

/** What alone stands between. */
const kept: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  person: 'self',
  deniable: false,
  phrases: phrases(`
    only .. keeps|keeping|stops|stopping|stopped|holds|holding me from it|going|jumping|doing_it|ending_it
    thing|all that? stands|standing|is? between me and the? river|bridge|rope|end|grave|edge|pills|tracks|tablets|it|sea|drop
    not got the guts|courage|nerve|bottle $ ; not got the guts|courage|nerve|bottle to do_it|end|go|jump|die|leave ; coward or|otherwise|else i
    i would have gone|left|been_gone|jumped|been_dead long_ago|years_ago|ages_ago ; not promise i|to .. safe|alive ; not promise i_will_not|not_to|more_than`),
};

const pictured: Concept = {
  id: 'picturing',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    look|looking|looked|see|seeing|notice|noticing at? .. beams|beam|banister|banisters|rafters|belts|belt|ropes|bridges|bridge|trains|tablets|pills|knives|hooks|trees|balconies|windows .. differently|in_a_different|in_a_new|another_way
    i think|thinking about|of the river|bridge|canal|tracks|railway|reservoir|viaduct|quarry|weir|cliff $
    stand|standing|stood|lean|leaning|drive|driving|walk|walking too|so|really close .. on_purpose|deliberately|edge|platform|to_see ; pricing|priced|choosing|chose|picked|looking_at up? my|own|a? own? coffin|coffins|urn|headstone|plot
    get|got|getting|take|took|taking the|a|my knife|razor|tablets|pills|rope|belt|gun|blade out .. look|stare|hold|count ... put|back|away ; think|thinking|thought up ways|methods $
    look|looking|stare|staring at my own? prescription|ampoules|drug_cupboard|insulin|medicine_cupboard .. pad|and ... think|wonder
    bridge|bridges|tracks|platform|pillar|pillars|supports|lorry|lorries|river|edge|drop|railing|railings|balcony|train|trains|kerb|tablets|pills .. look|looks|looked|seem|seems|seemed so|too|very|almost|really? easy|tempting|inviting|peaceful|welcoming|friendly $
    grip|gripping|hold|holding|clutch the wheel .. because|or|so|else|past|over
    wonder|wondering|wondered|think|thinking what|how ##|all|a_handful|the_lot|the_whole .. would do ; wonder|wondering|wondered what ## of them|these|those
    waiting_for|when|at|every|each|if|see .. tube|train|trains|bus|lorry|platform ... imagine|picture|think_about|think_of|wonder .. stepping|step|jumping|falling|letting_go|leaning`),
};

const brink: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  deniable: false,
  phrases: phrases(`
    sat|sitting|stood|standing|on|at on? the? edge|end of the platform .. waiting|wait|until|till|for .. fast|express|freight|next|non_stop|intercity|one`),
};

export const WISH_SHARED: readonly Concept[] = [
  shared,
  OTHERS_END,
  returning,
  passive,
  lied,
  throwMe,
  ninth,
  leastBad,
  calmAfter,
  settled,
  ...running,
  weighs,
  forSomeone,
  kept,
  pictured,
  brink,
];
