import { expect, test } from '../support/test.ts';

test.describe('the report', () => {
  test('of a stored analysis is saved as a PDF, as FHIR and as a case file', async ({
    questionnaire: ask,
    results,
    axe,
  }) => {
    await ask.general('runny nose, sneezing and a sore throat', 'Nose', { temperature: '36.8' });
    await results.save();
    await results.openDownloads();
    await axe();

    const pdf = await results.download('PDF for your doctor');
    expect(pdf.name).toMatch(/^yarrow-report-\d{4}-\d\d-\d\d\.pdf$/);
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(results.downloads.getByRole('status')).toHaveText(`Saved as ${pdf.name}.`);

    const fhir = await results.download('FHIR file for a clinic');
    expect(JSON.parse(fhir.content.toString())).toMatchObject({
      resourceType: 'Bundle',
      type: 'document',
    });

    const file = await results.download('Save the case file (JSON)');
    expect(JSON.parse(file.content.toString())).toMatchObject({
      kind: 'yarrow-case',
      input: { symptom_text: 'runny nose, sneezing and a sore throat' },
    });
  });

  test('that the server cannot make is made on the device', async ({
    questionnaire: ask,
    results,
    page,
    allowConsole,
  }) => {
    allowConsole(/500/);
    await ask.general('runny nose and sneezing', 'Nose', { temperature: '36.8' });
    await results.save();
    await page.route('**/report?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await results.openDownloads();
    await results.downloads.getByRole('button', { name: 'PDF for your doctor' }).click();
    await expect(results.downloads.getByRole('alert')).toContainText('could not be made just now');
    await expect(
      results.downloads.getByRole('button', { name: 'Print or save as PDF' }),
    ).toBeVisible();
    const file = await results.download('Save the case file (JSON)');
    expect(JSON.parse(file.content.toString())).toMatchObject({ kind: 'yarrow-case' });
  });

  test('of an analysis kept on the device is sent nowhere', async ({
    questionnaire: ask,
    results,
    apiCalls,
  }) => {
    await ask.general('runny nose and sneezing', 'Nose', { temperature: '36.8' });
    await results.keepHere();
    await results.openDownloads();
    await expect(
      results.downloads.getByRole('button', { name: 'PDF for your doctor' }),
    ).toBeHidden();
    await results.download('Save the case file (JSON)');
    expect(apiCalls.filter((call) => call.includes('/report'))).toEqual([]);
  });
});
