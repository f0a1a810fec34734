import type { SitePage } from '../site-page.ts';

/** Apart from `informationPages`, which other pages load as a whole. */
export const developersPage: SitePage = {
  path: '/developers',
  module: 'pages/developers.tsx',
  title: 'For developers: citation API and packages | Citewright',
  description:
    'A free citation API without a key, described in OpenAPI, and typed packages: a CSL processor, styles, identifiers, reference parsing, file formats.',
  keywords: ['citation API', 'CSL processor', 'reference parser', 'BibTeX', 'DOI lookup', 'TypeScript'],
  priority: 0.6,
};
