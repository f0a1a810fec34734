import { yearOf } from '../../../packages/record/src/index.ts';
import type { Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import type { Indexed } from '../in-text/index-http.ts';
import { createRandom, forms } from './forms.ts';
import { readIndex } from './index-records.ts';
import { type Count, reportOf, sampleOf, searchAll } from './measure.ts';
import { measureRecorded } from './recorded.ts';
import { measureReferences } from './references.ts';

/** Least share of the works that come first, and that are among those offered. Most of the clear answers that are wrong. */
const bars = { first: 0.9, offered: 0.98, wrongClear: 0.01 } as const;

/** The works that are asked for; the search was developed on other seeds. */
const seed = Number(process.env.TITLES_SEED ?? 20_261_122);

/** Works of each kind that are asked for by their titles. */
const perKind = 150;

/** Works that can be told by a title: it has two words, and somebody wrote it. */
function isNamed({ item }: Indexed): boolean {
  const words = String(item.title).match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= 2 && (item.author ?? item.editor ?? []).length > 0 && yearOf(item.issued) !== undefined;
}

async function measureTitles(records: readonly Indexed[], random: () => number): Promise<Report> {
  const books = records.filter((record) => isNamed(record) && record.item.type === 'book');
  const others = records.filter((record) => isNamed(record) && record.item.type !== 'book');
  const works = [books, others].flatMap((kind) => sampleOf(kind, perKind, random));
  const names = Object.keys(forms);
  const typed = works.map(({ item }, place) => {
    const form = names[place % names.length] ?? '';
    return { form, item, text: forms[form]?.(item, random).slice(0, 2_000) ?? '' };
  });
  const counts = new Map<string, Count>();
  const failures = await searchAll(records, typed, counts);
  return reportOf('works found by what people type of their titles', counts, failures, bars);
}

/** Titles and whole references as people type and paste them, searched in an index that answers as the services do. */
export const titles: Suite = async () => {
  const records = readIndex();
  const random = createRandom(seed);
  return [
    await measureTitles(records, random),
    ...(await measureReferences(records, random)),
    measureRecorded(),
  ];
};
