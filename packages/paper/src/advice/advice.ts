import type { DatedCallOut } from '../call-outs/author-date.ts';
import type { NumericCallOut } from '../call-outs/numeric.ts';
import type { Entry } from '../list/entries.ts';
import type { Advice } from '../paper.ts';
import { citationOrder } from './citation-order.ts';
import { namesInCitations } from './names-in-citations.ts';
import { quotationPages } from './quotations.ts';

/** How a paper cites: by author and year, by number, in notes, or by author and page. */
export type Form = 'years' | 'numbers' | 'notes' | 'pages';

/** The list of a paper with its citations, and what the text names without a citation. */
interface Cited {
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  numeric: readonly NumericCallOut[];
  named: readonly number[];
}

function namedOnly(named: readonly number[], entries: readonly Entry[]): Advice[] {
  const places = named.flatMap((reference) => {
    const entry = entries[reference];
    return entry ? [{ start: entry.start, end: entry.end, reference }] : [];
  });
  return places.length === 0
    ? []
    : [
        {
          kind: 'named-only',
          values: {},
          places,
        },
      ];
}

/** Places that one piece of advice has, at most: more are a habit of the paper. */
const mostPlaces = 40;

/** What a style or the paper itself does otherwise: at most one piece of each kind, none where it is a habit. */
export function adviceOf(text: string, { entries, dated, numeric, named }: Cited, form: Form): Advice[] {
  if (entries.length === 0) return [];
  const own =
    form === 'years'
      ? [...namesInCitations(dated, entries, text), ...quotationPages(dated, entries, text)]
      : [];
  // A work without pages is cited by its author in the sentence, where pages are cited.
  const unread = form === 'pages' ? [] : namedOnly(named, entries);
  return [...citationOrder(numeric, entries, text), ...own, ...unread].filter(
    ({ places }) => places.length <= mostPlaces,
  );
}
