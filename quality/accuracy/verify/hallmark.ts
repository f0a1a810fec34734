import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Item } from '@citewright/record';
import { parseReference } from '@citewright/references';
import { type Judgement, judge, type Verdict } from '@citewright/resolver';
import { corpora, readLines } from '../../corpora.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import { createIndex, type WorkIndex } from './works.ts';

/*
 * References of the HALLMARK benchmark, good and bad, against an index that lacks a third of the good ones. A bad entry is detected when it
 * is not confirmed; a good one whose work the index has raises a false alarm when it is not. A DOI that the index does not know is taken
 * for one that no register knows: the benchmark's index stands for all of them. Of works that the index has, the wrong field is to be named.
 */

const bars = { detected: 0.95, falseAlarms: 0.01, named: 0.97 } as const;

/** What is wrong with the entries of each kind that describe a work that exists. */
const wrongFields: Readonly<Record<string, readonly string[]>> = {
  arxiv_version_mismatch: ['container-title', 'issued'],
  fabricated_doi: ['DOI'],
  future_date: ['issued'],
  merged_citation: ['author'],
  near_miss_title: ['title'],
  nonexistent_venue: ['container-title'],
  partial_author_list: ['author'],
  placeholder_authors: ['author'],
  preprint_as_published: ['container-title'],
  swapped_authors: ['author'],
  wrong_venue: ['container-title'],
};

interface Entry {
  id: string;
  label: string;
  type: string | null;
  text: string;
  /** Works behind the entry, and what it has of them. */
  trueWorks: { inIndex: boolean; by: string }[];
}

/** The index has the work that the entry is about. From some works an entry has only the people: nothing can be said by those. */
const isHeld = ({ trueWorks }: Entry): boolean =>
  trueWorks.some(({ inIndex, by }) => inIndex && by !== 'author list');

function judged({ text }: Entry, index: WorkIndex): Judgement {
  const { item } = parseReference(text);
  const { DOI: doi } = item;
  const identified = doi === undefined ? undefined : (index.byDoi(String(doi)) ?? 'unknown');
  const candidates = index.search(String(item.title ?? text));
  return judge(item, { text, identified, candidates, isUnanswered: false, isUncheckable: false });
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
    ...judged(entry, index),
  }));
  const isGood = (kind: string) => kind.startsWith('valid');
  const bad = entries.filter(({ kind }) => !isGood(kind));
  const good = entries.filter(({ kind }) => kind === 'valid');
  const leftOut = entries.filter(({ kind }) => kind === 'valid, left out');
  const missed = bad.filter(({ verdict }) => verdict === 'confirmed');
  const invented = missed.filter(({ entry }) => entry.trueWorks.length === 0);
  const alarms = good.filter(({ verdict }) => verdict !== 'confirmed');
  const called = leftOut.filter(({ verdict }) => verdict !== 'not-found');
  const known = bad.filter(({ entry, kind }) => kind in wrongFields && isHeld(entry));
  const isNamed = ({ kind, differences }: (typeof entries)[number]) =>
    differences.some(({ field }) => wrongFields[kind]?.includes(field));
  const unnamed = known.filter((one) => !isNamed(one));
  const named = share(known.length - unnamed.length, known.length);
  const detected = share(bad.length - missed.length, bad.length);
  const falseAlarms = share(alarms.length, good.length);
  const lines = (found: typeof entries, what: string) =>
    found.map(({ entry, kind, verdict }) => `${what} (${kind}, ${verdict}): ${entry.text}`);
  const figure = [
    `${file}: detected ${bad.length - missed.length} of ${bad.length} (${percent(detected)})`,
    `false alarms ${alarms.length} of ${good.length} (${percent(falseAlarms)})`,
    `left out and called not found ${leftOut.length - called.length} of ${leftOut.length}`,
    `invented and confirmed ${invented.length}`,
    `the wrong field named ${known.length - unnamed.length} of ${known.length} (${percent(named)}, bar ${percent(bars.named)})`,
  ].join('; ');
  const kinds = [...new Set(entries.map(({ kind }) => kind))].sort();
  const table = tableOf(
    'Verdicts by kind',
    ['kind', 'entries', 'confirmed', 'differs', 'other work', 'not found', 'works known', 'field named'],
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
        String(known.filter((one) => one.kind === kind).length),
        String(known.filter((one) => one.kind === kind && isNamed(one)).length),
      ];
    }),
  );
  const isPassed = detected >= bars.detected && falseAlarms <= bars.falseAlarms && invented.length === 0;
  const failures = [
    ...lines(invented, 'invented, confirmed'),
    ...lines(alarms, 'false alarm'),
    ...lines(called, 'left out'),
    ...lines(missed, 'missed'),
    ...lines(
      unnamed.filter((one) => !missed.includes(one)),
      'another field named',
    ),
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
