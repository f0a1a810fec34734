import type { SearchChoice } from '@citewright/contract';
import { useEffect, useRef } from 'react';
import { itemTypeLabels } from '~/content/item-types.ts';
import { Button } from '~/ui/button.tsx';
import { type FoundWorks, marksOf, remarksOn } from '../choice/found-works.ts';
import { RecordChoices } from './record-choices.tsx';

interface WorkChoicesProps {
  works: FoundWorks;
  onChoose: (chosen: SearchChoice) => void;
  onManual: (() => void) | undefined;
}

/** The works that a title or a reference may mean. The list takes the focus when it appears. */
export function WorkChoices({ works: { found }, onChoose, onManual }: WorkChoicesProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { choices, clear } = found;
  const [first] = choices;
  const notesOf = (choice: SearchChoice) => [
    ...(clear && choice === first ? ['Very likely the work you mean.'] : []),
    [itemTypeLabels[choice.item.type], choice.record?.name].filter(Boolean).join(' · '),
    ...marksOf(choice),
  ];
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="work-choices" className="animate-appear">
      <h3 id="work-choices" className="font-display text-xl">
        Which work do you mean?
      </h3>
      {remarksOn(found).map((remark) => (
        <p key={remark} className="mt-1 text-sm text-ink-soft">
          {remark}
        </p>
      ))}
      <div className="mt-3 border-t border-rule">
        <RecordChoices offers={choices} notesOf={notesOf} onChoose={onChoose} />
      </div>
      {onManual && (
        <Button className="mt-3" onClick={onManual}>
          None of these: enter the details by hand
        </Button>
      )}
    </section>
  );
}
