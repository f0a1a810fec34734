import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { site } from '~/content/site.ts';
import { Button } from '~/ui/button.tsx';

/** Shown when a page failed to render or its code could not be loaded. */
export function PageError() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-width py-16 sm:py-24">
      <title>{`This page did not load | ${site.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className="font-display text-4xl">
        This page did not load
      </h1>
      <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">
        Part of it could not be fetched, or something in it failed. Check your connection and load the page
        again; your projects are safe.
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        <Button look="primary" size="lg" onClick={() => location.reload()}>
          Load again
        </Button>
        <Button asChild size="lg">
          <Link to="/" reloadDocument>
            Back to Home
          </Link>
        </Button>
      </div>
    </div>
  );
}
