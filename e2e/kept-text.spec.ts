import { citations, dialog, openDetails, openOverview, openProject, sample } from './projects.ts';
import { storeRequest } from './stored-projects.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const article = '10.1038/nature14539';
const earlier = 'This is what you typed before.';

/** The tool of a project page; it is loaded on the first interaction. */
async function openManual(page: Page): Promise<(name: string) => Locator> {
  await page.mouse.move(3, 3);
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  return (name) => page.getByRole('textbox', { name, exact: true }).first();
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Generate/ }).click();
}

async function typeBook(page: Page, title = 'Fresh'): Promise<void> {
  const field = await openManual(page);
  await field('Title').fill(title);
  await field('Authors').fill('Nova, N.');
  await field('Year').fill('2020');
}

test.describe('a form keeps its text until it is sent or discarded', () => {
  test('manual entry: over another page and a reload', async ({ page }) => {
    await openProject(page);
    await typeBook(page);
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await page.goBack();
    await page.mouse.move(5, 5);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toHaveValue('Fresh');
    await page.reload();
    await page.mouse.move(7, 7);
    await expect(title).toHaveValue('Fresh');
    await expect(page.getByText(earlier)).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(title).toHaveValue('');
    await page.reload();
    await openManual(page);
    await expect(title).toHaveValue('');
  });

  test('a new project: over Escape, the X and a reload', async ({ page }) => {
    await openOverview(page);
    const open = page.getByRole('button', { name: 'Create Custom Project' }).first();
    const form = dialog(page, 'Create Custom Project');
    const name = form.getByRole('textbox', { name: 'Project name' });
    await open.click();
    await name.fill('My long thesis');
    await page.keyboard.press('Escape');
    await open.click();
    await expect(name).toHaveValue('My long thesis');
    await form.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await open.click();
    await expect(name).toHaveValue('My long thesis');
    await form.getByRole('textbox', { name: 'Module name' }).fill('Methods');
    await form.getByRole('textbox', { name: 'Module code' }).fill('M1');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Project created successfully!', { exact: true })).toBeVisible();
    await open.click();
    await expect(name).toHaveValue('');
    await expect(form.getByText(earlier)).toBeHidden();
  });

  test('an import: over Escape and a reload, until it is imported', async ({ page }) => {
    await openProject(page);
    const open = page.getByRole('button', { name: 'Import', exact: true });
    const form = dialog(page, 'Import references');
    const text = form.getByRole('textbox', { name: 'Paste references or identifiers' });
    await open.click();
    await text.fill(article);
    await page.keyboard.press('Escape');
    await open.click();
    await expect(text).toHaveValue(article);
    await page.reload();
    await open.click();
    await expect(text).toHaveValue(article);
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(form.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    await page.keyboard.press('Escape');
    await open.click();
    await expect(text).toHaveValue('');
  });

  test('a list to check: over a reload', async ({ page }) => {
    await page.goto('/check');
    const list = page.getByRole('textbox', { name: 'Your reference list' });
    await list.fill('Nova, N. (2020). Fresh.');
    await page.reload();
    await expect(list).toHaveValue('Nova, N. (2020). Fresh.');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(list).toHaveValue('');
  });

  test('an edited citation and its place: over Escape and a reload', async ({ page }) => {
    await openProject(page, [article]);
    const edit = citations(page).getByRole('button', { name: 'Edit Deep learning' });
    const title = dialog(page, 'Edit citation').getByRole('textbox', { name: 'Title', exact: true });
    await edit.click();
    await title.fill('Deeper learning');
    await page.keyboard.press('Escape');
    await page.reload();
    await edit.click();
    await expect(title).toHaveValue('Deeper learning');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await page.keyboard.press('Escape');
    await openDetails(page, 'Deep learning');
    const open = page.getByRole('button', { name: 'Add a page or chapter of Deep learning' });
    const place = page
      .getByRole('form', { name: 'The cited place' })
      .getByRole('textbox', { name: 'Number' });
    await open.click();
    await place.fill('437');
    await page.keyboard.press('Escape');
    await page.reload();
    await openDetails(page, 'Deep learning');
    await open.click();
    await expect(place).toHaveValue('437');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change the cited place of Deep learning' })).toBeVisible();
  });

  test('also where the storage of the tab is blocked, as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openOverview(page);
    const open = page.getByRole('button', { name: 'Create Custom Project' }).first();
    const name = dialog(page, 'Create Custom Project').getByRole('textbox', { name: 'Project name' });
    await open.click();
    await name.fill('My long thesis');
    await page.keyboard.press('Escape');
    await open.click();
    await expect(name).toHaveValue('My long thesis');
  });
});

test('after an addition the form is empty; the same again is added only if that is wanted', async ({
  page,
}) => {
  await openProject(page);
  const listed = citations(page).getByRole('listitem');
  await typeBook(page);
  await generate(page);
  await expect(listed).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await typeBook(page);
  await generate(page);
  await expect(page.getByText('It is in your list already', { exact: true })).toBeVisible();
  await expect(listed).toHaveCount(1);
  await page.getByRole('button', { name: 'Add anyway' }).click();
  await expect(listed).toHaveCount(2);
});

