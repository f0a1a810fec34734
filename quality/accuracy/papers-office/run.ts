import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Correction, correctPaper, type Paper, readPaper } from '@citewright/paper';
import { lettersOf } from '@citewright/record';
import { changeComments } from '@citewright/words';
import { correctionsOf } from '../../../apps/server/src/papers/corrections.ts';
import { informing, type Report } from '../../report.ts';
import type { SuiteOptions } from '../../suite.ts';
import { documentsAs, type GoldDocument } from '../papers/gold.ts';
import { type Oracles, openOracles } from './oracles.ts';

// Word documents that come back, proved by programs of others: Microsoft's validator, Pandoc, LibreOffice.

/** The ways in which each document is taken back. `same`: its text must be what it was. */
const ways = [
  { name: 'comments', way: 'comments', style: 'apa', wholeList: false, live: false, same: true },
  { name: 'live', way: 'clean', style: 'apa', wholeList: false, live: true, same: true },
  { name: 'tracked', way: 'tracked', style: 'ieee', wholeList: true, live: false, same: false },
  { name: 'clean', way: 'clean', style: 'ieee', wholeList: true, live: false, same: false },
  { name: 'notes', way: 'tracked', style: 'chicago-notes', wholeList: true, live: false, same: false },
] as const;
type Way = (typeof ways)[number];

interface Returned {
  way: Way;
  bytes: Uint8Array;
  corrections: readonly Correction[];
  left: readonly number[];
}

const date = new Date('2026-01-02T03:04:05Z');

async function takeBack({ file }: GoldDocument, paper: Paper): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (const way of ways) {
    const { name: _, same: _same, style, ...wanted } = way;
    const corrections = await correctionsOf(
      paper,
      { ...wanted, style, entries: [], asWritten: [], links: [] },
      style,
    );
    const { bytes, left } = correctPaper(file, paper, corrections, {
      way: way.way,
      words: changeComments,
      author: 'Citewright',
      date,
      ...(way.live && { style: `http://www.zotero.org/styles/${style}` }),
    });
    returned.push({ way, bytes, corrections, left });
  }
  return returned;
}

/** A document as plain text, with its tracked changes accepted or rejected. */
function plainBy(bytes: Uint8Array, changes: 'accept' | 'reject'): string {
  const args = ['-f', 'docx', '-t', 'plain', '--wrap=none', `--track-changes=${changes}`];
  const { stdout, status, stderr } = spawnSync('pandoc', args, { input: bytes, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`pandoc: ${stderr}`);
  // Numbers of lists are left out: Pandoc prints that of a paragraph which is rejected, and Word takes it out.
  return stdout
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/ \d+\.(?= |$)/g, '')
    .trim();
}

/** A text without spaces and hyphens, which lines and pages break at. */
const joined = (text: string) => text.replace(/[\s\u00ad-]+/g, '');

/** The words of each file as LibreOffice prints it; absent where it did not open it. */
function printed(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-office-'));
  const out = path.join(folder, 'out');
  mkdirSync(out);
  for (const [name, bytes] of files) writeFileSync(path.join(folder, `${name}.docx`), bytes);
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const sources = [...files.keys()].map((name) => path.join(folder, `${name}.docx`));
  spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', out, ...sources]);
  const words = new Map<string, string>();
  for (const name of files.keys()) {
    const { stdout, status } = spawnSync('pdftotext', ['-enc', 'UTF-8', path.join(out, `${name}.pdf`), '-'], {
      maxBuffer: 1 << 28,
    });
    if (status === 0) words.set(name, joined(stdout.toString()));
  }
  rmSync(folder, { recursive: true });
  return words;
}

/** The pieces of the text between citations and before the list: they are not to change. */
function untouched({ text, callouts, references }: Paper): string[][] {
  const end = Math.min(text.length, references[0]?.start ?? text.length);
  const cuts = callouts.filter((one) => one.end <= end).toSorted((one, other) => one.start - other.start);
  const pieces: string[][] = [];
  let at = 0;
  for (const { start, end: behind } of [...cuts, { start: end, end }]) {
    for (const block of text.slice(at, start).split('\n\n')) {
      // Rows of tables are printed in another order where a page ends.
      if (block.includes('\t')) continue;
      // What stands beside a citation may follow it: brackets, spaces, names.
      const words = block.split(/\s+/).slice(8, -8);
      for (let first = 0; first + 6 <= words.length; first += 6)
        pieces.push(words.slice(first, first + 6).map(joined));
    }
    at = behind;
  }
  return pieces;
}

/** Whether a piece stands in a text, perhaps with the end of a page and its notes somewhere between. */
const isIn = (text: string, piece: readonly string[]): boolean =>
  text.includes(piece.join('')) ||
  piece.some(
    (_, at) => text.includes(piece.slice(0, at).join('')) && text.includes(piece.slice(at).join('')),
  );

