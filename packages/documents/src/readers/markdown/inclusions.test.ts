import { expect, it } from 'vitest';
import type { ProjectFiles } from '../keys/project-files.ts';
import { filesCalledByMarkdown, withParts } from './inclusions.ts';

type Files = Readonly<Record<string, string>>;

const filesOf = (main: string, files: Files): ProjectFiles => ({
  main,
  names: Object.keys(files),
  read: (name) => files[name],
});

/** The paragraphs of a paper with all that it takes in. */
const paragraphsOf = (main: string, files: Files) =>
  withParts(files[main] ?? '', filesOf(main, files))
    .text.split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const book = {
  'b/_quarto.yml': `project:
  type: book
book:
  title: "Rivers"
  cover-image: cover.qmd.png
  chapters:
    - index.qmd
    - part: "Upstream"
      chapters:
        - text: Sources
          file: up/one.qmd
      # - old.qmd
    - "two of them.qmd"
  appendices: [data.qmd]
  references: works.qmd
  sidebar:
    contents: menu.qmd
bibliography:
  - refs.bib
  - more.bib # both
`,
  'b/index.qmd': 'Preface',
  'b/up/one.qmd': '---\ntitle: One\nbibliography: one.bib\n---\nOne',
  'b/two of them.qmd': 'Two',
  'b/data.qmd': 'Data',
  'b/works.qmd': '# References',
  'b/old.qmd': 'Old',
  'b/menu.qmd': 'Menu',
};

const bookdown = {
  '_bookdown.yml': 'book_filename: "rivers"\ndelete_merged_file: true',
  'index.rmd': '---\nbibliography: [book.bib, packages.bib]\n---\nPreface',
  '01-one.rmd': 'One',
  '02-two.rmd': 'Two',
  '_draft.rmd': 'Draft',
  'sub/03.rmd': 'Three',
};

const joined: [what: string, main: string, files: Files, paragraphs: string[]][] = [
  [
    'files of Quarto, from the folder of the file that names them',
    'a/p.qmd',
    {
      'a/p.qmd': 'One\n\n{{< include parts/_m.qmd >}}\n\n{{< include "/parts/two words.qmd" >}}\n\nFive',
      'a/parts/_m.qmd': 'Two\n\n{{< include _n.qmd >}}',
      'a/parts/_n.qmd': 'Three',
      'a/parts/two words.qmd': 'Four',
      '_n.qmd': 'Other',
    },
    ['One', 'Two', 'Three', 'Four', 'Five'],
  ],
  [
    'children of knitr in the head of a block',
    'p.rmd',
    { 'p.rmd': "```{r methods, echo=FALSE, child='a.Rmd'}\n```\n\nEnd", 'a.rmd': 'A' },
    ['A', 'End'],
  ],
  [
    'several children of knitr',
    'p.rmd',
    { 'p.rmd': '```{r, child = c("a.Rmd", \'b.Rmd\')}\n```\n', 'a.rmd': 'A', 'b.rmd': 'B' },
    ['A', 'B'],
  ],
  [
    'children of knitr below the head of a block',
    'p.qmd',
    { 'p.qmd': '```{r}\n#| echo: false\n#| child: ["a.qmd", "b.qmd"]\n```\n', 'a.qmd': 'A', 'b.qmd': 'B' },
    ['A', 'B'],
  ],
  [
    'no data in front of them',
    'p.qmd',
    { 'p.qmd': '{{< include a.qmd >}}', 'a.qmd': '---\ntitle: A\n---\nText' },
    ['Text'],
  ],
  [
    'none that code or a remark names',
    'p.qmd',
    { 'p.qmd': '```\n{{< include a.qmd >}}\n```\n\n<!-- {{< include a.qmd >}} -->', 'a.qmd': 'A' },
    ['```\n{{< include a.qmd >}}\n```', '<!-- {{< include a.qmd >}} -->'],
  ],
  ['none that is not there', 'p.qmd', { 'p.qmd': 'One {{< include ../../etc/passwd >}}' }, ['One']],
  ['not itself', 'p.qmd', { 'p.qmd': 'One {{< include p.qmd >}}' }, ['One']],
  [
    'the chapters of a book of Quarto',
    'b/index.qmd',
    book,
    ['Preface', 'One', 'Two', 'Data', '# References'],
  ],
  ['no others with a chapter', 'b/two of them.qmd', book, ['Two']],
  [
    'the chapters of a book of bookdown in the order of their names',
    'index.rmd',
    bookdown,
    [bookdown['index.rmd'], 'One', 'Two'],
  ],
  [
    'the chapters that bookdown names, in their order',
    'index.rmd',
    {
      ...bookdown,
      '_bookdown.yml':
        'rmd_files:\n  html: ["index.Rmd", "02-two.Rmd"]\n  latex: ["02-two.Rmd", "01-one.Rmd"]',
      'index.rmd': 'Preface',
    },
    ['Preface', 'Two', 'One'],
  ],
  [
    'the chapters in all folders of a book of bookdown, behind its own',
    'b/index.rmd',
    {
      'b/_bookdown.yml': 'rmd_subdir: true',
      'b/index.rmd': 'Preface',
      'b/2.rmd': 'Two',
      'b/1/one.rmd': 'One',
      'b/1/deep/_aside.rmd': 'Aside',
      'other/x.rmd': 'Other',
    },
    ['Preface', 'Two', 'One'],
  ],
  [
    'the chapters in some folders, behind those that bookdown names',
    'index.rmd',
    {
      '_bookdown.yml': 'rmd_files: [end.Rmd]\nrmd_subdir:\n  - ./Parts/\n',
      'index.rmd': 'Preface',
      'end.rmd': 'End',
      'parts/one.rmd': 'One',
      'other/two.rmd': 'Two',
    },
    ['Preface', 'End', 'One'],
  ],
  [
    'the chapters of the profiles of Quarto, each once',
    'index.qmd',
    {
      '_quarto.yml': 'book:\n  chapters: [index.qmd, one.qmd]',
      '_quarto-long.yml': 'book:\n  chapters: [index.qmd, one.qmd, two.qmd]',
      'index.qmd': 'Preface',
      'one.qmd': 'One',
      'two.qmd': 'Two',
    },
    ['Preface', 'One', 'Two'],
  ],
];

