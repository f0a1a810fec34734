import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { usePrinting } from './use-printing.ts';

export interface VirtualListProps {
  count: number;
  /** The same function as long as the entries are the same: a new one has their places reckoned anew. */
  keyAt: (index: number) => number;
  label: string;
  /** How high an entry is until it has been measured, in pixels. */
  estimate: number;
  className?: string;
  children: (index: number) => ReactNode;
}

/** Entries beyond the edges that are drawn, so that Tab and a screen reader find the next; each more is a slower leap. */
const beyond = 2;

/**
 * A list that scrolls by itself and draws only what is in sight (`LongList` is its face). Screen
 * readers are told how many entries there are; the entry that has the focus stays while it is scrolled out of sight. On paper
 * it stands whole.
 */
export function VirtualList({ count, keyAt, label, estimate, className, children }: VirtualListProps) {
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
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    overscan: beyond,
    rangeExtractor,
  });
  if (usePrinting()) {
    return (
      <ol aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <li key={keyAt(index)} className="border-b border-rule last:border-b-0">
            {children(index)}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <section
      ref={scroller}
      aria-label={label}
      className={classNames('overflow-y-auto contain-content', className)}
    >
      <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 contain-layout border-b border-rule last:border-b-0"
            style={{ transform: `translateY(${start}px)` }}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(undefined)}
          >
            {children(index)}
          </li>
        ))}
      </ol>
    </section>
  );
}
