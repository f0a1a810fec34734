import { expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';

const read = (text: string) => checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const cites = (all: readonly number[]) => all.map((number) => `Rivers grow [${number}].`).join(' ');

const entry = (number: number) =>
  `${number}. Okafor A. Rivers of the ${number}th kind. River Studies. 2019;${number}:11-19.`;

const listOf = (all: readonly number[]) => `References\n\n${all.map(entry).join('\n\n')}\n`;

it('says that a part of the list was read where the text cites much more, and has no finding about the rest', () => {
  const { coverage, findings } = read(`${cites(numbers(1, 60))}\n\n${listOf(numbers(1, 12))}`);
  expect(coverage).toEqual({ list: 'heading', part: { by: 'number', read: 12, cited: 60 } });
  expect(findings).toEqual([]);
});

it('tells a number that the list does not have where nearly all of it was read', () => {
  const { coverage, findings } = read(`${cites(numbers(1, 14))}\n\n${listOf(numbers(1, 13))}`);
  expect(coverage).toEqual({ list: 'heading' });
  expect(findings.map(({ kind, values }) => [kind, values])).toEqual([
    ['beyond-list', { number: 14, last: 13 }],
  ]);
});

const names = 'Adams Baker Clark Davis Evans Foster Green Hill Irwin Jones King Lewis Moore Nash Owens'.split(
  ' ',
);
const dated = (all: readonly string[]) => all.map((name) => `Towns follow (${name}, 2015).`).join(' ');
const named = (all: readonly string[]) =>
  `References\n\n${all.map((name) => `${name}, K. (2015). Locks of ${name}. Canal Letters, 3, 1–9.`).join('\n\n')}\n`;

it('says that a list in the order of the alphabet was cut off, and has no finding about the rest', () => {
  const { coverage, findings } = read(`${dated(names)}\n\n${named(names.slice(0, 6))}`);
  expect(coverage).toEqual({
    list: 'heading',
    part: { by: 'letter', read: { first: 'a', last: 'f' }, cited: { first: 'a', last: 'o' } },
  });
  expect(findings).toEqual([]);
});

it('tells works that a list leaves out within its letters', () => {
  const left = names.filter((name) => !/^[C-I]/.test(name));
  const { coverage, findings } = read(`${dated(names)}\n\n${named(left)}`);
  expect(coverage).toEqual({ list: 'heading' });
  expect(findings.map(({ kind }) => kind)).toEqual(Array(7).fill('missing-reference'));
});

it('says that a paper has no list', () => {
  const { coverage, findings } = read(`${dated(names)}\n\nThe end of the paper, which lists nothing.\n`);
  expect([coverage, findings]).toEqual([{}, []]);
});

it('knows a list without a heading by its form', () => {
  const { coverage } = read(`${dated(names)}\n\n${named(names).replace('References\n\n', '')}`);
  expect(coverage).toEqual({ list: 'form' });
});
