import {
  addSource,
  card,
  citations,
  fillIn,
  openDetails,
  openOverview,
  openProject,
  sample,
  toast,
} from './projects.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { chooseStyle, cite, openTool, resultCard, toolOf } from './tool.ts';

const example = '10.1038/nature14539';
const vancouver =
  '1. LeCun Y, Bengio Y, Hinton G. Deep learning. Nature. 2015 May 28;521(7553):436-44. doi:10.1038/nature14539';

/** Opens the picker with the last tile. */
async function openPicker(page: Page, tool: Locator): Promise<Locator> {
  await tool.getByRole('button', { name: 'More styles' }).click();
  return page.getByRole('dialog', { name: 'More styles' });
}

const search = (picker: Locator) => picker.getByRole('combobox', { name: 'Find a style' });
const option = (picker: Locator, name: string | RegExp) =>
  picker.getByRole('listbox').getByRole('option', { name, exact: true });

test('a style is found by name, previewed, chosen and kept; result and history follow without a look-up', async ({
  page,
}) => {
  const tool = await openTool(page);
  await cite(tool, example);
  await expect(resultCard(page)).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015).');
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));

  const picker = await openPicker(page, tool);
  await expect(search(picker)).toBeFocused();
  await search(picker).fill('vancouver');
  await expect(option(picker, /^Vancouver Numbers/)).toHaveAttribute('aria-selected', 'true');
  await expect(picker).toContainText('LeCun et al. (1)');
  await expect(picker).toContainText(vancouver);
  await expect(picker).toContainText('7 Jan 2026');
  await expect(picker.getByRole('link', { name: 'CC BY-SA 3.0' })).toBeVisible();
  await expect(picker.getByRole('link', { name: 'Rules and examples of Vancouver' })).toHaveAttribute(
    'href',
    '/styles/vancouver',
  );
  await page.keyboard.press('Enter');

  await expect(picker).toBeHidden();
  const tile = tool.getByRole('button', { name: 'Vancouver More styles' });
  await expect(tile).toBeFocused();
  await expect(tile).toHaveAttribute('aria-current', 'true');
  await expect(tool.getByRole('radio', { checked: true, name: /APA|MLA|Chicago|Harvard|IEEE/ })).toHaveCount(
    0,
  );
  await expect(resultCard(page)).toContainText(vancouver);
  await expect(resultCard(page)).toContainText('In-text:(1)');
  await expect(page.getByRole('region', { name: 'Your citations' })).toContainText(vancouver);

  await chooseStyle(tool, 'APA');
  await expect(resultCard(page)).toContainText('In-text:(LeCun et al., 2015)');
  expect(calls).toEqual([]);

  await (await openPicker(page, tool)).getByRole('option', { name: /^Vancouver Numbers/ }).click();
  await expect(resultCard(page)).toContainText(vancouver);
  await page.reload();
  await toolOf(page);
  await expect(tile).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Your citations' })).toContainText(vancouver);
  await cite(tool, example);
  await expect(resultCard(page)).toContainText(vancouver);
});

test('notes follow the kind of the style; the arrow keys walk the list and Esc leaves all as it was', async ({
  page,
}) => {
  const tool = await openTool(page);
  const picker = await openPicker(page, tool);
  await expect(picker).toContainText('Most used');
  await expect(picker).toContainText('Lave J, Wenger E.');
  const options = picker.getByRole('listbox').getByRole('option');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await search(picker).fill('OSCOLA');
  await expect(picker).toContainText('First note');
  await expect(picker).toContainText('Later notes');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(tool.getByRole('radio', { name: 'APA' })).toBeChecked();
});

