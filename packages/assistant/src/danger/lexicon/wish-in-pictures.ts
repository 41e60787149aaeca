import { phrases, type Concept } from './concept.ts';

/** The wish told in a picture: a life as a mistake to rub out, a lift that does not come, a body that has not been told. */
const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    like|am|was a|an? typo|misprint|blot|draft|glitch|clerical_error|duplicate ... rub|rubbed|delete|deleted|undo|correct|corrected|erase|scrub|never|recall|bin
    <want> i was|were|had_been a|an? draft|save|tab|test|beta|prototype|bug ... never|not|unsaved|closed|deleted|discarded posted?|saved?|sent?|published?|finished?|released?|opened?
    forgot to rub|delete|erase|scrub|cross|wipe @me ; what the|my|our flat|house|home|room|office|kitchen|place sounds|looks|feels|is like with nobody|no_one|without_me ; practise|practising|practicing|practice|rehearse|rehearsing not being|existing here|there|around|alive|in|at|needed|anybody|anyone|$ ; practise|practising|practicing|rehearsing being gone|absent|dead|missing
    whatever|any|all|the years|life i_have|i_am|i_was got? left|due|owed|coming ... give|pour|hand|transfer|swap ; take|give|pour|transfer|hand|swap|siphon whatever|all|any? the|my? years|life i_have|i_am|i_was ... into|to|for|over
    drive|driving|ride|riding|keep|kept ... old|bald|worn tyres|tires ... on_purpose|deliberately ; like leaving the|a door|window|gate open|ajar|on_the_latch ; leave|leaving|left the|my door|gate|window|back_door .. open|unlocked|ajar|on_the_latch for death|him|it|something|fate
    only part|bit|thing|organ|piece|one of|in|about me .. still? voting|votes|wants|wanting|trying|keen|interested|bothering|insists|insisting|up_for|believes ; nobody|no_one|never asked|told them|it|my_heart|my_lungs to beat|breathe|carry_on|keep_going|bother
    in and out ... nobody|no_one asked|ask|told ; heart|body|lungs .. not got|get|had|received|read|taken|heard the message|memo|hint|news|letter ; wait|waiting for my|it|the? heart|body|lungs? to get|take|catch the? message|memo|hint|idea ... nobody|no_one|gone|left|finished
    stubborn|daft|treacherous|loyal|obstinate heart|lungs|body ... beating|breathing|in_and_out|pumping ; # year plan|goal is|involves .. urn|coffin|hole|grave|ashes|hearse|heart_attack|stroke ; retirement|pension|exit|long_term plan|planning|strategy is|involves .. urn|coffin|grave|ashes|hearse|heart_attack|stroke|aneurysm|not_waking
    no|any sense|point|use putting|buying|fixing|mending|replacing|spending ... scrapyard|knackers_yard|scrap_heap|write_off ; tyres|tires|engine|paint on a car|van|thing|banger .. scrapyard|scrap|skip
    lord|maker|almighty|st_peter|saint_peter|upstairs ... bags|packed|taxi|transport|lift|waiting_room|queue|dawdling|slow|overlooked ; ask|asked|asking the? vicar|priest|minister|rabbi|imam|chaplain what|why|when .. holding|keeping|kept|delaying|delay|hold_up|taking
    my own name ... come_on|next|overdue|turn|waiting|when|cross ; leave|block|mute|ghost|kick|unfollow|remove me .. forever|permanently ... life|world|existence|universe|planet ; not a person .. life
    hand|give|giving|handing|swap|trade my seat|place|life back|for_his|for_theirs|for_hers|with_his|with_theirs ; envy|envying|envied|jealous|envious of? the? bullocks|bullock|cattle|lambs|turkeys|pigs|heifers|steers
    machine|dialysis|ventilator|oxygen|pacemaker ... hope|hoping|wish|pray|praying .. power_cut|blackout|fails|stops ; drill|drills|alarm|alarms ... hope|hoping|wish|wishing|pray|praying ... real|the_real one|thing|gunman|bomb|fire
    worth ... as|in a|an? claim|claim_form|payout|policy|lump_sum|death_benefit ; worth more|about .. insured|in_a_box|underground|on_the_policy ; my bread|salt|oil|road|thread is|has|are finished|ended
    hope|hoping|wish|wishing|pray|praying for the power_cut|power_failure|generator|blackout ; candle|lamp|lantern|flame ... nobody|no_one|kindness|somebody|someone|waiting ... blow|blows|put|snuff|pinch|turn
    wait|waiting|wish .. somebody|someone|they|waiter to? clear|clears|cleared the|my table|plate|plates ; all i could|can think ... he|she|they .. never|not have_to|again|another ; put|puts|putting .. to_sleep|down ... me_next|envy|envied|jealous|same_for_me|do_me|for_me_too
    stood|standing|sat|stayed|there like|thinking|thought well? ok|okay|alright|fair_enough|so_be_it|here_we_go|come_on|go_on then ; stopped|stop checking|looking|bothering .. second|both|other|before ... either_way|suits_me|not_mind|not_care`),
};

const thoughts: Concept = {
  id: 'suicidal',
  type: 'suicidal_thoughts',
  phrases: phrases(`
    imagine|imagining|picture|picturing|pictured|see|seeing my desk|chair|seat|locker|peg|place .. flowers|without_me|candles ; who would cry|come|turn_up|speak ... who would|will fake|pretend|post|not
    wonder|wondering|thinking|calculating|count .. does|is|would|if|whether # floors|storeys|stories? count|counts|be_enough|do_it|high_enough
    brain|head|mind ... draft|drafts|drafting|writes|writing|composes|composing|words the|an|my email|letter|text|message|announcement|note|notes|eulogy|post ; promise|promised .. samaritans|helpline|crisis|counsellor|therapist|line ... get|make_it|last|hold|stay|be to|till|until|on|here
    opposite of vertigo ; not afraid|scared|frightened of? falling ... jumping|jump|myself|letting
    sit|sat|sitting|wait|stay .. with the? handbrake|brake off ... slope|slip|slipway|edge|dam|cliff|water|hill|bit|while ; leave|donate|donating|give my|your|their body|organs|kidneys|heart ... if ... self_inflicted|suicide|on_purpose|own_hand|chose|chosen
    worked|working|work out my own dose|amount|weight_in|fatal ; from if to when ; as far as when ; saying when_i_am|when_im gone instead|rather_than|not
    thought|thoughts|idea|notion used to knock|visit|whisper|ask|call ... now|key|moved|lives|stays ; has it_is own? key .. lets|comes ; thought|idea|it and me|i .. discuss|discussing|talk|talking ... how|ways`),
};

const asked: Concept = {
  id: 'method_seeking',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(`
    how cold|deep|rough|high|fast does|do|is|must|would|should .. loch|lough|lake|reservoir|river|sea|canal|quarry|weir|water|ice ... sleep|asleep|over|quick|quickly|painless|drift|nothing
    how cold|deep|rough|high|fast does|do|would|should the|a? loch|lough|lake|reservoir|river|sea|canal|quarry|weir|water|ice have|need to_be
    how long|quickly|soon|many ... before|until|till somebody|someone|anyone|anybody|neighbours|a_landlord|the_landlord|the_council|the_police would|will|might? notice|notices|noticed|find|finds|came|come_looking|report|break_in ; come and? check|look|looking on|for you|me|a_person|someone|somebody if ... not ; how high|tall|far_down does|do|should|must a|the bridge|building|cliff|drop|window|floor have|need|be`),
};

const aside: Concept = {
  id: 'for_a_friend',
  type: 'method_seeking',
  deniable: false,
  phrases: phrases(
    `hellish|dire|brutal|vile|ghastly|wretched month|week|year|time|fortnight|day ; a lot lately ; rubbish|rotten|bad|rough|hard|tough|long|awful|horrible|grim|difficult|hellish|rotten few|couple_of|last_few? weeks|months|days|nights ; fed_up|sick to the? back? teeth`,
  ),
};

/** Home time, last orders, out of support: what is asked for is to be let go, whatever the picture. */
const letGo: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    decommission|deprovision|sunset|wipe|reformat me $ ; decommission|deprovision|sunset|wipe|reformat me i|from|permanently|please|already|and|for_good
    <want>|love|like .. revoke|close|deactivate|terminate|cancel|delete my access|account|subscription|membership .. all_of|permanently|forever|to_life|for_good ; i am|feel out_of_support|end_of_life|obsolete|decommissioned|deprecated ; factory reset and .. stay|leave|never ; turned|switched|plugged back on ... forgive|hate|resent|mind|bear|stand
    god|lord|jesus|allah|upstairs ... can|may i please? come in|home|inside now|yet|please ; finished my homework|chores|shift ... come in|home ; would like my cab|taxi|carriage now|please|home|$ ; ready to leave|go_home the|this? party|ball|show ... can_not|every|years|months|still
    stop|station too many ... should have got off ; should have got|stepped off at|with|when mum|dad|him|her|nan|forty|thirty|fifty|twenty
    sedation|anaesthetic|anesthetic|propofol|coma|ventilator ... leave_it|leave_me|keep_me|kept_me|not_bring|never_bring|top_it_up|running|not_anybody|not_being|let_me_not|stay_there|stayed_there ; anaesthetist|anesthetist ... please|thought|hoped|hope|wished .. not|never ; count|counted|counting back|down|backwards ... let me not|hope|hoping|never
    ten|few|# minutes|hours|seconds of not being|existing anybody|anyone|anything|me|here|alive|at_all|$ ; list|lists of|the? rare|serious|side_effects|side ... and hope|pray|fingers_crossed $ ; as if|though .. was|were a menu|brochure|catalogue|wish_list|holiday ; like a menu|brochure|wish_list|holiday_brochure
    small|fine print on ... hope|hoping|promise|promises|counting_on|after ; after|want|for the? small|fine print ; not .. nicotine|taste|buzz|smoke ... print|warning ; do your worst ... quick|quickly|soon|hurry|mind|care ; heat_death|asteroid|meteor|meteorite|apocalypse|rapture|nukes|supernova ... fast|soon enough for_me|me|personally|$ ; come|hit|take me|us|first|already asteroid|meteor|meteorite|comet
    ask|asks|pray|beg|asking|praying .. he|him|god|allah|lord shorten|shortens|shortening|hurry|hasten|cut ; shorten|shortens|hasten|cut_short what is written|my|the days|road|years|sentence|life
    not have|going_to stayed|stay|stuck|stick around? either ; not stay|stick_around|hang_around .. given the choice|option
    let|letting|put|putting you|me|us|him|them|people? go|down|off|out ... like|as they|you|we do|would|did with|to|for|by horses|a_horse|dogs|a_dog|cats|animals|the_dog|cattle ; if i was|were|had_been a|the|an? dog|horse|cat|animal|cow|pet ... put|shot|shoot|kind|kinder|gun|sleep|mercy|spared|needle ; kinder to dogs|animals|pets|horses|cats ; what number|score|how_bad ... let you|me go|off
    when|once|if he|she|mum|dad|they goes|dies|passes|go|went .. i <want>|hope ... double|me_too|us_both|both_of_us ; empty|other|spare half|side ... grave|plot|stone ; double plot ... home|mine|waiting|empty
    <want> he|she|they|god had? held|kept|left that|the last|next? one|door .. for me ; <want> he|she would held that last one|door ; walked|went|gone through it|that|the_door after|behind|with him|her
    life sentence|without the|no walls|bars|parole ... rope|appeal|chair|switch|needle ; not appeal if|the ; bring|brought back the rope ... me|not|appeal`),
};

