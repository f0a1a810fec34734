import { ArrowRight, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { homeCopy } from '~/content/home.ts';
import { toolAnchor } from '~/tool-link/tool-link.ts';
import { Button } from '~/ui/button.tsx';
import { Introduction } from '~/ui/introduction.tsx';
import { focusTool } from '~/ui/tool-anchor.tsx';
import type { ExampleReference } from './home-references.ts';
import { LiveExample } from './live-example.tsx';

/** What the tool does, beside five examples. */
export function HomeIntroduction({ examples }: { examples: readonly ExampleReference[] }) {
  return (
    <Introduction
      eyebrow={homeCopy.eyebrow}
      title={homeCopy.introduction}
      lead={homeCopy.lead}
      actions={
        <>
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
        </>
      }
      aside={<LiveExample examples={examples} />}
    />
  );
}
