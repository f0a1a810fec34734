import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useRotation } from './use-rotation.ts';

/** One picture of a carousel. */
export interface Slide {
  /** What it shows; its dot is named after it. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** How long each one stands, in milliseconds. */
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
 * Slides that follow one another by themselves, with a dot for each. All lie in the same place, so that nothing moves when
 * they change. It rests under the pointer and the focus, can be stopped, and stands still under reduced motion.
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
