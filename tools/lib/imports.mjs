// The imports of a TypeScript file, read from its text: the compiler in use has no JavaScript API.
// Statements begin a line (the formatter sees to that), so prose and comments are not mistaken for them.
const STATIC = /^[ \t]*(?:import|export)\s+(type\s)?(?:[^;'"`()=]*?\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;
const WORKER = /\bnew URL\(\s*['"](\.[^'"\n]+\.tsx?)['"]\s*,\s*import\.meta\.url/g;

/** [{ specifier, typeOnly }]; `?raw`, `?worker` and the like are taken off. */
export function importsOf(text) {
  const found = [...text.matchAll(STATIC)].map(([, type, path]) => [path, Boolean(type)]);
  for (const [, path] of text.matchAll(DYNAMIC)) found.push([path, false]);
  for (const [, path] of text.matchAll(WORKER)) found.push([path, false]);
  return found.map(([path, typeOnly]) => ({ specifier: path.split('?')[0], typeOnly }));
}

/** '@scope/name/deep' -> ['@scope/name', 'deep'] */
export function splitPackage(specifier) {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return [parts.slice(0, length).join('/'), parts.slice(length).join('/')];
}
