import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface Size {
  name: string;
  minified: number;
  gzip: number;
  brotli: number;
}

/** Bundles and minifies a module as a browser would load it, without the chunks that it loads on demand. */
async function bundled(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent', treeshake: true });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  // What chunks on demand share is loaded with the first of them.
  const loaded = new Set(
    output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
  );
  for (const name of loaded) for (const needed of chunks.get(name)?.imports ?? []) loaded.add(needed);
  return [...loaded].map((name) => chunks.get(name)?.code ?? '').join('');
}

async function sizeOf(name: string, input: string): Promise<Size> {
  const code = await bundled(input);
  return {
    name,
    minified: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}

const root = join(import.meta.dirname, '../../..');

/** The part of our engine that renders precompiled styles, as pages load it. */
export const bundleEngine = (): Promise<string> => bundled(join(root, 'packages/csl/src/style.ts'));

/** Bytes over the wire: our engine, our engine with the five styles, and citeproc-js. */
export async function measureSizes(): Promise<Size[]> {
  return [
    await sizeOf('citewright engine', join(import.meta.dirname, 'size-engine.ts')),
    await sizeOf(
      'citewright engine, five styles, two locales',
      join(root, 'packages/styles/src/registry.ts'),
    ),
    await sizeOf('citeproc-js engine', join(root, 'node_modules/citeproc/citeproc_commonjs.js')),
  ];
}
