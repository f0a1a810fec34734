import type { SitePage } from './site-page.ts';

/** Apart from `informationPages`, which other pages load as a whole. */
export const checkPage: SitePage = {
  path: '/check',
  module: 'pages/check.tsx',
  title: 'Reference checker: verify a bibliography or a paper | Citewright',
  description:
    'Paste a reference list or drop your paper. Every entry is looked up where works are registered, citations are compared with the list, and all is fixed.',
  keywords: ['reference checker', 'check bibliography', 'verify references', 'fix citations', 'DOI checker'],
  priority: 0.9,
};
