import { holdTime, passTime } from './held-time.ts';
import { expect, test } from './test.ts';
import { chooseStyle, cite, openTool, resultCard } from './tool.ts';

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
  test(`at ${width} x ${height} the input stands on the first screen of each page of the tool`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/chicago-citation-generator', '/styles/vancouver', '/cite']) {
      await page.goto(path);
      const box = await page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).boundingBox();
      expect(box?.y, path).toBeLessThanOrEqual(500);
    }
  });
}

test('the finished example follows the style, says whose record it is, and runs', async ({ page }) => {
  const tool = await openTool(page);
  const example = page.getByRole('figure').filter({ hasText: 'Taken from the record at doi.org' });
  await expect(example).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015).');
  await chooseStyle(tool, 'MLA');
  await expect(example).toContainText('LeCun, Yann, et al. “Deep Learning.”');
  await page.getByRole('button', { name: 'Run this example' }).click();
  await expect(resultCard(page)).toContainText('LeCun, Yann, et al.');
  await expect(resultCard(page)).toContainText('Taken from the record at doi.org.');
});

test('who has a paper already finds the check beside the tool', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: /Already have a paper/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/check');
});

test('on a phone the reference comes first, and what can be done with it stands in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cite(await openTool(page), '10.1038/nature14539');
  const reference = await resultCard(page).getByText('LeCun, Y., Bengio').boundingBox();
  const tops = await Promise.all(
    ['Copy', 'Edit', 'Add to project', 'Download'].map(async (name) => {
      const button = resultCard(page).getByRole('button', { name, exact: true });
      return (await button.boundingBox())?.y ?? 0;
    }),
  );
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThan((reference?.y ?? 0) + (reference?.height ?? 0));
});

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
