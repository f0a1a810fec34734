import { ReferenceInline } from '~/ui/reference-text.tsx';
import type { ShownCitation } from './build-style-guide.ts';

/** The in-text citations of a work, each with its label in the margin. */
export function CitedLines({ cited }: { cited: readonly ShownCitation[] }) {
  return cited.map(({ label, html }) => (
    <p key={label} className="mt-3 grid gap-x-4 text-base sm:grid-cols-[6.5rem_1fr]">
      <span className="eyebrow pt-1 text-ink-faint">{label}</span>
      <ReferenceInline html={html} className="citation" />
    </p>
  ));
}
