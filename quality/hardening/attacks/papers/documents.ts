import { deflateSync } from 'node:zlib';
import { archive, filled, openDocument, packed, pdf, pdfOf, stream, word, wordNamespace } from './files.ts';

/** A document that is small to send and large to read. */
export interface Costly {
  /** Its name, whose ending says the format. */
  name: string;
  bytes: () => Uint8Array;
}

const entries = (count: number, mark = (_: number) => '') =>
  Array.from(
    { length: count },
    (_, at) => `${mark(at)}Okafor, A. (2020). Rivers ${at}. Oslo: Fjord Press.`,
  ).join('\n\n');

/** A text that cites a list so many times. */
export const callOuts = (count: number, listed = 400): Buffer =>
  Buffer.from(`${'Okafor (2020) said. '.repeat(count)}\n\nReferences\n\n${entries(listed)}`);

const text = (body: string, listed: number) => Buffer.from(`${body}\n\nReferences\n\n${entries(listed)}`);

const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const entry = paragraph('Okafor, A. (2020). Rivers. Oslo: Fjord Press.');

const field = (code: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ADDIN ZOTERO_ITEM CSL_CITATION ${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>(Okafor)</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

const wordFiles: Readonly<Record<string, () => Uint8Array>> = {
  'of 330,000 paragraphs': () => word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(330_000)),
  'of a million paragraphs': () => word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_000_000)),
  'of a million empty runs': () => word(`<w:p>${'<w:r/>'.repeat(990_000)}</w:p>`),
  'of a paragraph of 200,000 tabs': () =>
    word(`<w:p><w:r>${'<w:t>a</w:t><w:tab/>'.repeat(195_000)}</w:r></w:p>`),
  'of a row of 100,000 cells': () =>
    word(`<w:tbl><w:tr>${`<w:tc>${paragraph('x')}</w:tc>`.repeat(95_000)}</w:tr></w:tbl>`),
  'of 200,000 citations': () =>
    word(
      `${paragraph('Okafor (2020) said. '.repeat(2_000)).repeat(100)}${paragraph('References')}${entry.repeat(400)}`,
    ),
  'that inflates to 47 MB': () => word(filled(' ', 47_000_000)),
  'of six million characters in references': () => word(paragraph('&amp;&#x41;'.repeat(2_900_000))),
  'of 40,000 attributes on each element': () =>
    word(
      `<w:p ${Array.from({ length: 40_000 }, (_, at) => `w:a${at}="x"`).join(' ')}><w:r><w:t>x</w:t></w:r></w:p>`.repeat(
        60,
      ),
    ),
  'of namespaces that are declared on each element': () =>
    word(
      `<w:p ${Array.from({ length: 300 }, (_, at) => `xmlns:n${at}="u"`).join(' ')}><w:r/></w:p>`.repeat(
        5_000,
      ),
    ),
  'of 30,000 notes': () =>
    word(
      `<w:p>${Array.from({ length: 30_000 }, (_, at) => `<w:r><w:t>x</w:t><w:footnoteReference w:id="${at + 1}"/></w:r>`).join('')}</w:p>`,
      {
        footnotes: `<w:footnotes ${wordNamespace}>${Array.from({ length: 30_000 }, (_, at) => `<w:footnote w:id="${at + 1}">${paragraph('Okafor, Rivers (2020).')}</w:footnote>`).join('')}</w:footnotes>`,
      },
    ),
  'of citations with a million characters of data': () =>
    word(
      field(
        `{"citationItems":[${`{"itemData":{"type":"book","title":"T"}},`.repeat(22_000).slice(0, -1)}]}`.replaceAll(
          '"',
          '&quot;',
        ),
      ).repeat(20),
    ),
};

const openDocuments: Readonly<Record<string, () => Uint8Array>> = {
  'of 450,000 paragraphs': () => openDocument('<text:p>x</text:p>'.repeat(450_000)),
  'of a million spaces at a time': () =>
    openDocument(`<text:p>x${'<text:s text:c="1000000"/>x'.repeat(190_000)}</text:p>`),
  'of spans in spans': () =>
    openDocument(
      `<text:p>${`${'<text:span>'.repeat(200)}x${'</text:span>'.repeat(200)}`.repeat(1_900)}</text:p>`,
    ),
  'of 20,000 notes': () =>
    openDocument(
      `<text:p>${'x<text:note><text:note-body><text:p>Okafor (2020).</text:p></text:note-body></text:note>'.repeat(20_000)}</text:p>`,
    ),
};

