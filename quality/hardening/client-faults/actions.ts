import { bodyOf, projectForm } from '../../server/client.ts';
import { type Outcome, refusal } from './faults.ts';
import { button, dialog, type Stage, shownProjects, shownTitles, untilHydrated } from './stage.ts';

/** What a person does on a page, and what is expected of it under a fault. */
export interface Action {
  /** The request that faults meet. */
  method: string;
  path: RegExp;
  /** The style of the project. */
  style?: string;
  /** Opens the page, and types. */
  begin(stage: Stage): Promise<void>;
  /** Sends. */
  press(stage: Stage): Promise<void>;
  /** Sends once more, by default as the first time; or finds that nothing is left to do. */
  again?(stage: Stage): Promise<void> | Promise<'pressed' | 'done before'>;
  /** What is in the list already is told, and left as it is. */
  asksAgain?: true;
  /** What was typed, as it stands on the page. */
  typed?: { text: string; now(stage: Stage): Promise<string> };
  /** What the server stores, or the browser got: before, and after one success; `unmade` where nothing of several requests comes through. */
  result: { before: string; after: string; unmade?: string; now(stage: Stage): Promise<string> };
  /** The same, as the page shows it. */
  shown?(stage: Stage): Promise<string>;
  /** A sentence that the page shows for each outcome. */
  says: Partial<Record<Outcome, string | RegExp>>;
  /** It only asks: the server stores nothing. */
  reads?: true;
  /** What the page says where the server has done it and no answer came; by default that it is done. */
  lost?: Outcome;
}

const doi = '10.1038/nature14539';
const books = 'Book 1, Book 2, Book 3';

const nothingChanged = 'No answer came, and nothing has changed.';
const notEdited = /it is not known whether what you changed in it is there/;
const notKnown = /No answer came: it is not known whether this was done\./;

/** What changes of what is stored say. */
const changes = (done: string | RegExp, failed: string): Action['says'] => ({
  done,
  undone: nothingChanged,
  // What could not even be sent has failed.
  unknown: new RegExp(`${notKnown.source}|${failed}`),
  refused: refusal,
});

/** What is only asked for has failed without an answer: nothing is changed by it. */
const reading = (done: string | RegExp, failed: string): Pick<Action, 'says' | 'lost'> => ({
  says: { done, undone: failed, unknown: failed, refused: refusal },
  lost: 'undone',
});

const openProject = async ({ page, open, project }: Stage) => {
  await open(`/projects/${project}`);
  await button(page, 'Details of Book 3').waitFor();
  // The tool and the dialogs are loaded on the first interaction.
  await page.mouse.move(3, 3);
  await page.mouse.move(300, 300);
  await untilHydrated(page, 'form');
  await page.waitForLoadState('networkidle');
};

/** The tool of the first page. */
const openTool = async ({ page, open }: Stage) => {
  await open('/');
  await page.getByRole('form', { name: 'Citation generator' }).hover();
  await untilHydrated(page, 'form');
  await page.waitForLoadState('networkidle');
};

const openOverview = async ({ page, open }: Stage) => {
  await open('/projects');
  await page.getByRole('article', { name: 'Essay', exact: true }).waitFor();
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
};

/** Presses the button of the tool. */
async function generate({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^Generate/ }).click();
}

/** Presses it again; what the list has already is told and left as it is. */
async function generateAgain(stage: Stage): Promise<void> {
  await generate(stage);
  const told = stage.page.getByText('It is in your list already', { exact: true }).waitFor();
  const answer = stage.page.waitForResponse((response) => response.request().method() === 'POST');
  await Promise.race([told.catch(() => undefined), answer.catch(() => undefined)]);
}

const identifier = ({ page }: Stage) => page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
const field = ({ page }: Stage, name: string) => page.getByRole('textbox', { name, exact: true }).first();

const unreached: Action['says'] = {
  // The last stands for JSON of another shape (specification §8).
  undone:
    /Could not reach Citewright|Citewright is not available right now|Something went wrong on our side|Failed to generate citation/,
  unknown:
    /Could not reach Citewright|Citewright is not available right now|Something went wrong on our side/,
  refused: refusal,
};

