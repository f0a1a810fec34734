import type { Notice } from '@citewright/contract';
import { expect, test } from 'vitest';
import { bookOf } from '../stored.fixture.ts';
import { editWork } from './edit.ts';

const notice = (...fields: string[]): Notice => ({ code: 'missing-field', message: 'Missing', fields });

test('an edit changes only the named fields', () => {
  const work = bookOf('Rivers');
  const { item, evidence } = editWork(work, { type: 'chapter', volume: '2' });
  expect(item).toEqual({ ...work.item, type: 'chapter', volume: '2' });
  expect(evidence).toEqual({
    title: { source: 'typed' },
    volume: { source: 'edited' },
    type: { source: 'edited' },
  });
});

test('a removed field loses its evidence', () => {
  const { item, evidence } = editWork(bookOf('Rivers'), { title: null });
  expect(Object.keys(item)).not.toContain('title');
  expect(evidence).toEqual({});
});

test('a notice is removed when all of its fields were edited', () => {
  const retracted: Notice = { code: 'retracted', message: 'Retracted' };
  const notices = [notice('publisher'), notice('publisher', 'volume'), retracted];
  const edited = editWork({ ...bookOf('Rivers'), notices }, { publisher: 'Fjord Press' });
  expect(edited.notices).toEqual([notice('publisher', 'volume'), retracted]);
});