/** What Pandoc does not read back of the works that were put behind the citations of a document. */
async function lostWorks({ liveWorks }: Oracles, { bytes, corrections, left }: Returned) {
  const cited = corrections.flatMap((one, index) =>
    one.kind === 'replace' && one.works && !left.includes(index) ? [one.works] : [],
  );
  const titles = new Set(cited.flat().map(({ item }) => lettersOf(String(item.title ?? ''))));
  const { works, citations } = await liveWorks(bytes);
  const read = new Set(works.map(({ title }) => lettersOf(String(title ?? ''))));
  return {
    cited: cited.length,
    citations,
    titles: titles.size,
    lost: [...titles].filter((title) => !read.has(title)),
  };
}

const absent = (program: string) => spawnSync(program, ['--version']).error !== undefined;

/** Word documents taken back in four ways, as others read them. */
export async function papersOffice({ quick }: SuiteOptions): Promise<Report[]> {
  const missing = ['pandoc', 'soffice', 'pdftotext'].filter(absent);
  if (missing.length > 0) return [informing('documents that come back', `${missing.join(', ')} absent`)];
  const oracles = await openOracles();
  const { validate } = oracles;
  const documents = documentsAs('docx').filter(
    ({ isFaulty }, index) => !isFaulty && (!quick || index % 9 === 0),
  );
  const schema: string[] = [];
  const changes: string[] = [];
  const pages: string[] = [];
  const lost: string[] = [];
  const live = { cited: 0, citations: 0, titles: 0 };
  let compared = 0;
  let opened = 0;
  for (const [index, document] of documents.entries()) {
    const paper = await readPaper(document.file);
    const returned = await takeBack(document, paper);
    const before = await validate(document.file.bytes);
    for (const { way, bytes } of returned)
      for (const kind of (await validate(bytes)).keys())
        if (!before.has(kind)) schema.push(`${document.name}, ${way.name}: ${kind}`);

    for (const one of returned) {
      if (!one.way.live) continue;
      const read = await lostWorks(oracles, one);
      live.cited += read.cited;
      live.citations += read.citations;
      live.titles += read.titles;
      if (read.lost.length > 0)
        lost.push(`${document.name}: ${read.lost.length} works are not read back, such as ${read.lost[0]}`);
      if (read.citations < read.cited)
        lost.push(`${document.name}: ${read.citations} of ${read.cited} citations are read back`);
    }

    const original = plainBy(document.file.bytes, 'reject');
    const [accepted, clean] = ['tracked', 'clean'].map((name) =>
      plainBy(returned.find(({ way }) => way.name === name)?.bytes ?? new Uint8Array(), 'accept'),
    );
    for (const { way, bytes } of returned)
      if (way.name !== 'clean' && plainBy(bytes, 'reject') !== original)
        changes.push(`${document.name}, ${way.name}: rejecting the changes does not give the original`);
    if (accepted !== clean)
      changes.push(`${document.name}: accepting the changes does not give the clean document`);

    // LibreOffice takes seconds for each: a fifth of the documents.
    if (index % 5 !== 0) continue;
    const words = printed(
      new Map([
        ['original', document.file.bytes],
        ...returned.map(({ way, bytes }): [string, Uint8Array] => [way.name, bytes]),
      ]),
    );
    opened += words.size;
    const was = words.get('original') ?? '';
    for (const { name, same } of ways) {
      const is = words.get(name);
      if (is === undefined) pages.push(`${document.name}, ${name}: LibreOffice did not open it`);
      else if (same && is !== was)
        pages.push(`${document.name}, ${name}: the pages read otherwise than before`);
      else if (name === 'clean')
        for (const piece of untouched(paper)) {
          compared++;
          if (was.includes(piece.join('')) && !isIn(is, piece))
            pages.push(`${document.name}, ${name}: “${piece.join(' ')}” is gone`);
        }
    }
  }
  const all = documents.length * ways.length;
  const report = (name: string, figure: string, failures: string[]): Report => ({
    name: `documents that come back: ${name}`,
    passed: failures.length === 0,
    figures: [figure],
    failures,
  });
  return [
    report(
      "Word's schema",
      `${all} files of ${documents.length} documents, ${schema.length} kinds of faults that the original has not`,
      schema,
    ),
    report('tracked changes', `${documents.length} documents, rejected and accepted by Pandoc`, changes),
    report(
      'live citations',
      `Pandoc's docx+citations reads ${live.citations} citations of ${live.cited}, of ${live.titles} works`,
      lost,
    ),
    report(
      'LibreOffice',
      `${opened} files printed, ${compared} places of restyled documents compared`,
      pages,
    ),
  ];
}
