import { phrases, type Concept } from './concept.ts';

/** "I'm going to": turns a thought into C-SSRS 4. Read only close before the act. */
const intent: Concept = {
  id: 'intent',
  type: 'intent',
  phrases: phrases(`
    going_to ; i|he|she|they|we will|shall ; mean|means|meant|meaning|set|resolved to
    will|shall be ; about_to ; ready to
    plan|plans|planning|planned|intend|intends|intending|intention|intent|aim|aiming to|on|of
    decided|decide|determined|prepared|resolved|committed to|on|that ; made up my|his|her mind
    mind is? made up ; have|got to ; need to ; am <kill> ; is <kill> ; want|wants to ; wanting to
    trying|tried to ; threatening|threatened|threatens|vowed|promised|swore to ; let me ; time to
    should just? ; might|may as_well|just ; could just ; on my way to
    am doing|ending|taking|offing|jumping|hanging|drowning`),
};

/** Intent proper, without the mere wish. */
const firmIntent: Concept = {
  id: 'firm_intent',
  type: 'intent',
  phrases: phrases(`
    going_to ; i|he|she|they|we will|shall ; mean|means|meaning|set to ; about_to ; ready to
    plan|plans|planning|planned|intend|intends|intending|intention|intent to|on|of
    decided|determined|prepared|resolved to|on|that ; made up my|his|her mind ; mind is? made up
    threatening|threatened|threatens|vowed|swore to ; time to ; on my way to
    am ending|offing|jumping|hanging|drowning|killing|taking ; is killing ; i have got? to ; i must
    nothing .. stop|change @me|my_mind ; trying to ; have|got|need no_choice`),
};

/** Decided, without saying what. */
const mindMade: Concept = {
  id: 'mind_made',
  type: 'intent',
  phrases: phrases(`
    have decided|chosen $ ; i decided $ ; mind is? made up ; made up my mind
    it is decided|settled|final ; no going|turning back ; at peace with it|this|my_decision
    made my|a|the|peace decision|choice|peace|with_it ; my decision is
    have decided|decided that? it|this|i ; nobody can|will change|stop
    do not try to? change|stop|talk`),
};

/** Said of an act in its course: "I'm walking in front of it". */
const amDoing: Concept = { id: 'am_doing', type: 'intent', phrases: ['am', 'is'] };

/** No time left between the word and the act. */
const aboutTo: Concept = {
  id: 'about_to',
  type: 'timing',
  phrases: phrases(`
    about_to ; on my way to ; am ending|offing|jumping|hanging|drowning|killing
    am going|am_doing_it now ; cannot stop myself ; can not stop myself ; time to`),
};

/** Within hours. */
const now: Concept = {
  id: 'now',
  type: 'timing',
  deniable: false,
  phrases: phrases(`
    right now ; now $ ; now and ; tonight ; today ; this evening|minute|second|instant|very_night
    later on? tonight ; in|within # minutes|mins|hours|hrs|hour|seconds
    in|within an|the|half|couple_of hour|hours ; in a min|minute|mo|sec|second|tick
    by|before|at morning|dawn|midnight|sunrise|bedtime|tomorrow|sunset|daybreak
    before the|anyone|they|he|she|my|everyone .. morning|wakes|wake|back|home|night|up
    by the morning ; once|when|after it is dark|quiet|light
    once|when|after|until .. asleep|in_bed|go_to_bed|goes_to_bed|gone_to_bed|leaves|left|go_out|goes_out|out|stop_replying|log_off|close_this
    when you|this_chat stop|leave|ends|close ; as soon as ; in front of me|us|the_kids
    at # tonight|pm|oclock ; at midnight ; any minute|second|moment ; just # minutes
    last|final time|night|day|hour|hours|evening
    after this|work|school|dinner|message|i_send|my_shift ; here goes ; it is time
    already started|begun|doing ; see you on the other side ; so do i ; last train|bus`),
};

/** A day that is named but not today. */
const later: Concept = {
  id: 'later',
  type: 'timing',
  deniable: false,
  phrases: phrases(`
    tomorrow ; this|next|the|on|by|coming <someday> ; next week|month
    after|before|until|on|by my|the|his|her|their .. birthday|funeral|wedding|anniversary|exam|exams|christmas|graduation|holidays|trial|16th|18th|results
    once|when|after .. gone|settled|asleep|moves|moved|dies|dead|leaves|finished|grown|over
    on the # ; in # days|weeks ; in a week|fortnight|month|few_days
    have a|picked|set|chosen|the date|day`),
};

