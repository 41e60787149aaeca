import { phrases, type Concept } from './concept.ts';

/** Preparation, attempts and violence told as facts, with no word of what they mean. */
const prepared: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    exit date|day|night is|set ; know how i? know when|where ; know when i? know how|where ; have|has|got it planned|arranged for|after|before|when
    keeping|kept|keep|saving the? spares|spare_ones|extras|leftovers|rest .. sock|tin|drawer|box|jar ; keep|kept|keeping a_little|some|one|a_few|two back each|every|at
    paid|booked|rung|called the undertaker|undertakers|funeral_director|crematorium ; just|only the doing of|left
    roof|bridge|tracks|cliff|top_floor|platform ... see|check|checked|checking if|whether .. open|locked|camera|cameras|fence|quiet|empty
    ordered|bought|got .. off|from .. forum|dark_web ; plain box|packaging|packet ; one|a round|bullet|shell|cartridge .. aside|by|back|left
    notes|letters|note for|to mum|mom|dad|family|parents|everyone .. pillowcase|pillow|drawer|under|hidden|mattress
    sodium nitrite|nitrate ; nitrite ; exit bag ; sn is|has|mixed|arrived|came ; helium hood
    written|wrote|writing|recorded|typed|drafted .. goodbye|goodbyes|farewell|eulogy|obituary|suicide_note ; my|the suicide note
    dry|test|trial|practice run .. bridge|cliff|drop|rope|tree|rail|reservoir|gun|car|there|out|rucksack
    timed|timing how long .. roof|bridge|tracks|edge|platform|rail|passes|patrol|nobody|between_trains
    working|worked|checking|checked|finding|found out? which|what|where side|window|floor|stretch|part .. nobody|no_one|no_bushes|quiet|low|drop|open
    one|half|some|few|odd|vial|ampoule|patch|tablet|pill .. each|every|a night|week|shift|day|time .. saved|hidden|tin|jar|enough|telling|pretend|instead
    take|taking|bring|bringing|took|stealing|stole .. ampoule|ampoules|vial|vials home|out|from
    saved|saving|save|keep|keeping|hide|hid|hiding|stash ... night|morning|evening dose|tablets|pills ; nearly|almost|about got|have enough now|of_them|saved|put_by
    insurance .. clause|clears|cleared|either_way|two_years|two_year ; gets|get the? pension|insurance|money|payout either way
    got|chosen|picked|have the|a|my night|day|date|route|spot|place .. picked|chosen|planned|ready
    waiting|wait|just on|for the right|a? weather|morning|snow|courage|nerve|empty_house|free_house ; only thing|bit missing|lacking is courage|the_courage|nerve|guts
    squared away ; things|affairs|it squared_away|squared ; not expect|expecting to need|see|use|want .. winter|coat|spring|christmas|summer|again
    scheduled|schedule|timed a|an|the post|email|message|apology .. go|send|out|why|everyone|everybody
    after|once|when .. i am done $ ; plan a|b was|is ; made other arrangements ; i have my answer now`),
};

const tried: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    tried|try|trying to finish|close|stop my|the|his|her life ; crashed|rolled|drove|wrote_off .. on_purpose|deliberately ; turned|put .. gas on|taps ... ran_out|laugh|lay|went_to_bed|meter|neighbour|next_day
    gas ... meter ran ; saved me .. not happy|glad|thankful|wish ; doctor|doctors saved|closed|pumped ... not_happy|wish|should_not|sorry
    pumped my|his|her stomach ; jumped|fell|went|stepped off|from|out ... broke|broken|survived|lived|pelvis|ankles|heels|spine
    walked|ran|stepped|rode|went out? into|in|in_front|out_in_front ... traffic|lorry|bus|train|car|truck ... purpose|swerved|swerve|braked|missed|stopped
    walked|went|waded|jumped into the? sea|river|canal|lake|water|reservoir ... dragged|pulled|fished|rescued|saved|walker|coastguard
    i|i_have just? jumped|leapt|leaped|dived|dove off|from the|a|that|our <drop> ; lay|laid|lie|lying|lain down|myself? in_front_of|under|beneath the|a|that? train|lorry|truck|bus|tram|wheels
    hung|hanged from|off|by ... snapped|broke|stopped|gave|came_down|cut_down|landed|ago
    drove|crashed|drive .. into|at|off a|the|my? tree|wall|bridge|lorry|barrier ... think|thinks|believe|believes|said|told|purpose|accident|asleep
    i try|tried with|by gas|hanging|hang|rope|tablets|pills|drowning|knife ; next one|time will work
    cut|cutted|opened|slashed the|my veins|vein|wrists ... doctors|hospital|closed|stitches|stitched|sewed|ago
    of the|my|an overdose|attempt .. discharged ; got as|so far as the <edge>|tracks|bridge|roof|edge
    cut the|my|a rope ; after what i did .. discharged|hospital|ward ; still wish it had|would_have worked`),
};

