import type { DatedCallOut } from '../call-outs/dated-call-out.ts';
import type { NumericCallOut } from '../call-outs/numeric.ts';
import type { Entry } from '../list/entries.ts';
import type { Advice } from '../paper.ts';
import { citationOrder } from './citation-order.ts';
import { namesInCitations } from './names-in-citations.ts';
import { quotationPages } from './quotations.ts';

/** How a paper cites: by author and year, by number, in notes, or by author and page. */
export type Form = 'years' | 'numbers' | 'notes' | 'pages';

/** The list of a paper with its citations. */
interface Cited {
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  numeric: readonly NumericCallOut[];
}

/** Places that one piece of advice has, at most: more are a habit of the paper. */
const mostPlaces = 40;

/** What a style or the paper itself does otherwise: at most one piece of each kind, none where it is a habit. */
export function adviceOf(text: string, { entries, dated, numeric }: Cited, form: Form): Advice[] {
  if (entries.length === 0) return [];
  const own =
    form === 'years'
      ? [...namesInCitations(dated, entries, text), ...quotationPages(dated, entries, text)]
      : [];
  return [...citationOrder(numeric, entries, text), ...own].filter(
    ({ places }) => places.length <= mostPlaces,
  );
}
