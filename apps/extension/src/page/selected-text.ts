/** The longest selection that is taken: a reference, or a title. */
const longest = 2_000;

/** The element that has the focus, in whatever shadow tree. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Whether the selection is in a field or another place that a person writes into (Chromium counts the text of fields). */
function isInWriting({ anchorNode }: Selection): boolean {
  if (/^(?:input|textarea)$/.test(focused()?.localName ?? '')) return true;
  const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** The text of the page that is selected. What its reader typed is not the page's: only the context menu cites it. */
export function selectedText(): string {
  const selection = getSelection();
  if (!selection || isInWriting(selection)) return '';
  const text = String(selection).trim();
  return text.length > longest ? '' : text;
}
