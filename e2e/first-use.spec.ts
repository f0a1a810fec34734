import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, holdScripts, type Locator, type Page, test } from './test.ts';
import { cite, openTool, resultCard, toolOf } from './tool.ts';

const example = '10.1038/nature14539';
const reference = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015).';

const toolForm = (page: Page) => page.getByRole('form', { name: 'Citation generator' });
const box = (form: Locator) => form.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });

/** The calls that look something up, from now on. */
function watchLookUps(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

for (const [page_, path, style] of [
  ['home', '/', 'IEEE'],
  ['the page of links', '/cite', 'MLA'],
  ['the page of a style', '/harvard-citation-generator', undefined],
  ['the page of a style of the catalogue', '/styles/nature', undefined],
] as const) {
  test(`what is sent on ${page_} before its scripts have come gives the reference, asked for once`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const form = toolForm(page);
    if (style) await form.getByRole('radio', { name: style }).check();
    await box(form).fill(example);
    await box(form).press('Enter');
    await page.waitForURL(/\/cite\?.*sourceIdentifier=/, { waitUntil: 'commit' });
    await expect(box(toolForm(page))).toHaveValue(example);
    const lookUps = watchLookUps(page);
    release();
    await expect(resultCard(page)).toContainText('Deep learning', { ignoreCase: true });
    await expect(page).toHaveURL('/cite');
    const name = { IEEE: 'IEEE', MLA: 'MLA', undefined: path.includes('nature') ? 'Nature' : 'Harvard' };
    await expect(resultCard(page)).toHaveAccessibleName(new RegExp(name[String(style) as keyof typeof name]));
    expect(lookUps).toEqual(['/api/citations']);
  });
}

test('what is sent while the code of the tool is on its way waits for it on the page', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/citation-tool-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const lookUps = watchLookUps(page);
  await box(toolForm(page)).fill(example);
  await box(toolForm(page)).press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(resultCard(page)).toContainText(reference);
  expect(lookUps).toEqual(['/api/citations']);
});

test('where the code of the tool cannot be fetched, the form is sent without it', async ({ page }) => {
  await page.route('**/assets/citation-tool-*.js', (route) => route.abort());
  await page.goto('/');
  await box(toolForm(page)).fill(example);
  await box(toolForm(page)).press('Enter');
  await expect(page).toHaveURL(/\/cite\?.*sourceIdentifier=/);
});

test('a box whose tool cannot be fetched keeps its text, and can be tried again', async ({ page }) => {
  await page.route('**/assets/citation-tool-*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await box(toolForm(page)).fill(example);
  await expect(page.getByRole('alert')).toContainText('This part could not be fetched.');
  await expect(box(toolForm(page))).toHaveValue(example);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const tool = await toolOf(page);
  await expect(box(tool)).toHaveValue(example);
  await box(tool).press('Enter');
  await expect(resultCard(page)).toContainText(reference);
});

test('what is sent empty or wrong before the scripts have come is told', async ({ page }) => {
  await page.goto('/cite?sourceIdentifier=&format=apa');
  await expect(page.getByText('Please enter a URL, DOI, or ISBN')).toBeVisible();
  await page.goto('/cite?sourceIdentifier=978-0-306-40615-8&format=apa');
  await expect(page.getByText('Invalid ISBN format or checksum.')).toBeVisible();
  await expect(box(toolForm(page))).toHaveValue('978-0-306-40615-8');
});

test('the style that was chosen last is selected before the scripts have come', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('radio', { name: 'Chicago' }).check();
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(toolForm(page).getByRole('radio', { name: 'Chicago' })).toBeChecked();
  release();
  await expect((await toolOf(page)).getByRole('radio', { name: 'Chicago' })).toBeChecked();
});

test('stored citations are there before the scripts have come, and the page never says that there are none', async ({
  page,
}) => {
  await cite(await openTool(page), example);
  await expect(resultCard(page)).toContainText(reference);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const list = page.getByRole('region', { name: 'Your citations' });
  await expect(list).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.');
  await expect(page.getByText('No citations yet')).toBeHidden();
  await expect(page.getByText('Your next citation')).toBeVisible();
  release();
  await expect(list.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect(list).toHaveCount(1);
  await expect(page.getByText('No citations yet')).toBeHidden();
});

test('what was removed from the list can be restored after a reload, until the tab is closed', async ({
  page,
}) => {
  await cite(await openTool(page), example);
  const list = page.getByRole('region', { name: 'Your citations' });
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await toolOf(page);
  await list.getByRole('button', { name: 'Restore 1 removed' }).click();
  await expect(list).toContainText(reference);
  await page.reload();
  await expect(list).toContainText(reference);
  await expect(list.getByRole('button', { name: 'Restore' })).toBeHidden();
});

test('a first visit says that there are no citations yet', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('No citations yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your citations' })).toBeHidden();
});

