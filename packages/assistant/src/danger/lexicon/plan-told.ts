import { phrases, type Concept } from './concept.ts';

/** A plan or preparation in the words people use who do not say "suicide": each enough on its own (C-SSRS 5-6). */
const plan: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    i? know how and? i? know? where ; know how|where|when .. just not|need|waiting
    not if <anymore>? .. when ; matter of when not if ; where when and? how
    got|have it all? worked|planned|figured|mapped out ; have|got .. worked out the how|where|when
    picked|chosen|chose|set|fixed|decided_on my|the|a date|day|spot|tree|bridge|beam|place|way $
    picked|chosen|chose|set my date|day|spot|tree|bridge|beam ; got the tree|spot|date|day picked
    pick|picked|choose a|the day|date $ ; have chosen|picked|decided the|on_the #
    is|be my last day|christmas|birthday|summer|winter|harvest .. sure|nobody|no_one|know
    this|that is|will_be|shall_be my|the|our last christmas|birthday|summer|winter|harvest|easter
    my exit|way_out is|has|booked|sorted|planned ; found|got|have a|my way out .. taking|ready|plan
    not plan|planning|intend|intending .. to? be|see|make|live .. here|alive|new_year|christmas|spring|summer|winter
    not intend to see|reach ; not going_to|be see|seeing|reach|reaching the? summer|winter|spring|christmas|new_year|30|another
    stopped making plans past|after|beyond ; no need|point to? make|making|plan .. after|past
    will be dead before|by|after ; promised myself .. dead|gone|die|out ; will not be alive
    i will die|end when|once|after|before|by|on ; i will .. end|finish my life ; after|when|once .. i will die
    i intend|mean|plan|am_planning to follow|join my|him|her|them
    am joining|follow|following|joining my boys|wife|husband|brother|son|daughter|mum|dad .. day|that|on|soon|before
    going_to|will be with my|him|her|them .. soon|again|before ; waiting .. to|then .. i can|will rest|go|die|leave
    just|only got|have|need|waiting to get through|past .. then|and_then|birthday|wedding|christmas
    only|just holding|hanging|waiting|staying out|on|around? till|until|for .. dog|cat|mum|mam|nan|dad|wedding|exams|kids
    just|only waiting for|until|till my|the|mum|mam|nan .. to? die|dies|dead|gone|go|over
    after that|friday|then i .. am|will_be done|gone|out|finished|free $
    i will be|am out|gone $ ; then i am out|gone|done ; checking|check out for good
    nobody|no_one|none .. need|needs|have to? worry|worrying about me ; worry about me .. after|anymore|any_longer
    not be a? bother|worry|burden|nuisance|problem .. by|after|anymore|longer|soon|end
    problems will? .. solved permanently|for_good|forever ; not needed anywhere
    not need|needing|want|wanting|be_needing|be_wanting them|it|that|these? where i|anymore|any_longer|soon
    do not need|want it|them|that where|when i ; not be|going_to|here|around|need .. for it|that|them
    so|so_that whoever|nobody|no_one|they|the_kids|my_wife|my_husband|he|she|mum .. find|finds|finding|clean|go_through|has_her|deal_with|after_me
    whoever finds|has|looks .. me|her|him|after ; has|have to find me ; who will find me
    not have|want|wanted anyone|anybody|her|him|them|margaret|my_wife|my_husband|the_kids to? find me|my_body
    my death|body .. hassle|trouble|mess|cost|burden|find|found|clean|insurance
    make|makes|making|look it? look like an accident ; insurance pays|pay|payout|covers|valid .. whatever|even|way|suicide|cause|accident
    they think|believe i_am moving|hunting|better|fine|holiday ... i_am|i|it not|isnt|do_not
    told|tell him|her|them|the_man|guy|everyone|my .. it_was|it_is|was for ... it_is|i|is not|do_not|isnt
    <gun> ... told|said .. it_was for hunting|protection|defense|defence ; that is my countdown
    working|worked up to it|doing ; how far along i|it ; far along i am ; got|get up the courage|nerve
    wait|waiting only? the|for the|for? courage|nerve|moment ; practised|practiced with the? belt|rope|noose|gun
    tested|testing|checked|tried|measured .. holds|takes|hold|bear|bears my? weight|me ; holds my weight
    see|check|checking|seeing how|whether|if .. deep|high|cameras|trains|fence .. it|was|there|is|were
    went|drove|walked|been|go|drive to|up_to|out_to the|that|a <edge>|bridge|cliffs|woods|wood .. just_to|to look|see|check|sit|think|practise
    going|gone|drove|go back up|to there|that|the_bridge|the_roof
    looked|look|looking|googled|worked|work up|out how much|many .. take|takes|need|have|got|would|weight
    done|did|made|run|worked the calculation|calculations|maths|sums|numbers .. my|weight|dose|need|enough
    how many|much it takes|would_take|takes ; more than that|enough $ ; have|got|has enough now|already|saved|stored
    putting|put|keeping|kept|saving|saved|hiding|squirrelling|collecting by|back|aside|up .. <pills>|sleepers|insulin|vials
    collect|collecting|saving|save|keep|keeping|hoard|taking .. <pills> .. every|each .. week|day|month|night
    ordering|ordered|getting|taking|took|bringing|brought .. extra|home .. <pills>|vial|vials|insulin|potassium|bag
    <took>|taking|brought a|some vial|vials|bag|ampoule|ampoules .. home|handbag|locker ; nobody counts
    not for my sugars|sugar|pain|diabetes ; different|two|four|several villages|chemists|shops|pharmacies .. packets|boxes|each
    packets|packs|boxes in|from each|every ; comforts me .. know|there|have|knowing
    moved|know|knows|took|got|found|hid|have .. <gun>|gun_cabinet|safe .. key|keys|code ; gun cabinet key
    not told|without anyone|them .. the|where rope|gun|pills|stuff|letter|note
    been|went|going round|around saying|to_see|to_say everyone|goodbye|goodbyes|all|my .. last|not_know
    saying|said|say goodbye .. without|not|nobody|do_not .. know|knowing|realise|them
    saw|see|seeing|visit|visiting everyone|everybody|them_all|my_family one|a last time ; one last time and|before|then
    they|he|she do|does not know|realise .. it_was|it_is|that_was|the .. last|goodbye
    recorded|recording|record|made|making|filmed .. voice|video|videos|message|messages|myself ... kids|children|daughter|son|birthday|birthdays|voice|sorry|everyone
    labels|labelled|labelling|list|listed .. on|of .. furniture|everything|who_gets|belongings|things|possessions
    will|would|can|could have my|the bike|car|guitar|dog|cat|records|things|stuff .. not_need|no_reason|know|she_asked
    gave|given|giving|give .. my|me .. to|his|her|our|me ... not need|want|wanting|be_needing|be_wanting
    typed|written|wrote|write|writing|typing .. out .. routine|instructions|passwords|everything|what_to_do .. so|after|before|for
    scheduled|timed|set .. send|message|email|apology|note|letter .. parents|mum|dad|sunday|everyone|family|tutor|after
    note|letter|letters|envelope on|in|for .. mantelpiece|table|dresser|glove_box|drawer|pillow|niece|nephew|locker|bag|folder .. wife|niece|kids|will|locker|locked|gone|when
    note is? written|half_written|ready|on_the_table ; write|wrote|written|typed|writing the|a|my note $
    letter|letters for|to|addressed the|my|our|both wife|husband|kids|boys|girls|children|parents|family|daughter|son
    letters to # people|friends ; wrote letters ; they find what|everything they need
    tie|tying|tied up the? loose ends ; get|got|have|put|putting .. in order before i go|leave|die
    squared|settled|paid .. debts|debt|up ... wrote|letter|gun|sold|cancelled|moving|landlord
    sold|gave|signed|rehomed|given ... the|my .. dogs|herd|farm|house|horses ... one job|thing left
    just|only one|the_one job|thing left to|for me .. do ; just me left ; me to sort|go $
    i .. sewerslide|ctb|kill_myself method|note|sorted|half ; everything .. i need for|to .. it
    gone|going out to the woods|lake|sea|hills and not|never com|coming back
    date|day picked|chosen|set|circled ; countdown to|app|on|at ; at # days ; set a|the countdown`),
};

