import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useRotation } from './use-rotation.ts';

/** One slide of a carousel. */
export interface Slide {
  /** The label of its dot. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** How long each slide is shown, in milliseconds. */
  interval: number;
  className?: string;
}

function Dot({ name, shown, onSelect }: { name: string; shown: boolean; onSelect: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Show ${name}`}
      aria-current={shown || undefined}
      onClick={onSelect}
      className="group flex h-11 w-9 items-center justify-center sm:w-11"
    >
      <span
        className={classNames(
          'h-2.5 rounded-full transition-[width,background-color] duration-200',
          shown ? 'w-6 bg-accent' : 'w-2.5 bg-rule-strong group-hover:bg-ink-soft',
        )}
      />
    </button>
  );
}

/**
 * Slides that advance automatically, with a dot for each. All share one grid cell, so that the layout does not shift.
 * Pauses on hover and focus, can be stopped, and does not advance under reduced motion.
 */
export function Carousel({ label, slides, interval, className }: CarouselProps) {
  const { index, select, stopped, setStopped, rest } = useRotation(slides.length, interval);
  return (
    <section aria-roledescription="carousel" aria-label={label} {...rest} className={className}>
      <div className="grid">
        {slides.map(({ name, content }, position) => (
          <div
            key={name}
            inert={position !== index}
            aria-hidden={position !== index}
            className={classNames(
              'col-start-1 row-start-1 transition-opacity duration-300',
              position === index ? 'opacity-100' : 'opacity-0',
            )}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap items-center sm:-ml-4">
        {slides.map(({ name }, position) => (
          <Dot key={name} name={name} shown={position === index} onSelect={() => select(position)} />
        ))}
        <IconButton
          label={stopped ? 'Play' : 'Pause'}
          onClick={() => setStopped(!stopped)}
          className="ml-auto motion-reduce:hidden [&_svg]:size-4"
        >
          {stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      </div>
    </section>
  );
}
