import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

/** A question with its answer. */
export interface AccordionEntry {
  question: string;
  answer: ReactNode;
}

interface EntryProps extends AccordionEntry {
  open: boolean;
  onToggle: () => void;
}

function AccordionQuestion({ question, answer, open, onToggle }: EntryProps) {
  const id = useId();
  return (
    <li className="border-b border-rule">
      <h3>
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center justify-between gap-6 py-3 text-left text-base font-semibold hover:text-accent"
        >
          {question}
          <Plus
            aria-hidden="true"
            className={classNames(
              'size-5 shrink-0 text-accent transition-transform duration-200',
              open && 'rotate-45',
            )}
          />
        </button>
      </h3>
      {/* Hidden rather than not rendered, so that search engines can read collapsed answers. */}
      <div id={`${id}-answer`} hidden={!open} className="prose pr-8 pb-5 text-base!">
        {typeof answer === 'string' ? <p>{answer}</p> : answer}
      </div>
    </li>
  );
}

/** Questions with collapsible answers, one open at a time. Needs a new `key` when its entries change. */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <ul className="border-t border-rule">
      {entries.map((entry) => (
        <AccordionQuestion
          key={entry.question}
          {...entry}
          open={open === entry.question}
          onToggle={() => setOpen(open === entry.question ? undefined : entry.question)}
        />
      ))}
    </ul>
  );
}
