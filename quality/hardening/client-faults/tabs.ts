// Two tabs of one browser, and a storage that is blocked, full or cleared: what one tab does the other shows, no change takes back
// another, and nothing is lost without a word.
import type { Browser, Page } from '@playwright/test';
import { bodyOf } from '../../server/client.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { Exchange } from './faults.ts';
import {
  button,
  dialog,
  openBrowser,
  prepareStage,
  type Stage,
  settled,
  shownProjects,
  shownTitles,
} from './stage.ts';

type Look = (what: string, expected: string, now: () => Promise<string>) => Promise<void>;

interface Case {
  /** What its storage is, from the first page on. */
  storage?: 'blocked' | 'full' | 'null' | 'session full';
  style?: string;
  run(stage: Stage, look: Look): Promise<void>;
}

const books = 'Book 1, Book 2, Book 3';

async function openProject({ page, project, open }: Stage, tab: Page = page): Promise<void> {
  if (tab === page) await open(`/projects/${project}`);
  else await tab.goto(`/projects/${project}`);
  await button(tab, 'Details of Book 3').waitFor();
  await tab.mouse.move(3, 3);
  await tab.mouse.move(300, 300);
  await tab.waitForLoadState('networkidle');
}

/** Another tab of the same browser with the same project. */
async function otherTab(stage: Stage): Promise<Page> {
  const other = await stage.context.newPage();
  await openProject(stage, other);
  return other;
}

async function both(stage: Stage): Promise<[Page, Page]> {
  await openProject(stage);
  return [stage.page, await otherTab(stage)];
}

async function bothOverviews({ page, context, open }: Stage): Promise<[Page, Page]> {
  await open('/projects');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    if (tab === other) await tab.goto('/projects');
    await tab.getByRole('article', { name: 'Essay', exact: true }).waitFor();
    await tab.waitForLoadState('networkidle');
  }
  return [page, other];
}

async function remove(tab: Page, title = 'Book 2'): Promise<void> {
  await button(tab, `Delete ${title}`).click();
  await button(dialog(tab, 'Delete citation'), 'Delete').click();
}

async function typeEdit(tab: Page, title: string, field = 'Title'): Promise<void> {
  await button(tab, 'Edit Book 2').click();
  await dialog(tab, 'Edit citation').getByRole('textbox', { name: field, exact: true }).first().fill(title);
}

const save = (tab: Page, name = 'Edit citation') => button(dialog(tab, name), 'Save Changes').click();
const typed = (tab: Page) => () =>
  dialog(tab, 'Edit citation').getByRole('textbox', { name: 'Title', exact: true }).inputValue();

/** The first that is said of these words; nothing when none is. */
const said = (tab: Page, words: string | RegExp) => async () =>
  (await tab.getByText(words).filter({ visible: true }).count()) > 0 ? 'said' : 'not said';

const deletedElsewhere = 'This citation was deleted elsewhere.';
const nameIn = (tab: Page) => dialog(tab, 'Edit project').getByRole('textbox', { name: 'Project name' });
const warning = 'This browser does not keep data for this site';

async function makeProject(page: Page, name: string): Promise<void> {
  await button(page, 'Create Custom Project').first().click();
  const form = dialog(page, 'Create Custom Project');
  await form.getByRole('textbox', { name: 'Project name' }).fill(name);
  await form.getByRole('textbox', { name: 'Module name' }).fill('Methods');
  await form.getByRole('textbox', { name: 'Module code' }).fill('M1');
  await button(form, 'Create Project').click();
}

