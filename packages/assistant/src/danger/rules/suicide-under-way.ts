import { active, WISH } from './groups.ts';
import type { Rule } from './rule.ts';

/** An act under way or within a day, one's own or another's, and what tells of it only when taken together. */
export const SUICIDE_UNDER_WAY: readonly Rule[] = [
  {
    id: 'overdose-now',
    level: 'immediate',
    key: ['taken'],
    times: ['present', 'hours'],
    ...active,
  },
  {
    id: 'vague-overdose',
    level: 'immediate',
    key: ['taken_vague'],
    times: ['present', 'hours'],
    beside: [
      {
        any: [
          'kill_self',
          'want_die',
          'suicidal',
          'passive',
          'farewell',
          'parting',
          'attempt',
          'not_long',
          'method_seeking',
          'seeking_half',
          'w_final',
          'w_body',
        ],
      },
    ],
    ...active,
  },
  {
    id: 'half-told-overdose',
    level: 'immediate',
    key: ['taken_half'],
    times: ['present', 'hours'],
    beside: [
      { any: ['kill_self', 'want_die', 'suicidal', 'passive', 'farewell', 'attempt', 'not_long'] },
    ],
    ...active,
  },
  {
    id: 'taken-all',
    level: 'immediate',
    key: ['taken_vague'],
    times: ['present', 'hours'],
    beside: [{ any: ['all_of_them'], within: 3, side: 'after' }],
    ...active,
  },
  { id: 'attempt-now', level: 'immediate', key: ['attempt'], times: ['hours'], ...active },
  {
    id: 'deep-wound',
    level: 'immediate',
    key: ['deep_wound'],
    times: ['present', 'hours'],
    harm: true,
  },
  {
    id: 'bleeding',
    level: 'immediate',
    key: ['bleeding'],
    times: ['present', 'hours'],
    beside: [
      {
        any: [
          'harm_act',
          'harm_urge',
          'deep_wound',
          'kill_self',
          'want_die',
          'suicidal',
          'shut_in',
        ],
      },
    ],
    harm: true,
  },

  {
    id: 'decided-now',
    level: 'immediate',
    key: ['mind_made'],
    beside: [
      { any: ['now'], within: 6 },
      { any: ['settling', 'parting', 'preparing', 'means_had', ...WISH] },
    ],
    ...active,
  },
  {
    id: 'doing-now',
    level: 'immediate',
    type: 'suicide_imminent',
    key: ['kill_self'],
    beside: [
      { any: ['am_doing'], within: 0, side: 'before' },
      { any: ['now'], within: 12 },
    ],
    ...active,
  },

  // Another person, out of reach or over the edge.
  {
    id: 'other-at-drop',
    level: 'immediate',
    person: 'other',
    key: ['at_drop', 'at_edge'],
    times: ['present', 'hours'],
    beside: [{ any: ['unreachable', 'parting', ...WISH] }],
  },
  {
    id: 'other-unreachable',
    level: 'immediate',
    person: 'other',
    key: [
      'preparing',
      'kill_self',
      'want_die',
      'suicidal',
      'in_hand',
      'parting',
      'farewell',
      'not_long',
    ],
    beside: [{ any: ['unreachable', 'shut_in'] }],
  },
  {
    id: 'other-with-means',
    level: 'immediate',
    person: 'other',
    key: ['cue_lethal', 'in_hand', 'means_had'],
    beside: [
      { any: ['parting', 'farewell', 'unreachable', 'shut_in'] },
      {
        any: [
          'parting',
          'farewell',
          'kill_self',
          'cue_care',
          'at_edge',
          'w_despair',
          'want_die',
          'suicidal',
        ],
      },
    ],
  },
  {
    id: 'harming-now',
    level: 'immediate',
    key: ['harm_act'],
    times: ['present', 'hours'],
    beside: [
      { any: ['am_doing'], within: 0, side: 'before' },
      { any: ['now', 'unreachable'], within: 8 },
    ],
    harm: true,
  },
  {
    id: 'cues-now',
    level: 'immediate',
    key: ['cue_final', 'cue_care'],
    beside: [
      { any: ['now', 'shut_in'] },
      { any: ['cue_lethal', 'in_hand', 'at_edge'] },
      { any: ['cue_care', 'cue_ready', 'shut_in', 'parting'] },
    ],
    ...active,
  },

  {
    id: 'sideways-now',
    level: 'immediate',
    key: ['w_means', 'w_place'],
    beside: [{ any: ['w_now', 'w_body'] }],
    atLeast: {
      count: 2,
      of: ['w_final', 'w_body', 'w_now', 'w_despair', 'w_secret', 'w_death', 'w_prep'],
    },
    ...active,
  },
];
