import type { UrgencyReason } from '../assessment.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { missing } from '../interview/one-answer-away.ts';
import type { Facts } from '../logic/expression.ts';
import type { Knowledge } from '../prepare.ts';

/** "I don't know" whether the rash fades: where a "yes" would be an emergency, somebody should look who can tell. */
export function unsureOfDanger(
  knowledge: Knowledge,
  facts: Facts,
  evidence: Evidence,
): UrgencyReason[] {
  if (evidence.couldNotSay.size === 0) return [];
  const away = missing(knowledge, facts, evidence);
  const first = [...evidence.couldNotSay].find((finding) => away.has(finding));
  const about = first === undefined ? undefined : knowledge.model.findings[first];
  if (!about) return [];
  const text = `You could not say: “${about.question}” It can be a sign of danger, so have it looked at.`;
  return [{ rule: 'own:unsure', level: 'moderate', text, source: 'yarrow' }];
}
