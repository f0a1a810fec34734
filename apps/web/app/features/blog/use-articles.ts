import type { BlogArticle } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { type ArticleSummary, blogKey, featuredKey, parseArticles } from '~/api/blog.ts';

/** A list that is on its way, failed, or there. */
export interface Loaded<Entry> {
  list: readonly Entry[] | undefined;
  failed: boolean;
}

/** All articles. `written` are the summaries in the prerendered HTML, shown until the list is loaded. */
export function useArticles(written: readonly ArticleSummary[]): Loaded<ArticleSummary> {
  const { data, isError } = useQuery({ queryKey: blogKey, select: parseArticles });
  return { list: data ?? (written.length > 0 ? written : undefined), failed: isError };
}

/** The featured articles, in the same way. */
export function useFeaturedArticles(written: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const { data } = useQuery({ queryKey: featuredKey, select: parseArticles });
  return data ?? written;
}

/** All articles with their text, for a page that has none in its HTML. */
export function useWholeArticles(): Loaded<BlogArticle> {
  const { data, isError } = useQuery({ queryKey: blogKey, select: parseArticles });
  return { list: data, failed: isError };
}
