import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { Module } from './rules.ts';

const root = join(import.meta.dirname, '../..');
const notOurs = /node_modules|\/build\/|\/generated\/|\.react-router|\/fixtures\//;

/** Every source file of packages, apps, quality and end-to-end tests, by its path from the root. */
export function sourceFiles(): string[] {
  return globSync('{packages,apps,quality,e2e}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notOurs.test(path) && !path.endsWith('.d.ts'))
    .sort();
}

export function sourceText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every module with its imports, and the import cycles; imports of types count in both. */
export async function readModules(): Promise<{ modules: Module[]; cycles: string[] }> {
  const result = await cruise(
    sourceFiles(),
    {
      baseDir: root,
      // With TypeScript 7 the default parser sees no module at all and reports success; swc sees them.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      ruleSet: { forbidden: [{ name: 'no-cycle', from: {}, to: { circular: true } }] },
      validate: true,
    },
    {
      extensions: ['.ts', '.tsx'],
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      alias: { '~': join(root, 'apps/web/app') },
    },
  );
  const { modules } = result.output as ICruiseResult;
  return {
    modules: modules
      .filter(({ source }) => !notOurs.test(`/${source}`) && /^(?:packages|apps|quality|e2e)\//.test(source))
      .map(({ source, dependencies }) => ({
        path: source,
        imports: dependencies.map(({ resolved }) => resolved),
      })),
    cycles: modules.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ circular }) => circular).map(({ resolved }) => `${source} -> ${resolved}`),
    ),
  };
}
