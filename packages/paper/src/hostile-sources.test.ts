import { PaperError } from '@citewright/documents';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';

const many = 20_000;
const of = (text: string, count = many) => text.repeat(count);

const latex: [name: string, source: string][] = [
  ['braces that open', of('{')],
  ['braces that close', of('}')],
  ['commands in each other', of('\\textbf{')],
  ['notes in each other', of('\\footnote{a', 2_000)],
  ['headings in each other', of('\\section{a', 2_000)],
  ['environments that open', of('\\begin{a}')],
  ['silent environments without end', of('\\begin{verbatim}')],
  ['tables in each other', of('\\begin{tabular}{l}', 2_000)],
  ['formulas without end', of('\\( ')],
  ['signs of money', of('$ x\n\n')],
  ['backslashes', of('\\')],
  ['per cent signs', of('%')],
  ['options without end', of('\\cite[')],
  ['citations of nothing', of('\\cite{}')],
  ['a citation of very many works', `\\cite{${of('a,')}}`],
  ['citations in round brackets', `\\autocites${of('(a)')}`],
  ['a macro that names itself', '\\def\\x{\\x}\\x'],
  ['a macro that grows', '\\def\\x#1{\\x{#1#1}}\\x{a}'],
  ['macros that define macros', of('\\newcommand{\\a}{\\newcommand{\\b}{')],
  ['macros without end', of('\\def\\a{')],
  ['a file that takes itself in', of('\\input{paper}')],
  ['files for the system', '\\input{/etc/passwd}\\input{|ls}\\write18{ls} a'],
  ['entries without text', `\\begin{thebibliography}${of('\\bibitem')}`],
  ['labels without end', `\\begin{thebibliography}${of('\\bibitem[')}`],
  ['very long names of commands', `\\${of('a', 200_000)} cit`],
  ['files inside without end', of('\\begin{filecontents}{a.bib}')],
];

const list = '\n\n# References\n\nCowan, N. (2001). The magical number 4. BBS, 24, 87–114.\n';

