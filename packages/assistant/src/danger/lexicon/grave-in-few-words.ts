import { type Concept, half, phrases } from './concept.ts';

/** A plan told by its day, its sum or what is still to be settled before it. */
const planned: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  deniable: false,
  phrases: phrases(`
    picked|chosen|chose|set|have|got a|the|my? .. date|day|night|# to die|end_it ; my|the|a|got kill_myself date|day|night|method|plan ; kill_myself date ; suicide is happening|going_to_happen ; given|gave|giving ... because .. not be around|here_anymore|needing_it|needing_them
    got|have|bought the rope|gun|pills|rifle .. got|have|know|chosen the? tree|beam|branch|spot|date ... which|when|waiting|question|left ; rope .. shed|garage|boot|loft|car ... measured|tested|checked .. beam|rafter|branch|drop|hook ; worked|looked|work out|up how many|much .. takes|take|needed|need .. not wake|die|wake_up ; enough .. by|for|soon|now? .. to see|finish me off ; will|shall|going_to finish|end|close also? my|this life
    once|when|after ... i need|have not|no_longer stay|remain $ ; finish|write|post|leave .. letter|note|letters .. then i? am off|done|gone|free $ ; everything|all|it is planned|sorted|arranged ... who finds|will_find me ; looked|checked up? the? tides|tide|tide_times ... walk in|out $ ; walk in|out $ ... looked|checked up? the? tides|tide_times
    use|using|turn|turning the|his|her|my|a? <gun>|<blade> on @self ; note|letter @i? has|have|is? written|wrote ... use|send it|them? once|when|after ; that is how long|all i? have|got left ; go out the same day|way the|as .. did|lads|boys`),
};

const declared: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    say|tell to? my|the .. it|this is|was not his|her|their fault $ ; say to my|the .. sorry $ ; not wish|want to be found before|till|until ; stay|sit|talk with|to me until|till|while they|it .. kick|kicks|take_effect|work|works`),
};

const atHand: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  deniable: false,
  phrases: phrases(`
    open|opened|opening the? gas .. and|then|now i? am? lay|lie|lying|laid down|in|on|here|by ; <pills> .. open|out|table|bed|waiting|lined ... will|shall|going_to take|swallow|eat all|them_all ; packet|packets|pills|tablets|box .. out on|in my|the? bed|table|desk|floor|rows ... started|starting|begun ; engine|car|motor running .. garage|lock_up|shed .. door|doors .. shut|closed|down`),
};

const pushed: Concept = {
  id: 'taken',
  type: 'overdose',
  deniable: false,
  phrases: phrases(
    `put|injected|pushed|pumped all .. insulin|pen|pens|vial|syringe|morphine in|into_me|through $`,
  ),
};

/** Another person on the way, or armed. */
const theirs: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    lad|man|woman|girl|boy|guy|bloke|someone|somebody|person|kid|lass .. on|over the? outside|wrong_side of? the? <edge> ; picture|photo|pic|selfie|video from|of|on .. top|roof|ledge|<edge> ... sorry|goodbye|bye|love_you|last ; texted|messaged|sent|wrote|text .. .. love|sorry|goodbye|bye ... take_care_of|look_after ... drove_off|driven_off|answering|phone_off|missing|walked_out ; gun|rifle|shotgun safe|cabinet is open|empty|unlocked`),
};

const violent: readonly Concept[] = [
  {
    id: 'attack_now',
    type: 'attack_now',
    deniable: false,
    phrases: phrases(`
      has|got|holding|holds|with .. <weapon> .. to|at|against|up_to his|her|their|my|our|the dad|dads|mum|mums|mom|brother|sister|throat|neck|nan|gran|wife|husband ; <weapon> ... asking|telling|shouting|wants me to come_out|open|come_down ; <weapon>|crowbar ... text|texts|texting|texted|says|saying ... my last|final night|day|hour`),
  },
  {
    id: 'harm_others_now',
    type: 'about_to_harm_others',
    deniable: false,
    phrases: phrases(`
      stood|standing|stand|leaning over him|her|them .. with|holding the|a|my? kettle|pan|pillow|petrol|iron|<weapon> ; holding|gripping|got|have the|a|my? .. <weapon>|pillow ... not stop|control|trust|hold myself`),
  },
  {
    id: 'harm_others_intent',
    type: 'intent_to_harm_others',
    deniable: false,
    phrases: phrases(`
      going_to|will|want_to|gonna put|stick|bury .. <weapon> in|through|into|across his|her|their|him|them ; they are all? going_to bleed|get_it|pay_for_it ; list of people|names|kids|them ... going_to|will bleed|pay|die ; meant|chosen|supposed to end her|his|the_babys|their life`),
  },
  {
    id: 'baby_conviction',
    type: 'danger_to_baby',
    deniable: false,
    phrases: phrases(`
      baby|son|daughter|twins|newborn .. has|have|needs|need to? die ... kind|kindest|only|know|god|badness|before|save ; baby|newborn|son|daughter|twins .. has|have|needs|need to? go_back|be_sent_back ... badness|evil|god|demon|devil|rot|darkness ; son|daughter|baby ... know .. he|she has|needs|must to? die`),
  },
  {
    id: 'abuse_lethal',
    type: 'danger_of_being_killed',
    deniable: false,
    phrases: phrases(`
      if i .. leave|take|go|tell|run ... find|hunt|track us|me|them ... finish|kill|end|bury us|me|them|all|both ; finish|end|do_for all|both|the? two|three|four|lot? of us`),
  },
  {
    id: 'command',
    type: 'command_voices',
    deniable: false,
    phrases: phrases(
      `they keep telling me to step_out|step_in_front|jump_off|kill|hang|stab|hurt_myself|cut_myself|pull_my|walk_into`,
    ),
  },
];