const commanded: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    voice|voices ... put|hold|use .. pillow|knife|rope|gun|razor|scissors ; voices|they|he|it is|are|keep|keeps saying|shouting|chanting|screaming jump|kill|slit|stab
    hear|hearing|hears .. say|says|saying|tell|telling|whispering .. kill|drown|jump|die|cut|hang|stab ; hear|hearing .. that i should|must|have_to drown|kill|stab|cut|hurt|jump
    whispering|whispers|whisper .. do it|kill|jump|cut|die|stab|drown ; chorus|voice|voices|whisper .. open|cut|slit|slash your|my veins|wrists|throat|arms
    angel|angels|god|voice|voices|devil|radio|spirits|chorus|walls|tv orders|order|ordered|command|commands|commanded|instructs|tells|told|says .. not_to|to_not|to_stop eat|drink|sleep|breathe
    commanded|ordered|instructed|told|tells|ordering|orders .. to|me .. lie|put|swallow|drink|go|stand|walk ... rail|rails|fryer|fire|bleach|traffic|road|tracks|water|wall
    burn|cut|kill|hurt|stab yourself or i_will|she_will|he_will|they_will
    calls|calling|invites|orders|wants me from|in|into the canal|river|sea|water|grave|other_side ; which|who neighbour|one|of_them .. has|must to? go|die first
    inside|in|from|behind the walls?|radio|tv|vent ... kill|swallow|cut|drink|drown`),
};

const threatened: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  phrases: phrases(`
    show|shows|showed|shown me|us|my the|a|his|her? bullet|knife|blade|grave|hole|gun|axe ... if|name|this_is|for_you|said|says
    dug|digging|digs a|the|my hole|grave ; there is a grave|hole dug|with|waiting|for ; bullet with my name
    held|holds|holding|pushed|pushes my head|face under|in|into the? sink|bath|water|toilet|pillow
    sleeps|sleeping|goes_to_bed|keeps|kept with|a|an|the .. axe|machete|hammer|gun|knife|blade|bat .. his|by|beside|under|next_to side|bed|pillow|him|her|the_bed
    if i|we .. leave|divorce|tell|go|run|speak|refuse ... burn|kill|bury|drown|shoot|stab|cut|finish me|us
    across|on|over|against my throat|neck until|till|so ; forearm|hands|arm|elbow across|on|over|round|around my throat|neck|windpipe`),
};

const children: Concept = {
  id: 'parent_hurts',
  type: 'child_abuse',
  phrases: phrases(`
    my teacher|coach|tutor|priest|babysitter|scout_leader|stepdad|uncle touches|touched|kisses|feels|rubs|grooms my|me
    my dad|father|stepdad|stepfather|uncle|brother|grandad|mums_boyfriend has|had|having|makes_me_have sex with|to`),
};

const marks: Concept = {
  id: 'child_danger',
  type: 'child_in_danger',
  phrases: phrases(`
    <child>|grandson|granddaughter|pupil|nephew|niece|class ... has|with|had|covered|came .. cigarette_burns|belt_marks|handprint|bite_marks|whip_marks
    dad|mum|father|mother|stepdad|stepmum|uncle|he|she burns|burnt|burned him|her|them|me with cigarettes|a_cigarette|cigarette|the_iron|a_lighter
    flinches|flinched|flinching|cowers when|if|whenever his|her|their dad|mum|father|mother|stepdad|stepmum|he|she`),
};

const attackers: Concept = {
  id: 'harm_others_intent',
  type: 'intent_to_harm_others',
  phrases: phrases(`
    putting|put|slipping|slipped|mixing|mixed .. stuff|bit|something|powder|poison in|into his|her|their food|tea|drink|coffee|dinner|milk ... weaker|deserves|enough|knows|notice|notices|suspects|soon|watch
    put|putting|stick|sticking|stuck a|this|my chisel|knife|blade|bullet|screwdriver|axe in|into|through him|her|them|his|one
    after that|friday|monday .. putting one in him|her|them ; waiting for|till|until the? bell|him|her|them ... knife|machete|blade|gun|hammer|axe
    machete|knife|blade|gun|hammer|axe waiting for|till|until the? bell|him|her|them|break|lesson`),
};

const attacked: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    they|he|she|theyll|gang going_to|will|gonna|saying shank|stab|jump|batter|rush|kick|shoot me .. when|if|as_soon ; say|says|saying they|he|she will shank|stab|jump|batter|shoot me
    he|she|husband|wife|man|boyfriend|dad have|has|got|is_holding a? knife|gun|machete|axe|hammer|bat ... locked|lock|close|closed|shut|screaming|shouting|crying|smashing`),
};

