import { useEffect, useState } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useRotation } from '~/ui/use-rotation.ts';
import { citationFacts, factAt, factInterval, firstFact } from '../generation/citation-facts.ts';
import { loadResultCard } from './lazy-result-card.ts';

/** A skeleton of the reference, with facts to read meanwhile. */
export function LoadingResult() {
  const [first] = useState(() => firstFact());
  useEffect(() => {
    // Where it fails, the card asks again.
    loadResultCard().catch(() => undefined);
  }, []);
  const { index } = useRotation(citationFacts.length, factInterval);
  return (
    <div className="border-l-3 border-rule pl-5">
      <div className="space-y-3 py-1.5">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="ml-[0.5in] h-5 w-9/12" />
        <Skeleton className="ml-[0.5in] h-5 w-5/12" />
      </div>
      <figure className="mt-6">
        <figcaption className="eyebrow text-ink-faint">Did you know?</figcaption>
        <p className="mt-1.5 font-serif text-ink-soft">{factAt(first + index)}</p>
      </figure>
    </div>
  );
}
