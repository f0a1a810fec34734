import type { BlogCategory } from '@citewright/contract';

/**
 * The labels of the categories, in the order of the filter buttons. (Importing the contract's would bring its schemas
 * along.)
 */
export const categoryLabels = {
  academic_writing: 'Academic Writing',
  citation_styles: 'Citation Styles',
  research_tips: 'Research Tips',
  plagiarism: 'Plagiarism',
  publishing: 'Publishing',
  general: 'General',
} as const satisfies Record<BlogCategory, string>;

export const categories = Object.keys(categoryLabels) as BlogCategory[];

/** Copy of the blog's overview. */
export const blogCopy = {
  eyebrow: 'The blog',
  heading: 'Notes on citing well',
  lead: 'Rules looked up, cases worked through, habits that save an evening. Every reference in these articles is printed by the same engine as the citation generator.',
  empty: 'No articles available at the moment.',
  failed: 'The articles could not be loaded. Check your connection and open the page again.',
  articleFailed: {
    title: 'The article could not be loaded',
    text: 'The server did not answer. Check your connection, and try again.',
    retry: 'Try again',
  },
} as const;

/** Shown in the grid when a category has no articles. */
export function emptyCategoryText(category: BlogCategory): string {
  return `There are no articles in ${categoryLabels[category]} yet.`;
}

/** The author note below each article. */
export const authorNote =
  'Writes the guides and builds the citation generator beside them. Every rule is checked against the manual that makes it, and every reference is printed by the engine that you use on this site.';

/** The newsletter box: the feed is real, and Subscribe writes a message to us. */
export const newsletterCopy = {
  heading: 'New articles by e-mail',
  text: 'Subscribe opens a message to us in your mail program. Without an address: every article is in the',
  feed: 'feed',
  written: 'The message is open in your mail program. You are subscribed once you send it.',
  letter: {
    subject: 'Newsletter',
    body: (email: string) => `Please send new articles to ${email}.`,
  },
} as const;
