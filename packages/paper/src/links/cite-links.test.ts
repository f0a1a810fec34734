import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { wordFaults } from '../../../documents/src/corrected/docx/word-faults.fixture.ts';
import { docxOf, odtOf, wordRoot } from '../../../documents/src/readers/office/office-file.fixture.ts';
import { readPaper } from '../read-paper.ts';
import { citeLinks } from './cite-links.fixture.ts';

const rivers = 'https://doi.org/10.1000/rivers';
const rain = 'https://doi.org/10.1000/rain';
const snow = 'https://doi.org/10.1000/snow';
const floods = 'https://news.example.org/2020/floods';

const entries = {
  rivers: `Okafor, A. (2019). Rivers of the delta. *Water*, *4*, 1–9. <${rivers}>`,
  rain: `Berg, L., & Ito, K. (2014). Rain on stone. *Stone*, *2*, 10–19. <${rain}>`,
  snow: `Novak, P., Lind, E., & Cho, M. (2021). Snow in June. *Weather*, *7*, 3–4. <${snow}>`,
  floods: `Reyes, A. (2020). *Floods in the valley*. Valley News. <${floods}>`,
  haas: 'Haas, J. (2016). *Deep rivers*. MIT Press.',
};

/** A draft in APA's style with its list behind it. */
const apa = (text: string, ...list: string[]) =>
  `Water is life.\n\n${text}\n\n## References\n\n${list.join('\n\n')}\n`;

