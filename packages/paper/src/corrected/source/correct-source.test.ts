import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Paper } from '../../paper.ts';
import { readPaper } from '../../read-paper.ts';
import { correctPaper } from '../correct-paper.ts';
import type { Correction, Options, Way } from '../corrections.ts';
import { liveCitations } from '../live-citations.ts';

const options = (way: Way): Options => ({
  way,
  author: 'Citewright',
  date: new Date('2026-01-02T03:04:05Z'),
});

async function correctBytes(
  name: string,
  bytes: Uint8Array,
  corrections: (paper: Paper) => Correction[],
  way: Way,
) {
  const file = { name, bytes };
  const paper = await readPaper(file);
  return correctPaper(file, paper, corrections(paper), options(way));
}

async function correct(
  name: string,
  source: string,
  corrections: (paper: Paper) => Correction[],
  way: Way = 'clean',
) {
  const { bytes, left, mediaType } = await correctBytes(name, strToU8(source), corrections, way);
  return { text: new TextDecoder().decode(bytes), left, mediaType };
}

const at = ({ text }: Paper, was: string) => {
  const start = text.indexOf(was);
  expect(start).toBeGreaterThanOrEqual(0);
  return { start, end: start + was.length };
};
const replace =
  (was: string, html: string) =>
  (paper: Paper): Correction[] => [{ kind: 'replace', ...at(paper, was), html }];
const move =
  (was: string, html: string) =>
  (paper: Paper): Correction[] => {
    const { start, end } = at(paper, was);
    return [{ kind: 'note', start: start - 1, end, at: end + 1, number: 1, html }];
  };
const remark =
  (was: string, message: string) =>
  (paper: Paper): Correction[] => [{ kind: 'comment', ...at(paper, was), message }];
const anew =
  (order: readonly number[], isNumbered = false) =>
  (): Correction[] => [
    {
      kind: 'list',
      isNumbered,
      entries: order.map((reference, index) => ({
        reference,
        html: `${isNumbered ? `[${index + 1}] ` : ''}New ${reference}. <i>Set</i>.`,
      })),
    },
  ];
const keyed = (paper: Paper): Correction[] => [
  { kind: 'list', isLive: true, isNumbered: false, entries: [] },
  ...liveCitations(paper, (index) => ({
    ...(paper.references[index]?.item ?? { type: 'book' }),
    id: `ref${index}`,
  })),
];

const md = `Memory is *short* (Baddeley, 1990; see Cowan, 2001).

# References

Baddeley, A. (1992). *Working memory*. Oxford University Press.

Cowan, N. (2001). The magical number 4. *Behavioral and Brain Sciences*, *24*(1), 87–114. <https://doi.org/10.1017/S0140525X01003922>
`;
const tex = `\\documentclass{article}
\\begin{document}
% As (Baddeley, 1990) says.
Memory is \\emph{short} (Baddeley, 1990; see M\\"uller, 2001)\\footnote{Others doubt it (M{\\"u}ller, 2001).}.
\\begin{thebibliography}{9}
\\bibitem{bad} Baddeley, A. (1992). {\\em Working memory}. Oxford University Press.
\\bibitem[M\\"uller(2001)]{mul} M\\"uller, N. (2001). The magical number 4. \\emph{Brain Sciences}, 24(1), 87--114.
\\end{thebibliography}
\\end{document}
`;

