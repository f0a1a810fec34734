import { historyWords } from '~/content/history.ts';
import { Card } from '~/ui/card.tsx';
import { earlyHistoryId } from './early-history-id.ts';

/**
 * The list of a browser's citations until the tool is here: `earlyScript` fills and shows it before the first paint, and the tool takes it
 * away. Its measures are those of `HistoryCard`.
 */
export function EarlyHistory() {
  return (
    <div id={earlyHistoryId} hidden suppressHydrationWarning className="@container mt-6">
      <Card className="@container" aria-busy="true" aria-label={historyWords.heading}>
        <h3 className="flex min-h-11 items-center font-display text-xl">{historyWords.heading}</h3>
        <p className="mt-1 text-sm text-ink-soft">{historyWords.about}</p>
        <ol
          suppressHydrationWarning
          className="mt-3 divide-y divide-rule"
          // Not React's: the script's.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </Card>
    </div>
  );
}
