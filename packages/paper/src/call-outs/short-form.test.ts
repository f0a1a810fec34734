import { expect, it } from 'vitest';
import { isShortFormOf } from './short-form.ts';

it.each([
  ['who', 'world health organization', true],
  ['capes', 'coordenacao aperfeicoamento pessoal nivel superior', true],
  ['mtur', 'ministerio turismo', true],
  ['inep', 'instituto nacional estudos pesquisas educacionais', true],
  ['lee', 'london school economics', false],
  ['oecd', 'world bank group', false],
  ['who', 'world', false],
])('%s may stand for %s: %s', (short, words, expected) => {
  expect(isShortFormOf(short, words.split(' '))).toBe(expected);
});
