import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { bodyOf, bookForm, type Client, clientOf, projectForm } from '../../server/client.ts';
import { newSession } from '../faults/written.ts';
import type { FaultProxy } from './fault-proxy.ts';

/** Milliseconds that a page may take on a machine with much else to do. */
export const patience = 30_000;

/** A browser with a project of three books, and the server that it is stored on. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  proxy: FaultProxy;
  /** Asks the server, past the faults. */
  call: Client;
  project: number;
  /** The names of the files that were downloaded. */
  downloads: string[];
  /** Opens a page and waits until it can be used. */
  open(path: string): Promise<void>;
  titles(): Promise<string>;
  projects(): Promise<string>;
}

/** Waits until what is looked at is as expected; gives what it is in the end. */
export async function settled(look: () => Promise<string>, expected: string): Promise<string> {
  let seen = '';
  for (const began = performance.now(); performance.now() - began < patience; ) {
    seen = await look().catch(() => 'nothing');
    if (seen === expected) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return seen;
}

export const names = (entries: readonly { title?: string; name?: string }[]): string =>
  entries.map(({ title, name }) => title ?? name).join(', ');

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** Waits until React has hydrated an element, on which it then stores its properties: earlier clicks have no effect. */
export async function untilHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (name) => Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__reactProps$')),
    selector,
  );
}

/** The titles of a project's list as it is shown. */
export async function shownTitles(page: Page): Promise<string> {
  const list = page.getByRole('region', { name: 'Project Citations', exact: true });
  return (await list.getByRole('listitem').getByRole('heading').allTextContents()).join(', ');
}

/** The names of the projects in the overview. */
export async function shownProjects(page: Page): Promise<string> {
  return (await page.getByRole('article').getByRole('heading').allTextContents()).toSorted().join(', ');
}

/** The longest that the page waits for an answer in a test, in milliseconds: its own limits are those of people. */
const shortest = 4_000;

/** Lets the page give up a call earlier. */
function hurry(most: number): void {
  const set = window.setTimeout.bind(window);
  const hurried = (run: TimerHandler, wait = 0, ...rest: unknown[]) =>
    set(run, Math.min(wait, most), ...rest);
  Object.assign(window, { setTimeout: hurried });
}

/** A browser whose pages are served past the faults. */
export async function openBrowser(browser: Browser, proxy: FaultProxy): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: proxy.address,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patience);
  return context;
}

export interface StageOptions {
  server: string;
  proxy: FaultProxy;
  context: BrowserContext;
  /** The style of the project; by default APA. */
  style?: string | undefined;
  /** Whether calls that hang are given up after seconds. */
  isHurried?: boolean;
  /** Whether the browser has the session of the project: not where it keeps nothing. */
  isKept?: boolean;
}

export async function prepareStage({
  server,
  proxy,
  context,
  style = 'apa',
  isHurried = false,
  isKept = true,
}: StageOptions): Promise<Stage> {
  const session = newSession();
  const call = clientOf(server, session);
  const form = { ...projectForm('Essay'), referenceStyle: style };
  const { id: project } = bodyOf<{ id: number }>(await call('POST', '/api/projects', form));
  for (const title of ['Book 1', 'Book 2', 'Book 3'])
    bodyOf(await call('POST', `/api/projects/${project}/citations`, bookForm(title)));
  const page = await context.newPage();
  const keep = (id: string) => {
    // Once in a tab, whose name outlives its pages: what they do with the session counts.
    if (location.protocol !== 'http:' || window.name === 'staged') return;
    window.name = 'staged';
    localStorage['session-id'] = id;
  };
  if (isKept) await page.addInitScript(keep, session);
  if (isHurried) await page.addInitScript(hurry, shortest);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const list = async (path: string) => bodyOf<{ title?: string; name?: string }[]>(await call('GET', path));
  return {
    page,
    context,
    proxy,
    call,
    project,
    downloads,
    async open(path) {
      await page.goto(path);
      await untilHydrated(page, 'main');
    },
    titles: async () => names(await list(`/api/projects/${project}/citations`)),
    projects: async () =>
      (await list('/api/projects'))
        .map(({ name }) => name)
        .toSorted()
        .join(', '),
  };
}
