import { expect, test } from './test.ts';

const styles = ['APA', 'MLA', 'Chicago', 'Harvard', 'IEEE'] as const;
const pathOf = (style: string) => `/${style.toLowerCase()}-citation-generator`;

test('the comparison of styles', async ({ page }) => {
  await page.goto('/citation-styles-comparison');

  await test.step('has a card for each style with a button to its generator', async () => {
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

  await test.step('prints one article in all five styles', async () => {
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

  await test.step('puts the four differences side by side as the specification states them (§9)', async () => {
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

  await test.step('says when to use which and leads on', async () => {
    await expect(page.getByRole('heading', { name: 'When to use which' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Citing Now' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn');
  });
});

test('the guide to citing', async ({ page }) => {
  await page.goto('/how-to-cite-sources');

  await test.step('has its hero: two buttons and the quick facts', async () => {
    await expect(page.getByRole('link', { name: 'Try Free Citation Generator' }).first()).toHaveAttribute(
      'href',
      '/',
    );
    const facts = page.getByRole('region', { name: 'Citation Quick Facts' });
    for (const fact of ['Major styles', 'Source types', 'Accounts needed', 'Free']) {
      await expect(facts.getByText(fact, { exact: true })).toBeVisible();
    }
    for (const figure of ['3', '45', '0', '100%']) {
      await expect(facts.getByText(figure, { exact: true })).toBeVisible();
    }
  });

  await test.step('scrolls to the guide', async () => {
    await page.getByRole('link', { name: 'Read Guide' }).click();
    await expect(page.getByRole('heading', { name: 'Why citing matters' })).toBeInViewport();
  });

  await test.step('has its chapters, its three steps, its date and its length', async () => {
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

  await test.step('leads to the generators of APA and MLA, and for Chicago to the home page', async () => {
    const section = page.getByRole('region', { name: 'The three major styles' });
    await expect(section.getByRole('link', { name: 'APA generator' })).toHaveAttribute('href', pathOf('APA'));
    await expect(section.getByRole('link', { name: 'MLA generator' })).toHaveAttribute('href', pathOf('MLA'));
    await expect(section.getByRole('link', { name: 'Chicago generator' })).toHaveAttribute('href', '/');
  });
});

test('the review of generators', async ({ page }) => {
  await page.goto('/best-citation-generators');

  await test.step('compares our own tool with three others, without ratings', async () => {
    const reviews = page.getByRole('region', { name: 'Four tools compared' });
    for (const name of ['Citewright', 'Zotero', 'ZoteroBib', 'Scribbr']) {
      await expect(reviews.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(reviews.getByText('/5')).toHaveCount(0);
    await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  await test.step('has criteria, a grid of the five generators and four questions', async () => {
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

  await test.step('describes itself and leads on', async () => {
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
