/** Frames for which an element is waited for that is scrolled into view. */
const patience = 30;

/** Focuses an element of a long list, once it is rendered. */
export function focusRendered(selector: string, frames = patience): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusRendered(selector, frames - 1));
}

/** The value of an attribute of the element that has the focus, or of one around it. */
export function focusedValue(attribute: string): number | undefined {
  const element = document.activeElement?.closest(`[${attribute}]`);
  return element ? Number(element.getAttribute(attribute)) : undefined;
}
