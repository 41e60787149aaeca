import { phrases, type Concept } from './concept.ts';

/** Asking how: medium in distress, high with a spoken wish to die. Never answered. */
const seeking: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    how many|much|high|deep|long|fast|far ... die|dies|kill|kills|fatal|lethal|deadly|overdose|dead|death|never_wake|not_wake|stop_my_heart|stop_your_heart|bleed_out|lose_consciousness|drown|suffocate|finish|end_it|fall_asleep_forever|be_certain
    how many .. <pills> .. before|until|too_many|does_it_take|would_it_take|would_it|would_be|would_i_need
    how many of them|these|my|those .. take|would|need ; enough to die|kill|end|finish_me|finish_it|finish_myself|not_wake
    what|which|how|whether .. would|does|is|will|to .. kill|finish|end .. me|you|someone|a_person|@self|yourself|life
    easiest|painless|quickest|fastest|cleanest|best|least_painful|most_peaceful|peaceful|gentle|gentlest|quick|kindest|easy|surest|safest|nicest ... way|method|ways|death .. die|go|end|kill|out|suicide|end_it|leave
    way|ways to die|go_peacefully|end_it|end_my_life|kill|go_without|end_life|go_quietly|overdose|not_wake_up
    way|ways of dying|killing|ending_it|suicide ; painless death|way|method|suicide
    lethal|fatal dose|amount|level|combination|dosage|mix|overdose ; ld50
    does|do|is|will|would it|dying|drowning|hanging|bleeding|overdosing|overdose hurt|painful|quick|slow|peaceful|quickly|painless .. die|jump|hang|drown|bleed|overdose|end
    does it hurt to|when ... die|drown|bleed|jump|hang|overdose
    is dying|hanging|drowning|an_overdose painful|peaceful|quick|painless|slow
    what does it feel like to die|drown|overdose|hang
    what happens if|when i|you|someone take|took|swallow too_many|all|the_whole|a_whole|loads|##|every
    how do|did people|others|you|they|i .. do_it|go_through_with_it .. without|hurt|hurting|pain|scared
    how do i|you|people .. noose|bleed_out|overdose|kill_myself|end_it
    how to tie_a_noose|hang|overdose|kill|die|commit|end_my|end_it|bleed_out|unalive
    suicide method|methods
    where can|could|do i|you .. buy|get|find .. gun|helium|nembutal|pentobarbital|cyanide|poison
    nembutal ; make it look like|an accident ; look like an? accident
    survive|survives|surviving .. fall|jump|drop from|off
    high|floors|metres|feet|meters|storeys .. fall|jump|drop .. survive|die|certain|enough|kill
    what would|does|will .. whole|all|##|every|entire|full .. do|feel
    how long .. bleed|bleeding|hang|hanging|drown|drowning|starve|paracetamol|overdose|suffocate
    how|what|which .. people .. kill|end|suicide|themselves
    can|could|would|will i|you|someone die|overdose on|of|from|if .. <pills>|bleach|whole|##|box
    is|are|would ## <pills> enough|fatal|lethal|kill|too_many|dangerous
    how to make|tie|get|find a|the|some|enough .. noose|helium|gun|cyanide|lethal`),
};

/** Half a question about method; the other half is a wish to die beside it. */
const seekingHalf: Concept = {
  id: 'seeking_half',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    quickest|easiest|fastest|painless|kindest|cleanest|gentlest|best|surest|least way|method|painful
    which is|are|would faster|quicker|kinder|less|better|best|easier ; how many would|does|do|to
    how much would|does|to|is ; how long does|would|will|until
    does|will|would it hurt|be_painful|work|take_long ; is it painless|quick|painful|fast
    what works|would_work ; without pain|hurting|it_hurting|feeling ; will|would|to|that|so|it|can|might not hurt|be_painful $ ; so|that|if|where it does not hurt
    tell me how|which|what ; best place|spot|time to`),
};

/** A method pictured, with no word of intent: C-SSRS 3. */
const picturing: Concept = {
  id: 'picturing',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    letting|let go of the? wheel|rail|railing
    <means>|pills|vodka ... keep|keeps|come|comes|coming|pop|pops|pops_into .. head|mind|thoughts
    <thinkof> .. jumping|crashing|swerving|driving_into|driving_off|hanging|overdosing|stepping_out|stepping_in_front|stepping_off|walking_into|walking_in_front|drowning|pills|the_bridge|the_gun|gun|rope|all_the_pills|letting_go|not_stopping|taking_all|doing_it|ending|how_easy|how_easily|the_tracks|the_train|using_it|cutting_my|taking_them
    look|looks|looking|stare|staring|stared at|up|down .. bridge|train|trains|tracks|pills|tablets|rope|knives|knife|gun|razor|beam|beams|medicine|traffic|lorries|trucks|water ... think|thinking|wonder|wondering|imagine|easy|easily|just|want|jump|if
    urge|urges|impulse|temptation|tempted|want|wanting|pull|feel|feeling|thoughts|thought|dream|dreaming|dreams to|of|about|like .. jump|crash|swerve|drive_into|drive_off|step_in_front|step_off|step_out|jumping|crashing|swerving|steer|stepping|hanging|overdosing|driving_into|driving_off|taking_all|take_all|overdose|let_go_of_the_wheel|unbuckle
    could|would just .. swerve|drive_off|step_out|drive_into|steer|step_off|step_in_front|let_go_of
    one step|turn|swerve .. over|done|all|edge
    wonder|wondering|wondered .. what|how|if .. feel|like|jump|fall|die|be_dead|overdose|pills|bridge|hurt|anyone_would
    how easy it|would .. be|step|jump|end|let_go|swerve
    so|it_would_be easy to .. step|jump|swerve|let_go|end|take_them|take_all|drive|not_wake
    which beam|ledge ; which bridge|tree|train|method .. use|hold|holds|take|hit|pick|best`),
};

/** Spoken of in code, or sideways. */
const veiled: Concept = {
  id: 'veiled',
  type: 'veiled_death_wish',
  phrases: phrases(`
    logging|log|logged off|out for_good|permanently|of_life|forever|from_life ; final logout
    uninstall|uninstalling|alt_f4|delete life|myself
    go|going|went home to_god|to_jesus|to_the_lord
    a|the|one|my long|big|permanent|eternal|forever sleep|nap|rest ; forever box ; six feet under
    pushing up daisies ; meet my maker ; finally be? free|at_peace ; peace at last ; one way ticket
    exit plan|bag ; permanent solution
    switch|turn it|me|myself all? off for_good|forever|permanently
    make it all? stop for_good|forever|permanently ; go|gone|going away forever|for_good ; worm food
    catch|catching the bus soon|early|tonight|finally ; self checkout
    unsubscribe|unsubscribing from life ; opt|opting out of life|living ; respawn
    stopped|stop|stopping|skipping|skipped|not|quit .. taking? .. <pills>|insulin|meds|inhaler|dialysis .. on_purpose|deliberately|hoping|if_it_happens|so_that|do_not_care|let_nature|let_it
    if it happens it happens`),
};

export const METHOD: readonly Concept[] = [seeking, seekingHalf, picturing, veiled];
