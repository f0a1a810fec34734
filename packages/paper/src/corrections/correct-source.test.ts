import { type Correction, correctPaper, type Way } from '@citewright/documents';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { readPaper } from '../read-paper.ts';
import { correctBytes, options } from './correct-bytes.fixture.ts';
import { liveCitations } from './live-citations.ts';

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
      'Cowan, 2001) <!-- Citewright: Could go in a note: A note. -->.',
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
      'a citation in quotation marks, which stay',
      'a.tex',
      tex.replace('Memory is', "``So (Miller, 1956)'' he said. Memory is"),
      replace('(Miller, 1956)', '(Miller, 1957)'),
      'clean',
      "``So (Miller, 1956)''",
      "``So (Miller, 1957)''",
    ],
    [
      'the same of Markdown',
      'a.md',
      `He said "so (Miller, 1956)" and \`so\`.\n\n${md}`,
      replace('(Miller, 1956)', '(Miller, 1957)'),
      'clean',
      '(Miller, 1956)"',
      '(Miller, 1957)"',
    ],
    [
      'nothing where the text is the same',
      'a.tex',
      tex.replace('(Baddeley, 1990; see', '(Baddeley, 1990, p.~3; see'),
      replace('(Baddeley, 1990, p. 3; see Müller, 2001)', '(Baddeley, 1990, p. 3; see Müller, 2001)'),
      'tracked',
      'Memory',
      'Memory',
    ],
    [
      'a remark before code, not in it',
      'a.tex',
      tex.replace('Memory is', '\\begin{verbatim}\n% x\n\\end{verbatim} Memory is'),
      remark('Baddeley, 1990', 'Look.'),
      'comments',
      '\\begin{verbatim}',
      '% Citewright: Look.\n\\begin{verbatim}',
    ],
    [
      'a remark behind the data in front',
      'a.md',
      `---\ntitle: Memory, or (Miller, 1956)\n---\n# One\n\n${md}`,
      remark('Miller, 1956', 'Look.'),
      'comments',
      '# One',
      '<!-- Citewright: Look. -->\n# One',
    ],
    [
      'a remark on a citation by its key, behind the words before it',
      'a.md',
      `---\nreferences:\n- id: Miller1956\n  type: book\n  author: [{family: Miller}]\n  issued: {year: 1956}\n---\n\nIt is so [see @Miller1956, p. 3] always.\n\n${md}`,
      remark('Miller, 1956', 'Look.'),
      'comments',
      'It is so',
      'It is so <!-- Citewright: Look. -->',
    ],
    [
      'a remark on code in a line, outside of it',
      'a.md',
      md.replace('Memory is', 'As `(Miller, 1956)` has. Memory is'),
      remark('Miller, 1956', 'Look.'),
      'comments',
      '`(Miller, 1956)`',
      '<!-- Citewright: Look. --> `(Miller, 1956)`',
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

  it.each([
    [
      'options on several lines',
      '\\documentclass[\n  10pt,\n  twocolumn\n]{article}',
      '\n\\usepackage{changes}',
    ],
    [
      'another one in a remark',
      '% \\documentclass{old}\n\\documentclass{article}',
      '\n\\usepackage{changes}',
    ],
    ['the text behind it', '\\documentclass{article} \\title{A}', undefined],
  ])('the package is named behind the class of a document with %s', async (_, head, named) => {
    const source = tex.replace('\\documentclass{article}', () => head);
    const { text } = await correct('a.tex', source, replace('Baddeley, 1990', 'Baddeley, 1992'), 'tracked');
    const expected = named ? head + named : '\\documentclass{article}\n\\usepackage{changes} \\title{A}';
    expect(text.startsWith(expected)).toBe(true);
  });

  it.each([
    ['a formula', 'a.tex', tex.replace('Memory is', 'Let $f(x)$ be $a[1]$. Memory is'), '[1]'],
    [
      'code in a line',
      'a.md',
      md.replace('Memory is', 'As `(Miller, 1956)` has. Memory is'),
      '(Miller, 1956)',
    ],
    [
      'a formula of Markdown',
      'a.md',
      md.replace('Memory is', 'As $f = (Miller, 1956)$ has. Memory is'),
      '(Miller, 1956)',
    ],
  ])('what stands in %s is left', async (_, name, source, was) => {
    const { text, left } = await correct(name, source, replace(was, '(Miller, 1957)'));
    expect([text, left]).toEqual([source, [0]]);
  });

  it('text that stands in a remark or in code as well is found where it is text', async () => {
    const twice = `% Memory is short (Baddeley, 1990).\n\\begin{lstlisting}\nMemory is short (Baddeley, 1990)\n\\end{lstlisting}\nMemory is \\verb|(Baddeley, 1990)| short (Baddeley, 1990).\n`;
    const source = tex.replace('% As (Baddeley, 1990) says.\n', () => twice);
    const { text } = await correct(
      'a.tex',
      source,
      replace('short (Baddeley, 1990).', 'short (Baddeley, 1992).'),
    );
    expect(text).toBe(source.replace('| short (Baddeley, 1990).', '| short (Baddeley, 1992).'));
  });

  it('remarks end their lines as the file does', async () => {
    const source = tex.replaceAll('\n', '\r\n');
    const { text } = await correct('a.tex', source, remark('Baddeley, 1990', 'Look.'), 'comments');
    expect(text).toBe(source.replace('Memory is', '% Citewright: Look.\r\nMemory is'));
  });

  it('what the code of the file lacks is left, not spoilt', async () => {
    const bytes = Uint8Array.from(md.replace('Memory', 'Memória').replace('–', '-'), (character) =>
      character.charCodeAt(0),
    );
    const of = (html: string) => correctBytes('a.md', bytes, replace('Baddeley, 1990', html), 'clean');
    const [lacking, near] = [await of('Бэддели, 1990'), await of('Bąddeley, 1990')];
    expect([lacking.left, lacking.bytes]).toEqual([[0], bytes]);
    expect([near.left, near.bytes]).toEqual([[], bytes]);
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

  const asGiven =
    (order: readonly number[], isNumbered = false) =>
    (): Correction[] =>
      anew(order, isNumbered)().map((correction) =>
        correction.kind === 'list'
          ? {
              ...correction,
              entries: correction.entries.map((entry) =>
                entry.reference === 1 ? { ...entry, isAsGiven: true } : entry,
              ),
            }
          : correction,
      );

  it('an entry that stands as it was given moves with its markup', async () => {
    const cowan =
      'Cowan, N. (2001). The magical number 4. *Behavioral and Brain Sciences*, *24*(1), 87–114. <https://doi.org/10.1017/S0140525X01003922>';
    const moved = await correct('a.md', md, asGiven([1, 0]));
    expect(moved.text.split('# References\n\n')[1]).toBe(`${cowan}\n\nNew 0. *Set*.\n`);
    const numbered = await correct('a.md', md, asGiven([0, 1], true));
    expect(numbered.text.split('# References\n\n')[1]).toBe(`\\[1\\] New 0. *Set*.\n\n\\[2\\] ${cowan}\n`);
  });

  it('of LaTeX: each key goes with its entry', async () => {
    const { text } = await correct('a.tex', tex, anew([1, 0], true));
    expect(text).toContain(
      '{9}\n\\bibitem[M\\"uller(2001)]{mul} New 1. \\emph{Set}.\n\\bibitem{bad} New 0. \\emph{Set}.\n\\end{thebibliography}',
    );
  });

  describe('with tracked changes that can be rejected', () => {
    const rejected = (text: string) =>
      text
        .replace(
          /\{\+\+[\s\S]*?\+\+\}|\\added\{(?:[^{}]|\{[^{}]*\})*\}|^% Citewright.*\n|\n\\usepackage\{changes\}/gm,
          '',
        )
        .replace(/\{--([\s\S]*?)--\}|\\deleted\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1$2');
    const numbered = md.replace('\nBaddeley', '\n1. Baddeley').replace('\nCowan', '\n2. Cowan');
    const keys = tex.replace('\\bibitem[', () => '% \\bibitem{old} Old, A.\n\\bibitem[');
    const twice = (): Correction[] => [{ kind: 'remove', reference: 1 }];

    it.each<[string, string, string, (paper: Paper) => Correction[], string]>([
      ['numbers go', 'a.md', numbered, anew([1, 0]), '{--1. Baddeley'],
      ['an entry goes', 'a.md', numbered, twice, '{--\n2. Cowan'],
      [
        'an entry goes with a line of Windows',
        'a.md',
        numbered.replaceAll('\n', '\r\n'),
        twice,
        '{--\r\n2. Cowan',
      ],
      [
        'keys stay where they are',
        'a.tex',
        keys,
        anew([1, 0], true),
        '% Citewright: Could be number 1 in the list.\n\\bibitem[M\\"uller(2001)]{mul} \\deleted{M',
      ],
      [
        'an entry with a key',
        'a.tex',
        keys,
        twice,
        '% Citewright: Could be removed from the list.\n\\bibitem[M',
      ],
    ])('%s', async (_, name, source, corrections, part) => {
      const { text, left } = await correct(name, source, corrections, 'tracked');
      expect(left).toEqual([]);
      expect(text).toContain(part);
      expect(rejected(text)).toBe(source);
    });

    it('a remark between entries stays, and is no key', async () => {
      const moved = await correct('a.tex', keys, anew([1, 0], true));
      expect(moved.text).toContain(
        '{mul} New 1. \\emph{Set}.\n% \\bibitem{old} Old, A.\n\\bibitem{bad} New 0.',
      );
      const gone = await correct('a.tex', keys, twice);
      expect(gone.text).toContain('University Press.\n% \\bibitem{old} Old, A.\n\\end{the');
    });
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

  it('that the source does not call yet, beside those that it calls', async () => {
    for (const [front, called] of [
      ['bibliography: references.bib', 'bibliography: [references.bib, works.bib]'],
      ['bibliography: [a.bib, "b.bib"]', 'bibliography: [a.bib, "b.bib", references.bib]'],
      ['bibliography:\n  - a.bib\nlang: en', 'bibliography:\n  - references.bib\n  - a.bib\nlang: en'],
    ]) {
      const source = `---\n${front}\n---\n\n${md.replace('1990', '1992')}`;
      const { bytes } = await correctBytes('a.md', strToU8(source), keyed, 'clean');
      const text = new TextDecoder().decode(unzipSync(bytes)['a.md']);
      expect(text.startsWith(`---\n${called}\n---\n`)).toBe(true);
    }
    const { bytes } = await correctBytes(
      'a.tex',
      strToU8(
        tex
          .replaceAll('1990', '1992')
          .replace(
            /\\begin\{theb[\s\S]*raphy\}/,
            (list) => `${list.replace(/\\\w+(?:\[.*\])?\{.*\}(?=$|\n| [BM])/gm, '\n\n')}\\bibliography{a}`,
          ),
      ),
      (paper) => keyed(paper).filter(({ kind }) => kind !== 'list'),
      'clean',
    );
    expect(new TextDecoder().decode(unzipSync(bytes)['a.tex'])).toContain('\\bibliography{a,references}');
  });

  it.each([
    [
      'natbib',
      '',
      '(\\citealp{bad}; \\citealp[see][]{mul})',
      '\\usepackage{natbib}\n',
      '\\bibliographystyle{plainnat}\n\\bibliography{references}',
      'citep',
    ],
    [
      'biblatex',
      '\\usepackage[style=apa]{biblatex}\n',
      '(\\cite{bad}; \\cite[see][]{mul})',
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
    expect(text).toContain(`\\emph{short} ${citation}\\footnote{Others doubt it \\${inNote}{mul}.}`);
    expect(text).toContain(needs);
    expect(text).toContain(`.\n${list}\n\\end{document}`);
  });
});

describe('citations become keys of the file of references that lies beside', () => {
  const source = md
    .replaceAll('1990', '1992')
    .replace(/, \*24\*.*/, '.')
    .replaceAll('Baddeley', 'Bäddeley');
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const bib =
    '@book{Bad:92, author={Bäddeley, Alan}, title={Working memory}, year=1992}\n@book{other, title={Another one of them}}';

  it.each([
    ['that is called', '---\nbibliography: references.bib\n---\n\n', ''],
    ['that is not called', '---\ntitle: A\n---\n\n', 'bibliography: references.bib\n'],
  ])('%s: its keys are taken, its works and its code stay', async (_, front, added) => {
    const archive = zipSync({ 'Text/Paper.md': strToU8(front + source), 'Text/references.bib': latin(bib) });
    const { bytes, left } = await correctBytes('a.zip', archive, keyed, 'clean');
    const files = unzipSync(bytes);
    expect([left, Object.keys(files)]).toEqual([[], ['Text/Paper.md', 'Text/references.bib']]);
    const text = new TextDecoder().decode(files['Text/Paper.md']);
    expect(text.startsWith(front.replace(/---\n\n$/, `${added}---\n\n`))).toBe(true);
    expect(text).toContain('[@Bad:92; see @cowan2001magical]');
    const now = new TextDecoder('windows-1252').decode(files['Text/references.bib']);
    expect(now.startsWith(`${bib}\n\n@`)).toBe(true);
    expect(now.match(/@\w+\{.*?,/g)).toHaveLength(3);
  });

  it('or of a new one beside the paper', async () => {
    const archive = zipSync({ 'Text/Paper.md': strToU8(source) });
    const { bytes } = await correctBytes('a.zip', archive, keyed, 'clean');
    expect(Object.keys(unzipSync(bytes))).toEqual(['Text/Paper.md', 'Text/references.bib']);
  });

  it('a list of keys gives way with all of its works, under their keys', async () => {
    const cited = tex
      .replaceAll('1990', '1992')
      .replace(
        '\\end{theb',
        () => '\\bibitem{lin} Lind, B. (1999). Lakes of the north. \\emph{Water}, 1, 1--9.\n\\end{theb',
      )
      .replace('Memory is', () => 'As in \\cite{lin}, memory is');
    const { bytes } = await correctBytes('a.tex', strToU8(cited), keyed, 'clean');
    const files = unzipSync(bytes);
    expect(new TextDecoder().decode(files['a.tex'])).toContain('\\cite{lin}, memory');
    expect(new TextDecoder().decode(files['references.bib']).match(/(?<=^@\w+\{).*(?=,$)/gm)).toEqual([
      'bad',
      'mul',
      'lin',
    ]);
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

  it('keeps what the list does not show, and what nobody changed; a remark is no entry', async () => {
    const own =
      '@comment{@book{bad, title={No}}}\n@book{bad,\n  author = "Alan Baddeley",\n  title={Working {\\em memory}: $x^2$},\n  year = 1990\n}\n';
    const made = await correctBytes(
      'paper.zip',
      zipSync({ 'main.md': strToU8('Memory [@bad].\n'), 'refs.bib': strToU8(own) }),
      ({ references }) =>
        references.map(({ start, end, item }) => ({
          kind: 'replace',
          start,
          end,
          html: 'x',
          item: { ...item, id: 'a', issued: { 'date-parts': [[1992]] } },
        })),
      'clean',
    );
    expect(new TextDecoder().decode(unzipSync(made.bytes)['refs.bib'])).toBe(own.replace('1990', '{1992}'));
  });
});

describe('a paper that takes in other files', () => {
  const files = {
    'Main.tex':
      '\\documentclass{article}\r\n\\begin{document}\r\n% \\input{Parts/Old}\r\n\\input{Parts/One}\r\n\\include{Parts/two} As Miller (1957) says.\r\n\\input{list}\r\n\\end{document}\r\n',
    'Parts/One.tex': 'Memory is short (Miller, 1957).\n',
    'Parts/two.tex': '% It is long (Miller, 1957).\n\nIt is long, though (Miller, 1957)',
    'Parts/Old.tex': 'Memory was short (Miller, 1957).\n',
    'list.tex':
      '\\begin{thebibliography}{9}\n\\bibitem[Miller(1956)]{mil} Miller, G. A. (1956). Seven of them. \\emph{Review}, 63, 81--97.\n\\end{thebibliography}\n',
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  const edited = (paper: Paper): Correction[] =>
    paper.callouts.flatMap(({ text, start, end }): Correction[] => [
      { kind: 'comment', start, end, message: 'Look.' },
      { kind: 'replace', start, end, html: text.replace('1957', '1956') },
    ]);

  it.each<[Way, number, string]>([
    ['clean', 0, '1956'],
    ['comments', 2, '1957'],
  ])('gets its changes in the file that they are in: %s', async (way, remarks, year) => {
    const { bytes, left } = await correctBytes('a.zip', archive, edited, way);
    expect(left).toEqual([]);
    const now = unzipSync(bytes);
    for (const [name, was] of Object.entries(files)) {
      const text = new TextDecoder().decode(now[name]);
      const isCited = !/Old|list/.test(name);
      expect([name, text.match(/% Citewright: /g)?.length ?? 0]).toEqual([name, isCited ? remarks : 0]);
      const expected = isCited ? was.replace(/(?<!% It .*)1957/, year) : was;
      expect(text.replace(/% Citewright: .*\r?\n/g, '')).toBe(expected);
      expect(/[^\r]\n/.test(text)).toBe(!was.includes('\r'));
    }
  });

  it('leaves what reaches over the end of a file', async () => {
    const { bytes, left } = await correctBytes(
      'a.zip',
      archive,
      ({ text }) => [
        { kind: 'replace', start: text.indexOf('1957'), end: text.indexOf('1957') + 30, html: 'x' },
      ],
      'clean',
    );
    expect([left, bytes]).toEqual([[0], archive]);
  });
});
