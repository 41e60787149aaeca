import { detectCrisis } from '@yarrow/assistant';
import { authorOf, groupBy, ownCases, rankOf, tested } from './crisis/cases.ts';
import { report } from './crisis/report.ts';

/*
 * npx tsx bench/own-crisis.ts      scores own-crisis.json and the even ids of crisis.json, all measures of labels.md
 *
 * The detector as shipped has learnt from our own: for what it is worth on them unseen, run
 * `npx tsx bench/train-crisis.ts folds`. It has learnt nothing from crisis.json.
 */
const judged = [...ownCases(), ...tested('even')].map((one) => {
  const { level, flags } = detectCrisis(one.text);
  return { one, got: rankOf(level), flagged: flags.suicidal_ideation };
});
for (const [author, theirs] of groupBy(judged, ({ one }) => authorOf(one))) report(author, theirs);
