import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPaper } from '../read-paper.ts';

const bib = `@article{okafor2019, author={Okafor, Ada and Lindqvist, Bo}, title={The growth of northern rivers}, journal={River Studies}, year=2019}
@book{wb, author={{World Bank}}, title={Open code handbook}, publisher={World Bank}, year=2020}
@article{berg14, author={Berg, K. and Moe, L. and Dal, P.}, title={Locks of the west}, journal={Canals}, year=2014}
@article{berg14x, author={Berg, K. and Moe, L. and Sol, P.}, title={Gates of the east}, journal={Canals}, year=2014}`;

/** What was read of an archive: citations with the beginnings of their entries, and findings. */
async function read(files: Record<string, string>) {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  const paper = await readPaper({ name: 'paper.zip', bytes });
  return {
    citations: paper.callouts.map(({ text, refs }) => [
      text,
      ...refs.map((ref) => paper.references[ref]?.text.slice(0, 12)),
    ]),
    findings: paper.findings.map(({ kind, values }) => [kind, values]),
    coverage: paper.coverage,
  };
}

const tex = (body: string, files: Record<string, string> = { 'refs.bib': bib }) =>
  read({
    'main.tex': `\\documentclass{article}\\begin{document}${body}\\bibliography{refs}\\end{document}`,
    ...files,
  });

it('finds the works of each group of a command for several', async () => {
  const main =
    '\\documentclass{article}\\addbibresource{refs.bib}\\begin{document}\\parencites[3]{wb}[see][7]{berg14}{okafor2019} \\cites{berg14x}[2]{gone}\\printbibliography\\end{document}';
  const { findings } = await read({ 'main.tex': main, 'refs.bib': bib });
  expect(findings).toEqual([['undefined-key', { key: 'gone', times: 1 }]]);
});

const all = '\\nocite{*}';

describe('citations by keys', () => {
  it.each([
    [
      'a body and a letter that we give',
      `${all}\\citep{wb} and \\citep{berg14,berg14x}.`,
      [
        ['World Bank, 2020', 'World Bank. '],
        ['Berg et al., 2014a', 'Berg, K., Mo'],
        ['Berg et al., 2014b', 'Berg, K., Mo'],
      ],
    ],
    [
      'a year behind the name in the sentence',
      `${all}Okafor \\citeyearpar[4]{okafor2019} says.`,
      [['Okafor (2019, 4)', 'Okafor, A., ']],
    ],
    [
      'a citation in a box',
      `${all}so says \\mbox{\\citet{okafor2019}} here.`,
      [['Okafor and Lindqvist (2019)', 'Okafor, A., ']],
    ],
    [
      'one that is typed by hand beside them',
      `${all}\\citep{wb}, and (Okafor & Lindqvist, 2019).`,
      [
        ['World Bank, 2020', 'World Bank. '],
        ['Okafor & Lindqvist, 2019', 'Okafor, A., '],
      ],
    ],
  ])('%s', async (_, body, citations) => {
    const paper = await tex(body);
    expect(paper.citations).toEqual(citations);
    expect(paper.findings).toEqual([]);
    expect(paper.coverage).toEqual({ list: 'keys' });
  });
});

describe('keys that do not agree with the references', () => {
  it.each([
    [
      'a key that no file has, once',
      `${all}\\citep{moreau2001} and \\citet{moreau2001}.`,
      [['undefined-key', { key: 'moreau2001', times: 2 }]],
    ],
    [
      'a key with other capitals',
      `${all}\\citep{Okafor2019}.`,
      [['key-case', { key: 'Okafor2019', listed: 'okafor2019' }]],
    ],
    [
      'works that nothing cites, all at once',
      '\\citep{okafor2019}.',
      [['unused-keys', { keys: ['wb', 'berg14', 'berg14x'], count: 3, listed: 1 }]],
    ],
  ])('%s', async (_, body, findings) => {
    expect((await tex(body)).findings).toEqual(findings);
  });

  it('an entry of a printed list that no key cites is not cited', async () => {
    const list =
      '\\begin{thebibliography}{9}\\bibitem{a} A. Okafor, Rivers of sand, 2019.\\bibitem{b} B. Berg, Locks of the west, 2014.\\end{thebibliography}';
    const { findings, citations } = await read({
      'main.tex': `\\documentclass{article}\\begin{document}So \\cite{a}.${list}\\end{document}`,
    });
    expect(citations).toEqual([['[1]', 'A. Okafor, R']]);
    expect(findings).toEqual([['uncited-reference', { entry: 'B. Berg, Locks of the west, 2014.' }]]);
  });

  it('a work under two keys is listed twice', async () => {
    const twice = `${bib}\n@article{again, author={Okafor, Ada and Lindqvist, Bo}, title={The growth of northern rivers}, journal={River Studies}, year=2019}`;
    const { findings } = await tex(`${all}\\citep{okafor2019} \\citep{again}`, { 'refs.bib': twice });
    expect(findings.map(([kind]) => kind)).toEqual(['duplicate']);
  });

  it('says nothing of keys of a file that was not given', async () => {
    const { findings, coverage, citations } = await tex('So \\citep{okafor2019}.', {});
    expect(findings).toEqual([]);
    expect(coverage).toEqual({ part: { by: 'file', absent: ['refs'] } });
    expect(citations).toEqual([['okafor2019']]);
  });
});

