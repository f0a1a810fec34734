import { CornerRightUp } from 'lucide-react';
import { Link } from 'react-router';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import type { ShownExample } from './build-style-guide.ts';
import { CitedLines } from './cited-lines.tsx';

function Example({ example: { id, kind, html, cited, note, tryLink } }: { example: ShownExample }) {
  return (
    <li className="border-t border-rule py-7 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="scroll-mt-4 text-lg font-semibold text-cite">
          {kind}
        </h3>
        {tryLink !== undefined && (
          <Link
            to={tryLink}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-ink-soft underline decoration-cite underline-offset-4 hover:text-ink"
          >
            Try this source
            <span className="sr-only">: {kind}</span>
            <CornerRightUp aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      <div className="mt-3 rounded-md border border-rule bg-raised px-5 py-4">
        <ReferenceText html={html} />
      </div>
      <CitedLines cited={cited} />
      {note !== undefined && (
        <p className="mt-3 text-base text-ink-soft">
          <ReferenceInline html={note} />
        </p>
      )}
    </li>
  );
}

/** Every kind of source with its reference, its in-text citation and a comment. */
export function ExampleList({ examples }: { examples: readonly ShownExample[] }) {
  return (
    <>
      <ul aria-label="Kinds of source" className="mb-10 flex flex-wrap gap-2">
        {examples.map(({ id, kind }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-sm border border-rule bg-raised px-3 text-sm hover:border-cite hover:text-cite"
            >
              {kind}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {examples.map((example) => (
          <Example key={example.id} example={example} />
        ))}
      </ul>
    </>
  );
}
