import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '~/ui/class-names.ts';
import type { MarkedText } from '../marks/mark-listed.ts';
import type { MarkedRun } from '../marks/mark-reference.ts';

const looks = {
  del: 'rounded-sm bg-danger/10 text-danger decoration-danger decoration-2 line-through',
  ins: 'rounded-sm bg-success/12 text-success decoration-success decoration-2 underline underline-offset-3',
} as const;

type Element = keyof typeof looks;

const mark = (as: Element, content: ReactNode) => createElement(as, { className: looks[as] }, content);

// Spread as arguments: the order of the pieces never changes, so they need no keys.
const inOrder = (nodes: ReactNode[]) => createElement(Fragment, null, ...nodes);

/** A text in which the marked words are taken out (`del`) or put in (`ins`). */
export function MarkedWords({ pieces, as }: { pieces: readonly MarkedText[]; as: Element }) {
  return inOrder(pieces.map(({ text, isMarked }) => (isMarked ? mark(as, text) : text)));
}

function runContent({ text, tags }: MarkedRun): ReactNode {
  return tags.reduceRight<ReactNode>(
    (inner, tag) =>
      tag === 'small-caps' ? (
        <span className="[font-variant-caps:small-caps]">{inner}</span>
      ) : (
        createElement(tag, null, inner)
      ),
    text,
  );
}

interface MarkedReferenceProps {
  runs: readonly MarkedRun[];
  lang?: string | undefined;
  className?: string;
}

/** A formatted reference as a paragraph with a hanging indent; what the list lacks is marked as inserted. */
export function MarkedReference({ runs, lang, className }: MarkedReferenceProps) {
  return (
    <p
      lang={lang}
      dir="auto"
      className={classNames(
        'ps-[1.5em] -indent-[1.5em] font-serif leading-relaxed [overflow-wrap:anywhere]',
        className,
      )}
    >
      {inOrder(runs.map((run) => (run.isMarked ? mark('ins', runContent(run)) : runContent(run))))}
    </p>
  );
}
