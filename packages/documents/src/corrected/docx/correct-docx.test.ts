import type { Item } from '@citewright/record';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { openWord } from '../../readers/docx/package.ts';
import { mapWord } from '../../readers/docx/read-docx.ts';
import { docxOf, wordRoot } from '../../readers/office/office-file.fixture.ts';
import { commentWords } from '../comment-words.fixture.ts';
import { correctPaper } from '../correct-paper.ts';
import type { Correction, Way } from '../corrections.ts';
import { listedText } from '../listed-text.fixture.ts';
import { wordFaults } from './word-faults.fixture.ts';

const run = (text: string, properties = '') =>
  `<w:r w:rsidR="00A1">${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

const entries = [
  'Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.',
  'Cowan, N. (2001). The magical number 4. Behavioral and Brain Sciences, 24(1), 87–114.',
  'Miller, G. A. (1956). The magical number seven. Psychological Review, 63(2), 81–97.',
] as const;

const bibliography = '<w:pStyle w:val="Bibliography"/>';
const styles = {
  'word/styles.xml': wordRoot(
    'styles',
    '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Bibliography"><w:name w:val="Bibliography"/></w:style>',
  ),
};
const list = entries.map((entry) => paragraph(run(entry), bibliography));
const heading = paragraph(run('References'), '<w:pStyle w:val="Heading1"/>');
const text = paragraph(
  `${run('Memory is short (Baddeley, ', '<w:sz w:val="22"/>')}${run('1992', '<w:b/><w:sz w:val="22"/>')}${run('). Others doubt it (Cowan, 2001; Miller, 1956).')}`,
);
const body = text + heading + list.join('');

async function correct(
  content: string,
  corrections: (text: string) => Correction[],
  way: Way,
  parts: Record<string, string> = styles,
) {
  const bytes = docxOf(content, parts);
  const file = { name: 'paper.docx', bytes };
  const paper = listedText(await readDocument(file));
  const result = correctPaper(file, paper, corrections(paper.text), {
    way,
    words: commentWords,
    author: 'Citewright',
    date: new Date('2026-01-02T03:04:05.678Z'),
    style: 'http://www.zotero.org/styles/apa',
  });
  const map = mapWord(openWord(result.bytes));
  return {
    ...result,
    before: unzipSync(bytes),
    after: unzipSync(result.bytes),
    text: map.document.text,
    document: map.document,
    xml: new TextDecoder().decode(unzipSync(result.bytes)['word/document.xml']),
    paper,
  };
}

/** A replacement of the only place where a text stands. */
const replace =
  (was: string, html: string, works?: Extract<Correction, { kind: 'replace' }>['works']) =>
  (all: string): Correction[] => {
    const start = all.indexOf(was);
    expect(start).toBeGreaterThanOrEqual(0);
    return [{ kind: 'replace', start, end: start + was.length, html, ...(works ? { works } : {}) }];
  };

/** A citation that moves into a note, with the space before it; its mark follows one sign behind it. */
const move =
  (was: string, html: string) =>
  (all: string): Correction[] => {
    const start = all.indexOf(was);
    expect(start).toBeGreaterThanOrEqual(0);
    const end = start + was.length;
    return [{ kind: 'note', start: start - 1, end, at: end + 1, number: 1, html }];
  };

const reset =
  (order: readonly [number | undefined, string][], isNumbered = false, isLive = false) =>
  (): Correction[] => [
    {
      kind: 'list',
      entries: order.map(([reference, html]) => ({
        ...(reference === undefined ? {} : { reference }),
        html,
      })),
      isNumbered,
      isLive,
    },
  ];

const asIs = (index: number): [number, string] => [index, entries[index] ?? ''];

const work = { type: 'book', title: 'Memory', author: [{ family: 'Baddeley', given: 'A.' }] };
const item: Item = { id: 'baddeley', ...work };

describe('a corrected Word file', () => {
  it.each(['comments', 'tracked', 'clean'] as const)(
    'stays as it was where nothing is corrected: %s',
    async (way) => {
      const { after, before, left } = await correct(body, reset([asIs(0), asIs(1), asIs(2)]), way);
      expect([after, left]).toEqual([before, []]);
    },
  );

  it.each([
    ['at its place', [0, 1, 2]],
    ['at another place', [1, 2, 0]],
  ])('keeps the text and the look of an entry that stands as it was given, %s', async (_, order) => {
    const italic = body.replace(
      /Baddeley, A\. \(1992\)\. Working memory\. /,
      (was) =>
        `${was}</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">Own </w:t></w:r><w:r><w:t xml:space="preserve">`,
    );
    expect(italic).not.toBe(body);
    const set = (): Correction[] => [
      {
        kind: 'list',
        isNumbered: false,
        entries: order.map((reference) => ({
          reference,
          html: `New ${reference}.`,
          ...(reference === 0 && { isAsGiven: true }),
        })),
      },
    ];
    const { xml } = await correct(italic, set, 'clean');
    expect(xml).toMatch(/<w:i\/>.{0,30}<\/w:rPr><w:t[^>]*>Own ?<\/w:t>/);
    expect(xml).toContain('Baddeley, A. (1992). Working memory. ');
    expect(xml).toContain('New 1.');
    expect(xml).not.toContain('New 0.');
  });

  it('keeps all other parts byte for byte, in their order', async () => {
    const { before, after } = await correct(body, replace('1992', '1993'), 'clean');
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, content] of Object.entries(before))
      if (name !== 'word/document.xml') expect(after[name], name).toEqual(content);
  });

  it('keeps runs that are not changed, and the look of those that are', async () => {
    const { xml } = await correct(body, replace('(Baddeley, 1992)', '(Baddeley, 1993)'), 'clean');
    expect(xml).toBe(
      wordRoot('document', `<w:body>${body}</w:body>`).replace(
        run('1992', '<w:b/><w:sz w:val="22"/>'),
        '<w:r><w:rPr><w:sz w:val="22"/></w:rPr><w:t xml:space="preserve">1993</w:t></w:r>',
      ),
    );
  });

  it('shows words that are put in and taken out as changes of Citewright', async () => {
    const { xml } = await correct(
      body,
      replace(entries[0], entries[0].replace('Science', '<i>Nature</i>')),
      'tracked',
    );
    const signed = (id: number) => `w:id="${id}" w:author="Citewright" w:date="2026-01-02T03:04:05Z"`;
    expect(xml).toContain(
      `<w:r w:rsidR="00A1"><w:t xml:space="preserve">Baddeley, A. (1992). Working memory. </w:t></w:r><w:del ${signed(2)}><w:r w:rsidR="00A1"><w:delText xml:space="preserve">Science</w:delText></w:r></w:del><w:ins ${signed(1)}><w:r><w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">Nature</w:t></w:r></w:ins><w:r w:rsidR="00A1"><w:t xml:space="preserve">, 255(5044), 556–559.</w:t></w:r>`,
    );
  });
});

