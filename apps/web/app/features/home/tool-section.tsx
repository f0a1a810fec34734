import type { ReactNode } from 'react';
import { homeCopy } from '~/content/home.ts';

const sectionId = 'citation-tool';
const headingId = 'citation-tool-heading';

/** Scrolls to the tool and hands it the focus. */
export function scrollToTool(): void {
  document.getElementById(sectionId)?.scrollIntoView();
  document.getElementById(headingId)?.focus({ preventScroll: true });
}

/** The part of the page where the tool stands. */
export function ToolSection({ children }: { children: ReactNode }) {
  return (
    <section
      id={sectionId}
      aria-labelledby={headingId}
      className="border-y border-rule bg-sunk py-14 sm:py-20"
    >
      <div className="page-width">
        <h2 id={headingId} tabIndex={-1} className="font-display text-3xl">
          {homeCopy.toolHeading}
        </h2>
        <p className="mt-3 max-w-2xl font-serif text-lg text-ink-soft">{homeCopy.toolLead}</p>
        <div className="mt-9">{children}</div>
      </div>
    </section>
  );
}
