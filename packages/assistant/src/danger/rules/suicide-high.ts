import { active, SIDEWAYS, WISH } from './groups.ts';
import type { Rule } from './rule.ts';

/** Intent, a plan, preparation or an attempt within three months: C-SSRS 4, 5 and 6. */
export const SUICIDE_PLANNED: readonly Rule[] = [
  // 4: some intent. 5: plan. 6: preparation, or an attempt within three months.
  {
    id: 'intent',
    level: 'high',
    type: 'suicide_intent',
    key: ['kill_self'],
    beside: [{ any: ['firm_intent'], within: 4, side: 'before' }],
    ...active,
  },
  {
    id: 'leap-intent',
    level: 'high',
    key: ['leap'],
    beside: [{ any: ['firm_intent'], within: 3 }],
    ...active,
  },
  {
    id: 'intent-and-time',
    level: 'high',
    type: 'suicide_plan',
    key: ['kill_self', 'suicidal'],
    beside: [{ any: ['later'], within: 8, side: 'after' }],
    ...active,
  },
  {
    id: 'wish-declared',
    level: 'high',
    type: 'suicide_intent',
    key: ['want_die'],
    beside: [{ any: ['firm_intent'], within: 3, side: 'before' }],
    ...active,
  },
  {
    id: 'do-it',
    level: 'high',
    key: ['do_it'],
    beside: [
      { any: ['firm_intent'], within: 4 },
      { any: [...WISH, 'preparing', 'settling', 'means_had', 'hopeless', 'burden'] },
    ],
    ...active,
  },
  { id: 'preparation', level: 'high', hint: true, key: ['preparing'], ...active },
  { id: 'plan-known', level: 'high', key: ['plan_known'], ...active },
  {
    id: 'stored-and-calm',
    level: 'high',
    key: ['preparing'],
    beside: [{ any: ['calm_by_means'], within: 25, side: 'after' }],
    ...active,
  },
  {
    id: 'settling-affairs',
    level: 'high',
    key: ['settling'],
    beside: [
      {
        any: [
          'kill_self',
          'want_die',
          'suicidal',
          'passive',
          'picturing',
          'not_long',
          'do_it',
          'parting',
          'veiled',
          'leap',
        ],
      },
    ],
    ...active,
  },
  {
    id: 'last-days',
    level: 'high',
    key: ['not_long'],
    beside: [{ any: ['kill_self', 'want_die', 'suicidal', 'settling', 'picturing', 'means_had'] }],
    ...active,
  },
  {
    id: 'recent-attempt',
    level: 'high',
    key: ['attempt'],
    times: ['present', 'recent'],
    harm: true,
    ideation: true,
  },
  {
    id: 'half-attempt',
    level: 'high',
    hint: true,
    key: ['attempt_half'],
    times: ['present', 'recent', 'hours'],
    ...active,
  },
  {
    id: 'half-attempt-meant',
    level: 'high',
    type: 'suicide_attempt',
    key: ['attempt_half'],
    times: ['present', 'recent', 'hours'],
    beside: [
      {
        any: [...WISH, 'hopeless', 'burden', 'harm_act', 'taken', 'taken_vague', 'leap', 'at_drop'],
      },
    ],
    ...active,
  },
  {
    id: 'recent-overdose',
    level: 'high',
    type: 'suicide_attempt',
    key: ['taken'],
    times: ['recent'],
    ...active,
  },
  {
    id: 'recent-deep-wound',
    level: 'high',
    type: 'suicide_attempt',
    key: ['deep_wound'],
    times: ['recent'],
    harm: true,
  },
  {
    id: 'method-and-wish',
    level: 'high',
    key: ['method_seeking'],
    beside: [{ any: ['kill_self', 'want_die', 'suicidal', 'not_long', 'preparing', 'passive'] }],
    ...active,
  },
  {
    id: 'means-and-wish',
    level: 'high',
    type: 'means_available',
    key: ['means_had'],
    beside: [
      { any: ['kill_self', 'passive', 'want_die', 'suicidal', 'picturing', 'do_it', 'not_long'] },
    ],
    ...active,
  },

  {
    id: 'doing',
    level: 'high',
    type: 'suicide_intent',
    key: ['kill_self'],
    beside: [{ any: ['am_doing'], within: 0, side: 'before' }],
    ...active,
  },
  {
    id: 'decided',
    level: 'high',
    key: ['mind_made'],
    beside: [{ any: [...WISH, 'settling', 'preparing'] }],
    ...active,
  },
  {
    id: 'rehearsed',
    level: 'high',
    type: 'suicide_attempt',
    key: ['in_hand', 'edge_now'],
    times: ['recent'],
    ...active,
  },
  { id: 'at-a-drop', level: 'high', key: ['at_drop'], times: ['present', 'hours'], ...active },
  {
    id: 'affairs-twice',
    level: 'high',
    key: ['settling'],
    beside: [{ any: ['settling'] }],
    ...active,
  },
  {
    id: 'half-question-and-wish',
    level: 'high',
    key: ['seeking_half'],
    beside: [{ any: ['kill_self', 'want_die', 'suicidal'], within: 20 }],
    ...active,
  },

  // A plan told without its name: different weak cues together.
  {
    id: 'means-and-finality',
    level: 'high',
    hint: true,
    key: ['cue_lethal'],
    beside: [{ any: ['cue_final', 'not_long', 'parting', 'cue_obsessed', 'farewell'] }],
    ...active,
  },
  {
    id: 'means-and-readiness',
    level: 'high',
    key: ['cue_lethal'],
    beside: [
      { any: ['cue_ready'] },
      { any: ['cue_secret', 'cue_care', 'cue_final', 'later', 'settling', ...WISH, 'hopeless'] },
    ],
    ...active,
  },
  {
    id: 'ready-and-final',
    level: 'high',
    key: ['cue_final', 'not_long'],
    beside: [
      { any: ['cue_ready', 'settling'] },
      {
        any: [
          'cue_secret',
          'cue_care',
          'later',
          'hopeless',
          'burden',
          'cue_lethal',
          'parting',
          ...WISH,
        ],
      },
    ],
    ...active,
  },
  {
    id: 'tried',
    level: 'high',
    type: 'suicide_attempt',
    key: ['tried_it'],
    beside: [
      { any: ['cue_survived'] },
      { any: ['cue_secret', 'cue_lethal', 'taken_vague', ...WISH, 'hopeless', 'burden'] },
    ],
    ...active,
  },

  {
    id: 'sideways',
    level: 'high',
    hint: true,
    key: SIDEWAYS,
    atLeast: { count: 2, of: SIDEWAYS },
    ...active,
  },

  {
    id: 'affairs-and-end',
    level: 'high',
    key: ['settling', 'cue_care'],
    beside: [
      { any: ['w_final', 'passive', 'burden', 'hopeless', 'cue_final'] },
      { any: ['w_prep', 'settling', 'w_secret', 'w_later'] },
    ],
    ...active,
  },
];
