import { phrases, type Concept } from './concept.ts';

/** Acts of killing oneself, whatever the tense: C-SSRS 2 on their own, 4-6 with intent, plan or time. */
const killSelf: Concept = {
  id: 'kill_self',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    <kill> off? @self
    end|ends|ending|ended @my own? life|existence|days|suffering|misery|pain|story
    end|ending|ended it all ; end|ending it|things|everything ; end|ending @self
    take|takes|taking|took|taken @my own? life
    commit|commits|committing|committed suicide
    off|offing|offed|top|topping|topped|delete|deleting @self ; do|doing|does|done @self in ; finish|finishing @self off?
    hang|hangs|hanging|hanged|hung @self
    shoot|shoots|shooting|shot @self
    drown|drowning|drowned|gas|gassing|gassed|poison|poisoning|poisoned|electrocute|suffocate|suffocating|strangle|strangling|stab|stabbing @self
    starve|starving @self to_death ; set|setting @self on_fire|alight
    throw|throwing|threw|chuck|chucking|hurl|fling|flinging @self off|in|into|under|from|in_front|out|infront|down
    blow|blowing @my brains|head|brain out|off
    jump|jumping|step|stepping|walk|walking|leap|leaping in_front|infront|under|off|out_in_front .. bridge|roof|building|ledge|cliff|train|trains|bus|lorry|traffic|truck|car|cars|tube|platform|balcony|window|viaduct|multi_storey|overpass|floor|tracks
    jump|jumping|leap|leaping from|out .. bridge|roof|building|balcony|window|floor|cliff
    slit|slitting|slash|slashing|cut|cutting|open|opening up? @my wrists|wrist|throat|veins|vein
    drive|driving|drove|steer|steering|swerve|swerving|crash|crashing @my? .. off|into .. bridge|cliff|wall|tree|lake|river|traffic|lorry|barrier|road
    put|putting a? bullet|gun .. @my head|brain|mouth|temple|skull ; eat|eating a? bullet|gun
    use|using it|one|them|this|the_gun on @self ; turn|turning the? gun on @self
    leave|leaving|exit|depart this|the world|earth|life|planet
    check|checking out for_good|early|permanently|of_life ; take|taking the easy? way out ; the easy way out
    overdose|overdosing ; take|taking an overdose ; take|taking all .. <pills> ; swallow|swallowing all|every|the .. <pills> ; die by suicide ; by @my own hand
    stop|stopping living|being_alive ; end up? dead by ; make|making myself disappear|dead
    me quiero matar ; me voy a matar ; quiero matarme ; suicidarme ; mich umbringen ; me tuer ; me suicider ; me matar ; uccidermi ; zabic sie`),
};

/** A wish to be dead said outright: cannot be told from active thoughts without asking, so C-SSRS 2. */
const wantDie: Concept = {
  id: 'want_die',
  type: 'death_wish',
  phrases: phrases(`
    <want> to <really>? die ; <want> to be dead|gone_for_good ; <want> death
    <want> @i was|were|am|is|be dead ; <want> that? @i had died|never_survived
    <want> @my life to? end|over|be_over|to_be_over
    not <want> to <really>? live|be_alive|stay_alive|keep_living|go_on_living|carry_on_living|continue_living|keep_existing|live_anymore|be_living
    not <want> to be here|around|on_this_earth|on_this_planet|in_this_world <anymore>|any_longer
    not <want> to be in|on this|the world|earth|planet
    not <think>|know|sure if|that|whether? i <want> to live|be_alive|be_here
    no desire|will|wish|want to live|be_alive|go_on_living ; lost the|my will to live
    ready to die ; rather be dead|die|not_be_alive|not_live ; better off dead ; should be dead ; deserve|deserves|deserved to die|be_dead
    done with life|living|being_alive|existing|this_life|this_world ; had enough of life|living|being_alive
    hope|hoping|pray|praying|prays|beg|begging to die|for_death|that_i_die|i_die ; looking forward to death|dying|being_dead
    let me|him|her die ; want|wants out of life|this_life|this_world ; <want> to join him|her|them in|up heaven|there
    choose|chose|choosing death|to_die ; cannot live|go_on_living like_this|anymore ; can not go_on living ; can not live like_this <anymore>|any_longer
    quiero morir|morirme ; no quiero vivir|estar_viva|estar_vivo ; no quiero seguir viviendo ; je veux mourir|crever ; ich will|mochte|moechte sterben ; ich will nicht mehr leben
    voglio morire ; quero morrer ; nao quero viver ; nao quero mais viver ; chce umrzec ; olmek istiyorum ; marna chahta|chahti ; mar jana`),
};

/** Thoughts of suicide named as such. */
const suicidal: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    suicidal ; suicide thoughts|thought|ideation|urges|plan|plans|ideas ; thoughts|thought|urge|urges|ideas|impulse|idea .. of|about|to .. suicide|dying|death|die
    <thinkof> .. suicide|dying|death|being_dead|not_being_here|not_being_alive|being_gone
    <thinkof> .. how|ways|when|where .. die|do_it|end|go
    suicide .. option|answer|way_out|solution|only|comfort|mind ; contemplating|considering|suggesting|suggests|wanting|toward|towards|choose suicide
    <think> .. it would be easy to die|go|jump|end
    obsessed with|by death|dying|suicide ; joking about dying but ; pensamientos suicidas`),
};

