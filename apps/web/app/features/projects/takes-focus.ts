/**
 * As a `ref`: what takes the focus when its dialog opens. React's own `autoFocus` comes too early, before the dialog is
 * shown, and leaves no attribute for the browser.
 */
export function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
