import { active } from './groups.ts';
import type { Rule } from './rule.ts';

/** Two half pictures that say nothing apart: lexicon/half-pictures.ts. */
const wish = (
  id: string,
  key: string,
  beside: string | readonly string[],
  side?: 'before',
): Rule => ({
  id,
  level: 'low',
  key: [key],
  beside: [{ any: [beside].flat(), within: 25, ...(side ? { side } : {}) }],
  person: 'self',
  ideation: true,
});

export const PICTURE_RULES: readonly Rule[] = [
  wish('bad-news-welcomed', 'welcomed', 'grim_news'),
  wish('good-news-mourned', 'let_down', 'good_news'),
  wish('danger-welcomed', 'serene', 'near_miss', 'before'),
  wish('future-of-others', 'not_mine', 'far_off'),
  wish('dead-well-off', 'well_off', 'the_dead', 'before'),
  wish('called-and-willing', 'willing', 'called', 'before'),
  wish('rest-not-meant', 'other_kind', 'v_ended', 'before'),
  wish('put-down-too', 'us_too', 'put_down', 'before'),
  wish('past-use', 'past_use', 'thrown_out'),
  wish('hazard-let-come', 'let_come', 'hazard'),
  wish('long-life-dreaded', 'no_thanks', 'long_life'),
  wish('death-misdirected', 'wrong_aim', ['grim_news', 'the_dead'], 'before'),
  wish('saying-and-willing', 'willing', 'tongue_saying'),
  {
    id: 'joke-meant',
    level: 'low',
    key: ['meant_joke'],
    beside: [
      {
        any: [
          'grim_news',
          'the_dead',
          'near_miss',
          'tongue_saying',
          'w_death',
          'v_envied',
          'v_unmade',
        ],
        within: 30,
        side: 'before',
      },
    ],
    person: 'self',
    ideation: true,
  },
  {
    id: 'attempt-covered',
    level: 'high',
    type: 'suicide_attempt',
    key: ['attempt_half'],
    times: ['present', 'recent', 'hours'],
    beside: [{ any: ['cover_story'], within: 12, side: 'after' }],
    ...active,
  },
];
