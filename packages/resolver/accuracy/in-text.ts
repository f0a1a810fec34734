import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, Name } from '@citewright/csl';
import { parseInText } from '@citewright/identifiers';
import { contextWords } from '../src/in-text/context-words.ts';
import { rankCandidates } from '../src/in-text/rank.ts';
import { yearOf } from '../src/sources/dates.ts';
import type { SourceRecord } from '../src/sources/source-record.ts';
import { comparable } from '../src/text/comparable.ts';
import type { AccuracyReport } from './report.ts';

/** Of citations whose work the index holds: the first candidate is right, and one of the first five is. */
const bars = { first: 0.8, five: 0.95 };

const indexFiles = ['catalogue.ndjson', 'catalogue-cdl-psychology.ndjson', 'catalogue-goodbooks.ndjson'];

interface CatalogueItem extends Item {
  custom?: { citedBy?: number };
}

/** A citation as printed, with the reference that its author linked to. */
interface Callout {
  id: string;
  text: string;
  context: string;
  form: string;
  reference: { title?: string; year: string; source?: string; doi?: string; authors?: Name[] };
}

function lines<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}

function recordOf({ custom, ...item }: CatalogueItem): SourceRecord {
  return {
    source: 'catalogue',
    item,
    evidence: {},
    notices: [],
    record: { name: 'catalogue', url: '' },
    citedBy: custom?.citedBy ?? 0,
  };
}

const familyWords = (item: Item) =>
  (item.author ?? item.editor ?? []).flatMap((name) =>
    comparable(name.family ?? name.literal ?? '').split(' '),
  );

function referenceRecord({ id, reference }: Callout): SourceRecord {
  const { title, year, source, doi, authors } = reference;
  const issued = { 'date-parts': [[Number.parseInt(year, 10)]] };
  return recordOf({
    id,
    type: 'article-journal',
    title,
    author: authors,
    issued,
    'container-title': source,
    DOI: doi,
  });
}

/** A search by author: every record that has a word of a cited name among its authors, as the real indexes do it. */
function createIndex(folder: string, callouts: readonly Callout[]): Map<string, SourceRecord[]> {
  const catalogues = indexFiles.flatMap((file) => lines<CatalogueItem>(join(folder, file)).map(recordOf));
  const index = new Map<string, SourceRecord[]>();
  for (const record of [...catalogues, ...callouts.map(referenceRecord)]) {
    for (const word of new Set(familyWords(record.item))) {
      const records = index.get(word);
      if (records === undefined) index.set(word, [record]);
      else records.push(record);
    }
  }
  return index;
}

const titleKey = (title: unknown) => comparable(String(title ?? '')).slice(0, 60);

function isGold({ item }: SourceRecord, { reference }: Callout): boolean {
  return (
    titleKey(item.title) === titleKey(reference.title) &&
    Math.abs((yearOf(item.issued) ?? 0) - Number.parseInt(reference.year, 10)) < 2
  );
}

/** The rank of the right record among the candidates, 0 for the first; `undefined` when the index does not hold it. */
function rankOf(callout: Callout, index: Map<string, SourceRecord[]>): number | undefined {
  // The recorded text of a parenthetical citation lacks its parentheses.
  const printed =
    callout.form === 'parenthetical' ? `(${callout.text.replace(/^\(|\)$/g, '')})` : callout.text;
  const cite = parseInText(printed)?.cites[0];
  if (cite === undefined) return undefined;
  const names = cite.organisation ? [cite.organisation] : cite.authors.map((author) => author.family);
  const found = [
    ...new Set(names.flatMap((name) => comparable(name).split(' ')).flatMap((word) => index.get(word) ?? [])),
  ];
  const inYear = found.filter(({ item }) => Math.abs((yearOf(item.issued) ?? 0) - (cite.year ?? 0)) < 2);
  if (!inYear.some((record) => isGold(record, callout))) return undefined;
  const ranked = rankCandidates(cite, contextWords(callout.context, names), inYear);
  const rank = ranked.findIndex(({ record }) => isGold(record, callout));
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

/** Finds the works behind real in-text citations in an index made of the catalogues under `corpora` and of all cited works. */
export function measureInText(corpora: string): AccuracyReport {
  const name = 'resolver: in-text citations among candidates';
  const file = join(corpora, 'inputs', 'intext-elife.ndjson');
  if (!existsSync(file))
    return { name, passed: undefined, lines: [`${file} is absent: nothing was searched`] };
  const callouts = lines<Callout>(file).filter(({ reference }) => reference.title !== undefined);
  const index = createIndex(join(corpora, 'catalogue'), callouts);
  const ranks = callouts
    .map((callout) => ({ callout, rank: rankOf(callout, index) }))
    .filter(({ rank }) => rank !== undefined);
  const share = (limit: number) => ranks.filter(({ rank = 0 }) => rank < limit).length / ranks.length;
  const [first, five] = [share(1), share(5)];
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  return {
    name,
    passed: first >= bars.first && five >= bars.five,
    lines: [
      `${ranks.length} of ${callouts.length} citations are recognised`,
      `first candidate ${percent(first)}, first five ${percent(five)}`,
      ...ranks
        .filter(({ rank = 0 }) => rank >= 5)
        .map(({ callout }) => `  ${callout.id} ${callout.text}: ${callout.reference.title?.slice(0, 60)}`),
    ],
  };
}
