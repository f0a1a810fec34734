/** Frames for which an element is waited for that is scrolled into view. */
const patience = 30;

/** Focuses an element of a long list, once it is rendered; then, or when it does not come, `onEnd` is called. */
export function focusRendered(selector: string, onEnd?: () => void, frames = patience): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element && frames > 0) {
    requestAnimationFrame(() => focusRendered(selector, onEnd, frames - 1));
    return;
  }
  element?.focus({ preventScroll: true });
  onEnd?.();
}

/** The value of an attribute of the element that has the focus, or of one around it. */
export function focusedValue(attribute: string): number | undefined {
  const element = document.activeElement?.closest(`[${attribute}]`);
  return element ? Number(element.getAttribute(attribute)) : undefined;
}
