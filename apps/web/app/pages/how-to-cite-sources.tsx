import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router';
import { guidePages } from '~/content/guide-pages.ts';
import { howToCiteCopy, howToSteps } from '~/content/how-to-cite.ts';
import { HowToGuide } from '~/features/how-to-cite/how-to-guide.tsx';
import { QuickFacts } from '~/features/how-to-cite/quick-facts.tsx';
import { sameBook } from '~/features/how-to-cite/same-book.ts';
import { borrowings } from '~/features/how-to-cite/ways-to-borrow.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import { articleData, howToData } from '~/shell/structured-data.ts';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { GuideDates } from '~/ui/guide-dates.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import type { Route } from './+types/how-to-cite-sources';

const { path, description } = guidePages.howToCite;
const { eyebrow, title, lead, published, changed, readTime, closing } = howToCiteCopy;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    ...guidePages.howToCite,
    structuredData: [
      articleData({ path, headline: title, description, published, changed }),
      howToData(title, description, howToSteps),
    ],
  });

/** Runs once, when the page is built. */
export function loader() {
  return { book: sameBook(), borrowings: borrowings() };
}

export default function HowToCite({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={
          <>
            <Button asChild look="primary" size="lg">
              <Link to="/">Try Free Citation Generator</Link>
            </Button>
            <Button asChild size="lg">
              <a href="#guide">
                Read Guide
                <ArrowDown aria-hidden="true" />
              </a>
            </Button>
            <GuideDates published={published} changed={changed} readTime={readTime} />
          </>
        }
        aside={<QuickFacts />}
      />
      <div id="guide" className="scroll-mt-2 border-t border-rule">
        <HowToGuide {...loaderData} />
      </div>
      <CallToAction {...closing}>
        <Button asChild look="primary" size="lg">
          <Link to="/">Try Free Citation Generator</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/learn">Take a lesson</Link>
        </Button>
      </CallToAction>
    </>
  );
}
