import { expect, type Page } from '@playwright/test';

/** What lies on the clipboard in a type: `text/plain`, `text/html`; empty when there is nothing of the type. */
export function clipboard(page: Page, type: string): Promise<string> {
  return page.evaluate(async (kind) => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes(kind) ? await (await item.getType(kind)).text() : '';
  }, type);
}

/** Waits until a text lies on the clipboard: what a button says may come before the browser has written. */
export async function expectCopied(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await clipboard(page, 'text/plain')).trim()).toBe(text);
}
