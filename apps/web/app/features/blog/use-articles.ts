import type { BlogArticle } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { type ArticleSummary, blogKey, featuredKey, parseArticles } from '~/api/blog.ts';

/** A list that is loading, failed or loaded. */
export interface Loaded<Entry> {
  list: readonly Entry[] | undefined;
  failed: boolean;
}

/** All articles. `written` are the summaries in the prerendered HTML, shown until the list is loaded. */
export function useArticles(written: readonly ArticleSummary[]): Loaded<ArticleSummary> {
  const { data, isError } = useQuery({ queryKey: blogKey, select: parseArticles });
  return { list: data ?? (written.length > 0 ? written : undefined), failed: isError };
}

/** The featured articles, loaded in the same way. */
export function useFeaturedArticles(written: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const { data } = useQuery({ queryKey: featuredKey, select: parseArticles });
  return data ?? written;
}

/** All articles with their content, for a page without prerendered HTML. */
export function useWholeArticles(): Loaded<BlogArticle> & { retry: () => void } {
  const { data, isError, refetch } = useQuery({ queryKey: blogKey, select: parseArticles });
  return { list: data, failed: isError, retry: () => void refetch() };
}
