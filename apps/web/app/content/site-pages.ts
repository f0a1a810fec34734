import { checkPage } from './check-page.ts';
import { developersPage } from './developers/page.ts';
import { guidePages } from './guide-pages.ts';
import { informationPages } from './information-pages.ts';
import type { SitePage } from './site-page.ts';

/** Every page with a fixed path. Routes, prerendered pages and the sitemap are derived from it. */
export const sitePages: readonly SitePage[] = [
  ...Object.values<SitePage>(informationPages),
  ...Object.values<SitePage>(guidePages),
  checkPage,
  developersPage,
];
