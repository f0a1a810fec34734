import type { Alternative } from '@citewright/contract';
import { RecordChoices } from './record-choices.tsx';

interface NearMissListProps {
  offers: readonly Alternative[];
  onChoose: (chosen: Alternative) => void;
}

/** Published works similar to an in-text citation that matched none. */
export function NearMissList({ offers, onChoose }: NearMissListProps) {
  return (
    <section aria-labelledby="near-misses" className="mt-4 border-t border-rule pt-3">
      <h4 id="near-misses" className="text-sm font-semibold">
        Is it one of these published works?
      </h4>
      <RecordChoices offers={offers} onChoose={onChoose} />
    </section>
  );
}
