import { contactCopy, responseTimes, responseTimesInterval } from '~/content/contact.ts';
import { Carousel } from '~/ui/carousel.tsx';

/** The response time for each kind of message, one at a time. */
export function ResponseTimes() {
  return (
    <Carousel
      label={contactCopy.carouselLabel}
      interval={responseTimesInterval}
      slides={responseTimes.map(({ label, time }) => ({
        name: label,
        content: (
          <p className="flex flex-col">
            <span className="eyebrow text-ink-faint">{label}</span>{' '}
            <span className="mt-3 font-display text-3xl text-accent [font-feature-settings:'lnum']">
              {time}
            </span>
          </p>
        ),
      }))}
      className="rounded-lg border border-rule border-t-accent bg-raised px-6 pt-8 pb-3 shadow-float [border-top-width:5px] sm:px-9"
    />
  );
}
