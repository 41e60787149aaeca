import { phrases, type Concept } from './concept.ts';

/** Asking how: medium in distress, high with a spoken wish to die. Never answered. */
const seeking: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    how many|much|high|deep|long|fast|far|strong ... die|kill|fatal|lethal|deadly|overdose|dead|death|never_wake|not_wake|stop_my_heart|stop_your_heart|bleed_out|lose_consciousness|drown|suffocate|finish|end_it|fall_asleep_forever
    how many|much .. <pills> .. take|before|until|too_many|does_it|would_it|would|does ; how many of them|these|my|those ; enough to die|kill|end|finish|stop|not_wake ; would .. be enough $ ; what|which|how|whether .. would|does|is|will|to .. kill|finish|end .. me|you|someone|a_person|@self|yourself|life|it
    easiest|painless|quickest|fastest|cleanest|best|least_painful|most_peaceful|peaceful|gentle|gentlest|quick|kindest|easy|surest|safest ... way|method|ways|death .. die|go|end|kill|out|suicide|this|it|everything|leave ; way|ways to die|go_peacefully|end_it|end_my_life|kill|go_without|end_life|go_quietly|make_it_look|disappear|overdose|not_wake ; way|ways of dying|killing|ending|suicide ; painless death|way|method|suicide ; least painful
    lethal dose|amount|level|combination|dosage|mix ; fatal dose|amount|overdose ; ld50 ; does|do|is|will|would it|dying|drowning|hanging|bleeding|overdosing|overdose hurt|painful|quick|slow|peaceful|quickly|painless .. die|you|when|if|to ; does it hurt to|when ... die|drown|bleed|jump|hang|overdose ; is it|dying|hanging|drowning|an_overdose painful|peaceful|quick|painless|slow ; what does it feel like to die|drown|overdose
    what happens if i|you take|took|swallow|mix|stop|inject ; what|how happens to your|the body ; can i|you|someone die|overdose from|on|of|by|if ; mix|mixing|combine <pills> .. <pills>|alcohol|vodka|whisky|wine ; how do i|you|people .. tie|hang|noose|bleed|overdose|kill|end ; how to .. tie_a_noose|hang|overdose|kill|die|commit|end_my|end_it|bleed|od|unalive ; suicide method|methods ; where can|could|do i|you .. buy|get|find .. gun|helium|nembutal|pentobarbital|cyanide|poison|something_to ; nembutal|pentobarbital|helium ; make it look like|an accident ; look like an accident ; survive .. fall|jump|drop|overdose ; floors|metres|feet|meters|storeys .. fall|jump|survive|die|enough|drop ; without <pills>|anyone|my|them .. noticing|finding|knowing ; before .. liver|heart .. fails|stops|gives`),
};

/** A method pictured, with no word of intent: C-SSRS 3. */
const picturing: Concept = {
  id: 'picturing',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    <thinkof> .. jumping|crashing|swerving|driving_into|driving_off|hanging|overdosing|stepping_out|stepping_in_front|stepping_off|walking_into|walking_in_front|drowning|pills|the_bridge|the_gun|gun|rope|all_the_pills|letting_go|not_stopping|taking_all|doing_it|ending|how_easy|how_easily|the_tracks|the_train|using_it|cutting_my|taking_them
    look|looks|looking|stare|staring|stared at|up|down .. bridge|train|trains|tracks|pills|tablets|rope|knives|knife|gun|razor|beam|beams|medicine|traffic|lorries|trucks|water ... think|thinking|wonder|wondering|imagine|easy|easily|just|want|jump|if
    urge|urges|impulse|temptation|tempted|want|wanting|pull|feel|feeling|thoughts|thought|dream|dreaming|dreams to|of|about|like .. jump|crash|swerve|drive_into|drive_off|step_in_front|step_off|step_out|jumping|crashing|swerving|steer|stepping|hanging|overdosing|driving_into|driving_off|taking_all|take_all|overdose|let_go_of_the_wheel|unbuckle
    could|would just .. swerve|drive_off|step_out|drive_into|steer|step_off|step_in_front|let_go_of ; one step|turn|swerve .. over|done|all|edge ; wonder|wondering|wondered .. what|how|if .. feel|like|jump|fall|die|be_dead|overdose|pills|bridge|hurt|anyone_would
    how easy it|would .. be|step|jump|end|let_go|swerve ; so|it_would_be easy to .. step|jump|swerve|let_go|end|take_them|take_all|drive|not_wake ; which beam|tree|bridge|train|method ; count|counting .. pills|tablets`),
};

/** Spoken of in code, or sideways. */
const veiled: Concept = {
  id: 'veiled',
  type: 'veiled_death_wish',
  phrases: phrases(`
    asking for a friend ; be an organ donor ; be a statistic ; next name on ; another statistic ; by their own hand ; take the bus early ; log|logging|logged off|out for_good|permanently|of_life|forever|from_life|for_the_last ; final logout ; uninstall|uninstalling|alt_f4|delete life|myself|me ; respawn ; game over for me ; go|going|went home to_god|to_jesus|to_the_lord ; long sleep|nap ; permanent|big|eternal sleep|nap ; become worm ; forever box ; six feet under ; pushing up daisies ; meet my maker ; rest|resting in peace soon|finally ; be at peace ; finally be? free|at_peace|rest ; peace at last ; one way ticket ; way out ; forever sleep ; see the other side ; be a memory ; exit plan|strategy|bag ; catch the bus $ ; catching the bus ; the bus .. catch ; permanent solution ; not be around ; stop being here ; turn|switch it|me|myself off for_good|forever ; make it stop|all_stop for_good|forever|permanently ; make it all stop ; ctb ; be gone ; go away forever|for_good`),
};

export const METHOD: readonly Concept[] = [seeking, picturing, veiled];
