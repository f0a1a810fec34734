import { describe, expect, it } from 'vitest';
import { attributeOf, isElement } from '../../xml/source-xml.ts';
import { docxOf, wordRoot } from '../office/office-file.fixture.ts';
import { openWord } from './package.ts';
import { mapWord } from './read-docx.ts';

const mapDocx = (bytes: Uint8Array) => mapWord(openWord(bytes));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const mark = (type: string, inner = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inner}</w:fldChar></w:r>`;
const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${escaped(text)}</w:instrText></w:r>`;
const field = (instruction: string, result: string, data = '') =>
  `${mark('begin', data)}${code(instruction)}${mark('separate')}${run(result)}${mark('end')}`;
const item = (number: number) =>
  paragraph(run(`Entry ${number}`), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr>');

const level = (index: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = (levels: string, override = '') => ({
  'word/numbering.xml': wordRoot(
    'numbering',
    `<w:abstractNum w:abstractNumId="1">${levels}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/>${override}</w:num>`,
  ),
});

const style = (id: string, name: string, content = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${content}</w:style>`;

const works = [
  { id: 1, itemData: { type: 'article-journal', title: 'Rivers <of> "sand"', DOI: '10.1000/1' } },
  { id: 2, itemData: { type: 'book', title: 'Second' } },
];
const citation = JSON.stringify({ citationItems: works });
const titles = ['Rivers <of> "sand"', 'Second'];
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const endnote =
  '<EndNote><Cite><Author>Okafor</Author><record><titles><title>Rivers</title></titles></record></Cite></EndNote>';

const sources = {
  'customXml/item1.xml':
    '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"><b:Source><b:Tag>Oka20</b:Tag><b:SourceType>Book</b:SourceType><b:Title>Rivers</b:Title></b:Source><b:Source><b:Tag>Ber19</b:Tag><b:SourceType>Book</b:SourceType><b:Title>Lakes</b:Title></b:Source></b:Sources>',
};

const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;

const texts: [name: string, body: string, text: string, parts?: Record<string, string>][] = [
  ['runs of a paragraph are one text', paragraph(run('One ') + run('two.')), 'One two.'],
  [
    'paragraphs stand apart, and empty ones are left out',
    paragraph(run('A')) + paragraph('') + paragraph(run('B')),
    'A\n\nB',
  ],
  [
    'tabs and breaks are characters',
    paragraph(`<w:r><w:t>A</w:t><w:tab/><w:t>B</w:t><w:br/><w:t>C</w:t></w:r>`),
    'A\tB\nC',
  ],
  [
    'a page break prints nothing',
    paragraph('<w:r><w:t>A</w:t><w:br w:type="page"/><w:t>B</w:t></w:r>'),
    'AB',
  ],
  [
    'hyphens that do not break are hyphens',
    paragraph('<w:r><w:t>3</w:t><w:noBreakHyphen/><w:t>5</w:t></w:r>'),
    '3-5',
  ],
  [
    'space at the edge of a text counts only when it says so',
    paragraph(`<w:r><w:t> A </w:t></w:r>${run(' B')}`),
    'A B',
  ],
  [
    'entities and CDATA are characters',
    paragraph('<w:r><w:t>A &amp; B &#x2013; <![CDATA[<C>]]></w:t></w:r>'),
    'A & B – <C>',
  ],
  ['links are their text', paragraph(`<w:hyperlink r:id="rId9">${run('10.1/x')}</w:hyperlink>`), '10.1/x'],
  [
    'hidden text is not printed',
    paragraph(run('A') + run('B', '<w:vanish/>') + run('C', '<w:vanish w:val="0"/>')),
    'AC',
  ],
  [
    'insertions of others are text, deletions are not',
    paragraph(
      `${run('A')}<w:ins>${run('B')}</w:ins><w:del><w:r><w:delText>C</w:delText></w:r></w:del><w:moveFrom>${run('D')}</w:moveFrom><w:moveTo>${run('E')}</w:moveTo>`,
    ),
    'ABE',
  ],
  [
    'a deleted paragraph mark joins two paragraphs',
    paragraph(run('A '), '<w:rPr><w:del w:id="1" w:author="X"/></w:rPr>') + paragraph(run('B')),
    'A B',
  ],
  [
    'a deleted row is not printed',
    `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${paragraph(run('A'))}</w:tc><w:tc/></w:tr></w:tbl>${paragraph(run('B'))}`,
    'B',
  ],
  [
    'cells of a row have tabs between them',
    table([paragraph(run('A')), paragraph(run('B')) + paragraph(run('C'))]),
    'A\tB C',
  ],
  ['a table of one column is paragraphs', table([paragraph(run('A')) + paragraph(run('B'))]), 'A\n\nB'],
  [
    'a table within a cell is text of the cell',
    table([paragraph(run('A')), table([paragraph(run('B')), paragraph(run('C'))])]),
    'A\tB C',
  ],
  [
    'content controls are their content',
    `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('A'))}</w:sdtContent></w:sdt>`,
    'A',
  ],
  [
    'of alternative contents one is read',
    paragraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:t>A</w:t></mc:Choice><mc:Fallback><w:t>B</w:t></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    'A',
  ],
  [
    'a text box stands once, behind its paragraph',
    paragraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box('Box')}</wps:txbx></mc:Choice><mc:Fallback><w:pict>${box('Box')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('Text')}`,
    ),
    'Text\n\nBox',
  ],
  [
    'formulas are their letters',
    paragraph('<m:oMath><m:r><m:t>x</m:t></m:r><m:r><m:t>=1</m:t></m:r></m:oMath>'),
    'x=1',
  ],
  [
    'codes of fields are not printed',
    paragraph(run('See ') + field(' REF _Ref1 \\h ', 'Table 1')),
    'See Table 1',
  ],
  [
    'a field within a code prints nothing',
    paragraph(
      mark('begin') + code(' IF ') + field(' PAGE ', '7') + mark('separate') + run('A') + mark('end'),
    ),
    'A',
  ],
  [
    'a field that does not end hides no further paragraph',
    paragraph(mark('begin') + code(' PAGE ')) + paragraph(run('A')),
    'A',
  ],
  [
    'numbers of lists are printed',
    item(1) + item(2),
    '1. Entry 1\n\n2. Entry 2',
    numbering(level(0, 'decimal', '%1.')),
  ],
  [
    'numbers in brackets are printed',
    item(1) + item(2),
    '[1] Entry 1\n\n[2] Entry 2',
    numbering(level(0, 'decimal', '[%1]')),
  ],
  ['lists may start elsewhere', item(1), '7) Entry 1', numbering(level(0, 'decimal', '%1)', 7))],
  [
    'an instance may start anew',
    item(1),
    '3. Entry 1',
    numbering(
      level(0, 'decimal', '%1.'),
      '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="3"/></w:lvlOverride>',
    ),
  ],
  [
    'Roman numbers and letters are printed',
    item(1) + item(2),
    'IV. Entry 1\n\nV. Entry 2',
    numbering(level(0, 'upperRoman', '%1.', 4)),
  ],
  ['bullets are not printed', item(1), 'Entry 1', numbering(level(0, 'bullet', '•'))],
  ['numbers beyond 32 bits are none', item(1), '0. Entry 1', numbering(level(0, 'decimal', '%1.', 1e21))],
  [
    'deeper levels count anew below each number',
    item(1) +
      paragraph(run('A'), '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="5"/></w:numPr>').repeat(2) +
      item(2) +
      paragraph(run('B'), '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="5"/></w:numPr>'),
    '1. Entry 1\n\n1.1 A\n\n1.2 A\n\n2. Entry 2\n\n2.1 B',
    numbering(level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2')),
  ],
  [
    'a style may number its paragraphs',
    paragraph(run('A'), '<w:pStyle w:val="Ref"/>'),
    '1. A',
    {
      ...numbering(level(0, 'decimal', '%1.')),
      'word/styles.xml': wordRoot(
        'styles',
        style('Ref', 'ref', '<w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr>'),
      ),
    },
  ],
  [
    'other prefixes of the namespace are read',
    '',
    'A',
    {
      'word/document.xml':
        '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>A</x:t></x:r></x:p></x:body></x:document>',
    },
  ],
];

