import { phrases, type Concept } from './concept.ts';

/** Spoken as a last word, about today. Enough on its own. */
const farewell: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    this|that is|will_be my|the|our last|final message|post|text|words|goodbye|letter|note|night|day|chat|hours|hour
    my last|final goodbye|words|hours|day_alive|night_alive|day_on|night_on ; this|it is|means goodbye
    goodbye world|forever
    goodbye everyone|everybody|all .. sorry|love|loved|forever|tried|can_not|could_not
    by the time .. read|reads|find|finds|see|sees|get|gets ... gone|dead|over|late|not_be|with_him|with_her|peace|cold|worked|done
    when|if anyone|someone|they|mum|dad|whoever read|reads|find|finds|see|sees this ; when|by_the_time you read|find|get this ; if you read|are_reading this ... gone|dead|sorry|love|late|over
    i|he|she will|shall|would|am|is going_to? be? gone|dead|over|out_of_here by|before|in|come the? morning|tomorrow|tonight|midnight|then|sunrise|dawn
    i will|shall|would|am going_to? be? gone|dead|over|out_of_here by|before|come the? sunday|monday|friday|weekend
    it|this|everything|all will|shall all? be over by|before|come the? morning|tomorrow|tonight|midnight|then|sunrise|dawn|sunday|monday|friday|weekend
    dead|gone|cold by_the_time ; dead by|before tonight|tomorrow|morning|midnight
    not be here|around|alive|there tomorrow|in_the_morning|by_morning|tonight|by_tomorrow|come_morning|after_tonight|when_you_wake|by_tonight
    not see tomorrow|the_morning|another_day|the_sunrise|morning
    never see .. again|tomorrow|sunrise
    it|this|everything|all ends|end|is_over|will_be_over tonight|today|this_evening|now
tonight is the|my|it last|one ; tonight is it $ ; today is the day .. i|it|$ ; today is my last
    see you on the other side ; too late for|to me|save_me|stop_me|help_me
    nothing you can|could do|say .. stop|now|change
    do not send|call|look_for .. help|anyone|me|police|ambulance
    when they|she|he|someone|mum|dad find|finds me|my_body|the_body ; find my body
    they|someone|she|he will find me ; goodnight forever ; sleep forever tonight
    going to sleep forever ; going_to|will sleep and_never|and_not
    forgive me .. love|goodbye|everyone ; last night|day on_earth|alive
    do not be sad|upset|cry|mourn|grieve|blame .. me|yourself|yourselves|anyone
    thanks|thank_you for being|trying .. me|kind|nice|talk|help
    be|am at rest|peace by|tonight|tomorrow|soon
    not make it|survive|last|get through|to|past? the|till|until? night|tonight|morning|tomorrow|today
    not safe|trust|myself .. tonight|right_now
    nobody|no_one|cannot|nothing can|will|stop|save stop|save|change|me .. now|tonight|anymore
    have done it ; i did it .. sorry|goodbye|pills|now
    already done it|it|dying|too_late|bleeding|feel
    tell my|them|him|her|mum|mom|kids .. i am_sorry ; tell them|him|her|mum|mom|kids|my_kids|my_boys|my_girls|my_children .. i love|loved
    last thing i|you|anyone will|say|do|ever|type|write
    not be able to stop_me ; i will|may|might not be able to reply|answer|type|talk ; falling asleep now|and
    starting to fade|slip ; it|they are|is kicking_in ; i_feel|feel it|them working
    see you in heaven|hell|the_next_life|the_next_one|the_next_world ; goodnight and goodbye
    before they|anyone|you|someone|he|she find|finds|found|reach|reaches me|my|this|out|$
    wasted on me ; too late by ; nobody|no_one can|will|could talk|stop ; you can not talk|stop me`),
};

/** Said of anything that is done at last; what it is may stand in no word beside it. */
const doingIt: Concept = {
  id: 'doing_it',
  type: 'suicide_imminent',
  phrases: phrases(`
    do|doing it tonight|now|today|right_now ; ^ killing|hanging|shooting|drowning|offing|gassing|topping|poisoning|ending|deleting|unaliving myself|it_all|everything|my_life after|once|when|tonight|later|as_soon|before|in|at|by|on|this|soon|now ; ^ i_am? doing it $ ; after tonight i`),
};

/** The same in words that are also said in jest, or of a job, a flat and a school: only the last layer weighs them. */
const halfFarewell: Concept = {
  id: 'farewell_half',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    my last|final message|night|day ; it is done $ ; goodbye cruel_world ; by the time .. read|reads|see|sees|find|finds|get|gets
    tell my family|wife|husband|mother|parents|dog .. i love|loved ; tonight is the|my night|$`),
};

/** The same in words that also end an ordinary chat. */
const parting: Concept = {
  id: 'parting',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    goodbye ; goodnight|good_night for_good|forever ; ^ bye $ ; last message|post|text|time ; sorry everyone|mum|mom|dad|all ; i am sorry ; this is it
    the end ; it is time ; i am done ; i tried $|so|really|my|hard|honestly|to_stay|to_hold|to_fight|to_live|to_keep|to_be|for_you ; tell @my|them|him|her ; thank you for|everyone
    too late ; farewell ; it|everything is? over ; take care of|everyone
    just needed|wanted .. tell|know|hear|goodbye ; be at? peace ; no more pain ; love you all
    before i go $ ; it is happening now ; starting to feel_sleepy|go_numb ; ^ gone by|come the? morning|tomorrow ; all|everyone|i_am|i_will_be gone by|come the? morning|tomorrow
    getting sleepy|drowsy|cold|dizzy .. pills|took|tablets|now
    before they|anyone|you|someone|ambulance|he|she get|gets|arrive|arrives|come|comes
    wanted someone to know ; sorry to whoever|the_driver|everyone|anyone|all`),
};

/** Speaks as if there were no later: more than a passing wish, further away than today. */
const notLong: Concept = {
  id: 'not_long',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    not be here|around|alive|needing_it|needing_them much_longer|for_long|for_christmas|next|to_see|by_then|at_christmas|this_time_next|anymore|long|soon|for_my|for_it|when|to_find_out|after
    not going_to be here|around|alive ; not be a? problem|burden|around .. longer|soon|much
    not be needing it|that|them|this|one|those ; not need it|them|that where|anymore|after
    not be|have to_be|around to see|worry
    soon .. be_over|all_over|be_gone|be_dead|be_free|be_at_peace|not_matter
    be|join|joining|see with? him|her|them|my_mum|my_dad|my_wife|my_husband|my_son|my_daughter|grandad|nan|my_brother|my_sister .. soon|again_soon
    will soon be ; all be over soon|now|then ; it will be over soon
    not matter soon|much_longer|when_i_am|once_i_am
    after|when|once i am gone|dead|not_here|no_longer ; counting|counted down the? days|hours
    # days left ; will be number # ; be|become number|the # ; will be next ; be an? organ donor
    my last birthday|christmas|summer ; not see me again ; not coming back
    will not bother .. again|anyone ; not hear from me again ; one less|fewer problem|mouth|thing
    will be sorry|happier when|once i`),
};

export const FAREWELL: readonly Concept[] = [farewell, doingIt, halfFarewell, parting, notLong];
