import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, holdScripts, type Page, test } from './test.ts';
import { cite, openTool, resultCard, toolOf } from './tool.ts';

const example = '10.1038/nature14539';

test('the styles are offered with their editions, APA first; input is recognised while typing', async ({
  page,
}) => {
  const tool = await openTool(page);
  await expect(tool.getByRole('radio', { name: 'APA' })).toBeChecked();
  for (const label of [
    'APA 7th Edition',
    'MLA 9th Edition',
    'Chicago 17th Edition',
    'Harvard (Style)',
    'IEEE (Format)',
  ]) {
    await expect(tool.getByRole('radio', { name: label, exact: true })).toBeVisible();
  }
  for (const [text, badge] of [
    ['https://example.org/a-page', 'URL'],
    [example, 'DOI'],
    ['978-0-262-03561-3', 'ISBN'],
    ['(Smith, 2020)', 'IN-TEXT'],
    ['arXiv:1706.03762', 'ARXIV'],
    ['PMID: 26017442', 'PMID'],
    ['Why bees return', 'TITLE'],
  ] as const) {
    await tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).fill(text);
    await expect(tool.getByRole('status').filter({ hasText: badge })).toBeVisible();
  }
});

test('a pasted identifier is looked up at once, and the reference is copied with the second action', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openTool(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), example);
  await tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).focus();
  await page.keyboard.press('Control+V');
  await expect(resultCard(page)).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015).');
  await resultCard(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(resultCard(page).getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Deep learning');
});

test('input that is refused takes the last result off', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, example);
  await expect(resultCard(page)).toContainText('LeCun');
  await cite(tool, '978-0-306-40615-8');
  await expect(tool.getByText('Invalid ISBN format or checksum.')).toBeVisible();
  await expect(resultCard(page)).toBeHidden();
});

test('after a failure, manual entry carries over what is known and has the cursor', async ({ page }) => {
  const tool = await openTool(page);
  await page.route('**/api/citations', (route) => route.abort());
  await cite(tool, 'https://example.org/a-page');
  await page.getByRole('button', { name: 'Enter the details by hand' }).click();
  await expect(tool.getByRole('radio', { name: 'Website' })).toBeChecked();
  await expect(tool.getByRole('textbox', { name: 'URL' })).toHaveValue('https://example.org/a-page');
  await expect(tool.getByRole('textbox', { name: 'Title' })).toBeFocused();
});

const wrongInputs = [
  {
    tab: 'Auto-Detect',
    field: 'URL, DOI, ISBN or title',
    complaints: [
      ['', 'Please enter a URL, DOI, or ISBN'],
      ['12', 'Could not detect type. Please enter a valid URL, DOI, or ISBN.'],
      ['978-0-306-40615-8', 'Invalid ISBN format or checksum.'],
      ['http://', 'Invalid URL format.'],
    ],
  },
  {
    tab: 'In-Text Citation',
    field: 'In-text citation',
    complaints: [
      ['', 'Please enter an in-text citation'],
      ['Smith 2020', 'Please enter a valid in-text citation format like (Author, Year) or Author (Year)'],
    ],
  },
] as const;

test('invalid input is reported when the field is left or sent, not while typing, in both tabs', async ({
  page,
}) => {
  const tool = await openTool(page);
  for (const { tab, field, complaints } of wrongInputs) {
    await tool.getByRole('tab', { name: tab }).click();
    const input = tool.getByRole('textbox', { name: field });
    for (const [text, message] of complaints) {
      await input.fill(text);
      await expect(input).not.toHaveAttribute('aria-invalid');
      await (text === '' ? input.press('Enter') : input.blur());
      await expect(tool.getByText(message, { exact: true })).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    }
  }
});

