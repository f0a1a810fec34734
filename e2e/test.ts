import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has hydrated an element: React then stores the element's props on it. Looked at often: most are ready within a tenth of a second. */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(
      () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
      {
        intervals: [20, 50, 100],
      },
    )
    .toBe(true);
}

/** Blocks all scripts of pages opened from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Loads a page and waits for hydration, unless `waitUntil` names an earlier event. */
function untilHydrated<Load extends Page['goto'] | Page['reload']>(page: Page, load: Load): Load {
  const wrapped = async (...args: Parameters<Load>) => {
    const response = await Reflect.apply(load, page, args);
    const options: { waitUntil?: string } = Object(args.at(-1));
    const isPage = response === null || response.headers()['content-type']?.startsWith('text/html');
    if (isPage && options.waitUntil !== 'commit') await hydrated(page.locator('main'));
    return response;
  };
  return wrapped as unknown as Load;
}

/** Tests start on hydrated pages: earlier clicks have no effect. */
export const test = base.extend({
  page: async ({ page }, use) => {
    page.goto = untilHydrated(page, page.goto);
    page.reload = untilHydrated(page, page.reload);
    await use(page);
  },
});

export { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
