// Holds the imports of every file against the table in rooms.mjs. Pure: texts in, problems out.
import { dirname, join } from 'node:path/posix';
import { isTest } from './files.mjs';
import { importsOf, splitPackage } from './imports.mjs';
import { roomOf, ROOMS } from './rooms.mjs';

/** Tests and their helpers (testing-*.ts) reach across the inside of a room and use any npm package. */
const isForTests = (file) => isTest(file) || /\/testing[^/]*(\/|\.tsx?$)/.test(file);

/** files: { path: text }, manifests: { room: package.json as an object } -> problems, one line each. */
export function findLayerProblems(files, manifests) {
  const problems = Object.entries(manifests).flatMap(([room, { dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter((name) => name.startsWith('@yarrow/') && !ROOMS[room].rooms[name.slice(8)])
      .map((name) => `${room}/package.json: may not depend on ${name}`),
  );
  for (const [file, text] of Object.entries(files)) {
    const room = roomOf(file);
    if (!room?.length || !file.startsWith(`${room}/src/`)) continue;
    const here = { file, room, manifest: manifests[room], test: isForTests(file) };
    const { folder, level } = place(file, room);
    if (level === -1) problems.push(`${file}: ${folder}/ is not a folder of ${room}/src`);
    for (const found of importsOf(text)) {
      const why = judge({ ...here, ...found });
      if (why) problems.push(`${file}: '${found.specifier}' ${why}`);
    }
  }
  return problems;
}

function judge(use) {
  if (/^[.#]/.test(use.specifier)) return judgeRelative(use);
  const [name, path] = splitPackage(use.specifier);
  const { npm, rooms } = ROOMS[use.room];
  if (name.startsWith('@yarrow/')) {
    const rule = rooms[name.slice(8)];
    return rule ? rule({ ...use, name, path }) : `is not allowed in ${use.room}`;
  }
  if (use.test) return undefined;
  if (npm) return npm.includes(name) ? undefined : `is not allowed in ${use.room}, which is pure`;
  if (name.startsWith('node:')) return undefined;
  const { dependencies, devDependencies } = use.manifest;
  const isDeclared = name in { ...dependencies, ...devDependencies };
  return isDeclared ? undefined : `is not declared in ${use.room}/package.json`;
}

function judgeRelative({ file, room, specifier, test }) {
  const target = specifier.startsWith('#')
    ? join(room, 'src', specifier.slice(1))
    : join(dirname(file), specifier);
  if (roomOf(target) !== room) return `climbs out of ${room}; import the package by its name`;
  if (test || !target.startsWith(`${room}/src/`)) return undefined;
  const [from, to] = [place(file, room), place(target, room)];
  if (from.level === -1 || to.level === -1) return undefined; // said once, for the file itself
  if (to.level < from.level) return `points back from ${from.folder} to ${to.folder}`;
  // The wiring on the first level is one thing; further on, neighbours do not know each other.
  if (from.level > 0 && from.level === to.level && from.unit !== to.unit)
    return `crosses from ${from.unit} to ${to.unit}`;
  return undefined;
}

/** apps/web/src/features/chat/x.ts -> { folder: 'features', level: 1, unit: 'features/chat' } */
function place(path, room) {
  const { levels } = ROOMS[room];
  const [first, second] = path.slice(`${room}/src/`.length).split('/');
  const folder = first.replace(/\.tsx?$/, '');
  if (!levels) return { folder, level: 0, unit: folder };
  const level = levels.findIndex((names) => names.includes(folder));
  // Files beside the folders, like config.ts, serve all of them and so may use none.
  if (level === -1 && second === undefined) return { folder, level: levels.length, unit: 'src' };
  return { folder, level, unit: folder === 'features' ? `${folder}/${second}` : folder };
}
