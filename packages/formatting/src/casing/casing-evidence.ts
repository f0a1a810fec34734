import type { Item, NameVariable } from '@citewright/csl';

/** Evidence in a record, besides the title, about which words of the title are names. */
export interface CasingEvidence {
  /** The record's language (a BCP 47 tag or an English or native name). */
  language?: string | undefined;
  abstract?: string | undefined;
  /** Family names of everyone the record names. */
  names?: string[] | undefined;
  /** Organisations that the record names: authors, publisher. */
  organisations?: string[] | undefined;
  places?: string[] | undefined;
  keywords?: string[] | undefined;
}

const nameVariables: NameVariable[] = [
  'author',
  'editor',
  'translator',
  'recipient',
  'reviewed-author',
  'original-author',
];

function textOf(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function namePartsOf(item: Item, part: 'family' | 'literal'): string[] {
  return nameVariables.flatMap((variable) => (item[variable] ?? []).flatMap((name) => name[part] ?? []));
}

/**
 * The casing evidence of a CSL item. CSL's `keyword` is one text, separated by commas or semicolons. Most titles need only the
 * language; the rest is computed on demand.
 */
export function evidenceOf(item: Item): CasingEvidence {
  return {
    language: textOf(item.language),
    get abstract() {
      return textOf(item.abstract);
    },
    get names() {
      return namePartsOf(item, 'family');
    },
    get organisations() {
      return [...namePartsOf(item, 'literal'), ...(textOf(item.publisher)?.split(/;\s/) ?? [])];
    },
    get places() {
      return [item['publisher-place'], item['event-place']].flatMap((place) => textOf(place) ?? []);
    },
    get keywords() {
      return textOf(item.keyword)?.split(/[;,]/);
    },
  };
}
