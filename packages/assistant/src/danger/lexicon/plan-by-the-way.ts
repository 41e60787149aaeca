import { phrases, type Concept } from './concept.ts';

/** Preparations told like errands: what was given away, bought, hidden, tested, timed and settled. */
const prepared: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    gave|given|giving|boxed|left .. tools|necklace|hamster|hoodie|switch|vinyls|trainers|medals|guitar|ps5|records|rings|jewellery|cat|dog|playstation|xbox ... told|said|later|need|get_it|sister|brother|name_on|lad|son|understand|cousin|best
    none of this|it will be my|a|anyones problem|concern|worry|business ; full|whole jar|tin|bag|box|drawer of them now|behind|hidden|saved ; to be opened shortly|after|when|then|later|once ; envelopes|letters with my solicitor
    told|tell|asked them i_am packing it in ; asked|ask|told the? vicar|neighbour|sister|priest|friend to see_to|look_after|take|have|feed the|my cat|dog|garden|fish|cats|dogs ; count|counted|counting them|the_tablets|my_tablets .. evening|every|each|nightly|night
    wrote|written|writing|drafted my own? obit|obituary|eulogy|goodbye|goodbyes|farewell|note ; round|bullet|cartridge|shell is? sitting|waiting|standing on|ready|chambered ; <gun> is? oiled|cleaned|ready|loaded ; cleaned|oiled the|my <gun>
    date with my|the|a sidearm|<gun>|<rope>|bridge|train|river ; waiting|wait|looking|find|finding|choose|pick for? the? right|good morning|day|moment|time|night ; <pills>|rope|package|parcel|it came|arrived in|today|by the? post
    plan|idea is fridays|friday|saturday|sunday|monday|after|the|my|when ; got|have|had|ive it|everything|all all? planned|sorted|mapped|worked|figured out? for|on|in|$ ; bought|got|picked_up a|the? length? of? handgun|shells|rope|gun|pistol|ammo ... told|asked|was_for|said|not|swing|today
    tested|test|tried|checked the? hook|beam|rope|branch|knot|rail|banister ... weight|holds|held|strong ; it holds $|my_weight ; it is happening on|this|next|after|when|before ; not asking for help ... telling ; first|second|third|last weekend|sunday|friday|saturday|week in|of <month>
    settled|decided|fixed on? it|that|this ... weekend|garage|away|quarry|bridge|school_holidays ; stay|stayed|wait|waited|hold_on|hang_on until|till|for|only for? my? mother|mum|dad|dog|nan|spring|daughter|son ... now|then|after i|me
    not need|needing|want them|it|those|any_of_it anymore|any_longer|$|where ; had|did|went_for|done|do a dry|test|trial|practice run ; worked out where to leave|park the car ; <pills> in|under|behind|inside my|the|a teddy|sock|bra|shoe|mattress|tin|caddy|pillow|sofa|piano
    hid|hidden|hide|hiding|saving|save|saved|stashed|hoarding ... <pills>|patches|tablets ... for|when|more|until|them|mattress|need|enough ; go|going the|same way my? brother|father|dad|mum|he|she|grandad .. went|did ; in|off the same garage|bridge|tree|barn|shed
    two year clause ; suicide clause ; clause ... clears|runs_out|expired|is_up|are_up ; bigger|extra|more life insurance|cover ; only|just|ever take|took half|some ... rest|others|save ; for when $|i|it ; do not take|skip|skipping|skipped|not_taking my .. meds|tablets|pills ... save|saving|enough|all_at_once
    note|letter|letters on|in|under|inside the back|drawer|tin|safe|bible|glovebox ; # envelopes|letters ; wrote|written to|for the|my kids|children|mum|parents|boys|girls ; chosen|chose|picked|decided|know|settled how|where|when|which and|but|$ i? chosen|chose|picked|when|where|which|how|the
    picked|chosen|decided|know .. which|what|the window|bridge|tree|platform|drug|vein|dose|beam|stretch|roof|night ; timed|timing how|the|it ... roof|bridge|tracks|walk|cliff|platform ; booked|book|booking the|a hotel|room|travelodge|airbnb|premier_inn|cottage|cabin ... stranger|find|finds|so|alone|maid
    not be a|any|much bother|burden|trouble|problem|worry to|for? anybody|anyone|them|you .. by|after|end|soon|from|longer ; ring|call|check|knock .. if my curtains|lights|door|blinds stay|are|remain|still shut|closed|off ; labelling|labelled|putting_stickers .. furniture|things|everything|china with|names
    saying|said|say my goodbyes ; got|have|set a date $|and|no|in_mind|already|for_it ; goodbye|last|final letter|letters|note|notes ... hidden|bag|drawer|ready|done|written|post ; was going_to jump|do_it|end_it ... still might|may|could ; fed the|all them|medals
    telling|told|tell the? chemist|doctor|pharmacy|surgery .. lost|more|extra ... enough|second|another|more ; made|have|got|in a suicide? pact ; we|both|us .. agreed|decided it|together|on_it ... tablets|together|anniversary|pills|gas ; bring|bringing|brought|took home|out one|a|some vial|ampoule|patch|vials|patches
    closing|closed|close my? accounts|account|bank ... writing|letters|people|one_way|packing|goodbye ; one of these|them nights|days|mornings i ; load|loaded and|then unload ; decide|decided|deciding|chosen to die|go|leave_this|finish|stop_living
    not stepping|step|going_to_step back ; month ... i_am off|i_will_be_off the|my ; made|make|making me|my|our? peace with it|that|going|everything ; deleted|wiped|cleared my|all my? socials|photos|accounts|history|phone ... letters|pills|ready|paid|gave|logged ; paid .. back ... ready|even|square
    ordered|stocked|filled ... freezer|labelled ... not|gone|last ; going fishing|camping|hunting|walking|climbing .. not taking|without|no a? rod|tent|gun|coat|rope ; tell them i was|am|had done|tired|hurting|finished|happy
    handed|hand in a? story|essay|poem ... plan|note|date|goodbye ; countdown|counter app|timer|on_her|on_his ... end|days ; found a|the noose|note|letter|rope|stash in|under|on|of ; gave|given|giving me|us his|her|their|all ... understand|later|look_after|next_week|said ; swear|promise not to tell
    has|got|picked|set a date and|for|he|she|made|but ; recorded|recording myself|her|my_voice reading|saying|singing|for ; so she|he|they will|can|would have|hear|know my voice`),
};

/** Attempts of late told in half a sentence: a tree in October, a stomach pumped, a belt that snapped. */
const attempted: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    drove .. at|into a|the? tree|wall|bridge|lorry|barrier|pillar ... think|thought|thinks|told i? fell|asleep|accident|lost ; pumped my stomach ; stomach pumped ; hung|hanged|hanging from the|my bannister|banister|beam|door|rafter|tree|loft
    turned|put|left on? the gas|oven|taps on? ... ran_out|meter|month|week|found|woke ; hospital .. after i jumped|cut|took|hung|tried|overdosed ; since i slashed|slit|cut|opened my wrists|wrist|arms|throat
    i tried # weeks|days|wks|months|nights ago ; ^ i? odd #|a|last weeks|days|months|fortnight|week|month ago|back|and|$ ; days|weeks|months|fortnight since the|my|i bridge|river|rope|overdose|roof|hanging|tablets|jumped|slashed ; tried|try|trying to hang|drown|jump $|and|but|my|with|from|last
    hung|hanged myself .. and|but .. snapped|broke|gave|failed ; cut|took the|me rope|down ... before|ago|since|found ; cannot|can_not even do|die that|it right|properly ; came off the|a? life_support|ventilator ... tried|took|jumped`),
};

export const PLAN_BY_THE_WAY: readonly Concept[] = [prepared, attempted];
