import type { AnalysisRequest } from '@yarrow/contract';
import { URGENCY_LEVELS } from '@yarrow/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf, type ReadPdf } from '../testing-pdf.ts';
import { realKnowledge } from '../../../testing-knowledge.ts';
import { reportCase, SESSION, USUAL } from '../testing-report.ts';
import { reportPdf } from './report-pdf.ts';

const bytesOf = async (input: AnalysisRequest): Promise<Buffer> =>
  await reportPdf(await reportCase(input), await realKnowledge());
const read = async (input: AnalysisRequest): Promise<ReadPdf> => readPdf(await bytesOf(input));
const FOOT = /Madebysoftwarefromwhatapersontoldit.Notadiagnosis\.Page\dof\d/g;
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

beforeAll(realKnowledge);

describe('the report on paper', () => {
  it('has two pages at most for a usual case, and says what a doctor looks for', async () => {
    const { pages, copied } = await read(USUAL);
    expect(pages).toBeLessThanOrEqual(2);
    const { result } = await reportCase(USUAL);
    for (const text of [
      '21 November 2026',
      `“${USUAL.symptom_text}”`,
      `Urgency ${URGENCY_LEVELS.indexOf(result.urgency_level) + 1} of 4`,
      ...result.urgency_reasons.map((reason) => reason.text),
      'Cough · Sore throat',
      'DeniedChest pain',
      'Not sureRunny nose',
      ...result.follow_up.map(({ question }) => question),
      ...result.conditions.slice(0, 3).map(({ name, icd10 }) => name + icd10),
      'less likely, ',
      'Something that is not in the list',
      ...result.must_not_miss.map(({ name }) => name),
      'Medicines takensalbutamol',
      'Allergiespenicillin',
      'ConditionsAsthma',
      ...result.red_flags,
      'Emergency number: 999 (United Kingdom)',
      'Not a diagnosis',
      `Engine ${result.analysis.engine_version} · Knowledge ${result.analysis.knowledge_version} · Session ${SESSION}`,
      'Page 1 of 2',
    ])
      expect(copied).toContain(squeezed(text));
  });

  it('is tagged, in one language, and shows its title', async () => {
    const { objects, tags } = await read(USUAL);
    const all = objects.join('\n');
    expect(all).toContain('/Marked true');
    expect(all).toContain('/Lang (en)');
    expect(all).toContain('/DisplayDocTitle true');
    expect(all).toContain('(Yarrow symptom report, 21 November 2026)');
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'H2').length).toBeGreaterThan(5);
    expect(tags).toEqual(expect.arrayContaining(['Document', 'Sect', 'P', 'L', 'LI', 'LBody']));
    const fonts = all.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(all.match(/\/FontFile2 /g), 'every font is inside').toHaveLength(fonts.length);
  });

  it('is the same, byte for byte, for the same case', async () => {
    expect((await bytesOf(USUAL)).equals(await bytesOf(USUAL))).toBe(true);
  });

  it('says “not asked” where nothing was told, and makes nothing up', async () => {
    const { copied, pages } = await read({ symptom_text: 'a cough' });
    expect(pages).toBeLessThanOrEqual(2);
    for (const gap of [
      'Not askedFor how long, how strong',
      'age, sex at birth',
      'smoking, alcohol',
    ])
      expect(copied).toContain(squeezed(gap));
    expect(copied).toContain(squeezed('Emergency number: 112, or the local one'));
  });

  it('writes what is not Latin, and shows a box where no font has a letter, the letter behind it', async () => {
    const told = 'Żółć, pão, болит голова, πονοκέφαλος, सिरदर्द, đau đầu. 头痛 and صداع 😀.';
    const { copied } = await read({
      symptom_text: `headache. ${told}`,
      current_medications: '布洛芬',
    });
    expect(copied).toContain(squeezed(told));
    expect(copied).toContain('布洛芬');
    expect(copied).toContain(
      squeezed('A red box stands for a letter that this paper cannot show.'),
    );
    expect((await read(USUAL)).copied).not.toContain('Aredbox');
  });

  it('takes whatever can be typed', async () => {
    const odd = `cough \u0000\u0007 \uD800 \u202Ereversed\u202C \u200B ${'e\u0301'.repeat(40)} (\\) %PDF endobj`;
    const { copied } = await read({
      symptom_text: odd,
      allergies: odd,
      primary_symptoms: [odd.slice(0, 60)],
    });
    expect(copied).toContain('(\\)%PDF');
    expect(copied).toContain('reversed');
  });

  it('begins a long story on the first page and has all of it at the end', async () => {
    const long = Array.from({ length: 1200 }, (_, i) => `headache${i}`).join(' ');
    expect(long.length).toBeGreaterThan(10_000);
    const { copied, pages } = await read({ symptom_text: long });
    expect(copied.replaceAll(FOOT, '')).toContain(squeezed(long));
    expect(copied).toContain(squeezed('The whole text is at the end of this report.'));
    expect(pages).toBeLessThan(8);
  });

  it('breaks a word that is longer than a line', async () => {
    const word = 'cough'.repeat(400);
    expect((await read({ symptom_text: `cough ${word}` })).copied).toContain(word);
  });

  it('names no cause where nothing was understood, and reassures nobody', async () => {
    const { copied, pages } = await read({ symptom_text: 'xyzzy qwrt' });
    expect(pages).toBe(1);
    expect(copied).toContain(squeezed('Nothing was recognised, so no cause is named.'));
    expect(copied).toContain(squeezed('This says nothing of how harmless it is.'));
  });

  it('puts a crisis first, with who helps', async () => {
    const { copied } = await read({ symptom_text: 'I want to kill myself tonight', country: 'US' });
    expect(copied).toContain(squeezed('The person’s words speak of a crisis'));
    expect(copied).toContain('988');
    expect(copied.indexOf('Pleasenotice')).toBeLessThan(copied.indexOf('Intheirownwords'));
  });

  it('fits the sheets of the country', async () => {
    const sheet = async (country: string): Promise<string | undefined> =>
      (await read({ symptom_text: 'a cough', country })).objects
        .join('\n')
        .match(/\/MediaBox \[.*?\]/)?.[0];
    expect(await sheet('US')).toBe('/MediaBox [0 0 612 792]');
    expect(await sheet('GB')).toBe('/MediaBox [0 0 595.28 841.89]');
  });
});
