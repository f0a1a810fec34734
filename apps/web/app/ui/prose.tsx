import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Running text as a book sets it: `h2`, `h3`, paragraphs, lists, tables, quotations, code, references (`prose.css`). */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('prose', className)}>{children}</div>;
}

/** The same from HTML that our own server has made and sanitised. Nothing else may be given to it. */
export function ProseHtml({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
