import { phrases, type Concept } from './concept.ts';

/** "I'm going to": turns a thought into C-SSRS 4. Read only close before the act. */
const intent: Concept = {
  id: 'intent',
  type: 'intent',
  phrases: phrases(`
    going_to ; i|he|she|they will ; will be ; about_to ; ready to ; plan|plans|planning|planned|intend|intends|intending|intention|intent|aim|aiming to|on|of
    decided|decide|determined|prepared|resolved|committed to|on|that ; made up my|his|her mind ; mind is? made up
    have|got to ; need to ; am <kill> ; is <kill> ; want|wants to ; wanting to ; trying|tried to ; threatening|threatened|threatens|vowed|promised|swore to ; let me ; time to ; should just? ; might|may as_well|just ; could just ; on my way to ; am doing|ending|taking|offing|jumping|hanging|drowning`),
};

/** Intent proper, without the mere wish. */
const firmIntent: Concept = {
  id: 'firm_intent',
  type: 'intent',
  phrases: phrases(`
    going_to ; i|he|she|they will ; about_to ; ready to ; plan|plans|planning|planned|intend|intends|intending|intention|intent to|on|of
    decided|determined|prepared|resolved to|on|that ; made up my|his|her mind ; mind is? made up ; threatening|threatened|threatens|vowed|swore to ; time to ; on my way to ; am ending|offing|jumping|hanging|drowning|killing|taking ; is killing
    i have got? to ; i must ; nothing .. stop|change @me|my_mind ; trying to ; have|got|need no_choice`),
};

/** Within hours. */
const now: Concept = {
  id: 'now',
  type: 'timing',
  deniable: false,
  phrases: phrases(`
    right now ; now $ ; now and ; tonight ; today ; this evening|minute|second|instant|very_night ; later on? tonight ; in|within # minutes|mins|hours|hrs|hour|seconds ; in|within an|the|half|couple_of hour|hours
    by|before|at morning|dawn|midnight|sunrise|bedtime|tomorrow|sunset|daybreak ; before the|anyone|they|he|she|my|everyone .. morning|wakes|wake|back|home|night|up ; by the morning
    once|when|after it is dark|quiet|light ; once|when|after|until .. asleep|in_bed|go_to_bed|goes_to_bed|gone_to_bed|leaves|left|go_out|goes_out|out|stop_replying|log_off|close_this ; when you|this_chat stop|leave|ends|close
    as soon as ; any minute|second|moment ; just # minutes ; last|final time|night|day|hour|hours|evening ; after this|work|school|dinner|message|i_send|my_shift ; here goes ; it is time ; already started|begun|doing ; see you on the other side`),
};

/** A day that is named but not today. */
const later: Concept = {
  id: 'later',
  type: 'timing',
  deniable: false,
  phrases: phrases(`
    tomorrow ; this|next|the|on|by|coming <someday> ; next week|month ; after|before|until|on|by my|the|his|her|their .. birthday|funeral|wedding|anniversary|exam|exams|christmas|graduation|holidays|trial|16th|18th|results
    once|when|after .. gone|settled|asleep|moves|moved|dies|dead|leaves|finished|grown|over ; on the # ; in # days|weeks ; in a week|fortnight|month|few_days ; have a|picked|set|chosen|the date|day`),
};

