import { citePath } from '../tool-link/tool-link.ts';
import type { SitePage } from './site-page.ts';

/** Where links and buttons of other sites lead: `/cite?url=...`. It is in no list of pages, as it says nothing by itself. */
export const citePage: SitePage = {
  path: citePath,
  module: 'pages/cite.tsx',
  title: 'Cite a page | Citewright',
  description: 'Opens the citation generator with the page, DOI or ISBN that a link names.',
  keywords: [],
  priority: 0,
};
