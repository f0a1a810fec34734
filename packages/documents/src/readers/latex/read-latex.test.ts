import { describe, expect, it } from 'vitest';
import { readLatex } from './read-latex.ts';

const bib = `@article{okafor2019, author={Okafor, Ada and Lindqvist, Bo}, title={The growth of northern rivers}, journal={River Studies}, year=2019, volume=12, number=2, pages={45--67}, doi={10.5555/rivers}}
@book{lind20, author={Lindqvist, Bo}, title={Lakes}, publisher={Fjord Press}, year=2020}
@book{berg14, author={Berg, K. and Moe, L. and Dal, P.}, title={Locks}, publisher={Canal}, year=2014}
@book{berg14b, author={Berg, K. and Moe, L. and Sol, P.}, title={Gates}, publisher={Canal}, year=2014}
@misc{unused, author={Unused, E.}, title={Never cited}, year=1999}`;

const beside = (files: Record<string, string>) => ({
  main: '',
  names: Object.keys(files),
  read: (name: string) => files[name],
});

const read = (body: string, files: Record<string, string> = { 'refs.bib': bib }) =>
  readLatex(`\\documentclass{article}\\begin{document}${body}\\end{document}`, beside(files));

/** The text before the list. */
const textOf = (body: string, files?: Record<string, string>) => {
  const { text } = read(body, files);
  return text.split('\n\nReferences')[0];
};

const citations: [source: string, printed: string][] = [
  ['\\citep{okafor2019}', '(Okafor & Lindqvist, 2019)'],
  ['\\citep[see][p.~12]{okafor2019,lind20}', '(see Okafor & Lindqvist, 2019; Lindqvist, 2020, p. 12)'],
  ['\\citet{okafor2019}', 'Okafor and Lindqvist (2019)'],
  ['\\citet*[chap. 2]{berg14}', 'Berg et al. (2014, chap. 2)'],
  ['\\textcite{lind20}', 'Lindqvist (2020)'],
  ['\\parencite[12]{lind20}', '(Lindqvist, 2020, 12)'],
  [
    '\\autocites(cf.)()[12]{okafor2019}[see][4]{lind20}',
    '(cf. Okafor & Lindqvist, 2019, 12; see Lindqvist, 2020, 4)',
  ],
  ['\\citeauthor{okafor2019} in \\citeyear{okafor2019}', 'Okafor and Lindqvist in 2019'],
  ['Okafor \\citeyearpar[4]{okafor2019}', 'Okafor (2019, 4)'],
  ['(\\citealp{lind20})', '(Lindqvist, 2020)'],
  ['\\citep{berg14,berg14b}', '(Berg et al., 2014a; Berg et al., 2014b)'],
  ['\\citep{moreau2001}', '(Moreau, 2001)'],
  ['x\\nocite{lind20}y', 'xy'],
];

const texts: [name: string, source: string, text: string][] = [
  ['comments', 'One % \\citep{lind20}\ntwo\\% three', 'One two% three'],
  ['code in the line, and text that is off', 'A \\verb|(B, 2001) %| B \\iffalse C\\fi D', 'A B D'],
  ['commands of type', 'A \\textbf{bold \\emph{word}} and {\\it one}', 'A bold word and one'],
  [
    'accents, quotation marks and dashes',
    "Schr\\\"odinger's ``cat'' --- 1--2",
    'Schrödinger’s “cat” — 1–2'.replace('’', "'"),
  ],
  [
    'formulas in the line, not those beside it',
    'with $p < 0.05$ \\[ x^2 \\] and \\$5',
    'with p < 0.05 and $5',
  ],
  ['environments without text', 'A\\begin{verbatim}\\citep{x}\\end{verbatim}B', 'A\n\nB'],
  ['lists', '\\begin{itemize}\\item One\\item[b] Two\\end{itemize}', 'One\n\nTwo'],
  ['tables', '\\begin{tabular}{l|r}A & B \\\\ \\hline C & D\\end{tabular}', 'A\tB\n\nC\tD'],
  [
    'captions',
    '\\begin{figure}[ht]\\includegraphics[width=3cm]{a}\\caption[s]{A river}\\end{figure}',
    'A river',
  ],
  ['headings', '\\section*{One} text \\subsection[s]{Two} more', 'One\n\ntext\n\nTwo\n\nmore'],
  ['links', '\\href{https://a.example}{here} \\url{https://a.example/b_c}', 'here https://a.example/b_c'],
  ['macros without arguments', '\\newcommand{\\eg}{e.g.,\\ }\\eg this', 'e.g., this'],
  ['macros with arguments', '\\newcommand{\\both}[2][the]{#1 #2}\\both{A}, \\both[a]{B}', 'the A, a B'],
  ['macros of TeX', '\\def\\pair#1#2{#2 #1}\\pair{a}{b}', 'b a'],
  ['macros that name a citation', '\\newcommand{\\lp}{\\citep{lind20}}so \\lp.', 'so (Lindqvist, 2020).'],
];