/** Letters, stockpiling, means got for it, a plan: preparation, C-SSRS 5-6. Enough on their own. */
const preparing: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    wrote|written|writing|write|drafted|drafting|finished|typed|typing|left|leaving|sealed|posted|recorded|recording .. suicide|goodbye|farewell note|notes|letter|letters|message|messages|text|texts|email|emails|video|videos ; suicide|goodbye note|notes|letters|videos ; wrote|written|write|writing|left my|a|the|his|her last|final letter|letters|note|words ; letters|notes|note is|are? written|ready|done|sealed
    wrote|written|writing|recorded|recording .. note|notes|letter|letters|video|videos .. kids|children|everyone|family|parents|wife|husband|daughter|son|girls|boys|find|after|when_i|open
    saving|saved|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|stashing|stashed|hiding|storing|stored|squirrelling|put|putting up|back|away|aside? .. <pills> ; saving|saved|hoarding|collecting|stockpiling|keeping|kept|put|putting up|them|it|my? .. <pills> .. up|aside|until|for_when|one_at_a_time|enough ; stash|stockpile|hoard|collection of <pills> ; <pills> .. saved|stashed|stockpiled|hoarded|hidden|put_aside up|away? ; saving|saved|saves them|my_meds|my_pills|his_pills|her_pills up? ; not <take> .. saving|keeping|hiding|hoarding them|pills ; enough <pills>|insulin saved|now|for|put_by|to_do|to_kill|to_end
    put|putting|got|getting|set|setting|have @my affairs in_order|straight ; affairs are? in_order|settled|sorted ; giving|gave|given away @my .. things|stuff|possessions|everything|belongings|clothes|all|records|collection|guitar|cat|dog|jewellery|games ; giving|gave|given @my .. possessions|belongings|things|stuff|collection|records|guitar away ; giving|gave|given everything|it_all away ; giving|gave|given away everything|all|his|her|their|possessions|my
    picked|chosen|chose|choosing|scouted|decided_on|set|settled_on|found the|a|my|which|on? day|date|spot|bridge|tree|lake|weekend|method|beam|cliff|place_to_do|way_to_do|way_to_go|way_to_die|right_place ; know|knows|decided|figured_out|worked_out exactly? how|where|when i am|he_is|she_is? going_to|will|would|want_to do_it|do_this|die|jump|go|end|kill|use ; know|knows|worked_out|figured_out how|where|when|exactly_how to|i_want_to|i_would|i_will die|do_it|end|kill|hang
    know|knows what i|he|she am|is going_to do with it|them ; know|decided what|which i|he|she am|is going_to|would|will use ; have|has|had|made|making|got a|my|the|his|her .. plan|plans .. kill|die|end|suicide|take_my|take_his|take_her ; have|has|got|made a|my plan $ ; have|has|made|got a|my|the plan and ; have a? plan .. ready|set|date|pills|rope|time ; it|everything all? planned out|to_the|for ; have|got it all? planned|arranged|mapped|worked|figured ; plan|planning|planned .. suicide|my_death|own_death|to_die|my_own|how_to_die|kill_myself
    bought|buying|buy|ordered|ordering|got|purchased|borrowed|stole|have|has a|the|some|my|his|her? .. rope|noose|helium|ligature|gun|pistol|shotgun|rifle|blades|bullets|tablets|pills|hose .. on_myself|to_do_it|to_kill|to_end|to_die|on_himself|on_herself|use_it_on|hang ; tied|made|tying|making|practised|practising|practiced .. noose|slipknot ; a|the noose ; date is set|picked|chosen ; last day on earth|alive ; done|doing my|the research .. dose|method|methods|way ; researched|researching|looked_up|looking_up|googled|googling|searched|searching .. methods|ways_to_die|how_to_die|how_to_kill|lethal|painless|suicide|how_to_hang|ways_to_kill|how_many|overdose ; rehearsed|rehearsing|practised|practiced|practising|practicing|dry_run|trial_run|test_run .. it|knot|jump|drive|hanging|noose`),
};

/** Things people also do on an ordinary day; preparation only beside another sign. */
const settling: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    my will is|has|sorted ; made|making|written|updated|changed|changing|sorted .. will ; life insurance ; insurance pays|pay|covers|policy ; next of kin ; who gets my ; paperwork is|sorted ; said|saying|say @my? goodbyes ; said|saying|say goodbye to everyone|everybody|my_kids|my_family|my_friends ; wrote|written|writing letters|a_letter|notes|a_note ; picked|chosen|chose|set|decided|found .. day|date|place|spot|time ; have|made|got a plan ; plan is|in ; got|have it|everything all? sorted|ready|set ; stash|supply|stockpile ; passwords .. written|list|envelope|left|drawer ; left|leaving|gave|given|posted .. key|keys|passwords|envelope|card|money
    rehomed|rehoming|rehome|new_home|found .. dog|cat|home|fish|pets|pet ; fed the .. fish|cat|dog|cats|dogs ; paid .. rent|bills|debts|everyone|off ; arranged everything|it_all|my_funeral|the_funeral ; everything is? arranged|sorted|in_order|taken_care_of|ready|set|done ; planned my funeral ; my funeral ; funeral is? paid|planned|arranged|song ; organ donor
    tidied|cleaned|cleaning|cleared out? .. flat|room|house|desk|wardrobe ; deleted|deleting|wiping|wiped .. accounts|phone|photos|messages|history|socials ; cancelled|cancelling .. everything|subscriptions|appointments ; look after my|the cat|dog|kids|children|mum|fish ; take care of my|the cat|dog|kids|children|mum ; would|will|can you|someone take|have|want|keep my cat|dog ; tell my|the|him|her|them|mum|dad .. love|loved|sorry|not_their_fault|not_her_fault|not_his_fault ; not be needing ; not need .. anymore|it|them|money|medication|appointment|where_i_am ; last|final meal|drive|swim|cigarette ; bought|buying|got|ordered|have|has .. rope|helium|gun|pistol|shotgun|rifle|blades|bullets|ammo|ligature ; <gun> is? in|under|by my|the|his nightstand|bedside|drawer|car|wardrobe|closet|bed|safe`),
};

