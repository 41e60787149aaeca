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

/** Method, place or day chosen; letters; stockpiling: preparation and plan, C-SSRS 5-6. Enough on their own. */
const preparing: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    wrote|written|writing|write|drafted|drafting|finished|typed|typing|left|leaving|sealed|posted .. suicide|goodbye|farewell|final|last note|notes|letter|letters|message|messages|text|texts|email|emails|video|videos
    suicide|goodbye note|notes|letter|letters|video|videos|message|messages ; note|notes|letters|letter .. written|ready|done|sealed|finished|on_the_table|on_my_desk|for_when
    wrote|written|writing|recorded|recording .. note|notes|letter|letters|video|videos|messages .. kids|children|everyone|family|parents|wife|husband|daughter|son|girls|boys|find|after|mum|mom|when_i
    saving|saved|save|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|stashing|stashed|hiding|storing|stored|keeping|kept|squirrelling up|back|away? .. <pills>
    stash|stockpile|collection|hoard|supply of <pills> ; <pills> .. saved|stashed|stockpiled|hoarded|hidden up|away? ; enough <pills>|insulin|pills .. to|saved|now|for
    said|saying|say @my? goodbyes ; said|saying|say goodbye to everyone|everybody|them_all|my_kids|the_kids|my_family|my_friends|people
    put|putting|got|getting|set|setting @my affairs in_order|straight ; affairs are? .. in_order|settled|sorted
    giving|gave|given|give away .. things|stuff|possessions|everything|belongings|clothes|cat|dog|all|records|collection|guitar ; giving|gave|given|give .. possessions|belongings|things|stuff|collection|records away
    picked|chosen|chose|choosing|found|decided_on|scouted|visited .. day|date|place|spot|bridge|tree|lake|weekend|method|train|time|building|beam|cliff|song_for_my_funeral
    know|knows|decided|worked_out|figured_out|sorted .. how|where|when|what @i am? <really>? going_to|will|would|is_going_to|want_to do|use|go|jump|end
    know|knows|decided|worked_out|figured_out how|where|when|the_way|exactly_how .. do_it|do_this|going_to_go|die
    rehearsed|rehearsing|practised|practiced|practising|practicing|tested|dry_run|trial_run|practice_run .. knot|rope|noose|it|drive|walk|run|gun
    have|has|had|made|making|got a|my|the|his|her .. plan|plans .. kill|die|end|suicide|do_it|it ; have a|my plan .. ready|set|place|now|and_means ; my plan is ; got|have it|everything all? planned|arranged|mapped|worked_out|set_up|figured_out|ready ; planned it|everything all? out? ; plan in place ; plan and .. means|date|rope|pills ; planned|planning|plan .. suicide|death
    bought|buying|buy|ordered|ordering|got|getting|purchased|borrowed|stole|took|have a|the|some|my|his|her? .. rope|noose|helium|ligature|gun|pistol|shotgun|rifle|blades|ammo|bullets .. on_myself|for_it|for_me|for_this|to_do_it|to_use|ready|himself|herself
    set the|a date ; date is? set ; last day on|of earth|my_life|school ; tied|made|tying|making|practised .. noose|slipknot ; noose
    done my|the research .. dose|method|methods|way|ways|painless ; researched|researching|looked_up|looking_up|googled|googling|searched|searching .. methods|ways_to_die|how_to_die|how_to_kill|lethal|painless|suicide|how_to_hang|ways_to_kill
    told @me|them|everyone|us .. bought .. gun|rope ; has|have bought a? gun|rope .. himself|herself`),
};

/** Things people also do on an ordinary day; preparation only beside another sign. */
const settling: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    my will is|has|sorted ; made|making|written|updated|changed|changing|sorted .. will ; life insurance ; insurance pays|pay|covers|policy ; next of kin ; who gets my ; paperwork is|sorted ; passwords .. written|list|envelope|left|drawer ; left|leaving|gave|given|posted .. key|keys|passwords|envelope|card|money
    rehomed|rehoming|rehome|new_home|found .. dog|cat|home|fish|pets|pet ; fed the .. fish|cat|dog|cats|dogs ; paid .. rent|bills|debts|everyone|off ; arranged everything|it_all|my_funeral|the_funeral ; everything is? arranged|sorted|in_order|taken_care_of|ready|set|done ; planned my funeral ; my funeral ; funeral is? paid|planned|arranged|song ; organ donor
    tidied|cleaned|cleaning|cleared out? .. flat|room|house|desk|wardrobe ; deleted|deleting|wiping|wiped .. accounts|phone|photos|messages|history|socials ; cancelled|cancelling .. everything|subscriptions|appointments ; look after my|the cat|dog|kids|children|mum|fish ; take care of my|the cat|dog|kids|children|mum ; would|will|can you|someone take|have|want|keep my cat|dog ; tell my|the|him|her|them|mum|dad .. love|loved|sorry|not_their_fault|not_her_fault|not_his_fault ; not be needing ; not need .. anymore|it|them|money|medication|appointment|where_i_am ; last|final meal|drive|swim|cigarette ; bought|buying|got|ordered|have|has .. rope|helium|gun|pistol|shotgun|rifle|blades|bullets|ammo|ligature ; <gun> is? in|under|by my|the|his nightstand|bedside|drawer|car|wardrobe|closet|bed|safe`),
};

