import { careersCopy } from '~/content/careers.ts';
import { informationPages } from '~/content/information-pages.ts';
import { CareerValues } from '~/features/careers/career-values.tsx';
import { Positions } from '~/features/careers/positions.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { Section } from '~/ui/section.tsx';
import { writeLetter } from '~/ui/write-letter.ts';
import type { Route } from './+types/careers';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.careers);

export default function Careers() {
  return (
    <>
      <PageHero eyebrow={careersCopy.eyebrow} title={careersCopy.title} lead={careersCopy.lead} />
      <Section id="values" title="Our values" ground="sunk">
        <CareerValues />
      </Section>
      <Section id="positions" title={careersCopy.positionsHeading}>
        <p className="mb-8 max-w-2xl font-serif text-lg text-ink-soft">{careersCopy.positionsText}</p>
        <Positions />
      </Section>
      <CallToAction title={careersCopy.resumeHeading} text={careersCopy.resumeText}>
        <Button look="ink" size="lg" onClick={() => writeLetter('My resume')}>
          Send Us Your Resume
        </Button>
      </CallToAction>
    </>
  );
}
