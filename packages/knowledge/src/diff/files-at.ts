import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATA_DIR, readFiles, type KnowledgeFiles } from '../read-files.ts';

const run = promisify(execFile);

/** The knowledge as it was at a commit, tag or branch of git. Throws where git knows no such thing. */
export async function filesAt(revision: string): Promise<KnowledgeFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'yarrow-knowledge-'));
  try {
    const archive = join(folder, 'data.tar');
    // "--" would make the revision a path; what looks like an option is refused instead.
    if (revision.startsWith('-')) throw new Error(`"${revision}" is no revision`);
    await run('git', ['archive', '--format=tar', '-o', archive, revision, '.'], { cwd: DATA_DIR });
    await run('tar', ['-xf', archive, '-C', folder]);
    return await readFiles(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
