import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export interface VirtualListProps<Entry> {
  entries: readonly Entry[];
  /** The same function each time: a new one has the places of all entries reckoned anew. */
  keyOf: (entry: Entry) => number;
  label: string;
  /** How high an entry is until it has been measured, in pixels. */
  estimate: number;
  className?: string;
  children: (entry: Entry) => ReactNode;
}

/** Up to how many entries a list is drawn whole. */
const shortList = 20;

/** Entries beyond the edges that are drawn of a longer one, so that Tab and a screen reader find the next. */
const beyond = 3;

/**
 * A list that scrolls by itself and draws only what is in sight, so that it is there at once however long it is. Screen
 * readers are told how many entries there are; the entry that has the focus stays while it is scrolled out of sight.
 */
export function VirtualList<Entry>({
  entries,
  keyOf,
  label,
  estimate,
  className,
  children,
}: VirtualListProps<Entry>) {
  const scroller = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const kept = focused !== undefined && focused < range.count ? [focused] : [];
      return [...new Set([...shown, ...kept])].sort((one, other) => one - other);
    },
    [focused],
  );
  const getItemKey = useCallback(
    (index: number) => {
      const entry = entries[index];
      return entry === undefined ? index : keyOf(entry);
    },
    [entries, keyOf],
  );
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey,
    overscan: entries.length > shortList ? beyond : shortList,
    rangeExtractor,
  });
  return (
    <section
      ref={scroller}
      aria-label={label}
      className={classNames('overflow-y-auto contain-content', className)}
    >
      <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const entry = entries[index];
          return (
            entry !== undefined && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 contain-layout border-b border-rule last:border-b-0"
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => setFocused(index)}
                onBlur={() => setFocused(undefined)}
              >
                {children(entry)}
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
