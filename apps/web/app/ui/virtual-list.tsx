import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { usePrinting } from './use-printing.ts';

export interface VirtualListProps {
  count: number;
  /** Must be stable while the entries are the same: a new function causes their positions to be recalculated. */
  keyAt: (index: number) => number;
  label: string;
  /** The estimated height of an entry until it is measured, in pixels. */
  estimate: number;
  className?: string;
  children: (index: number) => ReactNode;
}

/**
 * Extra entries rendered beyond each edge, so that Tab and screen readers find the next one; each more slows down long
 * jumps.
 */
const beyond = 2;

/**
 * A scrollable list that renders only the visible entries (used through `LongList`). It exposes the total number to
 * screen readers; the focused entry remains rendered when it is scrolled out of view. In print all entries are
 * rendered.
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
