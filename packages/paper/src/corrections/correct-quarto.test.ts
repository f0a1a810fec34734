import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPaper } from '../read-paper.ts';
import { correctBytes } from './correct-bytes.fixture.ts';

describe('a book of Quarto in several files', () => {
  const files = {
    '_quarto.yml': 'book:\n  chapters: [index.qmd, "two.qmd"]\nbibliography: refs.bib\n',
    'index.qmd': '---\ntitle: Memory\n---\n\nIt is short [@mil].\n\n{{< include parts/_one.qmd >}}\n',
    'parts/_one.qmd': 'It is long [@mil].\n',
    'two.qmd': '---\ntitle: Two\n---\n\n# Two\n\nIt is neither, says @mil.\n',
    'refs.bib': '@book{mil, author={Miller, George}, title={Seven}, year=1956}\n',
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );

  it('is read whole, with the works of its project', async () => {
    const { main, callouts, references, findings } = await readPaper({ name: 'a.zip', bytes: archive });
    expect(main).toBe('index.qmd');
    expect(callouts.map(({ text }) => text)).toEqual(['Miller, 1956', 'Miller, 1956', 'Miller (1956)']);
    expect(references.map(({ text }) => text)).toEqual(['Miller, G. (1956). Seven.']);
    expect(findings).toEqual([]);
  });

  it('gets its remarks in the file that they are about', async () => {
    const { bytes, left } = await correctBytes(
      'a.zip',
      archive,
      ({ callouts }) => callouts.map(({ start, end }) => ({ kind: 'comment', start, end, message: 'Look.' })),
      'comments',
    );
    expect(left).toEqual([]);
    const now = unzipSync(bytes);
    const count = (name: string) =>
      new TextDecoder().decode(now[name]).match(/<!-- Citewright: /g)?.length ?? 0;
    expect(Object.keys(files).map((name) => [name, count(name)])).toEqual([
      ['_quarto.yml', 0],
      ['index.qmd', 1],
      ['parts/_one.qmd', 1],
      ['two.qmd', 1],
      ['refs.bib', 0],
    ]);
    const bare = new TextDecoder().decode(now['two.qmd']).replace(/<!-- Citewright: .*?-->/g, '');
    expect(bare.replace(/\s+/g, ' ')).toBe(files['two.qmd'].replace(/\s+/g, ' '));
  });
});
