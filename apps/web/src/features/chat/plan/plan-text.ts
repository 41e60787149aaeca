interface Step {
  title: string;
  hint: string;
}

/** The six steps of the Stanley-Brown safety plan, in their order and in plain words. */
export const STEPS: readonly Step[] = [
  {
    title: 'Signs that it is getting worse',
    hint: 'Thoughts, moods, situations or things you do that tell you a hard time is coming.',
  },
  {
    title: 'What I can do on my own',
    hint: 'Things that take your mind off it: a walk, music, a shower, a film.',
  },
  {
    title: 'People and places that take my mind off it',
    hint: 'Whom you like to be around, and where there are people.',
  },
  {
    title: 'People I can ask for help',
    hint: 'Family or friends you can tell that it is bad, with their numbers.',
  },
  {
    title: 'Professionals and crisis lines',
    hint: 'Your doctor, a clinic, a crisis line, with their numbers.',
  },
  {
    title: 'Making the place safer',
    hint: 'What can be put away or given to someone to keep, and who will help with that.',
  },
];

export type Plan = readonly string[];
export const EMPTY_PLAN: Plan = STEPS.map(() => '');

const heading = (index: number): string => `${index + 1}. ${STEPS[index]?.title ?? ''}`;

/** As it is kept, printed and handed over; empty where nothing was written. */
export function planToText(plan: Plan): string {
  if (plan.every((part) => part.trim() === '')) return '';
  return STEPS.map((_, i) => `${heading(i)}\n${(plan[i] ?? '').trim()}`).join('\n\n');
}

/** Reads what `planToText` wrote; what stands before the first heading belongs to the first step. */
export function planFromText(text: string): Plan {
  const parts: string[][] = STEPS.map(() => []);
  let at = 0;
  for (const line of text.split('\n')) {
    const found = STEPS.findIndex((_, i) => line.trim() === heading(i));
    if (found === -1) parts[at]?.push(line);
    else at = found;
  }
  return parts.map((lines) => lines.join('\n').trim());
}
