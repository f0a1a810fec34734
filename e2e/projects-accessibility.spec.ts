import {
  addSource,
  card,
  citations,
  createProject,
  dialog,
  fillIn,
  openDetails,
  openOverview,
  openProject,
  sample,
} from './projects.ts';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, type Page, test } from './test.ts';
import { cite, openTool, resultCard } from './tool.ts';

const article = '10.1038/nature14539';

/** A state of the page, reached from the previous one. */
type State = [what: string, reach: (page: Page) => Promise<unknown>];

const leave = (page: Page) => page.keyboard.press('Escape');

const stories: [where: string, states: State[]][] = [
  [
    'the overview before the first project',
    [
      ['the empty overview', openOverview],
      ['the templates', (page) => page.getByRole('button', { name: 'Browse Templates' }).click()],
      [
        'a form with errors',
        async (page) => {
          await leave(page);
          await page.getByRole('button', { name: 'Create Custom Project' }).click();
          await page.getByRole('button', { name: 'Create Project' }).click();
          await expect(page.getByText('Project name is required')).toBeVisible();
        },
      ],
    ],
  ],
  [
    'the overview',
    [
      ['the cards', (page) => createProject(page)],
      [
        'a deletion question',
        (page) => card(page, sample.name).getByRole('button', { name: 'Delete' }).click(),
      ],
      [
        'a link for another device',
        async (page) => {
          await leave(page);
          await page.getByRole('button', { name: 'Use on another device' }).click();
          await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
        },
      ],
      [
        'the question before a link is opened, with a toast over it',
        async (page) => {
          await leave(page);
          await page.getByRole('button', { name: 'Enter a code' }).click();
          const question = dialog(page, 'Open projects of another device');
          await question.getByRole('checkbox').uncheck();
          await question.getByRole('textbox', { name: 'Code' }).fill('00000');
          await question.getByRole('button', { name: 'Open projects' }).click();
          await expect(question.getByRole('alert')).not.toBeEmpty();
        },
      ],
    ],
  ],
  [
    'a project',
    [
      ['a project with citations', (page) => openProject(page, [article])],
      [
        'an import to begin with',
        async (page) => {
          await page.getByRole('button', { name: 'Import', exact: true }).click();
          await expect(dialog(page, 'Import references').getByRole('checkbox')).toBeVisible();
        },
      ],
      [
        'a finished import',
        async (page) => {
          const form = dialog(page, 'Import references');
          await form.getByRole('textbox', { name: 'Paste references' }).fill(`${article}\nnothing`);
          await form.getByRole('button', { name: 'Import', exact: true }).click();
          await expect(form.getByRole('heading', { name: 'Import finished' })).toBeVisible();
        },
      ],
      [
        'the edit dialog with a missing field',
        async (page) => {
          await leave(page);
          await citations(page).getByRole('button', { name: 'Edit Deep learning' }).click();
          const form = dialog(page, 'Edit citation');
          await form.getByRole('textbox', { name: 'Pages' }).fill('');
          await form.getByRole('textbox', { name: 'DOI' }).fill('none');
          await form.getByRole('textbox', { name: 'Title', exact: true }).focus();
          await expect(form.getByRole('list', { name: 'Missing fields' })).toBeVisible();
          await expect(form.getByText('A DOI looks like 10.1000/182')).toBeVisible();
        },
      ],
    ],
  ],
  [
    'a project in use',
    [
      [
        'ticked citations, a cited place and the export menu',
        async (page) => {
          await openProject(page, [article]);
          await citations(page).getByRole('button', { name: 'Select', exact: true }).click();
          await citations(page).getByRole('checkbox', { name: 'Select all' }).check();
          await openDetails(page, 'Deep learning');
          await page.getByRole('button', { name: 'Add a page or chapter' }).click();
          await page.getByRole('button', { name: 'Export' }).click();
          await expect(page.getByRole('menu')).toBeVisible();
        },
      ],
      [
        'the choice of a project for a result',
        async (page) => {
          await cite(await openTool(page), article);
          await resultCard(page).getByRole('button', { name: 'Add to project' }).click();
          await expect(
            dialog(page, 'Add to project').getByRole('button', { name: sample.name }),
          ).toBeVisible();
        },
      ],
    ],
  ],
];

for (const [where, states] of stories) {
  test(`${where} is accessible in both themes: ${states.map(([what]) => what).join(', ')}`, async ({
    page,
  }) => {
    // Each test has many steps.
    test.slow();
    for (const [what, reach] of states) {
      await reach(page);
      expect(await violationsInBothThemes(page), what).toEqual(soundInBoth);
    }
  });
}

test('a project is created, filled and emptied by keyboard, with animations on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openOverview(page);
  await page.getByRole('button', { name: 'Create Custom Project' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeFocused();
  for (const text of [sample.name, sample.moduleName, sample.moduleCode]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const _ of ['style', 'language', 'description', 'Cancel']) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Project' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, sample.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Custom Project' })).toBeFocused();
  await card(page, sample.name).getByRole('link', { name: 'Open' }).press('Enter');
  await expect(page.getByRole('heading', { name: sample.name, level: 1 })).toBeFocused();
  await addSource(page, article, 'Deep learning');
  await page.getByRole('button', { name: 'Delete Deep learning' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Project Citations' })).toBeFocused();
});

test.describe('with the service worker', () => {
  // Playwright writes to the console when it blocks a service worker.
  test.use({ serviceWorkers: 'allow' });

  test('the console stays silent from the overview to a citation', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await openOverview(page);
    await page.getByRole('button', { name: 'Create Custom Project' }).click();
    await fillIn(page, sample);
    await card(page, sample.name).getByRole('link', { name: 'Open' }).click();
    await addSource(page, article, 'Deep learning');
    expect(said).toEqual([]);
  });
});
