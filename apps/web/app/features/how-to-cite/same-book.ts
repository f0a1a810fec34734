import { formatReference } from '@citewright/formatting';
import { majorStyles } from '~/content/how-to-cite.ts';
import { apaWorks } from '~/content/style-guides/apa-works.ts';
import { identifierLink } from '~/tool-link/tool-link.ts';

/** One book in one of the three styles, formatted by our engine. */
export interface BookInStyle {
  html: string;
  inTextHtml: string;
}

const book = apaWorks.book;
const place = { label: 'page', value: '29' };

/** The guide's book in the three styles, and a link that opens the tool with it. Runs at build time. */
export function sameBook(): { inStyles: BookInStyle[]; tryLink: string } {
  const inStyles = majorStyles.map(({ style }) => {
    const { html, inTextHtml } = formatReference(book, style, place);
    return { html, inTextHtml };
  });
  return { inStyles, tryLink: identifierLink('/', 'apa', book.DOI) };
}