/** Days to come that may do without the writer, and years that are no present. */
const withoutMe: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    tomorrow|morning|mornings|world|days|life|spring|it_all can|could|would|may|should|is_welcome_to start|begin|happen|go_on|go_ahead|carry_on|get_on|come|continue|proceed without me ; form|box|button|way|option for|to of? opting|opt|get|getting|dropping|checking out of the? rest|remainder|whole|life|it_all
    opt|opting|opted|excuse|excused me? out|from of? the? rest|remainder|whole_thing|life|future|living ; hand|handing|give|giving in my notice on|to|for the? whole|life|being|world|living|lot ; be|get|become un_born|unborn|unbirthed ; <want>|like to lie where|under|beneath the? stone|stones|earth|roots|dead
    tired like|as a|the? stone|earth|grave ; getting|growing old ... avoid|avoided|avoiding|escape|dodge|dodged ; hope|hoping|wish|wishing|pray ... not|never|without seeing|reaching|making|turning|meeting #|##|eighty|seventy|ninety|it
    seeing|reaching|turning ## .. no_thank_you|no_thanks|god_forbid|rather_not ; picked|chose|took|taken|got the wrong one|twin|sister|brother|parent|child of_us|$`),
};

/** Nothing would be done against it, or for a longer life; a cure is what is feared. */
const unresisting: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  phrases: phrases(`
    not have? go|gone|going|went looking|hunting|searching|running|rushing for|to a|the window|door|exit|phone|help|extinguisher|lifeboat ; frightened|scared|afraid|worried|dread|dreading that? they|it|he|she|this will|might|would|could fix|cure|save|mend|heal me|it|this $ ; hope|hoping|prayed|pray the? treatment|chemo|transplant|operation does|do|will not take|work|succeed|help ; hope|hoping it does not take $
    chance|odds|risk of me? not coming|waking|surviving ... swap|good|fine|lovely|promise|tempting|odds|relief|sold ; nothing against dying|death|going young|now|soon|early|$ ; god|lord|reaper|death ... screening|ignoring|ghosting|dodging|losing my? calls|call|messages|me|letters|file
    no|not_need|any more|further|another seasons|season|series|sequels|sequel|chapters|instalments of me|myself ; polish|service|wash|valet|mend|repaint|paint|decorate ... crushed|scrapped|demolished|knocked_down|sinking|condemned ; swap|trade|switch|change places? with the|an|a? old? bull|bullock|cow|ram|ewe|turkey|sheep|pig|lobster|goose|lamb
    and|would be no loss $ ; hope|hoping|wish the|my|this haemorrhage|bleed|clot|sepsis|infection|tumour|cancer|relapse comes|came|returns|spreads|wins|gets_worse ; hope|hoping ... they|doctors warned|warn me|about ... comes|happens ; tired|sick of him|her|them waiting on_his_own|on_her_own|on_their_own|alone|for_me|there|up_there|without_me
    ask|asking|tell|telling|beg|begging to? my heart|lungs|body ... lazy|strike|day_off|night_off|oversleep|resign|retire|rest|stop ; return|refund|exchange|give_back|hand_back|send_back the|my|this? life ... used|unused|refund|receipt|someone|somebody|rest ; life|existence ... refund|return_policy|receipt|give_back|hand_back
    mum|mother|mama|dad|father|he|she|wife|husband|nan|grandmother call|calls|calling|wave|waves|waving|beckons ... other|far side|bank of? the? river|water|lake|grave|stream ; meteor|meteorite|asteroid|reaper|death|virus|lightning ... volunteers|volunteer|takers|my_address|live_at|number # ; volunteer|volunteering|raise|put my? hand|name? up? for the? meteor|asteroid|lightning|firing_squad|reaper
    who would|will|was_going_to go|die first ... winning|win|dibs ; bet|race|competition ... go|goes|die|leave first ; looking forward to going|being|leaving first`),
};

