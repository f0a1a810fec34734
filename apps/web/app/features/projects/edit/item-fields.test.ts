import { type CitationItem, itemTypes } from '@citewright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from './item-fields.ts';

it('a field that the record holds is shown, whatever its type asks for', () => {
  const item: CitationItem = { id: 1, type: 'webpage', title: 'x', volume: 3, director: [{ family: 'A' }] };
  const { texts, names } = fieldsOf('webpage', item);
  expect(texts).toContain('volume');
  expect(names).toContain('director');
});

it('what no reference prints is not asked for', () => {
  const item: CitationItem = { id: 1, type: 'book', title: 'x', 'citation-key': 'x2020' };
  expect(fieldsOf('book', item).texts).not.toContain('citation-key');
});

it.each(itemTypes)('%s is asked for a title and a date of publication', (type) => {
  const { texts, dates } = fieldsOf(type, { id: 1, type });
  expect(texts).toContain('title');
  expect(dates).toContain('issued');
});
