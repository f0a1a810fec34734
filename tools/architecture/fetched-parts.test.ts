import { expect, test } from 'vitest';
import { sourceFiles, sourceText } from './read-modules.ts';

// A part of a page whose file cannot be fetched (offline, after a deployment) must fail in its own place, and be tried again. So code is
// fetched by `lazyPart` and `fetchPart` (apps/web/app/ui/lazy-part.tsx) only. It may be fetched before, by a function `load...`.

/** What fetches otherwise, and what happens there when it fails. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/web/app/features/citation-tool/load-tool.ts':
    'for lazyPart, and for the prerendered tool, which falls back to it',
  'apps/web/app/features/projects/project-page/deferred-parts.ts':
    'functions for lazyPart, in a file of their own',
  'apps/web/app/features/projects/project-page/deferred.ts': 'the file of those functions, for lazyPart',
  'apps/web/app/shell/watch-build.ts': 'is asked for again with the next answer',
  'apps/web/app/ui/toaster.tsx': 'tells the same plainly; on every page, which has no helper',
};

const helped = /\b(?:lazyPart\(\s*async \(\) => (?:\{[^}]*?return )?\(await |fetchPart\(\(\) => )$/;
const loader = /\bconst (load\w*) = (?:async )?\(\) => (?:\(await )?$/;

/** How a loader may be used: by a helper, or ahead of it, where nobody waits for the outcome. */
const uses = (name: string) =>
  new RegExp(
    [
      String.raw`\b(?:lazyPart|fetchPart)\((?:async \(\) => \(await )?${name}\b`,
      String.raw`=\{${name}\}`,
      String.raw`\bon(?:PointerEnter|Focus): ${name}\b`,
      String.raw`\bvoid (?:${name}\(\)|firstInteraction\(\)\.then\(${name}\))`,
    ].join('|'),
    'g',
  );

/** The imports of a source that neither a helper makes, nor a loader that only helpers wait for. */
function bareImports(source: string): string[] {
  const code = source.replaceAll(/\btypeof import\(/g, '');
  return [...code.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(([, file = ''], index, all) => {
    const before = code.slice(0, all[index]?.index);
    if (helped.test(before)) return [];
    const name = loader.exec(before)?.[1];
    if (name === undefined) return [file];
    const used = code.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0;
    return used - 1 === code.match(uses(name))?.length ? [] : [file];
  });
}

const sources = sourceFiles().filter((path) => /^apps\/web\/app\/(?!.*\.test\.ts)/.test(path));

test('parts of pages are fetched by the helper that lets them fail in their own place', () => {
  const bare = sources
    .filter((path) => !(path in exceptions))
    .flatMap((path) => bareImports(sourceText(path)).map((file) => `${path} -> ${file}`));
  expect(bare).toEqual([]);
});

test('each exception is one', () => {
  expect(Object.keys(exceptions).filter((path) => bareImports(sourceText(path)).length === 0)).toEqual([]);
});

test('only the prerendered tool is a lazy component of React, which takes the page with it', () => {
  const lazy = sources.filter((path) => /\blazy\(/.test(sourceText(path)));
  expect(lazy).toEqual(['apps/web/app/features/citation-tool/prerendered-citation-tool.tsx']);
});

test.each([
  ["const { a } = await import('./a.ts');", ['./a.ts']],
  ["const A = lazy(async () => ({ default: (await import('./a.tsx')).A }));", ['./a.tsx']],
  ["const load = () => import('./a.ts');\nasync function run() { (await load()).run(); }", ['./a.ts']],
  ["const A = lazyPart(async () => (await import('./a.tsx')).A);", []],
  ["const loadA = () => fetchPart(() => import('./a.ts'));\nawait loadA();", []],
  [
    "const loadA = () => import('./a.tsx');\nconst A = lazyPart(async () => (await loadA()).A);\n<b onFocus={loadA} />",
    [],
  ],
  ["const load: () => Promise<typeof import('./a.ts')>;", []],
])('%s fetches barely: %j', (source, bare) => {
  expect(bareImports(source)).toEqual(bare);
});