describe('the text of a Word file', () => {
  it.each(texts)('%s', (_, body, text, parts) => {
    expect(mapDocx(docxOf(body, parts)).document.text).toBe(text);
  });

  it('knows headings and entries by the names of styles, and rows', () => {
    const styles = wordRoot(
      'styles',
      style('berschrift1', 'heading 1') +
        style('Lit', 'Bibliography') +
        style('Own', 'own', '<w:basedOn w:val="Lit"/>'),
    );
    const body = [
      paragraph(run('Literatur'), '<w:pStyle w:val="berschrift1"/>'),
      paragraph(run('One'), '<w:pStyle w:val="Lit"/>'),
      paragraph(run('Two'), '<w:pStyle w:val="Own"/>'),
      paragraph(run('Part'), '<w:outlineLvl w:val="1"/>'),
      paragraph(run('Text')),
      table([paragraph(run('A')), paragraph(run('B'))]),
    ].join('');
    const { document } = mapDocx(docxOf(body, { 'word/styles.xml': styles }));
    expect(document.blocks.map(({ kind, start, end }) => [kind, document.text.slice(start, end)])).toEqual([
      ['heading', 'Literatur'],
      ['entry', 'One'],
      ['entry', 'Two'],
      ['heading', 'Part'],
      ['paragraph', 'Text'],
      ['row', 'A\tB'],
    ]);
  });

  it('says which digits are raised', () => {
    const { document } = mapDocx(
      docxOf(paragraph(run('Text') + run('1,12', '<w:vertAlign w:val="superscript"/>') + run(' 7'))),
    );
    expect(document.raised.map(({ start, end }) => [start, document.text.slice(start, end)])).toEqual([
      [4, '1'],
      [6, '12'],
    ]);
  });

  it('puts notes behind the body, with their marks', () => {
    const note = (id: number, text: string) =>
      `<w:footnote w:id="${id}">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(` ${text}`)}`)}</w:footnote>`;
    const footnotes = wordRoot('footnotes', note(7, 'Seven.') + note(3, 'Three.'));
    const refer = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const { document } = mapDocx(
      docxOf(paragraph(run('A') + refer(3) + run(' B') + refer(7)), { 'word/footnotes.xml': footnotes }),
    );
    expect(document.text).toBe('A¹ B²\n\n¹ Three.\n\n² Seven.');
    expect(
      document.notes.map(({ mark: { start, end }, block }) => [
        document.text.slice(start, end),
        document.text.slice(block.start, block.end),
      ]),
    ).toEqual([
      ['¹', '¹ Three.'],
      ['²', '² Seven.'],
    ]);
  });
});

const live: [name: string, content: string, parts?: Record<string, string>, expected?: string[]][] = [
  ['of Zotero', field(` ADDIN ZOTERO_ITEM CSL_CITATION ${citation} `, '(Okafor)')],
  [
    'of Zotero, its code in several runs',
    `${mark('begin')}${code(` ADDIN ZOTERO_ITEM CSL_CITATION ${citation.slice(0, 40)}`)}${code(citation.slice(40))}${mark('separate')}${run('(Oka')}${run('for)')}${mark('end')}`,
  ],
  ['of Mendeley', field(`ADDIN CSL_CITATION ${citation}`, '(Okafor)')],
  [
    'of Mendeley’s content controls',
    `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${base64(citation)}"/></w:sdtPr><w:sdtContent>${run('(Okafor)')}</w:sdtContent></w:sdt>`,
  ],
  [
    'of a simple field',
    `<w:fldSimple w:instr="${escaped(` ADDIN ZOTERO_ITEM CSL_CITATION ${citation}`)}">${run('(Okafor)')}</w:fldSimple>`,
  ],
  ['of Word', field(' CITATION Oka20 \\l 1033 \\m Ber19 ', '(Okafor)'), sources, ['Rivers', 'Lakes']],
  ['of EndNote', field(` ADDIN EN.CITE ${endnote}`, '(Okafor)'), {}, ['Rivers']],
  [
    'of EndNote, packed beside the field',
    mark('begin', `<w:fldData xml:space="preserve">${base64(`${endnote}\0`)}</w:fldData>`) +
      code(' ADDIN EN.CITE ') +
      field(' ADDIN EN.CITE.DATA ', '') +
      mark('separate') +
      run('(Okafor)') +
      mark('end'),
    {},
    ['Rivers'],
  ],
  [
    'of Zotero in bookmarks',
    `<w:bookmarkStart w:id="4" w:name="ZOTERO_BREF_aB1"/>${run('(Okafor)')}<w:bookmarkEnd w:id="4"/>`,
    {
      'docProps/custom.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${[citation.slice(0, 30), citation.slice(30)].map((piece, index) => `<property name="ZOTERO_BREF_aB1_${index + 1}"><vt:lpwstr>${escaped(index === 0 ? `ZOTERO_ITEM CSL_CITATION ${piece}` : piece)}</vt:lpwstr></property>`).join('')}</Properties>`,
    },
  ],
];