const brackets = (unit: string) => Buffer.from(unit.repeat(300_000));

const texts: Readonly<Record<string, () => Uint8Array>> = {
  'of 8 MB': () => filled('Okafor (2020) said x.\n\n', 350_000),
  'of 18 MB with a list': () => callOuts(900_000),
  'of 200,000 citations': () => callOuts(200_000),
  'of 19,000 citations of 5,000 works': () => callOuts(19_000, 5_000),
  'of 20,000 entries': () => text('Text.', 20_000),
  'of 300,000 numbers': () =>
    Buffer.from(`${'word1,2,3 '.repeat(300_000)}\n\nReferences\n\n${entries(900, (at) => `[${at + 1}] `)}`),
  'of 40,000 notes': () =>
    Buffer.from(
      `Notes\n\n${'¹ Okafor, “A title of things,” 2020; ibid.\n\n'.repeat(40_000)}${entries(1_000)}`,
    ),
  'of 100,000 headings of lists': () => Buffer.from('References\n\nOkafor 2020\n\n'.repeat(100_000)),
  'of open brackets': () => brackets('(2001'),
  'of one word of 5 MB': () => filled('A', 5_000_000),
};

const sources: Readonly<Record<string, Costly>> = {
  'page of two million paragraphs': { name: 'a.html', bytes: () => filled('<p>a</p>', 2_000_000) },
  'page of 400,000 elements that stay open': { name: 'a.html', bytes: () => filled('<b>', 400_000) },
  'page of a million attributes': {
    name: 'a.html',
    bytes: () => Buffer.from(`<p>Text.</p><p ${'a b c d '.repeat(1_000_000)}>x</p>`),
  },
  'page of 100,000 notes': {
    name: 'a.html',
    bytes: () =>
      Buffer.from(
        Array.from(
          { length: 100_000 },
          (_, at) => `<p>x<a href="#fn${at}">${at}</a></p><p id="fn${at}">n</p>`,
        ).join(''),
      ),
  },
  'Markdown of 300,000 keys': { name: 'a.md', bytes: () => filled('Rivers [@a]. ', 300_000) },
  'Markdown of open marks': { name: 'a.md', bytes: () => filled('[*_`', 1_000_000) },
  'LaTeX of 60,000 citations': {
    name: 'a.tex',
    bytes: () => Buffer.from(`\\begin{document}${'Rivers \\cite{a}. '.repeat(60_000)}\\end{document}`),
  },
  'LaTeX of macros that double': {
    name: 'a.tex',
    bytes: () =>
      Buffer.from(
        `${Array.from({ length: 24 }, (_, at) => `\\newcommand\\a${String.fromCharCode(97 + at)}{\\a${String.fromCharCode(98 + at)}\\a${String.fromCharCode(98 + at)}}`).join('\n')}\\begin{document}\\aa\\end{document}`,
      ),
  },
  'LaTeX of open braces': { name: 'a.tex', bytes: () => filled('\\emph{', 1_000_000) },
};

const form = (content: string, next: string) =>
  stream(
    Buffer.from(content),
    `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next}>>>>`,
  );

const said = (words: string, times: number) =>
  Buffer.concat([Buffer.from('BT /F 10 Tf 72 700 Td '), filled(words, times), Buffer.from(' ET')]);

const withMap = (map: string) =>
  pdf(
    stream(said('(Rivers) Tj ', 1)),
    {
      font: '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A>>]/ToUnicode 5 0 R>>',
    },
    packed(
      Buffer.from(
        `/CIDInit /ProcSet findresource begin 1 begincodespacerange <00000000> <ffffffff> endcodespacerange ${map}`,
      ),
    ),
  );

