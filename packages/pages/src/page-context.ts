import type { DateHints } from '@citewright/record';
import type { Headline } from './headline.ts';
import type { Page } from './page.ts';

/** Facts about the whole page that the choice of single fields needs. */
export interface PageContext {
  page: Page;
  headline: Headline | undefined;
  hints: DateHints;
  /** The CSL type of the work. */
  type: string;
  /** The names of the site on this page. */
  siteNames: string[];
  /** The publisher on this page: the site's owner. */
  publishers: string[];
  /** The headline is directly above the byline or the date. */
  confirmed: boolean;
  /** The lines above the headline. */
  kickers: ReadonlySet<string>;
  /** What stands before the @ in the page's e-mail addresses. */
  localParts: ReadonlySet<string>;
  /** The page is a wiki page: it has a modification date, but no author or publication date. */
  isWiki: boolean;
}
