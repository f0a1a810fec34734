import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Item } from '@citewright/record';
import { parseReference } from '@citewright/references';
import { judge, type Verdict } from '@citewright/resolver';
import { corpora, readLines } from '../../corpora.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import { createIndex, type WorkIndex } from './works.ts';

/*
 * References of the HALLMARK benchmark, good and bad, against an index that lacks a third of the good ones. A bad entry is detected when it
 * is not confirmed; a good one whose work the index has raises a false alarm when it is not. A DOI that the index does not know is taken
 * for one that no register knows: the benchmark's index stands for all of them.
 */

const bars = { detected: 0.95, falseAlarms: 0.02 } as const;

interface Entry {
  id: string;
  label: string;
  type: string | null;
  text: string;
  trueWorks: { inIndex: boolean }[];
}

function verdictOn({ text }: Entry, index: WorkIndex): Verdict {
  const { item } = parseReference(text);
  const { DOI: doi } = item;
  const identified = doi === undefined ? undefined : (index.byDoi(String(doi)) ?? 'unknown');
  const candidates = index.search(String(item.title ?? text));
  return judge(item, { text, identified, candidates, isUnanswered: false, isUncheckable: false }).verdict;
}

function kindOf({ label, type, trueWorks }: Entry): string {
  if (label !== 'valid') return type ?? label;
  return trueWorks.some(({ inIndex }) => inIndex) ? 'valid' : 'valid, left out';
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function measure(file: string, index: WorkIndex): Report {
  const entries = readLines<Entry>(`verify/${file}`).map((entry) => ({
    entry,
    kind: kindOf(entry),
    verdict: verdictOn(entry, index),
  }));
  const isGood = (kind: string) => kind.startsWith('valid');
  const bad = entries.filter(({ kind }) => !isGood(kind));
  const good = entries.filter(({ kind }) => kind === 'valid');
  const leftOut = entries.filter(({ kind }) => kind === 'valid, left out');
  const missed = bad.filter(({ verdict }) => verdict === 'confirmed');
  const invented = missed.filter(({ entry }) => entry.trueWorks.length === 0);
  const alarms = good.filter(({ verdict }) => verdict !== 'confirmed');
  const called = leftOut.filter(({ verdict }) => verdict !== 'not-found');
  const detected = share(bad.length - missed.length, bad.length);
  const falseAlarms = share(alarms.length, good.length);
  const lines = (found: typeof entries, what: string) =>
    found.map(({ entry, kind, verdict }) => `${what} (${kind}, ${verdict}): ${entry.text}`);
  const figure = [
    `${file}: detected ${bad.length - missed.length} of ${bad.length} (${percent(detected)})`,
    `false alarms ${alarms.length} of ${good.length} (${percent(falseAlarms)})`,
    `left out and called not found ${leftOut.length - called.length} of ${leftOut.length}`,
    `invented and confirmed ${invented.length}`,
  ].join('; ');
  const kinds = [...new Set(entries.map(({ kind }) => kind))].sort();
  const table = tableOf(
    'Verdicts by kind',
    ['kind', 'entries', 'confirmed', 'differs', 'other work', 'not found'],
    kinds.map((kind) => {
      const own = entries.filter((one) => one.kind === kind);
      const count = (verdict: Verdict) => String(own.filter((one) => one.verdict === verdict).length);
      return [
        kind,
        String(own.length),
        count('confirmed'),
        count('differs'),
        count('other-work'),
        count('not-found'),
      ];
    }),
  );
  const isPassed = detected >= bars.detected && falseAlarms <= bars.falseAlarms && invented.length === 0;
  const failures = [
    ...lines(invented, 'invented, confirmed'),
    ...lines(alarms, 'false alarm'),
    ...lines(called, 'left out'),
    ...lines(missed, 'missed'),
  ];
  return { name: 'listed works against an index', passed: isPassed, figures: [figure, ...table], failures };
}

/** Scores each `verify/hallmark-*.ndjson` with `verify/index.ndjson` among the works of the catalogue. */
export function measureHallmark(): Report[] {
  const files = readdirSync(path.join(corpora, 'verify')).filter((name) =>
    /^hallmark-.*\.ndjson$/.test(name),
  );
  if (files.length === 0) return [];
  const distractors = readLines<Item>('catalogue/catalogue.ndjson');
  const index = createIndex([...readLines<Item>('verify/index.ndjson'), ...distractors]);
  return files.map((file) => measure(file, index));
}
