import type { StyleId } from '@citewright/contract';
import { useMemo, useState } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { usePrinting } from '~/ui/use-printing.ts';
import { AdditionSlot } from '../addition/addition-slot.tsx';
import { shownCitation } from '../result/shown-citation.ts';
import { useRestyled } from '../result/use-restyled.ts';
import type { HistoryEntry } from './session-history.ts';
import { sessionHistory } from './use-session-history.ts';
import { visibleHistory } from './visible-history.ts';

function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { format, html, text, language } = shownCitation(entry);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 py-1.5 @2xl:grid-cols-[5rem_1fr_auto]">
      <StyleBadge style={format} className="min-w-0 pt-2.5" />
      <ReferenceText
        html={html}
        lang={language}
        className="col-span-2 row-start-2 py-2 @2xl:col-auto @2xl:row-auto"
      />
      <div className="flex">
        <AdditionSlot entry={entry} size="icon" />
        <CopyIconButton
          label={`Copy ${entry.citation.item.title ?? 'this reference'}`}
          content={() => entryContent(html, text)}
        />
      </div>
    </li>
  );
}

interface HistoryCardProps {
  entries: readonly HistoryEntry[];
  /** The selected style, which all citations follow. */
  format: StyleId;
}

/** The citations of this browser, newest first: five, and the older ones on demand. */
export function HistoryCard({ entries, format }: HistoryCardProps) {
  const [expanded, setExpanded] = useState(false);
  const printing = usePrinting();
  const all = expanded || printing;
  const { shown, toggleLabel } = useMemo(() => visibleHistory(entries, all), [entries, all]);
  const styled = useRestyled(shown, format);
  return (
    <Card aria-labelledby="history-title" className="@container" data-print="result">
      <div className="flex items-center justify-between gap-4">
        <h3 id="history-title" className="font-display text-xl">
          Your citations
        </h3>
        <Button look="quiet" data-print="off" onClick={() => sessionHistory().clear()}>
          Clear
          <span className="sr-only"> your citations</span>
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft" data-print="off">
        Kept in this browser until you clear them. In a project they become one sorted list.
      </p>
      <ol className="mt-3 divide-y divide-rule">
        {styled.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {toggleLabel && (
        <Button look="quiet" className="mt-2" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {toggleLabel}
        </Button>
      )}
    </Card>
  );
}
