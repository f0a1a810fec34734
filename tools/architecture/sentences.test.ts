import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { sourceFiles, sourceText } from './read-modules.ts';

// Packages give codes and values; their sentences stand in `words`, where another language is one more file.

/** Files whose texts are sentences and are said to nobody, or not by us; and why. */
const exempt: Readonly<Record<string, string>> = {
  'packages/contract/src/validation.ts':
    'the specification fixes these; the schemas of forms carry them, and words takes them from here',
  'packages/finding/src/model/question-text.ts': 'the question to the model: no person reads it',
};

/** Folders that hold data or run on the developer's machine. */
const notSaid =
  /\/(?:conformance|training|build|lexicon|generated|fixtures)\/|\.(?:test|fixture)\.|\/pack(?:-|ed\.)/;

/** The text of literals in a module, `…` in the place of values, without those of errors: who programs reads them. */
function literalsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, value, quasis, ...parts } = node as Record<string, unknown>;
    if (type === 'ThrowStatement' || (type === 'NewExpression' && isError(parts.callee))) return;
    if (type === 'StringLiteral') found.push(String(value));
    if (type === 'TemplateLiteral')
      found.push((quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…'));
    visit([value, quasis, ...Object.values(parts)]);
  };
  visit(parseSync(source, { syntax: 'typescript' }));
  return found;
}

const isError = (callee: unknown): boolean =>
  typeof callee === 'object' && callee !== null && /Error$/.test(String(Reflect.get(callee, 'value') ?? ''));

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
  ])('%s: %s', (source, expected) => {
    expect(literalsOf(source).some(isSentence)).toBe(expected);
  });
});

it('stands in no package but words', () => {
  const modules = sourceFiles().filter(
    (path) => /^packages\/(?!words\/)/.test(path) && !notSaid.test(path) && exempt[path] === undefined,
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
