import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compile, readFiles, saveCompiled } from '@yarrow/knowledge';
import type { TestProject } from 'vitest/node';

/* A vitest globalSetup: the real knowledge, compiled once for the whole run. */

declare module 'vitest' {
  interface ProvidedContext {
    knowledgeDir: string;
  }
}

let dir: string | undefined;

export const setup = async (project: TestProject): Promise<void> => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-test-knowledge-'));
  await saveCompiled(dir, compile(await readFiles()));
  project.provide('knowledgeDir', dir);
};

export const teardown = (): void => {
  if (dir) fs.rmSync(dir, { recursive: true, force: true });
};
