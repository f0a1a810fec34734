import type { Alternative } from '@citewright/contract';
import { ChevronRight } from 'lucide-react';
import { RecordChoices } from './record-choices.tsx';

interface OtherRecordsProps {
  offers: readonly Alternative[];
  onChoose: (chosen: Alternative) => void;
}

/** The other works that may be meant, each one click away. */
export function OtherRecords({ offers, onChoose }: OtherRecordsProps) {
  if (offers.length === 0) return null;
  return (
    <details className="group border-t border-rule pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open:rotate-90"
        />
        Not this one?
        <span className="font-normal text-ink-faint">
          {offers.length === 1 ? '1 other record' : `${offers.length} other records`}
        </span>
      </summary>
      <RecordChoices offers={offers} onChoose={onChoose} />
    </details>
  );
}
