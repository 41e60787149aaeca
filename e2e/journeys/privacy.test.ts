import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

/** Words that stand nowhere else in the world of this server. */
const WORDS = ['zanzibarquokka', 'umbrellafinch', 'platypuswreath', 'marzipanotter'];

test('what a person told is found in clear neither in the server’s files nor in its log', async ({
  questionnaire: ask,
  results,
  server,
  page,
}) => {
  const [symptom, distress, medication, allergy] = WORDS as [string, string, string, string];
  await ask.open();
  await ask.symptoms({ text: `runny nose and sneezing after the ${symptom}` });
  await ask.bodyParts('Nose');
  await ask.details('1-3 days', '4');
  await ask.screening({ distress });
  await ask.continue();
  await ask.write('Current medications', medication);
  await ask.write('Known allergies', allergy);
  await ask.continue();
  await ask.continue();
  const request = page.waitForRequest(/\/analyze$/);
  await results.save();
  const sent = (await request).postData() ?? '';
  for (const word of WORDS) expect(sent, 'it was really told').toContain(word);
  await page.reload(); // reads it back
  await expect(results.summary).toContainText(symptom);
  await results.strikeOut('Sneezing');
  expect(page.url()).not.toContain(symptom);

  // Stopped, so that everything is on the disk.
  await server.kill();
  const files = everyFile(server.dataDir);
  const holding = (word: string | Buffer) => files.filter(({ bytes }) => bytes.includes(word));
  expect(holding('wrapped_key'), 'the search looks into the tables').not.toEqual([]);
  for (const piece of WORDS.flatMap(pieces)) {
    const paths = holding(piece).map(({ path }) => path);
    expect(paths, String(piece)).toEqual([]);
  }
  for (const word of WORDS) expect(server.log()).not.toContain(word);
  expect(server.log()).not.toMatch(/sneezing|runny nose/i);
  expect(server.log(), 'it did log').toContain('"analyze"');
  await server.restart();
  await page.reload();
  await expect(results.summary, 'and only its owner reads it').toContainText(symptom);
});

function everyFile(folder: string): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, bytes: readFileSync(path) };
    });
}

/** PostgreSQL's compression breaks a word up, but never into pieces shorter than these; two encodings more. */
function pieces(word: string): (string | Buffer)[] {
  const length = 7;
  const starts = Array.from({ length: word.length - length + 1 }, (_, start) => start);
  const utf8 = starts.map((start) => word.slice(start, start + length));
  return [...utf8, Buffer.from(word, 'utf16le'), Buffer.from(word).toString('base64').slice(0, -4)];
}
