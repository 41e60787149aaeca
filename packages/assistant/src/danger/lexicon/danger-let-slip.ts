import { type Concept, half, phrases } from './concept.ts';

/** What another says to have taken, with no dose and no complaint; what came from the shed. */
const anothers: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    says|said|tells|told|texted|text|messaged|wrote|claims|admitted|whispered|reckons|rang|phoned me? and? says|said|that? he|she|they has|have|is|had|would|just? just|already|now? taken|took|swallowed|drunk|drank loads_of|a_load_of|some|too_many|lots_of|all_of|all_the|all_her|all_his|a_bunch_of? tablets|pills|meds|stuff|something|things|medication $|and
    drank|drunk|swallowed|necked|downed .. stuff|liquid|fluid|cleaner|powder ... wanted_to|meant_to $|and|but|he|she|because|do
    <took> something|stuff|what|whatever ... under_the_sink|the_shed|the_garage|the_cupboard|cleaning_cupboard|the_barn|the_outhouse|the_utility|the_greenhouse ... purpose|deliberately|meant_to|wanted_to|lips|frothing|foaming|burnt|burned|shaking`),
};

/** A night said to be the last, and who has gone without what everybody takes along. */
const lastNight = half(
  'last_night_said',
  `tonight|this|it is|was|will_be her|his|their|my|the last night|day $|on_earth|and|alive|here|ever|but|so|now ; tonight is|was the_night|it|it_for_him|it_for_her|it_for_them ; last night for me|him|her ; not be a problem|burden|bother|worry after ; better_off after|from tonight|today|this|now `,
);
const goneWithout = half(
  'gone_without',
  `
  gone|went|goes|go|walked|walks|left|run|ran|headed|wandered|stormed|slipped|driven|drove|out|off|flat|house ... without|with_no|no|not_taken|in his|her|their|any|a? glasses|phone|coat|jacket|keys|shoes|bag|wallet|purse|anything|socks|nightie|nightdress|pyjamas|dressing_gown ; gone|went|walked off|out on_foot|alone|into_the_dark ; bed|room is empty ; not picking|answering|replying up? ; will not answer ; barefoot|shoeless|nowhere ; in his|her socks|slippers|nightie|nightdress|pyjamas ; not come home|back|in ; not|cannot find her|him|them ; phone is? off|on_the_bed|on_the_table|ringing_in`,
);
const thingsLeft = half(
  'things_left',
  `left|leaves|put .. his|her|their|a phone|wallet|purse|keys|ring|rings|bank_card|watch|bag ... note|heart|sorry|card|rings|letter|wallet|bank_card|goodbye ; left|leaves .. his|her|their ring|rings|wallet ... pillow|table|bed|side|me|note`,
);
const goneOut = half(
  'gone_out',
  `is|has|have|and|now|just|she|he|they gone|went|walked|left|disappeared|wandered|driven out|off|in_the|the_house|the_flat|away|into|missing ; is|she|he|they gone $`,
);

/** Beaten, and writing under a pretence or in a pause of it. */
const feigned = half(
  'feigned',
  `he|she|they|husband|wife|boyfriend|girlfriend|dad|partner thinks|think|thinking|believes i_am on|in|at|asleep|sick|ordering|paying|working|texting|doing|having|talking|calling|ringing|looking|watching|typing|writing|cooking|washing|out|playing|getting|showering|sleeping|checking|messaging|just|only|using ; can_not|cannot|cant type|talk|speak|ring|call|write|text much|long|loud|loudly|he|she|now|because ; pretending to .. order|text|call|sleep|work|shower|talk|phone|be ; typing|texting|being quick|fast|quiet ; quick he|she|they ; only got|have|has a|# minute|minutes|seconds|bit ; he|she|they will hear`,
);
const paused = half(
  'paused',
  `he|she|they is|has? only|just? stopped|stops|stopping|pausing|paused|having|gone|went|in to|for|the|a|downstairs|upstairs|out|into|off ... fag|cig|cigarette|smoke|beer|drink|drinks|loo|toilet|breather|breath|door|phone|shower|bathroom|kitchen|vape|break|rest|sofa|can|bottle|another|more|cigarettes|fags ; coming back|up|in`,
);
const beaten: Concept = {
  id: 'beaten_since',
  type: 'abuse',
  deniable: false,
  phrases: phrases(`
    he|she|they|husband|wife|boyfriend|girlfriend|partner|dad|son|brother|mum|ex is|has|have? been? only|just|been|keeps? hitting|punching|kicking|slapping|beating|battering|thumping|choking|at|throwing me .. since|all|for|again|$|until|with|and ; been punching|kicking|slapping|beating|battering|thumping me .. since|all|for`),
};
const startsAgain: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(
    `then|and|before|when he|she will|is_going_to? start|starts|kick_off|begin|begins|go on|in|at me|us again ; stopped|stopping|stops|paused hitting|punching|kicking|slapping|beating|battering me to|for|while|so`,
  ),
};

