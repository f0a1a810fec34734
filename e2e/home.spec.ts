import { holdTime, passTime } from './held-time.ts';
import { expect, test } from './test.ts';

test('the live examples change every four seconds, one per style, and pause under the pointer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await holdTime(page);
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Live examples' });
  const shown = () => panel.locator('article:not([aria-hidden="true"]) h3');
  await expect(shown()).toHaveText('APA');
  for (const style of ['MLA', 'Chicago', 'Harvard', 'IEEE', 'APA']) {
    await passTime(page, 4_000);
    await expect(shown()).toHaveText(style);
  }
  await panel.hover();
  await passTime(page, 9_000);
  await expect(shown()).toHaveText('APA');
});

test('the examples do not move with reduced motion', async ({ page }) => {
  await holdTime(page);
  await page.goto('/');
  await passTime(page, 9_000);
  await expect(page.locator('article:not([aria-hidden="true"]) h3').first()).toHaveText('APA');
});

test('the page has its parts: about link, three steps, three blurbs, projects, four tiles', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/about"]').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'How it works' })).toBeVisible();
  for (const title of ['Choose your style', 'Give the source', 'Copy the reference']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const title of ['URL citation', 'DOI and ISBN support', 'Multiple formats']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(main.locator('a[href="/projects"]')).toBeVisible();
  for (const tile of ['University', 'Research', 'Education', 'Institutes']) {
    await expect(main.getByRole('heading', { name: tile, exact: true })).toBeVisible();
  }
});

test('its button puts the cursor into the tool', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Citation Generator' }).click();
  const input = page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} the input stands on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = await page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).boundingBox();
    expect(box?.y).toBeLessThanOrEqual(500);
  });
}

test('the served HTML holds the metadata without scripts', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const part of [
    /<title>[^<]*Citewright/,
    /<meta name="description" content="[^"]{50,}/,
    /<meta name="keywords"/,
    /<meta name="author"/,
    /<meta name="robots" content="index, follow"/,
    /<meta property="og:title"/,
    /<meta name="twitter:card"/,
    /<link rel="canonical" href="https?:\/\//,
    /"@type":"WebSite"/,
    /"@type":"Organization"/,
    /"@type":"BreadcrumbList"/,
    /LeCun, Y\., Bengio, Y\., &amp; Hinton, G\. \(2015\)/,
  ]) {
    expect(html).toMatch(part);
  }
});
