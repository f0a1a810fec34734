import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { formatReference } from './reference.ts';

const chapter: Item = {
  id: 1,
  type: 'chapter',
  title: 'Locks and weirs',
  author: [{ family: 'Lind', given: 'Bo' }],
  issued: { 'date-parts': [[2001]] },
  publisher: 'Fjord',
  page: '3-9',
};

test.each([
  ['apa', 'Lind, B. (2001). Locks and weirs (pp. 3–9). Fjord.'],
  ['ieee', '[1] B. Lind, “Locks and weirs,” Fjord, 2001, pp. 3–9.'],
  ['nlm-citation-sequence', '1. Lind B. Locks and weirs. Fjord; 2001. p. 3-9.'],
  ['nature', '1. Lind, B. Locks and weirs. 3–9 (Fjord, 2001).'],
  ['american-medical-association', '1. Lind B. Locks and weirs. Fjord; 2001:3-9.'],
  ['din-1505-2', 'Lind, Bo: Locks and weirs. Fjord, 2001, S.\u00a03–9'],
])('%s announces no book that a chapter does not name', (style, entry) => {
  expect(formatReference(chapter, style).text).toBe(entry);
});

test('a book that is named is announced', () => {
  const { text } = formatReference({ ...chapter, 'container-title': 'Canals' }, 'nlm-citation-sequence');
  expect(text).toBe('1. Lind B. Locks and weirs. In: Canals. Fjord; 2001. p. 3-9.');
});
