import { countSent, overBudget } from './budgets.ts';
import { openProject } from './projects.ts';
import { overflow, shifted, soundInBoth, violationsInBothThemes, watchShifts } from './soundness.ts';
import { expect, type Page, test } from './test.ts';
import { cite, errorCard, openTool, resultCard } from './tool.ts';

const widths = [1440, 1280, 768, 390, 320] as const;

/** One page of each kind: pages of a kind share layout and components and differ only in their text. */
const kinds: Record<string, string> = {
  home: '/',
  'style page': '/apa-citation-generator',
  'page of a style of the catalogue': '/styles/vancouver',
  'catalogue of styles': '/styles',
  comparison: '/citation-styles-comparison',
  checker: '/check',
  guide: '/how-to-cite-sources',
  review: '/best-citation-generators',
  about: '/about',
  'legal text': '/cookies',
  contact: '/contact',
  help: '/help',
  pricing: '/pricing',
  careers: '/careers',
  'page for developers': '/developers',
  'list of articles': '/blogs',
  article: '/blogs/et-al',
  'missing article': '/blogs/no-such-article',
  'learning hub': '/learn',
  lesson: '/learn/lesson/1',
  'list of projects': '/projects',
  'missing project': '/projects/999',
  'not found': '/nowhere',
};

// Each test has many steps.
test.slow();

/** What the browser says of a missing page or project, and Playwright of a service worker that it blocks: snapshots of a trace count as an interaction. */
const notOfThePage =
  /Failed to load resource: the server responded with a status of 404|Service Worker registration blocked by Playwright/;

/** The console messages and errors of the page from now on. */
function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Lets fonts come after the first paint, as at a first visit: text that is set twice must keep its lines. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${what}: overflow at ${width} px`).toEqual([]);
  }
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}: no console output, no layout shift, within budget, accessible in both themes, fits every width`, async ({
    page,
  }) => {
    const said = watchConsole(page);
    const sent = countSent(page);
    await watchShifts(page);
    await delayFonts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted(page), 'layout shift').toBeLessThan(0.02);
    // A project page has its own test in site.spec.ts.
    if (kind !== 'missing project') expect(await overBudget(page, sent)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
    await expectToFit(page, kind);
    expect(said.filter((text) => !notOfThePage.test(text))).toEqual([]);
  });
}

test('a result, an error and manual entry are accessible in both themes and fit every width', async ({
  page,
}) => {
  const tool = await openTool(page);
  const states: [what: string, reach: () => Promise<unknown>][] = [
    [
      'a result',
      async () => {
        await cite(tool, '10.1038/nature14539');
        await expect(resultCard(page)).toBeVisible();
      },
    ],
    [
      'an error',
      async () => {
        await cite(tool, '978-0-306-40615-7');
        await expect(errorCard(page)).toBeVisible();
      },
    ],
    [
      'manual entry',
      async () => {
        await tool.getByRole('tab', { name: 'Manual Entry' }).click();
        await tool.getByRole('textbox', { name: 'Title' }).fill('On Growth and Form');
        await expect(page.getByText('On Growth and Form').first()).toBeVisible();
      },
    ],
  ];
  for (const [what, reach] of states) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await reach();
    expect(await violationsInBothThemes(page), what).toEqual(soundInBoth);
    await expectToFit(page, what);
  }
});

test('at 320 px the home page and a project do not shift while they load', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shifted(page), 'home').toBeLessThan(0.02);
  await openProject(page, ['10.1038/nature14539']);
  await expect(page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeVisible();
  expect(await shifted(page), 'project').toBeLessThan(0.02);
  expect(await overflow(page)).toEqual([]);
});

for (const path of ['/', '/apa-citation-generator', '/help']) {
  test(`${path} at 880 px does not shift when fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 880, height: 900 });
    await watchShifts(page);
    await delayFonts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted(page)).toBeLessThan(0.02);
  });
}

test.describe('with the service worker', () => {
  // Playwright writes to the console when it blocks a service worker.
  test.use({ serviceWorkers: 'allow' });

  test('the console stays silent from loading the home page to a result', async ({ page }) => {
    const said = watchConsole(page);
    await cite(await openTool(page), '10.1038/nature14539');
    await expect(resultCard(page)).toBeVisible();
    expect(said).toEqual([]);
  });
});
