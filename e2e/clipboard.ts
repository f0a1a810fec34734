import { expect, type Page } from '@playwright/test';

/**
 * The content of the clipboard for a type: `text/plain`, `text/html`; empty if there is none, or if it changes meanwhile, as another
 * test does that runs beside this one.
 */
export function clipboard(page: Page, type: string): Promise<string> {
  return page.evaluate(async (kind) => {
    try {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(kind) ? await (await item.getType(kind)).text() : '';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError') return '';
      throw error;
    }
  }, type);
}

/** Waits until a text is on the clipboard: the button's label may change before the browser has written it. */
export async function expectCopied(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await clipboard(page, 'text/plain')).trim()).toBe(text);
}