// Slow 4G of Chromium's developer tools, and a processor that is four times slower.
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 1_000_000) / 8,
};

for (const milliseconds of [0, 900, 2_400]) {
  test(`on a slow phone, what is pasted and sent ${milliseconds} ms after the first paint gives the reference`, async ({
    page,
  }) => {
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', slowNetwork);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(milliseconds);
    await box(toolForm(page)).focus();
    await page.keyboard.insertText(example);
    await page.keyboard.press('Enter');
    await expect(resultCard(page)).toContainText(reference);
  });
}

test('styles and help are searched by forms that work before their scripts have come', async ({ page }) => {
  for (const [path, text, found] of [
    ['/styles', 'cell press', 'Best matches'],
    ['/help', 'backup', 'Answers from all topics'],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill(text);
    await search.press('Enter');
    await page.waitForURL(new RegExp(`${path}\\?.*q=`), { waitUntil: 'commit' });
    release();
    await expect(search).toHaveValue(text);
    await expect(page.getByRole('heading', { name: found })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what is typed into the search of styles before hydration stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/styles', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('vancouver');
  release();
  await expect(page.getByRole('heading', { name: 'Best matches' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** The page answers without scripts: nothing hydrates it. */
  const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

  test('the form of the home page gives the reference, its forms in the text and the text to copy', async ({
    page,
  }) => {
    await open(page, '/');
    await toolForm(page).getByRole('radio', { name: 'Harvard' }).check();
    await box(toolForm(page)).fill(example);
    await box(toolForm(page)).press('Enter');
    const answer = page.getByRole('article');
    await expect(answer).toContainText('LeCun, Y., Bengio, Y. and Hinton, G. (2015) ‘Deep learning’');
    await expect(answer).toContainText('(LeCun, Bengio and Hinton, 2015)');
    await expect(page.getByRole('textbox', { name: 'As plain text' })).toHaveValue(/LeCun, Y., Bengio, Y\./);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('combobox', { name: 'Citation style' })).toHaveValue('harvard');
    await page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).fill('12');
    await page.getByRole('button', { name: 'Generate citation' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not detect type.');
    await expect(page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toHaveValue('12');
    await expect(page.getByRole('combobox', { name: 'Citation style' })).toHaveValue('harvard');
  });

  test('a link of another site and the page of a style lead to it, too', async ({ page }) => {
    await open(page, `/cite?doi=${example}&style=ieee`);
    await expect(page.getByRole('article')).toContainText('[1] Y. LeCun, Y. Bengio, and G. Hinton');
    await open(page, '/styles/nature');
    await box(toolForm(page)).fill(example);
    await box(toolForm(page)).press('Enter');
    await expect(page.getByRole('article')).toContainText('1. LeCun, Y., Bengio, Y. & Hinton, G.');
  });

  for (const [path, field, text, found] of [
    [
      '/styles',
      'Find a style',
      'vancouver',
      'NLM/Vancouver: Citing Medicine 2nd edition (citation-sequence)',
    ],
    ['/help', 'Search the answers', 'no author', 'My source has no author, or no date. What do I do?'],
  ] as const) {
    test(`the search of ${path} finds what is sent`, async ({ page }) => {
      await open(page, path);
      await page.getByRole('main').getByRole('searchbox', { name: field }).fill(text);
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(found);
      await expect(page.getByRole('searchbox', { name: field })).toHaveValue(text);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  }

  test('help is there to read', async ({ page }) => {
    await open(page, '/help');
    await expect(page.locator('main .prose').first()).toBeVisible();
  });
});

test('the printed page is accessible in both themes and fits every width', async ({ page }) => {
  for (const query of [
    `cite?sourceIdentifier=${example}&format=apa`,
    'cite?sourceIdentifier=12',
    'cite?format=mla',
    'styles?q=vancouver',
    'help?q=no+author',
  ]) {
    await page.goto(`/${query}&scripts=off`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState();
    expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), query).toBe(0);
    }
  }
});
