import { expect, test } from './test.ts';

test('the catalogue shows sixty styles in groups, and finds any other', async ({ page }) => {
  await page.goto('/styles');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(60);
  await expect(page.getByRole('link', { name: /^Vancouver Numbers/ })).toHaveAttribute(
    'href',
    '/styles/vancouver',
  );

  await page.getByRole('combobox', { name: 'Kind of citation' }).selectOption('Footnotes');
  await expect(page.getByRole('link', { name: /^OSCOLA 4/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Vancouver/ })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Kind of citation' }).selectOption('Every kind');
  await page.getByRole('searchbox', { name: 'Find a style' }).fill('cell metabolism');
  await expect(page.getByRole('link', { name: /^Cell Metabolism/ })).toHaveAttribute(
    'href',
    '/?style=cell-metabolism',
  );
  await page.getByRole('searchbox', { name: 'Find a style' }).fill('');
  await page.getByRole('combobox', { name: 'Field of study' }).selectOption('Law');
  await expect(page.getByRole('heading', { name: 'The most used of the field' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^OSCOLA 4/ })).toHaveAttribute('href', '/styles/oscola');
});

test('the page of a style says what it is, prints ten works, and has the tool set to it', async ({
  page,
}) => {
  await page.goto('/styles/vancouver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vancouver citation generator');
  await expect(page.getByText('National Library of Medicine, United States', { exact: true })).toBeVisible();
  const examples = page.getByRole('region', { name: 'Ten kinds of work' });
  await expect(examples.getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(examples).toContainText('1. Kuhn TS. The structure of scientific revolutions. 4th ed.');
  const tool = page.getByRole('region', { name: 'Cite in Vancouver' });
  await expect(tool.getByRole('button', { name: 'Vancouver More styles' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('an address of no style is not found', async ({ page }) => {
  await page.goto('/styles/no-such-style');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});
