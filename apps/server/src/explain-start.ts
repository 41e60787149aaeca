import { ConfigError } from './config.ts';

const ADDRESS = new Set(['listen', 'bind', 'getaddrinfo']);
const FILES = new Set(['mkdir', 'open', 'link', 'rename', 'access', 'stat', 'scandir']);
const FILE_CODES = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'ENOENT', 'EPERM', 'EROFS', 'ENOSPC']);

/** Why the server did not start, in one line that names the variable; null for what is not the operator's to mend. */
export function explainStart(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return null;
  const { code = '', syscall = '', message } = error as NodeJS.ErrnoException;
  if (ADDRESS.has(syscall))
    return `HOST and PORT take an address of this machine that is free: ${message}`;
  if (FILES.has(syscall) && FILE_CODES.has(code)) {
    return `DATA_DIR takes a directory that this user may write to: ${message}`;
  }
  return null;
}
