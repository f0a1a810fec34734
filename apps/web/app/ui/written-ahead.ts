/**
 * True while the page shows, as HTML, a component whose code may come later (`on-demand.tsx`). Not on a page that the browser
 * makes itself: there is nothing to be seen before the code is there.
 */
export function isWrittenAhead(): boolean {
  return typeof document !== 'undefined' && document.querySelector('[data-on-demand]') !== null;
}
