import { phrases, type Concept } from './concept.ts';

/** The act in passing: tubs that were full this morning, a bath running, a fence that stops. */
const swallowed: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    pushed|injected|dialled|given_myself|gave_myself|shot_up ## units|mls|mg|mils ; <pills> .. down|in|into me|my_neck|my_throat ; and a|half bottle of gin|vodka|whisky|rum|wine down|in me
    <took> .. liquid|stuff|powder|product|thing for|to killing|kill|the? insects|rats|weeds|cleaning|drains|mice|bugs ; <pills> .. i eat|ate|took|take|swallow|drink|swallowed all|everything|them_all
    yesterday|night|today|morning|already|hour|ago|evening i? take|drink|eat|swallow .. ## <pills> ; there were|was ## .. <pills>|boxes|packets|of_them ... none|not|gone|empty now|left|any ; there were|was # full? boxes|packets|bottles|strips ... not|none|gone
    self|myself administered|administering ; <took> the? hole|hole_damn bottle|box|packet ; changed|change my mind ... <took> ; <took> them|it|everything|loads|lots|all ... changed|change my mind ; bag off at ... dizzy|again|try`),
};

const held: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  deniable: false,
  phrases: phrases(`
    tablets|pills|capsules|they|all are? all? out of the|their packets|foil|blisters|boxes|strips|bottle ; stones|rocks|bricks in|into the|my|his|her jacket|coat|pockets|pocket|rucksack ; weights in|into the|my|his|her jacket|coat|pockets|pocket
    still? got|have|with them|pills|tablets|it in my mouth|hand|palm ; razor|razors|blade|blades|knife is|are? out $|bath|on ; running|run|ran a|the? bath ... razor|blade|knife|hairdryer|toaster ; razor|blade|knife|toaster|hairdryer ... bath is? running|run|full|ready
    <pills>|morphine|sheep_dip|antifreeze|<poison>|mug|cup|glass|bottle .. in front of me ; sat|sitting|sit down|here? with .. morphine|tablets|pills|insulin|shotgun|gun|<poison>|noose ; barrel is? cold|in|against|under|on
    get|getting|got|prise|prising|unscrewed the|that|this? cap|lid|top off ... <poison>|<pills>|bottle ; knife|blade|razor in|to|on|at .. hand ... neck|throat|wrist|stomach|chest ; <gun> in .. right|left|my hand
    know exactly what i drew|put|mixed up? ; cannot|can_not press|push|pull it|the_trigger|the_plunger yet|now ; knife|blade|razor ... i put|hold|press on|to|at my neck|throat|wrist|chest`),
};

const brink: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  deniable: false,
  phrases: phrases(`
    it is|comes|up up? to my ribs|waist|chest|neck|chin|shoulders ; in the water|sea|river|lake ... not turning|coming|going|getting back|round|around|out ; window ... open ... one_step|storey|storeys|ledge|nobody ; one step $|away|now|left
    there is no railing|fence|barrier|rail up|here|$ ; where the fence|railing|railings|barrier|path|land stops|ends|runs_out|gives_out ; i_am|am|im on the window? sill|windowsill|ledge|parapet ; sill ... feet|legs|out|fly|jump
    belt|seatbelt off|undone ... bend|wall|tree|bridge|lorry|coming ; i_am|am|sat|stood|standing|here # foot|feet|storeys|floors|metres up ; on|at|up the? top|roof of the|a .. car_park|library|block|flats|hotel|hospital|tower|building|school|stadium
    gantry|crane|pylon|silo|mast ... gone_home|went_home|all_gone|nobody|clear|jump|quiet|alone ; lying|sitting|sat|lie|kneeling on the line|rails|tracks|sleepers ; will|going_to be? meet|meeting it|the_train|the_freight|the_express $|$`),
};

const farewell: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    by the_time|when .. carer|nurse|mum|wife|husband|he|she|they|anyone|cleaner comes|arrives|gets|get|come|wakes|is|are ... i shall|will be with|gone|done|over|far|cold|at_peace ; for them|him|her|mum|dad|whoever|someone|you to find me|in_the
    tell|let my|the|them|him|her|everyone ... it? was|is not them|their|his|her|your|anyones fault? ; over i go ; over the edge|side|top|rail i go ; not coming|going|driving|walking|planning .. back|home .. ever|this_time|again|tonight
    going|going_out|off|out|walking to the garage|shed|barn|loft|woods|sea|water|bridge .. now|and ... not|wont come|coming|be_back|back ; not be|be_coming coming? back in|up|down|out|home $
    hour|tonight|minutes|soon ... not have_to|need_to|going_to feel|think|hurt|remember|carry ; hour|minutes|half_an_hour of nerve|courage|time left ; <kill> @self|myself in|within an|a|# hr|hrs|hour|hours|minutes|mins|bit
    lights out tonight|brothers|for_me ; do not wait up ... ever|again|tonight ; not ever again $ ; before she|he|they|mum|dad gets|get|comes|come|is|are|wakes back|home|in|up? ... half_an_hour|minutes|calm|done|over|now_or|have_to
    it|this has|have|had|needs to be|happen before she|he|they|mum|dad|anyone gets|get|comes|is|wakes ; as soon_as|when|once i have|am|ive finished|done|stopped|sent typing|writing|this`),
};

