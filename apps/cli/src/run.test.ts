import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { packProject } from '@citewright/server';
import { afterAll, expect, test } from 'vitest';
import { runHere, type Said } from './run-here.fixture.ts';

// The examples are among the works that the program ships with: no service is asked. `asProgram` names the command lines that run
// as programs of their own; the others run in this process.

const folder = mkdtempSync(path.join(tmpdir(), 'citewright-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const citewright = (words: readonly string[], input = '') => runHere(folder, folder, { words, input });

/** Starts the program. */
async function program(words: readonly string[], input = ''): Promise<Said> {
  const child = spawn(path.resolve(import.meta.dirname, '../citewright.sh'), words, {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: folder, NO_COLOR: '1' },
  });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => child.once('close', resolve)),
  ]);
  return { out, err, code };
}

const asProgram = new Set([
  'cites what it reads from a pipe',
  'checks the citations of a paper',
  'has a version',
  'an unknown command, with the nearest',
  'a file that there is not',
]);

const answerOf = (what: string, words: readonly string[], input: string) =>
  (asProgram.has(what) ? program : citewright)(words, input);

const rivers = `@article{okafor, title = {The growth of rivers}, author = {Okafor, Ada}, journal = {River Studies}, year = 2019, volume = 12, pages = {45--67}}`;
const paper = `Rivers grow (Okafor, 2019), and towns follow (Berg, 2014).

References

Okafor, A. (2019). The growth of rivers. River Studies, 12, 45–67.

Moreau, C. (2001). A history of harbours. Fjord Press.
`;

const calls: [what: string, words: string[], input: string, out: string, code: number][] = [
  [
    'cites a work',
    ['cite', '10.1038/nature14539', '--style', 'mla'],
    '',
    'LeCun, Yann, et al. “Deep Learning.” Nature, vol. 521, no. 7553, May 2015, pp. 436–44, https://doi.org/10.1038/nature14539.',
    0,
  ],
  [
    'cites what it reads from a pipe',
    ['cite'],
    '10.1038/nature14539\n',
    'parenthetical: (LeCun et al., 2015)',
    0,
  ],
  ['gives data', ['cite', '10.1038/nature14539', '--json'], '', '"status": "found"', 0],
  [
    'prints a list in a style',
    ['format', '--style', 'nature'],
    rivers,
    '1. Okafor, A. The growth of rivers. River Stud. 12, 45–67 (2019).',
    0,
  ],
  [
    'prints how a text cites works together',
    ['format', '--cite', '[{"id":0,"prefix":"see","locator":"50"}]'],
    rivers,
    'parenthetical: (see Okafor, 2019, p. 50)\nnarrative: see Okafor (2019, p. 50)',
    0,
  ],
  [
    'prints the annotation of a work below its entry',
    ['format', '--annotated'],
    '[{"id":"a","type":"book","title":"Rivers","annote":"It shows <i>much</i> & more."}]',
    'Rivers. (n.d.).\n    It shows much & more.',
    0,
  ],
  [
    'prints works under the headings of their sections, as HTML',
    ['format', '--html'],
    '[{"id":"a","type":"book","title":"Rivers","custom":{"listSection":"Laws & <b>cases</b>"}},{"id":"b","type":"book","title":"Tides"}]',
    '<p><i>Tides</i>. (n.d.).</p>\n<h2>Laws &amp; &lt;b&gt;cases&lt;/b&gt;</h2>\n<p><i>Rivers</i>. (n.d.).</p>',
    0,
  ],
  [
    'prints a list in a language',
    ['format', '-', '-l', 'de-DE'],
    rivers,
    'Okafor, A. (2019). The growth of rivers.',
    0,
  ],
  [
    'converts what it reads from a pipe',
    ['convert', '-', '-', '--to', 'ris'],
    rivers,
    'T2  - River Studies',
    0,
  ],
  ['finds styles', ['styles', 'vancuver'], '', 'nlm-citation-sequence: ', 0],
  ['says that there is no such style', ['styles', 'zzzzqqqq'], '', 'No style has this name.', 1],
  [
    'checks a list in which nothing can be looked up',
    ['check'],
    'Smith, E. (personal communication, May 3, 2020).',
    '1. Not checked here: Smith, E.',
    0,
  ],
  [
    'checks a list entry by entry, in its order',
    ['check'],
    'Smith, E. (personal communication, May 3, 2020).\n\nBerg, B. (personal communication, May 4, 2020).',
    '1. Not checked here: Smith, E. (personal communication, May 3, 2020).\n2. Not checked here: Berg, B. (personal communication, May 4, 2020).\n\n2 entries: 2 not checked here.',
    0,
  ],
  ['checks the citations of a paper', ['check', 'paper.md', '--no-look-up'], '', 'Berg', 1],
  [
    'says that a paper has no list',
    ['check', 'unlisted.md', '--no-look-up'],
    '',
    'We couldn’t find a list of references in this document',
    3,
  ],
  [
    'reads the list of a paper from where a person says',
    ['check', 'unlisted.md', '--no-look-up', '--list-begins', 'Towns follow them'],
    '',
    '1 citation, 2 entries in the list',
    1,
  ],
  [
    'reads a text as a paper where its list is said to begin',
    ['check', 'unlisted.txt', '--no-look-up', '--list-begins', 'Towns follow them'],
    '',
    '1 citation, 2 entries in the list',
    1,
  ],
  [
    'reads a Quarto document as a paper',
    ['check', 'paper.qmd', '--no-look-up'],
    '',
    '2 citations, 2 entries in the list',
    1,
  ],
  ['has a version', ['--version'], '', '0.0.0', 0],
  ['has a version as data', ['--version', '--json'], '', '{"version":"0.0.0"}', 0],
  ['has a help', [], '', 'citewright <command> [<options>]', 0],
  ['has a help by its name', ['help'], '', 'EXIT STATUS', 0],
  [
    'has a help for each command by its name',
    ['help', 'cite'],
    '',
    'citewright cite [<options>] [<source>...]',
    0,
  ],
  ['converts to data', ['convert', '--json'], rivers, '"container-title"', 0],
  ['has a help for each command', ['convert', '--help'], '', 'citewright convert a.bib b.ris', 0],
];

