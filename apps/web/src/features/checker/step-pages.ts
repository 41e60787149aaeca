import type { ComponentType } from 'react';
import type { StepId } from './steps.ts';

type QuestionId = Exclude<StepId, 'results'>;

/** Where each screen's code lies; it is loaded when the screen is opened. */
const PAGES: Record<QuestionId, () => Promise<ComponentType>> = {
  symptoms: async () => (await import('./pages/symptoms-page.tsx')).SymptomsPage,
  'body-chart': async () => (await import('./pages/body-chart-page.tsx')).BodyChartPage,
  'symptom-details': async () =>
    (await import('./pages/symptom-details-page.tsx')).SymptomDetailsPage,
  'urgent-screening': async () =>
    (await import('./pages/urgent-screening-page.tsx')).UrgentScreeningPage,
  'decision-gate': async () => (await import('./pages/decision-gate-page.tsx')).DecisionGatePage,
  'condition-diagnostics': async () =>
    (await import('./pages/condition-diagnostics-page.tsx')).ConditionDiagnosticsPage,
  'medical-check': async () => (await import('./pages/medical-check-page.tsx')).MedicalCheckPage,
  'medical-history': async () =>
    (await import('./pages/medical-history-page.tsx')).MedicalHistoryPage,
  'lifestyle-factors': async () =>
    (await import('./pages/lifestyle-factors-page.tsx')).LifestyleFactorsPage,
};

export const pageOf = (id: QuestionId): Promise<ComponentType> => PAGES[id]();

/** Loads the other screens while the first is being filled in, so that the connection may drop from there on. */
export function prefetchPages(): void {
  for (const load of Object.values(PAGES)) void load().catch(() => null);
}
