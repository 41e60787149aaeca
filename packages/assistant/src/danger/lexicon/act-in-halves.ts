import { type Concept, half, phrases } from './concept.ts';

/** What has no mouth and speaks, and who speaks without a body. */
const speaking: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  deniable: false,
  phrases: phrases(`
    he|she|they|it|someone|somebody|god|gabriel|michael|azrael|lucifer|angel|man|woman|dad|father|mum|mother|husband|wife|nan|brother|sister .. speaks|speak|spoke|speaking|sits|lives|comes|came|calls|calling|whispers|whispering|talks|talking|shouts through|from|out_of|in|inside|behind the|my|our <deaf_thing>
    talks|speaks|talking|speaking through the shower|sink|toilet|wardrobe|walls ; the|my <deaf_thing> tells|tell|told|speaks|whispers|orders|commands|asks to|me ; orders|instructions|commands|messages from the|my <deaf_thing>
    crows|pigeons|birds|magpies|seagulls|dolls|statues|walls|trees|shadows|mirrors tell|told|telling|want|ask|order|command me|us to|that_i|i_must|i_have
    voice was|is very|so|quite|really? clear|certain|firm|insistent ; voice used to just|only? comment|whisper|mumble|mutter|chat ; says|say|said|saying .. kill|die|jump|do_it|hang|cut|end_it .. in .. voice|voices ; angel|archangel|gabriel|lucifer|satan in the|my|our`),
};

const bidden = half(
  'bidden',
  `
  wants|want|asks|ask|asked|asking|tells|tell|told|telling|orders|ordered|commands|commanded|expects|needs|begs me|us .. to|i_must|i_have_to|i_should <maim> ; i am|have|must|need|got to|supposed_to|meant_to <maim> ; i must|should <maim> ; orders|instructions|commands .. to <maim> ; wants|want me dead|gone|to_die|to_suffer ; it has|have to be|go my|the|me ; says|say|said|saying .. kill|die|jump|hang|stab|drown|cut|do_it|end_it`,
);

/** Of the writer, or of whoever speaks: beside an attack of spirits it is a command heard. */
const voiceItself: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(
    `says|say|said|saying|shouts|whispers .. kill|die|jump|hang|stab|drown|cut|do_it|end_it yourself|it|him|her|them|now|me? in .. my|his|her|their|someone|somebody|a .. voice ; voice|voices .. wants|want me dead|gone|to_die|to_suffer|hurt ; orders|instructions|commands from the|my <deaf_thing> to <maim> ; angel|archangel|gabriel|lucifer|satan|demon ... must|have_to|am_to|told_me|wants_me|said_to <maim>`,
  ),
};

const cut: readonly Concept[] = [
  half(
    'more_than_meant',
    `only|just|was|were meant|wanted|meaning|planned|trying|going|supposed to|for? ... small|little|tiny|shallow|light|scratch|nick|surface|one ; meant|supposed to be .. small|little|tiny|shallow|light|scratch|nick ; deeper|further|harder|more than i? meant|wanted|planned|usual|normal|before|thought|intended|expected ; did|had not mean|meant to go|cut|press ; meant|only|just to nick|scratch ; pressed|pushed|went .. harder|deeper|too_hard|too_deep ; not|never mean it|this to be|go .. deep|far|big ; meant|wanted .. take the edge_off ; not think|expect|know it would open|go|cut|be .. like_that|deep|much|far`,
  ),
  half(
    'own_doing',
    `i did it|this|that|them $|to_myself|myself|on_purpose ; did it myself|to_myself`,
  ),
  half(
    'wound_shows',
    `see|seeing something|a_bit|bits|the|what_looks? .. white|yellow|fat|bone|muscle|tendon|tendons|fatty .. in|inside|there|it|stuff|bits ; see|seeing yellow|white|fat|bone|muscle|tendon|tendons|the_fat|the_bone|the_tendon|the_muscle ; filling|fills my shoe|shoes|sock|boot|hand|sleeve ; fat|bone|tendon|muscle is|are? showing|visible ; blood all over|down ; blood everywhere|pouring|dripping ; sock|sleeve|towel|shoe|bandage|dressing|jumper|sheet|sheets|jeans|trousers|tissue|carpet .. soaked|full|filling|filled|drenched|sodden|red ; it|blood is? spurting|squirting|pumping|gushing|spraying ; puddle of|is? blood|now|red ; flannel|mat .. soaked|red ; pumping|spurting|squirting|gushing out ; gaping|wide open ; opened right? up ; running down my arm|leg|hand|wrist ; not stop|stopping|slowing|clotting bleeding|down|up|$ ; can not stop it|the_blood|the_bleeding ; fingers .. gone|went|going numb`,
  ),
  {
    id: 'deep_wound',
    type: 'serious_self_injury',
    deniable: false,
    phrases: phrases(
      `pumping|spurting|squirting|gushing|pouring out of my arm|wrist|leg|thigh|neck ... meant|wanted|did|do ; up|along|lengthways|longways not across ... wrist|arm|cold|blood|deep ; cut|blade|razor|arms|arm|wrists .. up|along|lengthways|longways not across`,
    ),
  },
];

