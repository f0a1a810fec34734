import { ReferenceInline } from '~/ui/reference-text.tsx';
import type { ShownInText } from './build-style-guide.ts';

interface InTextListProps {
  entries: readonly ShownInText[];
  notes: readonly string[];
}

/** The in-text forms, each with its situation in the margin, and the rules. */
export function InTextList({ entries, notes }: InTextListProps) {
  return (
    <>
      <dl className="rounded-md border border-rule bg-raised">
        {entries.map(({ situation, html }, index) => (
          <div
            key={`${index}${situation}`}
            className="grid gap-x-6 gap-y-1 border-t border-rule px-5 py-3 first:border-0 sm:grid-cols-[13rem_1fr]"
          >
            <dt className="text-sm leading-7 text-ink-soft">{situation}</dt>
            <dd>
              <ReferenceInline html={html} className="citation" />
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className="mt-8 space-y-4">
          {notes.map((note) => (
            <li key={note} className="border-l-2 border-cite pl-4">
              <ReferenceInline html={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
