import type { Alternative, CitationResponse, StyleId } from '@citewright/contract';
import type { Formatter } from '../engine/load-formatter.ts';

type FormatReference = Formatter['formatReference'];
type Reference = Pick<
  Alternative,
  'item' | 'formattedCitation' | 'plainText' | 'inTextCitation' | 'inTextHtml'
>;

function restyleReference<Kind extends Reference>(
  reference: Kind,
  style: StyleId,
  format: FormatReference,
): Kind {
  const { html, text, inText, inTextHtml } = format(reference.item, style);
  return { ...reference, formattedCitation: html, plainText: text, inTextCitation: inText, inTextHtml };
}

/** The same records in another style: what the server would answer, formatted here from the items of its first answer. */
export function restyle(
  citation: CitationResponse,
  style: StyleId,
  format: FormatReference,
): CitationResponse {
  return {
    ...restyleReference(citation, style, format),
    format: style,
    alternatives: citation.alternatives.map((alternative) => restyleReference(alternative, style, format)),
  };
}
