import { Link } from 'react-router';
import type { ArticleSummary } from '~/api/blog.ts';
import { categoryLabels } from '~/content/blog.ts';
import { Badge } from '~/ui/badge.tsx';
import { publicationDate } from './publication-date.ts';
import { SaveToggle } from './save-toggle.tsx';

export interface ArticleCardProps {
  article: ArticleSummary;
  /** The level of its heading: 3 below a section's heading. */
  rank?: 2 | 3;
  /** For covers above the fold; others are loaded lazily. */
  eager?: boolean;
}

/** An article card for the blog's lists. */
export function ArticleCard({ article, rank = 3, eager = false }: ArticleCardProps) {
  const { slug, title, excerpt, coverImage, category, publishedAt, readTimeMinutes } = article;
  const Heading = `h${rank}` as const;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-rule bg-raised shadow-page transition-colors hover:border-rule-strong">
      <img
        src={coverImage}
        alt=""
        width={800}
        height={450}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-video w-full border-b border-rule bg-sunk object-cover"
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="flex items-center justify-between gap-3 text-xs text-ink-faint">
          <Badge>{categoryLabels[category]}</Badge>
          {readTimeMinutes} min read
        </p>
        <Heading className="mt-3.5 font-display text-xl">
          {/* The link covers the card; other controls lie above it. */}
          <Link
            to={`/blogs/${slug}`}
            prefetch="intent"
            className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-2.5 line-clamp-3 font-serif text-base text-ink-soft">{excerpt}</p>
        <div className="relative mt-auto -mr-2.5 flex items-center justify-between pt-4 text-sm text-ink-faint">
          <time dateTime={publishedAt}>{publicationDate(publishedAt, 'short')}</time>
          <SaveToggle slug={slug} title={title} />
        </div>
      </div>
    </article>
  );
}
