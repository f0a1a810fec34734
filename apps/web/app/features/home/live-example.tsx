import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { styleName } from '~/content/styles.ts';
import { Badge } from '~/ui/badge.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import { useRotation } from '~/ui/use-rotation.ts';
import type { ExampleReference } from './home-references.ts';

/** How long each example is shown, in milliseconds (specification §9). */
const exampleInterval = 4_000;

/** A line of the card with its label in the margin. */
function Glossed({ gloss, children }: { gloss: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-t border-rule py-4 sm:grid-cols-[5rem_1fr]">
      <dt className="eyebrow pt-1 text-ink-faint">{gloss}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ExampleCard({ example, shown }: { example: ExampleReference; shown: boolean }) {
  const { style, type, source, referenceHtml, inTextHtml } = example;
  return (
    <article
      data-style={style}
      inert={!shown}
      aria-hidden={!shown}
      className={classNames(
        'col-start-1 row-start-1 flex flex-col transition-opacity duration-300',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <header className="flex items-baseline justify-between gap-4 pb-4">
        <h3 className="font-display text-xl text-cite">{styleName(style)}</h3>
        <p className="font-serif text-base text-ink-soft italic">{type}</p>
      </header>
      <dl className="flex flex-1 flex-col">
        <Glossed gloss="Source">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="cite">{source.kind}</Badge>
            <span className="font-mono text-sm [overflow-wrap:anywhere]">{source.text}</span>
          </span>
        </Glossed>
        <Glossed gloss="Reference">
          {/* As high as a long reference, so that the lines below do not move when the example changes. */}
          <div className="min-h-[5lh] text-base leading-normal sm:min-h-[4lh] sm:text-lg sm:leading-normal lg:min-h-[6lh]">
            <ReferenceText html={referenceHtml} className="leading-normal!" />
          </div>
        </Glossed>
        <Glossed gloss="In the text">
          <ReferenceInline html={inTextHtml} className="text-base" />
        </Glossed>
      </dl>
    </article>
  );
}

/**
 * One reference per style, changing every four seconds. All five share one grid cell, so that the panel is as high as
 * the longest and the layout does not shift. Pauses on hover and focus, and can be stopped.
 */
export function LiveExample({ examples }: { examples: readonly ExampleReference[] }) {
  const { index, select, stopped, setStopped, rest } = useRotation(examples.length, exampleInterval);
  const current = examples[index];
  return (
    <section
      aria-labelledby="live-examples"
      data-style={current?.style}
      {...rest}
      className="rounded-lg border border-rule border-t-cite bg-raised shadow-float transition-colors duration-300 [border-top-width:5px]"
    >
      <h2 id="live-examples" className="sr-only">
        Live examples
      </h2>
      <div className="grid px-5 pt-6 sm:px-8">
        {examples.map((example, position) => (
          <ExampleCard key={example.style} example={example} shown={position === index} />
        ))}
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-rule px-2 py-1.5 sm:px-5">
        <ul className="flex flex-wrap">
          {examples.map(({ style }, position) => (
            <li key={style} data-style={style}>
              <button
                type="button"
                aria-pressed={position === index}
                aria-label={`Show the ${styleName(style)} example`}
                onClick={() => select(position)}
                className={classNames(
                  'min-h-11 min-w-11 px-2 text-xs font-semibold sm:px-3',
                  position === index ? 'text-cite' : 'text-ink-faint hover:text-ink',
                )}
              >
                <span
                  className={classNames(
                    'border-b-2 pb-0.5',
                    position === index ? 'border-cite' : 'border-transparent',
                  )}
                >
                  {styleName(style)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <IconButton
          label={stopped ? 'Play the examples' : 'Pause the examples'}
          onClick={() => setStopped(!stopped)}
          className="motion-reduce:hidden [&_svg]:size-4"
        >
          {stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      </div>
    </section>
  );
}
