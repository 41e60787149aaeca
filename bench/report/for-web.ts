import type { Figures } from './figures.ts';

const [PUBLISHED, OWN, EMERGENCIES, CRISIS] = [
  'Published vignettes, restated (Semigran and Avey)',
  'Our own vignettes, written apart from the product',
  'Emergencies in lay words, written apart from the product',
  'Crisis messages',
];

/** What the page of the app shows: the few figures that a person asks for. */
const SHOWN: readonly { id: string; section: string | undefined; row: string }[] = [
  { id: 'published-first', section: PUBLISHED, row: 'top 1, all cases' },
  { id: 'published-three', section: PUBLISHED, row: 'top 3, all cases' },
  { id: 'published-urgency', section: PUBLISHED, row: 'urgency right' },
  { id: 'published-emergency', section: PUBLISHED, row: 'emergencies recognised' },
  { id: 'published-too-high', section: PUBLISHED, row: 'urgency too high' },
  { id: 'own-first', section: OWN, row: 'top 1, all cases' },
  { id: 'own-three', section: OWN, row: 'top 3, all cases' },
  { id: 'own-urgency', section: OWN, row: 'urgency right' },
  { id: 'own-emergency', section: OWN, row: 'emergencies recognised' },
  { id: 'own-too-high', section: OWN, row: 'urgency too high' },
  { id: 'messages-emergency', section: EMERGENCIES, row: 'recognised' },
  {
    id: 'messages-false-alarm',
    section: EMERGENCIES,
    row: 'false alarms on clear non-emergencies',
  },
  { id: 'crisis', section: CRISIS, row: 'high and immediate recognised as at least high' },
  { id: 'crisis-false-alarm', section: CRISIS, row: 'harmless raised to medium or more' },
];

export function forWeb({ engine, knowledge, conditions, sections, calibration }: Figures) {
  return {
    engine,
    knowledge,
    conditions,
    measures: SHOWN.map(({ id, section, row }) => {
      const found = sections
        .find(({ title }) => title === section)
        ?.rows.find(({ name }) => name === row);
      if (!found?.share) throw new Error(`no measure "${row}" in "${section}"`);
      return { id, ...found.share };
    }),
    calibration: calibration
      .filter(({ of }) => of > 0)
      .map(({ of, stated, right }) => ({ of, stated: Number((stated / of).toFixed(3)), right })),
  };
}
