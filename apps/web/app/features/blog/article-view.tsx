import type { BlogArticle } from '@citewright/contract';
import { ArrowLeft, Feather } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ArticleSummary } from '~/api/blog.ts';
import { authorNote, categoryLabels } from '~/content/blog.ts';
import { ProseHtml } from '~/ui/prose.tsx';
import { ArticleCard } from './article-card.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import { publicationDate } from './publication-date.ts';

function Breadcrumb({ article }: { article: BlogArticle }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <li>
          <Link to="/" className="text-link">
            Home
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <Link to="/blogs" className="text-link">
            Blog
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{categoryLabels[article.category]}</li>
      </ol>
    </nav>
  );
}

function Head({ article }: { article: BlogArticle }) {
  const { title, excerpt, author, publishedAt, readTimeMinutes, coverImage } = article;
  return (
    <header className="page-width pt-8">
      <Breadcrumb article={article} />
      <h1 className="mt-5 max-w-4xl font-display text-4xl tracking-[-0.015em]">{title}</h1>
      <p className="mt-5 max-w-3xl font-serif text-lg text-ink-soft">{excerpt}</p>
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-faint">
        <span className="font-semibold text-ink">{author}</span>
        <time dateTime={publishedAt}>{publicationDate(publishedAt, 'long')}</time>
        <span>{readTimeMinutes} minutes read</span>
      </p>
      <img
        src={coverImage}
        alt=""
        width={800}
        height={450}
        fetchPriority="high"
        className="mt-9 aspect-[21/9] w-full rounded-lg border border-rule bg-sunk object-cover shadow-page"
      />
    </header>
  );
}

function AuthorBox({ author }: { author: string }) {
  return (
    <aside aria-label="About the author" className="mt-14 flex gap-5 border-y border-rule py-7">
      <Feather aria-hidden="true" strokeWidth={1.25} className="size-9 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">{author}</p>
        <p className="mt-1 font-serif text-ink-soft">{authorNote}</p>
      </div>
    </aside>
  );
}

function Related({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="font-display text-2xl">
        Related articles
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="min-w-0">
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls to the top when the article changes. */
function useScrollToTop(slug: string): void {
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current !== slug) window.scrollTo(0, 0);
    shown.current = slug;
  }, [slug]);
}

interface ArticleViewProps {
  article: BlogArticle;
  related: readonly ArticleSummary[];
}

/** One article and its related articles. */
export function ArticleView({ article, related }: ArticleViewProps) {
  useScrollToTop(article.slug);
  return (
    <>
      <article className="pb-16">
        <Head article={article} />
        <div className="page-width">
          <div className="mx-auto max-w-[42rem] pt-12">
            {/* Rendered and sanitised by our own server (apps/server/src/blog). */}
            <ProseHtml html={article.content} />
            <AuthorBox author={article.author} />
            <Link
              to="/blogs"
              data-print="off"
              className="text-link mt-7 inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              Back to Blogs
            </Link>
          </div>
        </div>
      </article>
      <div className="border-t border-rule bg-sunk" data-print="off">
        <div className="page-width flex flex-col gap-14 py-14 sm:py-18">
          <Related articles={related} />
          <NewsletterBox />
        </div>
      </div>
    </>
  );
}
