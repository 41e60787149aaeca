import { expect, test } from 'vitest';
import { findLayerProblems } from './lib/layers.mjs';

const manifests = {
  'packages/engine': {},
  'packages/contract': { dependencies: { zod: '4' } },
  'packages/assistant': {},
  'packages/knowledge': { devDependencies: { yaml: '2' } },
  'apps/server': { dependencies: { fastify: '5', '@yarrow/engine': '0.1.0' } },
  'apps/web': { dependencies: { react: '19' } },
};
const problemsOf = (path, text) => findLayerProblems({ [path]: text }, manifests);

test.each([
  [
    'engine knows no other room',
    'packages/engine/src/a.ts',
    `import { x } from '@yarrow/knowledge';`,
  ],
  ['engine has no npm package', 'packages/engine/src/a.ts', `import { z } from 'zod';`],
  [
    'engine has no Node module',
    'packages/engine/src/a.ts',
    `import { readFileSync } from 'node:fs';`,
  ],
  ['nor by a dynamic import', 'packages/engine/src/a.ts', `const z = await import('zod');`],
  ['nor over several lines', 'packages/engine/src/a.ts', `import {\n  a,\n  b,\n} from 'zod';`],
  ['nor re-exported', 'packages/engine/src/a.ts', `export * from 'zod';`],
  ['nor for its effect', 'packages/engine/src/a.ts', `import 'zod';`],
  [
    'a test keeps to the rooms too',
    'packages/engine/src/a.test.ts',
    `import { x } from '@yarrow/knowledge';`,
  ],
  [
    'contract takes types from engine',
    'packages/contract/src/a.ts',
    `import { assess } from '@yarrow/engine';`,
  ],
  ['contract has zod only', 'packages/contract/src/a.ts', `import { v7 } from 'uuid';`],
  [
    'assistant takes types from contract',
    'packages/assistant/src/a.ts',
    `import { x } from '@yarrow/contract';`,
  ],
  [
    'assistant knows no knowledge',
    'packages/assistant/src/a.ts',
    `import type { X } from '@yarrow/knowledge';`,
  ],
  [
    'knowledge knows no contract',
    'packages/knowledge/src/a.ts',
    `import type { X } from '@yarrow/contract';`,
  ],
  ['server knows no web', 'apps/server/src/app.ts', `import { x } from '@yarrow/web';`],
  ['undeclared package', 'apps/server/src/app.ts', `import express from 'express';`],
  [
    'web has the engine in its worker',
    'apps/web/src/features/results/a.ts',
    `import type { X } from '@yarrow/engine';`,
  ],
  [
    'web has knowledge in its worker',
    'apps/web/src/lib/api.ts',
    `import { x } from '@yarrow/knowledge';`,
  ],
  [
    'web has danger detection only',
    'apps/web/src/features/chat/a.ts',
    `import { reply } from '@yarrow/assistant';`,
  ],
  [
    'a worker counts as an import',
    'apps/web/src/lib/api.ts',
    `new Worker(new URL('../app/worker.ts', import.meta.url));`,
  ],
  [
    'climbing into another room',
    'packages/contract/src/a.ts',
    `import { x } from '../../engine/src/x.ts';`,
  ],
  [
    'ui knows no feature',
    'apps/web/src/ui/button.tsx',
    `import { x } from '../features/chat/store.ts';`,
  ],
  ['lib knows no ui', 'apps/web/src/lib/api.ts', `import { x } from '../ui/button.tsx';`],
  [
    'features know no app',
    'apps/web/src/features/chat/a.tsx',
    `import { x } from '../../app/paths.ts';`,
  ],
  [
    'no sibling feature',
    'apps/web/src/features/chat/a.tsx',
    `import { x } from '../results/b.ts';`,
  ],
  [
    'no sibling feature in the server',
    'apps/server/src/features/chat/a.ts',
    `import type { X } from '../auth/store.ts';`,
  ],
  [
    'features know no wiring',
    'apps/server/src/features/chat/a.ts',
    `import type { Deps } from '../../app.ts';`,
  ],
  [
    'http knows no database',
    'apps/server/src/http/session.ts',
    `import { x } from '../db/open.ts';`,
  ],
  ['database knows no mail', 'apps/server/src/db/open.ts', `import { x } from '../mail/send.ts';`],
  ['config knows nobody', 'apps/server/src/config.ts', `import { x } from './http/errors.ts';`],
  ['no other folder', 'apps/web/src/utils/misc.ts', ``],
])('refuses: %s', (_why, path, text) => {
  expect(problemsOf(path, text)).toHaveLength(1);
});

test('refuses a manifest that depends on a room it may not use', () => {
  const bad = {
    ...manifests,
    'packages/engine': { dependencies: { '@yarrow/contract': '0.1.0' } },
  };
  expect(findLayerProblems({}, bad)).toEqual([
    'packages/engine/package.json: may not depend on @yarrow/contract',
  ]);
});

test.each([
  ['packages/engine/src/a.ts', `import { b } from './inference/b.ts';`],
  ['apps/web/src/features/results/a.ts', `import { x } from '@yarrow/engine/words';`],
  ['packages/engine/src/a.test.ts', `import fc from 'fast-check';`],
  ['packages/engine/src/a.ts', `// like import x from 'zod'\nconst said = "taken from 'work'";`],
  [
    'packages/contract/src/a.ts',
    `import type { Case } from '@yarrow/engine';\nimport { z } from 'zod';`,
  ],
  [
    'packages/knowledge/src/a.ts',
    `import { parse } from 'yaml';\nimport { join } from 'node:path';`,
  ],
  ['apps/server/src/main.ts', `import { createApp } from './app.ts';`],
  ['apps/server/src/app.ts', `import { chatRoutes } from './features/chat/routes.ts';`],
  [
    'apps/server/src/features/chat/store.ts',
    `import { open } from '../../db/open.ts';\nimport { x } from './y.ts';`,
  ],
  ['apps/server/src/http/limit.ts', `import type { Config } from '../config.ts';`],
  ['apps/server/src/features/chat/routes.test.ts', `import { createApp } from '../../app.ts';`],
  ['apps/server/src/db/testing-global.ts', `import { createApp } from '../app.ts';`],
  ['apps/web/src/main.tsx', `import './ui/theme.css';\nimport { App } from './app/app.tsx';`],
  ['apps/server/src/app.ts', `const built = new URL('../../web/dist/', import.meta.url);`],
  ['apps/web/src/lib/engine/worker.ts', `import { assess } from '@yarrow/engine';`],
  ['apps/web/src/features/chat/a.ts', `import { detectDanger } from '@yarrow/assistant/danger';`],
])('allows what the architecture allows: %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});
