import { ArrowDown, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { homeCopy } from '~/content/home.ts';
import { toolAnchor } from '~/tool-link/tool-link.ts';
import { Button } from '~/ui/button.tsx';
import type { ExampleReference } from './home-references.ts';
import { LiveExample } from './live-example.tsx';

/** The site's purpose in one sentence, with five examples. */
export function Hero({ examples }: { examples: readonly ExampleReference[] }) {
  return (
    <div className="page-width grid items-center gap-x-12 gap-y-12 pt-12 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-[1fr_minmax(0,36rem)]">
      <div>
        <p className="eyebrow text-accent">{homeCopy.eyebrow}</p>
        <h1 className="mt-4 font-display text-4xl tracking-[-0.015em]">
          {homeCopy.headline.map((line) => (
            <span key={line} className="block whitespace-nowrap">
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-xl font-serif text-lg text-ink-soft">{homeCopy.lead}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
          <Button asChild look="primary" size="lg">
            <a href={`#${toolAnchor}`}>
              Try Citation Generator
              <ArrowDown aria-hidden="true" />
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
  );
}
