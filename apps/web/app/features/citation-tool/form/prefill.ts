import { manualSourceTypes } from '@citewright/contract';
import { styleIds } from '@citewright/styles';
import { detailFields } from '../manual/detail-fields.ts';
import type { CitationFormValues } from './values.ts';

/** What a link into the tool has filled in. */
export type Prefill = Partial<CitationFormValues>;

/** The names that such links may carry (`tool-link/tool-link.ts` writes them), and those of the form itself: without its script a browser sends it. */
const names = [
  'style',
  'format',
  'source',
  'sourceIdentifier',
  'type',
  'title',
  'authors',
  'year',
  'publisher',
  'url',
  ...detailFields,
];

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

function typed(query: URLSearchParams): Prefill {
  const text = (name: string) => query.get(name) ?? '';
  // Every field: what an earlier link filled in must not stay.
  const details = detailFields.map((field) => [field, text(field)]);
  return {
    activeTab: 'manual',
    manualTitle: text('title'),
    manualAuthors: text('authors'),
    manualYear: text('year'),
    manualSourceType: oneOf(manualSourceTypes, query.get('type')) ?? 'article',
    manualPublisher: text('publisher'),
    manualUrl: text('url'),
    manualDetails: Object.fromEntries(details),
  };
}

/** Reads what the page's address fills in; `undefined` where it fills in nothing. */
export function readPrefill(query: URLSearchParams): Prefill | undefined {
  const source = query.get('source') ?? query.get('sourceIdentifier');
  const format = oneOf(styleIds, query.get('style') ?? query.get('format'));
  const style = format === undefined ? undefined : { format };
  if (source !== null) return { ...style, activeTab: 'auto', sourceIdentifier: source };
  if (query.has('title')) return { ...style, ...typed(query) };
  return style;
}

/** The query without what `readPrefill` has read. */
export function withoutPrefill(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest.toString();
}
