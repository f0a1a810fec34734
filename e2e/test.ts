import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has hydrated an element: it then keeps the element's props on it. */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

/** Holds back every script of the pages that are opened now, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A load that ends when the page is hydrated, unless it is to end before its scripts have come (`waitUntil`). */
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

/** Tests begin on hydrated pages: what is clicked before has no effect. */
export const test = base.extend({
  page: async ({ page }, use) => {
    page.goto = untilHydrated(page, page.goto);
    page.reload = untilHydrated(page, page.reload);
    await use(page);
  },
});

export { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