/** Sentences of a draft in Markdown, what they become, and the works of the list, in APA's style. */
const sentences: readonly [name: string, draft: string, cited: string, ...list: string[]][] = [
  ['an address in brackets', `It rains (${rivers}).`, 'It rains (Okafor, 2019).', entries.rivers],
  [
    'a bare address at the end of a sentence',
    `It rains ${rain}.`,
    'It rains (Berg & Ito, 2014).',
    entries.rain,
  ],
  ['an address in angle brackets', `It rains <${rain}>.`, 'It rains (Berg & Ito, 2014).', entries.rain],
  ['a DOI with its label', 'It rains (doi: 10.1000/rivers).', 'It rains (Okafor, 2019).', entries.rivers],
  ['an ISBN', 'It rains (ISBN 978-0-262-03561-3).', 'It rains (Haas, 2016).', entries.haas],
  [
    'words of a link, which stay',
    `Then [snow falls in June](${snow}), as known.`,
    'Then snow falls in June (Novak et al., 2021), as known.',
    entries.snow,
  ],
  [
    'a link whose words say nothing',
    `It rains ([link](${rivers})).`,
    'It rains (Okafor, 2019).',
    entries.rivers,
  ],
  ['a link on a number', `It rains [1](${rivers}).`, 'It rains (Okafor, 2019).', entries.rivers],
  ['an author named before', `Okafor (${rivers}) says so.`, 'Okafor (2019) says so.', entries.rivers],
  ['two authors named before', `Berg and Ito (${rain}) say so.`, 'Berg and Ito (2014) say so.', entries.rain],
  ['et al. before', `Novak et al. (${snow}) say so.`, 'Novak et al. (2021) say so.', entries.snow],
  ['a name in the link', `It rains ([Reyes](${floods})).`, 'It rains (Reyes, 2020).', entries.floods],
  [
    'somebody else named before',
    `Smith (${rivers}) says so.`,
    'Smith (Okafor, 2019) says so.',
    entries.rivers,
  ],
  [
    'several links in a row',
    `Both hold (${rain}; ${rivers}).`,
    'Both hold (Berg & Ito, 2014; Okafor, 2019).',
    entries.rain,
    entries.rivers,
  ],
  [
    'links beside each other without brackets',
    `Both hold ${rain}, ${rivers}.`,
    'Both hold (Berg & Ito, 2014; Okafor, 2019).',
    entries.rain,
    entries.rivers,
  ],
  [
    'one work twice in a bracket',
    `It rains (${rivers}, doi:10.1000/rivers).`,
    'It rains (Okafor, 2019).',
    entries.rivers,
  ],
  ['a page behind the link', `It rains (${rivers}, p. 4).`, 'It rains (Okafor, 2019, p. 4).', entries.rivers],
  ['words before the link', `It rains (see ${rivers}).`, 'It rains (see Okafor, 2019).', entries.rivers],
  [
    'the label and the date of reading',
    `It floods (Source: ${floods}, accessed 3 May 2020).`,
    'It floods (Reyes, 2020).',
    entries.floods,
  ],
  [
    'a sentence in brackets, which stays',
    `It rains (for more of it. Read ${rivers} and the rest).`,
    'It rains (for more of it. Read Okafor, 2019 and the rest).',
    entries.rivers,
  ],
  [
    'a citation in words beside the link',
    `It rains (Okafor, 2019, ${rivers}).`,
    'It rains (Okafor, 2019).',
    entries.rivers,
  ],
  [
    'a name and year with the link in their bracket',
    `Okafor (2019, ${rivers}) says so.`,
    'Okafor (2019) says so.',
    entries.rivers,
  ],
  [
    'one work by link and by name',
    `It rains (${rivers}). It does (Okafor, 2019, p. 3).`,
    'It rains (Okafor, 2019). It does (Okafor, 2019, p. 3).',
    entries.rivers,
  ],
  [
    'an address that a search engine wraps',
    `It rains ([here it is](https://www.google.com/url?q=${encodeURIComponent(rivers)}&sa=D)).`,
    'It rains (here it is; Okafor, 2019).',
    entries.rivers,
  ],
];

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the links of a draft become citations', () => {
  it.each(sentences)('%s', async (_, draft, cited, ...list) => {
    const { corrected, left } = await citeLinks('draft.md', `Water is life.\n\n${draft}\n`);
    expect(left).toEqual([]);
    expect(textOf(corrected.bytes)).toBe(apa(cited, ...list));
  });

  it('accepted changes give the clean draft, rejected ones the first', async () => {
    for (const [, draft, cited, ...list] of sentences) {
      const { corrected } = await citeLinks('draft.md', `Water is life.\n\n${draft}\n`, { way: 'tracked' });
      const text = textOf(corrected.bytes);
      const accepted = text.replace(/\{--[\s\S]*?--\}/g, '').replace(/\{\+\+([\s\S]*?)\+\+\}/g, '$1');
      const rejected = text.replace(/\{\+\+[\s\S]*?\+\+\}/g, '').replace(/\{--([\s\S]*?)--\}/g, '$1');
      expect(accepted).toBe(apa(cited, ...list));
      expect(rejected.trim()).toBe(`Water is life.\n\n${draft}`);
    }
  });
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const blue = '<w:rStyle w:val="Hyperlink"/><w:color w:val="1155CC"/><w:u w:val="single"/>';

