import { useState } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import { pickFact } from '../generation/citation-facts.ts';

/** A skeleton of the reference, with a fact to read meanwhile. */
export function LoadingResult() {
  const [fact] = useState(() => pickFact());
  return (
    <div className="border-l-3 border-rule pl-5">
      <div className="space-y-3 py-1.5">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="ml-[0.5in] h-5 w-9/12" />
        <Skeleton className="ml-[0.5in] h-5 w-5/12" />
      </div>
      <figure className="mt-6">
        <figcaption className="eyebrow text-ink-faint">Did you know?</figcaption>
        <p className="mt-1.5 font-serif text-ink-soft">{fact}</p>
      </figure>
    </div>
  );
}
