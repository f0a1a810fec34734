import type { BlogCategory } from '@citewright/contract';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/blog.ts';
import { blogCopy, emptyCategoryText } from '~/content/blog.ts';
import { classNames } from '~/ui/class-names.ts';
import { PageHero } from '~/ui/page-hero.tsx';
import { ArticleCard } from './article-card.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { LeadingArticle } from './leading-article.tsx';
import { useArticles, useFeaturedArticles } from './use-articles.ts';

/** The grid classes of a card that leave no gap in the last row: two columns on narrow pages, six on wide ones. */
function columnsOf(index: number, count: number): string {
  const lastRow = count % 3;
  const inLastRow = index >= count - lastRow;
  return classNames(
    index === count - 1 && count % 2 === 1 && 'sm:max-lg:col-span-2',
    inLastRow && lastRow === 2
      ? 'lg:col-span-3'
      : inLastRow && lastRow === 1
        ? 'lg:col-span-6'
        : 'lg:col-span-2',
  );
}

/** The featured articles: the first one large. */
function Featured({ articles }: { articles: readonly ArticleSummary[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <section aria-labelledby="featured" className="page-width pb-14 sm:pb-18">
      <h2 id="featured" className="font-display text-2xl">
        Featured articles
      </h2>
      <div className="mt-6">
        <LeadingArticle article={first} />
      </div>
      {others.length > 0 && (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
          {others.map((article, index) => (
            <li key={article.slug} className={classNames('min-w-0', columnsOf(index, others.length))}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoArticles({ category, failed }: { category: BlogCategory | undefined; failed: boolean }) {
  const text = failed ? blogCopy.failed : category ? emptyCategoryText(category) : blogCopy.empty;
  return (
    <div role="status" className="rounded-lg border border-dashed border-rule-strong px-6 py-14 text-center">
      <h3 className="font-display text-xl">No articles found</h3>
      <p className="mt-2 font-serif text-ink-soft">{text}</p>
    </div>
  );
}

function Grid({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="min-w-0">
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}

interface BlogOverviewProps {
  /** The articles in the prerendered HTML. */
  articles: readonly ArticleSummary[];
  featured: readonly ArticleSummary[];
}

/** All articles, filtered by category; the featured ones come first while no filter is set. */
export function BlogOverview({ articles, featured }: BlogOverviewProps) {
  const [category, setCategory] = useState<BlogCategory>();
  const { list, failed } = useArticles(articles);
  const opening = useFeaturedArticles(featured);
  const shown = list?.filter((article) => category === undefined || article.category === category);
  return (
    <>
      <PageHero
        eyebrow={blogCopy.eyebrow}
        title={blogCopy.heading}
        lead={blogCopy.lead}
        actions={<CategoryFilter chosen={category} onChoose={setCategory} />}
        className="pb-10 sm:pb-12"
      />
      {category === undefined && <Featured articles={opening} />}
      <section aria-labelledby="all-articles" className="flex-1 border-t border-rule bg-sunk">
        <div className="page-width py-14 sm:py-18">
          <h2 id="all-articles" className="mb-6 font-display text-2xl">
            All articles
          </h2>
          {shown && shown.length > 0 && <Grid articles={shown} />}
          {(shown?.length === 0 || (failed && !shown)) && <NoArticles category={category} failed={failed} />}
          {!shown && !failed && <CardSkeletons />}
        </div>
      </section>
    </>
  );
}
