import type { StyleKey } from '@citewright/contract';
import { Undo2, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { plainTextOf } from '~/clipboard/clipboard-content.ts';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { historyWords, togetherWords } from '~/content/history.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { usePrinting } from '~/ui/use-printing.ts';
import { AdditionSlot } from '../addition/addition-slot.tsx';
import { shownCitation } from '../result/shown-citation.ts';
import { useRestyled } from '../result/use-restyled.ts';
import { type DrawKeeping, HistoryActions } from './history-actions.tsx';
import type { HistoryEntry } from './session-history.ts';
import { sessionHistory, useRemovedCount } from './use-session-history.ts';
import { isHidden, visibleHistory } from './visible-history.ts';

const TogetherLine = lazyPart(async () => (await import('~/clipboard/together-line.tsx')).TogetherLine);

/** Removes a citation or all, and offers to bring back what was removed. */
function removeCited(id?: number): void {
  sessionHistory().remove(id);
  const action = { label: historyWords.undo, run: () => sessionHistory().restore(id) };
  toast({ title: id === undefined ? historyWords.cleared : historyWords.removed, action });
}

const rowId = (id: number) => `cited-${id}`;

interface HistoryRowProps {
  entry: HistoryEntry;
  /** It was just added or looked for. */
  isLit: boolean;
  /** Whether it is cited with others; absent while none are chosen. */
  ticked: boolean | undefined;
  onToggle: (id: number) => void;
}

function HistoryRow({ entry, isLit, ticked, onToggle }: HistoryRowProps) {
  const { format, html, text, language } = shownCitation(entry);
  const title = plainTextOf(String(entry.citation.item.title ?? 'this reference'));
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
      {ticked === undefined ? (
        <StyleBadge style={format} className="min-w-0 pt-2.5" />
      ) : (
        <Checkbox
          label={togetherWords.select(title)}
          labelHidden
          checked={ticked}
          onChange={() => onToggle(entry.id)}
          className="justify-self-start"
        />
      )}
      <ReferenceText
        html={html}
        lang={language}
        className="col-span-2 row-start-2 py-2 @2xl:col-auto @2xl:row-auto"
      />
      <div className="flex">
        <AdditionSlot entry={entry} size="icon" />
        <CopyIconButton label={`Copy ${title}`} content={() => entryContent(html, text)} />
        <IconButton label={historyWords.remove(title)} data-print="off" onClick={() => removeCited(entry.id)}>
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
  // Absent while no sources are chosen to be cited together.
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const works = useMemo(
    () => entries.map(({ id, citation: { item, locator } }) => ({ id, item, locator })).toReversed(),
    [entries],
  );
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
              <HistoryActions entries={entries} format={format} drawKeeping={drawKeeping} />
              {entries.length > 1 && (
                <Button
                  look="quiet"
                  aria-pressed={chosen !== undefined}
                  onClick={() => setChosen(chosen ? undefined : new Set())}
                >
                  {chosen ? togetherWords.end : togetherWords.begin}
                </Button>
              )}
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
      {chosen && (
        <div className="mt-3" data-print="off">
          <TogetherLine works={works} chosen={chosen} style={format} />
        </div>
      )}
      <ol className="mt-3 divide-y divide-rule">
        {styled.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            isLit={entry.id === lit}
            ticked={chosen?.has(entry.id)}
            onToggle={toggle}
          />
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