const toProject = /^\/api\/projects\/\d+\/citations$/;
const inList = { now: (stage: Stage) => stage.titles(), before: books };
const listed = ({ page }: Stage) => shownTitles(page);
const overview = ({ page }: Stage) => shownProjects(page);

async function removeBook({ page }: Stage): Promise<void> {
  await button(page, 'Delete Book 2').click();
  await button(dialog(page, 'Delete citation'), 'Delete').waitFor();
}
const confirmBook = ({ page }: Stage) => button(dialog(page, 'Delete citation'), 'Delete').click();

async function removeProject({ page }: Stage): Promise<void> {
  await button(page, 'Delete Essay').click();
  await button(dialog(page, 'Delete project'), 'Delete').waitFor();
}
const confirmProject = ({ page }: Stage) => button(dialog(page, 'Delete project'), 'Delete').click();
const undo = ({ page }: Stage) => button(page, 'Undo').click();
const tryAgain = ({ page }: Stage) => button(page, 'Try again').last().click();

const library = ['One', 'Two', 'Three']
  .map((title, at) => `@book{b${at}, title={${title}}, author={Nova, Ada}, year={2020}}`)
  .join('\n');
const imported = `One, Three, Two, ${books}`;
const importForm = ({ page }: Stage) => dialog(page, 'Import references');

async function openImport(stage: Stage): Promise<void> {
  await openProject(stage);
  await button(stage.page, 'Import').click();
  await importForm(stage)
    .getByLabel('File to import')
    .setInputFiles({ name: 'sources.bib', mimeType: 'text/plain', buffer: Buffer.from(library) });
  await importForm(stage).getByText('sources.bib', { exact: true }).waitFor();
}

const pressImport = (stage: Stage) => button(importForm(stage), 'Import').click();

async function importAgain(stage: Stage): Promise<void> {
  const goOn = button(importForm(stage), 'Go on');
  await ((await goOn.isVisible()) ? goOn.click() : pressImport(stage));
}

const importing: Omit<Action, 'path'> = {
  method: 'POST',
  begin: openImport,
  press: pressImport,
  again: importAgain,
  typed: {
    text: 'sources.bib',
    async now(stage) {
      const form = importForm(stage);
      // Where it broke off it goes on with the file.
      if (await button(form, 'Go on').isVisible()) return 'sources.bib';
      return ((await form.textContent()) ?? '').match(/sources\.bib/)?.[0] ?? '';
    },
  },
  result: { ...inList, after: imported },
  shown: listed,
  says: {
    done: /3 added\.|3 here already\./,
    undone: /Failed to import\. Check your connection and try again\.|The import was stopped/,
    unknown: /Failed to import\. Check your connection and try again\.|The import was stopped/,
    refused: refusal,
  },
  lost: 'undone',
};

const references = [
  'Nova, A. (2020). Rivers of the north. Fjord Press.',
  'Okafor, A. (2021, March 3). Personal communication.',
].join('\n\n');
const paper = `The growth of rivers

${'Rivers grow in wet years and shrink in dry ones, and nobody has yet said why. '.repeat(20)}

Rivers grow (Nova, 2020). Others doubt it (Okafor, personal communication, March 3, 2021).

References

${references}
`;

const mainText = async (page: Stage['page']) => (await page.locator('main').textContent()) ?? '';

/** How many entries the report of a check has. */
const checkedEntries = async ({ page }: Stage) =>
  (await page.getByText(/^2 entries looked up/).count()) > 0 ? 'checked' : 'not checked';
const checking: Pick<Action, 'method' | 'again' | 'result' | 'says' | 'lost'> = {
  method: 'POST',
  result: { before: 'not checked', after: 'checked', now: checkedEntries },
  ...reading(/^2 entries looked up/, 'The check broke off. Look at your connection and go on.'),
};

/** Goes on where something came, or sends once more. */
const checkAgain = (press: Action['press']) => async (stage: Stage) => {
  const goOn = stage.page.getByRole('button', { name: /^(?:Go on with|Try) \d/ });
  await ((await goOn.isVisible()) ? goOn.click() : press(stage));
};

