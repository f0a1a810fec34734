import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildArticles } from './articles/build-articles.ts';
import { buildDrawings } from './drawings/build-drawings.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import { lateStartScript } from './late-start/inline-script.ts';

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

/** What every page is made with. */
const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/;

/** What stands around every page: header, footer, toasts, and the few parts and words that they are made of. */
const shell = new RegExp(
  [
    String.raw`node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)`,
    String.raw`web[\\/]app[\\/]shell[\\/](?!structured-data|sitemap|late-start)`,
    String.raw`web[\\/]app[\\/]content[\\/](?:navigation|site|styles)\.ts`,
    String.raw`web[\\/]app[\\/]ui[\\/](?:button|class-names|first-interaction|icon-button|open-dialogs|spinner|toast-store|toaster|use-toast)\.`,
  ].join('|'),
);

export default defineConfig({
  plugins: [sources, lateStartScript(), tailwindcss(), reactRouter()],
  resolve: { alias: { '~': join(import.meta.dirname, 'app') } },
  define: {
    // Canonical addresses are absolute; the pages are written when the app is built, so the origin must be known then.
    'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'),
  },
  // What every page needs comes in one file: compressed together it is smaller, and asked for once.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: framework },
                { name: 'shell', test: shell },
              ],
            },
          },
        },
      },
    },
  },
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  // Without the entries, the first visit to a lazily loaded page finds new dependencies and reloads it.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  server: { proxy: { '/api/': 'http://localhost:3000' } },
});
