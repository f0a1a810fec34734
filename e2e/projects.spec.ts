import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { answer, hold, storeIsFull } from './api-calls.ts';
import { clipboard, expectCopied } from './clipboard.ts';
import {
  addSource,
  card,
  citations,
  createProject,
  dialog,
  fillIn,
  openOverview,
  openProject,
  sample,
} from './projects.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';
const articleText =
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539';
const datasetText = /Rainfall Observatory\. \(2021\)\. Daily rainfall at forty stations, 1990-2020/;

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

function toast(page: Page, text: string) {
  return page.getByText(text, { exact: true });
}

/** A browser without the newer clipboard, as on a page that is served without https. */
async function withoutClipboard(page: Page, command: boolean) {
  await page.addInitScript((works) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    if (!works) document.execCommand = () => false;
  }, command);
}

test.describe('the overview', () => {
  test('says that it loads, then that there is nothing, and how to begin', async ({ page }) => {
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

  test('a form without its required fields says which, and sends nothing', async ({ page }) => {
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

  test('what the server says against it is told, and the form keeps its input', async ({ page }) => {
    await openOverview(page);
    await answer(page, 'POST', '**/api/projects', 503, storeIsFull);
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await fillIn(page, sample);
    await expect(toast(page, 'Error')).toBeAttached();
    const form = dialog(page, 'Create Custom Project');
    await expect(form.getByRole('alert')).toHaveText('The store is full. Try again in a minute');
    await expect(form.getByRole('textbox', { name: 'Project name' })).toHaveValue(sample.name);
  });

  test('without any words from the server the failure has its own', async ({ page }) => {
    await openOverview(page);
    await page.route('**/api/projects', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await fillIn(page, sample);
    await expect(page.getByText('Failed to create project').first()).toBeVisible();
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

  test('a long description is cut after two lines', async ({ page }) => {
    const description = 'A long description. '.repeat(40);
    const created = await createProject(page, { ...sample, description });
    const text = created.getByText(/^A long description/);
    const lines = await text.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });

  test('a project is deleted after the question, and the focus is not lost', async ({ page }) => {
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

  test('a failed deletion is told and the project stays', async ({ page }) => {
    const created = await createProject(page);
    await answer(page, 'DELETE', '**/api/projects/*', 500, {});
    await created.getByRole('button', { name: 'Delete' }).click();
    await dialog(page, 'Delete project').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'Failed to delete project')).toBeVisible();
    await expect(created).toBeVisible();
  });

  test('projects that cannot be loaded can be asked for again', async ({ page }) => {
    await page.route('**/api/projects', (route) => route.fulfill({ status: 503, json: storeIsFull }), {
      times: 1,
    });
    await page.goto('/projects');
    await expect(page.getByText('The store is full. Try again in a minute')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No projects yet')).toBeVisible();
  });

  test('Copy Refs copies the list with its italics; of an empty project there is nothing to copy', async ({
    page,
    context,
  }) => {
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

  test('references that cannot be fetched are told', async ({ page }) => {
    const created = await createProject(page);
    await answer(page, 'GET', '**/copy-references', 500, {});
    await created.getByRole('button', { name: 'Copy Refs' }).click();
    await expect(toast(page, 'Failed to copy references')).toBeVisible();
  });
});

test.describe('a project', () => {
  test('the address parts abc, 0, 1.5 and -2 are no project', async ({ page }) => {
    for (const id of ['abc', '0', '1.5', '-2']) {
      await page.goto(`/projects/${id}`);
      await expect(page.getByRole('heading', { name: 'Invalid project ID', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Projects' }).click();
      await expect(page).toHaveURL('/projects');
    }
  });

  test('a missing project loads, then is told', async ({ page }) => {
    const release = await hold(page, 'GET', '**/api/projects/987654');
    await page.goto('/projects/987654');
    await expect(page.getByText('Loading project...', { exact: true })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Project not found', level: 1 })).toBeVisible();
  });

  test('another session does not find it', async ({ page, browser }) => {
    await openProject(page);
    const stranger = await browser.newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByText('Project not found', { exact: true })).toBeVisible();
    await stranger.close();
  });

  test('an empty one says how to begin; copying and downloading are off', async ({ page }) => {
    await openProject(page, [], { ...sample, referenceStyle: 'harvard' });
    await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
    await expect(page.getByText('Create your first citation to get started', { exact: true })).toBeVisible();
    await expect(page.getByText('0 citations', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy All References' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Add New Citation' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Harvard' })).toBeChecked();
  });

  test('citations are added, listed, counted and kept', async ({ page }) => {
    await openProject(page, [article]);
    await expect(page.getByText('1 citation', { exact: true })).toBeVisible();
    await addSource(page, dataset, 'Daily rainfall');
    await expect(page.getByText('2 citations', { exact: true })).toBeVisible();
    const list = citations(page);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const first = list.getByRole('listitem').first();
    await expect(first.getByRole('heading', { name: 'Deep learning' })).toBeVisible();
    await expect(first).toContainText('LeCun, Yann; Bengio, Yoshua; Hinton, Geoffrey, 2015');
    await expect(first).toContainText(articleText);
    await expect(first.locator('i').first()).toHaveText('Nature');
    await expect(first).toContainText('In-text:(LeCun et al., 2015)');
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const height = () =>
      list
        .getByRole('list')
        .locator('..')
        .evaluate((element) => element.clientHeight);
    const isCollapsed = async () => Math.abs((await height()) - 384) < 3;
    await expect.poll(isCollapsed).toBe(true);
    await list.getByRole('button', { name: 'Expand the list' }).click();
    await expect.poll(height).toBeGreaterThan(600);
    await list.getByRole('button', { name: 'Collapse the list' }).click();
    await expect.poll(isCollapsed).toBe(true);
  });

  test('a printed project holds its whole list, however little of it the screen shows, and none of its tools', async ({
    page,
  }) => {
    await openProject(page, [article, dataset]);
    await page.route('**/api/projects/*/citations', async (route) => {
      const [citation] = await (await route.fetch()).json();
      const many = Array.from({ length: 40 }, (_, at) => ({ ...citation, id: at + 1, title: `Work ${at}` }));
      await route.fulfill({ json: many });
    });
    await page.reload();
    await expect(citations(page).getByRole('heading', { name: 'Work 0', exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const last = citations(page).getByRole('heading', { name: 'Work 39', exact: true });
    await expect(last).toBeAttached();
    expect(await last.evaluate((element) => element.checkVisibility())).toBe(true);
    const panel = await citations(page).boundingBox();
    const end = await last.boundingBox();
    expect(end?.y).toBeLessThan((panel?.y ?? 0) + (panel?.height ?? 0));
    await expect(page.getByRole('heading', { name: 'Add New Citation' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('the tool teaches how to begin where nothing is cited yet, and leaves the room to the list elsewhere', async ({
    page,
  }) => {
    await openProject(page, [article]);
    await page.mouse.move(2, 2);
    await expect(page.getByRole('textbox', { name: 'URL, DOI or ISBN' })).toBeEditable();
    await expect(page.getByText('No citations yet', { exact: true })).toHaveCount(0);
    await openProject(page, []);
    await expect(page.getByText('No citations yet', { exact: true })).toBeVisible();
  });

  test('a work that is added twice is told and marked', async ({ page }) => {
    await openProject(page, [article]);
    await addSource(page, article, 'Deep learning');
    await expect(toast(page, 'Added, but it was here already')).toBeVisible();
    await expect(citations(page).getByText('Duplicate: this work is listed twice')).toHaveCount(1);
  });

  test('a list of a thousand is there at once, whole to the scroll bar and to the search', async ({
    page,
  }) => {
    await openProject(page, [article]);
    await page.route('**/api/projects/*/citations', async (route) => {
      const [citation] = await (await route.fetch()).json();
      const item = (n: number) => ({ ...citation.item, DOI: `10.5555/${n}`, title: `Work ${n}` });
      const list = Array.from({ length: 1_000 }, (_, n) => ({
        ...citation,
        id: n + 1,
        title: `Work ${n}`,
        item: item(n),
      }));
      await route.fulfill({ json: list });
    });
    await page.reload();
    await expect(page.getByText('1,000 citations', { exact: true })).toBeVisible();
    const drawn = citations(page).getByRole('listitem');
    expect(await drawn.count()).toBeLessThan(40);
    await expect(drawn.first()).toHaveAttribute('aria-setsize', '1000');
    const scroller = page.getByRole('region', { name: 'List of citations' });
    // Heights are measured as entries come into sight, so that the end moves a little.
    await expect(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(citations(page).getByRole('heading', { name: 'Work 999' })).toBeInViewport({
        timeout: 500,
      });
    }).toPass();
    expect(await drawn.count()).toBeLessThan(40);
    await page.getByRole('searchbox').fill('work 517');
    await expect(citations(page).getByRole('heading', { name: 'Work 517' })).toBeVisible();
    await expect(drawn).toHaveCount(1);
  });

  test('every reference follows a changed style, and the tool begins with it', async ({ page }) => {
    await openProject(page, [article]);
    await page.getByRole('combobox', { name: 'Reference style' }).selectOption('MLA 9th Edition');
    await expect(toast(page, 'All references now in MLA 9th Edition')).toBeVisible();
    await expect(citations(page)).toContainText('LeCun, Yann, et al. “Deep Learning.” Nature');
    await expect(page.getByRole('radio', { name: 'MLA' })).toBeChecked();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(card(page, sample.name).getByText('MLA', { exact: true })).toBeVisible();
  });

  test('a style that cannot be changed stays as it was', async ({ page }) => {
    await openProject(page);
    await answer(page, 'PATCH', '**/api/projects/*', 500, {});
    await page.getByRole('combobox', { name: 'Reference style' }).selectOption('MLA 9th Edition');
    await expect(toast(page, 'Failed to change project')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Reference style' })).toHaveValue('apa');
  });

  test('a project is renamed', async ({ page }) => {
    await openProject(page);
    await page.getByRole('button', { name: 'Edit project' }).click();
    const form = dialog(page, 'Edit project');
    await form.getByRole('textbox', { name: 'Project name' }).fill('Another name');
    await form.getByRole('textbox', { name: 'Module code' }).fill('');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByText('Module code is required', { exact: true })).toBeVisible();
    await form.getByRole('textbox', { name: 'Module code' }).fill('CS230');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Project changed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Another name', level: 1 })).toBeVisible();
    await expect(page.getByText('CS230', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit project' })).toBeFocused();
  });

  test('a citation is deleted after the question', async ({ page }) => {
    await openProject(page, [article]);
    await citations(page).getByRole('button', { name: 'Delete Deep learning' }).click();
    const question = dialog(page, 'Delete citation');
    await expect(question).toContainText('Are you sure you want to delete this citation: "Deep learning"?');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Citation deleted successfully!')).toBeVisible();
    await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
    await expect(page.getByText('0 citations', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Project Citations' })).toBeFocused();
  });

  test('a failed deletion of a citation is told', async ({ page }) => {
    await openProject(page, [article]);
    await answer(page, 'DELETE', '**/api/citations/*', 500, {});
    await citations(page).getByRole('button', { name: 'Delete Deep learning' }).click();
    await dialog(page, 'Delete citation').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Failed to delete citation')).toBeVisible();
  });

  test('a long list can be searched', async ({ page }) => {
    await openProject(page, [article, dataset, article, dataset, article, dataset]);
    await page.getByRole('searchbox', { name: 'Find in this project' }).fill('RAINFALL 2021');
    await expect(citations(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(citations(page).getByText('Nothing here matches these words.')).toBeVisible();
  });
});

test.describe('the references of a project', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('are copied in alphabetical order, with italics and hanging indents', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await openProject(page, [dataset, article]);
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await expect(
      toast(page, 'All references copied to your device clipboard in alphabetical order!'),
    ).toBeVisible();
    const lines = (await clipboard(page, 'text/plain')).trim().split('\n');
    expect(lines[0]).toBe(articleText);
    expect(lines[1]).toMatch(datasetText);
    const html = await clipboard(page, 'text/html');
    expect(html).toContain('<i>Nature</i>');
    expect(html.match(/text-indent:\s*-/g)).toHaveLength(2);
    // The policy of the page allows how a reference is set on the clipboard.
    expect(complaints).toEqual([]);
  });

  test('are copied by a hidden text area where the clipboard is closed', async ({ page, context }) => {
    await withoutClipboard(page, true);
    await openProject(page, [article]);
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await expect(page.locator('textarea.sr-only')).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/');
    await expectCopied(other, articleText);
    expect(await clipboard(other, 'text/html')).toContain('<i>Nature</i>');
  });

  test('are copied by the way of iOS on an iPhone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await withoutClipboard(page, true);
    await openProject(page, [article]);
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await context.close();
  });

  test('are downloaded to copy from where nothing else works', async ({ page }) => {
    await withoutClipboard(page, false);
    await openProject(page, [article]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Copy All References' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^project-references-\d{4}-\d\d-\d\d\.txt$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${articleText}\n`);
    await expect(toast(page, 'Copy Manually')).toBeVisible();
    await expect(
      toast(page, 'Please copy the references from the downloaded file or enable clipboard permissions.'),
    ).toBeVisible();
  });

  test('are downloaded as a text file named for the day', async ({ page }) => {
    await openProject(page, [article]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^project-references-\d{4}-\d\d-\d\d\.txt$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${articleText}\n`);
    await expect(toast(page, 'Downloaded')).toBeVisible();
    await expect(toast(page, 'References downloaded as text file successfully!')).toBeVisible();
  });

  test('a download that fails is told', async ({ page }) => {
    await openProject(page, [article]);
    await answer(page, 'GET', '**/copy-references', 503, storeIsFull);
    await page.getByRole('button', { name: 'Download' }).first().click();
    await expect(toast(page, 'Failed to download references')).toBeVisible();
  });
});
