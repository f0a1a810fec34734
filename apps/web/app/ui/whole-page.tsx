import { useImperativeHandle, useRef } from 'react';
import type { VirtualPageProps } from './virtual-list.tsx';

/** All entries of a list on the page's own scroll: the browser's search finds each, those in view are painted. */
export function WholePage({
  handle,
  covered = 0,
  count,
  keyAt,
  label,
  estimate,
  className,
  children,
}: VirtualPageProps) {
  const list = useRef<HTMLOListElement>(null);
  useImperativeHandle(
    handle,
    () => ({ scrollTo: (index) => list.current?.children[index]?.scrollIntoView({ block: 'start' }) }),
    [],
  );
  return (
    <section aria-label={label} className={className}>
      <ol ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li
            key={keyAt(index)}
            className="border-b border-rule [content-visibility:auto] last:border-b-0"
            style={{ scrollMarginTop: covered, containIntrinsicSize: `auto ${estimate}px` }}
          >
            {children(index)}
          </li>
        ))}
      </ol>
    </section>
  );
}
