/** Metadata of a page, needed without loading its module: path, module, fields for search engines. */
export interface SitePage {
  /** The page's path, lower case: `/about`. */
  path: string;
  /** The path of the module that renders it, relative to `app/`. */
  module: string;
  /** The full document title. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page's priority in the sitemap, from 0 to 1 (sitemap protocol). */
  priority: number;
  /** ISO date of the last change of its text, if the page shows one. */
  changed?: string;
}
