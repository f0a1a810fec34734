import { expect, test } from 'vitest';
import { StyleFileError } from '../error.ts';
import { addCustomStyle, hasStyle, readCustomStyle, styleOf } from '../registry.ts';
import { loadStyle } from './find-styles.ts';

const info = (parts: string) => `<info>${parts}</info>`;
const file = (body: string, attributes = 'class="in-text"') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<style xmlns="http://purl.org/net/xbiblio/csl" ${attributes}>\n${body}\n</style>`;
const layouts = '<citation><layout><text variable="title"/></layout></citation>';
const linkTo = (parent: string) =>
  info(
    `<title>Our Journal</title>\n<link href="http://www.zotero.org/styles/${parent}" rel="independent-parent"/>`,
  );

function faultOf(csl: string): string | undefined {
  try {
    readCustomStyle('custom-1', csl);
  } catch (error) {
    if (error instanceof StyleFileError) return `${error.code} ${error.place}`;
    throw error;
  }
  return undefined;
}

test('a style of a department is read with what it says of itself', () => {
  const about =
    '<title>Geography,  Fjord\n University</title><category citation-format="author-date"/><category field="geography"/><updated>2025-03-01T10:00:00+00:00</updated><rights license="https://example.org/by">CC</rights>';
  expect(
    readCustomStyle('custom-1', file(info(about) + layouts, 'class="in-text" default-locale="nb-NO"')),
  ).toEqual({
    id: 'custom-1',
    title: 'Geography, Fjord University',
    kind: 'author-date',
    fields: ['geography'],
    issn: [],
    version: '2025-03-01',
    licence: 'https://example.org/by',
    language: 'nb-NO',
  });
});

test.each([
  ['nature', 'numeric'],
  ['vancouver', 'numeric'],
  ['3-biotech', 'author-date'],
])('a dependent style is printed by %s', (parent, kind) => {
  expect(readCustomStyle('custom-1', file(linkTo(parent)))).toMatchObject({ title: 'Our Journal', kind });
  addCustomStyle(`custom-${parent}`, file(linkTo(parent)));
  expect(styleOf(`custom-${parent}`).about).toMatchObject({ label: 'Our Journal' });
});

test('a style that somebody brings prints in any language, with the rules of every style', async () => {
  addCustomStyle('custom-cell', await loadStyle('cell'));
  expect(styleOf('custom-cell').rules).toHaveLength(styleOf('cell').rules.length);
  expect(styleOf('custom-cell@fr-FR').csl.lang).toBe('fr-FR');
  expect(hasStyle('custom-other')).toBe(false);
});

test.each([
  ['a file that is no XML', 'Dear all,', 'malformed-xml 1:1'],
  ['a page of HTML', '<!doctype html>\n<html><body></body></html>', 'not-a-style 2:1'],
  ['an element that is not closed', file('<citation>\n  <layout>'), 'malformed-xml 5:9'],
  ['an unknown element', file('<citation><layout>\n  <txt/></layout></citation>'), 'unknown-element 4:3'],
  [
    'a macro that is not there',
    file('<citation><layout><text macro="a"/></layout></citation>'),
    'unknown-macro 3:19',
  ],
  ['a style without citations or parent', file(info('<title>A</title>')), 'dependent-style 2:1'],
  ['an unknown parent', file(linkTo('no-such-style')), 'unknown-parent 4:1'],
  [
    'an entity that expands',
    `<!DOCTYPE style [<!ENTITY a "aaaa">]>${file(info('<title>&a;</title>'))}`,
    'malformed-xml 1:36',
  ],
  ['elements inside each other without end', file('<a>'.repeat(50_000)), 'malformed-xml 3:301'],
  ['more elements than any style has', file(`${layouts}${'<b/>'.repeat(9_000)}`), 'too-complex 3:32047'],
  [
    'a text of an attribute that is a book',
    file(`<citation><layout><text value="${'x'.repeat(9_000)}"/></layout></citation>`),
    'too-complex 3:19',
  ],
  ['a file that is too long', ' '.repeat(600_000), 'too-complex 1:1'],
])('%s is refused at its place', (_, csl, fault) => {
  expect(faultOf(csl)).toBe(fault);
});

test('the longest style of the catalogue may be brought', async () => {
  const csl = await loadStyle('chicago-notes-bibliography-17th-edition');
  expect(readCustomStyle('custom-1', csl)).toMatchObject({ kind: 'note' });
});
