import { expect, test } from 'vitest';
import { besideEdit, besideErrors, besideValues } from './beside-values.ts';

const empty = besideValues({ id: 1, type: 'book' });

test('only what was changed is stored, with what it was before', () => {
  const begun = { ...empty, notes: 'Ask Per.', tags: 'to read' };
  expect(besideEdit(begun, { ...begun, notes: ' Ask Per. ' })).toBeUndefined();
  expect(besideEdit(begun, { ...begun, tags: 'to read; chapter 2, ,to read' })).toEqual({
    tags: ['to read', 'chapter 2'],
    before: { tags: ['to read'] },
  });
  expect(besideEdit(begun, { ...begun, notes: ' ' })).toEqual({ notes: null, before: { notes: 'Ask Per.' } });
});

test('quotations have their places, and empty ones are none', () => {
  const quotations = [
    { text: ' Rivers flow. ', label: 'page' as const, place: ' 45 ' },
    { text: 'No place', label: 'page' as const, place: '' },
    { text: ' ', label: 'page' as const, place: '7' },
  ];
  expect(besideEdit(empty, { ...empty, quotations })).toEqual({
    quotations: [{ text: 'Rivers flow.', locator: { label: 'page', value: '45' } }, { text: 'No place' }],
    before: { quotations: null },
  });
});

test('what a form shows of a work is what the work has', () => {
  const custom = {
    notes: 'A\nB',
    quotations: [{ text: 'a', locator: { label: 'page', value: '1' } }],
    tags: ['a', 'b'],
  };
  const values = besideValues({ id: 1, type: 'book', custom });
  expect(besideEdit(empty, values)).toMatchObject(custom);
});

test.each([
  ['notes', { ...empty, notes: 'a'.repeat(20_001) }, { notes: expect.any(String) }],
  [
    'a quotation',
    { ...empty, quotations: [{ text: 'a'.repeat(5_001), label: 'page' as const, place: '' }] },
    { quotation: 0 },
  ],
  ['a tag', { ...empty, tags: 'a'.repeat(61) }, { tags: expect.any(String) }],
  [
    'too many tags',
    { ...empty, tags: Array.from({ length: 51 }, (_, at) => `t${at}`).join() },
    { tags: expect.any(String) },
  ],
])('%s of more than can be stored is told', (_, values, errors) => {
  expect(besideErrors(values)).toMatchObject(errors);
  expect(besideErrors(empty)).toEqual({ notes: undefined, quotation: -1, tags: undefined });
});
