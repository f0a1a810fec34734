import { strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packProject } from './pack-project.ts';

const folder: Readonly<Record<string, string>> = {
  'ch/one.tex': '\\input{ch/two} \\input{three}',
  'ch/two.tex': 'Two',
  'ch/three.tex': 'Three',
  'refs.bib': '@book{a, title={A}}',
  'thesis.bbl': '\\bibitem{a}',
  'other.tex': 'Other',
  'parts/a.qmd': '{{< include b.qmd >}}',
  'parts/b.qmd': 'B',
  'child.Rmd': 'C',
};

const quarto = {
  ...folder,
  '_quarto.yml': 'book:\n  chapters: [index.qmd, one.qmd]\nbibliography: refs.bib',
  'one.qmd': '{{< include parts/a.qmd >}}',
};
const bookdown = {
  ...folder,
  '_bookdown.yml': 'new_session: true',
  'index.Rmd': '---\nbibliography: refs.bib\n---\n',
  '02-b.Rmd': 'B',
};

/** The names of what is packed for a source, and of what was asked for and is not there. */
async function packed(name: string, source: string, files: Readonly<Record<string, string>> = folder) {
  const missing: string[] = [];
  const bytes = await packProject(
    { name, bytes: strToU8(source) },
    {
      async read(path) {
        const found = files[path];
        if (found === undefined) missing.push(path);
        return found === undefined ? undefined : strToU8(found);
      },
      names: async (inside) => [
        ...new Set(
          Object.keys(files)
            .filter((own) => own.startsWith(inside))
            .map((own) => own.slice(inside.length).replace(/\/.*/, '/')),
        ),
      ],
    },
  );
  return { names: bytes && Object.keys(unzipSync(bytes)).sort(), missing };
}

it.each([
  [
    'files inside files, references and the list that BibTeX made',
    'thesis.tex',
    '\\include{ch/one}\\bibliography{refs}',
    ['ch/one.tex', 'ch/three.tex', 'ch/two.tex', 'refs.bib', 'thesis.bbl', 'thesis.tex'],
  ],
  ['references of Quarto', 'paper.qmd', '---\nbibliography: refs.bib\n---\n[@a]', ['paper.qmd', 'refs.bib']],
  ['no files', 'paper.md', 'Rivers.', undefined],
  ['no files that a remark names', 'paper.tex', '% \\input{other}\n', undefined],
  [
    'files that Quarto and knitr take in',
    'paper.qmd',
    "{{< include /parts/a.qmd >}}\n\n```{r, child='child.Rmd'}\n```\n",
    ['child.Rmd', 'paper.qmd', 'parts/a.qmd', 'parts/b.qmd'],
  ],
])('a paper is packed with %s', async (_, name, source, names) => {
  expect((await packed(name, source)).names).toEqual(names);
});

it.each([
  [
    'the chapters of a book of Quarto',
    'index.qmd',
    quarto,
    ['_quarto.yml', 'index.qmd', 'one.qmd', 'parts/a.qmd', 'parts/b.qmd', 'refs.bib'],
  ],
  ['the references of its project with a chapter', 'two.qmd', quarto, ['_quarto.yml', 'refs.bib', 'two.qmd']],
  [
    'the chapters of a book of bookdown that names none',
    'index.Rmd',
    bookdown,
    ['02-b.Rmd', '_bookdown.yml', 'child.Rmd', 'index.Rmd'],
  ],
  [
    'the chapters in the folders of a book of bookdown',
    'index.Rmd',
    {
      ...bookdown,
      '_bookdown.yml': 'rmd_subdir: ["chapters", ./more/]',
      'chapters/c.Rmd': 'C',
      'chapters/deep/d.Rmd': 'D',
      'more/e.Rmd': 'E',
      'other/f.Rmd': 'F',
    },
    [
      '02-b.Rmd',
      '_bookdown.yml',
      'chapters/c.Rmd',
      'chapters/deep/d.Rmd',
      'child.Rmd',
      'index.Rmd',
      'more/e.Rmd',
    ],
  ],
  [
    'the chapters of the profiles of a book of Quarto',
    'index.qmd',
    { ...quarto, '_quarto-long.yml': 'book:\n  chapters: [more.qmd]', 'more.qmd': 'More' },
    [
      '_quarto-long.yml',
      '_quarto.yml',
      'index.qmd',
      'more.qmd',
      'one.qmd',
      'parts/a.qmd',
      'parts/b.qmd',
      'refs.bib',
    ],
  ],
  [
    'the first file of a book of bookdown with a chapter',
    '03-c.Rmd',
    bookdown,
    ['03-c.Rmd', '_bookdown.yml', 'index.Rmd', 'refs.bib'],
  ],
])('packs %s', async (_, name, files, names) => {
  expect((await packed(name, 'Rivers.', files)).names).toEqual(names);
});

it('asks for nothing outside of the folder', async () => {
  const { names, missing } = await packed(
    'a.tex',
    '\\input{../secret}\\input{/etc/passwd}\\input{ch/../../x}',
  );
  expect(names).toBeUndefined();
  expect(missing.filter((path) => path.startsWith('/') || path.includes('..'))).toEqual([]);
  expect(missing).toEqual(['a.bbl']);
});

it.each(['["../secret", /etc, a/../../b]', '..'])(
  'looks for chapters in no folder outside of that of the book: %s',
  async (folders) => {
    const asked: string[] = [];
    await packProject(
      { name: 'index.Rmd', bytes: strToU8('Rivers.') },
      {
        read: async (path) => (path === '_bookdown.yml' ? strToU8(`rmd_subdir: ${folders}`) : undefined),
        async names(inside) {
          asked.push(inside);
          return ['_bookdown.yml'];
        },
      },
    );
    expect([...new Set(asked)]).toEqual(['']);
  },
);

it('looks for chapters in so many folders', async () => {
  let asked = 0;
  await packProject(
    { name: 'index.Rmd', bytes: strToU8('Rivers.') },
    {
      read: async (path) => (path === '_bookdown.yml' ? strToU8('rmd_subdir: true') : undefined),
      async names() {
        asked += 1;
        return ['_bookdown.yml', 'a.Rmd', 'down/', 'further/'];
      },
    },
  );
  expect(asked).toBeLessThanOrEqual(1_026);
});

it('asks for nothing outside of the folder of a project of Quarto', async () => {
  const { names, missing } = await packed(
    'index.qmd',
    '{{< include ../secret.qmd >}}{{< include /../x.qmd >}}',
    {
      '_quarto.yml': 'book:\n  chapters: [index.qmd, ../../x.qmd]\nbibliography: ../refs.bib',
    },
  );
  expect(names).toEqual(['_quarto.yml', 'index.qmd']);
  expect(missing.filter((path) => path.startsWith('/') || path.includes('..'))).toEqual([]);
});