/** C-SSRS 1: not waking, not existing, others better off. Hedged or passive. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    not wake|waking up ; never wake|waking up ; never woke|waken up ; not|never have_to? wake_up ; <want> not to wake
    <want> to <really>? sleep .. forever|not_wake|never_wake|for_good|eternally ; go|fall|going|falling to? asleep|sleep .. forever|not_wake|never_wake|for_good ; stay asleep|sleeping forever|for_good ; sleep forever|for_good|and_never|and_not
    <want> .. not|never? exist|existed ; not exist|existing ; stop existing ; cease|ceased to exist ; stopped existing ; erase|erased me|myself|from_existence
    <want> to <really>? disappear|vanish|fade_away|evaporate|dissolve ; disappear|vanish|vanished|disappeared forever|for_good ; if i <really>? disappeared|vanished|died|was_gone|were_gone|ceased ; could <really>? disappear|vanish
    better|happier|easier|lighter|better_off|freer|simpler .. without @me ; better if @i .. not_here|gone|dead|were_not|was_not|did_not|died|never|disappeared|was_out ; better off without @me
    not|never been born ; never <want> .. to_be_born ; <want> .. never|not born ; regret being born ; <want> i had not been
    not mind .. die|dying|died|dead|hit|killed|wake|if_something_happened ; not care .. live|alive|die|dying|died|wake ; not care if|whether i .. live|die|wake|alive|hit ; not bothered .. die|wake|live
    hope|hoping|<want>|wishing .. something|bus|truck|car|lorry|train|cancer|heart|illness|plane .. kills|kill|hit|hits|takes|take|ends|end|happens_to|finish me|it
    god|lord|jesus|allah to? take|takes|taking me ; ask|asking|asked|pray|prayed|praying|wish .. god|lord|allah .. take ; take me in my|the sleep|night ; die|dying|pass|go in my sleep ; time for me to go
    point|reason|purpose|use in|of|to|for|on being_alive|living|live|life|stay_alive|existing|keep_living|being_here|be_here|stay_here|go_on|going_on|carrying_on|carry_on
    not worth living ; worth living ; tired|sick|weary|exhausted of|from living|life|being_alive|existing|being_here ; nothing|anything|reason left? to live for? ; not have .. to live for
    not <want> to <really>? exist|be_here|wake_up|be_around|face_another_day|see_tomorrow|see_another|be_me|do_life|do_this_life|carry_on|go_on|continue|grow_old|reach
    death .. peaceful|relief|comforting|comfort|release|peace|kind|easier|mercy ; dying .. relief|peaceful|easier|comforting|peace ; dead .. peaceful|easier|relief ; nice|lovely|peaceful|good|easier to|if .. be_dead|die|not_exist|simply_not|gone|just_stop|not_be_here
    jealous|envious|envy .. dead|died|dying|terminal|cancer ; envy the dead ; should have been me ; <want> it had? was|were|been me ; should have died ; <want> .. had_died|have_died ; not have survived
    months|weeks|year left .. thank_you|relieved|glad|relief|happy ; would be glad|relieved|grateful .. dead|over|terminal|cancer|if_it|to_go
    can not wait .. die|to_be_dead|over|to_go ; waiting to die|for_death|for_it_to_end ; overstayed ; lived long|too_long enough? ; had enough of this? life|living|it_all
    <want> it|everything|all all? to <really>? end|be_over|stop_for_good ; <want> life to stop ; wish it|this was|were|would all? over|end ; it|this would all be over ; over and done with life
    no longer <want> to|part be_here|live|exist|be_alive|of_this_world ; only alive|here because|for ; only reason .. alive|here|not_dead|still_here
    if i .. not wake|woke ; would not be missed ; nobody|no_one would notice|miss|care|even_notice .. gone|died|dead|disappeared|me|missing ; world .. better|lighter|without .. me ; who would miss me`),
};

export const SUICIDE: readonly Concept[] = [killSelf, wantDie, suicidal, passive];
