import { correctPaper } from '@citewright/documents';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { commentWords } from '../../../documents/src/corrected/comment-words.fixture.ts';
import { readPaper } from '../read-paper.ts';

const entry = 'Okafor, A. (2019). Rivers of the north. River Studies, 12, 45–67.';
const markdown = `Rivers grow (Okafor, 2019).\n\n# References\n\n${entry}\n`;
const latex = `\\documentclass{article}\n\\begin{document}\nRivers grow (Okafor, 2019).\n\\section*{References}\n\n${entry}\n\n\\end{document}\n`;
const chapter = `Rivers grow (Okafor, 2019).\n\\section*{References}\n\n${entry}\n`;

/** The paper with its entry set anew as a style prints a record. */
async function corrected(name: string, source: string, html: string): Promise<string> {
  const file = { name, bytes: strToU8(source) };
  const paper = await readPaper(file);
  const [own] = paper.references;
  if (!own) throw new Error('The list was not found');
  const { bytes } = correctPaper(file, paper, [{ kind: 'replace', start: own.start, end: own.end, html }], {
    way: 'clean',
    words: commentWords,
    author: 'Citewright',
    date: new Date('2026-01-02T03:04:05Z'),
  });
  return new TextDecoder().decode(bytes);
}

const address = (href: string, text: string) => `Okafor, A. (2019). Rivers. <a href="${href}">${text}</a>`;

test.each([
  [
    'an address with a bracket',
    address('https://e.example/a)(b', 'https://e.example/a )(b'),
    '](https://e.example/a%29%28b)',
  ],
  [
    'the mark of an image in the words of a link',
    address('https://e.example/', '![x](http://a.example/i.png)'),
    '\\!\\[x\\]',
  ],
  ['code that knitr would run', 'Okafor, A. (2019). `r system("id")`.', '&#96;r system("id")&#96;'],
  [
    'a tag of Liquid',
    'Okafor, A. (2019). {% include x %} {{ site }}.',
    '\\{\\% include x %\\} \\{\\{ site \\}\\}',
  ],
  [
    'a control of a terminal, and one that turns the direction of text,',
    'Okafor, A. (2019). Rivers\u009b31m \u001b]0;x\u0007\u202ey.',
    'Rivers31m \\]0;xy',
  ],
  ['the sign of a list at its beginning', '- Rivers. (2019).', '\n\\- Rivers. (2019).'],
  ['the number of a list at its beginning', 'ii) Rivers. (2019).', '\nii\\) Rivers. (2019).'],
  ['a division at its beginning', '::: warning (2019).', '\n\\::: warning (2019).'],
])('Markdown: %s does nothing', async (_, html, written) => {
  expect(await corrected('paper.md', markdown, html)).toContain(written);
});

test.each([
  [
    'an address loads the package of its command',
    latex,
    address('https://e.example/a', 'https://e.example/a'),
    '\\usepackage{url}',
  ],
  [
    'an address with a sign of TeX is plain text',
    latex,
    address('https://e.example/a%20b', 'https://e.example/a%20b'),
    'https://e.example/a\\%20b',
  ],
  [
    'an address in a chapter, which can load no package, is plain text',
    chapter,
    address('https://e.example/a', 'https://e.example/a'),
    'Rivers. https://e.example/a',
  ],
  [
    'carets are no code of a character',
    latex,
    'Okafor, A. (2019). x^^5cinput y.',
    'x\\textasciicircum{}\\textasciicircum{}5cinput y',
  ],
])('LaTeX: %s', async (_, source, html, written) => {
  const text = await corrected('paper.tex', source, html);
  expect(text).toContain(written);
  expect(text).not.toContain('^^');
});

test.each(['12 rules for life. (2018).', '1984. (1949).'])(
  'a number that an entry begins with stays: %s',
  async (own) => {
    const source = markdown.replace(entry, `${own} Oslo: Fjord.`);
    const text = await corrected('paper.md', source, `${own} Fjord Press.`);
    expect(text.replaceAll('\\', '')).toContain(`${own} Fjord Press.`);
  },
);
