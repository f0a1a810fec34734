import { useId } from 'react';
import { Button } from '~/ui/button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import type { Candidate } from './shown-citation.ts';

interface RecordChoicesProps {
  candidates: readonly Candidate[];
  onChoose: (index: number | undefined) => void;
}

/** Records that may be meant, each with a button that takes it. Screen readers hear the reference with its button. */
export function RecordChoices({ candidates, onChoose }: RecordChoicesProps) {
  const listId = useId();
  return (
    <ul className="divide-y divide-rule">
      {candidates.map(({ index, html, record }) => {
        const id = `${listId}-${index ?? 'first'}`;
        return (
          <li key={id} className="flex flex-col gap-2 py-3 @lg:flex-row @lg:items-start">
            <div id={id} className="min-w-0 flex-1">
              <ReferenceText html={html} className="text-sm" />
              {record && <p className="mt-0.5 pl-[0.5in] text-xs text-ink-faint">{record.name}</p>}
            </div>
            <Button className="self-start" aria-describedby={id} onClick={() => onChoose(index)}>
              Use this one
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