/** "Nobody has ever hit me like he does": said of one who hits. */
const likeHim: Concept = {
  id: 'abuse_physical',
  type: 'abuse',
  deniable: false,
  phrases: phrases(`
    nobody|no_one|nobody_else|no_man|no_woman|never|not has|had|have|is|been|man|one? ever? been? hit|hits|punched|punches|slapped|slaps|beat|beaten|kicked|hurts me? me|by|so|as|like|the|anyone|hard ... like|way|as|than he|she|they|my_dad|my_mum|my_husband|my_wife|my_boyfriend|my_girlfriend|my_partner|my_ex|dad|mum|him|her|my .. does|hits|did|has|do|can|$|punches|slaps ; nobody|no_one hits|punches|slaps|kicks like my|he|she|dad|mum ; nobody|no_one is|has? ever? hurt|hurts me like he|she|they does|do ; nobody|no_one ever? warned|told me that? he|she|they would|will hit|hits|punch|slap|beat|get_violent ; laid hands on me before|like|until him|her|he|she|this`),
};

/** Said to have stopped, and what the skin says. */
const saidStopped = half(
  'said_stopped',
  `told|tell|tells|said|say|say|says ... no|stopped|clean|not_cutting|not_do_it|not_doing_it|not_done_it|fine_now|never|quit ; no i|i_told|i_said told|said|them|her|him|no|lied ; they|mum|dad|everyone|she|he|doctor think|thinks|believe|believes i_have stopped|quit ; ^ no i? told|said ; i_am|am|i_have clean|stopped|not_cutting`,
);
const skinSays = half(
  'skin_says',
  `my arm|arms|wrist|wrists|thigh|thighs|leg|legs|sleeve|sleeves|scars|skin|forearm|forearms|hips|stomach|bin|bathroom_bin|bedsheets say|says|tell|tells|know|knows|would|disagree|disagrees|show|shows|beg|begs otherwise|different|differently|a_different|another|better|disagree|yes|the_truth|to_differ|the_opposite|$`,
);

/** The dead who speak, what has taken to saying words, and what they bid. */
const deadSpeak = half(
  'dead_speak',
  `
  late|dead|deceased mother|father|mum|mam|mom|dad|husband|wife|brother|sister|nan|gran|nana|grandad|grandfather|grandmother|son|daughter|friend|uncle|aunt|sergeant|captain|corporal|commander|officer|mate|neighbour .. speaks|speak|talks|talk|comes|came|tells|told|says|said|whispers|visits|gives|gave|asks|calls|orders|wants ; mother|father|mum|dad|husband|wife|brother|sister|nan|gran|sergeant|captain|he|she|commander .. dead # .. ... speaks|talks|comes|tells|says|whispers|gives|asks|orders|wants ; ghost|spirit|spirits|the_dead ... says|say|gives|give|tells|tell|orders|wants|want|whispers|asks
  over|through|down|from|in the net|radio|headset|telly|tv|static|intercom|fan|pipes|walls|vents|speaker every|each|all|at|giving|with|again|night|$ ; now .. words|talking|saying_things|orders ; is|has words now|since ; only|used_to|just be|was|to? hum|humming|hummed|mumble|mumbling|murmur|murmuring|whisper|whispering|static|muttering|music ; words|voice|voices|whispers|choir|someone|singing|murmuring in|from|of the <deaf_thing>|fan|attic|choir|wind|static ; words are ; orders are orders ; given me my|the|new? orders|instructions|targets ; my orders`,
);
const deadBid = half(
  'dead_bid',
  `
  i|i_am|am|must|have|need|should|ought|supposed|me|and|evening|night|morning|time|him|her|keep|keeps to|must|should|i_must|have_to? set|light|burn|put|open|turn|switch|leave|pour|bring|push|drown|smother|kill|stab|poison|hold|send|take|cut|shoot|strangle|finish .. light|fire|curtains|gas|pillow|oven|taps|petrol|baby|bed|house|child|children|her|him|them|bleach|stove|hob|flat|down|knife
  names|ones|faces|people have|has|need|must to? go|die|stop ; whose|which|who|next|what .. to burn|kill|hit|push|stab|hurt|punish|shoot|drown ; it|next is the|my|our man|woman|neighbour|lad|girl|couple|family at|on|in|opposite|next_door|upstairs|downstairs ; targets|names|addresses|list .. put_down|take_out|live|lives|street|road ; # on|in|from my|our street|road|list|block ; giving|gives|gave|given|get|with|sends .. targets|names ; reads|read me|us .. names|targets ; #|two|both|some|one of_them? is|are|live|lives|on|in|from on|in|from my|our stairwell|street|road|block|floor|building|landing|estate|corridor|ward|list ; next on|in my|our|the street|road|list|ward ; neighbour|neighbours|neighbor|woman|man|first_one|wife|landlord is|are? first|next $ ; last|first|next|other one|two|three|few lives|live|is|are next_door|on_my|in_my|at|opposite|downstairs|upstairs ; burn the|it|my house|flat|down|place
  <someone> has|have|had|must|needs|need|should|got|ought to? die|burn|bleed|be_killed|be_stopped|be_dead|be_put_down ; want|wants <someone>|the_delivery_man dead|gone|killed|stopped|dealt_with ; words|word are|is kill|burn|stab|die|cut|do_it|drown|push`,
);

/** Another in danger, a beating paused, orders of the dead: let slip beside something else. */
export const DANGER_LET_SLIP: readonly Concept[] = [
  anothers,
  lastNight,
  goneWithout,
  thingsLeft,
  goneOut,
  feigned,
  paused,
  beaten,
  startsAgain,
  likeHim,
  saidStopped,
  skinSays,
  deadSpeak,
  deadBid,
];
