import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildArticles } from './articles/build-articles.ts';
import { buildDrawings } from './drawings/build-drawings.ts';
import { buildFonts } from './fonts/build-fonts.ts';

async function makeSources(): Promise<void> {
  buildArticles();
  await buildFonts();
  await buildDrawings();
}

/** Makes what the app is built from beside its code: fonts, the blog's articles, pictures. Once, whoever asks. */
function madeSources(): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: 'citewright-made-sources',
    buildStart() {
      made ??= makeSources();
      return made;
    },
  };
}

const sources = madeSources();

export default defineConfig({
  plugins: [sources, tailwindcss(), reactRouter()],
  resolve: { alias: { '~': join(import.meta.dirname, 'app') } },
  define: {
    // Canonical addresses are absolute; the pages are written when the app is built, so the origin must be known then.
    'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'),
  },
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  // Without the entries, the first visit to a lazily loaded page finds new dependencies and reloads it.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  server: { proxy: { '/api/': 'http://localhost:3000' } },
});
