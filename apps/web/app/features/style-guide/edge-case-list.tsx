import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import type { ShownEdgeCase } from './build-style-guide.ts';

/** Sources that lack something, or have too much of it. */
export function EdgeCaseList({ entries }: { entries: readonly ShownEdgeCase[] }) {
  return (
    <ul className="space-y-9">
      {entries.map(({ title, text, references }) => (
        <li key={title}>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1.5">
            <ReferenceInline html={text} />
          </p>
          <div className="mt-3 space-y-2 border-l-2 border-cite pl-4">
            {references.map((html) => (
              <ReferenceText key={html} html={html} className="text-base" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