/** Decided or near, where only a wish, a means or a farewell beside it makes clear what. */
const settled: Concept = {
  id: 'mind_made',
  type: 'intent',
  phrases: phrases(`
    made|make my mind up ; have|am settled on that|it|this ; feels|feel like a weight .. lifted
    have made|taken a|my decision ; shall|will not be talked|persuaded out|round
    i know what i am|will going_to? do ; chosen my|the own? time ; i have decided
    first time in .. years|months|weeks .. calm|peaceful|peace|lighter ; weirdly|strangely|oddly calm|peaceful`),
};

const affairs: Concept = {
  id: 'settling',
  type: 'suicide_preparation',
  phrases: phrases(`
    changed|change|changing my|the beneficiary|emergency_contact|will|next_of_kin
    cancelled|cancel|closed|cancelling .. milk|papers|lease|bank_account|account|appointments|gym
    paid|paying|squared|cleared|settled .. debts|debt|bills|rent|up_front
    found|find|finding a? home|homes for ; sold|selling the|my herd|car|house|flat|horses
    signed .. over to ; deleting|deleted|closing my .. accounts|socials|everything
    house|flat|kitchen|everything is? .. tidy|clean|switched_off|spotless|packed
    so nobody|no_one has|have to ; so that nobody|no_one|they ; saying sorry|goodbye
    money|account .. so|for she|he|they .. can|pay ; bottle|bottles|lunches|freezer ... rest|week|ready
    door is? on the latch|unlocked|open ; porch|hall light on|for ; bins out
    taken|took the? seatbelt out|off ; not need the appointment|it|them|money ; for when i|i_have gone|had_enough|am_gone`),
};

const leaving: Concept = {
  id: 'not_long',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    the|my last christmas|birthday|summer|winter ; not hear|hearing from me
    not be hearing from ; not see|seeing another|the_spring|the_summer|the_new_year
    once .. has|have|is gone|over i shall|will go|leave|follow too|as_well
    none of .. matters|matter|important any_more|anymore|now ; after|once i|im gone
    going_to|will be with my|him|her|them .. soon|again|now ; not going_to be here|around|alive
    this time next week|month|year .. solved|over|gone|not|dead|peace ; my last day|days|week
    not around|here for it|that|them|the_appointment|to_see ; coming to an end|nearly_over soon|for_me
    where i am|will_be going ; not moving anywhere ; one more normal|nice|last christmas|birthday`),
};

export const PLAN_TOLD: readonly Concept[] = [plan, settled, affairs, leaving];
