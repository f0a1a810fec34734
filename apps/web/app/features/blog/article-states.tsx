import { Link } from 'react-router';
import { blogCopy } from '~/content/blog.ts';
import { Button } from '~/ui/button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

/** Placeholder for an article that is loading. */
export function ArticleSkeleton() {
  return (
    <div role="status" className="page-width min-h-dvh pt-8">
      <p className="sr-only">Loading article...</p>
      <div aria-hidden="true">
        <Skeleton className="h-11 w-60" />
        <Skeleton className="mt-5 h-14 max-w-3xl" />
        <Skeleton className="mt-5 h-16 max-w-2xl" />
        <Skeleton className="mt-6 h-6 w-80 max-w-full" />
        <Skeleton className="mt-9 aspect-[21/9]" />
      </div>
    </div>
  );
}

/** Shown when the articles could not be loaded, so that nobody knows whether this one exists. */
export function ArticleFailed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = blogCopy.articleFailed;
  return (
    <div role="alert" className="page-width min-h-dvh py-16 sm:py-24">
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3">
        <Button look="primary" size="lg" onClick={onRetry}>
          {retry}
        </Button>
        <Button asChild size="lg">
          <Link to="/blogs">Back to Blogs</Link>
        </Button>
      </div>
    </div>
  );
}

/** Shown when there is no article at this address. */
export function ArticleNotFound() {
  return (
    <div className="page-width min-h-dvh py-16 sm:py-24">
      <h1 className="font-display text-4xl">Article Not Found</h1>
      <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">
        The article you're looking for doesn't exist or has been moved.
      </p>
      <Button asChild look="primary" size="lg" className="mt-9">
        <Link to="/blogs">Back to Blogs</Link>
      </Button>
    </div>
  );
}
