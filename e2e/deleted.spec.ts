import { readFile } from 'node:fs/promises';
import { answer } from './api-calls.ts';
import {
  articleText,
  card,
  citations,
  createProject,
  dialog,
  openProject,
  sample,
  toast,
} from './projects.ts';
import { expect, type Page, test } from './test.ts';

const article = '10.1038/nature14539';

const gone = (page: Page) => page.getByRole('alert').filter({ hasText: 'not on the server any more' });

async function deleteProject(page: Page, name: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await dialog(page, 'Delete project').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, name)).toHaveCount(0);
}

test('what was deleted from a project is restored after its toast, or deleted for good', async ({ page }) => {
  await openProject(page, [article]);
  await citations(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog(page, 'Delete citation').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No citations added yet')).toBeVisible();
  await page.reload();

  await page.getByRole('button', { name: 'Recently deleted (1)' }).click();
  const deleted = dialog(page, 'Recently deleted');
  await expect(deleted.getByRole('checkbox', { name: /Deep learning/ })).toBeChecked();
  await deleted.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, '1 citation restored')).toBeVisible();
  await expect(deleted.getByText('Nothing is left here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(citations(page).getByText('Deep learning').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Recently deleted/ })).toHaveCount(0);

  await citations(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog(page, 'Delete citation').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click();
  await deleted.getByRole('button', { name: 'Delete for good' }).click();
  await expect(deleted.getByText('What is deleted for good cannot be brought back.')).toBeVisible();
  await deleted.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, '1 citation deleted for good')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No citations added yet')).toBeVisible();
});

test('several deleted projects are restored together, and what fails is tried again', async ({ page }) => {
  await createProject(page);
  await createProject(page, { ...sample, name: 'Second essay' });
  await deleteProject(page, sample.name);
  await deleteProject(page, 'Second essay');
  await page.getByRole('button', { name: 'Recently deleted (2)' }).click();
  const deleted = dialog(page, 'Recently deleted');
  await deleted.getByRole('checkbox', { name: 'Select all 2' }).check();
  await answer(page, 'POST', '**/restore', 503, {
    message: 'The store is full',
    code: 'STORAGE_UNAVAILABLE',
  });
  await deleted.getByRole('button', { name: 'Restore' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/restore');
  await again.click();
  await expect(toast(page, '2 projects restored')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a project that is gone on the server is copied, saved, brought back, or made anew', async ({
  page,
}) => {
  await openProject(page, [article]);
  const [, id] = /projects\/(\d+)/.exec(page.url()) ?? [];
  const session = await page.evaluate(() => localStorage.getItem('session-id'));
  const send = (method: 'DELETE' | 'GET', path: string) =>
    page.request.fetch(path, { method, headers: { 'x-session-id': session ?? '' } });
  await send('DELETE', `/api/projects/${id}`);
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expect(gone(page)).toBeVisible();
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    gone(page).getByRole('button', { name: 'Download as text' }).click(),
  ]);
  expect(await readFile(await text.path(), 'utf8')).toBe(`${articleText}\n`);
  const [records] = await Promise.all([
    page.waitForEvent('download'),
    gone(page).getByRole('button', { name: 'Download the records' }).click(),
  ]);
  expect(JSON.parse(await readFile(await records.path(), 'utf8'))).toMatchObject([
    { title: 'Deep learning' },
  ]);
  await gone(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(gone(page)).toHaveCount(0);

  await send('DELETE', `/api/projects/${id}`);
  await send('DELETE', '/api/deleted');
  await citations(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog(page, 'Delete citation').getByRole('button', { name: 'Delete' }).click();
  await expect(gone(page)).toBeVisible();
  await expect(page.getByText('This list may be out of date.')).toBeHidden();
  await expect(citations(page).getByText('Deep learning').first()).toBeVisible();
  await expect(gone(page).getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
  await gone(page).getByRole('button', { name: 'Make a new project of it' }).click();
  await expect(toast(page, 'A new project holds what was here')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/projects/${id}$`));
  await expect(page.getByRole('heading', { name: sample.name })).toBeVisible();
  await expect(citations(page).getByText('Deep learning').first()).toBeVisible();
  await expect(gone(page)).toHaveCount(0);
});
