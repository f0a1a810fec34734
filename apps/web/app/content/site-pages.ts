import { guidePages } from './guide-pages.ts';
import { informationPages } from './information-pages.ts';
import type { SitePage } from './site-page.ts';

/** Every page with a fixed address. The routes, the pages written when the app is built and the sitemap are made from it. */
export const sitePages: readonly SitePage[] = [
  ...Object.values<SitePage>(informationPages),
  ...Object.values<SitePage>(guidePages),
];
