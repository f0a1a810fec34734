import type { StyleKey } from '@citewright/contract';
import { Undo2, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { historyWords } from '~/content/history.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { usePrinting } from '~/ui/use-printing.ts';
import { AdditionSlot } from '../addition/addition-slot.tsx';
import { shownCitation } from '../result/shown-citation.ts';
import { useRestyled } from '../result/use-restyled.ts';
import { type DrawKeeping, ListActions } from './list-actions.tsx';
import type { HistoryEntry } from './session-history.ts';
import { sessionHistory, useRemovedCount } from './use-session-history.ts';
import { isHidden, visibleHistory } from './visible-history.ts';

/** Removes a citation or all, and offers to bring back what was removed. */
function removeCited(id?: number): void {
  sessionHistory().remove(id);
  const action = { label: historyWords.undo, run: () => sessionHistory().restore(id) };
  toast({ title: id === undefined ? historyWords.cleared : historyWords.removed, action });
}

const rowId = (id: number) => `cited-${id}`;

/** `isLit`: it was just added or looked for. */
function HistoryRow({ entry, isLit }: { entry: HistoryEntry; isLit: boolean }) {
  const { format, html, text, language } = shownCitation(entry);
  return (
    <li
      id={rowId(entry.id)}
      tabIndex={-1}
      data-style={format}
      className={classNames(
        '-mx-2 grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 rounded-md px-2 py-1.5 @2xl:grid-cols-[5rem_1fr_auto]',
        isLit && 'animate-light bg-cite-wash',
      )}
    >
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
        <IconButton
          label={historyWords.remove(String(entry.citation.item.title ?? 'this reference'))}
          data-print="off"
          onClick={() => removeCited(entry.id)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface HistoryCardProps {
  entries: readonly HistoryEntry[];
  /** The selected style, which all citations follow. */
  format: StyleKey;
  /** Renders the control that makes a project of the list. */
  drawKeeping?: DrawKeeping | undefined;
  /** The entry that was just added. */
  lit?: number | undefined;
  /** An entry to show. */
  sought?: { id: number } | undefined;
}

function RestoreButton({ count }: { count: number }) {
  return (
    <Button look="quiet" onClick={() => sessionHistory().restore()}>
      <Undo2 aria-hidden="true" />
      {historyWords.restore(count)}
    </Button>
  );
}

/** The citations of this browser, newest first: five, and the older ones on demand. What was removed can be brought back. */
export function HistoryCard({ entries, format, drawKeeping, lit, sought }: HistoryCardProps) {
  const [expanded, setExpanded] = useState(false);
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    if (sought && isHidden(entries, sought.id)) setExpanded(true);
  }
  useEffect(() => {
    if (sought) document.getElementById(rowId(sought.id))?.focus();
  }, [sought]);
  const printing = usePrinting();
  const all = expanded || printing;
  const { shown, toggleLabel } = useMemo(() => visibleHistory(entries, all), [entries, all]);
  const styled = useRestyled(shown, format);
  const removed = useRemovedCount();
  return (
    <Card aria-labelledby="history-title" className="@container" data-print="result">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="history-title" className="font-display text-xl">
          {historyWords.heading}
        </h3>
        <div className="flex flex-wrap items-center gap-2" data-print="off">
          {removed > 0 && <RestoreButton count={removed} />}
          {entries.length > 0 && (
            <>
              <ListActions entries={entries} format={format} drawKeeping={drawKeeping} />
              <Button look="quiet" onClick={() => removeCited()}>
                {historyWords.clear}
                <span className="sr-only"> your citations</span>
              </Button>
            </>
          )}
        </div>
      </div>
      <p className="mt-1 text-sm text-ink-soft" data-print="off">
        {historyWords.about}
      </p>
      <ol className="mt-3 divide-y divide-rule">
        {styled.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} isLit={entry.id === lit} />
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