test('manual entry requires title, authors and year, and validates the URL', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  for (const type of ['Journal Article', 'Book', 'Website', 'Report', 'Conference Paper']) {
    await expect(tool.getByRole('radio', { name: type })).toBeVisible();
  }
  await expect(tool.getByRole('radio', { name: 'Journal Article' })).toBeChecked();
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(tool.getByText('Title, Authors, and Year are required for manual citation')).toBeVisible();
  await expect(tool.getByText('Missing, too')).toHaveCount(2);
  await tool.getByRole('textbox', { name: 'URL' }).fill('not a url');
  await tool.getByRole('textbox', { name: 'URL' }).blur();
  await expect(tool.getByText('Invalid URL format.')).toBeVisible();
});

test('a page without author and date is typed in by choosing so', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('radio', { name: 'Website' }).check();
  await tool.getByRole('textbox', { name: 'Title' }).fill('How tides work');
  await tool.getByRole('textbox', { name: 'Website or publisher' }).fill('Harbour Office');
  await tool.getByRole('checkbox', { name: 'No author' }).check();
  await tool.getByRole('checkbox', { name: 'No date' }).check();
  await expect(tool.getByRole('textbox', { name: 'Authors' })).toBeHidden();
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(resultCard(page)).toContainText('How tides work. (n.d.). Harbour Office.');
});

test('all other types of source stand behind "More types", each with its own fields', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  const more = tool.getByRole('combobox', { name: 'More types of source' });
  await expect(more.getByRole('option')).toHaveCount(46);
  await more.selectOption('Act or statute');
  await expect(tool.getByRole('textbox', { name: 'Jurisdiction' })).toBeVisible();
  await more.selectOption('Film or video');
  await expect(tool.getByRole('textbox', { name: 'Jurisdiction' })).toBeHidden();
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(tool.getByText('Please enter a title')).toBeVisible();
  await tool.getByRole('textbox', { name: 'Title', exact: true }).fill('The Lavender Hill Mob');
  await tool.getByRole('textbox', { name: 'Year' }).fill('1951');
  await tool.getByRole('textbox', { name: 'Directors' }).fill('Crichton, Charles');
  await tool.getByRole('textbox', { name: 'Publisher or institution' }).fill('Ealing Studios');
  await tool.getByRole('textbox', { name: 'Year' }).press('Enter');
  await expect(resultCard(page)).toContainText(
    'Crichton, C. (Director). (1951). The lavender hill mob [Film]. Ealing Studios.',
  );
  await tool.getByRole('radio', { name: 'Book' }).check();
  await expect(tool.getByRole('textbox', { name: 'Directors' })).toBeHidden();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
});

test('an AI chat has fields of its own, and an example in the style', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('combobox', { name: 'More types of source' }).selectOption('AI chat');
  await expect(tool.getByRole('figure')).toContainText(
    'OpenAI. (2025, August 21). High school grammar concepts [Generative AI chat]. ChatGPT.',
  );
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(tool.getByText('Please enter a title')).toBeVisible();
  await tool
    .getByRole('textbox', { name: 'Title of the chat, or your prompt' })
    .fill('Why do rivers meander?');
  const meant = tool.getByRole('combobox', { name: 'This is' });
  await expect(meant.getByRole('option', { selected: true })).toHaveText('the title of the chat');
  await meant.selectOption('my prompt');
  await tool.getByRole('textbox', { name: 'Tool' }).fill('Le Chat');
  await tool.getByRole('textbox', { name: 'Company' }).fill('Mistral AI');
  await tool.getByRole('textbox', { name: 'Date of the chat' }).fill('21 August 2025');
  await tool.getByRole('textbox', { name: 'Share link' }).fill('chat.mistral.ai/chat/1');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await tool.getByRole('textbox', { name: 'Share link' }).press('Enter');
  await expect(resultCard(page)).toContainText(
    'Mistral AI. (2025, August 21). Why do rivers meander? [Generative AI chat]. Le Chat.',
  );
});

