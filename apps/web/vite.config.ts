import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildArticles } from './articles/build-articles.ts';
import { buildFonts } from './fonts/build-fonts.ts';

buildArticles();
await buildFonts();

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
