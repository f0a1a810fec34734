import { manualSourceTypes, styleKeySchema } from '@citewright/contract';
import { detailFields } from '../manual/detail-fields.ts';
import type { CitationFormValues } from './values.ts';

/** The form values that a link into the tool sets. */
export type Prefill = Partial<CitationFormValues>;

/**
 * The query parameters of such links (written by `tool-link/tool-link.ts`, and by other sites for `cite-link.ts`) and the form's own field names, which the
 * browser submits if scripts are not loaded.
 */
const names = [
  'style',
  'format',
  'source',
  'sourceIdentifier',
  'doi',
  'isbn',
  'text',
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
  // All fields, so that no value of an earlier link remains.
  const details = detailFields.map((field) => [field, text(field)]);
  return {
    activeTab: 'manual',
    manualTitle: text('title'),
    manualAuthors: text('authors'),
    manualYear: text('year'),
    noAuthor: false,
    noDate: false,
    manualSourceType: oneOf(manualSourceTypes, query.get('type')) ?? 'article',
    manualType: undefined,
    manualPublisher: text('publisher'),
    manualUrl: text('url'),
    manualDetails: Object.fromEntries(details),
  };
}

/** Reads the form values from the URL's query; `undefined` if it sets none. */
export function readPrefill(query: URLSearchParams): Prefill | undefined {
  const source = query.get('source') ?? query.get('sourceIdentifier');
  const format = styleKeySchema.safeParse(query.get('style') ?? query.get('format')).data;
  const style = format === undefined ? undefined : { format };
  if (source !== null) return { ...style, activeTab: 'auto', sourceIdentifier: source };
  if (query.has('title')) return { ...style, ...typed(query) };
  return style;
}

/** Removes the parameters that `readPrefill` reads. */
export function withoutPrefill(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest.toString();
}