async function addByHand(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  for (const [name, text] of [
    ['Title', title],
    ['Authors', 'Zola, E.'],
    ['Year', '2020'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).first().fill(text);
  await page.getByRole('button', { name: /^Generate/ }).click();
}

const keyOf = (page: Page) => page.evaluate(() => localStorage.getItem('session-id') ?? '');

/** The cases, by what holds in each. */
const cases: Readonly<Record<string, Case>> = {
  'a move in one tab is shown in the other': {
    style: 'ieee',
    async run(stage, look) {
      const [one, other] = await both(stage);
      await button(one, 'Move Book 2').press('ArrowUp');
      await look('the other tab', 'Book 2, Book 1, Book 3', () => shownTitles(other));
    },
  },
  'moves in both tabs are both kept': {
    style: 'ieee',
    async run(stage, look) {
      const [one, other] = await both(stage);
      await button(one, 'Move Book 2').press('ArrowUp');
      await look('the server', 'Book 2, Book 1, Book 3', stage.titles);
      await button(other, 'Move Book 3').press('ArrowUp');
      await look('the server after both', 'Book 2, Book 3, Book 1', stage.titles);
      for (const tab of [one, other]) await look('a tab', 'Book 2, Book 3, Book 1', () => shownTitles(tab));
    },
  },
  'a deletion and its undo are shown in the other tab': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await remove(one);
      await look('after the deletion', 'Book 1, Book 3', () => shownTitles(other));
      await button(one, 'Undo').click();
      await look('after the undo', books, () => shownTitles(other));
    },
  },
  'the same reference deleted in both tabs is deleted once': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await button(one, 'Delete Book 2').click();
      await button(other, 'Delete Book 2').click();
      await button(dialog(one, 'Delete citation'), 'Delete').click();
      await look('the server', 'Book 1, Book 3', stage.titles);
      const confirm = button(dialog(other, 'Delete citation'), 'Delete');
      if (await confirm.isVisible()) await confirm.click();
      await look('the other tab', 'Book 1, Book 3', () => shownTitles(other));
      await look('what can be restored', '1', async () => {
        const path = `/api/projects/${stage.project}/deleted`;
        return String(bodyOf<unknown[]>(await stage.call('GET', path)).length);
      });
    },
  },
  'an edit of what the other tab has deleted keeps what was typed': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await typeEdit(other, 'Typed for an hour');
      await remove(one);
      await look('the server', 'Book 1, Book 3', stage.titles);
      await look('the other tab', 'said', said(other, deletedElsewhere));
      await look('what was typed', 'Typed for an hour', typed(other));
      await button(one, 'Undo').click();
      await look('the other tab, after the undo', 'not said', said(other, deletedElsewhere));
      await save(other);
      await look('the server, after all', 'Book 1, Book 3, Typed for an hour', stage.titles);
    },
  },
  'what the other tab has deleted while it is edited can be brought back and saved': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await typeEdit(other, 'Book 2b');
      await remove(one);
      await button(dialog(other, 'Edit citation'), 'Bring it back').click();
      await look('the server', books, stage.titles);
      await save(other);
      await look('the server, after the edit', 'Book 1, Book 2b, Book 3', stage.titles);
      for (const tab of [one, other]) await look('a tab', 'Book 1, Book 2b, Book 3', () => shownTitles(tab));
    },
  },
  'the last reference of a project is not closed while it is edited and deleted elsewhere': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      for (const title of ['Book 1', 'Book 3']) await remove(one, title);
      await look('the other tab', 'Book 2', () => shownTitles(other));
      await typeEdit(other, 'Book 2b');
      await remove(one);
      await look('the other tab, in the end', 'said', said(other, deletedElsewhere));
      await look('what was typed', 'Book 2b', typed(other));
    },
  },
  'a name that both tabs give a project is asked about, and neither is lost': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      for (const [tab, name] of [
        [one, 'From one'],
        [other, 'From the other'],
      ] as const) {
        await button(tab, 'Edit project').click();
        await nameIn(tab).fill(name);
      }
      await save(one, 'Edit project');
      await look('the server', 'From one', stage.projects);
      await save(other, 'Edit project');
      await look('the question', 'said', said(other, 'Saved elsewhere: “From one”'));
      await look('what was typed', 'From the other', () => nameIn(other).inputValue());
      await look('the server, until it is answered', 'From one', stage.projects);
      await save(other, 'Edit project');
      await look('the server, after the answer', 'From the other', stage.projects);
      await look('the first tab', 'From the other', async () =>
        String(await one.getByRole('heading', { level: 1 }).textContent()),
      );
    },
  },
  'what is typed into the form of contact stays over a reload until it is discarded': {
    async run({ page, open }, look) {
      const message = page.getByRole('textbox', { name: 'Message' });
      await open('/contact');
      await message.fill('The style of my faculty');
      await page.reload();
      await look('after the reload', 'The style of my faculty', () => message.inputValue());
      await button(page, 'Discard').click();
      await look('after it was discarded', '', () => message.inputValue());
      await page.reload();
      await look('after another reload', '', () => message.inputValue());
    },
  },
  'a storage cleared during an import loses nothing': {
    async run(stage, look) {
      await openProject(stage);
      const { page } = stage;
      await button(page, 'Import').click();
      const form = dialog(page, 'Import references');
      await form
        .getByRole('textbox', { name: 'Paste references or identifiers' })
        .fill('@book{b, title={Zenith}, author={Zola, Emile}, year={2020}}');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await button(form, 'Import').click();
      await look('the server', `${books}, Zenith`, stage.titles);
      await look('the list', `${books}, Zenith`, () => shownTitles(page));
    },
  },
  'edits of two fields in two tabs are both kept': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await typeEdit(one, 'Book 2b');
      await typeEdit(other, '3', 'Edition');
      await save(one);
      await look('the first', 'Book 1, Book 2b, Book 3', stage.titles);
      await save(other);
      await look('both', 'Book 2b, 3', async () => {
        const path = `/api/projects/${stage.project}/citations`;
        const list = bodyOf<{ title: string; item: { edition?: string } }[]>(await stage.call('GET', path));
        const changed = list.find(({ title }) => title === 'Book 2b');
        return `${changed?.title}, ${changed?.item.edition}`;
      });
    },
  },
  'a style changed in one tab leaves what is typed in the other': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await typeEdit(other, 'Book 2b');
      await one.getByRole('combobox', { name: 'Reference style' }).first().selectOption('mla');
      await look('the style in the other tab', 'mla', () =>
        other.getByRole('combobox', { name: 'Reference style', includeHidden: true }).first().inputValue(),
      );
      await look('what is typed', 'Book 2b', typed(other));
      await save(other);
      await look('the server', 'Book 1, Book 2b, Book 3', stage.titles);
    },
  },
  'the same reference added in the other tab is asked about': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await addByHand(one, 'Fresh');
      await look('the other tab', `${books}, Fresh`, () => shownTitles(other));
      await addByHand(other, 'Fresh');
      await look('the question', 'said', said(other, 'It is in your list already'));
      await look('the server', `${books}, Fresh`, stage.titles);
    },
  },
  'a project deleted in one tab is said to be gone in the other, and comes back with the undo': {
    async run(stage, look) {
      await openProject(stage);
      const other = await stage.context.newPage();
      await other.goto('/projects');
      await button(other, 'Delete Essay').click();
      await button(dialog(other, 'Delete project'), 'Delete').click();
      await look('the overview', '', stage.projects);
      await stage.page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await look('the open project', 'said', said(stage.page, /not on the server any more/));
      await look('its list', books, () => shownTitles(stage.page));
      await button(stage.page, 'Bring it back').click();
      await look('the server', 'Essay', stage.projects);
    },
  },
  'a project made in one tab is shown in the other': {
    async run(stage, look) {
      const [one, other] = await bothOverviews(stage);
      await makeProject(one, 'Thesis');
      await look('the other tab', 'Essay, Thesis', () => shownProjects(other));
    },
  },
  'an import in one tab is shown in the other': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      await button(one, 'Import').click();
      const form = dialog(one, 'Import references');
      await form
        .getByRole('textbox', { name: 'Paste references or identifiers' })
        .fill('@book{b, title={Zenith}, author={Zola, Emile}, year={2020}}');
      await button(form, 'Import').click();
      await look('the other tab', `${books}, Zenith`, () => shownTitles(other));
    },
  },
  'a key changed in one tab is that of the other': {
    async run(stage, look) {
      const [one, other] = await bothOverviews(stage);
      const before = await keyOf(one);
      await button(one, 'Change the key').click();
      await one
        .getByRole('dialog')
        .getByRole('button', { name: /^Change/ })
        .click();
      await look('the key', 'new', async () => ((await keyOf(other)) === before ? 'old' : 'new'));
      await makeProject(other, 'Thesis');
      for (const tab of [one, other]) await look('a tab', 'Essay, Thesis', () => shownProjects(tab));
    },
  },
  'projects forgotten in one tab are gone in the other': {
    async run(stage, look) {
      const [one, other] = await bothOverviews(stage);
      await button(one, 'Forget my projects here').click();
      await one
        .getByRole('dialog')
        .getByRole('button', { name: /^Forget/ })
        .click();
      for (const tab of [one, other]) await look('a tab', '', () => shownProjects(tab));
    },
  },
  'a storage cleared with a form open loses neither text nor project': {
    async run(stage, look) {
      await openProject(stage);
      const { page } = stage;
      const key = await keyOf(page);
      await typeEdit(page, 'Book 2b');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await look('what is typed', 'Book 2b', typed(page));
      await save(page);
      await look('the server', 'Book 1, Book 2b, Book 3', stage.titles);
      await look('the key', key, () => keyOf(page));
    },
  },
  'a storage cleared in one of two tabs keeps the key of both': {
    async run(stage, look) {
      const [one, other] = await both(stage);
      const key = await keyOf(one);
      await one.evaluate(() => localStorage.clear());
      await remove(other);
      await look('the server', 'Book 1, Book 3', stage.titles);
      await remove(one, 'Book 1');
      await look('the server, after both', 'Book 3', stage.titles);
      for (const tab of [one, other]) await look('the key', key, () => keyOf(tab));
    },
  },
  'of several deletions of which one gets no answer it is said how many are done': {
    async run(stage, look) {
      const { page, proxy } = stage;
      await openProject(stage);
      await button(page, 'Select').click();
      for (const title of ['Book 1', 'Book 2', 'Book 3'])
        await page.getByRole('checkbox', { name: new RegExp(title) }).check();
      let met = 0;
      const answer = ({ response }: Exchange) =>
        void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      proxy.arm({ done: false, known: 'undone', meet: answer }, (method) => {
        if (method === 'DELETE') met += 1;
        return method === 'DELETE' && met === 2;
      });
      await button(page, 'Delete selected').click();
      await button(dialog(page, 'Delete citations'), 'Delete').click();
      await look('the sentence', 'said', said(page, 'Done for 2 of 3. For the others no answer came'));
      proxy.lift();
      await button(page, 'Undo').click();
      await look('the server, after the undo', books, stage.titles);
    },
  },
  'cookies that are cleared change nothing': {
    async run(stage, look) {
      await openProject(stage);
      await stage.context.clearCookies();
      await remove(stage.page);
      await look('the server', 'Book 1, Book 3', stage.titles);
    },
  },
  'a storage of the tab that is full keeps what is typed as long as the page': {
    storage: 'session full',
    async run(stage, look) {
      await openProject(stage);
      await typeEdit(stage.page, 'Book 2b');
      await stage.page.keyboard.press('Escape');
      await button(stage.page, 'Edit Book 2').click();
      await look('what was typed', 'Book 2b', typed(stage.page));
      await save(stage.page);
      await look('the server', 'Book 1, Book 2b, Book 3', stage.titles);
    },
  },
  ...Object.fromEntries(
    (['blocked', 'full', 'null'] as const).map((storage): [string, Case] => [
      `a storage that is ${storage} is said on the page of a project, and a check works`,
      {
        storage,
        async run({ page, open }, look) {
          await open('/projects');
          await makeProject(page, 'Thesis');
          await page.getByRole('link', { name: 'Open Thesis' }).click();
          await look('the warning', 'said', said(page, warning));
          await page.mouse.move(300, 300);
          await addByHand(page, 'Zenith');
          await look('the list', 'Zenith', () => shownTitles(page));
          await look('the warning, in the end', 'said', said(page, warning));
          await open('/check');
          const list = page.getByRole('textbox', { name: 'Your reference list' });
          await list.fill('Okafor, A. (2021, March 3). Personal communication.');
          await button(page, 'Check the list').click();
          await look('the check', 'said', said(page, /^1 entry looked up/));
        },
      },
    ]),
  ),
};

