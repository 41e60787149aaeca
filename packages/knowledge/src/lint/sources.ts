import type { Linter } from './lint.ts';

/** Every statement names a source of its own entry. */
export const sources: Linter = (files) => {
  const check = (
    where: string,
    known: readonly { id: string }[],
    used: readonly { source: string }[],
  ): string[] =>
    used
      .filter(({ source }) => !known.some(({ id }) => id === source))
      .map(
        ({ source }) => `${where}: a statement names the source "${source}", which is not listed`,
      );
  return [
    ...files.conditions.flatMap((one) =>
      check(one.file, one.sources, [
        ...one.red_flags,
        ...one.self_care,
        ...one.treatments,
        ...one.when_to_see,
        one.urgency,
        ...one.urgency.raised_by,
      ]),
    ),
    ...files.medicines.flatMap((one) =>
      check(one.file, one.sources, [...one.forbidden_by, ...one.doses, ...one.interactions]),
    ),
  ];
};
