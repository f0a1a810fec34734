import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { correctPaper, liveCitations, type Paper, readPaper } from '@citewright/paper';
import { changeComments } from '@citewright/words';
import { unzipSync } from 'fflate';
import { informing, percent, type Report } from '../../report.ts';
import type { SuiteOptions } from '../../suite.ts';
import { documentsAs } from '../papers/gold.ts';

// Documents as Markdown and LaTeX, as Pandoc writes them, come back corrected: what is not touched stays, and Pandoc reads the keys.

const formats = [
  {
    name: 'paper.md',
    to: 'markdown',
    from: 'markdown',
    isRemark: /(?:\n\n| )<!-- Citewright: [^\n]*? -->|^<!-- Citewright: [^\n]*? -->\n/gm,
  },
  { name: 'paper.tex', to: 'latex', from: 'latex', isRemark: /^% Citewright: .*\n/gm },
] as const;
type SourceFormat = (typeof formats)[number];

/** The least share of citations that become keys, of those that can be live in a document of Word. */
const bar = 0.95;

function pandoc(args: readonly string[], input?: Uint8Array): { out: string; said: string } {
  const { stdout, stderr, status, error } = spawnSync('pandoc', args, { input, maxBuffer: 1 << 28 });
  if (error || status !== 0)
    throw new Error(`pandoc ${args.join(' ')}: ${error?.message ?? stderr.toString()}`);
  return { out: stdout.toString(), said: stderr.toString() };
}

const date = new Date('2026-01-02T03:04:05Z');
const author = 'Citewright';

/** Remarks on every citation and entry: without them the source is what it was. */
function keepsSource(
  file: { name: string; bytes: Uint8Array },
  paper: Paper,
  { isRemark }: SourceFormat,
): boolean {
  const remarks = [...paper.callouts, ...paper.references].map(({ start, end }) => ({
    kind: 'comment' as const,
    start,
    end,
    message: 'Look at this',
  }));
  const { bytes } = correctPaper(file, paper, remarks, {
    way: 'comments',
    words: changeComments,
    author,
    date,
  });
  return new TextDecoder().decode(bytes).replace(isRemark, '') === new TextDecoder().decode(file.bytes);
}

/** What Pandoc makes of the paper with keys: works that are cited and not in the file of references, and entries of its list. */
function readKeys(files: Record<string, Uint8Array>, { name, from }: SourceFormat) {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-keys-'));
  try {
    for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(folder, file), bytes);
    const bib = path.join(folder, 'references.bib');
    const { out, said } = pandoc([
      '-f',
      from,
      '-t',
      'html',
      '--citeproc',
      `--bibliography=${bib}`,
      path.join(folder, name),
    ]);
    return {
      missing: said.match(/citation \S+ not found/g)?.length ?? 0,
      printed: out.match(/class="csl-entry"/g)?.length ?? 0,
      works: new TextDecoder().decode(files['references.bib']).match(/^@\w+\{/gm)?.length ?? 0,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(format: SourceFormat, quick: boolean): Promise<Report> {
  const failures: string[] = [];
  const counts = { papers: 0, live: 0, keyed: 0, works: 0, printed: 0, kept: 0 };
  const documents = documentsAs('docx').filter(
    ({ isFaulty }, index) => !isFaulty && (!quick || index % 6 === 0),
  );
  for (const { name: id, file: office } of documents) {
    const { out } = pandoc(['-f', 'docx', '-t', format.to, '-s', '--wrap=auto'], office.bytes);
    const file = { name: format.name, bytes: new TextEncoder().encode(out) };
    const paper = await readPaper(file);
    counts.papers++;
    if (keepsSource(file, paper, format)) counts.kept++;
    else failures.push(`${id}: remarks changed the source`);
    const live = liveCitations(paper, (index) => {
      const reference = paper.references[index];
      return reference && { ...reference.item, id: `ref${index}` };
    });
    const { bytes, left, extension } = correctPaper(file, paper, live, {
      way: 'clean',
      words: changeComments,
      author,
      date,
    });
    counts.live += live.length;
    counts.keyed += live.length - left.length;
    if (extension !== '.zip') {
      if (live.length > 0) failures.push(`${id}: no citation became a key`);
      continue;
    }
    const { missing, printed, works } = readKeys(unzipSync(bytes), format);
    counts.works += works;
    counts.printed += printed;
    if (missing > 0 || printed < works)
      failures.push(`${id}: ${missing} keys not found, ${printed} of ${works} works printed`);
  }
  const share = counts.live === 0 ? 1 : counts.keyed / counts.live;
  return {
    name: `papers that come back: ${format.name}`,
    passed: failures.length === 0 && share >= bar,
    figures: [
      `${counts.papers} documents; ${counts.kept} unchanged but for remarks; ${counts.keyed} of ${counts.live} citations became keys (${percent(share)}, bar ${percent(bar)}); ` +
        `Pandoc prints ${counts.printed} of ${counts.works} works`,
    ],
    failures,
  };
}

/** Papers as Markdown and LaTeX, given back with remarks and with keys. */
export async function papersSource({ quick }: SuiteOptions): Promise<Report[]> {
  if (spawnSync('pandoc', ['--version']).error)
    return [informing('papers that come back', 'pandoc is absent')];
  const reports: Report[] = [];
  for (const format of formats) reports.push(await measure(format, quick));
  return reports;
}
