import { expect, test } from 'vitest';
import { authorColumns, emptyName, type NameColumns, namesText } from './name-text.ts';

const person = (family: string, given = '', suffix = ''): NameColumns => ({
  ...emptyName,
  family,
  given,
  suffix,
});
const body = (family: string): NameColumns => ({ ...emptyName, family, isOrganisation: true });

test.each<[string, NameColumns[], string]>([
  ['a person', [person('Lovelace', 'Ada')], 'Lovelace, Ada'],
  ['several', [person('Lovelace', 'Ada'), person('Turing', 'Alan M.')], 'Lovelace, Ada; Turing, Alan M.'],
  ['a suffix', [person('King', 'M. L.', 'Jr.')], 'King, M. L., Jr.'],
  ['a particle', [person('van der Berg', 'Jan')], 'van der Berg, Jan'],
  [
    'an organisation beside a person',
    [person('King', 'Ada'), body('Barnes and Noble')],
    'King, Ada; {Barnes and Noble}',
  ],
  ['an organisation', [body('Barnes and Noble')], '{Barnes and Noble}'],
  [
    'an organisation with commas',
    [body('Ministry of Health, Labour and Welfare')],
    '{Ministry of Health, Labour and Welfare}',
  ],
])('%s is one text, of which the columns are read again', (_, names, text) => {
  expect(namesText(names)).toBe(text);
  expect(authorColumns(text)).toEqual(names);
});

test('empty rows, and what parts names, leave no trace in the text', () => {
  const names = [emptyName, person('Nova; Ada', 'A., {B}'), body(' ')];
  expect(namesText(names)).toBe('Nova Ada, A. B');
});

test('without names there is one empty row', () => {
  expect(authorColumns(' ')).toEqual([emptyName]);
});
