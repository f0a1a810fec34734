import { describe, expect, test } from 'vitest';
import { readModules, sourceFiles, sourceText } from './read-modules.ts';
import { brokenRules, type Module } from './rules.ts';

const isOfTests = (path: string) => /\.(?:test|fixture)\.ts$/.test(path);

describe('the architecture', async () => {
  const { modules, cycles } = await readModules();

  test('covers every source file', () => {
    const seen = new Set(modules.map(({ path }) => path));
    expect(sourceFiles().length).toBeGreaterThan(50);
    expect(sourceFiles().filter((path) => !seen.has(path))).toEqual([]);
  });

  test('has no import across a boundary', () => {
    expect(brokenRules(modules)).toEqual([]);
  });

  test('has no import cycle, types included', () => {
    expect(cycles).toEqual([]);
  });

  test('reads the environment in the configuration of the server and the starts of the command line and the action only', () => {
    const readers = sourceFiles()
      .filter((path) => /^(?:packages|apps)\/[^/]+\/(?:src|app)\//.test(path) && !isOfTests(path))
      .filter((path) => /\bprocess\.env\b/.test(sourceText(path)));
    expect(readers).toEqual(['apps/action/src/main.ts', 'apps/cli/src/main.ts', 'apps/server/src/config.ts']);
  });

  test('has no variable at module level that can be reassigned, outside the browser', () => {
    const owners = sourceFiles()
      .filter((path) => /^(?:packages|apps\/server)\//.test(path) && !isOfTests(path))
      .filter((path) => /^(?:export )?(?:let|var) /m.test(sourceText(path)));
    expect(owners).toEqual([]);
  });

  test('makes calls from the browser in the API client only', () => {
    const callers = sourceFiles()
      .filter((path) => path.startsWith('apps/web/app/') && !isOfTests(path))
      .filter((path) => /\bfetch\(|XMLHttpRequest|sendBeacon/.test(sourceText(path)));
    expect(callers.filter((path) => !path.startsWith('apps/web/app/api/'))).toEqual([]);
  });
});

const planted: [what: string, module: Module][] = [
  ['a package that imports an app', { path: 'packages/csl/src/x.ts', imports: ['apps/server/src/app.ts'] }],
  [
    'formatting that imports the resolver',
    { path: 'packages/formatting/src/x.ts', imports: ['packages/resolver/src/index.ts'] },
  ],
  [
    'readers of documents that import what knows of citing',
    { path: 'packages/documents/src/x.ts', imports: ['packages/paper/src/index.ts'] },
  ],
  [
    'a reader of pages that imports what fetches them',
    { path: 'packages/pages/src/x.ts', imports: ['packages/registers/src/index.ts'] },
  ],
  [
    'registers that import what asks them',
    { path: 'packages/registers/src/x.ts', imports: ['packages/finding/src/index.ts'] },
  ],
  [
    'an import past the face of a package',
    { path: 'apps/server/src/x.ts', imports: ['packages/csl/src/render/names.ts'] },
  ],
  ['Node in the browser', { path: 'packages/identifiers/src/x.ts', imports: ['fs'] }],
  [
    'a test past the face of a package',
    { path: 'packages/resolver/src/x.test.ts', imports: ['packages/registers/src/merge.ts'] },
  ],
  [
    'code that imports a fixture',
    { path: 'packages/resolver/src/x.ts', imports: ['packages/registers/src/http/stub-service.fixture.ts'] },
  ],
  [
    'a feature that imports a feature',
    { path: 'apps/web/app/features/blog/x.tsx', imports: ['apps/web/app/features/learn/y.tsx'] },
  ],
  [
    'an extension with a page of the site',
    { path: 'apps/extension/src/x.tsx', imports: ['apps/web/app/pages/home.tsx'] },
  ],
  [
    'HTTP outside the guarded client',
    { path: 'packages/registers/src/sources/x.ts', imports: ['node_modules/undici/index.js'] },
  ],
  [
    'a database that knows a feature',
    { path: 'apps/server/src/db/x.ts', imports: ['apps/server/src/citations/store.ts'] },
  ],
];

test.each(planted)('%s is reported', (_what, module) => {
  expect(brokenRules([module])).toHaveLength(1);
});

test('imports within a feature are allowed', () => {
  const path = 'apps/web/app/features/blog/x.tsx';
  expect(
    brokenRules([{ path, imports: ['apps/web/app/features/blog/y.tsx', 'apps/web/app/ui/button.tsx'] }]),
  ).toEqual([]);
});
