/** One element of a page. `start` and `end` are offsets into the page's `text`; `last` is the index after its last descendant. */
export interface PageElement {
  index: number;
  tag: string;
  attributes: ReadonlyMap<string, string>;
  parent: PageElement | undefined;
  depth: number;
  start: number;
  end: number;
  last: number;
}

/** A stretch of a page's text. */
export interface Span {
  start: number;
  end: number;
}

/** A `<meta>`: all its names (name, property, itemprop, http-equiv) in lower case, and its content. */
export interface Meta {
  names: string[];
  content: string;
}

/**
 * A parsed page: the elements in document order, the visible text as one string (blocks end with a line
 * break, runs of white space are one space), and the contents of the head.
 */
export interface Page {
  url: string;
  elements: PageElement[];
  text: string;
  title: string;
  metas: Meta[];
  jsonLd: string[];
  language: string | undefined;
  /** The parts of the text about other works, known once the headline is: sorted and disjoint. */
  others: readonly Span[];
}

/** The text of an element in one line. */
export function textOf(page: Page, element: PageElement): string {
  return page.text
    .slice(element.start, Math.min(element.end, element.start + 2_000))
    .replaceAll('\n', ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** An attribute's value, or the empty string. */
export function attribute(element: PageElement, name: string): string {
  return element.attributes.get(name) ?? '';
}

/** Class names and id as one lower-case string, delimited by spaces for searching. */
export function markers(element: PageElement): string {
  const { attributes } = element;
  if (attributes.size === 0) return '';
  return `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.slice(0, 300).toLowerCase();
}

/** The descendants of an element, in document order. */
export function* descendants(page: Page, element: PageElement): Generator<PageElement> {
  for (let index = element.index + 1; index < element.last; index++) {
    const descendant = page.elements[index];
    if (descendant) yield descendant;
  }
}

/** The ancestors of an element, innermost first. */
export function* ancestors(element: PageElement): Generator<PageElement> {
  for (let ancestor = element.parent; ancestor; ancestor = ancestor.parent) yield ancestor;
}

/** The non-empty contents of all meta elements with a name, in page order. */
export function metaContents(page: Page, name: string): string[] {
  return page.metas.filter((meta) => meta.names.includes(name)).map((meta) => meta.content);
}

/** True for a text offset in a part about other works. */
export function isOfOtherWork({ others }: Page, at: number): boolean {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((others[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return (others[low]?.start ?? at + 1) <= at;
}

/** The text between two offsets without the parts about other works, each of which is a line break. */
export function ownText({ text, others }: Page, from: number, to: number): string {
  const pieces: string[] = [];
  let at = from;
  for (const { start, end } of others) {
    if (end <= at || start >= to) continue;
    if (start > at) pieces.push(text.slice(at, start));
    at = end;
  }
  if (at < to) pieces.push(text.slice(at, to));
  return pieces.join('\n');
}

/** The innermost element at a text offset, by binary search. */
export function elementAt(page: Page, at: number): PageElement | undefined {
  let low = 0;
  let high = page.elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((page.elements[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  let element = page.elements[low - 1];
  while (element && element.end <= at) element = element.parent;
  return element;
}
