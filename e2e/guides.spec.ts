import { expect, test } from '@playwright/test';

const styles = ['APA', 'MLA', 'Chicago', 'Harvard', 'IEEE'] as const;
const pathOf = (style: string) => `/${style.toLowerCase()}-citation-generator`;

test.describe('the comparison of styles', () => {
  test.beforeEach(({ page }) => page.goto('/citation-styles-comparison'));

  test('has a card for each style with a button to its generator', async ({ page }) => {
    for (const style of styles) {
      const card = page.getByRole('region', { name: style, exact: true });
      await expect(card.getByText('Common fields')).toBeVisible();
      await expect(card.getByText('In-text citation')).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveCount(4);
      await expect(card.getByRole('link', { name: `Use ${style} Generator` })).toHaveAttribute(
        'href',
        pathOf(style),
      );
    }
  });

  test('prints one article in all five styles', async ({ page }) => {
    const source = page.getByRole('region', { name: 'One article, five references' });
    for (const reference of [
      'Turing, A. M. (1950). Computing machinery and intelligence. Mind, 59(236), 433–460.',
      'Turing, A. M. “Computing Machinery and Intelligence.” Mind, vol. 59, no. 236, 1950, pp. 433–60,',
      'Turing, A. M. “Computing Machinery and Intelligence.” Mind 59, no. 236 (1950): 433–60.',
      'Turing, A.M. (1950) ‘Computing machinery and intelligence’, Mind, 59(236), pp. 433–460.',
      '[1] A. M. Turing, “Computing machinery and intelligence,” Mind, vol. 59, no. 236, pp. 433–460, 1950,',
    ]) {
      await expect(source).toContainText(reference);
    }
  });

  test('puts the four differences side by side as the specification states them (§9)', async ({ page }) => {
    const rows = page.getByRole('table').getByRole('row');
    const cells = await Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
    expect(cells).toEqual([
      ['Feature', 'APA', 'MLA', 'Chicago', 'Harvard', 'IEEE'],
      [
        'In-text citation',
        '(Author, Year)',
        '(Author Page)',
        'Footnote/endnote',
        '(Author Year)',
        '[Number]',
      ],
      ['Reference list name', 'References', 'Works Cited', 'Bibliography', 'Reference List', 'References'],
      ['Date placement', 'After the author', 'At the end', 'At the end', 'After the author', 'At the end'],
      ['Title capitalization', 'Sentence case', 'Title case', 'Title case', 'Sentence case', 'Title case'],
    ]);
  });

  test('says when to use which and leads on', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'When to use which' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Citing Now' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn');
  });
});

test.describe('the guide to citing', () => {
  test.beforeEach(({ page }) => page.goto('/how-to-cite-sources'));

  test('has its hero: two buttons and the quick facts', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Try Free Citation Generator' }).first()).toHaveAttribute(
      'href',
      '/',
    );
    const facts = page.getByRole('region', { name: 'Citation Quick Facts' });
    for (const fact of ['Major styles', 'Source types', 'Students', 'Free']) {
      await expect(facts.getByText(fact, { exact: true })).toBeVisible();
    }
    for (const figure of ['3', 'All', '50K+', '100%']) {
      await expect(facts.getByText(figure, { exact: true })).toBeVisible();
    }
  });

  test('scrolls to the guide', async ({ page }) => {
    await page.getByRole('link', { name: 'Read Guide' }).click();
    await expect(page.getByRole('heading', { name: 'Why citing matters' })).toBeInViewport();
  });

  test('has its chapters, its three steps, its date and its length', async ({ page }) => {
    for (const chapter of [
      'Why citing matters',
      'Quote, paraphrase or summarise',
      'The three major styles',
      'Citing in three steps',
      'Common mistakes and best practices',
      'Tools, and how far to trust them',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
    }
    const steps = page.getByRole('region', { name: 'Citing in three steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText('15 min read')).toBeVisible();
    const dates = page.locator('main time');
    await expect(dates.first()).toHaveAttribute('datetime', '2024-01-15');
    await expect(dates.last()).toHaveAttribute('datetime', '2024-12-19');
  });

  test('leads to the generators of APA and MLA, and for Chicago to the home page', async ({ page }) => {
    const section = page.getByRole('region', { name: 'The three major styles' });
    await expect(section.getByRole('link', { name: 'APA generator' })).toHaveAttribute('href', pathOf('APA'));
    await expect(section.getByRole('link', { name: 'MLA generator' })).toHaveAttribute('href', pathOf('MLA'));
    await expect(section.getByRole('link', { name: 'Chicago generator' })).toHaveAttribute('href', '/');
  });
});

test.describe('the review of generators', () => {
  test.beforeEach(({ page }) => page.goto('/best-citation-generators'));

  test('rates our own tool 5/5 and three others 4/5', async ({ page }) => {
    const reviews = page.getByRole('region', { name: 'Four tools compared' });
    for (const [name, rating] of [
      ['Citewright', '5/5'],
      ['Zotero', '4/5'],
      ['ZoteroBib', '4/5'],
      ['Scribbr', '4/5'],
    ] as const) {
      const review = reviews
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(review.getByText(rating)).toBeVisible();
    }
    await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  test('has criteria, a grid of the five generators and four questions', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'What we judge by' }).getByRole('listitem')).toHaveCount(6);
    const grid = page.getByRole('region', { name: 'Our five generators' });
    for (const style of styles) {
      await expect(grid.getByRole('link', { name: new RegExp(`^${style}`) })).toHaveAttribute(
        'href',
        pathOf(style),
      );
    }
    await expect(
      page.getByRole('region', { name: 'Questions about generators' }).getByRole('button'),
    ).toHaveCount(4);
  });

  test('describes itself and leads on', async ({ page }) => {
    await expect(page).toHaveTitle(/best citation generators/i);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/best-citation-generators$/,
    );
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /best citation generator/);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((block) => JSON.parse(block));
    expect(data.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'Article', 'FAQPage']);
    expect([data[1].datePublished, data[1].dateModified]).toEqual(['2024-01-15', '2024-12-19']);
    await expect(page.getByRole('link', { name: 'Start Citing Now' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Compare Styles' })).toHaveAttribute(
      'href',
      '/citation-styles-comparison',
    );
  });
});