const pdfs: Readonly<Record<string, () => Uint8Array>> = {
  'with a stream of 500 MB': () => pdf(packed(filled('q ', 250_000_000))),
  'with a stream that is packed twice': () => pdf(packed(filled(' ', 400_000_000), '', 2)),
  'with 40 million numbers': () =>
    pdf(packed(Buffer.concat([Buffer.from('['), filled('1 ', 40_000_000), Buffer.from('] TJ')]))),
  'with a string of 75 MB': () =>
    pdf(
      packed(Buffer.concat([Buffer.from('BT /F 1 Tf ('), filled('a', 75_000_000), Buffer.from(') Tj ET')])),
    ),
  'with two million words on a page': () => pdf(packed(said('(a) Tj 1 0 Td ', 2_000_000))),
  'with run lengths of 300 MB': () =>
    pdf(stream(deflateSync(filled('\x81 ', 2_400_000)), '/Filter[/FlateDecode/RunLengthDecode]')),
  'with a table of 100 million objects': () => {
    const table = packed(
      Buffer.alloc(300_000_000),
      '/Type/XRef/W[1 1 1]/Index[0 100000000]/Size 100000000/Root 1 0 R',
    );
    const head = Buffer.from('%PDF-1.7\n');
    return Buffer.concat([
      head,
      Buffer.from('1 0 obj\n'),
      table,
      Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF`),
    ]);
  },
  'with a stream of ten million objects': () =>
    pdfOf(
      '<</Type/Catalog/Pages 2 0 R>>',
      packed(filled('3 0 ', 20_000_000), '/Type/ObjStm/N 10000000/First 80000000'),
    ),
  'with a map of two milliards of characters': () =>
    withMap('1 beginbfrange <00000000> <7fffffff> <0041> endbfrange'),
  'with a map of a million ranges': () =>
    withMap(`1000000 beginbfrange ${'<0000> <ffff> <0041> '.repeat(1_000_000)} endbfrange`),
  'with forms that draw each other': () =>
    pdf(
      stream(Buffer.from('/X Do')),
      { form: '5 0 R' },
      ...Array.from({ length: 30 }, (_, at) => form('/X Do /X Do', `${at + 6} 0 R`)),
    ),
  'with a form that is drawn a million times': () =>
    pdf(packed(filled('/X Do ', 1_000_000)), { form: '5 0 R' }, form('BT /F 1 Tf (a) Tj ET', '5 0 R')),
  'of 600 pages with one dense content': () =>
    pdf(packed(said('(Rivers) Tj 0 -1 Td ', 20_000)), { pages: 600 }),
  'of 600 pages that are large when inflated': () => pdf(packed(filled(' ', 60_000_000)), { pages: 600 }),
  'of brackets': () => pdf(packed(filled('[', 20_000_000))),
  'with an inline picture of 60 MB': () =>
    pdf(
      packed(
        Buffer.concat([Buffer.from('BI /W 9999 /H 9999 /BPC 8 /CS /RGB ID '), filled('\x00 ', 30_000_000)]),
      ),
    ),
};

/** What is read of the PDF of a source beside its text: metadata, lines in large type, names. */
const titlePages: Readonly<Record<string, () => Uint8Array>> = {
  'with metadata of 60 MB': () =>
    pdfOf(
      '<</Type/Catalog/Pages 2 0 R/Metadata 3 0 R>>',
      '<</Type/Pages/Kids[]/Count 0>>',
      packed(
        Buffer.concat([
          Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description>'),
          filled('<dc:title>Rivers</dc:title>', 2_300_000),
        ]),
        '/Type/Metadata/Subtype/XML',
      ),
    ),
  'with 20,000 titles on a page': () => pdf(packed(said('(Rivers and their towns) Tj 0 -30 Td ', 20_000))),
  'of one line of 30,000 names': () => pdf(packed(said('(Ada Okafor, ) Tj 1 0 Td ', 14_000))),
  'of 150,000 DOIs without white space': () => pdf(packed(said('(10.5555/a) Tj ', 15_000))),
};

const tex = '\\documentclass{article}\\begin{document}\\cite{a}\\bibliography{r}\\end{document}';

const archives: Readonly<Record<string, () => Uint8Array>> = {
  'with 2.5 million fields': () =>
    archive({ 'main.tex': tex, 'r.bib': `@book{a,${'a=1,'.repeat(2_500_000)}}` }),
  'with 500,000 entries': () => archive({ 'main.tex': tex, 'r.bib': '@book{a,title={b}}\n'.repeat(500_000) }),
  'with 20 million brackets': () => archive({ 'main.md': 'Rivers [@a].', 'r.json': filled('[', 20_000_000) }),
  'with 15 million objects': () =>
    archive({ 'main.md': 'Rivers [@a].', 'r.json': `[${'{},'.repeat(14_999_999)}{}]` }),
  'with 450,000 lines of YAML': () =>
    archive({ 'main.md': 'Rivers [@a].', 'r.yaml': `references:\n${'- a\n'.repeat(450_000)}` }),
  'with 9,000 sources': () =>
    archive({
      'main.tex': `\\documentclass{article}\\begin{document}${Array.from({ length: 9_000 }, (_, at) => `\\input{f${at}}`).join('')}\\end{document}`,
      ...Object.fromEntries(
        Array.from({ length: 9_000 }, (_, at) => [`f${at}.tex`, `\\input{f${at + 1}} x`]),
      ),
    }),
  'with three sources of 20 MB': () =>
    archive({
      'main.tex': `\\documentclass{article}\\begin{document}\\input{a}\\input{b}\\input{c}\\end{document}`,
      'a.tex': filled('x ', 10_000_000),
      'b.tex': filled('y ', 10_000_000),
      'c.tex': filled('z ', 10_000_000),
    }),
};

const sentence = 'Rivers carry sand to the sea, and towns grow where they slow down (Okafor, 2020). ';
const listed = Array.from({ length: 300 }, (_, at) => `Okafor, A. (2020). Rivers ${at}. Oslo: Fjord Press.`);

/** A Word file of 600 pages and 143,000 elements: each paragraph has a style, and four runs with their letters and languages. */
function longThesis(): Uint8Array {
  const run = `<w:r><w:rPr><w:sz w:val="24"/><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${sentence}</w:t></w:r>`;
  const styled = (runs: string) => `<w:p><w:pPr><w:pStyle w:val="Text"/></w:pPr>${runs}</w:p>`;
  return word(`${styled(run.repeat(4)).repeat(6_150)}${['References', ...listed].map(paragraph).join('')}`);
}

/** A PDF of 600 pages of 40 lines each, the last ten of them its list. */
function longReport(): Uint8Array {
  const pages = 600;
  const linesOf = (page: number): string[] =>
    page < 590
      ? Array.from({ length: 40 }, () => sentence)
      : [...(page === 590 ? ['References'] : []), ...listed.slice((page - 590) * 30, (page - 589) * 30)];
  const objects = Array.from({ length: pages }, (_, page) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + 2 * page} 0 R>>`,
    packed(
      Buffer.from(
        `BT /F 10 Tf 16 TL 60 760 Td ${linesOf(page)
          .map((line) => `(${line.replace(/[()]/g, '\\$&')}) Tj T*`)
          .join(' ')} ET`,
      ),
    ),
  ]);
  return pdfOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: pages }, (_, page) => `${4 + 2 * page} 0 R`).join(' ')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>',
    ...objects.flat(),
  );
}

/** Long papers of people who mean no harm: they are read. */
export const honest: Readonly<Record<string, Costly>> = {
  'Word thesis of 143,000 elements': { name: 'thesis.docx', bytes: longThesis },
  'PDF of 600 pages': { name: 'report.pdf', bytes: longReport },
};

const named = (
  kind: string,
  name: string,
  all: Readonly<Record<string, () => Uint8Array>>,
): Readonly<Record<string, Costly>> =>
  Object.fromEntries(Object.entries(all).map(([what, bytes]) => [`${kind} ${what}`, { name, bytes }]));

/** PDFs that are sent to be cited. */
export const costlySources = named('source', 'a.pdf', { ...pdfs, ...titlePages });

/** Documents by what reads them, after those that ended a server and in the ways in which each format grows. */
export const documents: Readonly<Record<string, Readonly<Record<string, Costly>>>> = {
  'Word papers': named('Word paper', 'a.docx', wordFiles),
  'OpenDocument papers': named('OpenDocument paper', 'a.odt', openDocuments),
  texts: named('text', 'a.txt', texts),
  'pages and sources': sources,
  'PDF papers': named('PDF', 'a.pdf', pdfs),
  archives: named('archive', 'a.zip', archives),
};