const set = (...lines: string[]) =>
  [
    'Memory is short (Baddeley, 1992). Others doubt it (Cowan, 2001; Miller, 1956).',
    'References',
    ...lines,
  ].join('\n\n');

const fresh =
  'Okafor, A. (2020). <i>Rivers</i>. <a href="https://doi.org/10.1000/a?b&amp;c">https://doi.org/10.1000/a?b&amp;c</a>';
const freshText = 'Okafor, A. (2020). Rivers. https://doi.org/10.1000/a?b&c';
const numbering = {
  ...styles,
  'word/numbering.xml': wordRoot(
    'numbering',
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>',
  ),
};
const automatic = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr>';
const numberedBody =
  paragraph(run('Memory is short [1], or not [2, 3].')) +
  heading +
  entries.map((entry) => paragraph(run(entry), automatic)).join('');
const typedBody =
  paragraph(run('Memory is short [1], or not [2, 3].')) +
  heading +
  entries.map((entry, index) => paragraph(run(`[${index + 1}] ${entry}`))).join('');
const numberedText = (...lines: string[]) =>
  ['Memory is short [1], or not [2, 3].', 'References', ...lines].join('\n\n');
const inField =
  text +
  heading +
  paragraph(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(entries[0])}`,
  ) +
  list[1] +
  paragraph(`${run(entries[2])}<w:r><w:fldChar w:fldCharType="end"/></w:r>`);

const cases: [
  name: string,
  body: string,
  corrections: (text: string) => Correction[],
  text: string,
  parts?: Record<string, string>,
][] = [
  [
    'a word of a call-out',
    body,
    replace('Cowan, 2001', 'Cowan, 2002'),
    set(...entries).replace('Cowan, 2001', 'Cowan, 2002'),
  ],
  [
    'a call-out over three runs',
    body,
    replace('(Baddeley, 1992)', 'by Baddeley (1992, p. 5)'),
    set(...entries).replace('(Baddeley, 1992)', 'by Baddeley (1992, p. 5)'),
  ],
  [
    'text with signs of XML',
    body,
    replace('doubt it', 'doubt &lt;it&gt; &amp; &quot;that&quot;'),
    set(...entries).replace('doubt it', 'doubt <it> & "that"'),
  ],
  ['an entry with a link', body, replace(entries[1], fresh), set(entries[0], freshText, entries[2])],
  [
    'a list in another order',
    body,
    reset([asIs(2), asIs(0), asIs(1)]),
    set(entries[2], entries[0], entries[1]),
  ],
  [
    'a list with a new entry',
    body,
    reset([asIs(0), [undefined, fresh], asIs(1), asIs(2)]),
    set(entries[0], freshText, entries[1], entries[2]),
  ],
  [
    'a list with a new first entry',
    body,
    reset([[undefined, fresh], asIs(0), asIs(1), asIs(2)]),
    set(freshText, ...entries),
  ],
  ['a list with fewer entries', body, reset([asIs(0), asIs(2)]), set(entries[0], entries[2])],
  [
    'a list of quite other entries',
    body,
    reset([
      [undefined, fresh],
      [undefined, 'Zed (1900).'],
    ]),
    set(freshText, 'Zed (1900).'),
  ],
  [
    'a live list',
    body,
    reset([asIs(1), asIs(0), [2, fresh]], false, true),
    set(entries[1], entries[0], freshText),
  ],
  [
    'a list of automatic numbers stays numbered',
    numberedBody,
    reset(
      [
        [0, `[1] ${entries[0]}`],
        [2, `[2] ${entries[2]}`],
      ],
      true,
    ),
    numberedText(`1. ${entries[0]}`, `2. ${entries[2]}`),
    numbering,
  ],
  [
    'a list of automatic numbers becomes one without',
    numberedBody,
    reset([asIs(1), asIs(0), [undefined, fresh]]),
    numberedText(entries[1], entries[0], freshText),
    numbering,
  ],
  [
    'a list of typed numbers becomes one without',
    typedBody,
    reset([asIs(0), asIs(1), asIs(2)]),
    numberedText(...entries),
  ],
  [
    'a list becomes numbered',
    body,
    reset(
      entries.map((entry, index) => [index, `[${index + 1}] ${entry}`]),
      true,
    ),
    set(...entries.map((entry, index) => `[${index + 1}]\t${entry}`)),
  ],
  [
    'a list that Zotero made',
    inField,
    reset([asIs(2), asIs(0), [undefined, fresh]], false, true),
    set(entries[2], entries[0], freshText),
  ],
  ['a shorter list that Zotero made', inField, reset([asIs(2), asIs(0)]), set(entries[2], entries[0])],
  [
    'a list in one paragraph',
    text + heading + paragraph(entries.map((entry) => run(entry)).join('<w:r><w:br/></w:r>')),
    reset([asIs(1), asIs(0), asIs(2)]),
    [
      'Memory is short (Baddeley, 1992). Others doubt it (Cowan, 2001; Miller, 1956).',
      'References',
      [entries[1], entries[0], entries[2]].join('\n'),
    ].join('\n\n'),
  ],
  [
    'text in a link',
    paragraph(`<w:hyperlink w:anchor="x">${run('(Cowan, 2001)')}</w:hyperlink>`) + heading + list.join(''),
    replace('(Cowan, 2001)', '(Cowan, 2002)'),
    ['(Cowan, 2002)', 'References', ...entries].join('\n\n'),
  ],
  [
    'text that somebody else has put in',
    paragraph(`${run('See ')}<w:ins w:id="90" w:author="X">${run('(Cowan, 2001) now')}</w:ins>`) +
      heading +
      list.join(''),
    replace('2001', '2002'),
    ['See (Cowan, 2002) now', 'References', ...entries].join('\n\n'),
  ],
  [
    'text with entities',
    paragraph(run('A &amp; B (Cowan, 2001) &lt; C')) + heading + list.join(''),
    replace('Cowan, 2001', 'Cowan &amp; Co., 2001'),
    ['A & B (Cowan & Co., 2001) < C', 'References', ...entries].join('\n\n'),
  ],
  [
    'a citation that moves into a note',
    body,
    move('(Cowan, 2001; Miller, 1956)', fresh),
    ['Memory is short (Baddeley, 1992). Others doubt it.¹', 'References', ...entries, `¹ ${freshText}`].join(
      '\n\n',
    ),
  ],
  [
    'a citation that moves into a note beside others',
    paragraph(`${run('It rains')}<w:r><w:footnoteReference w:id="3"/></w:r>${run(' (Cowan, 2001) often.')}`) +
      heading +
      list.join(''),
    (all) => move('(Cowan, 2001)', '<i>Four</i>')(all).map((one) => ({ ...one, at: all.indexOf(' often') })),
    ['It rains¹² often.', 'References', ...entries, '¹ Cowan, 2003.', '² Four'].join('\n\n'),
    {
      'word/styles.xml': wordRoot(
        'styles',
        '<w:style w:type="character" w:styleId="Funotenzeichen"><w:name w:val="footnote reference"/></w:style>',
      ),
      'word/footnotes.xml': wordRoot(
        'footnotes',
        `<w:footnote w:id="3">${paragraph(run('Cowan, 2003.'))}</w:footnote>`,
      ),
    },
  ],
  [
    'a file with another prefix',
    '',
    replace('2001', '2002'),
    'Cowan (2002)\n\nReferences\n\nCowan, N. (2001). Four.',
    {
      'word/document.xml':
        '<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:p><x:r><x:t>Cowan (2001)</x:t></x:r></x:p><x:p><x:r><x:t>References</x:t></x:r></x:p><x:p><x:r><x:t>Cowan, N. (2001). Four.</x:t></x:r></x:p></x:body></x:document>',
    },
  ],
];

describe('corrections of a Word file', () => {
  it.each(cases)('%s', async (_, content, corrections, expected, parts = styles) => {
    const clean = await correct(content, corrections, 'clean', parts);
    expect([clean.text, clean.left]).toEqual([expected, []]);
    expect(wordFaults(clean.bytes)).toEqual([]);
    // Accepted, tracked changes give the same; rejected, what was there.
    const tracked = await correct(content, corrections, 'tracked', parts);
    expect(tracked.text.replace(/\n\n(?:\d+\. ?)?(?=\n\n|$)/g, '')).toBe(expected);
    expect(wordFaults(tracked.bytes)).toEqual([]);
    const rejected = tracked.xml
      .replace(
        /<w:p>(?:<w:pPr>(?:(?!<\/w:pPr>).)*)?<w:rPr><w:ins [^>]*author="Citewright"[^>]*>.*?<\/w:p>/g,
        '',
      )
      .replace(/<w:ins [^>]*author="Citewright"[^>]*>.*?<\/w:ins>/g, '')
      .replace(/<w:del [^>]*author="Citewright"[^>]*\/>|<\/?w:del\b[^>]*>/g, '')
      .replaceAll('delText', 't')
      .replace(/<w:pPr>(?:(?!<\/w:pPr>).)*<w:pPrChange [^>]*>(.*?)<\/w:pPrChange><\/w:pPr>/g, '$1');
    const back = mapWord(openWord(docxOf('', { ...parts, 'word/document.xml': rejected })));
    expect(back.document.text).toBe(clean.paper.text);
  });

  it('leaves what cannot be changed, and says so', async () => {
    const formula = paragraph(`${run('A ')}<m:oMath><m:r><m:t>(Cowan, 2001)</m:t></m:r></m:oMath>`);
    const { left, after, before } = await correct(
      formula + heading + list.join(''),
      replace('(Cowan, 2001)', 'x'),
      'clean',
    );
    expect([left, after]).toEqual([[0], before]);
  });

  it.each([
    ['a note', `${run('A')}<w:r><w:footnoteReference w:id="3"/></w:r>`, run('B (Cowan, 2001) here.')],
    [
      'a text box',
      `${run('A')}<w:r><w:pict><w:txbxContent>${paragraph(run('B (Cowan, 2001) here.'))}</w:txbxContent></w:pict></w:r>`,
      '',
    ],
  ])('makes no note in %s', async (_, content, note) => {
    const { left, after, before } = await correct(
      paragraph(content) + heading + list.join(''),
      move('(Cowan, 2001)', 'x'),
      'clean',
      {
        ...styles,
        'word/footnotes.xml': wordRoot('footnotes', `<w:footnote w:id="3">${paragraph(note)}</w:footnote>`),
      },
    );
    expect([left, after]).toEqual([[0], before]);
  });

  it('sets notes among the others in the order of the text', async () => {
    const { after, xml, bytes } = await correct(
      paragraph(`${run('Rain (Cowan, 2001), snow')}<w:r><w:footnoteReference w:id="3"/></w:r>${run('.')}`) +
        heading +
        list.join(''),
      move('(Cowan, 2001)', 'New'),
      'clean',
      {
        ...styles,
        'word/footnotes.xml': wordRoot(
          'footnotes',
          `<w:footnote w:id="3">${paragraph(run('Old'))}</w:footnote>`,
        ),
      },
    );
    const notes = new TextDecoder().decode(after['word/footnotes.xml']);
    expect(notes.match(/(?<=<w:footnote w:)id="\d"|(?<=>)(?:New|Old)/g)).toEqual([
      'id="3"',
      'New',
      'id="4"',
      'Old',
    ]);
    expect(xml.match(/(?<=<w:footnoteReference w:)id="\d"/g)).toEqual(['id="3"', 'id="4"']);
    expect(wordFaults(bytes)).toEqual([]);
  });

  it('gives notes the styles that Word knows, the document’s own where it has them', async () => {
    const { after, xml } = await correct(
      body,
      move('(Cowan, 2001; Miller, 1956)', 'Cowan <i>et al</i>.'),
      'clean',
      {
        'word/styles.xml': styles['word/styles.xml'].replace(
          '</w:styles>',
          '<w:style w:type="character" w:styleId="Notenmarke"><w:name w:val="footnote reference"/></w:style></w:styles>',
        ),
      },
    );
    const read = (name: string) => new TextDecoder().decode(after[name]);
    expect(xml).toContain(
      '<w:r><w:rPr><w:rStyle w:val="Notenmarke"/></w:rPr><w:footnoteReference w:id="1"/></w:r>',
    );
    expect(read('word/footnotes.xml')).toContain(
      '<w:footnote w:id="1"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/></w:pPr><w:r><w:rPr><w:rStyle w:val="Notenmarke"/></w:rPr><w:footnoteRef/></w:r>',
    );
    expect(read('word/styles.xml').match(/w:styleId="\w+"/g)).toEqual(
      ['Heading1', 'Bibliography', 'Notenmarke', 'FootnoteText'].map((id) => `w:styleId="${id}"`),
    );
  });
});

describe('a part that is there without elements', () => {
  const empty = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';
  const link = (path: string) => `<a href="https://a.example/${path}">https://a.example/${path}</a>`;

  it('takes all links of the notes that are added', async () => {
    const { after } = await correct(
      body,
      (all) => [
        ...move('(Baddeley, 1992)', `Baddeley. ${link('one')}`)(all),
        ...move('(Cowan, 2001; Miller, 1956)', `Cowan. ${link('two')}`)(all),
      ],
      'clean',
      {
        ...styles,
        'word/footnotes.xml': wordRoot('footnotes', '').replace(/>(<\/w:footnotes>)$/, '/>'),
        'word/_rels/footnotes.xml.rels': empty,
      },
    );
    const read = (name: string) => new TextDecoder().decode(after[name]);
    const used = read('word/footnotes.xml').match(/(?<=r:id=")[^"]+/g);
    const known = read('word/_rels/footnotes.xml.rels').match(/(?<= Id=")[^"]+/g);
    expect(used).toHaveLength(2);
    expect(known).toEqual(used);
  });
});

