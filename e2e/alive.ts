import type { Page } from '@playwright/test';

/** Waits until a page has come alive; what is done to a written page before is done again then. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-page="alive"]').waitFor({ state: 'attached' });
}
