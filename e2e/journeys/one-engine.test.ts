import { expect, test } from '../support/test.ts';
import type { Questionnaire } from '../pages/questionnaire.ts';

const ANALYZE = '/api/v1/symptom-checker/analyze';

/** Told in different ways, so that every kind of question is among what is compared. */
const CASES: Record<string, (ask: Questionnaire) => Promise<void>> = {
  'diarrhoea with blood': (ask) => ask.fastDiarrhoea({ blood: 'Yes' }),
  'a known migraine, with medicines': async (ask) => {
    await ask.open();
    await ask.symptoms({ chips: ['Migraine', 'Nausea'] });
    await ask.bodyParts('Left temple', 'Back of neck');
    await ask.screening({ temperature: '36.9' });
    await ask.migraine('Yes');
    await ask.answer('Are you allergic to any of these painkillers (NSAIDs)?', 'Ibuprofen');
    await ask.medicalCheck({
      medication: 'sumatriptan 50 mg',
      pregnancy: '20 weeks',
      asked: ['paracetamol', 'paracetamol/orphenadrine'],
    });
  },
  'chest pressure in a woman of 61': async (ask) => {
    await ask.open();
    await ask.aboutYou({ age: '61', sex: 'Female' });
    await ask.symptoms({ text: 'pressure in my chest spreading into my left arm' });
    await ask.bodyParts('Left side of chest');
    await ask.details('Less than 1 day', '9');
    await ask.screening({ distress: 'I can hardly breathe' });
    await ask.continue();
    await ask.answer('Do you have any of these?', 'High blood pressure');
    await ask.write('Current medications', 'amlodipine');
    await ask.continue();
    await ask.answer('Do you smoke?', 'Current smoker (1+ packs/day)');
    await ask.answer('Have you travelled in the past 2 weeks?', 'No');
    await ask.answer('How stressed are you?', '8');
    await ask.continue();
  },
  'a cold with a denial': (ask) =>
    ask.general('runny nose, a sore throat since Tuesday, no cough', 'Throat', {
      temperature: '38.1',
    }),
  'words nobody understands': (ask) => ask.general('xyzzy qwrt', 'Nose'),
};

test.describe('one engine in two places', () => {
  for (const [name, tell] of Object.entries(CASES))
    test(`server and device give an equal assessment: ${name}`, async ({
      questionnaire: ask,
      results,
      request,
    }) => {
      await tell(ask);
      await results.keepHere();
      const { input, result: device } = await results.caseFile();
      expect(input).toHaveProperty('country', 'US');

      const answer = await request.post(ANALYZE, { data: input });
      expect(answer.status()).toBe(200);
      const server = (await answer.json()) as typeof device;
      expect(withoutOwner(server)).toEqual(withoutOwner(device));
      expect(server['analysis']).toHaveProperty(
        'session_id',
        expect.stringMatching(/^[0-9a-f-]{36}$/),
      );
    });
});

/** What only the server gives: an id to keep it under and a guest to own it. */
function withoutOwner(assessment: Record<string, unknown>): object {
  const analysis = { ...(assessment['analysis'] as object), session_id: null };
  return { ...assessment, analysis, guest: undefined };
}
