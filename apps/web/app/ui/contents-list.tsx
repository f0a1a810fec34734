import type { ReactNode } from 'react';
import { FoldSummary } from './fold-summary.tsx';

/** A heading in the table of contents. */
export interface ContentsEntry {
  /** The heading's `id`, without `#`. */
  id: string;
  title: string;
}

function ContentsEntries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className="mt-2 border-l border-rule">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-sm leading-snug text-ink-soft hover:border-accent hover:text-ink lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: beside the text on wide pages, collapsible above it on narrow ones. */
function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav
      aria-label="On this page"
      className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto"
    >
      <details className="group rounded-md border border-rule bg-raised px-4 py-1 lg:hidden">
        <FoldSummary>On this page</FoldSummary>
        <ContentsEntries entries={entries} />
      </details>
      <div className="hidden lg:block">
        <p className="eyebrow text-ink-faint">On this page</p>
        <ContentsEntries entries={entries} />
      </div>
    </nav>
  );
}

export interface WithContentsProps {
  entries: readonly ContentsEntry[];
  className?: string;
  children: ReactNode;
}

/** A long text with its table of contents. */
export function WithContents({ entries, className = '', children }: WithContentsProps) {
  return (
    <div
      className={`page-width grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] ${className}`}
    >
      <div className="lg:order-2">
        <ContentsList entries={entries} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
