import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError } from '../config.ts';
import { keysDirectory, loadKeys } from './keys.ts';
import { silentLog } from './log.ts';

const unset = { encryptionKey: undefined, tokenKey: undefined };

const dataDirectory = (): string => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-keys-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true }));
  return dir;
};

const spyLog = () => ({ ...silentLog, warn: vi.fn<(message: string) => void>() });

test('keys are made once, for this user alone, with a warning at every start', () => {
  const dataDir = path.join(dataDirectory(), 'not', 'yet');
  const log = spyLog();
  const first = loadKeys({ dataDir, ...unset }, log);
  expect(first.encryptionKey).toHaveLength(32);
  expect(first.encryptionKey).not.toEqual(first.tokenKey);
  expect(fs.readdirSync(keysDirectory(dataDir)).toSorted()).toEqual([
    'ENCRYPTION_KEY',
    'TOKEN_KEY',
  ]);
  expect(loadKeys({ dataDir, ...unset }, log)).toEqual(first);
  expect(log.warn).toHaveBeenCalledTimes(4);
  expect(log.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^ENCRYPTION_KEY is not set: the key lies beside the data/),
  );
  for (const [line] of log.warn.mock.calls)
    expect(line).not.toContain(first.encryptionKey.toString('base64'));
});

test.skipIf(process.platform === 'win32')('file modes are private, also of restored files', () => {
  const dataDir = dataDirectory();
  loadKeys({ dataDir, ...unset }, silentLog);
  const file = path.join(keysDirectory(dataDir), 'TOKEN_KEY');
  expect(fs.statSync(keysDirectory(dataDir)).mode & 0o777).toBe(0o700);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  fs.chmodSync(file, 0o644);
  loadKeys({ dataDir, ...unset }, silentLog);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test('keys of the environment are used, and then nothing is written or said', () => {
  const dataDir = dataDirectory();
  const log = spyLog();
  const keys = { encryptionKey: Buffer.alloc(32, 1), tokenKey: Buffer.alloc(32, 2) };
  expect(loadKeys({ dataDir, ...keys }, log)).toEqual(keys);
  expect(fs.readdirSync(dataDir)).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a damaged key stops the start and is left alone', () => {
  const dataDir = dataDirectory();
  const file = path.join(keysDirectory(dataDir), 'ENCRYPTION_KEY');
  fs.mkdirSync(keysDirectory(dataDir));
  fs.writeFileSync(file, 'half a k');
  expect(() => loadKeys({ dataDir, ...unset }, silentLog)).toThrow(ConfigError);
  expect(fs.readFileSync(file, 'utf8')).toBe('half a k');
});

test('where there is data but no key, none is invented', () => {
  const dataDir = dataDirectory();
  fs.mkdirSync(path.join(dataDir, 'postgres', 'data'), { recursive: true });
  expect(() => loadKeys({ dataDir, ...unset }, silentLog)).toThrow(
    /ENCRYPTION_KEY is unset and .* is missing/,
  );
  expect(fs.existsSync(keysDirectory(dataDir))).toBe(false);
});