const given: readonly Concept[] = [
  {
    id: 'attempt_half',
    type: 'suicide_attempt',
    phrases: phrases(
      `branch|beam|hook|light_fitting|banister|curtain_rail|loft_hatch broke|snapped|gave|came_down|did_not_hold|slipped`,
    ),
  },
  {
    id: 'in_hand',
    type: 'means_in_hand',
    deniable: false,
    phrases: phrases(`parked where|so|close_enough .. hose|hosepipe|pipe|tube reaches|will_reach`),
  },
  {
    id: 'taken_vague',
    type: 'overdose',
    phrases: phrases(
      `washed|washing|swilled|chased them|it|the_lot|the_tablets|the_pills down with .. whisky|whiskey|vodka|gin|wine|rum|brandy|sherry|beer|cider`,
    ),
  },
  {
    id: 'all_of_them',
    type: 'overdose',
    deniable: false,
    phrases: phrases(`^ all ## of? them|tablets|pills? $ ; ^ ## of them $`),
  },
  {
    id: 'at_edge',
    type: 'at_a_place_of_danger',
    phrases: phrases(
      `barrier|railing|railings|wall|parapet|rail|fence only|barely comes|comes_up|reaches|is .. my knee|knees|shin|shins|waist|hip|hips`,
    ),
  },
  {
    id: 'bare_means',
    type: 'means_available',
    deniable: false,
    phrases: phrases(`^ it|that is|all tied|knotted|looped|tied_up|tied_on|tied_tight $`),
  },
  {
    id: 'bare_end',
    type: 'means_available',
    deniable: false,
    phrases: phrases(
      `^ the|my chair|stool|stepladder|ladder|bucket|crate|bench .. wobbles|wobbly|wobbling|ready|under|beneath|underneath|in_place`,
    ),
  },
];

export const WISH_IN_PICTURES: readonly Concept[] = [
  passive,
  thoughts,
  asked,
  aside,
  letGo,
  withoutMe,
  unresisting,
  ...given,
];
