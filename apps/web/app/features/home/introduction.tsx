import { ArrowRight, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { homeCopy } from '~/content/home.ts';
import { toolAnchor } from '~/tool-link/tool-link.ts';
import { Button } from '~/ui/button.tsx';
import { focusTool } from '~/ui/tool-section.tsx';
import type { ExampleReference } from './home-references.ts';
import { LiveExample } from './live-example.tsx';

/** What the tool does, beside five examples. */
export function Introduction({ examples }: { examples: readonly ExampleReference[] }) {
  return (
    <section aria-labelledby="introduction" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-center gap-x-12 gap-y-12 py-16 sm:py-20 lg:grid-cols-[1fr_minmax(0,36rem)]">
        <div>
          <p className="eyebrow text-accent">{homeCopy.eyebrow}</p>
          <h2 id="introduction" className="mt-4 font-display text-3xl">
            {homeCopy.introduction}
          </h2>
          <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">{homeCopy.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <Button asChild look="primary" size="lg">
              <a href={`#${toolAnchor}`} onClick={focusTool}>
                Try Citation Generator
                <ArrowUp aria-hidden="true" />
              </a>
            </Button>
            <Link
              to="/about"
              prefetch="intent"
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              About Citewright
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Link>
          </div>
        </div>
        <LiveExample examples={examples} />
      </div>
    </section>
  );
}