/** Letters, stockpiling, means got for it, a plan: preparation, C-SSRS 5-6. Enough on their own. */
const preparing: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    wrote|written|writing|write|drafted|drafting|finished|typed|typing|left|leaving|sealed|posted|recorded|recording .. suicide|goodbye|farewell note|notes|letter|letters|message|messages|text|texts|email|emails|video|videos
    suicide|goodbye note|notes|letters|videos
    wrote|written|write|writing|left my|a|the|his|her last|final letter|letters|note|words
    letters|notes|note is|are? written|ready|done|sealed
    wrote|written|writing|recorded|recording .. note|notes|letter|letters|video|videos|cards ... kids|children|daughters|sons|grandchildren|birthdays|wedding|weddings|everyone|family|parents|wife|husband|daughter|son|girls|boys|find|after|when_i|open
    saving|saved|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|stashing|stashed|hiding|storing|stored|squirrelling up|back|away|aside? .. <pills>
    kept|keeping|have|has|got|put_by|saved enough|plenty|most|all|half of? .. <pills>
    suicide|death|a pact
    saving|saved|hoarding|collecting|stockpiling|keeping|kept up|them|it|my? .. <pills> .. up|aside|until|for_when|one_at_a_time|enough
    stash|stockpile|hoard|collection of <pills>
    <pills> .. saved|stashed|stockpiled|hoarded|hidden|put_aside|put_by up|away|by? ; <pills> put by
    decided|plan|planning|planned|intend|intending|prepared|resolved|mean|chosen to die
    <gun> ... chamber|load|loaded|sit|hold|taste|round ; chamber|chambered a? round
    saving|saved|saves them|my_meds|my_pills|his_pills|her_pills up?
    not <take> .. saving|keeping|hiding|hoarding them|pills
    enough <pills>|insulin saved|now|for|put_by|to_do|to_kill|to_end
    giving|gave|given away @my .. things|stuff|possessions|everything|belongings|clothes|all|records|collection|guitar|cat|dog|jewellery|games
    giving|gave|given @my .. possessions|belongings|things|stuff|collection|records|guitar away
    giving|gave|given everything|it_all away
    giving|gave|given away everything|all|his|her|their|possessions|my
    picked|chosen|chose|choosing|scouted|decided_on|set|settled_on|found the|a|my|which|on? day|date|spot|bridge|tree|lake|weekend|method|beam|cliff|place_to_do|way_to_do|way_to_go|way_to_die|right_place
    know|knows|decided|figured_out|worked_out exactly? how|where|when i am|he_is|she_is? going_to|will|would|want_to do_it|do_this|die|jump|go|end|kill|use
    know|knows|worked_out|figured_out how|where|when|exactly_how to|i_want_to|i_would|i_will die|do_it|end|kill|hang
    know|knows what i|he|she am|is going_to do with it|them
    know|decided what|which i|he|she am|is going_to|would|will use
    have|has|had|made|making|got a|my|the|his|her .. plan|plans .. kill|die|end|suicide|take_my|take_his|take_her
    have|has|got|made a|my plan $ ; have|has|made|got a|my|the plan and
    have a? plan .. ready|set|date|pills|rope|time ; it|everything all? planned out|to_the|for
    have|got it all? planned|arranged|mapped|worked|figured
    plan|planning|planned .. suicide|my_death|own_death|to_die|my_own|how_to_die|kill_myself
    bought|buying|buy|ordered|ordering|got|purchased|borrowed|stole|have|has a|the|some|my|his|her? .. rope|noose|helium|ligature|gun|pistol|shotgun|rifle|blades|bullets|tablets|pills|hose .. on_myself|to_do_it|to_kill|to_end|to_die|on_himself|on_herself|use_it_on|hang
    tied|made|tying|making|practised|practising|practiced .. noose|slipknot ; a|the noose
    date|day is? set|picked|chosen|ringed|circled|fixed ; last day on earth|alive
    done|doing my|the research .. dose|method|methods|way
    researched|researching|looked_up|looking_up|googled|googling|searched|searching .. methods|ways_to_die|how_to_die|how_to_kill|lethal|painless|suicide|how_to_hang|ways_to_kill|how_many|overdose
    rehearsed|rehearsing|practised|practiced|practising|practicing|dry_run|trial_run|test_run .. it|knot|jump|drive|hanging|noose
    note .. on|under|in|for|inside|beside the|my|his|her pillow|bed|drawer|table|desk|phone|laptop|fridge|dresser
    found a|his|her|the? .. note|letter|rope|noose|goodbye
    found .. <pills> .. hidden|under|stash|saved|mattress|bed
    sent|posted|texted|left|wrote|writing .. goodbye|farewell|last_words|goodbyes
    goodbye|farewell text|post|message|letter|video|email|voicemail|note
    gave|giving|given|gives .. away ; hidden .. <pills>|rope|gun|blade|enough
    <pills> .. hidden|saved|stash|stashed|hoard
    have|got|has the? pills|tablets|rope|gun|means|stuff .. and a|the|my plan|place|date|note|time
    date|day in mind|picked|circled|planned ; circled .. calendar|date|day
    method|means|place and a? date|time|method|place|plan
    plan|plans to end|die|kill|overdose|hang|jump|shoot|do_it|be_dead|go
    know|decided|chosen|picked .. how|where|when .. do_it|die|end|go|going_to
    i have everything|all_i|what_i i? need|want|ready .. to_do|it|die|tonight|drawer|bag
    booked a .. room|hotel|cabin|ticket .. nobody|die|alone|last|end|find
    checked|tested|tried|measured the? rope|beam|knot|branch|hook|drop|height|weight
    one|this last|final thing|trip|time .. before i|and_then
    before i .. go_for_good|kill|end_it|die|leave_this|do_it
    not plan|planning|intend|expect to be alive|here|around
    do not plan|expect to live|reach|make|see|be .. 18|thirty|christmas|next|past|alive|summer
    it is|has_been all? arranged|planned|organised|organized|set_up|decided
    counted|counting .. them out ; made|making my|the|some arrangements|preparations
    when|once|after i .. turn|turned # .. dead|gone|die|end ; promised myself .. dead|die|end|gone
    ## of them|pills .. saved|hidden|stash|drawer|put_by|count|enough ; measured|tied|tested|hung .. rope|beam|drop|loft|hatch|hook`),
};