/** A draft of Word: a paragraph a line, `# ` before a heading, `[words](address)` for hyperlinks, as Word and Google Docs write them. */
function wordDraft(draft: string): Uint8Array {
  const addresses: string[] = [];
  const body = draft.split('\n').map((line) => {
    const [, mark, text = line] = /^(# )?(.*)$/.exec(line) ?? [];
    const runs = text.split(/(\[[^\]]*\]\([^()]*\))/).map((piece) => {
      const [, words, address] = /^\[([^\]]*)\]\(([^()]*)\)$/.exec(piece) ?? [];
      if (words === undefined || address === undefined) return piece === '' ? '' : run(piece);
      addresses.push(address);
      return `<w:hyperlink r:id="rLink${addresses.length}">${run(words, blue)}</w:hyperlink>`;
    });
    return `<w:p>${mark ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''}${runs.join('')}</w:p>`;
  });
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = addresses.map(
    (address, at) =>
      `<Relationship Id="rLink${at + 1}" Type="${office}/hyperlink" Target="${escaped(address)}" TargetMode="External"/>`,
  );
  return docxOf(`${body.join('')}<w:sectPr/>`, {
    'word/styles.xml': wordRoot(
      'styles',
      '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/></w:style>',
    ),
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/>${links.join('')}</Relationships>`,
  });
}

/** The same of OpenDocument. */
const odtDraft = (draft: string): Uint8Array =>
  odtOf(
    draft
      .split('\n')
      .map((line) => {
        const text = escaped(line.replace(/^# /, '')).replace(
          /\[([^\]]*)\]\(([^()]*)\)/g,
          '<text:a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="$2">$1</text:a>',
        );
        return line.startsWith('# ')
          ? `<text:h text:outline-level="1">${text}</text:h>`
          : `<text:p text:style-name="P1">${text}</text:p>`;
      })
      .join(''),
  );

const partOf = (bytes: Uint8Array, name: string) => textOf(unzipSync(bytes)[name] ?? new Uint8Array());

/** A Word file with its tracked changes rejected. */
const rejectedXml = (xml: string) =>
  xml
    .replace(/<w:p>(?:<w:pPr>(?:(?!<\/w:pPr>).)*)?<w:rPr><w:ins [^>]*>.*?<\/w:p>/g, '')
    .replace(/<w:ins [^>]*>.*?<\/w:ins>/g, '')
    .replace(/<w:del [^>]*\/>|<\/?w:del\b[^>]*>/g, '')
    .replaceAll('delText', 't');

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** Drafts of students: what they are cited as in a style, line by line. */
const drafts: readonly [name: string, style: string, draft: string[], cited: string[]][] = [
  [
    'an essay with links on words',
    'apa',
    [
      '# Water',
      `Water is life. [Rivers move](${rivers}) and [stone](${rain}) does not. Snow falls (${snow}).`,
      '# Conclusion',
      `So it floods [${floods}](${floods}).`,
    ],
    [
      'Water',
      'Water is life. Rivers move (Okafor, 2019) and stone (Berg & Ito, 2014) does not. Snow falls (Novak et al., 2021).',
      'Conclusion',
      'So it floods (Reyes, 2020).',
      'References',
      'Berg, L., & Ito, K. (2014). Rain on stone. Stone, 2, 10–19. https://doi.org/10.1000/rain',
      'Novak, P., Lind, E., & Cho, M. (2021). Snow in June. Weather, 7, 3–4. https://doi.org/10.1000/snow',
      'Okafor, A. (2019). Rivers of the delta. Water, 4, 1–9. https://doi.org/10.1000/rivers',
      'Reyes, A. (2020). Floods in the valley. Valley News. https://news.example.org/2020/floods',
    ],
  ],
  [
    'a report in a style of numbers',
    'ieee',
    [
      '# Report',
      `Snow falls (${snow}). Both hold [(${rain})](${rain}), [(${rivers})](${rivers}). Snow again: ${snow}.`,
    ],
    [
      'Report',
      'Snow falls [1]. Both hold [2], [3]. Snow again: [1].',
      'References',
      '[1]\tP. Novak, E. Lind, and M. Cho, “Snow in June,” Weather, vol. 7, pp. 3–4, 2021, doi: 10.1000/snow.',
      '[2]\tL. Berg and K. Ito, “Rain on stone,” Stone, vol. 2, pp. 10–19, 2014, doi: 10.1000/rain.',
      '[3]\tA. Okafor, “Rivers of the delta,” Water, vol. 4, pp. 1–9, 2019, doi: 10.1000/rivers.',
    ],
  ],
  [
    'a list that lacks works',
    'apa',
    [
      '# Water',
      `It rains (${rivers}). Stone is hard (Berg & Ito, 2014). Stone again (${rain}).`,
      '# References',
      'Berg, L., & Ito, K. (2014). Rain on stone. Stone, 2, 10–19. https://doi.org/10.1000/rain',
      'Zeta, A. (2001). A thing that is known. Things, 1, 1–2.',
    ],
    [
      'Water',
      'It rains (Okafor, 2019). Stone is hard (Berg & Ito, 2014). Stone again (Berg & Ito, 2014).',
      'References',
      'Berg, L., & Ito, K. (2014). Rain on stone. Stone, 2, 10–19. https://doi.org/10.1000/rain',
      'Okafor, A. (2019). Rivers of the delta. Water, 4, 1–9. https://doi.org/10.1000/rivers',
      'Zeta, A. (2001). A thing that is known. Things, 1, 1–2.',
    ],
  ],
  [
    'a paper for MLA',
    'mla',
    ['# Water', `It rains (${rivers}). Berg and Ito (${rain}) doubt it.`],
    [
      'Water',
      'It rains (Okafor). Berg and Ito doubt it.',
      'Works Cited',
      'Berg, Lise, and Ken Ito. “Rain on Stone.” Stone, vol. 2, 2014, pp. 10–19, https://doi.org/10.1000/rain.',
      'Okafor, Ada. “Rivers of the Delta.” Water, vol. 4, 2019, pp. 1–9, https://doi.org/10.1000/rivers.',
    ],
  ],
  [
    'what is no source',
    'apa',
    [
      '# Water',
      `It rains (${rivers}). [Write to me](mailto:a@uni-x.de), see [my page](https://www.uni-x.de/a/b), [the form](https://forms.gle/x1y2), [results](https://www.google.com/search?q=rain), [R](https://www.r-project.org/).`,
    ],
    [
      'Water',
      'It rains (Okafor, 2019). Write to me, see my page, the form, results, R.',
      'References',
      'Okafor, A. (2019). Rivers of the delta. Water, 4, 1–9. https://doi.org/10.1000/rivers',
    ],
  ],
];

