import { expect, type Page, test } from './test.ts';
import { resultCard } from './tool.ts';

const pages = [
  { style: 'APA', path: '/apa-citation-generator', list: 'References' },
  { style: 'MLA', path: '/mla-citation-generator', list: 'Works Cited' },
  { style: 'Chicago', path: '/chicago-citation-generator', list: 'Bibliography' },
  { style: 'Harvard', path: '/harvard-citation-generator', list: 'Reference list' },
  { style: 'IEEE', path: '/ieee-citation-generator', list: 'References' },
] as const;

const kinds = [
  ...['Journal article', 'Book', 'Website', 'Report', 'Conference paper', 'Translated book', 'Edited book'],
  ...['Newspaper article', 'Government report'],
];

/** All JSON-LD of a page, by type. */
async function structuredTypes(page: Page): Promise<unknown[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block)['@type']);
}

for (const { style, path, list } of pages) {
  test(`the page of ${style}`, async ({ page }) => {
    await page.goto(path);

    await test.step('describes itself to search engines', async () => {
      await expect(page).toHaveTitle(new RegExp(`^${style} citation generator`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(style));
      expect(await structuredTypes(page)).toEqual(['BreadcrumbList', 'WebApplication', 'FAQPage']);
    });

    await test.step('scrolls to a tool preset to it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${style} citation generator`);
      await page.getByRole('link', { name: 'Start Citing Now' }).first().click();
      const tool = page.getByRole('form', { name: 'Citation generator' });
      await expect(tool).toBeInViewport();
      await expect(tool.getByRole('radio', { name: style })).toBeChecked();
    });

    await test.step('has a guide: facts, examples, citations, guidelines, questions, and a table of contents', async () => {
      const main = page.getByRole('main');
      await expect(main.getByText(list, { exact: true }).first()).toBeVisible();
      for (const kind of kinds) {
        await expect(main.getByRole('heading', { level: 3, name: kind, exact: true })).toBeVisible();
      }
      const contents = main.getByRole('navigation', { name: 'On this page' });
      for (const link of await contents.getByRole('link').all()) {
        const anchor = await link.getAttribute('href');
        await expect(page.locator(anchor ?? 'none')).toBeAttached();
      }
      await expect(page.locator('#guidelines').getByRole('listitem')).toHaveCount(6);
      const question = page.locator('#questions').getByRole('button').first();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('leads to the lessons', async () => {
      await page.getByRole('link', { name: `Learn ${style} Style` }).click();
      await expect(page).toHaveURL('/learn');
    });
  });
}

// The access date is that of the guide on the page, and today in the tool.
const accessDay = /(?:Accessed|accessed):? (?:\w+\.? \d{1,2}, \d{4}|\d{1,2} \w+\.? \d{4})/g;
const withoutDay = (text: string | null) =>
  (text ?? '').replace(accessDay, 'accessed').replace(/\s+/g, ' ').trim();

for (const { style, path } of pages) {
  test(`the tool formats every example of the ${style} guide as printed`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const examples = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Try this source/ }) });
    await expect(examples).toHaveCount(5);
    const tool = page.getByRole('form', { name: 'Citation generator' });
    for (const example of await examples.all()) {
      const kind = (await example.getByRole('heading').textContent()) ?? '';
      await example.getByRole('link', { name: /^Try this source/ }).click();
      // The first link also loads the tool's code.
      await expect(page, kind).toHaveURL(path);
      await expect(tool).toBeInViewport();
      await tool.getByRole('button', { name: 'Generate citation' }).click();
      const printed = resultCard(page).locator('p').first();
      const expected = withoutDay(await example.locator('p').first().textContent());
      await expect
        .poll(async () => withoutDay(await printed.textContent()), { message: kind })
        .toBe(expected);
    }
  });
}

test('a link with parameters fills in the tool and cleans the address', async ({ page }) => {
  await page.goto('/?style=harvard&source=10.1038%2Fnature14539#citation-tool');
  const tool = page.getByRole('form', { name: 'Citation generator' });
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toHaveValue(
    '10.1038/nature14539',
  );
  await expect(tool.getByRole('radio', { name: 'Harvard' })).toBeChecked();
  await expect(tool.getByText('DOI', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});
