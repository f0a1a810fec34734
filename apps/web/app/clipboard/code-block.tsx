import { createElement, Fragment } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';

// A comment of TypeScript or of the shell, which says what the code gives.
const comment = /(?<=^|\s)((?:\/\/|#) .*)$/m;

/** Code with its comments set back. */
function Commented({ code }: { code: string }) {
  const lines = code.split('\n').flatMap((line, index) => {
    const [before, said] = line.split(comment);
    const start = index === 0 ? '' : '\n';
    return said === undefined
      ? [`${start}${line}`]
      : [`${start}${before}`, createElement('span', { className: 'text-ink-faint' }, said)];
  });
  return createElement(Fragment, null, ...lines);
}

interface CodeBlockProps {
  /** What the code is. */
  label: string;
  code: string;
  /** Without a button: an answer is read, not copied. */
  isAnswer?: boolean;
}

/** A block of code under its label. It scrolls by itself, so the keyboard must reach it (WCAG 2.1.1). */
export function CodeBlock({ label, code, isAnswer = false }: CodeBlockProps) {
  const html = `<pre>${escapeMarkup(code)}</pre>`;
  return (
    <figure className="overflow-hidden rounded-md border border-rule bg-sunk">
      <figcaption className="flex min-h-11 items-center justify-between gap-4 border-b border-rule pl-4 font-sans text-sm text-ink-soft">
        {label}
        {!isAnswer && <CopyIconButton label={`Copy: ${label}`} content={() => ({ html, text: code })} />}
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="rounded-none border-0 px-4 py-3.5 font-mono text-sm leading-relaxed focus-visible:-outline-offset-3"
      >
        <code>
          <Commented code={code} />
        </code>
      </pre>
    </figure>
  );
}
