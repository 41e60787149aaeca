// Runs before the first paint, so that a dark page never flashes white. A classic file, because the
// Content-Security-Policy allows no inline script. src/lib/theme.ts is the same rule for the running app.
(function () {
  let stored = null;
  try {
    stored = localStorage.getItem('yarrow.theme');
  } catch {
    // Storage may be blocked; the system's preference then decides.
  }
  const dark =
    stored === 'dark' || (stored === null && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name=theme-color]').content = dark ? '#131a18' : '#faf7f1';
})();
