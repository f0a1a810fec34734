import {
  type Alternative,
  type CitationItem,
  type CitationResponse,
  itemSchema,
  itemTypes,
  type Locator,
  type StyleId,
} from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { formatReference, noticesInStyle, type Reference } from '@citewright/formatting';
import type { Alternative as OtherRecord } from '@citewright/resolver';
import type { Finding } from './find.ts';

/** The one place that translates the field's words into the API's: entry and citation become two "citations". */
function presentReference(item: Item, { html, text, inText, inTextHtml, inTextForms }: Reference) {
  return {
    formattedCitation: html,
    plainText: text,
    inTextCitation: inText,
    inTextHtml,
    inTextForms,
    item: toWire(item),
  };
}

/**
 * An item as the contract allows it. Records come from strangers: a field that does not fit (an abstract without end, a
 * type that CSL does not know) is left out rather than failing the answer.
 */
export function toWire({ id, type, ...fields }: Item): CitationItem {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    itemSchema.shape;
  const fitting = Object.entries(fields).filter(([key, value]) => shape[key]?.safeParse(value).success);
  return {
    ...Object.fromEntries(fitting),
    id,
    type: itemTypes.find((known) => known === type) ?? 'document',
  };
}

/** Other records that may be meant, formatted in the asked style; their citations name the same place. */
export function presentAlternatives(
  alternatives: readonly OtherRecord[],
  style: StyleId,
  locator: Locator | undefined,
): Alternative[] {
  return alternatives.map(({ item, record, confidence, match, verification }) => ({
    ...presentReference(item, formatReference(item, style, locator)),
    record,
    confidence,
    match,
    verification,
  }));
}

/** The answer for a finding in the asked style: formatted on its own, or as `reference` when it stands among others. */
export function present(
  finding: Finding,
  style: StyleId,
  reference: Reference = formatReference(finding.item, style, finding.locator),
): CitationResponse {
  const { item, evidence, verification, record, confidence, match, locator, alternatives } = finding;
  return {
    ...presentReference(item, reference),
    format: style,
    evidence,
    verification,
    record,
    confidence,
    match,
    locator,
    notices: noticesInStyle(finding, style, reference.text),
    alternatives: presentAlternatives(alternatives, style, locator),
  };
}