test.describe('two tabs', () => {
  /** Another tab of the same browser with the same project. */
  async function otherTab(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { name: sample.name, level: 1 })).toBeVisible();
    return other;
  }

  test('a change in one is shown in the other', async ({ page }) => {
    await openProject(page);
    const other = await otherTab(page);
    await typeBook(page);
    await generate(page);
    await expect(citations(other).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Reference style' }).first().selectOption('mla');
    await expect(other.getByRole('combobox', { name: 'Reference style' }).first()).toHaveValue('mla');
  });

  test('a change of another device is shown when the tab comes to the front', async ({ page }) => {
    await openProject(page);
    const id = Number(page.url().split('/').at(-1));
    await storeRequest(page, id, { format: 'apa', inputType: 'doi', sourceInput: article });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(citations(page).getByRole('listitem')).toHaveCount(1);
  });

  test('an edited description takes back nothing else', async ({ page }) => {
    await openProject(page);
    const other = await otherTab(page);
    const form = dialog(page, 'Edit project');
    await page.getByRole('button', { name: 'Edit project' }).click();
    await form.getByRole('textbox', { name: 'Description' }).fill('Due in May');
    const theirs = dialog(other, 'Edit project');
    await other.getByRole('button', { name: 'Edit project' }).click();
    await theirs.getByRole('textbox', { name: 'Project name' }).fill('Renamed');
    await theirs.getByRole('combobox', { name: 'Reference style' }).selectOption('mla');
    await theirs.getByRole('button', { name: 'Save Changes' }).click();
    await expect(theirs).toBeHidden();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toBeHidden();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Renamed', level: 1 })).toBeVisible();
      await expect(tab.getByText('Due in May')).toBeVisible();
      await expect(tab.getByRole('combobox', { name: 'Reference style' }).first()).toHaveValue('mla');
    }
  });

  test('a project field that both changed is shown with both texts', async ({ page }) => {
    await openProject(page);
    const other = await otherTab(page);
    for (const [tab, name] of [
      [page, 'Mine'],
      [other, 'Theirs'],
    ] as const) {
      await tab.getByRole('button', { name: 'Edit project' }).click();
      await dialog(tab, 'Edit project').getByRole('textbox', { name: 'Project name' }).fill(name);
    }
    await dialog(other, 'Edit project').getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible();
    const form = dialog(page, 'Edit project');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toContainText('Yours: “Mine”');
    await expect(form).toContainText('Saved elsewhere: “Theirs”');
    await expect(form.getByRole('textbox', { name: 'Project name' })).toHaveValue('Mine');
    await form.getByRole('button', { name: 'Use the saved one for Project name' }).click();
    await expect(form.getByRole('textbox', { name: 'Project name' })).toHaveValue('Theirs');
  });

  test('a citation field that both changed is shown with both texts, and mine can be saved', async ({
    page,
  }) => {
    await openProject(page, [article]);
    const other = await otherTab(page);
    for (const [tab, title] of [
      [page, 'Mine'],
      [other, 'Theirs'],
    ] as const) {
      await citations(tab).getByRole('button', { name: 'Edit Deep learning' }).click();
      await dialog(tab, 'Edit citation').getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    }
    await dialog(other, 'Edit citation').getByRole('button', { name: 'Save Changes' }).click();
    await expect(citations(other).getByRole('heading', { name: 'Theirs' })).toBeVisible();
    const form = dialog(page, 'Edit citation');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toContainText('Yours: “Mine”');
    await expect(form).toContainText('Saved elsewhere: “Theirs”');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toBeHidden();
    await expect(citations(other).getByRole('heading', { name: 'Mine' })).toBeVisible();
  });
});

test.describe('a browser that keeps nothing', () => {
  const warning = 'This browser does not keep data for this site';

  for (const kind of ['blocked', 'full', 'null'] as const) {
    test(`says so before work is done: its storage is ${kind}`, async ({ page }) => {
      await page.addInitScript((fault) => {
        const fail = () => {
          throw new DOMException('denied', fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (fault === 'full') Storage.prototype.setItem = fail;
        else Object.defineProperty(window, 'localStorage', { get: fault === 'null' ? () => null : fail });
      }, kind);
      await openOverview(page);
      await expect(page.getByRole('heading', { name: warning })).toBeVisible();
      await page.getByRole('button', { name: 'Create Custom Project' }).first().click();
      const form = dialog(page, 'Create Custom Project');
      await form.getByRole('textbox', { name: 'Project name' }).fill('Thesis');
      await form.getByRole('textbox', { name: 'Module name' }).fill('Methods');
      await form.getByRole('textbox', { name: 'Module code' }).fill('M1');
      await form.getByRole('button', { name: 'Create Project' }).click();
      await page.getByRole('link', { name: 'Open' }).click();
      await expect(page.getByRole('heading', { name: 'Thesis', level: 1 })).toBeVisible();
      const notice = page.getByRole('region', { name: warning });
      const download = page.waitForEvent('download');
      await notice.getByRole('button', { name: 'Save a backup' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.json$/);
      await notice.getByRole('button', { name: 'Use on another device' }).click();
      await expect(
        dialog(page, 'Use on another device').getByRole('button', { name: 'Copy link' }),
      ).toBeVisible();
    });
  }

  test('a storage that is cleared gets the key of the page again', async ({ page }) => {
    await openProject(page, [article]);
    const before = await page.evaluate(() => localStorage.getItem('session-id'));
    await page.evaluate(() => localStorage.clear());
    await typeBook(page);
    await generate(page);
    await expect(citations(page).getByRole('listitem')).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem('session-id'))).toBe(before);
    await expect(page.getByRole('heading', { name: warning })).toBeHidden();
  });
});
