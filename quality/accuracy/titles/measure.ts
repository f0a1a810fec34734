import type { Item } from '@citewright/csl';
import type { FoundWorks } from '../../../packages/finding/src/title/found-works.ts';
import { yearOf } from '../../../packages/record/src/index.ts';
import { ResolveError } from '../../../packages/registers/src/resolve-error.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import { createIndexHttp, type Indexed } from '../in-text/index-http.ts';
import { resolverBefore } from '../in-text/resolver.ts';
import { isSame } from './index-records.ts';

/** What somebody typed, and the work that is meant. */
export interface Typed {
  form: string;
  text: string;
  item: Item;
}

export interface Count {
  asked: number;
  first: number;
  offered: number;
  clear: number;
  wrongClear: number;
}

export interface Bars {
  first: number;
  offered: number;
  wrongClear: number;
}

const none = (): Count => ({ asked: 0, first: 0, offered: 0, clear: 0, wrongClear: 0 });

/** So many of the records, the same for the same random numbers. */
export function sampleOf<Value>(values: readonly Value[], size: number, random: () => number): Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, size)
    .map(({ value }) => value);
}

function add(counts: Map<string, Count>, { form, item }: Typed, found: FoundWorks | undefined): number {
  const known = counts.get(form) ?? none();
  counts.set(form, known);
  const place = found?.works.findIndex((work) => isSame(work.item, item)) ?? -1;
  known.asked += 1;
  known.first += Number(place === 0);
  known.offered += Number(place >= 0);
  known.clear += Number(found?.clear ?? false);
  known.wrongClear += Number(found?.clear === true && place !== 0);
  return place;
}

function described({ form, text, item }: Typed, found: FoundWorks | undefined, place: number): string {
  const [best] = found?.works ?? [];
  const first = best
    ? `${best.item.type}: ${best.item.title} (${yearOf(best.item.issued)}) ${best.confidence}`
    : 'nothing';
  const remarks = `${found?.clear ? ' CLEAR' : ''}${place < 0 ? ' NOT OFFERED' : ''}`;
  return `${form}: ${text} [${item.type} ${item.title} ${yearOf(item.issued)}] -> ${first}${remarks}`;
}

/** Searches for everything that was typed in an index of records; counts what came of it, and gives the cases that went wrong. */
export async function searchAll(
  records: readonly Indexed[],
  typed: readonly Typed[],
  counts: Map<string, Count>,
): Promise<string[]> {
  const resolver = resolverBefore(createIndexHttp(records, async () => undefined));
  const failures: string[] = [];
  for (const one of typed) {
    const found = await resolver.search(one.text).catch((error: unknown) => {
      if (error instanceof ResolveError) return undefined;
      throw error;
    });
    const place = add(counts, one, found);
    if (place !== 0) failures.push(described(one, found, place));
  }
  return failures;
}

/** The figures of searches in a table, and whether the bars are met by all of them together. */
export function reportOf(name: string, counts: Map<string, Count>, failures: string[], bars: Bars): Report {
  const total = none();
  for (const known of counts.values())
    for (const part of Object.keys(total) as (keyof Count)[]) total[part] += known[part];
  const rows = [...counts, ['all', total] as const].map(([form, known]) => [
    form,
    String(known.asked),
    ...[known.first, known.offered, known.clear, known.wrongClear].map((part) => percent(part / known.asked)),
  ]);
  return {
    name,
    passed:
      total.first / total.asked >= bars.first &&
      total.offered / total.asked >= bars.offered &&
      total.wrongClear / total.asked <= bars.wrongClear,
    figures: tableOf(name, ['typed', 'works', 'first', 'offered', 'clear', 'clear and wrong'], rows),
    failures,
  };
}
