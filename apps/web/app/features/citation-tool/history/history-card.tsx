import { useState } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { usePrinting } from '~/ui/use-printing.ts';
import { AdditionSlot } from '../addition/addition-slot.tsx';
import { shownCitation } from '../result/shown-citation.ts';
import type { HistoryEntry } from './session-history.ts';
import { visibleHistory } from './visible-history.ts';

function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { format, html, text, language } = shownCitation(entry);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 py-1.5 @2xl:grid-cols-[5rem_1fr_auto]">
      <StyleBadge style={format} className="pt-2.5" />
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

/** The session's citations, newest first: five, and the older ones on demand. */
export function HistoryCard({ entries }: { entries: readonly HistoryEntry[] }) {
  const [expanded, setExpanded] = useState(false);
  const printing = usePrinting();
  const { shown, toggleLabel } = visibleHistory(entries, expanded || printing);
  return (
    <Card aria-labelledby="history-title" className="@container" data-print="result">
      <h3 id="history-title" className="font-display text-xl">
        This session’s citations
      </h3>
      <p className="mt-1 text-sm text-ink-soft" data-print="off">
        Kept until you close this tab. In a project they become one sorted list.
      </p>
      <ol className="mt-3 divide-y divide-rule">
        {shown.map((entry) => (
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
