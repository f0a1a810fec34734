import {
  type CitationItem,
  type CitationResponse,
  itemSchema,
  itemTypes,
  type StyleId,
} from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { formatReference, type Reference } from '@citewright/formatting';
import type { Finding } from './find.ts';

/** The one place that translates the field's words into the API's: entry and citation become two "citations". */
export function presentReference(item: Item, { html, text, inText, inTextHtml }: Reference) {
  return { formattedCitation: html, plainText: text, inTextCitation: inText, inTextHtml, item: toWire(item) };
}

/**
 * An item as the contract allows it. Records come from strangers: a field that does not fit (an abstract without end, a
 * type that CSL does not know) is left out rather than failing the answer.
 */
function toWire({ id, type, ...fields }: Item): CitationItem {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    itemSchema.shape;
  const fitting = Object.entries(fields).filter(([key, value]) => shape[key]?.safeParse(value).success);
  return {
    ...Object.fromEntries(fitting),
    id,
    type: itemTypes.find((known) => known === type) ?? 'document',
  };
}

/** The answer for a finding in the asked style: formatted on its own, or as `reference` when it stands among others. */
export function present(
  finding: Finding,
  style: StyleId,
  reference: Reference = formatReference(finding.item, style),
): CitationResponse {
  const { item, evidence, verification, record, notices, alternatives } = finding;
  return {
    ...presentReference(item, reference),
    format: style,
    evidence,
    verification,
    record,
    notices,
    alternatives: alternatives.map((alternative) => ({
      ...presentReference(alternative.item, formatReference(alternative.item, style)),
      record: alternative.record,
      confidence: alternative.confidence,
    })),
  };
}
