import { phrases, type Concept } from './concept.ts';

/** Last words by the hour: a deadline, a last cigarette, a grave to be shared tonight. */
const lastHour: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    tonight|today|this_night|this_evening|tonite i commit_suicide|kill_myself|hang_myself|drown_myself|shoot_myself|end_my_life|end_myself|finish_myself|finish_my_life|stop_living|die|jump
    if ... not .. by|before|at .. midnight|tonight|#|dawn|morning|noon|dark|closing .. it_is|i|that_is|then .. garage|hose|hosepipe|rope|river|bridge|noose|tracks|do_it|jump|jumping|gone|hang|hanging|dead
    last|final|one_more|another <lastthing> .. then|and_then then? .. it_is|over|off .. edge|side|cliff|roof|rail|railing|railings|quarry|drop|weir|parapet|rope|noose|ledge|balcony|gun ; last|final|one_more|another <lastthing> .. then|and_then then? .. off|under|into .. bridge|train|water|river|sea|canal|wheels|lorry
    last|final|one_more|another <lastthing> .. then|and_then then? i_jump|i_go|i_am_gone|lights_out|that_is_me|goodnight|bye|rope|noose
    by the_time ... i will|shall be cold|dead|gone|past_it|stiff|beyond|out_of_reach ; by|before breakfast|dawn|morning|midnight|lunch|tea|dinner|sunrise|daylight|noon|milking|bedtime i will|shall be under|beneath|below|at_the_bottom|at_the_foot|in_the_water|in_the_river|in_the_sea|cold|on_the_rocks
    join|joining .. in|under the? churchyard|graveyard|cemetery|ground|earth|heaven|grave ... tonight|today|now|before|by|soon_as|this_evening
    i will|shall be under|beneath|below|at_the_bottom .. water|ice|slurry|train|wheels|river|lake|sea|waves before|by|when|in|tonight
    last voice|message|call|text|thing you|anyone|she|he|they will|ever .. hear|get|read|have from_me|from_this|$ ; make|give|say|send my goodbyes|apologies|farewells to the|my|our`),
};

/** Shut in with what burns, wired to what flows, on the line, or driving at what does not move. */
const underWay: readonly Concept[] = [
  {
    id: 'in_hand',
    type: 'means_in_hand',
    phrases: phrases(
      `hose|hosepipe|tubing .. from|on|onto|over the? exhaust|tailpipe ... window|cab|boot|engine|seat ; hose|hosepipe|tube|tubing|pipe is? .. through|in|into|out_of the? van|car|cab|truck|landrover|pickup|drivers|passenger|rear|back window ; cannula|line|needle|venflon|butterfly|drip is? in my own arm|hand|foot|vein|leg|neck ; engine|motor going|on|turning|purring|running|ticking ... garage|lock_up|lockup|shed|barn ; garage|lock_up|lockup|shed|barn ... engine|motor going|on|turning|purring|running|ticking ; shut|locked|zipped|sealed myself in|into|inside the|a freezer|boot|chest_freezer|cold_store|tank|fridge ; head|neck in|through|inside the|a? loop|noose|sling|hoop ; key|keys is|are? in|turned ... garage .. shut|closed|down|sealed|locked ; key|keys ... ignition ... garage ; tractor|engine|car|van|landrover|motor|quad .. running|ticking|idling ... door|doors|garage|barn|shed is|are? shut|closed|down|sealed|locked ; flex|lead|cord|belt|sheet|scarf|laces|charger|tights|tie|<rope> is? .. round|around|over|on|to|through the? .. wardrobe|rail|handle|hinge|radiator|bars|shower|bunk|banister|hook|pole|hatch ... neck|knees|chair|leaning|kneeling|feet|sorry|stool ; open|opened|opening|turn|turned the gas|gas_tap|gas_taps|cylinder ... child|children|kids|cat|dog|neighbour|finish|lie|end ; syringe|pen|vial ... thumb|finger on ; cannula|line|needle|drip|syringe|propofol ... into my own arm|hand|vein|leg`,
    ),
  },
  {
    id: 'at_hand',
    type: 'means_in_hand',
    phrases: phrases(
      `<burner> is|are? lit|on|open|hissing|glowing|going|burning|smouldering|running ; slurry|pit|well|tank lid|cover|hatch|grate is? off|open|up|lifted`,
    ),
  },
  {
    id: 'sealed_in',
    type: 'means_in_hand',
    deniable: false,
    phrases: phrases(
      `every|all_the|each|all <gap> is|are? stuffed|taped|sealed|plugged|blocked ; stuffed|taped|sealed|plugged .. every|all_the|each|up_the|the <gap> ; towel|towels|tape|fleece|blankets|blanket|coats|clothes ... along|under|round|around|in|over|across every|all|each|the <gap> ; flat|house|room|kitchen|caravan|shed|car|van is|are? .. sealed|taped`,
    ),
  },
  {
    id: 'farewell_half',
    type: 'goodbye',
    deniable: false,
    phrases: phrases(
      `i will|shall be under|in|down_there|at_the_bottom before|by|when ; today|tonight i finish|end|stop|go $`,
    ),
  },
  {
    id: 'edge_now',
    type: 'at_a_place_of_danger',
    phrases: phrases(`
    trackside|lineside ... wait|waiting|train|mins|minutes|coming|next|psalm ; wrong carriageway ; wrong side|way ... motorway|dual_carriageway|oncoming|headlights ; headlights|lights is|are? off ... carriageway|lane|oncoming|coming|motorway ; knees|kneeling|crouched|crouching on the|a .. sill|windowsill|ledge|parapet|railing|railings|balustrade ; kneeling|kneel|knelt|lying|laid|lay|sat|sitting|crouched|curled|squatting between|across|along|down_on|over the? rails|tracks|sleepers|train_tracks|railway_line
    belt|belts|seatbelt|seatbelts is|are? off|undone|unclipped|unbuckled ... <wall> ; foot|feet|foots|accelerator|pedal|throttle is|are? .. down|flat|floored|to_the_floor ... <wall> ; doing ninety|a_hundred|a_ton|flat_out ... <wall> ; <wall> .. coming|comes up? fast|at_me
    in the|a sea|water|river|lake|reservoir|canal up? to my knees|waist|chest|neck|chin|shoulders ... texting|clothes|coat|boots|dark|goodbye|typing
    window|storeys|storey|floor|balcony ... legs|feet|leg .. out|outside|over|dangling ; legs|feet already? out|over|outside ... storey|floor|window|drop|ledge
    walking|walk|running|wandering towards|into|at the? lights|headlights|lorries|oncoming|traffic ; waist|chest|neck|shoulder deep and|walking|going|still|now ; wait|waiting to meet|greet it|the_train|the_express|the_freight`),
  },
  {
    id: 'doing_it',
    type: 'suicide_imminent',
    phrases: phrases(`after|when|once|before ... i do|finish it $`),
  },
  {
    id: 'high_enough',
    type: 'at_a_place_of_danger',
    deniable: false,
    phrases: phrases(
      `^ it|that? should|will|ought_to|must be? enough|high_enough|far_enough|do|do_it|suffice $ ; high|far enough to|for|i_think|$ ; # feet|foot|metres|meters|storeys|floors|stories is|should|will|would|must|ought_to .. enough|do|do_it|suffice`,
    ),
  },
  {
    id: 'taken',
    type: 'overdose',
    phrases: phrases(`
    <took> .. all|every|whole|entire|each .. days|day|week|weeks|slot|slots|compartment|compartments|fortnight of|in|from|out_of the|my|his|her|a? .. dosette|organiser|organizer|pillbox|nomad|blister_pack
    <pills> have|are|all .. gone|went? down $|and ; half|most|third of? the? box|bottle|packet|lot|strip|pack is? down|gone|in|inside ... wine|vodka|whisky|gin|rest|already|other
    emptied|emptying|squirted|pumped|unloaded .. pen|syringe|vial|cartridge in|into my|me .. leg|stomach|arm|thigh|belly|vein ; <pills> all|the_lot|every_one of? it|them? ... ago|minutes|hour|hours|gone|now ; ## .. <pills> ... washed|washing .. down ; dose|rate|amount nobody|no_one|no_doctor prescribes|prescribed|would ; swallowed|necked|downed|drank .. everything|the_lot|whatever ... vet|vets|hospice|nurse|chemist left|gave|prescribed|brought ; whole|entire .. dosette|prescription|supply|strip|script ... chewed|swallowed|downed|necked|inside_me|in_me
    swallowed|swallow .. batteries|battery|magnets|blade|blades|glass|pins|screws ... hate|hated|deserve|punish|purpose|hurt_myself
    <took> .. stuff|what|liquid|powder .. we|i|dad|they|mum|he use|uses|put|puts|spray|sprays|spread on|for|down ... weevil|weeds|weed|slugs|thistles|nettles|moles|rats|mice|wasps|ants|drains|sheep|lawn|lice|ticks|fleas|flies|field|crops|aphids
    swallowed|swallow|downed|necked|popped|ingested ... so|so_that|make|making he|she|they|mum|dad|him|her|someone|somebody would|will|might|can? .. notice|care|listen|realise|regret|come_back|come_home|be_sorry ; <took> .. <pills> ... so|so_that|make he|she|they|mum|dad|him|her would|will|might? notice|care|realise|regret|come_back|be_sorry`),
  },
];

