import { active, WEIGHT, WISH } from './groups.ts';
import type { Rule } from './rule.ts';

/** An act under way, declared for today, or with the means in hand: C-SSRS 4-5 within hours, or behaviour now. */
export const SUICIDE_NOW: readonly Rule[] = [
  // 4-5 within hours.
  {
    id: 'declared-now',
    level: 'immediate',
    type: 'suicide_imminent',
    key: ['kill_self'],
    beside: [
      { any: ['intent'], within: 5, side: 'before' },
      { any: ['now'], within: 12 },
    ],
    ...active,
  },
  {
    id: 'about-to',
    level: 'immediate',
    type: 'suicide_imminent',
    key: ['kill_self'],
    beside: [{ any: ['about_to'], within: 3, side: 'before' }],
    ...active,
  },
  {
    id: 'leap-now',
    level: 'immediate',
    type: 'suicide_imminent',
    key: ['leap'],
    beside: [{ any: ['now', 'at_edge', 'edge_now', 'farewell', 'parting', 'about_to'] }],
    ...active,
  },
  {
    id: 'do-it-now',
    level: 'immediate',
    type: 'suicide_imminent',
    key: ['do_it'],
    beside: [
      { any: ['firm_intent', 'about_to'], within: 4 },
      { any: ['now'], within: 10 },
      { any: [...WISH, 'preparing', 'in_hand', 'settling'] },
    ],
    ...active,
  },
  {
    id: 'wish-now',
    level: 'immediate',
    type: 'suicide_imminent',
    key: ['want_die', 'passive'],
    beside: [
      { any: ['firm_intent'], within: 4 },
      { any: ['now'], within: 8 },
      { any: ['preparing', 'settling', 'parting', 'in_hand'] },
    ],
    ...active,
  },
  // Means in hand, or at the place.
  {
    id: 'means-in-hand',
    level: 'immediate',
    key: ['in_hand', 'edge_now'],
    times: ['present', 'hours'],
    ...active,
  },
  {
    id: 'at-the-place',
    level: 'immediate',
    key: ['at_edge'],
    beside: [{ any: [...WEIGHT, 'leap', 'do_it'] }],
    ...active,
  },
  {
    id: 'high-enough',
    level: 'immediate',
    key: ['at_edge', 'at_drop', 'edge_now'],
    beside: [{ any: ['high_enough'], within: 8, side: 'after' }],
    ...active,
  },
  { id: 'means-at-hand', level: 'immediate', hint: true, key: ['at_hand'], ...active },
  {
    id: 'means-at-hand-meant',
    level: 'immediate',
    key: ['at_hand'],
    beside: [
      {
        any: [
          ...WISH,
          'hopeless',
          'burden',
          'parting',
          'farewell_half',
          'cue_care',
          'in_hand',
          'sealed_in',
          'now',
        ],
      },
    ],
    ...active,
  },
  // "Knife. Wrist. Now."
  {
    id: 'means-in-single-words',
    level: 'immediate',
    key: ['bare_means'],
    beside: [{ any: ['bare_end'], within: 3, side: 'after' }],
    ...active,
  },
  // A last word about today.
  { id: 'farewell', level: 'immediate', key: ['farewell'], ...active },
  { id: 'doing-it', level: 'immediate', hint: true, key: ['doing_it'], ...active },
  {
    id: 'doing-it-meant',
    level: 'immediate',
    key: ['doing_it'],
    beside: [
      {
        any: [
          ...WISH,
          'parting',
          'at_edge',
          'edge_now',
          'hopeless',
          'burden',
          'means_had',
          'firm_intent',
        ],
      },
    ],
    ...active,
  },
  { id: 'half-farewell', level: 'immediate', hint: true, key: ['farewell_half'], ...active },
  {
    id: 'half-farewell-meant',
    level: 'immediate',
    key: ['farewell_half'],
    beside: [
      {
        any: [
          ...WISH,
          'hopeless',
          'burden',
          'cue_care',
          'means_had',
          'taken_vague',
          'parting',
          'seeking_half',
          'method_seeking',
          'at_drop',
        ],
      },
    ],
    ...active,
  },
  {
    id: 'parting-with-means',
    level: 'immediate',
    key: ['parting'],
    beside: [
      { any: ['preparing', 'taken_vague', 'leap', 'not_long'] },
      { any: ['kill_self', 'want_die', 'suicidal', 'taken_vague', 'now', 'passive', 'hopeless'] },
    ],
    ...active,
  },
  {
    id: 'plan-now',
    level: 'immediate',
    hint: true,
    key: ['preparing', 'not_long'],
    beside: [{ any: ['now'], within: 10 }, { any: ['firm_intent', 'kill_self', 'leap', 'do_it'] }],
    ...active,
  },
];
