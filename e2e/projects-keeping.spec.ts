import { readFile } from 'node:fs/promises';
import { answer } from './api-calls.ts';
import {
  card,
  citations,
  createProject,
  dialog,
  fillIn,
  openOverview,
  openProject,
  sample,
} from './projects.ts';
import { expect, type Page, test } from './test.ts';

const article = '10.1038/nature14539';

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Use on another device' }).click();
  const shown = dialog(page, 'Use on another device');
  await expect(shown.getByText(/^Works once, for another (10:00|9:\d\d) minutes\.$/)).toBeVisible();
  const code = (await shown.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/).textContent()) ?? '';
  await expect(shown.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible();
  await page.keyboard.press('Escape');
  return code;
}

test('a backup restores the projects in another browser', async ({ page, browser }) => {
  // Two browsers, one after the other.
  test.slow();
  await openProject(page, [article]);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^citewright-backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText('Backup saved', { exact: true })).toBeVisible();
  const file = {
    name: 'b.json',
    mimeType: 'application/json',
    buffer: await readFile(await download.path()),
  };

  const other = await browser.newPage();
  await openOverview(other);
  await expect(other.getByRole('button', { name: 'Save a backup' })).toBeDisabled();
  await other.getByLabel('Backup file').setInputFiles(file);
  await expect(other.getByText('1 project added from the backup', { exact: true })).toBeVisible();
  await card(other, sample.name).getByRole('link', { name: 'Open' }).click();
  await expect(citations(other).getByRole('heading', { name: 'Deep learning' })).toBeVisible();
  await other.getByRole('link', { name: 'Back to Projects' }).click();
  await other.getByLabel('Backup file').setInputFiles(file);
  await expect(other.getByText('1 project was here already.', { exact: true })).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(1);
  await other.close();
});

test('a file that is no backup is refused with a message', async ({ page }) => {
  await openOverview(page);
  const picker = page.getByLabel('Backup file');
  await picker.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no json'),
  });
  await expect(page.getByText('This file is no backup of Citewright.', { exact: true })).toBeVisible();
  await picker.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});

test('what cannot be read of a backup is named, and the rest is added', async ({ page }) => {
  await openProject(page, [article]);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  const [whole] = file.projects;
  const damaged = { ...whole, project: { ...whole.project, name: 'Damaged essay' } };
  await page.getByLabel('Backup file').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, projects: [whole, damaged] })),
  });
  await expect(page.getByText('Damaged essay: It was changed or cut off after it was saved.')).toBeVisible();
  await expect(page.getByText('1 project was here already.', { exact: true })).toBeVisible();
});

test('a private link opens the projects on another device once and can merge its own', async ({
  page,
  browser,
}) => {
  // Two browsers, one after the other.
  test.slow();
  await createProject(page);
  const code = await makeLink(page);
  const other = await browser.newPage();
  await createProject(other, { ...sample, name: 'Made over there' });
  await other.goto(`/projects#open=${code}`);
  const question = dialog(other, 'Open projects of another device');
  await expect(question).toContainText('Only open links that you made yourself.');
  await expect(other).toHaveURL('/projects');
  const along = question.getByRole('checkbox', { name: 'Bring along the 1 project of this device' });
  // The link may be somebody else's.
  await expect(along).not.toBeChecked();
  await along.check();
  await question.getByRole('button', { name: 'Open projects' }).click();
  await expect(other.getByText('2 projects opened on this device', { exact: true })).toBeVisible();
  await expect(card(other, sample.name)).toBeVisible();
  await expect(card(other, 'Made over there')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Made over there')).toBeVisible();

  await other.getByRole('button', { name: 'Enter a code' }).click();
  await question.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await question.getByRole('button', { name: 'Open projects' }).click();
  await expect(question.getByRole('alert')).not.toBeEmpty();
  await other.close();
});

test('opening a link warns about projects left behind and can be cancelled', async ({ page, browser }) => {
  // Two browsers, one after the other.
  test.slow();
  await createProject(page);
  const code = await makeLink(page);
  const other = await browser.newPage();
  await createProject(other, { ...sample, name: 'Left behind' });
  await other.goto(`/projects#open=${code}`);
  const question = dialog(other, 'Open projects of another device');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('checkbox').uncheck();
  await expect(question).toContainText('cannot be reached from it any more');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(other, 'Left behind')).toBeVisible();
  await other.goto(`/projects#open=${code}`);
  await question.getByRole('checkbox').uncheck();
  await question.getByRole('button', { name: 'Open projects' }).click();
  await expect(other.getByText('1 project opened on this device', { exact: true })).toBeVisible();
  await expect(card(other, 'Left behind')).toHaveCount(0);
  await other.close();
});

test('a link holds for ten minutes by the clock of this device, then says so and can be renewed', async ({
  page,
}) => {
  await createProject(page);
  await answer(page, 'POST', '**/api/session/link', 200, {
    code: '00000-00000-00000-00000',
    expiresAt: '2020-01-01T00:00:00.000Z',
  });
  await page.getByRole('button', { name: 'Use on another device' }).click();
  const shown = dialog(page, 'Use on another device');
  await expect(shown.getByText(/^Works once, for another (?:10:00|9:\d\d) minutes/)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 601_000);
  await expect(shown.getByRole('alert')).toHaveText('This link has expired.');
  await page.unroute('**/api/session/link');
  await shown.getByRole('button', { name: 'Make a new link' }).click();
  await expect(shown.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('this browser forgets the projects on request', async ({ page }) => {
  // Made in the page: a stored project would bring its session back with each load.
  await openOverview(page);
  await page.getByRole('button', { name: 'Create Custom Project' }).first().click();
  await fillIn(page, sample);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Forget my projects here' }).click();
  const asked = dialog(page, 'Forget my projects here?');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Forget my projects here' }).click();
  await asked.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByText('No projects yet')).toBeVisible();
});

test('the key is changed: the projects stay here, and other devices lose them', async ({ page, browser }) => {
  // Two browsers, one after the other.
  test.slow();
  await createProject(page);
  const old = await page.evaluate(() => localStorage.getItem('session-id') ?? '');
  await page.getByRole('button', { name: 'Change the key' }).click();
  await dialog(page, 'Change the key?').getByRole('button', { name: 'Change the key' }).click();
  await expect(page.getByText('Key changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const other = await browser.newPage();
  await other.addInitScript((id) => localStorage.setItem('session-id', id), old);
  await openOverview(other);
  await other.close();
});