const swallowed: readonly Concept[] = [
  half(
    'thing_swallowed',
    `swallowed|swallow|swallowing|inserted|inserting ... battery|batteries|razor|blade|blades|glass|magnet|magnets|screw|screws|pin|pins|needle|needles|nail|nails|spring|coin|coins|biro|pen|pencil|staples|staple|paperclip|safety_pin|drawing_pin|lighter|earring|keys|spoon|cutlery|toothbrush|stones|bleach|detergent|zip|wire ; drank .. bleach|detergent|washing_up|perfume|shampoo|nail|hand_sanitiser|cleaner ; inserted .. under|into|inside my skin|arm|leg ; put|pushed|stuck|poked|shoved .. pin|pins|pen|wire|nail|screw|paperclip|sewing_needle .. into|in|under my stomach|arm|leg|skin|tummy|thigh|belly`,
  ),
  half(
    'as_i_do',
    `i just? get|go|am like this|that ; i just? do|did this|it|that|these .. when|to|whenever|sometimes|cos|because|if|$ ; it is what|how i do|cope ; not to die|kill_myself ; not .. want|wanting|trying to die ; not a suicide|suicidal ; on purpose ; deliberately ; because i was|am|felt|got .. angry|upset|sad|cross|sick|numb ; i was .. angry|upset|cross|raging|numb ; helps|calms|quiet|quietens|loud|numb ; ward|staff|nurses|support_worker`,
  ),
];

const slipping: readonly Concept[] = [
  half(
    'limbs_alone',
    `^ both|left|right|my? both? arms|wrists|arm|wrist $ ; ^ both|left arm|wrist|arms|wrists first|done|now|are_done|open ; ^ all? the_way? up|along|lengthways|longways not across ; both arms|wrists are done|open|opened`,
  ),
  half(
    'dying_felt',
    `thought|expected|imagined dying|death|it|to_die would|was|to be|hurt|hurts|take .. hurt|hurts|more|quicker|faster|quick|slower|colder|louder|worse|like_this ; quicker|faster|slower than this|i_thought|they_say ; water|bath .. is|gone|going|went .. red|pink ; like|as the? book|forum|internet|they|i_read|it_said said|says|say|about|told|$ ; getting|going cold|sleepy|dark|floaty`,
  ),
];

const platform: readonly Concept[] = [
  half(
    'on_platform',
    `platform # ; platform one|two|three|four|five|six ; end|edge|far_end|quiet_end of the? platform ; on|at|by the? platform|far_end|quiet_end|very_end|barrier ; yellow line ; just me|us on|at|here`,
  ),
  half(
    'through_train',
    `fast|through|non_stop|nonstop|express|freight|intercity|next|goods one|train|$ .. not stop|stopping|slow|slow_down|call|due ; fast|through|non_stop|nonstop|express|freight|intercity|goods one|train? .. goes|passes|comes|coming through|past ; next? fast|non_stop|nonstop|freight|goods one|train? .. due|in|is # ; one that does not stop|slow ; next|following does|will not stop $|here ; does|will not stop|slow_down here|at_this ; through train|express|freight|service ; non_stopper|nonstopper in|due`,
  ),
  {
    id: 'in_minutes',
    type: 'timing',
    deniable: false,
    phrases: phrases(`# minutes|mins|min ; due|here at|in`),
  },
  {
    id: 'edge_now',
    type: 'at_a_place_of_danger',
    deniable: false,
    phrases: phrases(
      `waiting|wait for the one|fast_one|train|express|freight that|which not? not stop|slow $|down|here ; waiting|wait for the one|fast_one|train|express|freight that|which does not stop|slow $|down|here`,
    ),
  },
];

const given: readonly Concept[] = [
  {
    id: 'taken',
    type: 'overdose',
    deniable: false,
    phrases: phrases(`
      put|putting|stuck|slapped|got|have|wearing|applied all|every|the_whole|a_whole .. patch|patches .. at_once|on_me|on_my|on_at ; every|all last|the|my|of|mums|his|her? .. patch|patches in|from the|a|that|his|her|my box|packet|drawer|cupboard|pack .. on me|my ; whole|entire box|packet|pack of .. patches .. on me|my ; every last patch .. on me|my|now ; emptied|emptying|dialled the? .. pens|pen|vial|cartridge|syringe|syringes|pump into|in my|me ; emptied|injected both|all|every .. pens|vials|syringes|cartridges
      the_lot|everything|all_of_it|whole_bottle|whole_box is|has|gone .. down|inside|in me|with|my|$ ... whisky|vodka|gin|wine|rum|now|chair|bed|dark|tonight ; cabinet|drawer|tin|lot|stash|bottle is|has|gone .. down|inside me|us now|$`),
  },
  half(
    'all_on_me',
    `every|all|whole the|my|last|of? .. patch|patches|pen|pens|vial|ampoule|ampoules|bottle|box|packet .. on|in|inside|into me|my|$ ; the_lot|everything|all_of_it|all_of_them is|has|are|gone .. down|inside|in|on ; pens|vials|syringes|box|packet|bottle is|are all? empty and it|they is|are in me|my`,
  ),
  half(
    'ends_today',
    `it|this|that|everything|all stops|ends|finishes|is_over|over|is_done tonight|today|here|now ; not be in pain tomorrow ; should be quick|over ; lying|lie down now|and ; no more after|from tonight|today ; not .. found before|till|until`,
  ),
];

