import type { MouseEvent, ReactNode } from 'react';
import { toolAnchor } from '../tool-link/tool-link.ts';

const headingId = `${toolAnchor}-heading`;

/** Scrolls to the tool and focuses it. */
export function scrollToTool(): void {
  document.getElementById(toolAnchor)?.scrollIntoView();
  document.getElementById(headingId)?.focus({ preventScroll: true });
}

/** For a link to the tool: puts the cursor into the tool's first text input. */
export function focusTool(event: MouseEvent): void {
  const tool = document.getElementById(toolAnchor);
  const input = tool?.querySelector<HTMLInputElement>('form input[type="text"]');
  if (!input) return;
  event.preventDefault();
  tool?.scrollIntoView();
  input.focus({ preventScroll: true });
}

interface ToolAnchorProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The tool where it needs no introduction; its heading is for screen readers. */
export function ToolAnchor({ title, className, children }: ToolAnchorProps) {
  return (
    <section id={toolAnchor} aria-labelledby={headingId} className={className}>
      <h2 id={headingId} tabIndex={-1} className="sr-only">
        {title}
      </h2>
      {children}
    </section>
  );
}
