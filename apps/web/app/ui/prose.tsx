import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Long-form text: `h2`, `h3`, paragraphs, lists, tables, quotations, code, references (`prose.css`). */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('prose', className)}>{children}</div>;
}

/** The same for HTML that our own server has rendered and sanitised. Never pass any other HTML. */
export function ProseHtml({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
