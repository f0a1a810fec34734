import type { Alternative } from '@citewright/contract';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { isbnTips, readProblem } from '../problem/problem-text.ts';
import { NearMissList } from './near-miss-list.tsx';

function ErrorPoints({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function TipsBox({ children }: { children: ReactNode }) {
  return <div className="mt-5 rounded-md bg-sunk px-4 pt-0.5 pb-4">{children}</div>;
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
 * The error, its possible causes and what to do next. The focus stays in the input so that it can be corrected at once;
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
      <h3 className="flex items-center gap-2 font-display text-xl text-danger">
        <CircleAlert aria-hidden="true" className="size-5.5 shrink-0" />
        Unable to generate citation
      </h3>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{headline}</p>
      {details.map((detail) => (
        <p key={detail} className="mt-1 text-sm text-ink-soft">
          {detail}
        </p>
      ))}
      {nearMisses.length > 0 && <NearMissList offers={nearMisses} onChoose={onNearMiss} />}
      <ErrorPoints title="Common causes" points={causes} />
      <ErrorPoints title="What you can try" points={remedies} />
      {aboutIsbn && (
        <TipsBox>
          <ErrorPoints title="Tips for ISBNs" points={isbnTips} />
        </TipsBox>
      )}
      {onManual && (
        <Button className="mt-5" onClick={onManual}>
          Enter the details by hand
        </Button>
      )}
    </div>
  );
}
