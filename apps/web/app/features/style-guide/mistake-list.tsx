import { ReferenceInline } from '~/ui/reference-text.tsx';
import type { ShownMistake } from './build-style-guide.ts';

/** Common mistakes, struck out, each with the correct form and the reason. */
export function MistakeList({ entries }: { entries: readonly ShownMistake[] }) {
  return (
    <ul className="space-y-8">
      {entries.map(({ wrong, right, why }) => (
        <li key={wrong}>
          <p className="grid grid-cols-[3.25rem_1fr] gap-x-3">
            <span className="pt-0.5 text-sm font-semibold text-danger">Not</span>
            <del className="decoration-danger decoration-1">
              <ReferenceInline html={wrong} />
            </del>
          </p>
          <p className="mt-1.5 grid grid-cols-[3.25rem_1fr] gap-x-3">
            <span className="pt-0.5 text-sm font-semibold text-success">But</span>
            <span>
              <ReferenceInline html={right} />
            </span>
          </p>
          <p className="mt-1.5 grid grid-cols-[3.25rem_1fr] gap-x-3 text-base text-ink-soft">
            <span aria-hidden="true" />
            <span>
              <ReferenceInline html={why} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