const pressCheck = ({ page }: Stage) => button(page, 'Check the list').click();
const choosePaper = async ({ page }: Stage) =>
  page
    .getByLabel('File with references')
    .setInputFiles({ name: 'rivers.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) });

const downloads = async ({ downloads }: Stage) =>
  downloads.map((name) => name.replace(/-\d.*\./, '.')).join();

async function openExport({ page }: Stage): Promise<void> {
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: /^Word/ }).waitFor();
}
const chooseWord = ({ page }: Stage) => page.getByRole('menuitem', { name: /^Word/ }).click();

const clipboard = ({ page }: Stage) =>
  page.evaluate(async () => ((await navigator.clipboard.readText()).startsWith('Okafor') ? 'list' : 'old'));

const ownStyle = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info><title>Fjord University</title><category citation-format="author-date"/></info>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography><layout suffix="!"><text variable="title"/></layout></bibliography>
</style>`;

/** The page holds a backup of all that is stored. */
async function holdBackup({ page, call }: Stage): Promise<void> {
  const backup = bodyOf(await call('GET', '/api/backup'));
  await page.evaluate((text) => Object.assign(window, { backup: text }), JSON.stringify(backup));
}

/** A backup of somebody else's project. */
async function openedBackup(stage: Stage): Promise<void> {
  const { call, project } = stage;
  await holdBackup(stage);
  bodyOf(await call('DELETE', `/api/projects/${project}`));
  bodyOf(await call('DELETE', '/api/deleted'));
  bodyOf(await call('POST', '/api/projects', projectForm('Thesis')));
}

async function chooseBackup({ page }: Stage): Promise<void> {
  const text = await page.evaluate(() => String(Object(window).backup));
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

const saveChanges =
  (name: string) =>
  async ({ page }: Stage) =>
    button(dialog(page, name), 'Save Changes').click();

/** All that a person does which asks the server for something. */
export const actions: Readonly<Record<string, Action>> = {
  'generate from an identifier': {
    method: 'POST',
    path: /^\/api\/citations$/,
    async begin(stage) {
      await openTool(stage);
      await identifier(stage).fill(doi);
    },
    press: generate,
    typed: { text: doi, now: (stage) => identifier(stage).inputValue() },
    result: {
      before: '0',
      after: '1',
      now: async ({ page }) => String(await page.getByRole('article', { name: /^Citation in/ }).count()),
    },
    says: { ...unreached, done: /^LeCun, Y\., Bengio/ },
    lost: 'undone',
  },
  'add by an identifier': {
    method: 'POST',
    path: toProject,
    async begin(stage) {
      await openProject(stage);
      await identifier(stage).fill(doi);
    },
    press: generate,
    again: generateAgain,
    asksAgain: true,
    typed: { text: doi, now: (stage) => identifier(stage).inputValue() },
    result: { ...inList, after: `Deep learning, ${books}` },
    shown: listed,
    says: { ...unreached, done: /^LeCun, Y\., Bengio/ },
    lost: 'undone',
  },
  'add by hand': {
    method: 'POST',
    path: toProject,
    async begin(stage) {
      await openProject(stage);
      await stage.page.getByRole('tab', { name: 'Manual Entry' }).click();
      await field(stage, 'Title').fill('Fresh');
      await field(stage, 'Authors').fill('Nova, N.');
      await field(stage, 'Year').fill('2020');
    },
    press: generate,
    again: generateAgain,
    asksAgain: true,
    typed: { text: 'Fresh', now: (stage) => field(stage, 'Title').inputValue() },
    result: { ...inList, after: `Fresh, ${books}` },
    shown: listed,
    says: { ...unreached, done: /^Nova, N\. \(2020\)/ },
    lost: 'undone',
  },
  'add a made reference to a project': {
    method: 'POST',
    path: toProject,
    async begin(stage) {
      await openTool(stage);
      await identifier(stage).fill(doi);
      await generate(stage);
      await button(stage.page, 'Add to project').click();
      await dialog(stage.page, 'Add to project').getByRole('button', { name: /Essay/ }).waitFor();
    },
    press: ({ page }) => dialog(page, 'Add to project').getByRole('button', { name: /Essay/ }).click(),
    result: { ...inList, after: `Deep learning, ${books}` },
    says: changes('Added to “Essay”', 'Failed to add the citation'),
  },
  'edit what was added to a project': {
    method: 'PATCH',
    path: /^\/api\/citations\/\d+$/,
    async begin(stage) {
      const { page } = stage;
      await openTool(stage);
      await identifier(stage).fill(doi);
      await generate(stage);
      await button(page, 'Edit').click();
      await field(stage, 'Title').fill('Deeper learning');
      await button(dialog(page, 'Edit citation'), 'Save Changes').click();
      await button(page, 'Add to project').click();
      await dialog(page, 'Add to project').getByRole('button', { name: /Essay/ }).waitFor();
    },
    press: ({ page }) => dialog(page, 'Add to project').getByRole('button', { name: /Essay/ }).click(),
    // It is added before it is edited.
    result: {
      ...inList,
      before: `Deep learning, ${books}`,
      after: `Deeper learning, ${books}`,
      unmade: books,
    },
    says: {
      done: 'Added to “Essay”',
      undone: notEdited,
      unknown: new RegExp(`${notEdited.source}|${notKnown.source}|Failed to add the citation`),
      refused: refusal,
    },
    lost: 'unknown',
  },
  'edit a reference': {
    method: 'PATCH',
    path: /^\/api\/citations\/\d+$/,
    async begin(stage) {
      await openProject(stage);
      await button(stage.page, 'Edit Book 2').click();
      await dialog(stage.page, 'Edit citation').waitFor();
      await field(stage, 'Title').fill('Book 2b');
    },
    press: saveChanges('Edit citation'),
    typed: { text: 'Book 2b', now: (stage) => field(stage, 'Title').inputValue() },
    result: { ...inList, after: 'Book 1, Book 2b, Book 3' },
    shown: listed,
    says: changes('Citation changed', 'Failed to change citation'),
  },
  'edit a project': {
    method: 'PATCH',
    path: /^\/api\/projects\/\d+$/,
    async begin(stage) {
      await openProject(stage);
      await button(stage.page, 'Edit project').click();
      await dialog(stage.page, 'Edit project').getByRole('textbox', { name: 'Project name' }).fill('Renamed');
    },
    press: saveChanges('Edit project'),
    typed: {
      text: 'Renamed',
      now: ({ page }) =>
        dialog(page, 'Edit project').getByRole('textbox', { name: 'Project name' }).inputValue(),
    },
    result: { before: 'Essay', after: 'Renamed', now: (stage) => stage.projects() },
    shown: async ({ page }) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    says: changes('Project changed', 'Failed to change project'),
  },
  'change the style': {
    method: 'PATCH',
    path: /^\/api\/projects\/\d+$/,
    begin: openProject,
    press: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Reference style' }).first().selectOption('mla');
    },
    result: {
      before: 'apa',
      after: 'mla',
      now: async ({ call, project }) =>
        bodyOf<{ referenceStyle: string }>(await call('GET', `/api/projects/${project}`)).referenceStyle,
    },
    shown: ({ page }) => page.getByRole('combobox', { name: 'Reference style' }).first().inputValue(),
    says: changes('All references now in MLA', 'Failed to change project'),
  },
  move: {
    method: 'POST',
    path: /^\/api\/citations\/\d+\/move$/,
    style: 'ieee',
    async begin(stage) {
      await openProject(stage);
      await button(stage.page, 'Move Book 2').waitFor();
      // What moves is loaded with the first move.
      await button(stage.page, 'Move Book 1').press('ArrowUp');
      await stage.page.waitForLoadState('networkidle');
    },
    press: ({ page }) => button(page, 'Move Book 2').press('ArrowUp'),
    result: { ...inList, after: 'Book 2, Book 1, Book 3' },
    shown: listed,
    // The new place says that it was moved.
    says: { ...changes('', 'Failed to move the citation'), done: undefined },
  },
  'delete a reference': {
    method: 'DELETE',
    path: /^\/api\/citations\/\d+$/,
    async begin(stage) {
      await openProject(stage);
      await removeBook(stage);
    },
    press: confirmBook,
    async again(stage) {
      await removeBook(stage);
      await confirmBook(stage);
    },
    result: { ...inList, after: 'Book 1, Book 3' },
    shown: listed,
    says: changes('Citation deleted successfully!', 'Failed to delete citation'),
  },
  'undo the deletion of a reference': {
    method: 'POST',
    path: /^\/api\/citations\/\d+\/restore$/,
    async begin(stage) {
      await openProject(stage);
      await removeBook(stage);
      await confirmBook(stage);
      await button(stage.page, 'Undo').waitFor();
    },
    press: undo,
    again: tryAgain,
    result: { before: 'Book 1, Book 3', after: books, now: (stage) => stage.titles() },
    shown: listed,
    says: changes('Citation restored successfully!', 'Failed to undo the deletion'),
  },
  'create a project': {
    method: 'POST',
    path: /^\/api\/projects$/,
    async begin(stage) {
      await openOverview(stage);
      await button(stage.page, 'Create Custom Project').first().click();
      const form = dialog(stage.page, 'Create Custom Project');
      await form.getByRole('textbox', { name: 'Project name' }).fill('Thesis');
      await form.getByRole('textbox', { name: 'Module name' }).fill('Methods');
      await form.getByRole('textbox', { name: 'Module code' }).fill('M1');
    },
    press: ({ page }) => button(dialog(page, 'Create Custom Project'), 'Create Project').click(),
    typed: {
      text: 'Thesis',
      now: ({ page }) =>
        dialog(page, 'Create Custom Project').getByRole('textbox', { name: 'Project name' }).inputValue(),
    },
    result: { before: 'Essay', after: 'Essay, Thesis', now: (stage) => stage.projects() },
    shown: overview,
    says: changes('Project created successfully!', 'Failed to create project'),
  },
  'delete a project': {
    method: 'DELETE',
    path: /^\/api\/projects\/\d+$/,
    async begin(stage) {
      await openOverview(stage);
      await removeProject(stage);
    },
    press: confirmProject,
    async again(stage) {
      await removeProject(stage);
      await confirmProject(stage);
    },
    result: { before: 'Essay', after: '', now: (stage) => stage.projects() },
    shown: overview,
    says: changes('Project deleted successfully!', 'Failed to delete project'),
  },
  'undo the deletion of a project': {
    method: 'POST',
    path: /^\/api\/projects\/\d+\/restore$/,
    async begin(stage) {
      await openOverview(stage);
      await removeProject(stage);
      await confirmProject(stage);
      await button(stage.page, 'Undo').waitFor();
    },
    press: undo,
    again: tryAgain,
    result: { before: '', after: 'Essay', now: (stage) => stage.projects() },
    shown: overview,
    says: changes('The project is back, with its citations', 'Failed to undo the deletion'),
  },
  'look at a file to import': {
    ...importing,
    path: /^\/api\/projects\/\d+\/import\/preview$/,
    reads: true,
  },
  'import a file': { ...importing, path: /^\/api\/projects\/\d+\/import$/ },
  'import a file, doubles too': {
    ...importing,
    path: /^\/api\/projects\/\d+\/import$/,
    async begin(stage) {
      await openImport(stage);
      await importForm(stage)
        .getByRole('checkbox', { name: 'Also add works that this project has already' })
        .check();
    },
  },
  export: {
    method: 'GET',
    path: /^\/api\/projects\/\d+\/export$/,
    async begin(stage) {
      await openProject(stage);
      await openExport(stage);
    },
    press: chooseWord,
    async again(stage) {
      await openExport(stage);
      await chooseWord(stage);
    },
    result: { before: '', after: 'project-references.docx', now: downloads },
    ...reading('Exported', 'Failed to export the project'),
  },
  'copy all references': {
    method: 'GET',
    path: /^\/api\/projects\/\d+\/copy-references$/,
    async begin(stage) {
      await openProject(stage);
      await stage.page.evaluate(() => navigator.clipboard.writeText('old'));
    },
    press: ({ page }) => button(page, 'Copy All References').click(),
    result: { before: 'old', after: 'list', now: clipboard },
    ...reading('Copied to Clipboard', 'Failed to copy references'),
  },
  'save a backup': {
    method: 'GET',
    path: /^\/api\/backup$/,
    begin: openOverview,
    press: ({ page }) => button(page, 'Save a backup').click(),
    result: { before: '', after: 'citewright-backup.json', now: downloads },
    ...reading('Backup saved', 'Failed to save the backup'),
  },
  'restore a backup': {
    method: 'POST',
    path: /^\/api\/backup$/,
    async begin(stage) {
      await openOverview(stage);
      await openedBackup(stage);
      await stage.page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await stage.page.getByRole('article', { name: 'Thesis', exact: true }).waitFor();
    },
    press: chooseBackup,
    result: { before: 'Thesis', after: 'Essay, Thesis', now: (stage) => stage.projects() },
    shown: overview,
    says: changes(
      /1 project added from the backup|1 project was here already|The projects of the backup are here/,
      'Failed to open the backup',
    ),
  },
  'restore a backup of a style': {
    method: 'POST',
    path: /^\/api\/backup$/,
    async begin(stage) {
      const { call, page } = stage;
      await openOverview(stage);
      const { id } = bodyOf<{ id: string }>(await call('POST', '/api/styles', { csl: ownStyle }));
      await holdBackup(stage);
      bodyOf(await call('DELETE', `/api/styles/${id}`));
      await page.waitForLoadState('networkidle');
    },
    press: chooseBackup,
    result: {
      before: '0',
      after: '1',
      now: async ({ call }) => String(bodyOf<unknown[]>(await call('GET', '/api/styles?custom=true')).length),
    },
    says: {
      done: /One of your styles is back\./,
      undone: notKnown,
      unknown: new RegExp(`${notKnown.source}|Failed to open the backup`),
      refused: refusal,
    },
    lost: 'unknown',
  },
  'revoke a private link': {
    method: 'DELETE',
    path: /^\/api\/projects\/\d+\/live-link$/,
    async begin(stage) {
      const { call, page, project } = stage;
      bodyOf(await call('POST', `/api/projects/${project}/live-link`));
      await openProject(stage);
      await button(page, 'Export').click();
      await page.getByRole('menuitem', { name: /^Share by link/ }).click();
      await button(dialog(page, 'Share by link'), 'Revoke the link').waitFor();
    },
    press: ({ page }) => button(dialog(page, 'Share by link'), 'Revoke the link').click(),
    // What is known of the link may have to be fetched anew.
    async again({ page }) {
      const link = dialog(page, 'Share by link');
      const revoke = button(link, 'Revoke the link');
      const retry = button(link, 'Try again');
      const make = button(link, 'Make a link');
      await revoke.or(retry).or(make).first().waitFor();
      if (await retry.isVisible()) await retry.click();
      await revoke.or(make).first().waitFor();
      if (await make.isVisible()) return 'done before';
      await revoke.click();
      return 'pressed';
    },
    result: {
      before: 'a link',
      after: 'none',
      now: async ({ call, project }) => {
        const path = `/api/projects/${project}/live-link`;
        const { createdAt } = bodyOf<{ createdAt: string | null }>(await call('GET', path));
        return createdAt === null ? 'none' : 'a link';
      },
    },
    says: changes('Link revoked', 'Failed to revoke the link'),
  },
  'check a list': {
    ...checking,
    path: /^\/api\/checks$/,
    async begin({ open, page }) {
      await open('/check');
      await page.getByRole('textbox', { name: 'Your reference list' }).fill(references);
      await page.waitForLoadState('networkidle');
    },
    press: pressCheck,
    again: checkAgain(pressCheck),
    typed: {
      text: 'Rivers of the north',
      now: async ({ page }) => {
        const list = page.getByRole('textbox', { name: 'Your reference list' });
        const text = (await list.isVisible()) ? await list.inputValue() : await mainText(page);
        return text.match(/Rivers of the north/)?.[0] ?? '';
      },
    },
  },
  'check a paper': {
    ...checking,
    path: /^\/api\/papers\/check$/,
    async begin({ open, page }) {
      await open('/check');
      await page.getByRole('textbox', { name: 'Your reference list' }).focus();
      await page.waitForLoadState('networkidle');
    },
    press: choosePaper,
    again: checkAgain(pressCheck),
    typed: {
      text: 'rivers.txt',
      now: async ({ page }) => (await mainText(page)).match(/rivers\.txt/)?.[0] ?? '',
    },
  },
};
