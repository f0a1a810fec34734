/** How a program takes the current references of a project. */
export interface LiveRecipe {
  program: string;
  /** What to do, a sentence or two. */
  text: string;
  /** To copy, where there is something; `LINK` stands for the private link. */
  code?: string;
}

/** Shown beside the private link of a project and on the page for developers; those of pandoc are run by a test. */
export const liveRecipes: readonly LiveRecipe[] = [
  {
    program: 'Overleaf',
    text: 'Choose New file, then From external URL, and paste the link. Refresh brings in what is new.',
    code: '\\usepackage[backend=biber]{biblatex}\n\\addbibresource{references.bib}\n\n\\autocite{okafor2019rivers}\n\\printbibliography',
  },
  {
    program: 'Pandoc',
    text: 'Fetch the file, then build. In the text, `[@okafor2019rivers, p. 7]` cites.',
    code: 'curl -fsSo references.bib LINK\npandoc paper.md --citeproc --bibliography references.bib -o paper.docx',
  },
  {
    program: 'Quarto',
    text: 'In `_quarto.yml`, so that each render has the current list:',
    code: 'project:\n  pre-render: curl -fsSo references.bib LINK\nbibliography: references.bib',
  },
  {
    program: 'Typst',
    text: 'Fetch the file as for Pandoc; `references.yml` holds the same in Typst’s own format. `@okafor2019rivers` cites.',
    code: '#bibliography("references.bib", style: "apa")',
  },
];

/** The code of a recipe with the link that a person has. */
export const withLink = (code: string, link: string): string => code.replaceAll('LINK', link);
