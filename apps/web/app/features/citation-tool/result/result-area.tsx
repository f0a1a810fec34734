import type { Alternative, SearchChoice } from '@citewright/contract';
import { plainTextOf } from '~/clipboard/clipboard-content.ts';
import { listedWords } from '~/content/history.ts';
import { styleLabel } from '~/content/styles.ts';
import { classNames } from '~/ui/class-names.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { FoundWorks } from '../choice/found-works.ts';
import type { NearMisses } from '../choice/near-misses.ts';
import type { Repeated, ToolState } from '../generation/tool-state.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import type { Corrections } from './corrections.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { LazyResultCard } from './lazy-result-card.ts';
import { ListedNote } from './listed-note.tsx';
import { LoadingResult } from './loading-result.tsx';
import { ProgressBanner } from './progress-banner.tsx';
import type { WorkedExample } from './worked-example.ts';

// They come with an answer: the network is there.
const WorkChoices = lazyPart(async () => (await import('./work-choices.tsx')).WorkChoices);

interface ResultAreaProps {
  state: ToolState;
  /** The entry of the outcome. */
  entry: HistoryEntry | undefined;
  /** Runs the worked example; absent if the page has other instructions. */
  onExample?: (() => void) | undefined;
  /** The worked example as it comes out. */
  example?: WorkedExample | undefined;
  /** Whether citations have been generated before. */
  begun: boolean;
  onManual?: (() => void) | undefined;
  onNearMiss: (nearMisses: NearMisses, chosen: Alternative) => void;
  onWork: (works: FoundWorks, chosen: SearchChoice) => void;
  /** Alternatives to the shown record. */
  offers: readonly Alternative[];
  onChoose: (chosen: Alternative) => void;
  corrections?: Corrections | undefined;
  /** Shows a source in the list that has it already; absent where there is no other list than the result. */
  onShow?: ((repeated: Repeated) => void) | undefined;
  onAddAnyway: (repeated: Repeated) => void;
  /** Takes the result out of the project. */
  onUndo?: (() => void) | undefined;
}

const repeatedTitle = ({ citation: { item, plainText } }: Repeated) =>
  plainTextOf(String(item.title ?? plainText));

/** What a screen reader hears of the outcome. */
function announcement({ outcome }: ToolState, entry: HistoryEntry | undefined): string | undefined {
  if (outcome.kind === 'listed') return `${listedWords.title}: ${repeatedTitle(outcome.repeated)}`;
  return entry && `Citation generated in ${styleLabel(entry.citation.format)}: ${entry.citation.plainText}`;
}

function Content({
  state,
  entry,
  onExample,
  example,
  begun,
  onManual,
  onNearMiss,
  onWork,
  offers,
  onChoose,
  corrections,
  onShow,
  onAddAnyway,
  onUndo,
}: ResultAreaProps) {
  if (state.generation.status !== 'idle') return <LoadingResult />;
  if (state.outcome.kind === 'error') {
    const { message, nearMisses } = state.outcome;
    return (
      <ErrorCard
        message={message}
        nearMisses={nearMisses?.alternatives}
        onNearMiss={(chosen) => nearMisses && onNearMiss(nearMisses, chosen)}
        onManual={onManual}
      />
    );
  }
  if (state.outcome.kind === 'choices') {
    const { works } = state.outcome;
    return (
      <WorkChoices
        waiting={<LoadingResult />}
        works={works}
        onChoose={(chosen) => onWork(works, chosen)}
        onManual={onManual}
      />
    );
  }
  const repeated = state.outcome.kind === 'listed' ? state.outcome.repeated : undefined;
  if (entry || repeated) {
    return (
      <>
        {repeated && (
          <ListedNote
            title={repeatedTitle(repeated)}
            onShow={onShow && (() => onShow(repeated))}
            onAdd={() => onAddAnyway(repeated)}
          />
        )}
        {entry && (
          <LazyResultCard
            waiting={<LoadingResult />}
            key={entry.id}
            entry={entry}
            offers={offers}
            onChoose={onChoose}
            corrections={corrections}
            onUndo={onUndo}
          />
        )}
      </>
    );
  }
  return onExample && <EmptyState begun={begun} example={example} onExample={onExample} />;
}

/** The result area: loading, an error, a result, or instructions. Its live regions are always rendered. */
export function ResultArea(props: ResultAreaProps) {
  const { state, entry, onExample, onUndo } = props;
  const shows =
    onExample !== undefined || state.generation.status !== 'idle' || state.outcome.kind !== 'empty';
  return (
    <div
      className={classNames(
        '@container',
        shows && 'not-last:mb-8',
        shows && !onUndo && 'h-full min-h-80 not-last:h-auto',
      )}
    >
      <ProgressBanner generation={state.generation} />
      <p aria-live="polite" className="sr-only">
        {announcement(state, entry)}
      </p>
      <Content {...props} />
    </div>
  );
}