it('cross-references of Quarto are no citations', async () => {
  const { citations, findings } = await read({
    'paper.qmd':
      '---\nbibliography: refs.bib\nnocite: |\n  @*\n---\nSee @fig-rivers and [@tbl-locks; @sec-end], so [@wb].',
    'refs.bib': bib,
  });
  expect(citations).toEqual([['World Bank, 2020', 'World Bank. ']]);
  expect(findings).toEqual([]);
});

it('a list that BibTeX made gives years with letters apart from them', async () => {
  const { citations, findings } = await tex('\\citep{a} \\citet{b}', {
    'main.bbl':
      '\\begin{thebibliography}{2}\\bibitem[Berg(2013 a)]{a} K.~Berg. \\newblock Locks. 2013\\natexlab{a}.\\bibitem[{Berg(2013{\\natexlab{b}})}]{b} K.~Berg. Gates of it. 2013{\\natexlab{b}}.\\end{thebibliography}',
  });
  expect(citations).toEqual([
    ['Berg, 2013a', 'K. Berg. Loc'],
    ['Berg (2013b)', 'K. Berg. Gat'],
  ]);
  expect(findings).toEqual([]);
});

it('files that are taken in, documents by themselves among them, are part of the paper', async () => {
  const { citations, findings } = await read({
    'main.tex':
      '\\documentclass{book}\\begin{document}\\include{one}\\subfile{two}\\input three \\bibliography{a,b}\\end{document}',
    'one.tex': 'First \\citep{okafor2019}.',
    'two.tex': '\\documentclass[main]{subfiles}\\begin{document}Second \\citep{berg14}.\\end{document}',
    'three.tex': 'Third \\citep{moe}, \\citep{wb}, \\citep{berg14x}.',
    'a.bib': bib,
    'b.bib': '@book{moe, author={Moe, L.}, title={Weirs of the north}, publisher={Fjord}, year=2011}',
  });
  expect(citations.map(([text]) => text)).toEqual([
    'Okafor & Lindqvist, 2019',
    'Berg et al., 2014a',
    'Moe, 2011',
    'World Bank, 2020',
    'Berg et al., 2014b',
  ]);
  expect(findings).toEqual([]);
});

describe('a paper of which a part was not given', () => {
  const list =
    '\\begin{thebibliography}{9}\\bibitem{a} A. Okafor, Rivers of sand, 2019.\\bibitem{b} B. Berg, Locks of the west, 2014.\\end{thebibliography}';

  it.each([
    ['a chapter', `So \\cite{a}. \\include{ch/two}${list}`, ['ch/two']],
    ['two chapters, each once', `So \\cite{a}. \\input{b}\\input{c}\\input{b}${list}`, ['b', 'c']],
    [
      'the part that the works of a file are cited in',
      '\\citep{wb} \\subfile{two}\\bibliography{refs}',
      ['two'],
    ],
  ])(
    'says nothing of works that nothing else cites, and names what is absent: %s',
    async (_, body, absent) => {
      const { findings, coverage } = await read({
        'main.tex': `\\documentclass{article}\\begin{document}${body}\\end{document}`,
        'refs.bib': bib,
      });
      expect(findings).toEqual([]);
      expect(coverage).toEqual({ list: 'keys', part: { by: 'file', absent } });
    },
  );

  it.each([
    ['commands and drawings', '\\input{plot.pgf}\\input{figs/plan.pdf_tex}', ''],
    ['what is taken in before the document begins', '', '\\input{commands}\\input glyphtounicode '],
    ['what a remark names', '% \\input{old}\n', ''],
    ['itself', '\\input{main}', ''],
  ])('%s are no part of it', async (_, body, before) => {
    const { findings, coverage } = await read({
      'main.tex': `\\documentclass{article}${before}\\begin{document}So \\cite{a}. ${body}${list}\\end{document}`,
    });
    expect(findings.map(([kind]) => kind)).toEqual(['uncited-reference']);
    expect(coverage).toEqual({ list: 'keys' });
  });

  it('a list that is typed in Markdown is asked for no citations, either', async () => {
    const { findings, coverage } = await read({
      'paper.md':
        'Rivers grow (Okafor, 2019).\n\n{{< include two.md >}}\n\n# References\n\nOkafor, A. (2019). Rivers of the north. River Studies, 12(3), 45–67.\n\nBerg, K. (2014). Locks and canals. Canal Letters, 3, 1–9.\n',
    });
    expect(findings).toEqual([]);
    expect(coverage).toEqual({ list: 'heading', part: { by: 'file', absent: ['two.md'] } });
  });
});

it.each([
  ['a chapter', '01.qmd', []],
  ['the whole book', 'index.qmd', ['unused-keys']],
])('works of the references of a book: %s', async (_, main, kinds) => {
  const files = {
    '_quarto.yml': 'book:\n  chapters: [index.qmd, 01.qmd, 02.qmd]\nbibliography: refs.bib',
    'index.qmd': 'Preface.',
    '01.qmd': 'One [@wb].',
    '02.qmd': 'Two [@okafor2019; @berg14].',
    'refs.bib': bib,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  const { findings } = await readPaper({ name: 'book.zip', bytes, main });
  expect(findings.map(({ kind }) => kind)).toEqual(kinds);
});