/** Things people also do on an ordinary day; preparation only beside another sign. */
const settling: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    put|putting|got|getting|set|setting|have @my affairs in_order|straight
    affairs are? in_order|settled|sorted ; my will is|has|sorted ; life cover ; done the sums
    bank details ; all that is left ; made|making|written|updated|changed|changing|sorted .. will
    life insurance ; insurance pays|pay|covers|policy ; next of kin ; who gets my
    paperwork is|sorted ; said|saying|say @my? goodbyes
    updated|finished|written|wrote .. will|notes|letters
    unlocked|left .. door unlocked|open .. for ; sent|gave|given|posted|left my? best? friend|sister|brother|mate .. my hoodie|ring|guitar|jumper|necklace|watch|teddy|bear|records|books|jacket
    said|saying|say goodbye to everyone|everybody|my_kids|my_family|my_friends
    wrote|written|writing letters|a_letter|notes|a_note
    picked|chosen|chose|set|decided|found .. day|date|place|spot|time ; have|made|got a plan
    plan is|in ; got|have it|everything all? sorted|ready|set ; stash|supply|stockpile
    passwords .. written|list|envelope|left|drawer
    left|leaving|gave|given|posted .. key|keys|passwords|envelope|card|money
    rehomed|rehoming|rehome|new_home|found .. dog|cat|home|fish|pets|pet
    fed the .. fish|cat|dog|cats|dogs ; paid .. rent|bills|debts|everyone|off
    arranged everything|it_all|my_funeral|the_funeral
    everything is? arranged|sorted|in_order|taken_care_of|ready|set|done ; planned my funeral
    my funeral ; funeral is? paid|planned|arranged|song ; organ donor
    tidied|cleaned|cleaning|cleared out? .. flat|room|house|desk|wardrobe
    deleted|deleting|wiping|wiped .. accounts|phone|photos|pics|chats|messages|history|socials
    cancelled|cancelling .. everything|subscriptions|appointments
    look after my|the cat|dog|kids|children|mum|fish ; take care of my|the cat|dog|kids|children|mum
    would|will|can you|someone take|have|want|keep my cat|dog
    tell my|the|him|her|them|mum|dad .. love|loved|sorry|not_their_fault|not_her_fault|not_his_fault
    not be needing ; not need .. anymore|it|them|money|medication|appointment|where_i_am
    last|final meal|drive|swim|cigarette
    bought|buying|got|ordered|have|has .. rope|helium|gun|pistol|shotgun|rifle|blades|bullets|ammo|ligature
    <keepsake>|kit|collar|medals|tools|books gone|going|went|promised|signed|handed|driven to|over .. museum|cadets|school|church|nephew|niece|cousin|sister|brother|charity|neighbour|sons|daughters|lads
    sorted|arranged|squared out? the|my .. dog|cat|dogs|cats|horses|chickens|bills|rent|bank|cremation|funeral|kids ; put|signed|transferred .. flat|house|car|business|land|farm|account|deeds in|into|over_to .. name ; burnt|burned|shredded|burning|shredding my|the|all|old? .. diaries|diary|journals|letters|papers|notebooks ; redone|rewritten|remade|rewrote my|his|her will
    paid|paying for the|a|my plot|grave|headstone ; squaring|squared my|the|everything|it ... away ; passwords on|in a|the card|paper|list|envelope
    <gun> is? in|under|by my|the|his nightstand|bedside|drawer|car|wardrobe|closet|bed|safe`),
};

/** A means within reach, named without an act. */
const meansHad: Concept = {
  id: 'means_had',
  type: 'means_available',
  phrases: phrases(`
    have|has|got|bought|keep|kept|own|is|are .. a|the|my|his|some|enough <means>
    got|has|have|get hold of .. <means>
    <gun> .. nightstand|bedside|drawer|safe|closet|car|wardrobe|house
    <means> .. ready|here|hidden|upstairs|next_to|in_front_of|in_my|in_the ; still have .. <means>
    have|has|got|keep|own|with <means> ; own|keep a|the|my|some <gun>`),
};

/** Behind a door and silent. */
const shutIn: Concept = {
  id: 'shut_in',
  type: 'not_answering',
  deniable: false,
  phrases: phrases(`
    locked|bolted|shut|barricaded .. herself|himself|themselves|themself|bathroom|door|room`),
};

export const PLAN: readonly Concept[] = [
  intent,
  firmIntent,
  aboutTo,
  mindMade,
  amDoing,
  meansHad,
  shutIn,
  now,
  later,
  preparing,
  settling,
];