/** Makes the storages of a page fail; an init script. */
function spoil(kind: NonNullable<Case['storage']>): void {
  const fail = () => {
    throw new DOMException('denied', kind === 'blocked' ? 'SecurityError' : 'QuotaExceededError');
  };
  if (kind === 'full') Storage.prototype.setItem = fail;
  else if (kind === 'session full') {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (this === window.sessionStorage) fail();
      setItem.call(this, name, value);
    };
  } else Object.defineProperty(window, 'localStorage', { get: kind === 'null' ? () => null : fail });
}

/** Tries the cases with the named words, or all; gives what is wrong of each. */
export async function tryTabs(
  { server, proxy, browser }: { server: string; proxy: FaultProxy; browser: Browser },
  words = '',
): Promise<Map<string, string[]>> {
  const results = new Map<string, string[]>();
  for (const [name, { storage, style, run }] of Object.entries(cases)) {
    if (!words.split(',').some((word) => name.includes(word))) continue;
    const wrong: string[] = [];
    const context = await openBrowser(browser, proxy);
    try {
      if (storage) await context.addInitScript(spoil, storage);
      const isKept = storage === undefined || storage === 'session full';
      const stage = await prepareStage({ server, proxy, context, style, isKept });
      await run(stage, async (what, expected, now) => {
        const seen = await settled(now, expected);
        if (seen !== expected)
          wrong.push(`${what}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`);
      });
    } catch (error) {
      wrong.push(`broke off: ${String(error).replace(/\s+/g, ' ').slice(0, 300)}`);
    } finally {
      await context.close();
    }
    results.set(name, wrong);
    console.log(`${name}: ${wrong.join('; ') || 'ok'}`);
  }
  return results;
}