it.each(joined)('a paper takes in %s', (_, main, files, paragraphs) => {
  expect(paragraphsOf(main, files)).toEqual(paragraphs);
});

it('files that take each other in end', () => {
  const files = {
    'a.qmd': 'A {{< include b.qmd >}}',
    'b.qmd': 'B {{< include c.qmd >}}',
    'c.qmd': 'C {{< include b.qmd >}}',
  };
  expect(paragraphsOf('a.qmd', files)).toEqual([
    'A',
    'B',
    'C',
    'B',
    'C',
    'B',
    'C',
    'B',
    'C {{< include b.qmd >}}',
  ]);
});

it.each([
  ['a paper that names more files than are read', '{{< include a.qmd >}}'.repeat(5_001), 'too-complex'],
  ['a paper that takes in more text than is read', '{{< include b.qmd >}}'.repeat(90), 'too-long'],
])('%s is refused', (_, source, code) => {
  const files = { 'p.qmd': source, 'a.qmd': '', 'b.qmd': 'x'.repeat(100_000) };
  expect(() => withParts(source, filesOf('p.qmd', files))).toThrow(expect.objectContaining({ code }));
});

const called: [what: string, main: string, files: Files, names: string[]][] = [
  [
    'in front, and in front of what it takes in',
    'p.qmd',
    {
      'p.qmd': '---\nbibliography: a.bib\n---\n{{< include b.qmd >}}',
      'b.qmd': '---\nbibliography: "b.bib"\n---\nB',
    },
    ['a.bib', 'b.bib'],
  ],
  [
    'in the file of its project, and in its chapters',
    'b/index.qmd',
    book,
    ['one.bib', 'refs.bib', 'more.bib'],
  ],
  [
    'in the file of its project, as a chapter in a folder',
    'b/up/one.qmd',
    book,
    ['one.bib', 'refs.bib', 'more.bib'],
  ],
  [
    'in the data of its folder',
    'posts/rivers/p.qmd',
    {
      'posts/rivers/p.qmd': 'Text',
      'posts/_metadata.yml': 'bibliography: posts.bib',
      '_quarto.yml': 'bibliography: [all.bib]',
      '../_metadata.yml': 'bibliography: other.bib',
    },
    ['posts.bib', 'all.bib'],
  ],
  ['in front of the first chapter of bookdown', '02-two.rmd', bookdown, ['book.bib', 'packages.bib']],
  [
    'of two lines',
    'p.md',
    { 'p.md': '---\nbibliography: [a.bib,\n  b.bib]\ntitle: c.bib\n---\n' },
    ['a.bib', 'b.bib'],
  ],
];

it.each(called)('a paper calls files of references %s', (_, main, files, names) => {
  expect(filesCalledByMarkdown(files[main] ?? '', filesOf(main, files))).toEqual(names);
});
