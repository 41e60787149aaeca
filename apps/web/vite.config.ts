import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two latin fonts of the first paint; their hashed names are known only once the bundle is made. */
const FIRST_FONTS = /(figtree|newsreader)-latin-wght-normal.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwind(), preloadFonts()],
  build: {
    outDir: 'dist',
    manifest: true,
    // A data: address would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The worker and the detector hold an engine and learnt weights; `tools/check-bundle.mjs` holds what each may weigh.
    chunkSizeWarningLimit: 1_600,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a slow machine it would warn that plugins take their time.
      checks: { bundlerTimings: false },
      treeshake: {
        // Our packages only declare; without this the schemas would pull zod into every chunk.
        moduleSideEffects: [{ test: /\/packages\/\w+\/src\//, sideEffects: false }],
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
