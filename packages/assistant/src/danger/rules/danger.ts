import type { Rule } from './rule.ts';

/** Danger that is not suicide: violence, children, voices, babies, eating, substances. */
export const DANGER_RULES: readonly Rule[] = [
  { id: 'attack-now', level: 'immediate', key: ['attack_now'] },
  { id: 'child-hurt-now', level: 'immediate', key: ['child_now'] },
  {
    id: 'child-limp-by-violence',
    level: 'immediate',
    key: ['child_limp'],
    beside: [
      {
        any: [
          'abuse_physical',
          'parent_hurts',
          'harm_others_thought',
          'baby_conviction',
          'child_danger',
          'attack_now',
        ],
      },
    ],
  },
  { id: 'other-act-now', level: 'immediate', key: ['other_now'], times: ['present', 'hours'] },
  {
    id: 'weapon-at-hand',
    level: 'immediate',
    key: ['harm_others_now'],
    beside: [{ any: ['harm_others_intent', 'harm_others_thought', 'now'] }],
  },
  {
    id: 'harm-tonight',
    level: 'immediate',
    type: 'about_to_harm_others',
    key: ['harm_others_intent'],
    beside: [{ any: ['now'], within: 10 }],
  },
  { id: 'harming-another-now', level: 'immediate', key: ['harming_now'] },
  { id: 'baby-over-edge', level: 'immediate', key: ['baby_over_edge'] },
  {
    id: 'baby-now',
    level: 'immediate',
    key: ['baby_conviction'],
    beside: [{ any: ['now', 'about_to'], within: 10 }],
  },
  {
    id: 'command-now',
    level: 'immediate',
    key: ['command'],
    beside: [{ any: ['in_hand', 'edge_now', 'at_edge', 'about_to'] }],
    harm: true,
  },

  {
    id: 'child-tonight',
    level: 'immediate',
    type: 'child_in_danger',
    key: ['abuse_physical', 'abuse_sexual', 'parent_hurts'],
    times: ['present', 'hours'],
    beside: [{ any: ['child_writer'] }, { any: ['now'], within: 8 }],
  },
  {
    id: 'killed-tonight',
    level: 'immediate',
    key: ['abuse_lethal'],
    times: ['present', 'hours'],
    beside: [{ any: ['now', 'attack_now'], within: 10 }],
  },

  {
    id: 'violence-near',
    level: 'immediate',
    type: 'attack_now',
    key: ['abuse_lethal', 'abuse_physical', 'harm_others_intent'],
    times: ['present', 'hours'],
    beside: [
      { any: ['near_now'] },
      { any: ['abuse_physical', 'abuse_lethal', 'attack_now', 'shut_in', 'now'] },
    ],
  },

  { id: 'intent-to-harm', level: 'high', key: ['harm_others_intent'] },
  { id: 'weapon', level: 'high', key: ['harm_others_now'] },
  { id: 'command-voices', level: 'high', key: ['command'] },
  // Campbell's Danger Assessment: strangulation and threats to kill.
  { id: 'may-be-killed', level: 'high', key: ['abuse_lethal'] },
  {
    id: 'child-abused',
    level: 'high',
    type: 'child_abuse',
    key: ['abuse_physical', 'abuse_sexual', 'parent_hurts'],
    times: ['present', 'hours', 'recent'],
    beside: [{ any: ['child_writer', 'parent_hurts'] }],
  },
  { id: 'child-danger', level: 'high', key: ['child_danger'] },
  { id: 'danger-to-baby', level: 'high', key: ['baby_conviction'] },

  {
    id: 'abuse',
    level: 'medium',
    key: ['abuse_physical', 'abuse_sexual'],
    times: ['present', 'hours', 'recent'],
  },
  {
    id: 'blow-covered',
    level: 'medium',
    type: 'abuse',
    key: ['marked'],
    times: ['present', 'hours', 'recent'],
    beside: [{ any: ['cover_told'], within: 12, side: 'after' }],
  },
  { id: 'psychosis', level: 'medium', key: ['psychosis'] },
  { id: 'thoughts-of-harming', level: 'medium', key: ['harm_others_thought'] },
  {
    id: 'eating-danger',
    level: 'medium',
    type: 'eating_disorder_danger',
    key: ['eating'],
    beside: [{ any: ['eating_danger'] }],
  },

  {
    id: 'purging-danger',
    level: 'medium',
    type: 'eating_disorder_danger',
    key: ['sick_after_food'],
    beside: [
      { any: ['eating', 'cue_secret', 'w_secret', 'w_despair', 'low_mood', 'harm_act'] },
      { any: ['eating_danger'] },
    ],
  },

  { id: 'control', level: 'low', hint: true, key: ['abuse_control'] },
  { id: 'controlled', level: 'low', key: ['control_told'] },
  { id: 'intrusive', level: 'low', key: ['baby_intrusive'] },
  { id: 'eating', level: 'low', key: ['eating'] },
  { id: 'coping', level: 'low', key: ['coping_substance'] },
];