test.each(calls)('%s', async (what, words, input, out, code) => {
  writeFileSync(path.join(folder, 'paper.md'), paper);
  writeFileSync(path.join(folder, 'paper.qmd'), paper);
  const unlisted =
    '# Rivers\n\nRivers grow (Okafor, 2019).\n\nTowns follow them, as towns do.\n\nNobody has yet said why.\n';
  for (const name of ['unlisted.md', 'unlisted.txt']) writeFileSync(path.join(folder, name), unlisted);
  const said = await answerOf(what, words, input);
  expect(said.out).toContain(out);
  expect([said.err, said.code]).toEqual(['', code]);
});

test('a paper is read with the files of its folder that it takes in, and with none that a link leads out of it', async () => {
  const home = path.join(folder, 'thesis');
  mkdirSync(path.join(home, 'chapters'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.tex'), 'Secret \\citep{okafor}.');
  symlinkSync(path.join(folder, 'secret.tex'), path.join(home, 'linked.tex'));
  writeFileSync(path.join(home, 'chapters/one.tex'), 'Rivers grow \\citep{okafor}.');
  writeFileSync(path.join(home, 'refs.bib'), rivers);
  writeFileSync(
    path.join(home, 'thesis.tex'),
    '\\documentclass{book}\\begin{document}\\include{chapters/one}\\input{linked}\\input{../secret}\\bibliography{refs}\\end{document}',
  );
  const said = await citewright(['check', 'thesis/thesis.tex', '--no-look-up']);
  expect(said.out).toContain('The paper is thesis.tex.\n1 citation, 1 entry in the list, 0 findings.');
  expect(said.out).toContain('This document takes in linked, ../secret, which we did not get');
  expect([said.err, said.code]).toEqual([
    'citewright: "thesis/linked.tex" is a link out of the folder of the paper: it was not read.\n',
    3,
  ]);
});

/** An archive of a thesis and a chapter that is a document by itself. */
async function archiveOfTwo(): Promise<Uint8Array> {
  const files: Record<string, string> = {
    'chapters/old.tex': '\\documentclass{book}\\begin{document}Rivers \\citep{okafor}.\\end{document}',
    'refs.bib': rivers,
  };
  const main =
    '\\documentclass{book}\\begin{document}\\input{chapters/old}\\citet{okafor}\\bibliography{refs}\\end{document}';
  const packed = await packProject(
    { name: 'main.tex', bytes: Buffer.from(main) },
    {
      read: async (name) => (files[name] === undefined ? undefined : Buffer.from(files[name])),
      names: async () => Object.keys(files),
    },
  );
  return packed ?? expect.unreachable('nothing was packed');
}

test.each([
  ['the likeliest paper', [], 'The paper is main.tex.\n2 citations'],
  ['the paper that is named', ['--main', 'chapters/old.tex'], 'The paper is chapters/old.tex.\n1 citation'],
])('of an archive %s is read', async (_, words, out) => {
  writeFileSync(path.join(folder, 'papers.zip'), await archiveOfTwo());
  const said = await citewright(['check', 'papers.zip', '--no-look-up', ...words]);
  expect(said.out).toContain(out);
  expect(said.err).toBe('');
});

test('an archive without the paper that is named is refused', async () => {
  writeFileSync(path.join(folder, 'papers.zip'), await archiveOfTwo());
  const said = await citewright(['check', 'papers.zip', '--main', 'other.tex', '--no-look-up']);
  expect(said).toEqual({
    out: '',
    err: 'citewright: The archive has no such paper. Give its path in the archive, such as chapters/main.tex.\n',
    code: 2,
  });
});

const refused: [what: string, words: string[], err: string, code: number][] = [
  [
    'an unknown command, with the nearest',
    ['chekc'],
    'There is no command "chekc". Did you mean "check"?',
    2,
  ],
  [
    'an unknown option, with the nearest',
    ['cite', '--stlye', 'apa'],
    'There is no option --stlye. Did you mean "--style"?',
    2,
  ],
  ['a source that is none', ['cite', '   '], 'This is not an identifier', 3],
  [
    'a style that there is not',
    ['format', '--style', 'no-such-style'],
    'There is no citation style with this name. "citewright styles <word>..." finds them.',
    2,
  ],
  ['a format that is not written', ['convert', '-', 'a.docx'], 'Name a format to write with --to', 2],
  ['a file that there is not', ['check', 'missing.bib'], 'citewright: There is no file "missing.bib".', 3],
  ['a folder in place of a file', ['format', '.'], 'is a folder', 3],
  ['an option of another command', ['styles', 'nature', '--html'], '"styles" has no option --html.', 2],
  ['a citation that is none', ['format', '--cite', '[{}]'], 'Give --cite the works as JSON', 2],
  ['an operand too many', ['format', 'a.bib', 'b.bib'], '"format" does not know what to do with "b.bib".', 2],
  ['to find a style without words', ['styles'], 'Give a word or two of the name', 2],
  [
    'a list that begins in no file',
    ['check', '--list-begins', 'Okafor'],
    '--list-begins is for a paper. Name its file.',
    2,
  ],
  [
    'a paper named in a file that is no archive',
    ['check', 'thesis.tex', '--main', 'a.tex'],
    '--main names the paper in a .zip archive, and this is none.',
    2,
  ],
  ['as data', ['check', 'missing.bib', '--json'], '{"code":"ENOENT","message":"There is no file', 3],
];

test.each(refused)('refuses %s', async (what, words, err, code) => {
  const said = await answerOf(what, words, rivers);
  expect(said.err).toContain(err);
  expect([said.out, said.code]).toEqual(['', code]);
});

test('converts a file to another', async () => {
  writeFileSync(path.join(folder, 'a.bib'), rivers);
  expect(await citewright(['convert', 'a.bib', 'b.ris'])).toEqual({ out: '', err: '', code: 0 });
  expect(readFileSync(path.join(folder, 'b.ris'), 'utf8')).toContain('TI  - The growth of rivers');
});

test.each(['convert - - --to ris', 'format'])('%s names an entry that cannot be read', async (words) => {
  const said = await citewright(words.split(' '), `@book{broken, title={No end\n${rivers}`);
  expect(said.out).toContain('The growth of rivers');
  expect(said.err).toContain('Entry 1 could not be read: @book{broken');
  expect(said.code).toBe(1);
});

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a test', version: '1' } },
};

test('serves an assistant on standard input and output', async () => {
  const messages = [
    initialize,
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
  ];
  const { out, err } = await program(
    ['mcp'],
    messages.map((message) => `${JSON.stringify(message)}\n`).join(''),
  );
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual([1, 2]);
  expect(answers[1].result.tools).toHaveLength(9);
  expect(err).toBe('');
});

test('goes on after a source that fails', async () => {
  const { out, err, code } = await citewright(['cite', '!!', '10.1038/nature14539']);
  expect(out).toContain('LeCun');
  expect(err).toContain('!!: This is not an identifier');
  expect(code).toBe(3);
});

test('ends quietly when nobody reads on', async () => {
  const child = spawn(path.resolve(import.meta.dirname, '../citewright.sh'), ['styles', 'nature'], {
    env: { ...process.env, XDG_CACHE_HOME: folder },
  });
  child.stdout.destroy();
  const [err, code] = await Promise.all([
    text(child.stderr),
    new Promise<number>((resolve) => child.once('close', resolve)),
  ]);
  expect([err, code]).toEqual(['', 0]);
});

test('ends with 130 when it is interrupted', async () => {
  const child = spawn(path.resolve(import.meta.dirname, '../citewright.sh'), ['mcp'], {
    env: { ...process.env, XDG_CACHE_HOME: folder },
  });
  child.stdin.write(`${JSON.stringify(initialize)}\n`);
  child.stdout.once('data', () => child.kill('SIGINT'));
  expect(await new Promise<number>((resolve) => child.once('close', resolve))).toBe(130);
});

test('turns the links of a draft into citations, in a file beside it', async () => {
  const draft = path.join(folder, 'draft.md');
  writeFileSync(draft, '# Nets\n\nNets learn (https://doi.org/10.1038/nature14539).\n');
  const said = await citewright(['cite-links', draft, '--style', 'mla']);
  expect([said.code, said.err]).toEqual([0, '']);
  expect(said.out).toContain('1 link of 1 is cited now.');
  expect(readFileSync(path.join(folder, 'draft, cited.md'), 'utf8')).toContain(
    '# Nets\n\nNets learn (LeCun et al.).\n\n# Works Cited\n\nLeCun, Yann, et al.',
  );
  const again = await citewright(['cite-links', draft]);
  expect([again.code, again.out]).toEqual([2, '']);
});

/** A PDF of one page with these lines, the first in large type. */
function pdfWith(...lines: string[]): string {
  const content = lines
    .map((line, at) => `BT /F ${at === 0 ? 20 : 10} Tf 1 0 0 1 72 ${760 - at * 28} Tm (${line}) Tj ET`)
    .join(' ');
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Times-Roman>> endobj
5 0 obj <</Length ${content.length}>>stream
${content}
endstream endobj
trailer <</Root 1 0 R>>`;
}

test('cites the PDFs of works, and says of each why it cannot be', async () => {
  const [paper, scan] = [path.join(folder, 'paper.pdf'), path.join(folder, 'scan.pdf')];
  writeFileSync(paper, pdfWith('Deep learning', 'LeCun, Bengio, Hinton', 'doi:10.1038/nature14539'));
  writeFileSync(scan, pdfWith());
  const said = await citewright(['cite', paper, scan]);
  expect(said.out).toContain('LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553)');
  expect(said.err).toContain(`${scan}: The first pages of this PDF hold no text`);
  expect(said.code).toBe(3);
});
