import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { listPart, paragraphsOf, readDocument } from './read-document.ts';

const paragraph = (...runs: string[]) =>
  `<w:p><w:pPr/>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;
const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;

const cases: [name: string, xml: string, expected: string[]][] = [
  [
    'runs of a paragraph are joined',
    paragraph(text('Kuhn, T. S. '), text('<i>Structure</i>'.replace(/<\/?i>/g, ''))),
    ['Kuhn, T. S. Structure'],
  ],
  ['entities are read', paragraph(text('Strunk &amp; White &#8211; &#x2014;')), ['Strunk & White – —']],
  [
    'tabs, line breaks and fixed hyphens are signs',
    paragraph(text('a'), '<w:tab/>', text('b'), '<w:br/>', text('c'), '<w:noBreakHyphen/>', text('d')),
    ['a b\nc-d'],
  ],
  [
    'deleted text and field codes are left out',
    paragraph('<w:delText>old</w:delText>', '<w:instrText>HYPERLINK "x"</w:instrText>', text('new')),
    ['new'],
  ],
];

for (const [name, xml, expected] of cases) {
  it(name, () => {
    expect(paragraphsOf(xml)).toEqual(expected);
  });
}

it('the list begins after its last heading', () => {
  expect(listPart(['Essay', 'References', 'in text', '7. Works Cited', 'Kuhn', 'Okafor'])).toEqual([
    'Kuhn',
    'Okafor',
  ]);
  expect(listPart(['Kuhn', 'Okafor'])).toEqual(['Kuhn', 'Okafor']);
  expect(listPart(['Kuhn', 'References'])).toEqual(['Kuhn', 'References']);
});

it('a document is read as its paragraphs', () => {
  const xml = `<w:document><w:body>${paragraph(text('References'))}${paragraph(text('Kuhn.'))}${paragraph()}${paragraph(text('Okafor.'))}</w:body></w:document>`;
  expect(readDocument(zipSync({ 'word/document.xml': strToU8(xml) }))).toBe('Kuhn.\n\nOkafor.');
});

it('what is no document is refused', () => {
  expect(() => readDocument(strToU8('not a zip'))).toThrow('could not be opened');
  expect(() => readDocument(zipSync({ 'other.xml': strToU8('') }))).toThrow('could not be opened');
});