test('favourites come first, and a field of study narrows the list', async ({ page }) => {
  const tool = await openTool(page);
  const picker = await openPicker(page, tool);
  await search(picker).fill('Nature');
  await expect(option(picker, 'Nature Numbers')).toHaveAttribute('aria-selected', 'true');
  await picker.getByRole('button', { name: 'Favourite' }).click();
  await expect(picker.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  await search(picker).fill('');
  await expect(picker.getByRole('group', { name: 'Favourites' }).getByRole('option')).toHaveCount(1);
  await picker.getByRole('combobox', { name: 'Field of study' }).selectOption('Law');
  await expect(option(picker, /^OSCOLA Footnotes/)).toBeVisible();
  await search(picker).fill('xqzvvkjw');
  await expect(picker).toContainText('No style matches these words');
});

test('a style that cannot be loaded is not chosen, and the one before stays', async ({ page }) => {
  const tool = await openTool(page);
  const picker = await openPicker(page, tool);
  await page.route('**/api/styles/nature/source', (route) => route.abort());
  await search(picker).fill('Nature');
  await expect(picker.getByRole('alert').filter({ hasText: 'This style could not be loaded' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(tool.getByRole('radio', { name: 'APA' })).toBeChecked();
});

test('a link presets any style; one that there is not is refused with a message', async ({ page }) => {
  await page.goto('/?style=elsevier-harvard');
  const tool = await toolOf(page);
  await expect(tool.getByRole('button', { name: 'Elsevier Harvard More styles' })).toBeVisible();
  await page.goto('/?style=modern-language-association');
  await expect((await toolOf(page)).getByRole('radio', { name: 'MLA' })).toBeChecked();
  await page.goto('/?style=no-such-style');
  await expect(page.getByText('There is no style “no-such-style”', { exact: true })).toBeVisible();
});

test('the picker is sound at every width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const picker = await openPicker(page, await openTool(page));
  await expect(picker.getByRole('listbox').getByRole('option').first()).toBeVisible();
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(picker).toContainText('Lave J, Wenger E.');
    expect(await violationsInBothThemes(page), `${width} px`).toEqual(soundInBoth);
    expect(await overflow(page), `${width} px`).toEqual([]);
  }
});

test('a project follows any style: list, numbers, in-text forms, files and overview', async ({ page }) => {
  await openProject(page, [example]);
  const select = page.getByRole('combobox', { name: 'Reference style' });
  await select.selectOption('More styles...');
  const picker = page.getByRole('dialog', { name: 'More styles' });
  await search(picker).fill('Vancouver');
  await expect(picker).toContainText('Your reference');
  await expect(picker).toContainText(vancouver.slice(3));
  await page.keyboard.press('Enter');
  const title = 'NLM/Vancouver: Citing Medicine 2nd edition (citation-sequence)';
  await expect(toast(page, `All references now in ${title}`)).toBeVisible();
  await expect(select.getByRole('option', { selected: true })).toHaveText('Vancouver');
  await expect(citations(page)).toContainText(vancouver);
  await openDetails(page, 'Deep learning');
  await expect(citations(page)).toContainText('LeCun et al. (1)');
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expect(
    toast(page, 'All references copied to your device clipboard in the order of their numbers!'),
  ).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('citation-styles'));
  await page.reload();
  await expect(select.getByRole('option', { selected: true })).toHaveText('Vancouver');
  await addSource(page, '10.5281/zenodo.9000', 'Daily rainfall');
  await expect(citations(page)).toContainText('2. Okafor A; Rainfall Observatory');
  await page.goto('/projects');
  await expect(card(page, sample.name)).toContainText('VANCOUVER');
});

test('a new project takes any style', async ({ page }) => {
  await openOverview(page);
  await page.getByRole('button', { name: 'Create Custom Project' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Custom Project' });
  await form.getByRole('combobox', { name: 'Reference style' }).selectOption('More styles...');
  const picker = page.getByRole('dialog', { name: 'More styles' });
  await search(picker).fill('oscola');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(form.getByRole('option', { name: 'OSCOLA 4th edition', selected: true })).toBeAttached();
  await fillIn(page, { name: 'Law essay', moduleName: 'Contracts', moduleCode: 'L1' });
  await expect(card(page, 'Law essay')).toContainText('OSCOLA');
});

test('a press that comes while the tool is loading opens the picker', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/citation-tool-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'More styles' }).click();
  await expect(page.getByRole('dialog', { name: 'More styles' })).toBeVisible();
});

const fjord = `<?xml version="1.0"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info><title>Fjord University</title><category citation-format="author-date"/></info>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography><layout suffix="!"><text variable="title"/></layout></bibliography>
</style>`;

test("a reader's own style is added from its file, used and deleted; faults have their place", async ({
  page,
}) => {
  const tool = await openTool(page);
  const picker = await openPicker(page, tool);
  const file = (text: string) => ({ name: 'fjord.csl', mimeType: 'text/xml', buffer: Buffer.from(text) });
  const input = picker.locator('input[type=file]');
  await input.setInputFiles(file(fjord.replace('<text', '<txt')));
  await expect(picker.getByRole('alert')).toContainText('Line 4, column 21: “txt” is not an element of CSL');
  await input.setInputFiles(file(fjord));
  await expect(picker.getByRole('heading', { name: 'Fjord University' })).toBeVisible();
  await expect(picker.getByText('Deep learning!')).toBeVisible();
  await picker.getByRole('button', { name: 'Use this style' }).click();
  await expect(picker).toBeHidden();
  await cite(tool, example);
  await expect(resultCard(page)).toContainText('Deep learning!');
  await chooseStyle(tool, 'APA');
  // It stands first in the list and is shown.
  await tool.getByRole('button', { name: 'More styles' }).click();
  await picker.getByRole('button', { name: 'Delete this style' }).click();
  await expect(option(picker, /Fjord University/)).toHaveCount(0);
});

test('references are printed in another language, which stays with another style', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('button', { name: 'References in another language' }).click();
  await tool.getByRole('combobox', { name: 'Language of the references' }).selectOption('Norsk bokmål');
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: /References in norsk bokmål/i })).toBeVisible();
  await cite(tool, example);
  await expect(resultCard(page)).toContainText('LeCun et al., 2015');
  await chooseStyle(tool, 'IEEE');
  await expect(resultCard(page)).toContainText('Y. Bengio, og G. Hinton');
});
