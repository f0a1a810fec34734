import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { sourceFiles, sourceText } from './read-modules.ts';

// Packages, the server and the command line give codes and values; their sentences stand in `words`, where another language is one more file.
// The web app's labels stay in its components. What `scripts/` says stands there: they run before anything is installed.

/** Files whose texts are sentences and are said to nobody, or not by us; and why. */
const exempt: Readonly<Record<string, string>> = {
  'packages/contract/src/validation.ts':
    'the specification fixes these; the schemas of forms carry them, and words takes them from here',
  'packages/finding/src/model/question-text.ts': 'the question to the model: no person reads it',
  'apps/server/src/openapi.ts': 'the description of the API',
  'apps/server/src/openapi-examples.ts': 'answers that the description of the API shows',
  'apps/server/src/db/repair/salvage.ts': 'SQL, whose marks for values end like a question',
};

/** Folders that hold data or run on the developer's machine. */
const notSaid =
  /\/(?:conformance|training|build|lexicon|generated|fixtures)\/|\.(?:test|fixture)\.|\/pack(?:-|ed\.)/;

/** Whether a part of a module describes a route or a field in OpenAPI, beside which it stands. */
const isDescription = (type: unknown, { key, callee }: Record<string, unknown>): boolean =>
  (type === 'KeyValueProperty' && ['summary', 'description'].includes(nameOf(key))) ||
  (type === 'CallExpression' && nameOf(Reflect.get(Object(callee), 'property')) === 'describe');

/**
 * The text of literals in a module, `…` in the place of values, without those of errors, which programmers read, and without descriptions of
 * the API.
 */
function literalsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, value, quasis, ...parts } = node as Record<string, unknown>;
    if (type === 'ThrowStatement' || (type === 'NewExpression' && /Error$/.test(nameOf(parts.callee))))
      return;
    if (isDescription(type, parts)) return;
    if (type === 'StringLiteral') found.push(String(value));
    if (type === 'TemplateLiteral')
      found.push((quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…'));
    visit([value, quasis, ...Object.values(parts)]);
  };
  visit(parseSync(source, { syntax: 'typescript' }));
  return found;
}

/** The name that a node is, empty for any other node. */
const nameOf = (node: unknown): string => String(Reflect.get(Object(node), 'value') ?? '');

/** A capital, at least five words, three of them in small letters, and a mark that ends a sentence: no abbreviations. */
const isSentence = (text: string): boolean =>
  /\p{Lu}/u.test(text) &&
  /[.?!]["”’)]*\s*$/u.test(text) &&
  (text.match(/(?<![\p{L}.])\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0) >= 3 &&
  (text.match(/(?<=^|[\s“"(])[\p{L}’'-]+(?=[\s,;:.?!”")]|$)/gu)?.length ?? 0) >= 5;

describe('a sentence', () => {
  it.each([
    ["const a = 'This work has been retracted.'", true],
    ['const a = `The list has many works of this kind.`', true],
    ["const a = 'no capital, and many words here.'", false],
    ["const a = 'The title of a table of words'", false],
    ["const a = 'Too short.'", false],
    ["const a = 'W. Va. Wis. Wyo. N.C. D.C.'", false],
    ["throw new Error('Who programs reads what went wrong.')", false],
    ["const a = () => new StyleError('code', 'The style has too many of these.')", false],
    ["const a = { summary: 'Print works as the list of a style.' }", false],
    ["const a = z.string().describe('The language of the printed words.')", false],
  ])('%s: %s', (source, expected) => {
    expect(literalsOf(source).some(isSentence)).toBe(expected);
  });
});

it('stands in no package but words, not in the server and not in the command line', () => {
  const modules = sourceFiles().filter(
    (path) =>
      /^(?:packages\/(?!words\/)|apps\/(?:server|cli)\/)/.test(path) &&
      !notSaid.test(path) &&
      exempt[path] === undefined,
  );
  const found = modules.flatMap((path) => {
    const source = sourceText(path);
    // Most modules have no literal that ends so; they need not be parsed.
    if (!/[.?!]["”’)]*\s*['"`]/.test(source)) return [];
    return literalsOf(source)
      .filter(isSentence)
      .map((text) => `${path}: ${text.slice(0, 100)}`);
  });
  expect(found).toEqual([]);
  expect(modules.length).toBeGreaterThan(700);
});

it('stands in each file that is exempt', () => {
  const without = Object.keys(exempt).filter((path) => !literalsOf(sourceText(path)).some(isSentence));
  expect(without).toEqual([]);
});
