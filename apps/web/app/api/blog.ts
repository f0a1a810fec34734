import type { BlogArticle } from '@citewright/contract';

/** Query keys: the default query function requests the path in the first element (specification §7). */
export const blogKey = ['/api/blogs'] as const;
export const featuredKey = ['/api/blogs/featured'] as const;

/** An article without its content, for lists. */
export type ArticleSummary = Omit<BlogArticle, 'content'>;

function isArticle(value: unknown): value is BlogArticle {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, title, excerpt, content, category, author, coverImage } = value as Record<string, unknown>;
  return [slug, title, excerpt, content, category, author, coverImage].every(
    (field) => typeof field === 'string',
  );
}

/** The path of a cover. Covers are on this site, whichever address it is opened under. */
function pathOf(coverImage: string): string {
  return new URL(coverImage, 'http://site.invalid').pathname;
}

/**
 * Parses a list of articles by hand: the contract's schemas would make up most of the blog's code.
 * @throws TypeError when the response is not a list of articles
 */
export function parseArticles(answer: unknown): BlogArticle[] {
  if (Array.isArray(answer) && answer.every(isArticle)) {
    return answer.map((article) => ({ ...article, coverImage: pathOf(article.coverImage) }));
  }
  throw new TypeError('not a list of articles');
}