describe('a source gets back with one change', () => {
  it.each<[string, string, string, (paper: Paper) => Correction[], Way, string, string]>([
    [
      'a citation of Markdown',
      'a.md',
      md,
      replace('Baddeley, 1990', 'Baddeley, 1992'),
      'clean',
      'Baddeley, 1990',
      'Baddeley, 1992',
    ],
    [
      'a tracked one',
      'a.md',
      md,
      replace('Baddeley, 1990', 'Baddeley, 1992'),
      'tracked',
      'Baddeley, 1990',
      '{--Baddeley, 1990--}{++Baddeley, 1992++}',
    ],
    [
      'a remark instead',
      'a.md',
      md,
      replace('Baddeley, 1990', 'Baddeley, 1992'),
      'comments',
      'Baddeley, 1990',
      'Baddeley, 1990 <!-- Citewright: Could read: Baddeley, 1992 -->',
    ],
    [
      'a citation that moves into a note',
      'a.md',
      md,
      move('(Baddeley, 1990; see Cowan, 2001)', 'A. Baddeley, <i>Memory</i> [1992].'),
      'clean',
      ' (Baddeley, 1990; see Cowan, 2001).',
      '.^[A. Baddeley, *Memory* \\[1992\\].]',
    ],
    [
      'a tracked note',
      'a.md',
      md,
      move('(Baddeley, 1990; see Cowan, 2001)', 'A note.'),
      'tracked',
      ' (Baddeley, 1990; see Cowan, 2001).',
      '{-- (Baddeley, 1990; see Cowan, 2001)--}.{++^[A note.]++}',
    ],
    [
      'advice to move a citation',
      'a.md',
      md,
      move('(Baddeley, 1990; see Cowan, 2001)', 'A note.'),
      'comments',
      'Cowan, 2001).',
      'Cowan, 2001) <!-- Citewright: Could stand in a note: A note. -->.',
    ],
    [
      'a note of LaTeX',
      'a.tex',
      tex,
      (paper) =>
        move(
          '(Baddeley, 1990; see Müller, 2001)',
          'A. Baddeley &amp; B, <i>Memory</i>.',
        )(paper).map((one) => ({
          ...one,
          at: paper.text.indexOf('see Müller, 2001)') + 17,
        })),
      'clean',
      ' (Baddeley, 1990; see M\\"uller, 2001)',
      '\\footnote{A. Baddeley \\& B, \\emph{Memory}.}',
    ],
    [
      'a note behind a change of lines',
      'a.md',
      md.replace(' (Baddeley', '\n(Baddeley'),
      move('(Baddeley, 1990; see Cowan, 2001)', 'A note.'),
      'clean',
      '\n(Baddeley, 1990; see Cowan, 2001).',
      '.^[A note.]',
    ],
    [
      'a note behind a space that does not break',
      'a.tex',
      tex.replace(' (Baddeley, 1990; see', '~(Baddeley, 1990; see'),
      move('(Baddeley, 1990; see Müller, 2001)', 'A note.'),
      'clean',
      '~(Baddeley, 1990; see M\\"uller, 2001)',
      '\\footnote{A note.}',
    ],
    [
      'a remark that would end itself',
      'a.md',
      md,
      remark('short', 'No --> end'),
      'comments',
      '*short*',
      '*short <!-- Citewright: No –› end -->*',
    ],
    [
      'an entry with its marks',
      'a.md',
      md,
      replace(
        'Baddeley, A. (1992). Working memory. Oxford University Press.',
        'Baddeley, A. D. (1992). <i>Working * memory</i>.',
      ),
      'clean',
      'Baddeley, A. (1992). *Working memory*. Oxford University Press.',
      'Baddeley, A. D. (1992). *Working \\* memory*.',
    ],
    [
      'an entry that ends with an address',
      'a.md',
      md,
      replace(
        '24(1), 87–114. https://doi.org/10.1017/S0140525X01003922',
        '24, 87. <a href="https://doi.org/10.1/x">https://doi.org/10.1/x</a>',
      ),
      'clean',
      '*24*(1), 87–114. <https://doi.org/10.1017/S0140525X01003922>',
      '24, 87. <https://doi.org/10.1/x>',
    ],
    [
      'a citation of LaTeX, not the comment before it',
      'a.tex',
      tex,
      replace('(Baddeley, 1990; see Müller, 2001)', '(Baddeley & Müller, 1992)'),
      'clean',
      '(Baddeley, 1990; see M\\"uller, 2001)',
      '(Baddeley \\& Müller, 1992)',
    ],
    [
      'a citation in a note',
      'a.tex',
      tex,
      replace('it (Müller, 2001)', 'it (Müller, 2002)'),
      'clean',
      'it (M{\\"u}ller, 2001)',
      'it (Müller, 2002)',
    ],
    [
      'a remark of LaTeX, before its line',
      'a.tex',
      tex,
      remark('Baddeley, 1990', 'The list\nhas 1992.'),
      'clean',
      'x',
      'x',
    ],
    [
      'the same as a comment',
      'a.tex',
      tex,
      remark('Baddeley, 1990', 'The list\nhas 1992.'),
      'tracked',
      'Memory is',
      '% Citewright: The list has 1992.\nMemory is',
    ],
    [
      'an entry in braces of its own',
      'a.tex',
      tex,
      replace('Working memory. Oxford', '<i>Memory</i>. Oxford'),
      'clean',
      '{\\em Working memory}. Oxford',
      '\\emph{Memory}. Oxford',
    ],
  ])('%s', async (_, name, source, corrections, way, was, is) => {
    const made = await correct(name, source, corrections, way);
    expect(made.left).toEqual([]);
    expect(made.text).toBe(source.replace(was, () => is));
  });

  it('a tracked change of LaTeX names its package', async () => {
    const { text } = await correct('a.tex', tex, replace('Baddeley, 1990', 'Baddeley, 1992'), 'tracked');
    expect(text).toContain('\\documentclass{article}\n\\usepackage{changes}\n');
    expect(text).toContain('(\\deleted{Baddeley, 1990}\\added{Baddeley, 1992}; see');
  });

  it('what the source does not spell out is left', async () => {
    const { text, left } = await correct('a.tex', tex.replace('1990;', '\\the\\year;'), (paper) => [
      { kind: 'replace', ...at(paper, 'Memory is short'), html: 'It is long' },
      { kind: 'replace', start: 0, end: paper.text.length, html: 'All' },
    ]);
    expect(left).toEqual([1]);
    expect(text).toContain('It is long');
  });

  it.each([
    ['a mark of UTF-8', Uint8Array.of(0xef, 0xbb, 0xbf, ...strToU8(md))],
    ['lines of Windows', strToU8(md.replaceAll('\n', '\r\n'))],
    [
      'Windows-1252',
      Uint8Array.from(md, (character) => (character === '–' ? 0x96 : character.charCodeAt(0))),
    ],
    [
      'UTF-16',
      Uint8Array.of(0xff, 0xfe, ...new Uint8Array(Uint16Array.from(md, (one) => one.charCodeAt(0)).buffer)),
    ],
  ])('a file with %s keeps it', async (_, bytes) => {
    const same = await correctBytes('a.md', bytes, () => [], 'clean');
    expect(same.bytes).toEqual(bytes);
    const made = await correctBytes('a.md', bytes, replace('Baddeley, 1990', 'Baddeley, 1992'), 'clean');
    expect(made.bytes.length).toBe(bytes.length);
    expect(made.bytes.filter((byte, index) => byte !== bytes[index])).toHaveLength(1);
  });
});

