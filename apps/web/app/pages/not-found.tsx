import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { popularPages } from '~/content/not-found.ts';
import { site } from '~/content/site.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import { Button } from '~/ui/button.tsx';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    path: '/404',
    title: `404 Not Found | ${site.name}`,
    description: "The page you're looking for doesn't exist or has been moved",
    keywords: site.keywords,
    isUnlisted: true,
  });

/** Removes the query string from the URL, because it has no meaning on this page. */
function useClearedQuery(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') navigate({ pathname, hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}

/** The not-found page. */
export default function NotFound() {
  useClearedQuery();
  const navigate = useNavigate();
  return (
    <div className="page-width py-16 sm:py-24">
      <p aria-hidden="true" className="font-mono text-sm text-accent">
        [n.d.]
      </p>
      <h1 className="mt-3 font-display text-4xl">404 Not Found</h1>
      <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">
        The page you're looking for doesn't exist or has been moved
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        <Button asChild look="primary" size="lg">
          <Link to="/">Back to Home</Link>
        </Button>
        <Button size="lg" onClick={() => (history.length > 1 ? navigate(-1) : navigate('/'))}>
          <ArrowLeft aria-hidden="true" />
          Go Back
        </Button>
      </div>
      <section aria-labelledby="popular-pages" className="mt-20">
        <h2 id="popular-pages" className="font-display text-2xl">
          Popular Pages
        </h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-3">
          {popularPages.map(({ to, title, text }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex h-full flex-col rounded-lg border border-rule bg-raised p-6 shadow-page transition-colors hover:border-rule-strong"
              >
                <span className="flex items-center justify-between gap-3 text-lg font-semibold">
                  {title}
                  <ArrowRight
                    aria-hidden="true"
                    className="size-5 text-accent transition-transform group-hover:translate-x-1"
                  />
                </span>
                <span className="mt-2 text-sm text-ink-soft">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
