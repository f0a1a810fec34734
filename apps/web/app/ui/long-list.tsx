import { type ReactNode, useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import { lazyPart } from './lazy-part.tsx';

const VirtualBox = lazyPart(async () => (await import('./virtual-list.tsx')).VirtualBox);
const VirtualPage = lazyPart(async () => (await import('./virtual-list.tsx')).VirtualPage);

export interface LongListProps<Entry> {
  entries: readonly Entry[];
  /** Must be stable: a new function causes the positions of all entries to be recalculated. */
  keyOf: (entry: Entry) => number;
  label: string;
  /** The estimated height of an entry until it is measured, in pixels. */
  estimate: number;
  className?: string;
  /** Whether the list stands on the page and scrolls with it, instead of in a box of its own. */
  onPage?: boolean;
  children: (entry: Entry) => ReactNode;
}

/** Up to how many entries a list is rendered completely. */
const shortList = 40;

function WholeList<Entry>({ entries, keyOf, label, className, onPage, children }: LongListProps<Entry>) {
  return (
    <section
      aria-label={label}
      className={onPage ? className : classNames('overflow-y-auto contain-content', className)}
    >
      <ol>
        {entries.map((entry) => (
          <li key={keyOf(entry)} className="contain-layout border-b border-rule last:border-b-0">
            {children(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * A list for any number of entries: of a long list only the visible entries are rendered. The code for that
 * is loaded when a list is long, and remains in use while the list is mounted, even if a search shortens it.
 */
export function LongList<Entry>(props: LongListProps<Entry>) {
  const { entries, keyOf, label, estimate, className, onPage, children } = props;
  const VirtualList = onPage ? VirtualPage : VirtualBox;
  const [long, setLong] = useState(false);
  if (!long && entries.length > shortList) setLong(true);
  const keyAt = useCallback(
    (index: number) => {
      const entry = entries[index];
      return entry === undefined ? index : keyOf(entry);
    },
    [entries, keyOf],
  );
  if (!long) return <WholeList {...props} />;
  return (
    <VirtualList
      waiting={<WholeList {...props} entries={entries.slice(0, shortList)} />}
      count={entries.length}
      keyAt={keyAt}
      label={label}
      estimate={estimate}
      className={className}
    >
      {(index) => {
        const entry = entries[index];
        return entry !== undefined && children(entry);
      }}
    </VirtualList>
  );
}
