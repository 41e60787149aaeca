import type { Resource, Safety } from '@yarrow/contract';
import {
  higher,
  rank,
  type Assessment,
  type CountryModel,
  type RiskLevel,
  type UrgencyLevel,
} from '@yarrow/engine';

const SOURCE = 'Yarrow safety policy';
const RISK: Readonly<Record<UrgencyLevel, RiskLevel>> = {
  low: 'low',
  moderate: 'medium',
  high: 'high',
  emergency: 'immediate',
};

/**
 * An assessment at least as urgent as the crisis in the person's words: `immediate` is an emergency, `high` is
 * seen within 24 hours. Says so first, with the country's line and emergency number, before any medical advice.
 * Below `high` the assessment is left as it is: the resources stand beside it.
 */
export function raiseForCrisis(
  assessment: Assessment,
  safety: Safety,
  country: CountryModel,
): Assessment {
  if (safety.level !== 'high' && safety.level !== 'immediate') return assessment;
  const asked: UrgencyLevel = safety.level === 'immediate' ? 'emergency' : 'high';
  const level = higher(assessment.urgency_level, asked);
  const crisis = safety.level === 'immediate';
  const reason = {
    rule: `crisis:${safety.level}`,
    level: asked,
    text: crisis
      ? 'What you wrote suggests that somebody may be in danger right now.'
      : 'What you wrote suggests that somebody may be in serious danger.',
    source: SOURCE,
  };
  return {
    ...assessment,
    analysis: {
      ...assessment.analysis,
      risk_level: RISK[level],
      requires_immediate_care: level === 'emergency',
    },
    urgency_level: level,
    urgency_reasons: [reason, ...assessment.urgency_reasons].toSorted(
      (a, b) => rank(b.level) - rank(a.level),
    ),
    recommendations: [advice(safety, country), ...assessment.recommendations],
  };
}

const VIOLENCE = new Set([
  'abuse',
  'sexual_abuse',
  'danger_of_being_killed',
  'attack_now',
  'child_abuse',
  'child_in_danger',
]);
const TO_OTHERS = new Set(['intent_to_harm_others', 'about_to_harm_others', 'danger_to_baby']);

/** The first thing to read: whom to reach. Fixed words, never a model's. */
function advice(safety: Safety, country: CountryModel): string {
  const line = safety.resources.find((one) => one.call ?? one.text ?? one.chat);
  const local = country.code === null ? ' or your local emergency number' : '';
  const number = `${country.emergencyNumber}${local}`;
  // The gravest indicator comes first and says which kind of danger it is.
  const type = safety.indicators[0]?.type ?? '';
  if (safety.level === 'immediate') {
    const also = line ? ` You can also reach ${reach(line)}.` : '';
    return `${urgent(type, number)}${also}`;
  }
  const first = line
    ? `reach ${reach(line)}`
    : 'speak to a crisis line, a doctor or somebody you trust';
  // Never urge a call where it may be overheard.
  const safely = VIOLENCE.has(type) ? 'When it is safe for you to talk, please' : 'Please';
  return `I am glad you said this. ${safely} ${first} today, and tell somebody you trust. If it becomes dangerous, call ${number}.`;
}

function urgent(type: string, number: string): string {
  if (VIOLENCE.has(type)) {
    return `If you can do it without being heard, call ${number} now, or ask somebody to call for you. If you can leave for a safer place, go.`;
  }
  if (TO_OTHERS.has(type)) {
    return `Please go away from them now, to another room or outside, and call ${number}. Let somebody come and stay with you.`;
  }
  return `Please call ${number} now, or ask somebody near to call, and stay with somebody. Move away from anything that could do harm.`;
}

function reach(line: Resource): string {
  if (line.call !== null) return `${line.name} on ${line.call}`;
  if (line.text !== null) return `${line.name} by text, ${line.text}`;
  return `${line.name}, ${line.chat ?? ''}`;
}
