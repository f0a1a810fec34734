/** The parts of the document that selecting hidden text needs. */
export type SelectionHost = Pick<Document, 'body' | 'createElement' | 'createRange' | 'activeElement'> & {
  getSelection: () => Pick<Selection, 'removeAllRanges' | 'addRange'> | null;
};

// iOS copies only from an editable element whose content is selected by a range; `select()` has no effect there.
function selectOnIos(area: HTMLTextAreaElement, document: SelectionHost): void {
  area.contentEditable = 'true';
  area.readOnly = false;
  const range = document.createRange();
  range.selectNodeContents(area);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  area.setSelectionRange(0, area.value.length);
}

/** True on iPhone, iPod and iPad; iPadOS identifies as a Macintosh, but has a touch screen. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isFocusable(element: Element): element is HTMLElement {
  return 'focus' in element;
}

/**
 * Runs an action while `text` is selected in a hidden text area, then restores the focus. In an open dialog the text
 * area is appended to the dialog, because content outside it cannot be selected.
 */
export function withSelectedText<Result>(
  text: string,
  document: SelectionHost,
  ios: boolean,
  action: () => Result,
): Result {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  area.setAttribute('aria-hidden', 'true');
  (focused?.closest('dialog') ?? document.body).append(area);
  try {
    area.focus({ preventScroll: true });
    if (ios) selectOnIos(area, document);
    else area.select();
    return action();
  } finally {
    area.remove();
    if (focused && isFocusable(focused)) focused.focus({ preventScroll: true });
  }
}