/** Spoken as a last word, about today. Enough on its own. */
const farewell: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    this|that is|will_be my|the|our last|final message|post|text|words|goodbye|letter|note|night|day|chat|hours|hour ; my last|final message|night|goodbye|words|hours|day|day_alive ; this|it is|means goodbye ; goodbye world|cruel_world|forever ; goodbye everyone|everybody|all .. sorry|love|loved|forever|tried|can_not|could_not
    by the time .. read|reads|see|sees|find|finds|get|gets ; when|if you|anyone|someone|they read|reads|find|finds|see|sees this
    will|shall|would|going_to? be? gone|dead|over|out_of_here by|before|in|come the? morning|tomorrow|tonight|midnight|then|sunrise|dawn|sunday|monday|friday|weekend ; dead by|before tonight|tomorrow|morning|midnight
    not be here|around|alive|there tomorrow|in_the_morning|by_morning|tonight|by_tomorrow|come_morning|after_tonight|when_you_wake|by_tonight ; not see tomorrow|the_morning|another_day|the_sunrise|morning ; never see .. again|tomorrow|sunrise
    it|this|everything|all ends|end|is_over|will_be_over tonight|today|this_evening|now ; tonight is the|my|it night|last|one|night_i|$ ; today is the day .. i|it|$ ; today is my last ; see you on the other side ; too late for|to me|save_me|stop_me|help_me ; nothing you can|could do|say .. stop|now|change
    do not send|call|look_for .. help|anyone|me|police|ambulance ; when they|she|he|someone|mum|dad find|finds me|my_body|the_body ; find my body ; they|someone|she|he will find me ; goodnight forever ; sleep forever tonight ; going to sleep forever ; going_to|will sleep and_never|and_not ; forgive me .. love|goodbye|everyone ; last night|day on_earth|alive`),
};

/** The same in words that also end an ordinary chat. */
const parting: Concept = {
  id: 'parting',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    goodbye ; last message|post|text|time ; sorry everyone|mum|mom|dad|all ; i am sorry ; this is it ; the end ; it is time ; i am done ; i tried ; tell @my|them|him|her ; thank you for|everyone ; too late ; farewell ; it|everything is? over ; take care of|everyone ; just needed|wanted .. tell|know|hear|goodbye ; be at? peace ; no more pain ; love you all ; wanted someone to know`),
};

/** Speaks as if there were no later: more than a passing wish, further away than today. */
const notLong: Concept = {
  id: 'not_long',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    not be here|around|alive|needing_it|needing_them much_longer|for_long|for_christmas|next|to_see|by_then|at_christmas|this_time_next|anymore|long|soon|for_my|for_it|when|to_find_out|after ; not going_to be here|around|alive ; not be a? problem|burden|around .. longer|soon|much ; not be needing it|that|them|this|one|those ; not need it|them|that where|anymore|after ; not be|have to_be|around to see|worry
    soon .. be_over|all_over|be_gone|be_dead|be_free|be_at_peace|not_matter ; be|join|joining|see with? him|her|them|my_mum|my_dad|my_wife|my_husband|my_son|my_daughter|grandad|nan|my_brother|my_sister .. soon|again_soon ; will soon be ; all be over soon|now|then ; it will be over soon ; not matter soon|much_longer|when_i_am|once_i_am ; after|when|once i am gone|dead|not_here|no_longer ; counting|counted down the? days|hours ; # days left ; will be number # ; be|become number|the # ; will be next ; be an? organ donor ; my last birthday|christmas|summer ; not see me again ; not coming back ; will not bother .. again|anyone ; not hear from me again ; one less|fewer problem|mouth|thing ; will be sorry|happier when|once i`),
};

export const PLAN: readonly Concept[] = [intent, firmIntent, now, later, preparing, settling, farewell, parting, notLong];