/** At a height, and a goodbye. */
const upThere: readonly Concept[] = [
  {
    id: 'at_edge',
    type: 'at_a_place_of_danger',
    phrases: phrases(
      `i_am in the canal|river|reservoir|weir $ ; top|roof|edge|side of the|a|this|my|our <height> ; is|am|i_am up? on|up the|a crane|pylon|mast|silo|gantry|scaffolding|scaffold|water_tower|chimney`,
    ),
  },
  {
    id: 'parting',
    type: 'goodbye',
    deniable: false,
    phrases: phrases(
      `rang|rings|called|calls|phoned|texted|messaged .. say|said|saying ta_ra|ta|bye|cheerio|sorry|he_loves|she_loves|thanks ; sorry to god|allah|jesus|the_lord|my_mother|my_father|my_mum|my_dad|you_all ; cat|dog|budgie|kids is|are next_door|at_my|at_mums|with_my|with_mum`,
    ),
  },
];

/** Another's: the tablets of a dead wife with sherry, a goodbye he never says. */
const anothers: readonly Concept[] = [
  {
    id: 'other_now',
    type: 'another_in_danger_now',
    deniable: false,
    phrases: phrases(`
    he|she|has|would had|taken|took|swallowed|drunk his|her .. .. old|late|dead|leftover|spare .. <pills> ... sherry|whisky|gin|vodka|brandy|rum|wine|comfy|sleep ; slurring|slurred|drowsy|sleepy ... had|taken|took|swallowed his|her .. <pills>
    phoned|rang|called|texted|messaged|ringing .. from .. <drop>|level_crossing|crossing|railway|car_park|beach|woods|reservoir|cliff_top ... loved|loves|love|sorry|goodbye|bye ; not open|answer|come_out ... smell of? gas|fumes|exhaust ; in the|his|her barn|parlour|milking_parlour|shed|garage|byre|workshop|loft with the|a|his|her <gun>|rope ... locked|shut|bolted|crying|goodbye|sorry
    gone|went|walked|headed|driven|drove out|off|up|down? to|into the barn|woods|shed|wood|byre|field|garage|hills with|and_took .. cartridges|cartridge|<gun>|rope|hosepipe|tow_rope ; kissed|hugged the|our|my|his|her children|kids|boys|girls ... never does|did|has|done`),
  },
];

/** The act by its hour and its scene: what is said while it happens, and by whoever is told of another's. */
export const ACT_BY_THE_HOUR: readonly Concept[] = [lastHour, ...underWay, ...upThere, ...anothers];
