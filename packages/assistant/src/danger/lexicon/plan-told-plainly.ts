import { phrases, type Concept } from './concept.ts';

/** A store of medicines told of by where it came from, and the calm of having it. */
const stored: Concept = {
  id: 'preparing',
  type: 'suicide_preparation',
  phrases: phrases(`
    ask|asking|asked|going|went|tried to? # different|other|separate? chemists|pharmacies|doctors|shops .. for .. <pills> ; ask|asking|asked|getting|got|seeing|visiting each|every|different|several|various|both doctor|doctors|chemist|chemists|pharmacy|pharmacies|gp|gps|surgeries .. more|few|extra|some|another|tablets|pills|painkillers
    scheduled|schedule|timed .. email|emails|message|messages|post|text|texts|video|letter|letters ... sunday|after|morning|when|out|send ; email|emails|message|messages|letter|letters|video|post .. go|goes|going out|send|sends after|afterwards|when
    keep|keeping|kept|hide|hiding|hid|put|putting|storing|stashing .. in my sewing|knicker|underwear|sock|sewing_box|jewellery|shoe|biscuit|make_up|pencil|bottom box|tin|drawer|case|bag`),
};

/** "I've chosen how and I've chosen when", with no word of what. */
const known: Concept = {
  id: 'plan_known',
  type: 'suicide_plan',
  phrases: phrases(`
    i|have|just chosen|choose|picked|decided|settled_on|know|worked_out how .. chosen|picked|decided|settled_on|know|worked_out|and when|where|which_day|the_day|the_date $
    i|have|just chosen|picked|decided|settled_on|worked_out where|when .. chosen|picked|decided|settled_on|know|worked_out|and how|when|where $
    have|got|chosen|picked|set a date no|and|but? i_am|am? not tell|telling|saying .. you|when|it|which|anyone
    bought|ordered|got|have the|some|a? helium|nitrogen|rope|charcoal|exit_bag|nembutal|sodium_nitrite ... not ask|tell
    tested|testing|tried the? hook|beam|branch|rope|knot|bar|rail|banister .. weight|holds|hold|enough|takes
    my suicide is|will_be planned|booked|arranged|scheduled|set`),
};

/** The calm of knowing that the means are there. */
const calmed: Concept = {
  id: 'calm_by_means',
  type: 'suicide_preparation',
  deniable: false,
  phrases: phrases(`
    calmer|calm|safer|better|comfort|comforting|comforts|relief|peace|peaceful|steadier|lighter|soothing|reassuring knowing|to_know|now|because they|it|i|that|there .. there|have|enough|can|could|way|ready`),
};

/** An attempt told by what it was made with. */
const triedWith: Concept = {
  id: 'attempt',
  type: 'suicide_attempt',
  phrases: phrases(`
    tried|tried_it|tried_to with a|my|the? scarf|belt|rope|noose|bag|plastic_bag|cord|hose|dressing_gown|sheet|lead .. on|last|yesterday|bottled|chickened|stopped|panicked|snapped|broke
    took|taken more|extra .. than i should|meant|was_told ... hoping|hope|wishing|wanted .. not|die|sleep|wake|over`),
};

/** "All of them", said by itself after what was swallowed. */
const allOfThem: Concept = {
  id: 'all_of_them',
  type: 'overdose',
  deniable: false,
  phrases: phrases(
    `^ all|every_one|every_single_one|every_last_one of? them|it? $ ; ^ the whole|entire lot|box|bottle|packet|pack $ ; ^ all|every of it|them $`,
  ),
};

/** What was stored, chosen, tried and swallowed, told with no word of dying. */
export const PLAN_TOLD_PLAINLY: readonly Concept[] = [stored, known, calmed, triedWith, allOfThem];
