import { findingsIn, medicinesIn } from '@yarrow/engine';
import type { KnowledgeFiles } from '../read-files.ts';
import type { Linter } from './lint.ts';

/** Every finding and medicine that an entry names exists. */
export const references: Linter = (files) => {
  const findings = new Set(files.findings.map(({ id }) => id));
  const medicines = new Set(files.medicines.map(({ id }) => id));
  const classes = new Set(
    files.medicines.flatMap((medicine) => [medicine.id, ...medicine.classes]),
  );
  return namedBy(files).flatMap(({ from, kind, id }) => {
    const known = { finding: findings, medicine: medicines, 'medicine or class': classes }[kind];
    return known.has(id) ? [] : [`${from}: there is no ${kind} "${id}"`];
  });
};

interface Reference {
  from: string;
  kind: 'finding' | 'medicine' | 'medicine or class';
  id: string;
}

function namedBy(files: KnowledgeFiles): Reference[] {
  const to = (
    from: string,
    kind: Reference['kind'],
    ids: readonly (string | undefined)[],
  ): Reference[] => ids.flatMap((id) => (id === undefined ? [] : [{ from, kind, id }]));
  return [
    ...files.findings.flatMap(({ id, file, refines, implies, excludes }) =>
      to(`${file}: ${id}`, 'finding', [refines, ...implies, ...excludes]),
    ),
    ...files.clusters.flatMap((one) =>
      to(`lint/clusters.yaml: ${one.name}`, 'finding', [...one.shows, ...one.with]),
    ),
    ...files.answers.flatMap(({ finding }) => to('findings/answers.yaml', 'finding', [finding])),
    ...files.conditions.flatMap((one) => [
      ...to(one.file, 'finding', [
        ...Object.keys(one.findings),
        ...Object.keys(one.risks),
        one.must_not_miss?.finding,
        ...one.urgency.raised_by.flatMap(({ when }) => findingsIn(when)),
      ]),
      ...to(
        one.file,
        'medicine',
        [...one.self_care, ...one.treatments, ...one.red_flags].map(({ medicine }) => medicine),
      ),
      ...to(
        one.file,
        'medicine or class',
        one.urgency.raised_by.flatMap(({ when }) => medicinesIn(when)),
      ),
    ]),
    ...files.rules.flatMap(({ id, file, when }) => [
      ...to(`${file}: ${id}`, 'finding', findingsIn(when)),
      ...to(`${file}: ${id}`, 'medicine or class', medicinesIn(when)),
    ]),
    ...files.medicines.flatMap((one) => [
      ...to(
        one.file,
        'finding',
        one.forbidden_by.flatMap(({ when }) => findingsIn(when)),
      ),
      ...to(one.file, 'medicine or class', [
        ...one.forbidden_by.flatMap(({ when }) => medicinesIn(when)),
        ...one.interactions.map((other) => other.with),
      ]),
    ]),
  ];
}
