import { describe, expect, it } from 'vitest';
import { odtOf } from '../office/office-file.fixture.ts';
import { openOdt } from './package.ts';
import { mapOdt as mapFile } from './read-odt.ts';

const mapOdt = (bytes: Uint8Array) => mapFile(openOdt(bytes));

const paragraph = (content: string, style = '') => `<text:p text:style-name="${style}">${content}</text:p>`;
const listStyle =
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-prefix="[" style:num-suffix="]" style:num-format="1"/><text:list-level-style-number text:level="2" style:num-suffix="." style:num-format="a"/></text:list-style><text:list-style style:name="L2"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>';
const list = (items: string[], attributes = 'text:style-name="L1"') =>
  `<text:list ${attributes}>${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`;
const cell = (text: string) => `<table:table-cell>${paragraph(text)}</table:table-cell>`;

const texts: [name: string, body: string, text: string][] = [
  [
    'spans of a paragraph are one text',
    paragraph('One <text:span text:style-name="T1">two</text:span>.'),
    'One two.',
  ],
  [
    'spaces in the source are one space',
    paragraph('\n  One\n  two<text:s text:c="2"/>three\n'),
    'One two  three',
  ],
  ['tabs and breaks are characters', paragraph('A<text:tab/>B<text:line-break/>C'), 'A\tB\nC'],
  ['entities are characters', paragraph('A &amp; B'), 'A & B'],
  ['links are their text', paragraph('<text:a xlink="">10.1/x</text:a>'), '10.1/x'],
  [
    'deleted text and comments are not printed',
    `<text:tracked-changes><text:changed-region>${paragraph('gone')}</text:changed-region></text:tracked-changes>${paragraph(`A<office:annotation>${paragraph('note')}</office:annotation>B`)}`,
    'AB',
  ],
  [
    'cells of a row have tabs between them',
    `<table:table><table:table-row>${cell('A')}${cell('B')}</table:table-row></table:table>`,
    'A\tB',
  ],
  [
    'a text box stands behind its paragraph',
    paragraph(`<draw:frame><draw:text-box>${paragraph('Box')}</draw:text-box></draw:frame>Text`),
    'Text\n\nBox',
  ],
  [
    'numbers of lists are printed',
    list([paragraph('A'), paragraph('B') + paragraph('C')]),
    '[1] A\n\n[2] B\n\nC',
  ],
  ['bullets are not printed', list([paragraph('A')], 'text:style-name="L2"'), 'A'],
  [
    'lists within lists have their own numbers',
    list([paragraph('A') + list([paragraph('B'), paragraph('C')], ''), paragraph('D')]),
    '[1] A\n\na. B\n\nb. C\n\n[2] D',
  ],
  ['another list counts anew', list([paragraph('A')]) + list([paragraph('B')]), '[1] A\n\n[1] B'],
  [
    'a list may go on after text',
    list([paragraph('A')]) +
      paragraph('B') +
      list([paragraph('C')], 'text:style-name="L1" text:continue-numbering="true"'),
    '[1] A\n\nB\n\n[2] C',
  ],
];

describe('the text of an OpenDocument text', () => {
  it.each(texts)('%s', (_, body, text) => {
    expect(mapOdt(odtOf(body, listStyle)).document.text).toBe(text);
  });

  it('knows headings and entries, and the list that Writer makes', () => {
    const styles =
      '<style:style style:name="P1" style:parent-style-name="Bibliography_20_1"/><style:style style:name="Bibliography_20_1"/>';
    const body = `<text:h text:outline-level="1">References</text:h>${paragraph('One', 'P1')}${paragraph('Text')}<text:bibliography><text:index-body><text:index-title>${paragraph('Sources')}</text:index-title>${paragraph('Two')}</text:index-body></text:bibliography><text:section text:name=" ZOTERO_BIBL {} CSL_BIBLIOGRAPHY RNDabc">${paragraph('Three')}</text:section>`;
    const { document } = mapOdt(odtOf(body, styles));
    expect(document.blocks.map(({ kind, start, end }) => [kind, document.text.slice(start, end)])).toEqual([
      ['heading', 'References'],
      ['entry', 'One'],
      ['paragraph', 'Text'],
      ['paragraph', 'Sources'],
      ['entry', 'Two'],
      ['entry', 'Three'],
    ]);
  });

  it('says which digits are raised, and puts notes behind the body', () => {
    const styles =
      '<style:style style:name="T1"><style:text-properties style:text-position="super 58%"/></style:style>';
    const note = `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${paragraph('Note.')}</text:note-body></text:note>`;
    const { document } = mapOdt(
      odtOf(paragraph(`A<text:span text:style-name="T1">12</text:span>B${note}.`), styles),
    );
    expect(document.text).toBe('A12B¹.\n\n¹ Note.');
    expect(document.raised).toEqual([{ start: 1, end: 3 }]);
    expect(document.notes).toEqual([{ mark: { start: 4, end: 5 }, block: { start: 8, end: 15 } }]);
  });
});

const code =
  'ZOTERO_ITEM CSL_CITATION {&quot;citationItems&quot;:[{&quot;itemData&quot;:{&quot;type&quot;:&quot;book&quot;,&quot;title&quot;:&quot;Rivers&quot;}}]} RNDx';

const live: [name: string, content: string, meta?: string][] = [
  [
    'of Zotero',
    `<text:reference-mark-start text:name="${code}"/>(Okafor)<text:reference-mark-end text:name="${code}"/>`,
  ],
  [
    'of Zotero in bookmarks',
    '<text:bookmark-start text:name="ZOTERO_BREF_aB1"/>(Okafor)<text:bookmark-end text:name="ZOTERO_BREF_aB1"/>',
    `<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0"><office:meta><meta:user-defined meta:name="ZOTERO_BREF_aB1_1">${code}</meta:user-defined></office:meta></office:document-meta>`,
  ],
  [
    'of Writer',
    '<text:bibliography-mark text:identifier="oka" text:bibliography-type="book" text:author="Okafor, Ada; Berg, Jo" text:title="Rivers" text:year="2020">(Okafor)</text:bibliography-mark>',
  ],
];

describe('live citations of an OpenDocument text', () => {
  it.each(live)('%s', (_, content, meta) => {
    const { document } = mapOdt(
      odtOf(paragraph(`See ${content} now.`), '', meta === undefined ? {} : { 'meta.xml': meta }),
    );
    expect(
      document.live.map(({ start, end, items }) => [
        document.text.slice(start, end),
        items.map(({ title }) => title),
      ]),
    ).toEqual([['(Okafor)', ['Rivers']]]);
  });
});
