// Imported before anything else, so that an old Node gets one clear line instead of a syntax error
// further on. The range is package.json's `engines.node`.
export function isSupported(version) {
  const parts = version.split('.').map(Number);
  if (parts[0] === 20) return parts[1] >= 19;
  if (parts[0] === 22) return parts[1] >= 12;
  return parts[0] > 22;
}

if (!isSupported(process.versions.node)) {
  console.error(
    'Yarrow needs Node 20.19 or later in 20, or 22.12 or later (this is ' +
      process.versions.node +
      '). Get one from https://nodejs.org and run the same command again.',
  );
  process.exit(1);
}
