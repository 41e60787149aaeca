import { active, WEARINESS, WEIGHT, WISH } from './groups.ts';
import type { Rule } from './rule.ts';

/** Thoughts, a wish and what foretells them: C-SSRS 3 and below, and self-injury without a wish to die. */
export const SUICIDE_THOUGHT: readonly Rule[] = [
  // 2-3: active thoughts, no intent told.
  {
    id: 'active-thoughts',
    level: 'medium',
    key: ['kill_self', 'want_die', 'suicidal', 'picturing', 'veiled', 'leap'],
    ...active,
  },
  {
    id: 'do-it-unsaid',
    level: 'medium',
    key: ['do_it'],
    beside: [
      { any: ['later', 'now'], within: 6 },
      { any: ['firm_intent', 'about_to'], within: 4 },
      { any: ['low_mood', 'distress', 'parting'] },
    ],
    ...active,
  },
  { id: 'no-later', level: 'medium', hint: true, key: ['not_long'], ...active },
  { id: 'method-seeking', level: 'medium', hint: true, key: ['method_seeking'], ...active },
  {
    id: 'method-asked-sideways',
    level: 'medium',
    key: ['method_seeking'],
    beside: [{ any: ['for_a_friend', 'distress', 'hopeless', 'burden', 'low_mood'], within: 25 }],
    ...active,
  },
  {
    id: 'half-question-in-despair',
    level: 'medium',
    key: ['seeking_half'],
    beside: [{ any: ['hopeless', 'burden', 'passive', 'low_mood'], within: 20 }],
    ...active,
  },
  {
    id: 'vague-place',
    level: 'medium',
    key: ['at_edge'],
    beside: [{ any: ['distress', 'coping_substance', 'now'] }],
    ...active,
  },
  {
    id: 'vague-taking',
    level: 'medium',
    key: ['taken_vague'],
    beside: [{ any: ['hopeless', 'burden', 'harm_urge'] }],
    harm: true,
  },
  {
    id: 'self-injury',
    level: 'medium',
    key: ['harm_urge', 'harm_act'],
    times: ['present', 'hours', 'recent'],
    harm: true,
  },
  {
    id: 'injury-missed',
    level: 'medium',
    key: ['again_wanted'],
    beside: [{ any: ['harm_act', 'harm_urge'], within: 12, side: 'before' }],
    person: 'self',
    harm: true,
  },
  { id: 'other-passive', level: 'medium', person: 'other', key: ['passive'] },

  {
    id: 'half-sideways',
    level: 'medium',
    hint: true,
    key: ['w_means', 'w_place', 'w_body'],
    atLeast: { count: 1, of: ['w_final', 'w_prep', 'w_secret', 'w_body', 'w_despair'] },
    ...active,
  },

  // 1, and what foretells without a wish.
  { id: 'passive-wish', level: 'low', key: ['passive'], ideation: true },
  {
    id: 'weary-twice',
    level: 'low',
    hint: true,
    key: WEARINESS,
    atLeast: { count: 1, of: WEARINESS },
    ideation: true,
  },
  {
    id: 'weary-thrice',
    level: 'low',
    hint: true,
    key: WEARINESS,
    atLeast: { count: 2, of: WEARINESS },
    ideation: true,
  },
  {
    id: 'as-another',
    level: 'low',
    key: ['same_wish'],
    beside: [{ any: [...WISH, 'others_end', 'command'], within: 25, side: 'before' }],
    ideation: true,
  },
  {
    id: 'wish-returning',
    level: 'low',
    key: ['want_die', 'suicidal', 'passive'],
    times: ['past'],
    beside: [{ any: ['returning'], within: 25, side: 'after' }],
    ideation: true,
  },
  { id: 'joked', level: 'low', type: 'death_wish_as_joke', key: ['joked'] },
  { id: 'markers', level: 'low', key: ['hopeless', 'burden'] },
  { id: 'low-mood', level: 'low', person: 'self', key: ['low_mood'] },
  {
    id: 'two-cues',
    level: 'low',
    hint: true,
    key: ['cue_final', 'veiled'],
    beside: [
      { any: ['cue_secret', 'cue_care', 'cue_lethal'] },
      { any: ['cue_ready', 'cue_secret', 'cue_care', 'later', 'distress'] },
    ],
  },
  {
    id: 'affairs',
    level: 'low',
    hint: true,
    key: ['settling', 'parting'],
    beside: [{ any: ['hopeless', 'burden', 'low_mood', 'distress'] }],
  },
  {
    id: 'old-and-weighing',
    level: 'low',
    type: 'past_with_distress',
    key: [
      ...WEIGHT,
      'taken',
      'deep_wound',
      'coping_substance',
      'abuse_physical',
      'abuse_sexual',
      'eating',
    ],
    times: ['past'],
    beside: [{ any: ['weighing'] }],
  },
];
