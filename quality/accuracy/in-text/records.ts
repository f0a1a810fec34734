import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, Name } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { yearOf } from '../../../packages/record/src/index.ts';
import type { Indexed } from './index-http.ts';

const catalogues = ['catalogue.ndjson', 'catalogue-cdl-psychology.ndjson', 'catalogue-goodbooks.ndjson'];

interface CatalogueItem extends Omit<Item, 'custom'> {
  custom?: { citedBy?: number; ratings?: number };
}

/** A citation as printed, with the text around it and the reference that its author linked to. */
export interface Callout {
  id: string;
  text: string;
  context: string;
  form: string;
  reference: {
    type: string;
    title?: string;
    year: string;
    source?: string;
    doi?: string;
    authors?: Name[];
  };
}

function lines<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}

export function readCallouts(corpora: string): Callout[] {
  return lines(join(corpora, 'inputs', 'intext-elife.ndjson'));
}

/** The recorded text of a parenthetical citation lacks its parentheses, or one of them. */
export function printedText({ text }: Callout): string {
  return text.includes('(') ? text : `(${text.replace(/\)$/, '')})`;
}

function referenceItem({ id, reference }: Callout): CatalogueItem {
  const { type, title, year, source, doi, authors } = reference;
  return {
    id: doi ?? id,
    type: type === 'book' ? 'book' : 'article-journal',
    title,
    author: authors,
    issued: { 'date-parts': [[Number.parseInt(year, 10)]] },
    'container-title': source,
    DOI: doi?.toLowerCase(),
  };
}

const titleKey = (title: unknown) => comparable(String(title ?? '')).slice(0, 60);

/** True when an item is the work that the citation is linked to. */
export function isCited(item: Item, { reference }: Callout): boolean {
  if (reference.doi !== undefined && item.DOI !== undefined) {
    if (String(item.DOI).toLowerCase() === reference.doi.toLowerCase()) return true;
  }
  const years = Math.abs((yearOf(item.issued) ?? 0) - Number.parseInt(reference.year, 10));
  return titleKey(item.title) === titleKey(reference.title) && years < 2;
}

/** Everything that the index holds: the catalogues and all cited works, each once. */
export function readRecords(corpora: string, callouts: readonly Callout[]): Indexed[] {
  const listed = catalogues.flatMap((file) => lines<CatalogueItem>(join(corpora, 'catalogue', file)));
  const cited = callouts.filter(({ reference }) => reference.title !== undefined).map(referenceItem);
  const known = new Set<string>();
  const records = [...listed, ...cited].map(({ custom, ...item }: CatalogueItem, place): Indexed => {
    const { DOI } = item;
    const record = {
      ...item,
      id: item.id ?? `record-${place}`,
      ...(DOI && { DOI: String(DOI).toLowerCase() }),
    };
    return { item: record, citedBy: custom?.citedBy ?? 0 };
  });
  return records.filter(({ item }) => {
    const key = item.DOI === undefined ? `${titleKey(item.title)}|${yearOf(item.issued)}` : String(item.DOI);
    if (item.title === undefined || known.has(key)) return false;
    known.add(key);
    return true;
  });
}
