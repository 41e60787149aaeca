import { phrases, type Concept } from './concept.ts';

/**
 * An act going on while it is written, by what only somebody in it says: a body that feels it, a thing in the
 * hand, a height under the feet, a door that is being broken.
 */
const swallowing: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    <took> the lot $ ; have had the|all_the sleepers|sleepers_all ; have had <pills> .. all_of_them|the_lot
    <took> .. on purpose .. hour|minutes|ago|now|today|tonight ; <took> the stuff for .. drains|drain|weeds|rats|slugs
    <took> .. <poison> ... ago|burning|burns|throat|hour|minutes|now|die|finish ; <took> .. antifreze|weed_killer|slug_pellets
    i <took> something|stuff .. not|die|sorry|want|end ; <took> a? load|loads|handful|handfuls of .. <pills>|tabs
    <took> .. patches .. six|five|four|seven|eight|on|them|all ; i did something .. <took>|swallow
    i|just|have injected all|everything|the_lot|too_much ; injected .. whole pen|vial|syringe|lot|cartridge .. insulin|die|end|now|$ ; swallow|swallowed|swallows all|the_whole|every .. <pills>
    it|they is? in me now ; <took> it all ; <took> the berries|mushrooms|seeds .. purpose|die|know ; did not work .. <took>
    going slow|numb|dark|floaty|fuzzy|blurry .. <took> ; <took> ... starting to feel|go|see floaty|numb|sleepy|fuzzy|weird`),
};

const inHand: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  deniable: false,
  phrases: phrases(`
    <blade>|scalpel is? against|on|to|at|pressed .. my .. stomach|belly|chest|skin|throat|neck|wrist|arm|leg
    sitting|sat|lying|bath|bathroom|here .. with .. <gun>|<blade>|insulin|needles|rope ; lighter .. poured|petrol|soaked
    poured .. petrol|it|fuel|paraffin|spirit .. over|on me|myself ; <gun> .. hoodie|pocket|waistband|school
    round|around my neck already|now ; belt|cord|rope|scarf round|around|over .. door|handle|hook|neck .. kneeling|kneel|chair|stood
    lift|lifting|raise|raising it to my head|mouth|temple ; hose .. through .. window
    garage door .. down|shut|closed ; tie|tied the cord|rope|belt on|to|over|from .. beam|hook|door|rail|branch|rafter|banister|neck|ceiling|joist|pipe
    laid|lined|set|spread .. out|up .. duvet|bed|table|rows|row ; pills|tablets .. in_front_of_me|by_the_bed|within_reach|next_to_me`),
};

const onTheEdge: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  deniable: false,
  phrases: phrases(`
    wrong|other|outer side of the barrier|rail|railings|fence|parapet|glass ; water is up|over to? my waist|chest|knees|neck
    about to step|jump|let_go ; going over the edge|side|rail|top ; stood|standing|standing_by|waiting by|on|at .. platform|fast_line|tracks|rails ... next|stop|past|not
    next one does_not|not stop ; let|letting|watching .. trains|them go past|by ... next|not|yet
    top|up|high .. crane|scaffolding|pylon|mast|silo|gantry ... quiet|clear|jump|down|alone|went
    i jumped .. leg|floor|window|still|roof`),
};

const lastWord: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    by the time ... i will|shall be dead ; once|after ... i will|shall be dead $
    this is it .. doing|going|goodbye|sorry ; i am actually doing_it|going_to_do_it ; within the hour it|i|this
    not be here when the? sun|kids|he|she|they comes|get|wakes|wake|rises ; be|i_am gone before|by tea|morning|dawn|breakfast|dinner|lunch
    not see the morning|dawn|sunrise ; tonight i switch|turn|log|check off|out ; that is me then ; nobody come into|in
    not want to be alone for the last|end|it`),
};

const wound: Concept = {
  id: 'deep_wound',
  type: 'self_inflicted_wound',
  deniable: false,
  phrases: phrases(`
    cut|went|sliced too|so deep .. time|pumping|look|stop|bone|again ; arms|arm|wrists|wrist|legs is|are open|pouring|pumping
    not clot|stop ... i|my did|arms|wrists|cut ; blood .. through|soaking the? towel|towels|sheets .. did|myself|cut`),
};