const halfFarewell: Concept = {
  id: 'farewell_half',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    not|no planning|plan|intention|intending|going on|of|to? driving|coming|going|walking|drive|come home|back ; that is me $|done|away|off|finished ; i am|im next $ ; bury me with|beside|next_to|near ; threw|thrown|chucked my|the .. wallet|phone|keys|bag over|off|in
    just wanted|needed somebody|someone on the? line|phone|end ; phone off now ; phone is? going|switching|turning off ; muzzle is? cold|warm|in|against
    owe an|any apology ; everybody|everyone|anybody i owe|love|hurt|let_down ; wait up|for_me ; k|ok|okay bye $ ; actually|really|proper bye|goodbye ; like for real ; told|called|rang her|him|them|my_mom|my_mum ... i? love|loved her|him|them ; it is tonight $ ; dress blues|uniform|wedding_dress|best_suit
    film|telly|cartoon|cartoons on for when they wake ; asleep and i have|ive|i_am put|going|out ; dog|cat is? shut|locked|tied|put in|out|up ; calm about it ; not scared anymore|any_more|now|$ ; nearly|almost done $`),
};

const doing: Concept = {
  id: 'doing_it',
  type: 'suicide_imminent',
  phrases: phrases(`
    do|doing|going_to_do it as_soon_as|soon_as|right_after|once|when|the_minute ... finished|done|leaves|goes|gone|mins|minutes|asleep|out ; i know it is tonight ; it is tonight ; try|trying again in a_bit|a_minute|an_hour|a_few`),
};

const wounded: Concept = {
  id: 'bleeding',
  type: 'serious_self_injury',
  deniable: false,
  phrases: phrases(`
    there is|so|too many|much|lot|lots of? blood ; blood all|everywhere over|on the|my carpet|floor|mat|bath|towel|sheets ; can_not|cant|not stop cutting|bleeding ; legs|arms|thighs are covered|cut_up ; is|are gaping ; see white|fat|bone|yellow underneath|inside|in_it|$
    towel|cloth|sock is? red right|all through|over|$ ; not make myself stop ; cutting right_now|rn|now`),
};

const others: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    walked|walks|went|gone|wandered out|off in|towards|toward|to her|his|the nightie|nightdress|slippers|pyjamas|reservoir|river|bridge|tracks ... left|ring|note|reservoir|river|bridge|phone ; swallowed|taken|took|drank the? contents of|whole ... organiser|dosette|bottle|box|cabinet
    there was a? shot|gunshot|bang from|in|upstairs ; woman|man|someone|somebody|guy|girl|boy|lad|lady standing|stood|walking|wading|sitting|lying in|into|on the sea|river|water|lake|road|tracks|ledge|railings ... coat|not|come|back|shout|jump|clothes
    climbed|climbing|up the|a pylon|crane|mast|tower|scaffolding ... screaming|jump|enough|crying|shouting ; streaming|live|livestreaming|video|facetime .. herself|himself|themselves|her_arms|his_arms cutting|hanging|taking|with|cut ; cutting her|his|their arms|wrists|legs right_now|now|live|on`),
};

const attacked: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    he|she|they|has .. crowbar|hammer|poker|axe|bat|machete|knife ... windows|coming|downstairs|door|through|outside|upstairs ; coming|come|comes back? in|up|down|at_me with|holding the|a poker|knife|hammer|bat|belt|iron|crowbar
    raped ... still in|here|asleep|next_door|outside ; still in my flat|house|bed|room ... asleep|raped|drunk ; hands round|around my neck|throat ... blacked|back|gone|passed ; forced|forcing|force his|her|their way in|into ; just slapped|hit|kicked|shook|punched him|her|the_baby|my_son|my_daughter ... camera|watching|arm
    drunk|high ... driving us|me ... crash|fast|home ; says|said he|she will crash it|us|the_car`),
};

export const ACT_BY_THE_WAY: readonly Concept[] = [
  swallowed,
  held,
  brink,
  farewell,
  halfFarewell,
  doing,
  wounded,
  others,
  attacked,
];
