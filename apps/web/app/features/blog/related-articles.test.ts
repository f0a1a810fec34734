import { expect, test } from 'vitest';
import type { ArticleSummary } from '~/api/blog.ts';
import { relatedArticles } from './related-articles.ts';

function article(slug: string, category: ArticleSummary['category']): ArticleSummary {
  return {
    id: 1,
    slug,
    title: slug,
    excerpt: '',
    coverImage: '',
    category,
    author: '',
    publishedAt: '2026-02-03',
    readTimeMinutes: 5,
  };
}

const here = article('here', 'plagiarism');

test('at most three other articles of the same category are related', () => {
  const others = ['a', 'b', 'c', 'd'].map((slug) => article(slug, 'plagiarism'));
  const list = [article('elsewhere', 'general'), others[0] ?? here, here, ...others.slice(1)];
  expect(relatedArticles(here, list).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test('the only article of a category has no related articles', () => {
  expect(relatedArticles(here, [here, article('elsewhere', 'general')])).toEqual([]);
});
