import { expect, type Page, test } from './test.ts';

const labels = [
  'Academic Writing',
  'Citation Styles',
  'Research Tips',
  'Plagiarism',
  'Publishing',
  'General',
];

function article(changes: object) {
  return {
    id: 1,
    slug: 'told-by-the-api',
    title: 'Told by the API',
    excerpt: 'An article that was not there when the site was built.',
    content: '<h2 id="one">One</h2><p>Its text.</p>',
    coverImage: '/favicon.svg',
    category: 'research_tips',
    author: 'A guest',
    publishedAt: '2026-02-03',
    readTimeMinutes: 7,
    ...changes,
  };
}

/** Mocks the articles of the API. */
async function answer(page: Page, articles: object[]): Promise<void> {
  await page.route('**/api/blogs', (route) => route.fulfill({ json: articles }));
  await page.route('**/api/blogs/featured', (route) => route.fulfill({ json: [] }));
}

const cards = (page: Page) => page.getByRole('region', { name: 'All articles' }).getByRole('article');

test('the overview filters by category and shows featured articles only without a filter', async ({
  page,
}) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  const all = await cards(page).count();
  await expect(page.getByRole('region', { name: 'Featured articles' })).toBeVisible();
  for (const label of labels) {
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Featured articles' })).toHaveCount(0);
    const found = await cards(page).count();
    if (found > 0) await expect(cards(page).getByText(label, { exact: true })).toHaveCount(found);
    else await expect(page.getByText('No articles found')).toBeVisible();
  }
  await page.getByRole('button', { name: 'All Articles' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('a card has cover, category, read time, title, excerpt, date, and a bookmark that outlasts a reload', async ({
  page,
}) => {
  await answer(page, [article({})]);
  await page.goto('/blogs');
  const card = cards(page).filter({ hasText: 'Told by the API' });
  await expect(card.locator('img')).toHaveAttribute('src', '/favicon.svg');
  for (const text of ['Research Tips', '7 min read', 'An article that was not there', 'Feb 3, 2026']) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('link', { name: 'Told by the API' })).toHaveAttribute(
    'href',
    '/blogs/told-by-the-api',
  );
  await card.getByRole('button', { name: 'Save Told by the API' }).click();
  await expect(card.getByRole('button', { name: 'Unsave Told by the API' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await card.getByRole('button', { name: 'Unsave Told by the API' }).click();
  await expect(card.getByRole('button', { name: 'Save Told by the API', exact: true })).toBeVisible();
});

test('an empty blog and an empty category say so', async ({ page }) => {
  await answer(page, []);
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page.getByText('No articles available at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Plagiarism' }).click();
  await expect(page.getByText('There are no articles in Plagiarism yet.')).toBeVisible();
});

test('an article has breadcrumb, author, date, reading time, text, author box, related articles, newsletter', async ({
  page,
}) => {
  const others = ['a', 'b', 'c', 'd'].map((name, index) =>
    article({ id: index + 2, slug: name, title: `Related ${name}` }),
  );
  await answer(page, [
    article({}),
    ...others,
    article({ id: 9, slug: 'z', title: 'Elsewhere', category: 'general' }),
  ]);
  await page.goto('/blogs/told-by-the-api');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs');
  await expect(crumbs).toContainText('Research Tips');
  await expect(page.getByRole('heading', { level: 1, name: 'Told by the API' })).toBeVisible();
  await expect(page).toHaveTitle('Told by the API | Citewright');
  for (const text of ['A guest', 'February 3, 2026', '7 minutes read', 'Its text.']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('complementary', { name: 'About the author' })).toContainText('A guest');
  await expect(page.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs');
  const related = page.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related.getByText('Elsewhere')).toHaveCount(0);
  const newsletter = page.getByRole('region', { name: 'New articles by e-mail' });
  await newsletter.getByRole('textbox').fill('ada@example.org');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter).toContainText('You are subscribed once you send it.');
  await expect(newsletter.getByRole('link', { name: 'feed' })).toHaveAttribute('href', '/blogs/feed.xml');
});

test('a related article opens at its top', async ({ page }) => {
  await answer(page, [
    article({ content: '<p>Long.</p>'.repeat(80) }),
    article({ id: 2, slug: 'b', title: 'Related b' }),
  ]);
  await page.goto('/blogs/told-by-the-api');
  await page.getByRole('link', { name: 'Related b' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Related b' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an article shows a skeleton while it loads; a missing one shows a message', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/blogs', async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await page.goto('/blogs/no-such-article');
  await expect(page.getByText('Loading article...')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(
    page.getByText("The article you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs');
});

test("an invalid publication date reads 'Publication date unavailable'", async ({ page }) => {
  await answer(page, [article({ publishedAt: 'some day' })]);
  await page.goto('/blogs/told-by-the-api');
  await expect(page.getByText('Publication date unavailable')).toBeVisible();
});

test('the served HTML holds the article and its structured data', async ({ page, request }) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  const path = await cards(page).first().getByRole('link').getAttribute('href');
  const html = await (await request.get(String(path))).text();
  expect(html).toContain('"@type":"Article"');
  expect(html).toMatch(/<p class="reference" data-style="/);
});

test('articles that cannot be loaded are not called missing, and can be asked for again', async ({
  page,
}) => {
  await page.route('**/api/blogs', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/blogs/told-by-the-api');
  await expect(page.getByRole('heading', { name: 'The article could not be loaded' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Article Not Found')).toHaveCount(0);
  await page.unroute('**/api/blogs');
  await answer(page, [article({})]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Told by the API' })).toBeVisible();
});
