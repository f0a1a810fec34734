import type { Alternative } from '@citewright/contract';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { isbnTips, type ProblemText, readProblem } from '../problem/problem-text.ts';
import { NearMissList } from './near-miss-list.tsx';

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-0.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Advice, folded: it is the same for every input of a kind. */
function Advice({ causes, remedies, aboutIsbn }: Pick<ProblemText, 'causes' | 'remedies' | 'aboutIsbn'>) {
  const parts = [
    { title: 'What you can try', points: remedies },
    { title: 'Common causes', points: causes },
    { title: 'Tips for ISBNs', points: aboutIsbn ? isbnTips : [] },
  ];
  const [first, ...others] = parts.filter(({ points }) => points.length > 0);
  if (!first) return null;
  return (
    <details className="group mt-2">
      <FoldSummary>{first.title}</FoldSummary>
      <Points points={first.points} />
      {others.map(({ title, points }) => (
        <div key={title} className="mt-3">
          <h4 className="mb-1 text-sm font-semibold">{title}</h4>
          <Points points={points} />
        </div>
      ))}
    </details>
  );
}

interface ErrorCardProps {
  message: string;
  /** Alternative records to choose from. */
  nearMisses?: readonly Alternative[] | undefined;
  onNearMiss: (chosen: Alternative) => void;
  /** Opens manual entry; absent if it is already open. */
  onManual?: (() => void) | undefined;
}

/**
 * What is wrong, what to do about it, and folded below that the possible causes. The focus stays in the input so that it can be corrected at once;
 * the card takes the focus only if it was lost because the submit button was disabled.
 */
export function ErrorCard({ message, nearMisses = [], onNearMiss, onManual }: ErrorCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { headline, details, causes, remedies, aboutIsbn } = readProblem(message);
  return (
    <div ref={card} tabIndex={-1} role="alert" className="animate-appear border-l-3 border-l-danger pl-5">
      <h3 className="flex items-center gap-1.5 text-sm font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        Unable to generate citation
      </h3>
      <p className="mt-1.5 font-display text-xl text-balance [overflow-wrap:anywhere]">{headline}</p>
      {details.map((detail) => (
        <p key={detail} className="mt-1 text-sm text-ink-soft">
          {detail}
        </p>
      ))}
      {nearMisses.length > 0 && <NearMissList offers={nearMisses} onChoose={onNearMiss} />}
      {onManual && (
        <Button className="mt-5" onClick={onManual}>
          Enter the details by hand
        </Button>
      )}
      <Advice causes={causes} remedies={remedies} aboutIsbn={aboutIsbn} />
    </div>
  );
}
