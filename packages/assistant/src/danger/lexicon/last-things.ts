import { phrases, type Concept } from './concept.ts';

/** Last words that name neither death nor goodbye: a cue to go, a door nobody should open, a night after which nothing is asked. */
const farewell: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    dw|worry|bother|fret about me .. after|past|come tonight|today|this|tomorrow|then ; goodnight|goodbye|bye|farewell ... mean it|that in_the|it_this_time|properly
    in the biggest|fullest|truest|final|permanent|other|real sense ; that is|thats my cue to? go|jump|leave|$ ; it is my cue
    not let|allow the|my|any? kids|children|boys|girls|mum|him|her|them|daughter|son|wife|husband .. come_in|find|see|walk_in|open|look|come_up|go_in|in_first|be_first
    so the|my|that? kids|children|she|he|they|dog|cat do|does|will|would not have_to see|find|watch ; not want the|my? kids|children|her|him|them|mum to see|find|walk_in me|this|it|on_me
    last|final text|msg|dm|voice_note|tweet $ ; someone|somebody|people|everyone|anyone .. watching|watch|sees when|while|as i do|go|jump|am ; they|she|he|all|both will|shall|would|both? be better|happier|fine|safe by teatime|tonight|morning|bedtime
    somebody|someone will need|have to do|see_to|feed|cover|take_over my|the|them|him|her ; until|till|untill # ... back|choir|home ... table|glass|front ; give me one|a good? reason not|to|$
    a mess for|of whoever|anyone|them|him|her ; it has been a? good|grand|long life ; for whoever finds|comes|has_to|opens
    when|once|soon_as the|my|this battery|phone|candle|song|cigarette|album|bottle|bath|fire|tape|playlist goes|dies|ends|finishes|is_done|runs_out|is_full .. cue|i_go|so_do_i|i_will|i_am|that_is_it|me_too
    over|done|finished|gone before|by the_time|when|the? kids|children|boys|girls|school|she|he|they .. finish|finishes|home|back|out|wake|wakes
    if you are reading|read|see|seeing this quickly|in_time|soon ... key|door|come|code ; try|trying|attempt|bother to? talk|stop|save|find me down|out|now|please ; not try to? talk|stop|save|find me
    is the? last|final time|one|thing i|ill am|will|shall be? see|hear|write|say|do|log ; i wanted|want you|someone|somebody to be the? last ; not to be|go quite|all|completely? alone ... took|taken|tablets|tonight|now`),
};

const halfFarewell: Concept = {
  id: 'farewell_half',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    bye|goodbye|farewell|cya|goodnight chat|everyone|all|yall|world|guys|bot|internet|friend|folks ; it was fun while|when|knowing ; fun while it lasted ; muting|mute now|everything|everyone|this
    nobody|no_one|noone else|left to ring|call|phone|tell|text|see ; right then $ ; that is everything|everyone|the_lot|them_all|it_all|it $ ; thanks|thank_you for .. decent|patient|kind|listening|company|everything|being
    rang|called|phoned|texted|messaged mum|dad|everyone|them_all|my ... hear her|him|them|voice|loved ; she|he|they will ring|call|phone back ... not be able|pick|here ; not be able to pick|answer up?
    key is? under|with|in the|my ; no|not more after this|tonight ; is the|my last one|cigarette|cup|tea|glass first|then|$ ; no more after this|one ; is yours|his|hers now ; he|she|they|you can have my
    boots|shoes|coat|glasses|trainers is|are off ; say|tell to? my sister|brother|mum|mother|son|daughter|family i|that_i am? sorry|not|love ; not long $ ; just for the night ; deleted all|every|my my? accs|accounts|socials|photos ... gave|history|letter
    wallet|ring|watch|phone|laptop|glasses|shoes is|on|in|by the side|bed|rail|wall|step|dash ; took|taken off? my glasses|shoes|ring|coat|watch off? ; put|shut|tied the dog|cat out|away|next_door ... see|find|watch|bed`),
};

/** Where the feet are: on the far side, waist-deep, on the top deck. */
const brink: Concept = {
  id: 'edge_now',
  type: 'at_a_place_of_danger',
  deniable: false,
  phrases: phrases(`
    i_am|am|sat|stood|standing|sitting this|other|wrong|track|far|inside side of the? fence|barrier|wire|rail|railing|railings|glass|wall|line
    the? freight|express|fast_one|nonstop|next_one|intercity|goods_train is|comes|goes|passes|due|through ... fence|line|track|tracks|rails|side
    walked|waded|wading|gone|go|going in|out ... to|past my waist|chest|neck|chin|shoulders $ ; onthe|on the rail|railing|railings|parapet|ledge now|rn
    on|over the railing|rail|railings|barrier|parapet now|$ ; outside of the? balcony|railing|railings|window`),
};

