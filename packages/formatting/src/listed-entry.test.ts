import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { listEntry } from './listed-entry.ts';
import { referencesAsText } from './project-references.ts';
import { formatReference } from './reference.ts';

const annote = 'Shows how <i>rivers</i> made towns.\nUse for chapter 2.';
const book: Item = {
  id: '1',
  type: 'book',
  title: 'Rivers',
  author: [{ family: 'Reed', given: 'Ann' }],
  issued: { 'date-parts': [[2001]] },
  publisher: 'Fjord Press',
  language: 'de',
  note: 'With a map',
  annote,
};

const first = 'Shows how <i>rivers</i> made towns.';
const second = 'Use for chapter 2.';

const listed = (style: string, asked?: boolean, item = book) =>
  listEntry(formatReference(item, style), item, style, asked);

test.each([
  ['apa', 0.5],
  ['mla', 1],
  ['chicago', 0.5],
  ['apa-no-doi-no-issue', 0.5],
  ['chicago-author-date', 0.5],
  ['modern-language-association-8th-edition', 1],
  ['nature', 0],
  ['harvard', 0],
])('in %s an annotation stands below its entry, %s inches from the margin', (style, indent) => {
  const { annote: _, ...bare } = book;
  const entry = listed(style, true, bare);
  const annotated = listed(style, true);
  expect(annotated.html).toBe(entry.html);
  expect(annotated.paragraphs?.slice(-2)).toEqual([
    { html: first, text: 'Shows how rivers made towns.', left: indent, first: 0 },
    { html: second, text: second, left: indent, first: 0.5 },
  ]);
  expect(annotated.paragraphs?.slice(0, -2)).toEqual(
    entry.paragraphs ?? [{ html: entry.html, text: entry.text, left: 0.5, first: -0.5 }],
  );
});

test.each([
  'apa',
  'mla',
  'ieee',
  'society-of-biblical-literature-fullnote-bibliography',
  'antarctic-science',
  'bibtex',
])('nothing of an annotation is printed in %s without being asked for', (style) => {
  expect(JSON.stringify([listed(style), formatReference(book, style)])).not.toContain('made towns');
});

test.each([
  ['apa-annotated-bibliography', 0.5],
  ['modern-language-association-annotated-bibliography', 1],
  ['chicago-notes-bibliography-annotated', 0.5],
])('%s prints the annotation, and not the note', (style, left) => {
  const { paragraphs } = listed(style);
  expect(paragraphs?.map(({ html }) => html).slice(1)).toEqual([first, second]);
  expect(paragraphs?.[1]).toMatchObject({ left, first: 0 });
  expect(JSON.stringify(paragraphs)).not.toContain('With a map');
});

test('the number of a style stands in the margin', () => {
  expect(listed('ieee', true).paragraphs).toMatchObject([
    { margin: { text: '[1]' }, text: expect.stringMatching(/^A\. Reed, Rivers/), left: 0.5, first: -0.5 },
    { html: first },
    { html: second },
  ]);
});

test('a style that places parts of its entries has a paragraph for each', () => {
  expect(listed('american-anthropological-association').paragraphs).toMatchObject([
    { text: 'Reed, Ann', left: 0.5, first: -0.5 },
    { margin: { text: '2001' }, text: expect.stringMatching(/^Rivers/), left: 0.5, first: -0.5 },
  ]);
});

test('as text an entry is a line, and what belongs to it stands in further lines', () => {
  const entries = [listed('apa'), listed('apa'), listed('apa', true), listed('apa')];
  const line = 'Reed, A. (2001). Rivers. Fjord Press.';
  expect(referencesAsText(entries)).toBe(
    `${line}\n${line}\n\n${line}\n    Shows how rivers made towns.\n    Use for chapter 2.\n\n${line}`,
  );
});
