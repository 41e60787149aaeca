import { phrases, type Concept } from './concept.ts';

/** Deeds told in few plain words: on purpose, in the present tense of a learner, or by what the body shows. */
const swallowed: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    <took>|chugged|gulped|eat|drink ... on_purpose|deliberately|purposely ... ; <took>|drunk the acid|product for clean|cleaning
    i drink|drinked|eat|eated already|now|today? the|some|a? <poison>|acid|poison ; he|she|wife|husband|son|daughter drink|drinked|eated the|some? <poison>|acid
    drink|drinks|drinked|eat|eats|eated all|every|many|full the|his|her|my|of? .. <pills>|medicine|medicines|tablet|pill ... say|want|sleep|twenty|thirty|closing|ago|die
    i drink|eat <poison>|poison ... morning|stomach|before|hour|hours|now
    chugged|gulped|necked|washed_down .. every pill|tablet ; chugged|gulped|necked|washed_down .. all|bottle|box|packet .. <pills>
    necked|downed .. <pills> the|a full|whole box|bottle|lot ; had like? ##|loads of? .. <pills> .. hr|hour|hours|mins ago
    eaten|ate .. berries|leaves|mushrooms ... on_purpose ; swallowed .. battery|batteries|blade|razor|glass|magnets ... angry|deserve|deserved|too_much|on_purpose|feel`),
};

const wounded: Concept = {
  id: 'deep_wound',
  type: 'serious_self_injury',
  phrases: phrases(`
    cut|cutted|slit|slashed|sliced|opened both|my_both|the_two of? my? wrists|arms|forearms|veins ; cut|cuts|cutted|opened her|his|my hand|wrist|arm? veins
    poured|tipped|pouring .. boiling_water|boiling_oil|kettle|acid over|on my ... on_purpose|deserve|deserved|needed|feel|punish
    poured the? kettle|boiling_water|acid over|on me|myself|my ... on_purpose ; poured .. boiling water .. arm|leg|hand|face on_purpose
    stabbed|carved|carving into? my <limb> ... blood|deep|yellow|bone|hate|feel ; held|hold the lighter|iron|flame|cigarette to|on|against my <limb> ... black|white|hurt|blister|deserve
    slashed|slashing|hacked my <limb>|stomach|belly|chest|face ; opened up my forearm|arm|wrist|wrists|veins|neck|leg
    not mean to go|cut this|that|so|too deep ; cut .. artery ... squirting|spurting|pumping ; squirting ... only wanted|meant a|to
    it|blood|they is|are pouring ... cold|faint|dizzy|red ; cannot|not stop cutting ... now|covered|more|blood ; cutting now ... blood|cannot|stop`),
};

const brink: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  phrases: phrases(`
    climbing|climbed over the? rail|railing|railings|barrier|parapet|fence ... ; on the edge of the? roof|building|bridge|cliff|platform ... now|wind|jump|afraid
    nothing between me and the? drop|ground|edge|water|street ; on|at the? roof .. floor|floors|building ... not|no afraid|stairs|down
    driving ... looking|aiming for|at a wall|tree|lorry|truck ; no|not reason to climb back ; down on the track|tracks|track_bed|rails|line
    standing|standig|stood on the edge of .. roof|bridge|building ; stood on the footbridge over ; sixty|fifty|forty|hundred foot|feet up on ... clear|alone|home
    water|sea is? up to my chest|neck|shoulders|waist ... further|going|cold|deeper ; counting down ... letting go ; then i am letting go
    belt off ... bend|wall|tree|lorry ; tractor|car|engine is? running .. shut|closed|locked garage|shed|barn ; chamber is hot ; magazine|mag|round|clip is? in ... chamber|waiting|song
    past the yellow line ; hand is? on the door of the train ; wrong side of the barrier|railing|fence|rail`),
};

const held: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  phrases: phrases(`
    holding|got|have the|a|my <blade>|<gun>|<rope> ... give|tell me one|a reason ; holding them in my palm|hand|fist ... all
    razor|razors is|are? out ... bath ; opened|turned|put .. gas|gas_taps on? ... waiting|windows|sleep ; closed .. windows ... gas taps|tap
    one|a round|bullet .. one|the|a chamber ; spinning it|the_cylinder|the_chamber now ; muzzle is? under|at|on|in my chin|mouth|head|temple
    in the? shed|slurry_shed|barn|garage|woods|truck|parlour|byre with the|my|a <gun> ; <gun> out by the ... called|alone|phone
    <rope>|pipe .. noose|rope on|from|over the? pipe|hook|beam|loft|hatch ; loft hatch is? open ... note|sorry|rope
    plastic bag|bag and tape|the_tape on|in my lap|hands ; drawn|drawing up ... push|press it|the_plunger|after
    dialled all|right the_way|up ... press|not_diabetic|click ; cannulated myself ; <blade> .. open on my wrist|arm|neck`),
};

const lastWords: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    not hear from me again|anymore|any_more ; not be waking|wake up from this|it ; lights out for me ; wait up ... not ever again
    bury me with|next_to|beside ; in a|# few? minutes|minutes_time i will not|no_longer hurt|feel|be|suffer
    i have_to|must|need_to|will|want_to die tonight ; tonight|this_night|in_this_night i finish|end|finished ; tonight .. finish my life
    # minutes|mins and|then it is over|done ; this is me logging|signing|checking off|out for good|ever ; phone goes in the river|sea|canal
    it was|is not your fault ... gone when|by ; i will|shall be gone by|before the? morning|dawn|sunrise ; saying bye here ; not be coming back|in ... children|kids|asleep
    shut|switched|turning the phone off and going|walking in|into`),
};

export const DEED_TOLD: readonly Concept[] = [swallowed, wounded, brink, held, lastWords];
