import { annotationPrompts, annotationWords } from '~/content/annotations.ts';
import { Button } from '~/ui/button.tsx';
import { storedValue, useStored } from '~/ui/stored-value.ts';

/** Whether the prompts are hidden in this browser. */
const hiddenPrompts = storedValue('annotation-prompts-hidden', false, (json) => json === true);

/** What to write, until somebody hides it. */
export function AnnotationPrompts() {
  const hidden = useStored(hiddenPrompts);
  if (hidden)
    return (
      <Button look="quiet" className="-ml-4" onClick={() => hiddenPrompts.write(false)}>
        {annotationWords.show}
      </Button>
    );
  return (
    <section
      aria-label={annotationWords.show}
      className="rounded-md border border-rule bg-sunk py-1 pr-1 pl-4"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-sm font-semibold">{annotationWords.show}</h3>
        <Button look="quiet" onClick={() => hiddenPrompts.write(true)}>
          {annotationWords.hide}
        </Button>
      </div>
      <dl className="pb-2 text-sm text-ink-soft">
        {annotationPrompts.map(({ name, question }) => (
          <div key={name}>
            <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{question}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
