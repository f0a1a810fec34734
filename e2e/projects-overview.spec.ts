import { answer, hold, storeIsFull } from './api-calls.ts';
import { clipboard, expectCopied } from './clipboard.ts';
import {
  addSource,
  articleText,
  card,
  createProject,
  dialog,
  fillIn,
  openOverview,
  openProject,
  sample,
  toast,
} from './projects.ts';
import { expect, test } from './test.ts';

const article = '10.1038/nature14539';

const templates: [name: string, moduleName: string, moduleCode: string, style: string][] = [
  ['PhD Dissertation', 'Research Methodology', 'PhD001', 'harvard'],
  ['Research Paper', 'Advanced Studies', 'RES101', 'apa'],
  ['Academic Essay', 'Critical Analysis', 'ESS201', 'mla'],
  ['Literature Review', 'Research Methods', 'LIT301', 'chicago'],
  ['Case Study', 'Applied Research', 'CASE401', 'apa'],
  ['Group Project', 'Collaborative Studies', 'GRP501', 'ieee'],
  ['Business Report', 'Business Strategy', 'BUS601', 'harvard'],
  ['Policy Brief', 'Public Policy', 'POL701', 'chicago'],
];

test.describe('the overview', () => {
  test('shows loading, then the empty state with how to begin', async ({ page }) => {
    const release = await hold(page, 'GET', '**/api/projects');
    await page.goto('/projects');
    await expect(page.getByText('Loading projects...', { exact: true })).toBeVisible();
    release();
    await expect(page.getByText('No projects yet', { exact: true })).toBeVisible();
    await expect(page.getByText('Loading projects...')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start from this example' }).click();
    const form = dialog(page, 'Create Custom Project');
    await expect(form.getByRole('textbox', { name: 'Module code' })).toHaveValue('RES101');
  });

  test('a form with missing fields names them and sends nothing', async ({ page }) => {
    await openOverview(page);
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    const form = dialog(page, 'Create Custom Project');
    await expect(form.getByRole('textbox', { name: 'Project name' })).toBeFocused();
    await expect(form.getByRole('combobox', { name: 'Reference style' })).toHaveValue('apa');
    await form.getByRole('button', { name: 'Create Project' }).click();
    for (const message of [
      'Project name is required',
      'Module name is required',
      'Module code is required',
    ]) {
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    }
    await form.getByRole('textbox', { name: 'Project name' }).fill('Essay');
    await expect(form.getByText('Project name is required')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Create Custom Project' })).toBeFocused();
  });

  test('a project is created: "Creating...", the toast, its card, and an empty form again', async ({
    page,
  }) => {
    await openOverview(page);
    const release = await hold(page, 'POST', '**/api/projects');
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await fillIn(page, { ...sample, style: 'Chicago 17th Edition', description: 'What is known.' });
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await expect(toast(page, 'Project created successfully!')).toBeVisible();
    await expect(dialog(page, 'Create Custom Project')).toBeHidden();
    const created = card(page, sample.name);
    for (const text of [sample.moduleName, sample.moduleCode, 'CHICAGO', 'What is known.']) {
      await expect(created.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(created.getByText(/^Created \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(created.getByRole('link', { name: 'Open' })).toHaveAttribute('href', /^\/projects\/\d+$/);
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('');
  });

  test('a server error is reported and the form keeps its input', async ({ page }) => {
    await openOverview(page);
    await answer(page, 'POST', '**/api/projects', 503, storeIsFull);
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await fillIn(page, sample);
    await expect(toast(page, 'Error')).toBeAttached();
    const form = dialog(page, 'Create Custom Project');
    await expect(form.getByRole('alert')).toHaveText('The store is full. Try again in a minute');
    await expect(form.getByRole('textbox', { name: 'Project name' })).toHaveValue(sample.name);
  });

  test('a project without an answer is neither called created nor failed', async ({ page }) => {
    await openOverview(page);
    await page.route('**/api/projects', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await fillIn(page, sample);
    await expect(
      page.getByText('No answer came: it is not known whether this was done.').first(),
    ).toBeVisible();
  });

  test('each of the eight templates fills the form', async ({ page }) => {
    await openOverview(page);
    const list = dialog(page, 'Browse Templates');
    const form = dialog(page, 'Create Custom Project');
    for (const [name, moduleName, moduleCode, style] of templates) {
      await page.getByRole('button', { name: 'Browse Templates' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(8);
      await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(list).toBeHidden();
      await expect(form.getByRole('textbox', { name: 'Project name' })).toHaveValue(name);
      await expect(form.getByRole('textbox', { name: 'Module name' })).toHaveValue(moduleName);
      await expect(form.getByRole('textbox', { name: 'Module code' })).toHaveValue(moduleCode);
      await expect(form.getByRole('combobox', { name: 'Reference style' })).toHaveValue(style);
      await expect(form.getByRole('textbox', { name: 'Description' })).not.toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Browse Templates' })).toBeFocused();
    }
  });

  test('a long description is clamped to two lines', async ({ page }) => {
    const description = 'A long description. '.repeat(40);
    const created = await createProject(page, { ...sample, description });
    const text = created.getByText(/^A long description/);
    const lines = await text.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });

  test('a project is deleted after confirmation, and focus is kept', async ({ page }) => {
    const created = await createProject(page);
    await created.getByRole('button', { name: 'Delete' }).click();
    const question = dialog(page, 'Delete project');
    await expect(question).toContainText(
      `Are you sure you want to delete "${sample.name}"? This will also delete all citations in this project.`,
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(created.getByRole('button', { name: 'Delete' })).toBeFocused();
    await created.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Project deleted successfully!')).toBeVisible();
    await expect(page.getByText('No projects yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your projects', exact: true })).toBeFocused();
  });

  test('a failed deletion is reported and the project stays', async ({ page }) => {
    const created = await createProject(page);
    await answer(page, 'DELETE', '**/api/projects/*', 500, {});
    await created.getByRole('button', { name: 'Delete' }).click();
    await dialog(page, 'Delete project').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'Failed to delete project')).toBeVisible();
    await expect(created).toBeVisible();
  });

  test('projects that fail to load can be retried', async ({ page }) => {
    await page.route('**/api/projects', (route) => route.fulfill({ status: 503, json: storeIsFull }), {
      times: 1,
    });
    await page.goto('/projects');
    await expect(page.getByText('The store is full. Try again in a minute')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No projects yet')).toBeVisible();
  });

  test('Copy Refs copies the list with italics, and reports an empty project', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProject(page);
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    const copy = card(page, sample.name).getByRole('button', { name: 'Copy Refs' });
    await copy.click();
    await expect(toast(page, 'No citations added yet')).toBeVisible();
    await card(page, sample.name).getByRole('link', { name: 'Open' }).click();
    await addSource(page, article, 'Deep learning');
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await copy.click();
    await expect(toast(page, 'References copied to clipboard!')).toBeVisible();
    await expectCopied(page, articleText);
    expect(await clipboard(page, 'text/html')).toContain('<i>Nature</i>');
  });

  test('a failed copy of references is reported', async ({ page }) => {
    const created = await createProject(page);
    await answer(page, 'GET', '**/copy-references', 500, {});
    await created.getByRole('button', { name: 'Copy Refs' }).click();
    await expect(toast(page, 'Failed to copy references')).toBeVisible();
  });
});
