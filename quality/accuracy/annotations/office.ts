import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Item } from '@citewright/csl';
import { formatReference, listEntry } from '@citewright/formatting';
import { writeReferences } from '@citewright/interchange';
import { styleOf } from '@citewright/styles';
import { informing, judged, type Report } from '../../report.ts';

// Whether annotated lists stand on paper as the manuals have them: LibreOffice sets the Word file, and each line is found in the PDF by its place.

/** Long enough that entry and paragraphs take several lines each. */
const words = (start: string) => `${start} ${'rivers and towns of the north '.repeat(8).trim()}.`;

const item: Item = {
  id: 'rivers',
  type: 'book',
  title:
    'Rivers of the north and the towns that grew along their banks: A long history of trade, floods and people',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
  publisher: 'Fjord Press',
  annote: `${words('First')}\n${words('Second')}`,
};

/** Where lines begin, in inches from the margin: those of the entry, of the annotation, and the first one of its second paragraph. */
interface Places {
  entry: number;
  further: number;
  annotation: number;
  second: number;
}

/** APA 7, 9.51; MLA 9, 5.132; Chicago 18, 13.68; a style whose manual says nothing: from margin to margin, as a block of CSL. */
const expected: Readonly<Record<string, Places>> = {
  apa: { entry: 0, further: 0.5, annotation: 0.5, second: 1 },
  mla: { entry: 0, further: 0.5, annotation: 1, second: 1.5 },
  chicago: { entry: 0, further: 0.5, annotation: 0.5, second: 1 },
  harvard: { entry: 0, further: 0.5, annotation: 0, second: 0.5 },
};

function wordFile(style: string): Uint8Array {
  const { list } = styleOf(style);
  const entry = listEntry(formatReference(item, style), item, style, true);
  const pieces = writeReferences('docx', {
    title: 'Rivers',
    heading: list.heading,
    layout: {
      hangingIndent: 0.5,
      lineSpacing: list.lineSpacing,
      entrySpacing: list.entrySpacing,
      numbered: false,
    },
    references: [entry],
  });
  return Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));
}

/** The lines of a PDF: their first word, and where it begins, in points. */
function linesOf(pdf: string): { left: number; word: string }[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox-layout', pdf, '-'], { maxBuffer: 1 << 26 });
  return [...stdout.toString().matchAll(/<line [^>]*>\s*<word xMin="([\d.]+)"[^>]*>([^<]*)<\/word>/g)].map(
    ([, left, word]) => ({ left: Number(left), word: word ?? '' }),
  );
}

const inch = 72;
/** Points by which the first letter of a line may stand off its place. */
const tolerance = 2;

function faultsOf(style: string, pdf: string): string[] {
  const lines = linesOf(pdf);
  const at = (word: string) => lines.findIndex((line) => line.word.startsWith(word));
  const [entry, first, second] = [at('Okafor'), at('First'), at('Second')];
  const found = { entry, further: entry + 1, annotation: first, 'annotation ': first + 1, second };
  const margin = lines[entry]?.left ?? Number.NaN;
  const wanted = expected[style] as Places;
  return Object.entries(found).flatMap(([name, line]) => {
    const place = ((lines[line]?.left ?? Number.NaN) - margin) / inch;
    const right = wanted[name.trim() as keyof Places];
    const isThere = line >= 0 && Math.abs(place - right) * inch <= tolerance;
    return isThere ? [] : [`${style}: ${name.trim()} begins at ${place.toFixed(2)} in, not ${right} in`];
  });
}

/** The annotated Word file of each style as LibreOffice sets it. */
export function annotationsOnPaper(): Report {
  const name = 'annotations on paper, by LibreOffice';
  const missing = ['soffice', 'pdftotext'].filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) return informing(name, `${missing.join(', ')} are absent`);
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-annotations-'));
  const styles = Object.keys(expected);
  const files = styles.map((style) => path.join(folder, `${style}.docx`));
  for (const [at, style] of styles.entries()) writeFileSync(files[at] as string, wordFile(style));
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
  const failures = styles.flatMap((style) => faultsOf(style, path.join(folder, `${style}.pdf`)));
  rmSync(folder, { recursive: true, force: true });
  return judged(name, `${styles.length} styles, 5 lines each`, failures);
}
