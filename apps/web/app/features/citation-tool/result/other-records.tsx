import type { Alternative } from '@citewright/contract';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { RecordChoices } from './record-choices.tsx';

interface OtherRecordsProps {
  offers: readonly Alternative[];
  onChoose: (chosen: Alternative) => void;
}

/** Other works that may be meant, each selectable with one click. */
export function OtherRecords({ offers, onChoose }: OtherRecordsProps) {
  if (offers.length === 0) return null;
  return (
    <details className="group border-t border-rule pt-2">
      <FoldSummary>
        Not this one?
        <span className="font-normal text-ink-faint">
          {offers.length === 1 ? '1 other record' : `${offers.length} other records`}
        </span>
      </FoldSummary>
      <RecordChoices offers={offers} onChoose={onChoose} />
    </details>
  );
}
