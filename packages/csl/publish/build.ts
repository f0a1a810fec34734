// Writes `dist/`, the folder to publish: JavaScript, declarations, package.json, README and licence. The workspace runs the
// sources. To publish: `npm run build -w @citewright/csl && npm publish ./packages/csl/dist`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
const compiler = join(root, '../../node_modules/.bin/tsc');
const { status } = spawnSync(compiler, ['-p', join(root, 'tsconfig.publish.json')], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { name, version, description, license, type, sideEffects } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<string, unknown>;
const manifest = {
  name,
  version,
  description,
  license,
  keywords: ['csl', 'citation', 'bibliography', 'citeproc', 'reference'],
  type,
  sideEffects,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './citeproc-js': { types: './conventions/citeproc-js.d.ts', default: './conventions/citeproc-js.js' },
  },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
copyFileSync(join(root, 'README.md'), join(dist, 'README.md'));
copyFileSync(join(root, '../../LICENSE'), join(dist, 'LICENSE'));
