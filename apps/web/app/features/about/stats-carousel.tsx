import { aboutCopy, stats, statsInterval } from '~/content/about.ts';
import { Carousel } from '~/ui/carousel.tsx';

/** The figures of the about page, one at a time. */
export function StatsCarousel() {
  return (
    <Carousel
      label={aboutCopy.statsLabel}
      interval={statsInterval}
      slides={stats.map(({ name, figure, text }) => ({
        name,
        content: (
          <p className="flex flex-col">
            <span className="font-display text-[clamp(3.5rem,11vw,5.5rem)] leading-none whitespace-nowrap text-accent [font-feature-settings:'lnum']">
              {figure}
            </span>{' '}
            <span className="mt-4 font-serif text-lg text-ink-soft">{text}</span>
          </p>
        ),
      }))}
      className="rounded-lg border border-rule border-t-accent bg-raised px-6 pt-9 pb-3 shadow-float [border-top-width:5px] sm:px-9"
    />
  );
}
