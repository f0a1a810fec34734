import { formatReference } from '../../../packages/formatting/src/index.ts';
import { yearOf } from '../../../packages/record/src/index.ts';
import type { knownStyleIds } from '../../../packages/styles/src/index.ts';
import { readLines } from '../../corpora.ts';
import type { Report } from '../../report.ts';
import type { Indexed } from '../in-text/index-http.ts';
import { type Count, reportOf, sampleOf, searchAll, type Typed } from './measure.ts';

/** Works whose references are pasted, in each style; entries of the verification corpus. More of them take minutes. */
const [perStyle, entries] = [30, 150];

/** Least shares for whole references, which say more than a title. */
const bars = { first: 0.95, offered: 0.98, wrongClear: 0.01 } as const;

const styles = [
  'apa',
  'mla',
  'chicago',
  'harvard',
  'ieee',
] as const satisfies (typeof knownStyleIds)[number][];

const identifiers = /\s*(?:(?:Available at:?|doi:?)\s*)?(?:https?:\/\/|10\.\d{4,9}\/)\S+/giu;

/** References as people copy them from lists, without the identifier that would find the work. */
function pasted(records: readonly Indexed[], random: () => number): Typed[] {
  const complete = records.filter(({ item }) => item['container-title'] ?? item.publisher);
  const works = sampleOf(complete, perStyle * styles.length, random);
  return works.map(({ item }, place) => {
    const style = styles[place % styles.length] ?? 'apa';
    const { text } = formatReference(item, style);
    return { form: style, text: text.replace(identifiers, '').slice(0, 2_000), item };
  });
}

interface VerifiedEntry {
  label: 'valid' | 'hallucinated';
  differsIn: string[] | null;
  trueWorks: { id: string; inIndex: boolean }[];
  text: string;
}

/** Entries of the verification corpus whose true work is in the index: right ones, and ones with a wrong field. */
function verified(records: readonly Indexed[]): Typed[] {
  const byId = new Map(records.map(({ item }) => [item.id, item]));
  return readLines<VerifiedEntry>('verify/hallmark-dev.ndjson').flatMap((entry): Typed[] => {
    const work = entry.trueWorks.find(({ inIndex }) => inIndex);
    const item = work && byId.get(work.id);
    if (!item || yearOf(item.issued) === undefined) return [];
    if (entry.label === 'valid') return [{ form: 'right entries', text: entry.text, item }];
    const isTitleRight = entry.differsIn !== null && !entry.differsIn.includes('title');
    return isTitleRight
      ? [{ form: 'entries with wrong authors, year or place', text: entry.text, item }]
      : [];
  });
}

/** Whole references, pasted: the works come first, and what contradicts the record is told. */
export async function measureReferences(
  records: readonly Indexed[],
  random: () => number,
): Promise<Report[]> {
  const counts = new Map<string, Count>();
  const typed = [...pasted(records, random), ...sampleOf(verified(records), entries, random)];
  const failures = await searchAll(records, typed, counts);
  return [reportOf('works found by whole references without an identifier', counts, failures, bars)];
}
