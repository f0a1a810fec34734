import * as formatter from '@citewright/formatting';
import { expect, test } from 'vitest';
import { entryOf } from '../state/entries.fixture.ts';
import { printedList } from './printed-list.ts';

const input = 'LeCun, Y., Deep learning (2016) in: Nature & more [copy 2]';
const texts = (entries: Parameters<typeof printedList>[1], style = 'apa') =>
  printedList(formatter, entries, style).map(({ text, html }) => ({ text, html }));

test('an entry that nobody decided stands letter for letter as it was written', () => {
  expect(texts([{ ...entryOf(), input, isText: true }])).toEqual([
    { text: input, html: 'LeCun, Y., Deep learning (2016) in: Nature &amp; more [copy 2]' },
  ]);
});

test('a style of numbers puts its number before such an entry', () => {
  expect(texts([{ ...entryOf(), input, isText: true }], 'ieee')[0]?.text).toBe(`[1] ${input}`);
});

test('an entry that took its record is printed in the style', () => {
  const taken = { ...entryOf({}, { whole: 'record', fields: {} }), input, isText: true };
  expect(texts([taken])[0]?.text).toBe(
    'LeCun, Y. (2015). Deep learning. Nature. https://doi.org/10.1038/nature14539',
  );
});

test('an entry that its person wants set anew is printed from its own words', () => {
  const anew = { ...entryOf({}, { fields: {}, anew: true }), input, isText: true };
  expect(texts([anew])[0]?.text).toBe('LeCun, Y. (2016). Deep learning. Nature.');
});

test('a record of a file is printed in the style', () => {
  expect(texts([{ ...entryOf(), isText: false }])[0]?.text).toBe('LeCun, Y. (2016). Deep learning. Nature.');
});
