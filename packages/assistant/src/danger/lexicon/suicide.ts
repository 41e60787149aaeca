import { phrases, type Concept } from './concept.ts';

/** Acts of killing oneself, whatever the tense: C-SSRS 2 on their own, 4-6 with intent, plan or time. */
const killSelf: Concept = {
  id: 'kill_self',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    <kill> off? @self
    end|ends|ending|ended @my own? life|existence|days|suffering|misery|pain|story
    end|ending|ended it all ; end|ending it|things|everything ; end|ending @self
    take|takes|taking|took|taken @my own? life ; commit|commits|committing|committed suicide
    off|offing|offed|top|topping|topped|delete|deleting @self ; do|doing|does|done @self in
    finish|finishing @self off? ; hang|hangs|hanging|hanged|hung @self
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
    check|checking out for_good|early|permanently|of_life ; take|taking the easy? way out
    the easy way out ; to|of|and|or overdose ; overdosing ; take|taking an overdose
    take|taking all .. <pills> ; swallow|swallowing all|every|the .. <pills> ; die by suicide
    by @my own hand ; stop|stopping living|being_alive ; end up? dead by
    make|making myself disappear|dead ; me quiero matar ; me voy a matar ; quiero matarme
    suicidarme ; mich umbringen ; me tuer ; me suicider ; me matar ; uccidermi ; zabic sie
    do|doing|make away with @self
    put|putting an end to|on it|things|it_all|my_life|all_this|me|myself
    put|putting @self out_of|down|to_sleep|in_the_ground ; see|seeing @self off
    neck|necking|rope|roping|yeet|merc|game_end|unexist @self
    finish|stop|close|cut|give_end_to @my life ; make @my life finish|end|stop ; kill me myself
    eat|swallow|suck my|a|the gun|barrel|glock|pistol|muzzle ; punch my ticket
    toaster bath|in_the_bath ; make|making it stop|end for_good|permanently|forever ; end me
    i <kill> me ; suicide by ; bow|bowing|bowed out for_good|of_life|gracefully
    going_to|want_to|will|gonna rope ; self destruct
    do something stupid|drastic|permanent|irreversible|silly ; do it|something|anything to @self
    what i might|will|could do|do_to
    walk|wade|drive|swim out|into the? sea|water|ocean|waves|lake|river|traffic|reservoir|wall|tree|barrier
    walk|walking out into|in_front
    end|ends|ending|finish my|this|the|his|her story|pain|struggle|suffering|nightmare|torment
    crash|crashing|wrap|wrapping the|my car|bike|truck|van|motorbike
    go|going|jump|step|throw|lie|lying under|in_front_of a|the train|bus|lorry|truck|tube|tracks|underground
    lie|lying|lay down on the tracks|rails|road|line ; drink|drinking <poison> ; hang from|by|there
    take the|all|every|my whole|entire|rest|lot|pills|tablets|bottle
    taking too many <pills>? on_purpose?`),
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
    not <really>? <want> to be here|around|on_this_earth|on_this_planet|in_this_world <anymore>|any_longer|either|now
    should|would like|love|prefer to be dead ; <want> to finish|end this|my life ; am|feel impatient to follow|die|go
    not <want> to be in|on this|the world|earth|planet
    not <think>|know|sure if|that|whether? i <want> to live|be_alive|be_here
    no desire|will|wish|want to live|be_alive|go_on_living ; lost the|my will to live ; ready to die
    rather be dead|die|not_be_alive|not_live ; better off dead ; should be dead
    deserve|deserves|deserved to die|be_dead
    done with life|living|being_alive|existing|this_life|this_world
    had enough of life|living|being_alive
    hope|hoping|pray|praying|prays|beg|begging to die|for_death|that_i_die|i_die
    looking forward to death|dying|being_dead ; let me|him|her die
    want|wants out of life|this_life|this_world ; <want> to join him|her|them in|up heaven|there
    choose|chose|choosing death|to_die ; cannot live|go_on_living like_this|anymore
    can not go_on living ; can not live like_this <anymore>|any_longer ; quiero morir|morirme
    no quiero vivir|estar_viva|estar_vivo ; no quiero seguir viviendo ; je veux mourir|crever
    ich will|mochte|moechte sterben ; ich will nicht mehr leben ; voglio morire ; quero morrer
    nao quero viver ; nao quero mais viver ; chce umrzec ; olmek istiyorum ; marna chahta|chahti
    mar jana ; want|wanting|wanna|wants die|dead|death|dying ; no want|wanting to? live|life
    not want life|live|living ; i am want to? die|dead ; <want> to <really>? not be|exist|live|wake
    someone|somebody|please|just|pls kill|shoot|end me ; tired of this|my|the life
    <want> .. take|give|stop me|my_life|my_heart|breathing ; life .. not <want>
    rather .. die|dead|not_exist|not_live|bullet|hang|jump ; i .. die .. please
    should have let me die|go ; let me go $ ; time to die|go_now|leave_this
    ready|want to leave|go from? this|the world|earth|life ; be with god|jesus|allah|the_lord
    want .. to be over|gone|finished ; wishing .. not|never here|alive|born|woken
    long for|to death|die|sleep_forever ; leave it all behind
    am done|so_done|finished with everything|this_life|it_all|being_here|being_alive|trying_to_live|earth
    not made|meant|built|cut_out for|to this|life|be_here|the|live|exist
    could die tonight|now|today|tomorrow happy|and
    dignitas|euthanasia|euthanised|euthanized|assisted_dying|assisted_suicide .. want|me|i|please|wish|book|apply
    want|wants to go to? dignitas ; life|living is not for me
    not <want> .. to be alive|living|live ; <want> to be .. dead|gone
    part of me|him|her .. <want> .. die|dead|gone ; want this_life|it_all|my_life over
    would not have to exist|live|be_here|wake ; wanting .. life .. over
    would|will|can be happier|better dead ; am|feel|feeling ready|happy|fine to die|go
    fine|ok|okay|happy|cool|comfortable with dying|not_waking|death|being_dead|not_being_here`),
};