describe('readLatex', () => {
  it.each(citations)('%s', (source, printed) => {
    expect(textOf(source)).toBe(printed);
  });

  it.each(texts)('%s', (_, source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it('lists the works that are cited, and those only', () => {
    const { text, blocks } = read('\\citep{lind20}\\nocite{okafor2019}');
    expect(
      blocks.filter(({ kind }) => kind === 'entry').map(({ start, end }) => text.slice(start, end)),
    ).toEqual([
      'Lindqvist, B. (2020). Lakes. Fjord Press.',
      'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12(2), 45–67. https://doi.org/10.5555/rivers',
    ]);
  });

  it('knows the works that a citation names', () => {
    const { text, live } = read('See \\citep{lind20,okafor2019}.');
    expect(
      live.map(({ start, end, items }) => [text.slice(start, end), items.map(({ title }) => title)]),
    ).toEqual([['(Lindqvist, 2020; Okafor & Lindqvist, 2019)', ['Lakes', 'The growth of northern rivers']]]);
  });

  it('puts notes behind the text, and those that cite', () => {
    const { text, notes } = read('One\\footnote{But \\citet{lind20}.} two\\footcite[3]{berg14}.');
    expect(text).toMatch(/^One¹ two²\.\n/);
    expect(notes.map(({ block }) => text.slice(block.start, block.end))).toEqual([
      '¹ But Lindqvist (2020).',
      '² Berg et al., 2014, 3.',
    ]);
  });

  it('reads a printed list, numbered or with labels', () => {
    const list =
      '\\begin{thebibliography}{9}\\bibitem{a} A. Okafor, \\emph{Rivers}, 2019.\\bibitem{b} B. Berg, Locks, 2014.\\end{thebibliography}';
    expect(read(`One~\\cite{b,a}.${list}`, {}).text).toBe(
      'One [2, 1].\n\nReferences\n\n[1] A. Okafor, Rivers, 2019.\n\n[2] B. Berg, Locks, 2014.',
    );
    const labels = list
      .replace('{a}', '[Okafor(2019)]{a}')
      .replace('{b}', '[{Berg et~al.(2014)Berg, Moe}]{b}');
    expect(read(`\\citet{a} and \\citep{b}.${labels}`, {}).text).toBe(
      'Okafor (2019) and (Berg et al., 2014).\n\nReferences\n\nA. Okafor, Rivers, 2019.\n\nB. Berg, Locks, 2014.',
    );
  });

  it('takes in the files that it names, and the list that BibTeX made', () => {
    const files = {
      'ch/one.tex': 'From a chapter \\cite{a}.',
      'main.bbl':
        '\\begin{thebibliography}{1}\\bibitem{a} A. Okafor. \\newblock Rivers. 2019.\\end{thebibliography}',
    };
    expect(read('\\input{ch/one}', files).text).toBe(
      'From a chapter [1].\n\nReferences\n\n[1] A. Okafor. Rivers. 2019.',
    );
  });

  it('prints the keys of a paper without its works', () => {
    expect(read('One \\citep{okafor2019}.', {}).text).toBe('One (okafor2019).');
  });

  it.each([
    [
      'macros that double each other',
      `${Array.from({ length: 20 }, (_, n) => `\\def\\q${String.fromCharCode(97 + n)}{\\q${String.fromCharCode(98 + n)}\\q${String.fromCharCode(98 + n)}}`).join('')}\\qa`,
      'too-complex',
    ],
    ['a macro that names itself', '\\def\\x{a\\x\\x}\\x', 'too-complex'],
    ['a paper without text', '', 'no-text'],
  ])('refuses %s', (_, source, code) => {
    expect(() => read(source)).toThrow(expect.objectContaining({ code }));
  });
});