const afterwards: readonly Concept[] = [
  {
    id: 'attempt',
    type: 'suicide_attempt',
    phrases: phrases(
      `intensive_care|icu|itu|hdu|resus|ward|hospital|psych|unit ... after|since|because_of|for what i did|tried $|to_myself|that_night|to_do|and ; round|bullet|shot|shell|slug .. ceiling|wall|roof|floor|door .. instead of me|my_head|in_me ; pulled|squeezed the trigger and|but it went|hit|jammed|clicked|missed|only ; out|home|let_me|go .. after|from the|a|my hold|section|72|psych_hold|fifty_one_fifty $`,
    ),
  },
  half(
    'deed_half',
    `drove|steered|aimed at a|the tree|wall|lorry|pillar|bridge ; shot .. went .. ceiling|wall|roof|floor ; turned|left|switched on? the gas|gas_taps|gas_on|oven|hob on? ; left the? car|engine|motor running|on .. garage ; walked|waded|went|swam|drove into|off|out_into the|a? sea|river|lake|canal|water|reservoir|pier|quay|traffic ; stepped|walked off|in_front|out .. kerb|pavement|platform|road|bus|lorry ; round|bullet|shot .. went|gone|hit|is .. ceiling|wall|roof|floor ; branch|beam|rope|hook|rail gave|snapped|broke|came ; marks|mark|bruise|burn on|round|around my neck ; brought|pulled|fished me back|round|out ; found me in_time|just_in_time $`,
  ),
  half(
    'psych_out',
    `psych|psychiatric|psychiatry|mental_health|va|section|unit let|discharged|released|sent me? go|home|out|$`,
  ),
  {
    id: 'sorry_alive',
    type: 'suicide_attempt',
    deniable: false,
    phrases: phrases(
      `still? hate|resent|curse him|her|them|whoever|the_man|the_lad for_it|for_that|for_saving ; not feel|am lucky|grateful|thankful|saved $ ; everyone says|said|acts .. miracle|lucky`,
    ),
  },
  half(
    'not_so',
    `i was|am|did|had not confused|muddled|slip|slipped|forget|forgotten|asleep|tired|clumsy|drunk|careless|cleaning|lost|trip|fall|$ ; it was|is not an|any|a? accident|mistake|slip|muddle|bad_luck|$ ; i told|tell them|him|her|everyone i|it slipped|fell|tripped|was ; think|thinks|thought|believe|believes i|it was|is|went_off .. cleaning|oiling|loading|an_accident|a_mistake|a_slip`,
  ),
];

const theirs: readonly Concept[] = [
  {
    id: 'plan_known',
    type: 'suicide_plan',
    phrases: phrases(`
      asked|asks|wants|keeps_asking|begged|begs .. me ... <pills>|insulin|morphine|spare|extra|leftover ... so|to|and @i? can? .. slip_off|slip_away|slip_out|go_quietly|go_when|go_peacefully|go_for_good|sleep_for_good|sleep_forever|end_it|end_things|finish_it|be_off|be_with|check_out|not_wake|go_to_sleep_for_good
      told|tells|telling me|us where|how|when he|she|they wants|want to be found ; pills|tablets|morphine|insulin|stuff .. to go quietly|peacefully|when_he|when_she|in_his_sleep|in_her_sleep ; says|said|told .. off|going|away after the|his|her|their|my? wedding|birthday|christmas|anniversary|harvest ... believe|means|meant|saving|saved ; saving|saved|hoarding|hoards .. <pills> .. says|said @i? is|am|will_be off|going|leaving`),
  },
  half(
    'asked_of_me',
    `asked|asks|asking|wants|begs|begged me|for .. to? ... <pills>|morphine|insulin ; asked|asks|asking|wants|begs|begged|keeps for|me ... how many|much .. take|would`,
  ),
  half(
    'drunk_driving',
    `<carer> .. driving|drives|drove|at_the_wheel|behind_the_wheel .. drunk|drinking|wasted|swerving|off_his_head|off_her_head|vodka|wine|all_over_the_road|crash|asleep ; <carer> .. driving|drives us|me ... drunk|drinking|wasted|swerving|off_his_head|off_her_head|vodka|wine|crash ; drunk|wasted|pissed .. driving|in_the_car|behind_the_wheel|at_the_wheel|and_driving ; in|we_are_in the|his|her car ... drunk|swerving|crash_it|crash_us|going_to_crash`,
  ),
];

/** Two halves that tell of an act or a command only together; rules/halves.ts says which. */
export const ACT_IN_HALVES: readonly Concept[] = [
  speaking,
  bidden,
  voiceItself,
  ...cut,
  ...swallowed,
  ...slipping,
  ...platform,
  ...given,
  ...afterwards,
  ...theirs,
];
