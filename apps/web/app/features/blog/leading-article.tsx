import { Link } from 'react-router';
import type { ArticleSummary } from '~/api/blog.ts';
import { categoryLabels } from '~/content/blog.ts';
import { Badge } from '~/ui/badge.tsx';
import { publicationDate } from './publication-date.ts';
import { SaveToggle } from './save-toggle.tsx';

/** The first featured article: its cover beside its text. */
export function LeadingArticle({ article }: { article: ArticleSummary }) {
  const { slug, title, excerpt, coverImage, category, author, publishedAt, readTimeMinutes } = article;
  return (
    <article className="group relative grid overflow-hidden rounded-lg border border-rule bg-raised shadow-page transition-colors hover:border-rule-strong lg:grid-cols-[1.7fr_1fr]">
      <div className="bg-sunk">
        <img
          src={coverImage}
          alt=""
          width={800}
          height={450}
          fetchPriority="high"
          className="aspect-video h-full w-full object-cover"
        />
      </div>
      <div className="flex flex-col justify-center p-6 sm:p-7">
        <p className="flex items-center gap-4 text-xs text-ink-faint">
          <Badge tone="accent">{categoryLabels[category]}</Badge>
          {readTimeMinutes} min read
        </p>
        <h3 className="mt-4 font-display text-2xl">
          <Link
            to={`/blogs/${slug}`}
            prefetch="intent"
            className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-3 font-serif text-lg text-ink-soft lg:text-base">{excerpt}</p>
        <div className="relative mt-5 flex items-center justify-between gap-4 text-sm text-ink-faint">
          <p>
            {author}, <time dateTime={publishedAt}>{publicationDate(publishedAt, 'short')}</time>
          </p>
          <SaveToggle slug={slug} title={title} />
        </div>
      </div>
    </article>
  );
}
