import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Bytes of a use of a package: minified, and as brotli sends it. */
export interface Size {
  minified: number;
  brotli: number;
}

/**
 * The size of what `names` of a package need, its dependencies included, as a bundler makes it: tree-shaken and minified. For a browser
 * nothing of Node may remain. What is loaded on demand is not counted.
 * @throws when a module is missing, or a browser has none like it
 */
export async function measure(
  folder: string,
  { name, names, platform }: { name: string; names: readonly string[]; platform: 'browser' | 'node' },
): Promise<Size> {
  const entry = 'virtual:use';
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    platform,
    plugins: [
      {
        name: 'use',
        resolveId: (id) => (id === entry ? `${folder}/use.js` : undefined),
        load: (id) => (id.endsWith('/use.js') ? `export { ${names.join(', ')} } from '${name}';` : undefined),
      },
    ],
    onLog(level, log) {
      if (platform === 'browser' && level === 'warn') throw new Error(`${name}: ${log.message}`);
    },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const chunks = output.filter((chunk) => chunk.type === 'chunk');
  const code = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const [first] = chunks;
  const needed = new Set(first ? [first.fileName] : []);
  for (const file of needed)
    for (const other of code.get(file)?.imports ?? []) if (code.has(other)) needed.add(other);
  const texts = [...needed].map((file) => Buffer.from(code.get(file)?.code ?? ''));
  return {
    minified: texts.reduce((sum, text) => sum + text.length, 0),
    brotli: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
  };
}
