import { useCallback, useEffect, useRef } from 'react';
import type { Formatter } from '~/engine/load-formatter.ts';
import { type ListHandle, VirtualPage } from '~/ui/virtual-list.tsx';
import { WholePage } from '~/ui/whole-page.tsx';
import { EntryCard } from '../entry/entry-card.tsx';
import type { Entry } from '../state/check-state.ts';
import { type Decision, recordOf, withWhole } from '../state/decision.ts';
import { focusRendered } from './focus-rendered.ts';
import { useEntryKeys } from './use-entry-keys.ts';

/** Up to how many entries all are in the page, so that the browser's own search finds them. */
const mostWhole = 200;

/** Pixels that the bar above the list covers. */
const barHeight = 132;

interface EntryListProps {
  entries: readonly Entry[];
  /** The entry to begin with. */
  opened: number | undefined;
  style: string;
  styleName: string;
  formatter: Formatter | undefined;
  isRunning: boolean;
  onDecide: (index: number, decision: Decision) => void;
  onRetry: (index: number) => void;
}

/** The entries in the order of the list; of a very long list only those in view are rendered. */
export function EntryList({ entries, opened, onDecide, ...card }: EntryListProps) {
  const list = useRef<ListHandle>(null);
  const first = useRef(entries);
  useEffect(() => {
    const position = first.current.findIndex(({ index }) => index === opened);
    if (position < 0) return;
    list.current?.scrollTo(position);
    focusRendered(`[data-entry="${opened}"]`);
  }, [opened]);
  useEntryKeys({
    entries,
    list,
    onSide: ({ index, result, decision }, side) => {
      if (result && recordOf(result, decision)) onDecide(index, withWhole(decision, side));
    },
  });
  const keyAt = useCallback((position: number) => entries[position]?.index ?? position, [entries]);
  const Page = entries.length > mostWhole ? VirtualPage : WholePage;
  return (
    <Page
      handle={list}
      covered={barHeight}
      count={entries.length}
      keyAt={keyAt}
      label="Entries"
      estimate={260}
      className="rounded-lg border border-rule bg-raised shadow-page"
    >
      {(position) => {
        const entry = entries[position];
        return entry && <EntryCard {...card} entry={entry} onDecide={onDecide} />;
      }}
    </Page>
  );
}
