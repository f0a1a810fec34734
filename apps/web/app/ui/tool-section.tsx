import type { ReactNode } from 'react';
import { toolAnchor } from '../tool-link/tool-link.ts';

const headingId = `${toolAnchor}-heading`;

/** Scrolls to the tool and focuses it. */
export function scrollToTool(): void {
  document.getElementById(toolAnchor)?.scrollIntoView();
  document.getElementById(headingId)?.focus({ preventScroll: true });
}

export interface ToolSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The section of a page with the tool. */
export function ToolSection({ title, lead, children }: ToolSectionProps) {
  return (
    <section
      id={toolAnchor}
      aria-labelledby={headingId}
      className="border-y border-rule bg-sunk py-14 sm:py-20"
    >
      <div className="page-width">
        <h2 id={headingId} tabIndex={-1} className="font-display text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-2xl font-serif text-lg text-ink-soft">{lead}</p>
        <div className="mt-9">{children}</div>
      </div>
    </section>
  );
}