/** Thoughts of suicide named as such. */
const suicidal: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    suicidal ; suicide thoughts|thought|ideation|urges|plan|plans|ideas
    thoughts|thought|urge|urges|ideas|impulse|idea .. of|about|to .. suicide|dying|death|die
    <thinkof> .. suicide|dying|death|being_dead|not_being_here|not_being_alive|being_gone
    <thinkof> .. how|ways|when|where .. die|do_it|end|go
    suicide .. option|answer|way_out|solution|only|comfort|mind
    contemplating|considering|suggesting|suggests|wanting|toward|towards|choose suicide
    <think> .. it would be easy to die|go|jump|end ; obsessed with|by death|dying|suicide
    joking about dying but ; pensamientos suicidas
    death|dying .. only|way_out|answer|option|best|solution|escape
    only way out|to_make_it_stop|left ; life or death decision ; suicidality
    suicide .. mind|head|thought|thoughts|think|again|every|keep|keeps|sounds|seems|feels|easy|easier|plan|me|tempting
    mind .. suicide|death|dying|killing|ending ; suicide again
    think|thinks|thinking|thought|thoughts|dream|dreaming|dreams ... killing|suicide|dying|death|ending_my|ending_it|taking_my|hanging|jumping|overdosing
    death on my mind ; dark thoughts
    not safe with|from|around|on|by|alone myself|my_own|my_thoughts|my_head|me
    not keep myself safe ; not trust myself ; do not trust myself
    scared|afraid|frightened|terrified of|what|about|i_will|i_might myself|i_might|i_will|what_i|do_something|hurt_myself|my_own|my_thoughts|my_head
    not be|stay|feel|keep|feeling safe tonight|right_now|alone|from_myself|with_myself
    thoughts are back|getting|loud|worse|scaring|telling|so
    have|had|having|been_having bad|dark|scary|those thoughts ; bad thoughts about myself|again
    not want_to be|stay alone|on_my_own because|tonight|i_might|in_case
    only thing|reason|person|people stopping|keeping|holding|stops|keeps|holds me
    only thing|reason i .. not done|still|have_not|am_alive|am_here
    if it was|were not for my|the|him|her
    if i had the guts|courage|nerve|means|energy|balls|gun|pills
    too scared|cowardly|chicken|afraid|weak to do_it|go_through|die|end_it|actually
    too much of a coward to|$|and ; coward to|because .. do_it|die|end|go_through ; not brave enough
    not have the guts|courage|nerve|bottle
    would have done it|ended_it|killed already|by_now|years|ages|long
    thought|thinking|think about it|doing_it .. more|lot|seriously|often|every|again|times|how|constantly|daily
    thoughts|idea of doing it|ending|that ; how i would do_it|go|die|end
    considered|considering|contemplated|contemplating it|that|ending|whether|suicide|not_being
    look|looked|looking|reading|read up? into|at|about|on ways|how_to_die|how_to_do_it|how_to_end|how_to_kill|how_to_hang|methods|overdoses|bleeding|hanging|lethal
    talk|talking me out|down
    no intention|plans|plan of|to being|be|seeing|see alive|here|around|next|another
    not see myself being|alive|here|making_it|living
    head|brain|mind|something says|saying|tells|telling|told|keeps|screams .. jump|die|do_it|end|kill|cut|hurt|just_do
    wanted|nearly|almost to? step|stepped|jump|jumped|walk|walked|drove|drive|swerved|crash .. out|off|in|into|front`),
};

/** C-SSRS 1: not waking, not existing, others better off. Hedged or passive. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    not waking up ; hope|wish|pray|rather|could|might|sleep|and|to|just|simply|if .. not wake up|again ; never wake|waking up ; never woke|waken up ; not|never have_to wake_up
    <want> not to wake ; <want> to <really>? sleep .. forever|not_wake|never_wake|for_good|eternally
    go|fall|going|falling to? asleep|sleep .. forever|not_wake|never_wake|for_good
    stay asleep|sleeping forever|for_good ; sleep forever|for_good|and_never|and_not
    <want> .. not|never? exist|existed ; not exist|existing ; stop existing ; cease|ceased to exist
    stopped existing ; erase|erased me|myself|from_existence
    <want> to <really>? disappear|vanish|fade_away|evaporate|dissolve
    disappear|vanish|vanished|disappeared forever|for_good
    if i <really>? disappeared|vanished|died|was_gone|were_gone|ceased
    could <really>? disappear|vanish
    better|happier|easier|lighter|better_off|freer|simpler .. without @me
    better if @i .. not_here|gone|dead|were_not|was_not|did_not|died|never|disappeared|was_out
    better off without @me ; not|never been born ; never <want> .. to_be_born
    <want> .. never|not born ; regret being born ; <want> i had not been
    not mind .. die|dying|died|dead|hit|killed|wake|if_something_happened
    not care .. live|alive|die|dying|died|wake ; not care if|whether i .. live|die|wake|alive|hit
    not bothered .. die|wake|live
    hope|hoping|<want>|wishing .. something|bus|truck|car|lorry|train|cancer|heart|illness|plane .. kills|kill|hit|hits|takes|take|ends|end|happens_to|finish me|it
    god|lord|jesus|allah to? take|takes|taking me
    ask|asking|asked|pray|prayed|praying|wish .. god|lord|allah .. take
    take me in my|the sleep|night ; die|dying|pass|go in my sleep ; time for me to go
    point|reason|purpose|use in|of|to|for|on being_alive|living|live|life|stay_alive|existing|keep_living|being_here|be_here|stay_here|go_on|going_on|carrying_on|carry_on
    not worth living ; worth living
    tired|sick|weary|exhausted of|from living|life|being_alive|existing|being_here
    nothing|anything|reason left? to live for? ; not have .. to live for
    not <want> to <really>? exist|be_here|wake_up|be_around|face_another_day|see_tomorrow|see_another|be_me|do_life|do_this_life|carry_on|go_on|continue|grow_old|reach
    death .. peaceful|relief|comforting|comfort|release|peace|kind|easier|mercy
    dying would|seems|sounds|looks|might|feels|must .. relief|peaceful|easier|comforting|peace ; dead .. peaceful|easier|relief
    nice|lovely|peaceful|good|easier to|if .. be_dead|die|not_exist|simply_not|gone|just_stop|not_be_here
    jealous|envious|envy .. dead|died|dying|terminal|cancer ; envy the dead ; should have been me
    <want> it had? was|were|been me ; should have died ; <want> .. had_died|have_died
    not have survived ; months|weeks|year left .. thank_you|relieved|glad|relief|happy
    would be glad|relieved|grateful .. dead|over|terminal|cancer|if_it|to_go
    can not wait .. die|to_be_dead|over|to_go ; waiting to die|for_death|for_it_to_end ; overstayed
    lived long|too_long enough? ; had enough of this? life|living|it_all
    <want> it|everything|all all? to <really>? end|be_over|stop_for_good ; <want> life to stop
    wish it|this was|were|would all? over|end ; it|this would all be over ; over and done with life
    no longer <want> to|part be_here|live|exist|be_alive|of_this_world ; only alive|here because|for
    only reason .. alive|here|not_dead|still_here ; if i .. not wake|woke ; would not be missed
    nobody|no_one would notice|miss|care|even_notice .. gone|died|dead|disappeared|me|missing
    world .. better|lighter|without .. me ; who would miss me
    disappointed|gutted|annoyed|angry|sad|cross|devastated .. woke|wake|waking|alive|still_here
    waiting to|for go|die|be_called|be_taken|my_turn|the_end ; be called home
    ready to go .. now|lord|god|old|age|anytime|when ; hope i .. not wake|last|survive|long
    hope it is soon|quick ; no wish to go_on|carry_on|wake
    why am|was i <really>? here|alive|still_here|born
    why i .. go_on|bother|keep_going|carry_on|live
    cope|manage|be fine|better|okay|happier|ok .. better|without
    got|get hit|run_over|knocked_down .. ok|okay|fine|glad|relieved|good|care
    first thought was relief ; felt|feel relief|relieved ... cancer|lump|diagnosis|die|terminal
    call|calls|take|bring me home ; worst thing if .. wake|die|died ; not be the worst
    meant to be here|alive ; hate being alive ; outlived my usefulness|everyone|purpose
    not going_to|will make it to|through|past .. christmas|summer|night|week|month|birthday|18|thirty|winter|year|tomorrow|morning
    slip|slipping|drift|drifting away
    not <want> .. go_on|carry_on|continue|another_year|another_day|to_see_tomorrow|to_see_another|to_see_christmas|to_see_it|to_see_the
    no good|use alive|here|living ; easier .. everyone|all|them .. if_i|without|gone|not_here
    easier if i
    everyone|they|family|kids|world .. happier|better|easier|fine|relieved .. without|if_i|gone|not_here|when_i
    should not be here|alive|exist ; existence .. mistake|pointless|burden|pain|empty|meaningless
    not care what_happens|if_i|whether_i .. me|die|live|wake ; take|takes|took me instead
    happy|glad|fine|ok|okay|relieved if it|i|life|everything|something .. ended|died|stopped|killed|took|over
    ready for it to be over|end ; stop existing ; stop being $|alive|here|me|anyone|anybody|anything|a_person
    every night .. hope|pray|wish .. not|last|wake|die|heart
    heart .. stop|give_out|stops|gave_out .. night|sleep|hope|please|relief
    hope .. last day|night|breath|time|year ; curl up and die ; lie|lay down and die|never|not
    fade|fading out|away ; not fight it ; if i die .. i|so|fine|okay|oh_well|whatever|good|die
    would|will i|anyone|they|you notice|care|miss ... gone|dead|died|not_here|disappeared|missing
    life .. no meaning|sense|purpose|point|value|worth|use
    no meaning|sense|purpose|value to|in my?|this? life|living|existing
    not see sense|meaning|exit|reason|point|purpose ; what am i living|alive|here for
    why .. keep|bother living|going|waking|trying|on
    why|how do|can|did|come i still .. alive|exist|wake ; why do i even wake|exist ; too tired to live|exist|be|go_on|keep|carry
    how peaceful|nice|easy|quiet|lovely|good it would|must|might be
    hope|wish|wishing|hoping .. plane|car|train|bus|lift|flight|house|ship .. crash|crashes|down|falls|burns|hits
    get on|along|by .. fine|better|ok|okay .. without me ; fine without me
    one|anything thing? i would|will miss ; not think of one|anything|a .. miss|live|reason
    tired of being a? person|human|me|alive|here|in_this ; asked not to be ; not asked to be born
    never asked to be born ; not ask to be born ; not see christmas|spring|summer|another
    not be here .. fine|ok|okay|relief ; think|thinking about not being here|alive|around`),
};

export const SUICIDE: readonly Concept[] = [killSelf, wantDie, suicidal, passive];
