import type { CitationItem, Notice, RecordLink, StyleId } from '@citewright/contract';
import { detect } from '@citewright/identifiers';
import { aboutStyle } from '@citewright/styles';
import { generateCitation } from '~/api/citations.ts';
import { loadFormatter } from './load-formatter.ts';

/** What is asked about a work that may be retracted. */
interface Subject {
  item: CitationItem;
  notices: readonly Notice[];
  record?: RecordLink | undefined;
}

const isRetracted = ({ code }: Notice) => code === 'retracted';

/** The address of the retraction, if the style has a form for the work that names it, and the work does not have that form yet. */
export function retractionToName({ item, notices }: Subject, style: StyleId): string | undefined {
  const hasForm = aboutStyle(style)?.retractedForm === true && item.type === 'article-journal';
  if (!hasForm || item.references !== undefined) return undefined;
  const url = notices.find(isRetracted)?.url;
  // Some publishers register the retraction under the DOI of the article.
  const isSame = item.DOI !== undefined && url?.toLowerCase().endsWith(String(item.DOI).toLowerCase());
  return isSame ? undefined : url;
}

/** Whether a retracted work has to be named as such in the text, because we know no form for it in this style. */
export const isToldInText = ({ item, notices }: Subject, style: StyleId): boolean =>
  notices.some(isRetracted) && item.references === undefined && !retractionToName({ item, notices }, style);

/** What to do where a style has no form for retracted works. */
export const toldInText = 'If you cite it, say in your text that it was retracted.';

/**
 * A retracted work with what its style prints about the retraction, which is looked up by its address.
 * @throws the errors of the look-up; an Error if the engine cannot be loaded
 */
export async function asRetracted(item: CitationItem, url: string, style: StyleId): Promise<CitationItem> {
  const { kind, value } = detect(url);
  if (kind !== 'doi' && kind !== 'url') throw new Error(`no address of a retraction: ${url}`);
  const [{ item: retraction }, engine] = await Promise.all([
    generateCitation({ format: style, inputType: kind, sourceInput: value }),
    loadFormatter([style]),
  ]);
  if (!engine) throw new Error('the engine could not be loaded');
  return { ...item, references: engine.asRetracted(item, retraction).references };
}
