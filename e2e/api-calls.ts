import type { Page } from '@playwright/test';

/** Mocks an API call. */
export async function answer(page: Page, method: string, path: string, status: number, body: unknown) {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  );
}

/** Blocks an API call until the returned function is called. */
export async function hold(page: Page, method: string, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** The response of a server whose store is full. */
export const storeIsFull = {
  message: 'The store is full\n• Try again in a minute',
  code: 'STORAGE_UNAVAILABLE',
};
