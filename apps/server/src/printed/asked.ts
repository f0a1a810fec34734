import { type StyleKey, styleKeySchema } from '@citewright/contract';
import { linkedWork } from '@citewright/identifiers';

/** The field by which the form of a browser without scripts is known; the form has it in a `noscript` element. */
const withoutScripts = { field: 'scripts', value: 'off' } as const;

const defaultStyle: StyleKey = 'apa';

/** What a request for a printed reference asks for. */
export interface Asked {
  text: string;
  format: StyleKey;
  /** The record that was chosen among those found before. */
  recordUrl: string | undefined;
  /** Something is to be looked up: what the form sent, or what a link names. */
  runs: boolean;
}

/** True for a query of a browser that runs no scripts. */
export const isWithoutScripts = (query: URLSearchParams): boolean =>
  query.get(withoutScripts.field) === withoutScripts.value;

/** Reads the query of the form, or of a link of another site; what is no style is left out. */
export function readAsked(query: URLSearchParams): Asked {
  const typed = query.get('sourceIdentifier');
  const work = typed === null ? linkedWork(query) : { text: typed, fits: true };
  const format = styleKeySchema.safeParse(query.get('style') ?? query.get('format')).data ?? defaultStyle;
  return {
    text: work?.text.trim() ?? '',
    format,
    recordUrl: query.get('record') ?? undefined,
    runs: work?.fits ?? false,
  };
}

/** The address under which a work is printed. */
export function printedAddress({ text, format, recordUrl }: Omit<Asked, 'runs'>): string {
  const query = new URLSearchParams({
    sourceIdentifier: text,
    format,
    ...(recordUrl && { record: recordUrl }),
    [withoutScripts.field]: withoutScripts.value,
  });
  return `/cite?${query}`;
}