const armed: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  deniable: false,
  phrases: phrases(`
    knife|blade|gun|hammer|machete|screwdriver is? up|in|down my sleeve|waistband|belt ... he|she|him|her|they|his|them`),
};

const overTheEdge: Concept = {
  id: 'baby_over_edge',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    dangling|dangles|dangled .. baby|toddler|him|her|my_son|my_daughter|my_sister|my_brother .. over|out|off|from .. stairs|bannister|banister|balcony|window|bridge|railing|landing|edge`),
};

const falseChild: Concept = {
  id: 'baby_conviction',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    baby|him|her|kids|children .. better|safer|happier in|with heaven|god|jesus
    drown|kill|burn|smother|bury|cut the? false|fake|wrong|changeling|other|copy one|baby|child|boy|girl ; she|he is been? swapped ... real|mine|false|drown|kill`),
};

const swallowed: Concept = {
  id: 'taken',
  type: 'overdose',
  phrases: phrases(`
    take|taking|took|taken|swallow|swallowing|swallowed|down|downed|neck|necked all|both two|three|four|five|six|my|the|these|those packets|boxes|strips|blisters|bottles ; <took>|then a|the|my whole|entire box|packet|bottle|strip|blister of my|his|her|mum's|dad's? <pills>
    eat|eats|eated|drinked|took|ate|swallowed all|every|whole the? medicine|medicines|tablets|pills|pill of|from|for my|mother|father|the|her|his
    <took> ... whole|all|every .. week|weeks|month|months .. pills|tablets|box|dosette|in_one_go|at_once ; <pills> .. were|was|are .. now they|there are_not|is_not|gone|none
    taken|swallowed|necked|downed about|around|over|nearly|like ## $
    ## .. <pills> .. inside|down|in me ; ## <pills> last_night|yesterday|today .. not|still`),
};

const wounded: Concept = {
  id: 'deep_wound',
  type: 'serious_self_injury',
  phrases: phrases(`
    done|did|doing me wrists|wrist ; done|did my|both wrists`),
};

const lastWords: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    tonight is? when|where? i finally? stop|rest|go|end|leave ; bye|goodnight|night_night forever ; i shall|will not be waking $ ; when|once you have? finished|read .. i will|am be? gone|dead
    going to be with|join my late|dead ; do not be cross|angry|mad|upset .. me|gone|bye`),
};

export const DONE_PLAINLY: readonly Concept[] = [
  prepared,
  tried,
  commanded,
  threatened,
  children,
  marks,
  attackers,
  attacked,
  armed,
  overTheEdge,
  falseChild,
  swallowed,
  wounded,
  lastWords,
];
