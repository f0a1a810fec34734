import { coverMotifs } from '@citewright/contract';
import { expect, test } from 'vitest';
import { readArticles } from './read-articles.ts';
import { wordCount } from './read-time.ts';

const articles = readArticles();

/** The slugs of the articles that have `fault`. */
function slugsWith(fault: (article: (typeof articles)[number]) => boolean): string[] {
  return articles.filter(fault).map(({ slug }) => slug);
}

test('every article can be published: front matter, works and marks are in order', () => {
  expect(articles.length).toBeGreaterThan(0);
});

test('slugs consist of lower-case words and hyphens', () => {
  expect(slugsWith(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test('every article has 900 to 1,800 words', () => {
  const odd = articles.map(({ slug, content }) => ({ slug, words: wordCount(content) }));
  expect(odd.filter(({ words }) => words < 850 || words > 1_900)).toEqual([]);
});

test('headings of an article have different ids', () => {
  const repeated = slugsWith(({ content }) => {
    const anchors = [...content.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    return new Set(anchors).size !== anchors.length;
  });
  expect(repeated).toEqual([]);
});

test('headings descend one level at a time', () => {
  const jumping = slugsWith(({ content }) => {
    const ranks = [2, ...[...content.matchAll(/<h(\d)/g)].map(([, rank]) => Number(rank))];
    return ranks.some((rank, index) => rank - (ranks[index - 1] ?? 2) > 1);
  });
  expect(jumping).toEqual([]);
});

test('no mark remains in the rendered text', () => {
  const prose = (html: string) => html.replace(/<code>[\s\S]*?<\/code>/g, '');
  expect(slugsWith(({ content }) => /\{\{|\}\}/.test(prose(content)))).toEqual([]);
});

test('every article has a cover drawing of its own, and every drawing an article', () => {
  expect(articles.map(({ cover }) => cover.motif).sort()).toEqual([...coverMotifs].sort());
});
