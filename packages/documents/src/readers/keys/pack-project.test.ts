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
};

/** The names of what is packed for a source, and of what was asked for and is not there. */
async function packed(name: string, source: string) {
  const missing: string[] = [];
  const bytes = await packProject({ name, bytes: strToU8(source) }, async (path) => {
    const found = folder[path];
    if (found === undefined) missing.push(path);
    return found === undefined ? undefined : strToU8(found);
  });
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
])('a paper is packed with %s', async (_, name, source, names) => {
  expect((await packed(name, source)).names).toEqual(names);
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
