// What programs of others make of files that we wrote from hostile records: TeX runs nothing of them, an office program shows their text and no more.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanText, type FormatId, formats, writeRecords, writeReferences } from '@citewright/interchange';
import { informing, judged, type Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { itemsOf, payloads } from './hostile-items.ts';
import { bytesOf, corrected, listOf, reportCsv, reportOf, textOf } from './writers.ts';

const items = payloads.flatMap((value, at) =>
  itemsOf(value).map(({ item }) => ({ ...item, id: `${item.id}-${at}` })),
);

const isAbsent = (program: string) => spawnSync(program, ['--version']).status !== 0;

/** Runs a report in a folder of its own where its programs are at hand. */
function inFolder(name: string, needed: readonly string[], report: (folder: string) => Report): Report {
  const absent = needed.filter(isAbsent);
  if (absent.length > 0) return informing(name, `not run: ${absent.join(', ')} not installed`);
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-programs-'));
  try {
    return report(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What pdfTeX says it did: whether it read or wrote what a record named, ran a program, or met an error that is not a missing letter. */
function texLogFaults(log: string): string[] {
  return log
    .split('\n')
    .filter(
      (line) =>
        /^PWNED|\(\.\/secret|^runsystem/.test(line) || /^! (?!LaTeX Error: Unicode character)/.test(line),
    );
}

function runTex(folder: string, source: string, works = ''): string[] {
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: folder, encoding: 'latin1', maxBuffer: 100_000_000 });
  writeFileSync(path.join(folder, 'secret.tex'), '\\typeout{PWNED}\n');
  writeFileSync(path.join(folder, 'works.bib'), works);
  writeFileSync(path.join(folder, 'paper.tex'), source);
  const typeset = () => run('pdflatex', '-interaction=nonstopmode', 'paper.tex');
  typeset();
  const said = works === '' ? '' : run('bibtex', 'paper').stdout;
  if (works !== '') typeset();
  const log = readFileSync(path.join(folder, 'paper.log'), 'latin1');
  const broken = said.split('\n').filter((line) => /I was expecting|couldn't open|^I'm skipping/.test(line));
  return [...texLogFaults(log), ...broken.map((line) => `BibTeX: ${line}`)];
}

const paperOf = (body: string, packages = '\\usepackage{url}') =>
  `\\documentclass{article}\\usepackage[T1]{fontenc}\\usepackage{natbib}${packages}\\begin{document}${body}\\end{document}\n`;
const list = '\\nocite{*}\\bibliographystyle{plainnat}\\bibliography{works}';

/** What a program must be seen to do with a file that is not ours: else it would find nothing in ours either. */
const unseen = (found: readonly string[]) => (found.length > 0 ? [] : ['a hostile file was not recognised']);

const bibliographies = () =>
  inFolder('BibTeX by pdfTeX', ['pdflatex', 'bibtex'], (folder) => {
    const bare = paperOf(list, '');
    const works = textOf(writeRecords('bibtex', items));
    const control = runTex(folder, bare, '@book{a, title={A}, url={^^5cinput{secret}}}\n');
    // Without its package the signs of an address are commands: errors are no fault of ours there, what runs is.
    const ran = runTex(folder, bare, works).filter((line) => !line.startsWith('!'));
    const faults = runTex(folder, paperOf(list), works);
    return judged('BibTeX by pdfTeX', `${items.length} records`, [...unseen(control), ...ran, ...faults]);
  });

const texPapers = () =>
  inFolder('LaTeX papers by pdfTeX', ['pdflatex'], (folder) => {
    const bodies = items.map((item) => {
      const source = Buffer.from(corrected('tex', item, 'apa').bytes).toString();
      return /\\begin\{document\}(.*)\\end\{document\}/s.exec(source)?.[1] ?? '';
    });
    const control = runTex(folder, paperOf('\\input{secret}'));
    const faults = runTex(folder, paperOf(bodies.join('\n\n')));
    return judged('LaTeX papers by pdfTeX', `${items.length} papers`, [...unseen(control), ...faults]);
  });

function convertByOffice(folder: string, file: string, to: string, ...words: string[]): string {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const out = path.join(folder, 'out');
  spawnSync('soffice', [profile, '--headless', ...words, '--convert-to', to, '--outdir', out, file]);
  return readFileSync(path.join(out, `${path.parse(file).name}.${to.split(':')[0]}`), 'utf8');
}

/** Text without what no file holds, and what an office program sets otherwise: blanks and marks of width. */
const plainly = (text: string) => cleanText(cleanText(text).replace(/[\u00ad\u200b-\u200f\ufeff]+/g, ''));

const documents = (id: FormatId) =>
  inFolder(`${id} by LibreOffice`, ['soffice'], (folder) => {
    const { extension } = formats[id];
    const list = listOf('Rivers', items, 'apa');
    const file = path.join(folder, `list.${extension}`);
    writeFileSync(file, bytesOf(writeReferences(id, list)));
    const text = plainly(convertByOffice(folder, file, 'txt:Text (encoded):UTF8'));
    const lost = [...list.references].filter((reference) => !text.includes(plainly(reference.text)));
    return judged(
      `${id} by LibreOffice`,
      `${items.length} references`,
      lost.map((reference) => `does not show ${JSON.stringify(reference.text)}`),
    );
  });

const tables = () =>
  inFolder('CSV by LibreOffice', ['soffice'], (folder) => {
    const formulasIn = (name: string, table: string, separator: string) => {
      const file = path.join(folder, `${name}.csv`);
      writeFileSync(file, table);
      const filter = `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,0,true`;
      const sheet = convertByOffice(folder, file, 'fods', `--infilter=${filter}`);
      return Array.from(sheet.matchAll(/table:formula="([^"]*)"/g), ([, formula = '']) => formula);
    };
    const table = payloads.map((value) => reportCsv(reportOf(value)).replace(/^\ufeff/, '')).join('\r\n');
    const faults = [',', ';', '\t'].flatMap((separator, at) => [
      ...unseen(formulasIn(`control-${at}`, `a${separator}=1+1\r\n`, separator)),
      ...formulasIn(`table-${at}`, table, separator).map(
        (formula) => `runs ${formula} behind ${JSON.stringify(separator)}`,
      ),
    ]);
    return judged('CSV by LibreOffice', `${payloads.length} tables, cut in three ways`, faults);
  });

/** The suite: by hand, with TeX Live and LibreOffice of Debian (`texlive-latex-base`, `libreoffice-writer-nogui`, `libreoffice-calc-nogui`). */
export const programs: Suite = () => [
  bibliographies(),
  texPapers(),
  ...(['docx', 'docx-zotero', 'odt', 'rtf', 'html'] as const).map(documents),
  tables(),
];
