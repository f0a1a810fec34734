import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPaper } from '@citewright/paper';
import { percent, type Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { type HeldScore, scoreHeld, type Truth } from './score.ts';

const root = path.join(import.meta.dirname, 'documents');

/** Shares of planted faults found and of findings that are true, and false findings in a clean document (issue 36). */
const bars = { found: 0.92, right: 0.9, perClean: 0.2 } as const;

const sum = (scores: readonly HeldScore[], read: (score: HeldScore) => number) =>
  scores.reduce((total, score) => total + read(score), 0);
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function reportOf(kind: string, scores: readonly HeldScore[], unread: readonly string[]): Report {
  const clean = scores.filter(({ isClean }) => isClean);
  const [faults, found] = [sum(scores, (one) => one.faults.all), sum(scores, (one) => one.faults.found)];
  const [all, right] = [sum(scores, (one) => one.findings.all), sum(scores, (one) => one.findings.right)];
  const perClean = sum(clean, (one) => one.findings.all) / Math.max(1, clean.length);
  const lists = scores.filter(({ listFound }) => listFound).length;
  const exact = scores.filter(({ references: { told, read } }) => told === read).length;
  const counts = scores.map(({ citations: { told, read } }) => `${read} of ${told}`).join(', ');
  return {
    name: `papers held back: ${kind}`,
    passed:
      unread.length === 0 &&
      share(found, faults) >= bars.found &&
      share(right, all) >= bars.right &&
      perClean <= bars.perClean,
    figures: [
      `${scores.length} documents: list found in ${lists}, entries exactly in ${exact}, citations ${counts}; ` +
        `planted faults found ${found} of ${faults} (bar ${percent(bars.found)}); findings true ${right} of ${all} (bar ${percent(bars.right)}); ` +
        `false findings in a clean document ${perClean.toFixed(2)} (bar ${bars.perClean})`,
    ],
    failures: [...unread, ...scores.flatMap(({ failures }) => failures)],
  };
}

/** Reads and scores all documents; one that cannot be read has an error in the place of its score. */
async function scoredHeld(): Promise<{ name: string; kind: Truth['kind']; score: HeldScore | string }[]> {
  const files = readdirSync(root).filter((file) => path.extname(file) !== '.json');
  return Promise.all(
    files.map(async (name) => {
      const place = path.join(root, name);
      const truth: Truth = JSON.parse(readFileSync(place.replace(/\.\w+$/, '.json'), 'utf8'));
      const { kind } = truth;
      try {
        const paper = await readPaper({ name, bytes: new Uint8Array(readFileSync(place)) });
        return { name, kind, score: scoreHeld(name, truth, paper) };
      } catch (error) {
        // The others are scored all the same: the documents are new only once.
        return { name, kind, score: `${name}: not read: ${error}` };
      }
    }),
  );
}

/** The scores of the documents that can be read, with their names. */
export const scoreHeldPapers = async (): Promise<(HeldScore & { name: string })[]> =>
  (await scoredHeld()).flatMap(({ name, score }) => (typeof score === 'string' ? [] : [{ ...score, name }]));

/** Documents whose author had not read the rules of the check, by kind: to be scored once. */
export const papersHeld: Suite = async () =>
  [...Map.groupBy(await scoredHeld(), ({ kind }) => kind)].map(([kind, own]) =>
    reportOf(
      kind,
      own.flatMap(({ score }) => (typeof score === 'string' ? [] : [score])),
      own.flatMap(({ score }) => (typeof score === 'string' ? [score] : [])),
    ),
  );