export const GRAVE_IN_FEW_WORDS: readonly Concept[] = [
  planned,
  declared,
  atHand,
  pushed,
  theirs,
  ...violent,
  half(
    'weapon_held',
    `holding|gripping|picked_up|got|have the|a|my .. <weapon>|kettle|petrol|pillow|pillows ; <weapon>|kettle|pillow in my hand|hands`,
  ),
  half(
    'hold_lost',
    `not stop|control|trust|hold myself|back ; going_to make it|him|her|them stop|quiet|pay ; going_to find out|see|learn|know what|how .. feels|feel|like`,
  ),
  half(
    'shake_said',
    `going_to|will|gonna|about_to shake|smother|throw|hit|drown|hurt her|him|it|them if|unless|until|$ ; holding her|him right? now`,
  ),
  half('baby_told', `# weeks|months|days old ; my|the newborn|baby ; not stop screaming|crying`),
  half(
    'weapon_theirs',
    `he|she|husband|ex|dad|stepdad|brother|son|boyfriend|partner|they .. got|has|with|holding|is .. <weapon>|crowbar|claw_hammer ; with the|a|his .. <weapon>|crowbar`,
  ),
  half(
    'hushed',
    `have|got|need to type|whisper|be|text .. quietly|quiet|quick|fast ; chest_of_drawers|drawers|chair|bed|wardrobe|sofa|table .. against|under the door|handle ; barricaded|locked in|ourselves|myself ; asking|telling|shouting|begging|wants me to come_out|open_up|open_the and|$|door|now ; not ring|call|phone anyone|out|from|anybody ; my last night`,
  ),
  half(
    'man_outside',
    `man|guy|he|someone .. is outside|waiting|coming .. my|the|our|for house|flat|school|window|door|me`,
  ),
  half(
    'lured',
    `get in|into the|his car|van $|or|and|with ; or he|they posts|post|sends|send|shares the|my pictures|photos|pics|nudes|video`,
  ),
  half(
    'place_reached',
    `yards|feet|metres|steps|paces from|off the edge|drop ; parked|sat|sitting .. at|by|on .. head|edge|cliff|cliffs|viewpoint|quarry|beachy`,
  ),
  half(
    'working_up',
    `working|building|psyching|plucking up to|the it|this|courage|nerve ; working|building|psyching myself up`,
  ),
  half(
    'rejoined',
    `intend|going|mean|plan|want|ready to be|join with? him|her|them before|by|tonight|this|today ; with him|her again? before|by|tonight`,
  ),
  half(
    'means_here',
    `have|got his|her|the|my|all_the .. morphine|oramorph|tablets|pills|insulin|patches .. here|tray|lap|beside|table|hand ; morphine|oramorph|tablets|pills|insulin .. here|on_the|in_my tray|lap|beside|table|hand`,
  ),
  half(
    'means_chosen',
    `worked_out|decided|chosen|picked|know which train|bridge|tree|beam|bend|cliff|night|sunday and|$ ; picked_up|bought|got a|the|my? <gun>|rope ; waiting period .. <gun>`,
  ),
  half(
    'before_it',
    `find|found|get|need|sort somebody|someone|a_home|anyone|somewhere for|to_take|to_have the|my cat|dog|cats|dogs|budgie|horse|kids ; once|after|when the|my dog|cat|dogs|cats|kids .. rehomed|settled|back ; it is for me $|once|when|after ; long i? have|got left`,
  ),
];
