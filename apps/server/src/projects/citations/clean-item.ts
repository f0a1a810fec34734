import type { CitationItem } from '@citewright/contract';
import { cleanItem as cleanTexts } from '@citewright/interchange';
import { withBareDoi } from '../../citations/bare-doi.ts';

/** The item as projects store it: each text in one line, the DOI without its address. */
export function cleanItem(item: CitationItem): CitationItem {
  return withBareDoi(cleanTexts(item));
}
