import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chatSessionDetailed, device, profile, symptomSession } from '@yarrow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { call, confirmAddress, post, signUpAs } from '../auth/testing-people.ts';
import { CRISIS, newChatter, scripted } from '../chat/testing-chat.ts';
import { unzip } from './testing-zip.ts';
import { zip } from './zip.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ assistant: scripted, adminEmails: ['doctor@example.org'] });
});
afterAll(async () => await test.close());

const exported = async (token: string): Promise<Record<string, string>> => {
  const answer = await call(test.app, 'GET', '/users/me/export', { token });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="yarrow-export-\d{4}-\d\d-\d\d\.zip"$/,
  );
  return unzip(answer.rawPayload);
};

it('holds everything of the person in files of the contract, and nothing of others', async () => {
  const doctor = await signUpAs(test, 'doctor@example.org');
  await confirmAddress(test, doctor);
  const person = await newChatter(test);
  const other = await newChatter(test);
  await other.send('the secret of another');
  const { token } = person;
  await person.ask('PATCH', '/users/me', { displayName: 'Émile', settings: { auto_save: false } });
  await post(test.app, '/symptom-checker/analyze', { symptom_text: 'a cough' }, token);
  await person.send('a first version');
  const [said] = await person.messages();
  await person.send(CRISIS, { replaces: said?.id });
  await call(test.app, 'GET', person.chat, { token: doctor.firebase_id_token });

  const files = await exported(token);
  const json = (name: string): unknown => JSON.parse(files[name] ?? '');
  expect(Object.keys(files)[0]).toBe('README.txt');
  for (const name of Object.keys(files).slice(1)) expect(files['README.txt']).toContain(name);
  expect(profile.parse(json('profile.json')).user.displayName).toBe('Émile');
  const [analysis] = symptomSession.array().parse(json('analyses.json'));
  expect(analysis?.input_data).toMatchObject({ symptom_text: 'a cough' });
  const [chat] = chatSessionDetailed.array().parse(json('chats.json'));
  expect(chat?.messages.map(({ content }) => content)).toContain('a first version');
  expect(chat?.risk_timeline).toHaveLength(1);
  expect(json('reads.json')).toMatchObject([{ reader: 'doctor@example.org' }]);
  const { devices } = json('devices.json') as { devices: unknown[] };
  expect(device.omit({ current: true }).array().parse(devices)).toHaveLength(1);
  expect(Object.values(files).join('\n')).not.toContain('the secret of another');
});

it('is an archive that other programs open', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-zip-'));
  try {
    const text = 'Grüße, 世界\n'.repeat(1000);
    const files = [
      { name: 'a.txt', text },
      { name: 'leer-ä.json', text: '' },
    ];
    const archive = zip(files, new Date('2026-02-03T04:05:06Z'));
    expect(unzip(archive)).toEqual({ 'a.txt': text, 'leer-ä.json': '' });
    fs.writeFileSync(path.join(dir, 'a.zip'), archive);
    const found = ['python3', '/usr/bin/python3'].find((one) => works(one));
    if (found === undefined) return; // checked by ours alone where there is no other
    const script =
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; i=z.infolist(); print(z.read(i[0]).decode(), i[1].filename, i[0].date_time, sep="|", end="")';
    const said = execFileSync(found, ['-c', script, path.join(dir, 'a.zip')], { encoding: 'utf8' });
    expect(said).toBe(`${text}|leer-ä.json|(2026, 2, 3, 4, 5, 6)`);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});

function works(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