const markdown: [name: string, source: string][] = [
  ['brackets that open', of('[')],
  ['brackets in each other', of('[', 5_000) + of(']', 5_000)],
  ['links in each other', of('[', 500) + of('](a)', 500)],
  ['notes that name themselves', `a[^1]\n\n[^1]: b[^1]${of('[^1]', 50)}`],
  ['notes in the line in each other', of('^[', 5_000) + of(']', 5_000)],
  ['signs of keys', of('@')],
  ['very long keys', `@${of('a', 200_000)}`],
  ['groups of keys', `[${of('@a;')}]`],
  ['stars', of('*_')],
  ['quotations in each other', of('> ')],
  ['lists in each other', of('- ')],
  ['a very long fence', `a\n\n${of('`', 200_000)}\nb`],
  ['fences without end', of('```\n')],
  ['remarks without end', of('<!--')],
  ['angles', of('<a')],
  ['entities', of('&amp')],
  ['cells', of('|')],
  ['a front without end', `---\n${of('a: b\n')}`],
  ['a front of anchors', `---\nreferences: &a [*a, *a]\n${of('b: &c [*a]\n', 200)}---\nText`],
  [
    'aliases that double each other',
    `---\nreferences:\n- &a {id: a, title: [b, b]}\n${Array.from({ length: 30 }, (_, n) => `- &a${n} [*a${n - 1}, *a${n - 1}]`).join('\n')}\n---\nText`,
  ],
  ['backslashes', of('\\')],
  ['repeats of a work by a name that is not cited', `(Cowan, 2001) ${of('Zed (ibid., 3) ')}${list}`],
  ['numbers with places without end', `[1] ${of('[1, p. 2; ')}${list}`],
  ['titles in quotation marks with pages', `(Cowan 3) ${of('“Aa” (3) ')}${list}`],
  [
    'years behind a Chinese name of many works',
    `${of('（王伟，2001）')}\n\n参考文献\n\n${of('王伟, 李娜. (2001). 井. 水, 1(2), 3–4.\n\n', 400)}`,
  ],
  ['brackets of names with pages', `(Cowan 3) ${of('(Cowan and Aa 3; Zed, “Bb” 4) ')}${list}`],
];

const html: [name: string, source: string][] = [
  ['elements in each other', of('<div>')],
  ['elements that close', of('</div>')],
  ['an open element', `<p ${of('a="b" ')}`],
  ['remarks without end', of('<!--')],
  ['entities', of('&#x110000;&amp;&lt')],
  ['tables in each other', of('<table><tr><td>a', 200)],
  ['notes that name each other', of('<a role="doc-noteref" href="#a"><sup>1</sup></a><p id="a">b', 200)],
  ['scripts', `<script>${of('while(true){}')}</script><p>a`],
  ['a document type of entities', '<!DOCTYPE x [<!ENTITY a "&a;&a;">]><p>&a;'],
  ['character data', of('<![CDATA[')],
  ['zeros', `<p>a${of('\0')}`],
];

const files = [
  ...latex.map(([name, source]) => ['tex', name, source] as const),
  ...markdown.map(([name, source]) => ['md', name, source] as const),
  ...html.map(([name, source]) => ['html', name, source] as const),
];

describe('a hostile source is read or refused', { timeout: 20_000 }, () => {
  it.each(files)('.%s: %s', async (ending, _, source) => {
    const bytes = new TextEncoder().encode(source);
    const paper = await readPaper({ name: `paper.${ending}`, bytes }).catch((error: unknown) => error);
    if (paper instanceof Error) expect(paper).toBeInstanceOf(PaperError);
    else expect(paper).toHaveProperty('text');
  });
});

const numbered = (count: number, fileOf: (number: number) => [name: string, text: string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => fileOf(number)));

const article = (body: string) => `\\documentclass{article}\\begin{document}${body}\\end{document}`;

const archives: [name: string, files: Record<string, string>][] = [
  [
    'many first files of one project',
    {
      '_quarto.yml': `book:\n  chapters: [${Array.from({ length: 3_000 }, (_, number) => `c${number}.qmd`)}]`,
      ...numbered(1_000, (number) => [`d${number}/index.qmd`, 'a']),
    },
  ],
  [
    'a book of very many chapters',
    { '_bookdown.yml': 'a: b', 'index.Rmd': 'x', ...numbered(3_000, (number) => [`c${number}.Rmd`, '[@x]']) },
  ],
  [
    'files that take each other in, many times',
    numbered(3, (number) => [`f${number}.qmd`, of('{{< include f0.qmd >}}{{< include f1.qmd >}}', 30)]),
  ],
  [
    'names of files that are not there',
    { 'a.qmd': of('{{< include x.qmd >}}'), 'b.tex': article(of('\\input{x}')) },
  ],
  ['a very long path', { [`${of('a/', 5_000)}index.qmd`]: 'a', '_quarto.yml': 'bibliography: x' }],
  ['a project of names in each other', { 'index.qmd': 'a', '_quarto.yml': `book:\n${of('  chapters:\n')}` }],
  ['a project of one long name', { 'index.qmd': 'a', '_quarto.yml': `book:\n  chapters: ${of('a')}` }],
  [
    'a list of biber without end',
    {
      'a.tex': article('\\addbibresource{r.bib}\\cite{a}'),
      'a.bbl': `\\entry{a}{book}{}${of('\\name{author}{1}{}{{')}\\endentry`,
    },
  ],
];

describe('a hostile archive is read or refused', { timeout: 20_000 }, () => {
  it.each(archives)('%s', async (_, files) => {
    const bytes = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      { level: 1 },
    );
    const paper = await readPaper({ name: 'a.zip', bytes }).catch((error: unknown) => error);
    if (paper instanceof Error) expect(paper).toBeInstanceOf(PaperError);
    else expect(paper).toHaveProperty('text');
  });
});
