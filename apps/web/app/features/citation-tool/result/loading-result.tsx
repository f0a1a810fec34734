import { useState } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import { pickFact } from '../generation/citation-facts.ts';

/** The result to come, in outline, with a fact to read meanwhile. */
export function LoadingResult() {
  const [fact] = useState(() => pickFact());
  return (
    <div>
      <div className="flex justify-between gap-4">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="mt-5 space-y-3">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="ml-[0.5in] h-5 w-9/12" />
        <Skeleton className="ml-[0.5in] h-5 w-5/12" />
      </div>
      <figure className="mt-8 border-t border-rule pt-4">
        <figcaption className="eyebrow text-ink-faint">Did you know?</figcaption>
        <p className="mt-1.5 font-serif text-ink-soft">{fact}</p>
      </figure>
    </div>
  );
}
