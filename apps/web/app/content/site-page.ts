/** What the site knows about one of its pages before it is opened: its address, its module, what search engines read. */
export interface SitePage {
  /** The page's path, lower case: `/about`. */
  path: string;
  /** The module that shows it, below `app/`. */
  module: string;
  /** The whole title as the browser shows it. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** How much the page matters beside the site's others, from 0 to 1 (sitemap protocol). */
  priority: number;
  /** ISO date of the last change of its text, where the page itself names one. */
  changed?: string;
}
