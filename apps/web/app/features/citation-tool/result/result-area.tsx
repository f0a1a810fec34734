import type { Alternative } from '@citewright/contract';
import { styleLabel } from '~/content/styles.ts';
import { classNames } from '~/ui/class-names.ts';
import type { ToolState } from '../generation/tool-state.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import type { Corrections } from './corrections.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { LoadingResult } from './loading-result.tsx';
import { ProgressBanner } from './progress-banner.tsx';
import { ResultCard } from './result-card.tsx';

interface ResultAreaProps {
  state: ToolState;
  /** The entry that the outcome names. */
  entry: HistoryEntry | undefined;
  /** Runs the worked example; absent where something else teaches what to do. */
  onExample?: (() => void) | undefined;
  onManual?: (() => void) | undefined;
  onNearMiss: (chosen: Alternative) => void;
  /** Other records that may be meant instead of the shown one. */
  offers: readonly Alternative[];
  onChoose: (chosen: Alternative) => void;
  corrections?: Corrections | undefined;
}

function Content({
  state,
  entry,
  onExample,
  onManual,
  onNearMiss,
  offers,
  onChoose,
  corrections,
}: ResultAreaProps) {
  if (state.generation.status !== 'idle') return <LoadingResult />;
  if (state.outcome.kind === 'error') {
    const { message, nearMisses } = state.outcome;
    return (
      <ErrorCard
        message={message}
        nearMisses={nearMisses?.alternatives}
        onNearMiss={onNearMiss}
        onManual={onManual}
      />
    );
  }
  if (entry) {
    return (
      <ResultCard
        key={entry.id}
        entry={entry}
        offers={offers}
        onChoose={onChoose}
        corrections={corrections}
      />
    );
  }
  return onExample && <EmptyState onExample={onExample} />;
}

/** Where the answer appears: loading, an error, a result, or how to begin. Its live regions are always in the page. */
export function ResultArea(props: ResultAreaProps) {
  const { state, entry, onExample } = props;
  const shows =
    onExample !== undefined || state.generation.status !== 'idle' || state.outcome.kind !== 'empty';
  return (
    <div className={classNames('@container', shows && 'min-h-96 not-last:mb-8')}>
      <ProgressBanner generation={state.generation} />
      <p aria-live="polite" className="sr-only">
        {entry && `Citation generated in ${styleLabel(entry.citation.format)}`}
      </p>
      <Content {...props} />
    </div>
  );
}
