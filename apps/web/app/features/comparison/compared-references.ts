import type { StyleId } from '@citewright/contract';
import { formatReference } from '@citewright/formatting';
import { mlaWorks } from '~/content/style-guides/mla-works.ts';
import { guidedStyles } from '~/content/styles.ts';
import { identifierLink } from '~/tool-link/tool-link.ts';

/** The compared work in one style, formatted by our engine. */
export interface ComparedReference {
  style: StyleId;
  html: string;
  inTextHtml: string;
}

/** The work shown in all five styles. */
const compared = mlaWorks.article;

/** The page cited in the in-text citations. */
const place = { label: 'page', value: '433' };

/** The compared article in the five styles, and a link that opens the tool with it. Runs at build time. */
export function comparedReferences(): { references: ComparedReference[]; tryLink: string } {
  const references = guidedStyles.map((style) => {
    const { html, inTextHtml } = formatReference(compared, style, place);
    return { style, html, inTextHtml };
  });
  return { references, tryLink: identifierLink('/', 'apa', compared.DOI) };
}
