import { Link } from 'react-router';
import { bestGeneratorsCopy, generatorQuestions } from '~/content/best-generators.ts';
import { guidePages } from '~/content/guide-pages.ts';
import { CriteriaGrid } from '~/features/best-generators/criteria-grid.tsx';
import { GeneratorGrid } from '~/features/best-generators/generator-grid.tsx';
import { ReviewList } from '~/features/best-generators/review-list.tsx';
import { ScoreBoard } from '~/features/best-generators/score-board.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { articleData, faqData } from '~/shell/structured-data.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { GuideDates } from '~/ui/guide-dates.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { Section } from '~/ui/section.tsx';
import type { Route } from './+types/best-citation-generators';

const { path, description } = guidePages.bestGenerators;
const { eyebrow, title, lead, published, changed, readTime, questions, closing } = bestGeneratorsCopy;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    ...guidePages.bestGenerators,
    structuredData: [
      articleData({ path, headline: title, description, published, changed }),
      faqData(generatorQuestions),
    ],
  });

export default function BestGenerators() {
  return (
    <>
      <PageHero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={<GuideDates published={published} changed={changed} readTime={readTime} />}
        aside={<ScoreBoard />}
      />
      <CriteriaGrid />
      <ReviewList />
      <GeneratorGrid />
      <Section id="questions" title={questions.title}>
        <div className="max-w-3xl">
          <Accordion entries={generatorQuestions} />
        </div>
      </Section>
      <CallToAction {...closing}>
        <Button asChild look="primary" size="lg">
          <Link to="/">Start Citing Now</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/citation-styles-comparison">Compare Styles</Link>
        </Button>
      </CallToAction>
    </>
  );
}
