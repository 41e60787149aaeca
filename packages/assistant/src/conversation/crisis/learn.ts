import type { CrisisLevel } from '@yarrow/contract';
import { higherCrisis } from '../../danger/level.ts';
import type { CrisisState } from './crisis-state.ts';
import type { Heard } from './hear/hear.ts';
import type { Theme } from './theme.ts';

/** What is remembered of a message before it is answered. */
export function learn(before: CrisisState, heard: Heard, level: CrisisLevel): CrisisState {
  const { answer, theme } = heard;
  const answers = answer
    ? { ...before.answers, [answer.question]: answer.heard === 'soon' ? 'yes' : answer.heard }
    : before.answers;
  return {
    ...before,
    level: higherCrisis(before.level, level),
    theme: gravest(before, heard),
    themes: theme === null ? before.themes : union(before.themes, [theme]),
    types: union(before.types, heard.types),
    child: heard.child,
    veteran: heard.veteran,
    answers: heard.level === 'immediate' ? withoutHelp(answers) : answers,
    help: helpAfter(before, heard),
  };
}

/** The danger that made the level what it is; another one told later at a lower level does not take its place. */
function gravest(
  { theme: known, level }: CrisisState,
  { theme, rose, level: now }: Heard,
): Theme | null {
  if (theme === null || (known !== null && !rose && now !== level)) return known;
  return theme === 'low_mood' && known === 'suicide' ? known : theme;
}

function helpAfter({ help }: CrisisState, heard: Heard): CrisisState['help'] {
  // Danger that starts anew needs help anew.
  if (heard.level === 'immediate') return heard.helped ?? 'none';
  if (heard.helped) return heard.helped;
  if (heard.answer?.question !== 'help_coming') return help;
  return heard.answer.heard === 'yes' ? 'coming' : help;
}

function withoutHelp(answers: CrisisState['answers']): CrisisState['answers'] {
  const { help_coming: _, ...others } = answers;
  return others;
}

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];
