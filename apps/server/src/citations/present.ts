import {
  type Alternative,
  type CitationItem,
  type CitationResponse,
  type Locator,
  recordLinkSchema,
  type StyleKey,
} from '@citewright/contract';
import { formatReference, noticesInStyle, type Reference } from '@citewright/formatting';
import type { Alternative as OtherRecord } from '@citewright/record';
import { partsOfStyleKey } from '@citewright/styles';
import { tellStyleNotice } from '@citewright/words';
import type { Finding } from './find.ts';
import { fitItem } from './fit-work.ts';

/** Translates terms: the API calls both a bibliography entry and an in-text citation a "citation". */
function presentReference(item: CitationItem, { html, text, inText, inTextHtml, inTextForms }: Reference) {
  return {
    formattedCitation: html,
    plainText: text,
    inTextCitation: inText,
    inTextHtml,
    inTextForms,
    item,
  };
}

/** Other records to choose from, formatted in a style; their citations name the same place. */
export function presentAlternatives(
  alternatives: readonly OtherRecord[],
  style: StyleKey,
  locator: Locator | undefined,
): Alternative[] {
  return alternatives.map(({ item: found, record, confidence, match, verification }) => {
    const item = fitItem(found);
    return {
      ...presentReference(item, formatReference(item, style, locator)),
      record: recordLinkSchema.safeParse(record).data,
      confidence,
      match,
      verification,
    };
  });
}

/** The response for a finding in a style, formatted on its own, or with the `reference` that it has in a project. */
export function present(
  finding: Finding,
  style: StyleKey,
  reference: Reference = formatReference(finding.item, style, finding.locator),
): CitationResponse {
  const { item, evidence, verification, record, confidence, match, rivals, locator, alternatives } = finding;
  const { style: format, language } = partsOfStyleKey(style);
  return {
    ...presentReference(item, reference),
    format,
    language,
    evidence,
    verification,
    record,
    confidence,
    match,
    ...(rivals && { rivals }),
    locator,
    notices: noticesInStyle(finding, style, reference.text).map(tellStyleNotice),
    alternatives: presentAlternatives(alternatives, style, locator),
  };
}
