import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openProject } from './open-project.ts';

const archiveOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const chapter = 'Rivers flow where the land lets them. '.repeat(40);
const latex = (body: string) => `\\documentclass{article}\\begin{document}${body}\\end{document}`;

const archives: [name: string, files: Record<string, string>, main: string][] = [
  [
    'the one that prints a list, not the largest one',
    { 'letter.tex': latex(chapter.repeat(3)), 'sub/Thesis.tex': latex('\\cite{a}\\bibliography{refs}') },
    'sub/Thesis.tex',
  ],
  [
    'of two that print a list the one that takes in most text',
    {
      'a.tex': latex(`${chapter}\\bibliography{refs}`),
      'b.tex': latex('\\input{one}\\input{two}\\bibliography{refs}'),
      'one.tex': chapter,
      'two.tex': chapter,
    },
    'b.tex',
  ],
  [
    'a list that is printed in a file that is taken in',
    {
      'notes.tex': latex(chapter.repeat(3)),
      'book.tex': latex('\\input{one}\\input{back}'),
      'one.tex': chapter,
      'back.tex': '\\printbibliography',
    },
    'book.tex',
  ],
  [
    'no part of a larger document',
    {
      'part.tex':
        '\\documentclass[main]{subfiles}\\begin{document}' +
        `${chapter.repeat(9)}\\bibliography{refs}\\end{document}`,
      'main.tex': latex('\\subfile{part}\\bibliography{refs}'),
    },
    'main.tex',
  ],
  [
    'a list that is switched off is none',
    { 'a.tex': latex(`${chapter}\n% \\bibliography{refs}\n`), 'b.tex': latex('\\bibliography{refs}') },
    'b.tex',
  ],
  [
    'a document of Quarto with references beside one of LaTeX without',
    {
      'table.tex': '\\begin{tabular}{l}a\\end{tabular}',
      'paper.qmd': '---\nbibliography: refs.bib\n---\n[@a]',
    },
    'paper.qmd',
  ],
  [
    'the first file of a book of Quarto, not its longest chapter',
    {
      'book/_quarto.yml': 'bibliography: refs.bib\nbook:\n  chapters:\n    - index.qmd\n    - one.qmd',
      'book/index.qmd': '# Preface',
      'book/one.qmd': chapter,
    },
    'book/index.qmd',
  ],
  ['no part of others', { '_methods.qmd': chapter, 'a.qmd': '{{< include _methods.qmd >}}' }, 'a.qmd'],
  ['an empty file is no paper', { 'a.tex': '', 'b.tex': latex('\\bibliography{refs}') }, 'b.tex'],
  ['never a readme', { 'README.md': chapter, 'text.md': 'Rivers.' }, 'text.md'],
];

it.each(archives)('the paper of an archive: %s', (_, files, main) => {
  expect(openProject(archiveOf(files))?.main.path).toBe(main);
});

it('the paper of an archive may be named', () => {
  const bytes = archiveOf({ 'a.tex': latex('\\bibliography{refs}'), 'b/C.tex': latex('Other') });
  expect(openProject(bytes, 'b/C.tex')?.main.path).toBe('b/C.tex');
  expect(openProject(bytes, 'C.tex')?.main.path).toBe('b/C.tex');
  expect(openProject(bytes, 'missing.tex')).toBeUndefined();
  expect(openProject(bytes, 'x/C.tex')).toBeUndefined();
});