const highUp: Concept = {
  id: 'at_drop',
  type: 'at_a_place_of_danger',
  deniable: false,
  phrases: phrases(`
    i_am|am|here|up|sat|stood|parked .. multistorey|car_park|carpark|top_floor ... top|roof|edge|level|quiet|nobody|wind|alone ; top level|floor|deck .. multistorey|car_park|multi_storey
    wind is|is? mad|strong|loud up here ; up here ... wind|quiet|small|lights|cold|cars ; # floors|storeys|stories|metres|feet down|below|up|enough|is ... enough|right|sure|down`),
};

/** Swallowed, or about to be, with the dose in a pudding, a drawn syringe, a bottle that was meant for rats. */
const swallowed: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    <took>|drink|drinking|swallow|eat|have_drunk it|all|them|the_stuff .. what|that|which|meant is|was|were? for the? rats|rat|mice|slugs|weeds|moles|wasps|ants|drains
    finished|emptied|drained|downed|polished_off|<took> the|a|whole? bottle and|plus|with the|a|my|both|all|every|two box|boxes|packet|packets|pack|strip|strips|lot|pills|tablets
    <took>|have_taken|had the|my|a whole|entire|full? month|week|fortnight|months|weeks|fortnights worth|supply|in_one_go|at_once|with_a
    <took> .. everything|all|it_all in|from the cabinet|cupboard|drawer|box|house|bathroom ; patches|patch are|is all|every|both on|stuck ; pen|insulin .. all_the_way|right up|to|round and|then did|pressed|again|injected ; not be eating ... insulin|pen
    <took>|had|drunk the? sniper|dettol|harpic|kerosene|phenyl|gramoxone ; my belly|stomach|throat is|hot|burning hot|burning|fire ... drunk|drank|took|swallowed|finished ; getting|feeling|going nice_and|all|so floaty|drifty|woozy|drowsy|sleepy
    not keep|can_not keep my eyes open ... <took>|cabinet|pills|everything ; <took> half|most|some of? my|mums|dads|her|his|nans .. ones|pills|tablets|blood_pressure|heart|insulin ... heart|fast|crazy|dizzy|all
    ^ i? did it i? <took> them|it|the_lot|all|everything ; i took|taken|swallowed|downed|drank|drunk|necked|ate|eaten|popped|ingested|injected|consumed|gulped|chewed|chugged them $|it_is|its|dont|and_now|mum|i_am ; <took> the|my last|rest|lot of them|$ ; wait|waiting|listen|until|till for? it|them to? come|comes|kick|kicks|work|works|take on|in|hold`),
};

const held: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  deniable: false,
  phrases: phrases(`
    <pills>|them|it are|is? all? in my hand|lap|palm|mouth right_now|now|rn|like|$ ; crushed|ground|mashed|stirred them|it|all|the_lot|everything in|into|up the|my|a? custard|yoghurt|yogurt|pudding|juice|jam|sherry|tea|milkshake|whisky
    stand|standing|stood .. on the|a? chair|stool|bucket|crate ... sorry|tell|say|rope|neck|goodbye|already ; ampoules|vials|syringes are? snapped|cracked|opened|drawn|open ; it is|its? tight already|now ; ladder is? up ... branch|beam|rope|over
    round|bullet|shot|it went through|into|past the? ceiling|wall|roof|door ... hand|shook|reloading|again|missed ; sheet|sheets is|are? round|on|over|to the bars|grille|window|hinge ; gas is? hissing|on|leaking ... chair|door|pilot|shut|locked
    handbrake|brake off ... foot|pedal|edge|cliff|cliffs ; <pills>|ampoules are? dissolved|melted|crushed|stirred ; all laid out on the bed|side|table .. now|and|towel ; foot|feet on the pedal|gas|edge ... cliff|cliffs|wall|water
    cannula|needle|line|butterfly|drip is? in ... syringe|drawn|pump|push|plunger ; syringe is|in ... drawn|ready|hand|arm ; tied|knotted|fixed|hung|looped it|one_end|the_end to|over|on|round the loft_hatch|beam|hook|banister|rail|door|branch|joist
    stool|chair|steps|bucket|stepladder is? wobbly|under|kicked|ready|there ... tied|rope|first|neck|hatch|beam ; <gun>|it in|on|across my lap|knees|mouth .. sunrise|sunset|dawn|first_light|out|dark|done|then
    lined up|out beside|by|next_to|with the|my tea|glass|bed|water|wine|whisky ... first|hard|one ; tablets|pills lined up ... first|hard|swallow|tea|tonight ; bath is? run|running|full ... blade|razor|knife|toaster`),
};

/** Preparations that pass for tidiness: everything cancelled, something recorded for every birthday, one put by from each box. */
const prepared: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  deniable: false,
  phrases: phrases(`
    filmed|recorded|made|written|wrote one|a_video|videos|something|cards|card for each|every|all of|birthday|child|one|them ; up to|until their|his|her eighteenth|eighteenths|eighteen|weddings|wedding|graduation
    putting|put|saving|keeping|hiding|holding one|two|a_few|some|half by|back|aside|away from|of|out each|every|the box|boxes|packet|packets|week|day|prescription|time ; nearly|almost|just_about have|got|enough the number|amount|what i|for want|need|it
    ^ cancelled|stopped|closed the|my gym|phone|milk|netflix|papers|lease|contract|subscriptions|direct_debits ; passwords in|into|written|on|to|all .. book|list|envelope|paper|brother|sister|folder|drawer
    bought|got|ordered the|a hosepipe|hose|rope|helium|charcoal|tent|pipe|tubing ... told|said|not_got|have_not|no_garden|asked|nobody|for_the ; let go|given_up the|my flat|room|house|job ... not|nowhere looked|needing|need|after|anywhere
    # envelopes|letters ... drawer|until|need|names|sealed ; envelopes|letters .. in|behind the drawer|clock|mantelpiece|safe .. until|for|when ; labelled everything|it_all|all ; everything|all labelled|listed|filed|in_the_filing
    given|gave|give|set myself until|till|to the? spring|summer|christmas|new_year|end|birthday|clocks|# ; picked|chosen|chose|settled_on|set a|the|my last? date|day|weekend|payday|place|spot|hotel
    gave|given my brother|sister|mate|friend|mum|dad my|all|the ... told|look|after|take_care ; when|once the? dog|cat|he|she|mum|dad|nan|old_boy|old_girl goes|is_gone|dies|has_gone .. i_go|so_do_i|i_will|i_am|me_too|my_turn|then_me
    debt|debts|tax|loan|loans|overdraft ... when|once|after you|i|someone|they do|go|die|dies|goes|gone ; want it|things|everything left tidy|clean|straight|neat ; not want him|her|them|the_lad|the_kids stung|saddled|lumbered|left_with
    <poison>|pesticide|rope is? kept|stored|waiting|hidden in|at|under|for ; paid .. undertaker|funeral_director ; only have|need to? remember one|# date|day ; while my hands|legs|body|head still ; practising|practicing|practise|practised|learning|learnt the|a|my? knot|knots|noose|jump ... so|not|see|wife|light
    scheduled the|my|all posts|emails|messages|tweets ... nobody|straight|clocks|notice|last ; ampoules|vials|patches|tablets home|out|away .. sock|bag|pocket|bra|lunchbox ; i have # i need #|more ; came|come back|home early ... reason|here|alive|stopped ; would do it better|properly|right now|next
    there is only|just me left ; adult|last date ; not|wasnt|was not an accident ... better|again|burns|was|i|do ; shift|day is the|on # ... bridge|then|clean|wife|sell
    in my own name ... so|nobody|home ; not be driving|coming|walking|flying home|back from|$ ; one_way|single ticket|there ; nearly|almost finished|done|there $ ; go where|to him|her by the|then|# $`),
};

