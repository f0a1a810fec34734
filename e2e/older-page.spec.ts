import { openProject } from './projects.ts';
import { expect, type Page, test } from './test.ts';

const mark = 'x-citewright';
const newer = 'c0ffee42';

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A newer version of Citewright is here.' });

/** Lets the answers of the API name another build, each or every other one. */
async function replaceServer(page: Page, which: 'all' | 'every other'): Promise<void> {
  let count = 0;
  await page.route('**/api/projects/**', async (route) => {
    const answer = await route.fetch();
    count += 1;
    const isOther = which === 'all' || count % 2 === 1;
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), ...(isOther && { [mark]: newer }) },
    });
  });
}

/** One answer of the API: a project is fetched again when its tab comes to the front. */
async function ask(page: Page): Promise<void> {
  // Again where the page is still reading: it does not ask twice at a time.
  await expect(async () => {
    const answers = [/\/api\/projects\/\d+$/, /\/api\/projects\/\d+\/citations$/].map((path) =>
      page.waitForResponse((response) => path.test(response.url()), { timeout: 5_000 }),
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await Promise.all(answers);
  }).toPass();
  // A call that is read while the clock jumps would count as unanswered. (`Response.finished` may never settle for an answer that a route gave.)
  await expect(async () => {
    const open = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter((entry) => Reflect.get(entry, 'responseEnd') === 0)
          .length,
    );
    expect(open).toBe(0);
  }).toPass();
}

async function typeTitle(page: Page, title: string): Promise<void> {
  await page.mouse.move(3, 3);
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
}

test('a page that is older than its server says so once, and keeps what is typed when it is loaded anew', async ({
  page,
}) => {
  await page.clock.install();
  await openProject(page);
  await typeTitle(page, 'Fresh');
  await replaceServer(page, 'all');
  await ask(page);
  await expect(notice(page)).toBeHidden();
  await page.clock.fastForward(31_000);
  await ask(page);
  await expect(notice(page)).toBeVisible();
  await ask(page);
  await expect(notice(page)).toHaveCount(1);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No citations added yet')).toBeVisible();
  await page.mouse.move(7, 7);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Fresh');
  // The server gave the same page again: nobody is sent round in circles.
  await ask(page);
  await page.clock.fastForward(31_000);
  await ask(page);
  await ask(page);
  await expect(notice(page)).toBeHidden();
});

test('its notice can be put off, and does not come again on this page', async ({ page }) => {
  await page.clock.install();
  await openProject(page);
  await replaceServer(page, 'all');
  await ask(page);
  await page.clock.fastForward(31_000);
  await ask(page);
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();
  await ask(page);
  await expect(notice(page)).toBeHidden();
});

test('a page says nothing while two servers of different builds answer by turns', async ({ page }) => {
  await page.clock.install();
  await openProject(page);
  const told = page.waitForRequest('**/assets/newer-build-*.js', { timeout: 0 }).then(
    () => true,
    () => false,
  );
  await replaceServer(page, 'every other');
  for (let minute = 0; minute < 4; minute += 1) {
    await ask(page);
    await page.clock.fastForward(31_000);
  }
  await expect(notice(page)).toBeHidden();
  expect(await Promise.race([told, page.evaluate(() => false)])).toBe(false);
});

test('a page of the build that serves it hears nothing', async ({ page }) => {
  const answer = page.waitForResponse('**/api/projects/*');
  await openProject(page);
  const own = await page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version);
  expect(own).toMatch(/^[0-9a-f]{8}$/);
  expect((await answer).headers()[mark]).toBe(own);
});