describe('a draft of a word processor', () => {
  it.each(drafts)('%s', async (_, style, draft, cited) => {
    const source = wordDraft(draft.join('\n'));
    const { paper, corrected, left } = await citeLinks('draft.docx', source, { style });
    expect(left).toEqual([]);
    expect(wordFaults(corrected.bytes)).toEqual([]);
    const clean = await readPaper({ name: 'draft.docx', bytes: corrected.bytes });
    expect(linesOf(clean.text)).toEqual(cited);
    const tracked = await citeLinks('draft.docx', source, { style, way: 'tracked' });
    expect(wordFaults(tracked.corrected.bytes)).toEqual([]);
    const accepted = await readPaper({ name: 'draft.docx', bytes: tracked.corrected.bytes });
    expect(linesOf(accepted.text)).toEqual(cited);
    const rejected = rejectedXml(partOf(tracked.corrected.bytes, 'word/document.xml'));
    const back = await readPaper({
      name: 'draft.docx',
      bytes: docxOf('', { 'word/document.xml': rejected }),
    });
    expect(linesOf(back.text)).toEqual(linesOf(paper.text));
    const written = await citeLinks('draft.odt', odtDraft(draft.join('\n')), { style });
    expect(written.left).toEqual([]);
    const text = await readPaper({ name: 'draft.odt', bytes: written.corrected.bytes });
    expect(linesOf(text.text)).toEqual(cited);
  });
});

const latex = (body: string) =>
  `\\documentclass{article}\n\\begin{document}\n\\section{Water}\n${body}\n\\end{document}\n`;

