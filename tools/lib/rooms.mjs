// Who may import whom. What is not listed is forbidden. docs/ARCHITECTURE.md shows the same as a table.
const anything = () => undefined;
const typesOnly = ({ typeOnly, test }) => (typeOnly || test ? undefined : 'needs `import type`');
const inside = (folder) => (use) =>
  use.file.includes(`/${folder}/`) ? undefined : `is only for ${folder}/ (the worker)`;
const either = (one, other) => (use) => other(use) && one(use);
const subpath = (wanted) => (use) =>
  use.path === wanted ? undefined : `has only '${use.name}/${wanted}' for it`;

/** `npm`: the packages a pure room may use, Node's own modules are out; without it, what it declares. */
export const ROOMS = {
  'packages/engine': { npm: [], rooms: {} },
  'packages/contract': { npm: ['zod'], rooms: { engine: typesOnly } },
  'packages/assistant': { npm: [], rooms: { engine: anything, contract: typesOnly } },
  'packages/knowledge': { rooms: { engine: anything } },
  'apps/server': {
    rooms: { engine: anything, knowledge: anything, assistant: anything, contract: anything },
    levels: [['app', 'main'], ['features'], ['db', 'llm', 'mail'], ['http']],
  },
  'apps/web': {
    rooms: {
      engine: either(inside('lib/engine'), subpath('words')),
      knowledge: inside('lib/engine'),
      assistant: either(subpath('resources'), subpath('danger')),
      contract: anything,
    },
    levels: [['app', 'main'], ['features'], ['ui'], ['lib']],
  },
};

export const roomOf = (path) => Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`));
