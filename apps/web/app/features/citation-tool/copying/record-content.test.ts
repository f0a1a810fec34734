import { expect, it } from 'vitest';
import { recordContent } from './record-content.ts';

const item = {
  id: 'x',
  type: 'book',
  title: 'Rivers <1>',
  author: [{ family: 'Reed', given: 'Ann' }],
} as const;

it.each([
  ['bibtex', '@book{reedrivers,\n  author = {Reed, Ann},\n  title = {Rivers <1>}\n}\n'],
  ['ris', 'TY  - BOOK\r\nAU  - Reed, Ann\r\nTI  - Rivers <1>\r\nER  - \r\n'],
] as const)('a record as %s is copied as text, and in a frame of fixed letters', (format, text) => {
  const content = recordContent(format, { ...item, author: [...item.author] });
  expect(content.text).toBe(text);
  expect(content.html).toBe(`<pre>${text.replace('<', '&lt;').replace('>', '&gt;')}</pre>`);
});
