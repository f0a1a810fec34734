import type { Item } from '@citewright/csl';
import { yearOf } from '../../../packages/record/src/index.ts';
import { ResolveError } from '../../../packages/resolver/src/resolve-error.ts';
import type { FoundWorks } from '../../../packages/resolver/src/title/found-works.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { createIndexHttp, type Indexed } from '../in-text/index-http.ts';
import { resolverBefore } from '../in-text/resolver.ts';
import { createRandom, forms } from './forms.ts';
import { isSame, readIndex } from './index-records.ts';
import { measureReferences } from './references.ts';

/** Least share of the works that come first, and that are among those offered. Most of the clear answers that are wrong. */
const bars = { first: 0.9, offered: 0.98, wrongClear: 0.01 } as const;

/** Works that are asked for by their titles, of each kind of record. */
const asked = { seed: Number(process.env.SEED ?? 20_261_122), perKind: 300 } as const;

/** Works that can be told by a title: it has two words, and somebody wrote it. */
function isNamed({ item }: Indexed): boolean {
  const words = String(item.title).match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= 2 && (item.author ?? item.editor ?? []).length > 0 && yearOf(item.issued) !== undefined;
}

const kindOf = ({ item }: Indexed): string => (item.type === 'book' ? 'books' : 'articles and others');

/** So many works of each kind, the same for the same seed. */
function sample(records: readonly Indexed[], random: () => number): Indexed[] {
  const named = records.filter(isNamed);
  const shuffled = named
    .map((record) => ({ record, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ record }) => record);
  return [...new Set(named.map(kindOf))].flatMap((kind) =>
    shuffled.filter((record) => kindOf(record) === kind).slice(0, asked.perKind),
  );
}

interface Count {
  asked: number;
  first: number;
  offered: number;
  clear: number;
  wrongClear: number;
}

const none = (): Count => ({ asked: 0, first: 0, offered: 0, clear: 0, wrongClear: 0 });

function count(counts: Map<string, Count>, name: string, item: Item, found: FoundWorks | undefined): void {
  const known = counts.get(name) ?? none();
  counts.set(name, known);
  const place = found?.works.findIndex((work) => isSame(work.item, item)) ?? -1;
  known.asked += 1;
  known.first += Number(place === 0);
  known.offered += Number(place >= 0);
  known.clear += Number(found?.clear ?? false);
  known.wrongClear += Number(found?.clear === true && place !== 0);
}

/** The figures of searches in a table, and whether the bars are met by the sum of them. */
export function reportOf(
  name: string,
  counts: Map<string, Count>,
  failures: string[],
  wanted = bars,
): Report {
  const total = none();
  for (const known of counts.values())
    for (const part of Object.keys(total) as (keyof Count)[]) total[part] += known[part];
  const rows = [...counts, ['all', total] as const].map(([form, known]) => [
    form,
    String(known.asked),
    percent(known.first / known.asked),
    percent(known.offered / known.asked),
    percent(known.clear / known.asked),
    percent(known.wrongClear / known.asked),
  ]);
  return {
    name,
    passed:
      total.first / total.asked >= wanted.first &&
      total.offered / total.asked >= wanted.offered &&
      total.wrongClear / total.asked <= wanted.wrongClear,
    figures: tableOf(name, ['typed', 'works', 'first', 'offered', 'clear', 'clear and wrong'], rows),
    failures,
  };
}

async function measureTitles(records: readonly Indexed[]): Promise<Report> {
  const random = createRandom(asked.seed);
  const resolver = resolverBefore(createIndexHttp(records, async () => undefined));
  const counts = new Map<string, Count>();
  const failures: string[] = [];
  const names = Object.keys(forms);
  for (const [place, { item }] of sample(records, random).entries()) {
    const form = names[place % names.length] ?? '';
    const typed = forms[form]?.(item, random).slice(0, 2_000) ?? '';
    const found = await resolver.search(typed).catch((error: unknown) => {
      if (error instanceof ResolveError) return undefined;
      throw error;
    });
    count(counts, form, item, found);
    const best = found?.works[0];
    if (!best || !isSame(best.item, item))
      failures.push(
        `${form}: ${typed} [${item.type} ${item.DOI ?? ''} ${yearOf(item.issued)}] -> ` +
          `${best ? `${best.item.type}: ${best.item.title} (${yearOf(best.item.issued)}) ${best.confidence}` : 'nothing'}` +
          (found?.clear ? ' CLEAR' : '') +
          (found?.works.some((work) => isSame(work.item, item)) ? '' : ' NOT OFFERED'),
      );
  }
  return reportOf('works found by what people type of their titles', counts, failures);
}

/** Titles and whole references as people type and paste them, searched in an index that answers as the services do. */
export const titles: Suite = async () => {
  const records = readIndex();
  return [await measureTitles(records), ...(await measureReferences(records))];
};
