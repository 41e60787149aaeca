import { CLASSES } from '../lexicon/classes.ts';

/** What people also ask about for study, work and stories. Means in the hand are never a topic. */
export const TOPICS = new Set([
  'kill_self',
  'want_die',
  'suicidal',
  'passive',
  'attempt',
  'method_seeking',
  'seeking_half',
  'picturing',
  'veiled',
  'preparing',
  'harm_act',
  'harm_urge',
  'eating',
  'abuse_physical',
  'abuse_sexual',
  'abuse_control',
  'abuse_lethal',
  'psychosis',
  'command',
  'harm_others_thought',
  'harm_others_intent',
  'child_danger',
  'coping_substance',
  'hopeless',
  'burden',
  'low_mood',
  'w_death',
  'w_final',
  'w_means',
  'leap',
]);
/** Of somebody at a height these are no outing. */
export const OVER_THE_EDGE = new Set(['side', 'over', 'legs', 'feet', 'leg', 'boots', 'toes']);
/** Said of an act these leave no mistake to explain it. */
export const ON_PURPOSE = new Set(['purpose', 'deliberately', 'purposely', 'intentionally']);
export const FALLS = new Set(['fell', 'fall', 'falling', 'slipped', 'tripped']);
/** Of medicines: more than is ever taken at once; and what is no medicine. */
export const TOO_MUCH = new Set([
  ...'whole entire handful handfuls every everything lot overdose overdosed packets boxes bottles strips'.split(
    ' ',
  ),
  ...'cleaner remover thinner killer pellets'.split(' '),
  ...(CLASSES['poison'] ?? []).filter((name) => !name.includes('_')),
]);
/** What an accident may explain. */
export const SWALLOWED = new Set(['taken', 'taken_vague', 'in_hand', 'thing_swallowed']);
export const WOUNDED = new Set([
  'deep_wound',
  'bleeding',
  'harm_act',
  'wound_shows',
  'wound_flows',
  'limbs_done',
  'in_hand',
  'edge_now',
  'at_edge',
  'at_drop',
]);
/** What people do before a move or a journey as well. */
export const ERRAND_LIKE = new Set([
  'preparing',
  'settling',
  'parting',
  'not_long',
  'mind_made',
  'hopeless',
  'w_final',
  'w_prep',
  'w_later',
  'w_death',
  'cue_final',
]);
/** Beside these no errand explains anything. */
export const NO_ERRAND = new Set(
  'want_die suicidal passive kill_self farewell leap picturing in_hand edge_now taken attempt method_seeking burden'.split(
    ' ',
  ),
);
/** What a groan may mean instead. */
export const GROANS = new Set([
  'w_death',
  'w_despair',
  'w_final',

  'kill_self',
  'leap',
  'want_die',
  'passive',
  'veiled',
  'hopeless',
  'burden',
  'not_long',
  'low_mood',
]);
/** Said of a bus or a loss these are no cry for help; nor, with what is not eaten, of an illness. */
export const MARKERS = new Set(['hopeless', 'low_mood']);
export const COMPLAINTS = new Set(['hopeless', 'low_mood', 'eating']);
/** What somebody does to another at home: beside these a blow is no sport. */
export const VIOLENCE = new Set(
  'abuse_physical abuse_sexual abuse_lethal abuse_control parent_hurts attack_now'.split(' '),
);
/** A wish to die in so many words. */
export const OUTRIGHT = new Set(['want_die', 'suicidal', 'kill_self', 'passive', 'farewell']);
/** Past tenses: of another person these tell of a death or of history, not of danger now. */
export const OVER = new Set(
  'killed took taken committed hanged hung shot drowned ended tried attempted cut overdosed slit died survived had was'.split(
    ' ',
  ),
);
