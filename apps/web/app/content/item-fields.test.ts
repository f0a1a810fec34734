import { type CitationItem, itemTypes } from '@citewright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from './item-fields.ts';

it('a field that the record has is shown for every type', () => {
  const item: CitationItem = { id: 1, type: 'webpage', title: 'x', volume: 3, director: [{ family: 'A' }] };
  const { texts, names } = fieldsOf('webpage', item);
  expect(texts).toContain('volume');
  expect(names).toContain('director');
});

it('the key by which texts cite a record is shown', () => {
  const item: CitationItem = { id: 1, type: 'book', title: 'x', 'citation-key': 'x2020' };
  expect(fieldsOf('book', item).texts).toContain('citation-key');
});

it('bookkeeping that no style prints is not shown', () => {
  const item: CitationItem = { id: 1, type: 'book', title: 'x', 'year-suffix': 'a' };
  expect(fieldsOf('book', item).texts).not.toContain('year-suffix');
});

it.each(itemTypes)('%s has a title and a publication date', (type) => {
  const { texts, dates } = fieldsOf(type, { id: 1, type });
  expect(texts).toContain('title');
  expect(dates).toContain('issued');
});