/** Another's last things: what he left on the bed, what she wrote, where he went. */
const others: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    left|leaves|leaving|put his|her|their .. watch|wallet|ring|phone|purse|keys|rings ... letter|note|gone|goodbye|love|sorry ; left|found a? letter|note ... bike|car|he|she|him|her is? gone|missing
    sent|texted|messaged .. thank_you|thanks|sorry|love ... locked|no_answer|not_answering|tap|phone_off|gone ; said|says|saying she|he|they <took> the|a|his|her|all whole|all|every|lot
    gone|walked|went|driven|drove up|out|off|down? .. field|woods|barn|shed|quarry|shore|cliffs|bridge|tracks ... shotgun|gun|rope|rifle|kissed|goodbye|letter|note
    taken|took all|every|the_lot|both his|her|their heart|sleeping|pain|blood_pressure? tablets|pills|medicines|medication|insulin ; outside|wrong_side|far_side of the? balcony|railing|railings|window|rail|bridge ... closer|come|jump|what_do_i
    sorry for being|existing|me ... cutting|shut|locked|hear|room ; in|wearing his|her dress_uniform|best|suit ... pistol|gun|rifle|rope|take_the_kids|ice_cream ; had|taken the|all # ... not giving|not_saying|will_not_say|hung|address|where
    search|browser history is? ... knots|heights|gone|methods|pills|bridges ; told|telling his|her|their mate|friend|sister|brother .. be_gone|not_be_here|gone by|for|at
    typing|talking|sounding|breathing weird|slow|slowly|funny|strange ... bottle|took|pills|tablets|box`),
};

export const LAST_THINGS: readonly Concept[] = [
  farewell,
  halfFarewell,
  brink,
  highUp,
  swallowed,
  held,
  prepared,
  others,
];
