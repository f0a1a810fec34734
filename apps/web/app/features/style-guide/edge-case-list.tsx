import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import type { ShownEdgeCase } from './build-style-guide.ts';
import { CitedLines } from './cited-lines.tsx';

/** Sources with missing or unusual details. */
export function EdgeCaseList({ entries }: { entries: readonly ShownEdgeCase[] }) {
  return (
    <ul className="space-y-9">
      {entries.map(({ title, text, references }) => (
        <li key={title}>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1.5">
            <ReferenceInline html={text} />
          </p>
          <div className="mt-3 space-y-4 border-l-2 border-cite pl-4">
            {references.map(({ html, cited }) => (
              <div key={html}>
                <ReferenceText html={html} className="text-base" />
                <CitedLines cited={cited} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