test('the fields of every source type fit a small telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByText('More details').click();
  for (const type of ['Journal Article', 'Book', 'Website', 'Report', 'Conference Paper']) {
    await tool.getByRole('radio', { name: type }).check();
    expect(await overflow(page), type).toEqual([]);
  }
  const more = tool.getByRole('combobox', { name: 'More types of source' });
  for (const type of await more.getByRole('option').allTextContents()) {
    await more.selectOption(type);
    expect(await overflow(page), type).toEqual([]);
  }
});

test('changing the tab clears errors, and the badge is back with its tab', async ({ page }) => {
  const tool = await openTool(page);
  const input = tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
  await input.fill('12');
  await input.press('Enter');
  await expect(tool.getByText('Could not detect type.')).toBeVisible();
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('tab', { name: 'Auto-Detect' }).click();
  await expect(tool.getByText('Could not detect type.')).toBeHidden();
  await input.fill(example);
  await tool.getByRole('tab', { name: 'In-Text Citation' }).click();
  await expect(tool.getByText('DOI', { exact: true })).toBeHidden();
  await tool.getByRole('tab', { name: 'Auto-Detect' }).click();
  await expect(tool.getByText('DOI', { exact: true })).toBeVisible();
});

/** Blocks the next response of the API until it is released, so that the busy state can be tested. */
async function holdAnswer(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/citations', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('while a source is looked up, the tool shows progress and a fact', async ({ page }) => {
  const tool = await openTool(page);
  for (const [text, message, label] of [
    ['978-0-262-03561-3', 'Fetching book information...', 'Fetching...'],
    [example, 'Fetching academic paper metadata...', 'Fetching...'],
    ['https://example.org/a-page', 'Fetching webpage metadata...', 'Fetching...'],
    ['(Smith, 2020)', 'Generating reference from in-text citation...', 'Generating...'],
  ] as const) {
    const letGo = await holdAnswer(page);
    await cite(tool, text);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(tool.getByRole('button', { name: label })).toBeDisabled();
    await expect(page.getByText('Did you know?')).toBeVisible();
    letGo();
    await expect(tool.getByRole('button', { name: 'Generate citation' })).toBeEnabled();
    await page.unroute('**/api/citations');
  }
});

test('typed details do not claim a model while they are sent', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('textbox', { name: 'Title' }).fill('On Growth and Form');
  await tool.getByRole('textbox', { name: 'Authors' }).fill('Thompson, D. W.');
  await tool.getByRole('textbox', { name: 'Year' }).fill('1917');
  const letGo = await holdAnswer(page);
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(page.getByText('Setting the reference...')).toBeVisible();
  letGo();
  await expect(resultCard(page)).toContainText('Thompson, D. W. (1917).');
});

test('a style and a source that are given before the scripts have come are used', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Citation generator' });
  await form.getByRole('radio', { name: 'MLA' }).check();
  await form.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).fill(example);
  release();
  const tool = await toolOf(page);
  await expect(tool.getByText('DOI', { exact: true })).toBeVisible();
  await expect(tool.getByRole('radio', { name: 'MLA' })).toBeChecked();
  await tool.getByRole('button', { name: 'Generate citation' }).click();
  await expect(resultCard(page)).toContainText('LeCun, Yann, et al.');
});

test('the empty result area offers an example that runs with one click', async ({ page }) => {
  await openTool(page);
  await expect(page.getByText('No citations yet')).toBeVisible();
  await page.getByRole('button', { name: 'Run this example' }).click();
  await expect(resultCard(page)).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015).');
});

test('an unreachable server is reported, and manual preview still works', async ({ page }) => {
  const tool = await openTool(page);
  await page.route('**/api/**', (route) => route.abort());
  await cite(tool, example);
  await expect(page.getByRole('alert')).toContainText('Unable to generate citation');
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('textbox', { name: 'Title' }).fill('On Growth and Form');
  await tool.getByRole('textbox', { name: 'Authors' }).fill('Thompson, D. W.');
  await tool.getByRole('textbox', { name: 'Year' }).fill('1917');
  await expect(page.getByText('Thompson, D. W. (1917). On growth and form.').first()).toBeVisible();
});
