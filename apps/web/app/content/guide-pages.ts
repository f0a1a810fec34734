import type { SitePage } from './site-page.ts';

/** The style pages, the guides and the learning hub. */
export const guidePages = {} as const satisfies Record<string, SitePage>;
