// Beside every built text its compressed copies, which the server sends to who accepts them.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(?:js|css|json|svg|html|webmanifest)$/;
/** Below this a copy saves no packet. */
const SMALLEST = 1_400; // bytes
/** 11, the highest, is a tenth smaller and takes twenty times as long. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** How a file of the build is sent, by the ending of the copy. */
export const ENCODINGS = { br: (bytes) => brotliCompressSync(bytes, QUALITY), gz: gzipSync };

export function compressTexts(dir) {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    for (const [ending, compress] of Object.entries(ENCODINGS)) {
      if (bytes.length < SMALLEST) rmSync(`${path}.${ending}`, { force: true });
      else writeFileSync(`${path}.${ending}`, compress(bytes));
    }
  }
}
