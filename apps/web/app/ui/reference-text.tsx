import { createElement, Fragment, type ReactNode } from 'react';
import { type MarkupNode, parseMarkup } from './reference-markup.ts';

// A page range is not broken across lines; a URL breaks only after slashes and before punctuation.
const pageRange = /(\d+–\d+)/;
const addressBreak = /(?<=[^/]\/)(?=[^/])|(?=[?&=#])/;

function renderText(text: string): ReactNode {
  if (/^(?:https?:|10\.\d{4,9}\/)/.test(text)) {
    const [first, ...rest] = text.split(addressBreak);
    return createElement(Fragment, null, first, ...rest.flatMap((piece) => [createElement('wbr'), piece]));
  }
  // `split` with a group puts the ranges at the odd indexes.
  const pieces = text.split(pageRange);
  const parts = pieces.map((piece, place) =>
    place % 2 === 0 ? piece : createElement('span', { className: 'whitespace-nowrap' }, piece),
  );
  return createElement(Fragment, null, ...parts);
}

function renderElement(node: Exclude<MarkupNode, string>): ReactNode {
  const children = renderNodes(node.children);
  if (node.tag === 'small-caps') return <span className="[font-variant-caps:small-caps]">{children}</span>;
  if (node.tag !== 'a') return createElement(node.tag, null, children);
  return (
    <a
      href={node.href}
      target="_blank"
      rel="noopener noreferrer"
      className="underline decoration-1 decoration-from-font underline-offset-2"
    >
      {children}
    </a>
  );
}

// Spread as arguments: the order of the nodes never changes, so they need no keys.
function renderNodes(nodes: MarkupNode[]): ReactNode {
  return createElement(
    Fragment,
    null,
    ...nodes.map((node) => (typeof node === 'string' ? renderText(node) : renderElement(node))),
  );
}

/** The HTML of a reference as nodes: i, em, b, sub, sup, span.small-caps and links; other markup is dropped. */
export const renderMarkup = (html: string): ReactNode => renderNodes(parseMarkup(html));

interface ReferenceProps {
  /** The reference's HTML: i, em, b, sub, sup, span.small-caps and links are rendered, other markup is dropped. */
  html: string;
  /** BCP 47 language of the reference, if known: for hyphenation and screen readers. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** A reference as a paragraph: serif, hanging indent of half an inch, real italics, URLs that wrap. Children follow it on the line. */
export function ReferenceText({
  html,
  lang,
  className = '',
  children,
}: ReferenceProps & { children?: ReactNode }) {
  return (
    <p
      lang={lang}
      dir="auto"
      className={`font-serif ps-[0.5in] -indent-[0.5in] leading-relaxed [overflow-wrap:anywhere] ${className}`}
    >
      {renderMarkup(html)}
      {children}
    </p>
  );
}

/** The same inline, for an in-text citation. */
export function ReferenceInline({ html, lang, className = '' }: ReferenceProps) {
  return (
    <span lang={lang} dir="auto" className={`font-serif [overflow-wrap:anywhere] ${className}`}>
      {renderMarkup(html)}
    </span>
  );
}
