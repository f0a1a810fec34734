import { Link } from 'react-router';
import { aboutCopy, mission } from '~/content/about.ts';
import { informationPages } from '~/content/information-pages.ts';
import { StatsCarousel } from '~/features/about/stats-carousel.tsx';
import { Values } from '~/features/about/values.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { Section } from '~/ui/section.tsx';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.about);

export default function About() {
  return (
    <>
      <PageHero
        eyebrow={aboutCopy.eyebrow}
        title={aboutCopy.title}
        lead={aboutCopy.lead}
        aside={<StatsCarousel />}
      />
      <Section id="mission" title={mission.heading} ground="sunk">
        <div className="gap-x-14 font-serif text-lg md:columns-2 [&_p+p]:mt-5 md:[&_p+p]:mt-0">
          {mission.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={
                index === 0
                  ? 'break-inside-avoid first-letter:float-left first-letter:mt-1 first-letter:mr-2.5 first-letter:font-display first-letter:text-[3.6rem] first-letter:leading-[0.78] first-letter:text-accent'
                  : 'break-inside-avoid'
              }
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section id="values" title="What we hold to">
        <Values />
      </Section>
      <CallToAction
        title="See for yourself"
        text="Paste a DOI that you know by heart, and check what comes back."
      >
        <Button asChild look="primary" size="lg">
          <Link to="/">Open the generator</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/contact">Write to us</Link>
        </Button>
      </CallToAction>
    </>
  );
}
