import type { SitePage } from '../site-page.ts';

/** Apart from `informationPages`, which other pages load as a whole. */
export const developersPage: SitePage = {
  path: '/developers',
  module: 'pages/developers.tsx',
  title: 'For developers: citation API, MCP, packages | Citewright',
  description:
    'A free citation API without a key, an MCP server for assistants, typed packages for Node and browsers, and live BibTeX links for your documents.',
  keywords: ['citation API', 'CSL processor', 'reference parser', 'MCP server', 'BibTeX', 'DOI lookup'],
  priority: 0.6,
};
