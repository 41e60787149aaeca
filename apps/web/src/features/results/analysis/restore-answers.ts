import type { FindingAnswer } from '../words/understood.ts';

/** What lay in the tab's storage: what fits is kept. */
export function restoreAnswers(stored: unknown): { basis: string; answers: FindingAnswer[] } {
  const { basis, answers } = (stored ?? {}) as { basis?: unknown; answers?: unknown };
  if (typeof basis !== 'string' || !Array.isArray(answers)) return { basis: '', answers: [] };
  return { basis, answers: answers.filter(isAnswer) };
}

function isAnswer(one: unknown): one is FindingAnswer {
  const { finding, value } = (one ?? {}) as Partial<FindingAnswer>;
  return typeof finding === 'string' && ['present', 'absent', 'unknown'].includes(value ?? '');
}