describe('a list is set anew', () => {
  it('of Markdown, in another order', async () => {
    const { text } = await correct('a.md', md, anew([1, 0]));
    expect(text.split('# References\n\n')[1]).toBe('New 1. *Set*.\n\nNew 0. *Set*.\n');
  });

  it('with numbers, typed where the source has none', async () => {
    const { text } = await correct('a.md', md, anew([1, 0], true));
    expect(text.split('# References\n\n')[1]).toBe('\\[1\\] New 1. *Set*.\n\n\\[2\\] New 0. *Set*.\n');
  });

  it('whose numbers stay, or go', async () => {
    const numbered = md.replace('\nBaddeley', '\n1. Baddeley').replace('\nCowan', '\n2. Cowan');
    const kept = await correct('a.md', numbered, anew([1, 0], true));
    expect(kept.text.split('# References\n\n')[1]).toBe('1. New 1. *Set*.\n\n2. New 0. *Set*.\n');
    const gone = await correct('a.md', numbered, anew([1, 0]));
    expect(gone.text.split('# References\n\n')[1]).toBe('New 1. *Set*.\n\nNew 0. *Set*.\n');
  });

  it('of LaTeX: each key goes with its entry', async () => {
    const { text } = await correct('a.tex', tex, anew([1, 0], true));
    expect(text).toContain(
      '{9}\n\\bibitem[M\\"uller(2001)]{mul} New 1. \\emph{Set}.\n\\bibitem{bad} New 0. \\emph{Set}.\n\\end{thebibliography}',
    );
  });

  it('without an entry that stands in it twice', async () => {
    const { text } = await correct('a.md', md, () => [{ kind: 'remove', reference: 1 }]);
    expect(text).toBe(`${md.slice(0, md.indexOf('\n\nCowan'))}\n`);
  });
});