describe('comments in a Word file', () => {
  const remark =
    (was: string) =>
    (all: string): Correction[] => [
      {
        kind: 'comment',
        start: all.indexOf(was),
        end: all.indexOf(was) + was.length,
        message: `About “${was}” <now>\nand more`,
      },
    ];

  it('stand at their places, and their part is declared', async () => {
    const {
      xml,
      after,
      bytes,
      text: own,
    } = await correct(body, (all) => [...remark('1992')(all), ...remark('Others')(all)], 'comments');
    expect(own).toBe(set(...entries));
    expect(xml).toContain(
      `<w:commentRangeStart w:id="1"/>${run('1992', '<w:b/><w:sz w:val="22"/>')}`.replace(
        '<w:r w:rsidR="00A1"><w:rPr>',
        '<w:r w:rsidR="00A1"><w:rPr>',
      ),
    );
    expect(new TextDecoder().decode(after['word/comments.xml'])).toContain(
      '<w:comment w:id="2" w:author="Citewright" w:date="2026-01-02T03:04:05Z" w:initials="C"><w:p><w:r><w:annotationRef/></w:r><w:r><w:t xml:space="preserve">About “Others” &lt;now&gt;</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve">and more</w:t></w:r></w:p></w:comment>',
    );
    expect(wordFaults(bytes)).toEqual([]);
  });

  it('are added to those that are there', async () => {
    const there = {
      ...styles,
      'word/comments.xml': wordRoot('comments', '<w:comment w:id="7" w:author="X"><w:p/></w:comment>'),
    };
    const commented = body.replace(
      '<w:p>',
      '<w:p><w:commentRangeStart w:id="7"/><w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>',
    );
    const { after, bytes } = await correct(commented, remark('1992'), 'tracked', there);
    expect(new TextDecoder().decode(after['word/comments.xml']).match(/w:comment w:id="\d+"/g)).toEqual([
      'w:comment w:id="7"',
      'w:comment w:id="8"',
    ]);
    expect(wordFaults(bytes)).toEqual([]);
  });

  it('stand at the mark of a note when they are about its text', async () => {
    const footnotes = wordRoot(
      'footnotes',
      `<w:footnote w:id="3">${paragraph(run('Cowan, 2003.'))}</w:footnote>`,
    );
    const noted =
      paragraph(`${run('Text')}<w:r><w:footnoteReference w:id="3"/></w:r>`) + heading + list.join('');
    const { xml, bytes } = await correct(noted, remark('Cowan, 2003'), 'comments', {
      ...styles,
      'word/footnotes.xml': footnotes,
    });
    expect(xml).toContain(
      '<w:commentRangeStart w:id="4"/><w:r><w:footnoteReference w:id="3"/></w:r><w:commentRangeEnd w:id="4"/>',
    );
    expect(wordFaults(bytes)).toEqual([]);
  });

  it('say what replacements and a new list would change', async () => {
    const { after } = await correct(
      body,
      (all) => [
        ...replace('Cowan, 2001', '<i>Cowan</i>, 2002')(all),
        ...move('(Baddeley, 1992)', 'A. Baddeley, <i>Memory</i>.')(all),
        ...reset([asIs(1), [2, 'Miller (1957).'], [undefined, fresh]])(),
      ],
      'comments',
    );
    const messages = Array.from(
      new TextDecoder().decode(after['word/comments.xml']).matchAll(/<w:t [^>]*>([^<]*)/g),
      ([, message]) => message,
    );
    expect(messages).toEqual([
      'Could read: Cowan, 2002',
      'Could go in a note: A. Baddeley, Memory.',
      'Could be removed from the list.',
      'Could read: Miller (1957).',
      `Could be added to the list: ${freshText.replace('&', '&amp;')}`,
    ]);
  });
});

