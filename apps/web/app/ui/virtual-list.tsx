import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
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

/** Options of both lists; the focused entry remains rendered when it is scrolled out of view. */
function useRows({ count, keyAt, estimate }: VirtualListProps) {
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const kept = focused !== undefined && focused < range.count ? [focused] : [];
      return [...new Set([...shown, ...kept])].sort((one, other) => one - other);
    },
    [focused],
  );
  const options = {
    count,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    overscan: beyond,
    rangeExtractor,
  };
  return { options, setFocused };
}

interface RowsProps<Scroller extends Element | Window> extends VirtualListProps {
  virtualizer: Virtualizer<Scroller, Element>;
  onFocused: (index: number | undefined) => void;
  /** Pixels of the scrolled content above the list. */
  above: number;
  list?: Ref<HTMLOListElement>;
}

/** The entries in view, at their places; the total number is exposed to screen readers. */
function Rows<Scroller extends Element | Window>(props: RowsProps<Scroller>) {
  const { virtualizer, count, onFocused, above, list, children } = props;
  return (
    <ol ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0 contain-layout border-b border-rule last:border-b-0"
          style={{ transform: `translateY(${start - above}px)` }}
          onFocus={() => onFocused(index)}
          onBlur={() => onFocused(undefined)}
        >
          {children(index)}
        </li>
      ))}
    </ol>
  );
}

/** All entries, in print. */
function AllRows({ count, keyAt, label, children }: VirtualListProps) {
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

/** A scrollable box that renders only the visible entries of a list (used through `LongList`). */
export function VirtualBox(props: VirtualListProps) {
  const scroller = useRef<HTMLElement>(null);
  const { options, setFocused } = useRows(props);
  const virtualizer = useVirtualizer({ ...options, getScrollElement: () => scroller.current });
  if (usePrinting()) return <AllRows {...props} />;
  return (
    <section
      ref={scroller}
      aria-label={props.label}
      className={classNames('overflow-y-auto contain-content', props.className)}
    >
      <Rows {...props} virtualizer={virtualizer} onFocused={setFocused} above={0} />
    </section>
  );
}

/** Moves a list to one of its entries. */
export interface ListHandle {
  scrollTo: (index: number) => void;
}

export interface VirtualPageProps extends VirtualListProps {
  handle?: Ref<ListHandle>;
  /** Pixels at the top of the viewport that something covers. */
  covered?: number;
}

/** The same on the page's own scroll. */
export function VirtualPage({ handle, covered = 0, ...props }: VirtualPageProps) {
  const list = useRef<HTMLOListElement>(null);
  const [above, setAbove] = useState(0);
  // What stands above the list may grow.
  useEffect(() => {
    const measure = () => setAbove((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const { options, setFocused } = useRows(props);
  const virtualizer = useWindowVirtualizer({
    ...options,
    scrollMargin: above,
    scrollPaddingStart: covered,
  });
  useImperativeHandle(handle, () => ({ scrollTo: (index) => virtualizer.scrollToIndex(index) }), [
    virtualizer,
  ]);
  if (usePrinting()) return <AllRows {...props} />;
  return (
    <section aria-label={props.label} className={props.className}>
      <Rows {...props} virtualizer={virtualizer} onFocused={setFocused} above={above} list={list} />
    </section>
  );
}