/** Sources whose style cites in notes, whose citations are keys, or whose links are commands of LaTeX. */
const sources: readonly [
  name: string,
  file: string,
  style: string,
  live: boolean,
  source: string,
  cited: string[],
][] = [
  [
    'notes get the full reference, and links in the text become notes',
    'draft.md',
    'chicago',
    false,
    `# Water\n\nRivers move (${rivers}). Stone is hard.[^1] It rains.[^2]\n\n[^1]: ${rain}\n[^2]: See ${snow}.\n`,
    [
      'Rivers move.^[Ada Okafor, “Rivers of the Delta,” *Water* 4 (2019): 1–9, <https://doi.org/10.1000/rivers>.]',
      '[^1]: Lise Berg and Ken Ito, “Rain on Stone,” *Stone* 2 (2014): 10–19, <https://doi.org/10.1000/rain>.',
      '[^2]: See Petr Novak, Eva Lind, and Min Cho, “Snow in June,” *Weather* 7 (2021): 3–4, <https://doi.org/10.1000/snow>.',
      '# Bibliography',
    ],
  ],
  [
    'commands of LaTeX go with their links',
    'draft.tex',
    'apa',
    false,
    latex(`Rivers move (\\url{${rivers}}). \\href{${snow}}{Snow falls} in June.\\footnote{\\url{${rain}}}`),
    [
      'Rivers move (Okafor, 2019). Snow falls (Novak et al., 2021) in June.\\footnote{(Berg \\& Ito, 2014)}',
      '\\section*{References}',
      '\\noindent Okafor, A. (2019). Rivers of the delta. \\emph{Water}, \\emph{4}, 1--9. \\url{https://doi.org/10.1000/rivers}\n\\end{document}',
    ],
  ],
];

describe('a source', () => {
  it.each(sources)('%s', async (_, name, style, live, source, cited) => {
    const { corrected } = await citeLinks(name, source, { style, live });
    const text = textOf(corrected.bytes);
    for (const piece of cited) expect(text).toContain(piece);
  });

  it('live citations are keys of a file of references', async () => {
    const source = `# Water\n\nRivers move (${rivers}). [Snow falls](${snow}) in June.\n`;
    const { corrected } = await citeLinks('draft.md', source, { live: true });
    const text = partOf(corrected.bytes, 'draft.md');
    expect(text).toContain('Rivers move [@okafor2019rivers]. Snow falls [@novak2021snow] in June.');
    expect(text).toContain('bibliography: references.bib');
    expect(partOf(corrected.bytes, 'references.bib')).toContain('10.1000/rivers');
  });

  it('a source that cites by keys gets keys, and its list gives way to a file of references', async () => {
    const body = `Rivers move (\\url{${rivers}}). Things too \\citep{zeta}.\n\\begin{thebibliography}{9}\n\\bibitem{zeta} Zeta, A. (2001). A thing that is known. Things, 1, 1--2.\n\\end{thebibliography}`;
    const { corrected } = await citeLinks('draft.tex', latex(body));
    const text = partOf(corrected.bytes, 'draft.tex');
    expect(text).toContain('Rivers move \\citep{okafor2019rivers}. Things too \\citep{zeta}.');
    expect(text).toContain('\\bibliography{references}');
    expect(partOf(corrected.bytes, 'references.bib')).toContain('@article{zeta,');
  });

  it('a Word file holds live citations of Zotero', async () => {
    const { corrected } = await citeLinks('draft.docx', wordDraft(`# Water\nRivers move (${rivers}).`), {
      live: true,
    });
    const xml = partOf(corrected.bytes, 'word/document.xml');
    expect(xml).toContain('ADDIN ZOTERO_ITEM CSL_CITATION');
    expect(xml).toContain('ADDIN ZOTERO_BIBL');
    expect(wordFaults(corrected.bytes)).toEqual([]);
    const { text } = await readPaper({ name: 'draft.docx', bytes: corrected.bytes });
    expect(text).toContain('Rivers move (Okafor, 2019).');
  });
});

it('why a link may be no source', async () => {
  const text = `Ask [me](mailto:a@uni-x.de), at [home](https://www.uni-x.de/cs/me), [there](#part), https://scholar.google.com/scholar?q=rain,
https://example.org/search?q=rain, https://docs.google.com/forms/d/e/x/viewform, https://drive.google.com/file/d/1, https://github.com/a/b,
https://www.python.org, [never](ftp://a.example/b). But ${rivers} and ${floods} are.`;
  const { links } = await readPaper({ name: 'draft.md', bytes: new TextEncoder().encode(text) });
  expect(links.map(({ doubt }) => doubt)).toEqual([
    'mail',
    'own',
    'place',
    'search',
    'search',
    'form',
    'shared',
    'tool',
    'home',
    'unread',
    undefined,
    undefined,
  ]);
});