describe('live citations in a corrected Word file', () => {
  it.each(['tracked', 'clean'] as const)('are read back with their works: %s', async (way) => {
    const works = [{ item, locator: '5', label: 'page', suppressAuthor: true }];
    const { document, xml, bytes, after } = await correct(
      body,
      replace('(Baddeley, 1992)', '(Baddeley, 1992)', works),
      way,
    );
    expect(document.live.map(({ start, end, items }) => [document.text.slice(start, end), items])).toEqual([
      ['(Baddeley, 1992)', [expect.objectContaining(work)]],
    ]);
    const [code = ''] = /(?<=CSL_CITATION )\{.*?(?= <\/w:instrText>)/.exec(xml) ?? [];
    const [cited] = JSON.parse(code.replaceAll('&quot;', '"')).citationItems;
    expect(cited).toMatchObject({
      id: cited.itemData.id,
      locator: '5',
      label: 'page',
      'suppress-author': true,
    });
    expect(cited.uris).toEqual([`http://zotero.org/users/local/citewright/items/${cited.id}`]);
    expect(new TextDecoder().decode(after['docProps/custom.xml'])).toContain('name="ZOTERO_PREF_1"');
    expect(wordFaults(bytes)).toEqual([]);
  });

  it('make the list one that Zotero updates', async () => {
    const { document, bytes } = await correct(body, reset([asIs(0), asIs(1), asIs(2)], false, true), 'clean');
    expect(document.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'heading',
      'entry',
      'entry',
      'entry',
    ]);
    expect(mapWord(openWord(bytes)).hasLiveList).toBe(true);
  });

  it('stay those that are there', async () => {
    const code =
      ' ADDIN ZOTERO_ITEM CSL_CITATION {&quot;citationItems&quot;:[{&quot;itemData&quot;:{&quot;type&quot;:&quot;book&quot;,&quot;title&quot;:&quot;Own&quot;}}]} ';
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('(Cowan, 2001)')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const { document, bytes } = await correct(
      paragraph(field) + heading + list.join(''),
      replace('(Cowan, 2001)', '(Cowan, 2002)', [{ item }]),
      'clean',
    );
    expect(document.live.map(({ items }) => items.map(({ title }) => title))).toEqual([['Own']]);
    expect(document.text).toMatch(/^\(Cowan, 2002\)/);
    expect(wordFaults(bytes)).toEqual([]);
  });
});
