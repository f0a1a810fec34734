import { type Expression, type ModuleItem, parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { sourceFiles, sourceText } from './read-modules.ts';

// A name of a function says what it is of (`citationKey`, not `keyOf`), so that a search for it finds one definition in its package. Functions
// within functions have the name of their surroundings, and are not counted.

/** What React Router asks of a route's module by name (https://reactrouter.com/start/framework/route-module). */
const routeExports: ReadonlySet<string> = new Set(['meta', 'loader', 'clientLoader', 'handle']);

/** Whether a framework gives a function its name. */
const isNamedByFramework = (path: string, name: string): boolean =>
  path.startsWith('apps/web/app/pages/') && routeExports.has(name);

const isFunction = (value: Expression | undefined): boolean =>
  value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';

/** The functions of a statement: declared, or constants that are functions. */
function functionsIn(statement: ModuleItem): string[] {
  const declared = statement.type === 'ExportDeclaration' ? statement.declaration : statement;
  if (declared.type === 'FunctionDeclaration') return [declared.identifier.value];
  if (declared.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && isFunction(init) ? [id.value] : [],
  );
}

/** The names of the functions of a module; overloads are one function. */
function functionNames(text: string, isJsx = false): string[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: isJsx });
  return [...new Set(body.flatMap(functionsIn))];
}

/** The part of the project to which a module belongs, unless it is a test or a script. */
const packageOf = (path: string): string | undefined =>
  /\.(?:test|fixture)\.tsx?$/.test(path)
    ? undefined
    : /^((?:packages|apps)\/[^/]+)\/(?:src|app)\//.exec(path)?.[1];

describe('the names of functions', () => {
  it.each([
    ['a declaration', 'export function citationKey() {}', ['citationKey']],
    ['a constant', 'const citationKey = (item: Item) => item.id;', ['citationKey']],
    ['overloads', 'function read(a: string): 1; function read(a: number): 2; function read() {}', ['read']],
    ['a function within a function', 'function outer() { const inner = () => 1; }', ['outer']],
    ['a constant that is no function', 'const names = list.map((name) => name.family);', []],
  ])('are found in %s', (_, text, expected) => {
    expect(functionNames(text)).toEqual(expected);
  });

  const definitions = new Map<string, string[]>();
  for (const path of sourceFiles().filter(packageOf))
    for (const name of functionNames(sourceText(path), path.endsWith('.tsx'))) {
      if (isNamedByFramework(path, name)) continue;
      const key = `${packageOf(path)} ${name}`;
      definitions.set(key, [...(definitions.get(key) ?? []), path]);
    }
  const repeated = [...definitions].filter(([, paths]) => paths.length > 1);

  it('have one definition in a package', () => {
    expect(repeated.map(([key, paths]) => `${key}: ${paths.join(', ')}`)).toEqual([]);
    expect(definitions.size).toBeGreaterThan(5_000);
  });
});
