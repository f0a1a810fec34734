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
import type { Alternative as OtherRecord } from '@citewright/record';
import type { Finding } from './find.ts';

/** Translates terms: the API calls both a bibliography entry and an in-text citation a "citation". */
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

/** An item as the contract allows it. A field that does not fit the schema (an endless abstract, an unknown type) is left out. */
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

/** Other records to choose from, formatted in a style; their citations name the same place. */
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

/** The response for a finding in a style, formatted on its own, or with the `reference` that it has in a project. */
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
