import { Link } from 'react-router';
import { comparisonCopy } from '~/content/comparison.ts';
import { guidePages } from '~/content/guide-pages.ts';
import { ChoiceList } from '~/features/comparison/choice-list.tsx';
import { comparedReferences } from '~/features/comparison/compared-references.ts';
import { ComparisonTable } from '~/features/comparison/comparison-table.tsx';
import { FirstSights } from '~/features/comparison/first-sights.tsx';
import { OneSource } from '~/features/comparison/one-source.tsx';
import { StyleCards } from '~/features/comparison/style-cards.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { articleData } from '~/shell/structured-data.ts';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import type { Route } from './+types/citation-styles-comparison';

const { path, description, changed } = guidePages.comparison;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    ...guidePages.comparison,
    structuredData: [
      articleData({ path, headline: comparisonCopy.title, description, published: '2024-01-15', changed }),
    ],
  });

/** Runs once, when the page is built. */
export function loader() {
  return comparedReferences();
}

export default function Comparison({ loaderData: { references, tryLink } }: Route.ComponentProps) {
  const { eyebrow, title, lead, closing } = comparisonCopy;
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} aside={<FirstSights />} />
      <OneSource references={references} tryLink={tryLink} />
      <StyleCards references={references} />
      <ComparisonTable />
      <ChoiceList />
      <CallToAction {...closing}>
        <Button asChild look="primary" size="lg">
          <Link to="/">Start Citing Now</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/learn">Learn More</Link>
        </Button>
      </CallToAction>
    </>
  );
}
