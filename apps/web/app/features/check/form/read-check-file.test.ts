import { describe, expect, it } from 'vitest';
import { isPaperText, readCheckFile } from './read-check-file.ts';

const body = 'A sentence of a paper, with a citation (Smith, 2020).\n\n'.repeat(60);
const list = 'Smith, J. (2020). A work. Publisher.\n';

describe('a text is a paper', () => {
  it.each([
    ['where a list stands below a heading', `${body}References\n\n${list}`, true],
    ['where the heading is in another language', `${body}5. Literaturverzeichnis\n${list}`, true],
    ['where the heading is one of a chapter', `${body}第6章 参考文献\n${list}`, true],
    ['where a page of text stands above its list', `${body.slice(0, 1_500)}\nWorks Cited\n\n${list}`, true],
    ['not where names and a title stand above it', `${body.slice(0, 300)}\nWorks Cited\n\n${list}`, false],
    ['not where it is a list alone', list.repeat(100), false],
    ['not where its heading comes first', `References\n\n${list.repeat(100)}`, false],
    ['not where nothing heads a list', body, false],
  ])('%s', (_, text, expected) => {
    expect(isPaperText(text)).toBe(expected);
  });
});

it.each(['thesis.docx', 'thesis.ott', 'thesis.qmd', 'thesis.Rmd', 'thesis.ltx', 'thesis.markdown'])(
  '%s is sent as it is',
  async (name) => {
    const file = new File([new Uint8Array([80, 75])], name);
    expect(await readCheckFile(file)).toEqual({ text: '', name, file });
  },
);

it('an empty document is refused', async () => {
  await expect(readCheckFile(new File([], 'thesis.pdf'))).rejects.toMatchObject({ name: 'FileError' });
});
