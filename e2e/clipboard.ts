import type { Page } from '@playwright/test';

/** What lies on the clipboard in a type: `text/plain`, `text/html`. */
export function clipboard(page: Page, type: string): Promise<string> {
  return page.evaluate(async (kind) => {
    const [item] = await navigator.clipboard.read();
    return item ? await (await item.getType(kind)).text() : '';
  }, type);
}
