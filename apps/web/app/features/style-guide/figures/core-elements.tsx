import { ReferenceInline } from '~/ui/reference-text.tsx';
import { Sheet } from '~/ui/sheet.tsx';
import type { CoreElement } from '../figure-references.ts';

/** The practice template of the Handbook: nine elements in a column, empty if the work lacks them. */
export function CoreElements({ elements: filled }: { elements: readonly CoreElement[] }) {
  return (
    <Sheet title="Nine core elements">
      <ol className="mt-4">
        {filled.map(({ name, html }, index) => (
          <li
            key={name}
            className="grid grid-cols-[1.5rem_8.5rem_1fr] items-baseline gap-x-2 border-b border-rule py-2 last:border-0 max-[26rem]:grid-cols-[1.5rem_1fr]"
          >
            <span className="text-sm font-semibold text-cite">{index + 1}</span>
            <span className="text-sm text-ink-soft">{name}</span>
            {html === undefined ? (
              <span className="text-sm text-ink-faint max-[26rem]:col-start-2">
                none <span className="sr-only">for this article</span>
              </span>
            ) : (
              <span className="max-[26rem]:col-start-2">
                <ReferenceInline html={html} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
