// Writes build/client/embed/cite.js; runs after the app's build: `node embed/build-embed.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, '../build/client/embed');

/** Bytes that a page of another site loads at most, before compression. */
const most = 8 * 1024;

const result = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    lib: { entry: join(import.meta.dirname, 'cite-button.ts'), formats: ['iife'], name: 'citewright' },
  },
});
const [bundle] = Array.isArray(result) ? result : [result];
const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
if (!chunk) throw new Error('the button was not bundled');
const size = Buffer.byteLength(chunk.code);
if (size > most) throw new Error(`the button for other sites has ${size} bytes, more than ${most}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'cite.js'), chunk.code);
