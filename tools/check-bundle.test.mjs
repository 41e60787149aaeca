import { expect, test } from 'vitest';
import { initialScripts } from './check-bundle.mjs';

test('counts the entry and its static imports once, and nothing loaded later', () => {
  const manifest = {
    'index.html': { file: 'a.js', imports: ['_b.js', '_c.js'], dynamicImports: ['src/chat.tsx'] },
    '_b.js': { file: 'b.js', imports: ['_c.js'] },
    '_c.js': { file: 'c.js' },
    'src/chat.tsx': { file: 'chat.js', imports: ['_c.js'] },
  };
  expect(initialScripts(manifest)).toEqual(['a.js', 'b.js', 'c.js']);
});
