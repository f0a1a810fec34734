import { answer, hold } from './api-calls.ts';
import { addSource, articleText, card, citations, dialog, openProject, sample, toast } from './projects.ts';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { storeProject, storeRequest } from './stored-projects.ts';
import { expect, test } from './test.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';

test.describe('a project', () => {
  test('the ids abc, 0, 1.5 and -2 are invalid', async ({ page }) => {
    for (const id of ['abc', '0', '1.5', '-2']) {
      await page.goto(`/projects/${id}`);
      await expect(page.getByRole('heading', { name: 'Invalid project ID', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Projects' }).click();
      await expect(page).toHaveURL('/projects');
    }
  });

  test('a missing project shows loading, then a message', async ({ page }) => {
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

  test('an empty one says how to begin; copying and downloading are disabled', async ({ page }) => {
    await openProject(page, [], { ...sample, referenceStyle: 'harvard' });
    await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
    await expect(page.getByText('Create your first citation to get started', { exact: true })).toBeVisible();
    await expect(page.getByText('0 citations', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy All References' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Add New Citation' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Reference style' })).toHaveValue('harvard');
  });

  test('what was just added is taken out again by Undo, and can be restored', async ({ page }) => {
    await openProject(page, [article]);
    await addSource(page, dataset, 'Daily rainfall');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(citations(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('article', { name: /^Citation in / })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeFocused();
    await expect(toast(page, 'Citation deleted successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 citation', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Recently deleted/ })).toBeVisible();
  });

  test('where Undo fails, the citation stays and that is told', async ({ page }) => {
    await openProject(page, []);
    await addSource(page, dataset, 'Daily rainfall');
    await answer(page, 'DELETE', '**/api/citations/*', 500, {});
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(citations(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  });

  test('on wide screens the header is one line', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openProject(page, [article]);
    const middle = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return box && Math.round(box.y + box.height / 2);
    };
    const copy = await middle('Copy All References');
    expect(await middle('Download')).toBe(copy);
    const check = await page.getByRole('link', { name: 'Check this list' }).boundingBox();
    expect(check && Math.round(check.y + check.height / 2)).toBe(copy);
    const header = await page
      .locator('header', { has: page.getByRole('heading', { level: 1 }) })
      .boundingBox();
    expect(header?.height).toBeLessThan(100);
  });

  test('citations are added, listed, counted and stored', async ({ page }) => {
    await openProject(page, [article]);
    await expect(page.getByText('1 citation', { exact: true })).toBeVisible();
    await addSource(page, dataset, 'Daily rainfall');
    await expect(page.getByText('2 citations', { exact: true })).toBeVisible();
    const list = citations(page);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const first = list.getByRole('listitem').first();
    await expect(first.getByRole('heading', { name: 'Deep learning' })).toBeVisible();
    await expect(first).toContainText(articleText);
    await expect(first.locator('i').first()).toHaveText('Nature');
    await first.getByRole('button', { name: 'Details of Deep learning' }).click();
    await expect(first).toContainText('LeCun, Yann; Bengio, Yoshua; Hinton, Geoffrey, 2015');
    await expect(first).toContainText('In-text:(LeCun et al., 2015)');
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    // The list grows with the page: nothing scrolls within it.
    const isWhole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight;
    expect(await list.getByRole('list').locator('..').evaluate(isWhole)).toBe(true);
  });

  test('print holds the whole list and none of the controls', async ({ page }) => {
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

  test('the tool shows how to begin only in an empty project', async ({ page }) => {
    await openProject(page, [article]);
    await page.mouse.move(2, 2);
    await expect(page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeEditable();
    await expect(page.getByText('No citations yet', { exact: true })).toHaveCount(0);
    await openProject(page, []);
    await expect(page.getByText('No citations yet', { exact: true })).toBeVisible();
  });

  test('a work of the list is shown instead of added, and added anyway if that is wanted', async ({
    page,
  }) => {
    await openProject(page, [article]);
    await page.mouse.move(2, 2);
    const field = page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
    await field.fill(article);
    await field.press('Enter');
    await expect(page.getByText('It is in your list already', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(citations(page).getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(citations(page).getByRole('article')).toBeFocused();
    await page.getByRole('button', { name: 'Add anyway' }).click();
    await expect(citations(page).getByRole('article')).toHaveCount(2);
    await expect(citations(page).getByText('Duplicate: this work is listed twice')).toHaveCount(1);
  });

  test('a list of a thousand opens, scrolls and searches completely', async ({ page }) => {
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
    await expect(drawn.first()).toHaveAttribute('aria-setsize', '1000');
    expect(await drawn.count()).toBeLessThan(60);
    // Heights are measured when entries become visible, so the end moves slightly.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(citations(page).getByRole('heading', { name: 'Work 999' })).toBeAttached({ timeout: 500 });
    }).toPass();
    expect(await drawn.count()).toBeLessThan(60);
    await page.getByRole('searchbox').fill('work 517');
    await expect(citations(page).getByRole('heading', { name: 'Work 517' })).toBeVisible();
    await expect(drawn).toHaveCount(1);
  });

  test('changing the style reformats every reference and presets the tool', async ({ page }) => {
    await openProject(page, [article]);
    await page.getByRole('combobox', { name: 'Reference style' }).selectOption('MLA 9th Edition');
    await expect(toast(page, 'All references now in MLA 9th Edition')).toBeVisible();
    await expect(citations(page)).toContainText('LeCun, Yann, et al. “Deep Learning.” Nature');
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(card(page, sample.name).getByText('MLA', { exact: true })).toBeVisible();
  });

  test('entries of a numeric style are moved by the keyboard and by dragging, and keep their numbers', async ({
    page,
  }) => {
    await openProject(page, [article, dataset], { ...sample, referenceStyle: 'ieee' });
    const entries = citations(page).getByRole('listitem');
    await expect(entries.first()).toContainText('[1]');
    await expect(entries.first()).toContainText('Deep learning');
    const handle = citations(page).getByRole('button', { name: 'Move Deep learning' });
    await handle.press('ArrowDown');
    await expect(entries.last()).toContainText('Deep learning');
    await expect(entries.last()).toContainText('[2]');
    await expect(handle).toBeFocused();
    await page.reload();
    await expect(entries.last()).toContainText('Deep learning');
    await handle.dragTo(entries.first());
    await expect(entries.first()).toContainText('Deep learning');
    await expect(entries.first()).toContainText('[1]');
  });

  test('ten entries are in view on a screen of 1280 by 900', async ({ page }) => {
    await openProject(page, [article]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route('**/api/projects/*/citations', async (route) => {
      const [citation] = await (await route.fetch()).json();
      await route.fulfill({ json: Array.from({ length: 12 }, (_, at) => ({ ...citation, id: at + 1 })) });
    });
    await page.reload();
    await expect(citations(page).getByRole('article').nth(9)).toBeInViewport({ ratio: 1 });
  });

  test('a closed entry says what its style asks for and the record lacks', async ({ page }) => {
    const manualData = {
      type: 'book',
      title: 'Rivers',
      authors: 'Lind, Per',
      year: '2001',
      publisher: 'Sea Press',
    };
    const project = await storeProject(page, { ...sample, referenceStyle: 'chicago' });
    const typed = { format: 'chicago', inputType: 'manual', sourceInput: 'manual', manualData };
    await storeRequest(page, project, typed);
    await page.goto(`/projects/${project}`);
    const entry = citations(page).getByRole('article');
    await expect(entry).toContainText('Missing: place of publication');
    await page.getByRole('combobox', { name: 'Reference style' }).selectOption('APA 7th Edition');
    await expect(entry).toContainText('Lind, P. (2001).');
    await expect(entry).not.toContainText('Missing');
    expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  });

  test('a failed style change keeps the old style', async ({ page }) => {
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

  test('a citation is deleted after confirmation', async ({ page }) => {
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

  test('a failed deletion of a citation is reported', async ({ page }) => {
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
