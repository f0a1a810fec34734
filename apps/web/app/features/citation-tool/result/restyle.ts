import type { Alternative, CitationResponse, Locator, StyleKey } from '@citewright/contract';
import { partsOfStyleKey } from '@citewright/styles';
import { tellStyleNotice } from '@citewright/words';
import type { Formatter } from '~/engine/load-formatter.ts';

/** The functions of the engine that restyling uses. */
export type Restyler = Pick<Formatter, 'formatReference' | 'noticesInStyle'>;

type Reference = Pick<
  Alternative,
  'item' | 'formattedCitation' | 'plainText' | 'inTextCitation' | 'inTextHtml' | 'inTextForms'
>;

/** Formats one reference in another style. */
export function restyleReference<Kind extends Reference>(
  reference: Kind,
  style: StyleKey,
  locator: Locator | undefined,
  { formatReference }: Pick<Restyler, 'formatReference'>,
): Kind {
  const { html, text, inText, inTextHtml, inTextForms } = formatReference(reference.item, style, locator);
  return {
    ...reference,
    formattedCitation: html,
    plainText: text,
    inTextCitation: inText,
    inTextHtml,
    inTextForms,
  };
}

/** The number of fields of a work of which only id and type are known. */
const bareItem = 2;

/**
 * Formats a citation and its alternatives in another style or language. Equals the server's response in that style; uses the items
 * of the first response.
 */
export function restyle(citation: CitationResponse, style: StyleKey, restyler: Restyler): CitationResponse {
  const { locator, alternatives, item } = citation;
  // An answer with only the specified fields holds no work to format.
  if (Object.keys(item).length <= bareItem) return citation;
  const { style: format, language } = partsOfStyleKey(style);
  const restyled = restyleReference(citation, style, locator, restyler);
  return {
    ...restyled,
    format,
    language,
    notices: restyler.noticesInStyle(citation, style, restyled.plainText).map(tellStyleNotice),
    alternatives: alternatives.map((alternative) => restyleReference(alternative, style, locator, restyler)),
  };
}
