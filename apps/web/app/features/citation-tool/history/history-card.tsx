import type { StyleId } from '@citewright/contract';
import { Copy, Undo2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { printedContent } from '~/clipboard/printed-content.ts';
import { entryContent } from '~/clipboard/reference-content.ts';
import { useCopy } from '~/clipboard/use-copy.ts';
import { historyWords } from '~/content/history.ts';
import { loadFormatter } from '~/engine/load-formatter.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { usePrinting } from '~/ui/use-printing.ts';
import { AdditionSlot } from '../addition/addition-slot.tsx';
import { shownCitation } from '../result/shown-citation.ts';
import { useRestyled } from '../result/use-restyled.ts';
import type { HistoryEntry } from './session-history.ts';
import { sessionHistory, useRemovedCount } from './use-session-history.ts';
import { visibleHistory } from './visible-history.ts';

/** Removes a citation or all, and offers to bring back what was removed. */
function removeCited(id?: number): void {
  sessionHistory().remove(id);
  const action = { label: historyWords.undo, run: () => sessionHistory().restore(id) };
  toast({ title: id === undefined ? historyWords.cleared : historyWords.removed, action });
}

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
  format: StyleId;
}

/** Copies all citations as the list that the style makes of them, sorted or numbered. */
function CopyAll({ entries, format }: HistoryCardProps) {
  const { copied, copy } = useCopy();
  const copyAll = async () => {
    const formatter = await loadFormatter([format]);
    if (!formatter)
      return toast({
        title: historyWords.notCopied,
        description: historyWords.notCopiedAdvice,
        tone: 'failure',
      });
    // Each with an id of its own: several records may share one.
    const items = entries.map(({ id, citation }) => ({ ...citation.item, id }));
    await copy(printedContent(formatter, formatter.formatBibliography(items, format), format));
  };
  return (
    <Button onClick={copyAll}>
      <Copy aria-hidden="true" />
      {copied ? 'Copied' : historyWords.copyAll}
    </Button>
  );
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
export function HistoryCard({ entries, format }: HistoryCardProps) {
  const [expanded, setExpanded] = useState(false);
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
              <Button look="quiet" onClick={() => removeCited()}>
                {historyWords.clear}
                <span className="sr-only"> your citations</span>
              </Button>
              <CopyAll entries={entries} format={format} />
            </>
          )}
        </div>
      </div>
      <p className="mt-1 text-sm text-ink-soft" data-print="off">
        {historyWords.about}
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