describe('citations become keys', () => {
  it('of Markdown, with the file of its works', async () => {
    const { bytes, mediaType, extension, left } = await correctBytes(
      'a.md',
      strToU8(md.replace('1990', '1992')),
      keyed,
      'clean',
    );
    expect([mediaType, extension, left]).toEqual(['application/zip', '.zip', []]);
    const files = unzipSync(bytes);
    expect(new TextDecoder().decode(files['a.md'])).toBe(`---
bibliography: references.bib
---

Memory is *short* [@baddeley1992working; see @cowan2001magical].

# References

::: {#refs}
:::
`);
    expect(new TextDecoder().decode(files['references.bib'])).toMatch(
      /^@book\{baddeley1992working,[\s\S]*\n@article\{cowan2001magical,/,
    );
  });

  it('beside what stands in front of the text already', async () => {
    const source = `---\ntitle: Memory\n---\n\n${md.replace('1990', '1992')}`;
    const { bytes } = await correctBytes('a.md', strToU8(source), keyed, 'clean');
    const text = new TextDecoder().decode(unzipSync(bytes)['a.md']);
    expect(text).toMatch(/^---\ntitle: Memory\nbibliography: references.bib\n---\n/);
  });

  it('but not in a table that is drawn with spaces, whose remark stands before it', async () => {
    const table =
      '  Who                    What\n  ---------------------- ------\n  (Baddeley, 1992)       short\n';
    const source = md.replace('Memory is *short* (Baddeley, 1990; see Cowan, 2001).', `Below.\n\n${table}`);
    const file = { name: 'a.md', bytes: strToU8(source) };
    const paper = await readPaper(file);
    const change: Correction = { kind: 'replace', ...at(paper, 'Baddeley, 1992'), html: 'Baddeley, 2000' };
    expect(correctPaper(file, paper, [change], options('clean')).left).toEqual([0]);
    const { bytes } = correctPaper(file, paper, [change], options('comments'));
    expect(new TextDecoder().decode(bytes)).toBe(
      source.replace('Below.', 'Below.\n\n<!-- Citewright: Could read: Baddeley, 2000 -->'),
    );
  });

  it.each([
    [
      'natbib',
      '',
      '(\\citealp{baddeley1992working}; \\citealp[see][]{muller2001magical})',
      '\\usepackage{natbib}\n',
      '\\bibliographystyle{plainnat}\n\\bibliography{references}',
      'citep',
    ],
    [
      'biblatex',
      '\\usepackage[style=apa]{biblatex}\n',
      '(\\cite{baddeley1992working}; \\cite[see][]{muller2001magical})',
      '\\addbibresource{references.bib}\n',
      '\\printbibliography',
      'parencite',
    ],
  ])('of LaTeX with %s', async (_, preamble, citation, needs, list, inNote) => {
    const source = tex
      .replaceAll('(Baddeley, 1990', '(Baddeley, 1992')
      .replace('\\begin{document}', `${preamble}\\begin{document}`);
    const { bytes } = await correctBytes('a.tex', strToU8(source), keyed, 'clean');
    const text = new TextDecoder().decode(unzipSync(bytes)['a.tex']);
    expect(text).toContain(
      `\\emph{short} ${citation}\\footnote{Others doubt it \\${inNote}{muller2001magical}.}`,
    );
    expect(text).toContain(needs);
    expect(text).toContain(`.\n${list}\n\\end{document}`);
  });
});

describe('a paper with its file of references', () => {
  const bib =
    '@string{oup = "OUP"}\n@book{bad,\n  author = "Baddeley, Alan",\n  title={{Working} memory},\n  % mine\n  date = 1990,\n  publisher = oup\n}\n';
  const archive = zipSync({
    'paper/main.md': strToU8('Memory [@bad, p. 3].\n'),
    'paper/refs.bib': strToU8(bib),
    'a.png': Uint8Array.of(1, 2),
  });

  it('is corrected there, field by field', async () => {
    const made = await correctBytes(
      'paper.zip',
      archive,
      ({ references: [entry] }) => [
        {
          kind: 'replace',
          start: entry?.start ?? 0,
          end: entry?.end ?? 0,
          html: 'x',
          item: {
            id: 'bad',
            type: 'book',
            title: 'Working memory',
            author: [{ family: 'Baddeley', given: 'Alan' }],
            issued: { 'date-parts': [[1992]] },
            publisher: 'OUP',
            ISBN: '9780198521334',
          },
        },
      ],
      'clean',
    );
    const files = unzipSync(made.bytes);
    expect(made.left).toEqual([]);
    expect(new TextDecoder().decode(files['paper/refs.bib'])).toBe(
      bib
        .replace('date = 1990', 'date = {1992}')
        .replace('publisher = oup', 'publisher = oup,\n  isbn = {9780198521334}'),
    );
    expect(files['paper/main.md']).toEqual(strToU8('Memory [@bad, p. 3].\n'));
    expect(files['a.png']).toEqual(Uint8Array.of(1, 2));
  });
});