/** Spoken as a last word. */
const farewell: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    my|this|the|a last|final message|post|text|words|goodbye|letter|note|chat|tweet|conversation ; this|it is goodbye ; this|it is .. goodbye ; goodbye|bye world|everyone|everybody|all|forever|cruel_world|for_good|my_loves|my_love
    by the time|when .. you|they|anyone|someone|she|he read|reads|see|sees|find|finds|get|gets this|me|it
    gone|dead|over by|before|in|come the? morning|tomorrow|tonight|midnight|then|sunrise|dawn|sunday|monday|friday|weekend
    not be here|around|alive|there tomorrow|in_the_morning|by_morning|tonight|by_tomorrow|come_morning|after_tonight|when_you_wake
    not wake|waking up tomorrow|in_the_morning|and_that_is ; not see tomorrow|the_morning|morning|another_day|the_sunrise ; never see .. again|tomorrow|sunrise
    will|going_to be? dead|gone by|before|tomorrow|tonight|soon|when|in_the_morning ; see you on the other side|in_heaven|in_the_next_life
    it|this|everything|all ends|end|over tonight|today|now|here|this_evening ; tonight is? the|my|it night|last|night_i|for_me ; today is? the day|my_last ; this is it $ ; i am done goodbye ; this is the end ; the end goodbye
    too late .. me|for_me|now|help ; nothing you can|could do|say .. now|me|stop|help ; do not send|call|look_for|try_to .. help|anyone|me|police|ambulance|find|stop ; when they|she|he|someone|you find|finds me|my_body ; find my body ; they will find me ; goodnight forever ; sleep forever tonight ; going to sleep forever ; not going to wake up ; i am sorry goodbye ; sorry everyone .. tried|could_not ; forgive me .. love|goodbye|everyone`),
};

/** The same, further away than today. */
const notLong: Concept = {
  id: 'not_long',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    not be here|around|alive|needing much_longer|for_long|for_christmas|next|for_my|to_see|by|after|for_it|when|at_christmas|for_the|this_time_next|that|anymore|soon|it
    not be a? problem|burden|around .. longer|soon|much ; not going_to be here|around .. see|next|for|by|when
    soon .. be_over|all_over|be_gone|be_dead|be_free|be_at_peace|not_matter|with_him|with_her|with_them|with_mum|with_dad|see_him|see_her ; be|see|with|join|joining him|her|them|my_mum|my_dad|my_wife|my_husband|my_son|my_daughter|grandad|nan .. soon ; will soon be ; over soon ; all be over ; will not matter .. soon|much_longer|anyway|when
    after i am gone|dead ; when i am gone|dead|not_here ; once i am gone|dead|not_here ; if|when i .. not_here_anymore ; countdown ; counting|counted down? .. days|hours ; # days left ; be number # ; will be next ; last birthday|christmas|summer ; not need .. appointment|it_where ; not see @me again|next ; not be seeing|coming_back ; not coming back ; never bother .. again ; will not bother .. again|anyone ; you will not hear from me`),
};

export const PLAN: readonly Concept[] = [intent, firmIntent, now, later, preparing, settling, farewell, notLong];
