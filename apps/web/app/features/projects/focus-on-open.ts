/**
 * A `ref` callback: focuses the element when its dialog opens. React's `autoFocus` runs before the dialog is shown and
 * renders no attribute for the browser.
 */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