const attacked: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    kick|kicks|kicking|smash|smashing|bang|banging|breaking|trying|rattling the? .. door|window|windows|handle|lock .. in|down|please|me|now|i_am|home|$
    he|she|ex .. in|outside|at the|my garden|door|house|window ... crowbar|bat|knife|screaming|hammer
    throw|throwing plates|things|bottles|knives|stuff at me|us|him|her ; has me by the hair|throat|neck|arm
    followed me home|here ; is following me ; typing|hiding under|in|behind the? table|bed|bath|wardrobe|car|closet
    come|came|comes back .. hammer|knife|gun|axe ; hear him|her on the stairs|landing|drive
    hit now my ; he|she|husband|dad .. hits|hitting|hit .. my head on|against|off ; raped me ... just|now|shower|still|here ; i cannot|can_not talk .. he|she
    strangling|choking me ; hitting|beating|kicking her|him|mum|them now|again|right_now|please|and_i|hiding ; holding me .. with .. knife|gun
    put|locked me .. balcony|outside|out ... snow|cold|naked|throw|freezing ; hurting me|us ... now|room|here|again`),
};

const childNow: Concept = {
  id: 'child_now',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    holding|held|pushing .. baby|brother|sister|toddler|kid|child|him|her .. under .. water|bath
    shook|shaken|shaking her|him|the_baby ... limp|floppy|breathing|not|went|stopped
    thrown|threw|throws|shook|shaken|hit|hits|slapped|slammed|punched|kicked|squeezed her|him|the_baby|my_baby|baby|them ... limp|floppy|blue
    little one|kid|child|boy|girl|baby is screaming .. belt|hitting|hear
    looking for me .. belt|cable|stick|cord ; hiding|hide .. wardrobe|closet|cupboard|bed .. dad|mum|stepdad|he|uncle
    in my bed right_now|now|again ; hand is moving ; mum|dad|mom left .. days|yesterday|alone ... food|baby|alone
    drive|driving|drove off with my .. daughter|son|kids|baby ; if he cannot|can_not have her|him|them
    slapped|hit|hitting|kicked|punching the? baby|him|her|toddler .. camera|watching|screaming
    pillow .. not stop crying|screaming ; going_to make it|him|her stop .. pillow|cry`),
};

/** A child gone limp or blue is an illness first; somebody's doing only where somebody hurt them. */
const childLimp: Concept = {
  id: 'child_limp',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    went|gone|is|going limp|floppy ; gone|going|turning|turned|lips_are blue`),
};

const aboutToHarm: Concept = {
  id: 'harm_others_intent',
  type: 'intent_to_harm_others',
  deniable: false,
  phrases: phrases(`
    bat|knife|machete|axe|gun is? in my hand ... his|her|him|door|go_in|drive ; acid .. bottle|cup ... she|he|outside|finishes
    just stabbed|shot|strangled|hit .. flatmate|him|her|brother|wife|husband ; put something in his|her|their tea|drink|food
    <kill> this|the baby|kid if|now|right ; kettle|boiling|oil .. asleep|sleeping|face`),
};

const othersNow: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    found .. hanging|overdosed|with_a_needle|bag_over ; found .. unconscious ... <pills>|packet|packets|note|bottle|needle|vodka|overdose|bath|garage|bag|rope|blood|wrists ; cut him|her|them down
    is|has climbed|climbing over ; on the motorway|bridge|ledge|roof|multi_storey .. brother|sister|son|daughter|he|she|friend|and
    phone .. from a|the roof|bridge|multi_storey|cliff|car_park ; has|have|she|he drunk|drank|swallowed|taken the? pesticide|poison|bleach|weedkiller ; has|have|she|he drunk|drank|swallowed|taken something $|from|out|toxic|bad|poisonous|in|off
    pic|picture|photo|video .. of|with .. noose|rope|gun|blade|pills ... pick|answer|reply|up ; location is .. river|bridge|cliff|tracks|station
    texted|messaged|text|wrote|said .. sorry|goodbye|took_them|look_after ... river|location|answer|done|took_them
    doing it tonight|now|live ; has|have the gas on ; turned the gas on ; standing in the sea|river|lake|water|road
    locked .. barn|shed|garage|bathroom|himself|herself ... shotgun|gun|razor|note|rope|blood|pills
    red|blood under|through the door ; say|says|said|saying goodbye to the|her|his|my kids|children|childrens|family ... car|lake|river|went|go|gone`),
};

export const GOING_ON: readonly Concept[] = [
  swallowing,
  inHand,
  onTheEdge,
  lastWord,
  wound,
  attacked,
  childNow,
  childLimp,
  aboutToHarm,
  othersNow,
];
