import type { Alternative } from '@citewright/contract';
import { RecordChoices } from './record-choices.tsx';

interface NearMissListProps {
  alternatives: readonly Alternative[];
  onChoose: (chosen: Alternative) => void;
}

/** Published works that come near a citation for which none was found, to choose from. */
export function NearMissList({ alternatives, onChoose }: NearMissListProps) {
  const candidates = alternatives.map(({ formattedCitation, record }, index) => ({
    index,
    html: formattedCitation,
    record,
  }));
  const choose = (index: number | undefined) => {
    const chosen = alternatives[index ?? -1];
    if (chosen) onChoose(chosen);
  };
  return (
    <section aria-labelledby="near-misses" className="@container mt-4 border-t border-rule pt-3">
      <h4 id="near-misses" className="text-sm font-semibold">
        Is it one of these published works?
      </h4>
      <RecordChoices candidates={candidates} onChoose={choose} />
    </section>
  );
}