const unreadable: [name: string, instruction: string][] = [
  ['no JSON', 'ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":['],
  ['JSON without items', 'ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":7}'],
  ['items without data', 'ADDIN CSL_CITATION {"citationItems":[{"id":1},null,[]]}'],
  [
    'values nested too deeply',
    `ADDIN CSL_CITATION {"citationItems":[{"itemData":{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}`,
  ],
  [
    'more values than a record may have',
    `ADDIN CSL_CITATION {"citationItems":[${'0,'.repeat(100_000)}{"itemData":{"title":"A"}}]}`,
  ],
  ['XML that does not end', 'ADDIN EN.CITE <EndNote><Cite><record></Cite></EndNote>'],
  [
    'XML with entities',
    'ADDIN EN.CITE <!DOCTYPE a [<!ENTITY b "c">]><EndNote><record><titles><title>&b;</title></titles></record></EndNote>',
  ],
  ['a tag that no source has', 'CITATION None99 \\l 1033'],
];

describe('live citations of a Word file', () => {
  it.each(live)('%s', (_, content, parts = {}, expected = titles) => {
    const { document } = mapDocx(docxOf(paragraph(run('See ') + content + run(' now.')), parts));
    expect(document.text).toBe('See (Okafor) now.');
    expect(
      document.live.map(({ start, end, items }) => [
        document.text.slice(start, end),
        items.map(({ title }) => title),
      ]),
    ).toEqual([['(Okafor)', expected]]);
  });

  it.each(unreadable)('are only text when their code is %s', (_, instruction) => {
    const { document } = mapDocx(docxOf(paragraph(field(instruction, '(Okafor)'))));
    expect([document.text, document.live]).toEqual(['(Okafor)', []]);
  });

  it.each([
    ['Zotero', ' ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY '],
    ['Mendeley', 'ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY'],
    ['EndNote', ' ADDIN EN.REFLIST '],
    ['Word', ' BIBLIOGRAPHY '],
  ])('make entries of the list of %s', (_, instruction) => {
    const body =
      paragraph(mark('begin') + code(instruction) + mark('separate') + run('One')) +
      paragraph(run('Two') + mark('end')) +
      paragraph(run('After'));
    const { document } = mapDocx(docxOf(body));
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['entry', 'entry', 'paragraph']);
  });
});

describe('places in a Word file', () => {
  it('lead from each character to where it stands', () => {
    const { document, pieces } = mapDocx(
      docxOf(
        paragraph(`${run('A & ') + run('B', '<w:b/>')}<w:r><w:tab/></w:r>`) +
          paragraph('<w:r><w:t> C</w:t></w:r>'),
      ),
    );
    expect(document.text).toBe('A & B\n\nC');
    expect(
      pieces.map(({ start, end, from, node, run: around, part }) => [
        document.text.slice(start, end),
        from,
        isElement(node) ? node.name : part.source.slice(node.start, node.end),
        around && attributeOf(part.source, around, 'rsidR') === undefined,
      ]),
    ).toEqual([
      ['A & ', 0, 'A &amp; ', true],
      ['B', 0, 'B', true],
      ['C', 1, ' C', true],
    ]);
  });
});
