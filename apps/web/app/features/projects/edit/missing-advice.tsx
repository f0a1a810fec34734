import type { Notice } from '@citewright/contract';
import { Lightbulb } from 'lucide-react';
import { labelOf } from '~/content/item-fields.ts';
import { Button } from '~/ui/button.tsx';

interface MissingAdviceProps {
  notices: readonly Notice[];
  /** Moves the focus to the missing field. */
  onFill: (field: string) => void;
}

/** The fields that the style requires but the record lacks, each with a button that focuses it. */
export function MissingAdvice({ notices, onFill }: MissingAdviceProps) {
  if (notices.length === 0) return null;
  return (
    <ul aria-label="Missing fields" className="mt-5 space-y-4 border-t border-rule pt-4">
      {notices.map(({ message, fields = [] }) => (
        <li key={message} className="flex gap-2 text-sm text-ink-soft">
          <Lightbulb aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-accent" />
          <div>
            <p>{message}</p>
            {fields.slice(0, 1).map((field) => (
              <Button key={field} look="quiet" className="-ml-4" onClick={() => onFill(field)}>
                Fill it in
                <span className="sr-only">: {labelOf(field)}</span>
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
