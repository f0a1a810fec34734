// How a project of 10,000 citations opens, scrolls, is copied and is added to, in Chromium and from the real server:
// node apps/server/load/projects-10000.ts [--count 10000] [--style apa] [--rounds 3], after `npm run build`.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { styleIdSchema } from '@citewright/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { bodyOf, bookForm, clientOf } from '../server/client.ts';
import { cpuOf } from '../server/process-figures.ts';
import { type ServerProcess, startServer } from '../server/server-process.ts';
import { writeProject } from './many-citations.ts';
import { type Line, printTable } from './opening-table.ts';
import { pageTime, watch } from './watched-page.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    style: { type: 'string', default: 'apa' },
    rounds: { type: 'string', default: '3' },
  },
});
const count = Number(values.count);
const rounds = Number(values.rounds);
const style = styleIdSchema.parse(values.style);

/** Milliseconds: issue 6 for opening and copying; a task above the last one is a frame that a reader misses. */
const bars = { open: 1_500, copy: 1_000, scroll: 50 };

/** Milliseconds in which a server that nobody asks formats a changed project by itself. */
const formattedAhead = 8_000;

const built = path.join(import.meta.dirname, '../../apps/web/build/client/index.html');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = mkdtempSync(path.join(tmpdir(), 'citewright-projects-'));
const session = `session_${randomBytes(24).toString('base64url')}`;
const secret = randomBytes(32).toString('hex');
const environment = {
  DATA_DIR: folder,
  SESSION_SECRET: secret,
  LIMIT_PROJECT_CITATIONS: '10000',
  // As `npm start` sets it.
  NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
};

const lines: Line[] = [];

/** How many citations were deleted so far. */
let removed = 0;

/**
 * Opens the project: `first` is the moment at which the first card is drawn, `whole` the one at which the page counts all citations,
 * both from the start of the navigation.
 */
async function open(page: Page, server: ServerProcess, project: number) {
  const began = cpuOf(server.pid);
  const time = await pageTime(page);
  await page.goto(`${server.address}/projects/${project}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.watched.firstCard !== undefined, undefined, { timeout: 60_000 });
  await page
    .getByText(`${(count - removed).toLocaleString('en')} citations`)
    .first()
    .waitFor({ timeout: 60_000 });
  const [first, whole] = await page.evaluate(() => [
    window.watched.firstCard ?? Number.NaN,
    performance.now(),
  ]);
  await page.waitForTimeout(500);
  return { first, whole, server: cpuOf(server.pid) - began, page: await time() };
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(watch, session);
  return await context.newPage();
}

type Opening = Awaited<ReturnType<typeof open>>;

function add(what: string, bar: number | undefined, runs: Opening[]) {
  const last = runs.at(-1);
  lines.push({
    what,
    bar,
    milliseconds: runs.map(({ first }) => first),
    whole: runs.map(({ whole }) => whole),
    server: last?.server,
    page: last?.page,
  });
}

/** Milliseconds for which a new page starts its processes: readers have their browser open before they ask for a project. */
const settling = 1_000;

/** Opens the project `times` times, each in a browser that knows nothing, at once after what `prepare` does with the server that it gives. */
async function opened(
  browser: Browser,
  prepare: () => Promise<ServerProcess>,
  project: number,
  times: number,
) {
  const runs = [];
  for (let time = 0; time < times; time++) {
    const page = await newPage(browser);
    await page.waitForTimeout(settling);
    runs.push(await open(page, await prepare(), project));
    await page.context().close();
  }
  return runs;
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'List of citations' }).hover();
  await page.evaluate(() => {
    Object.assign(window.watched, { longTasks: [], frames: [] });
    let last = performance.now();
    const look = (now: number) => {
      window.watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (let step = 0; step < 120; step++) {
    await page.mouse.wheel(0, step < 60 ? 400 : 4_000);
    await page.waitForTimeout(16);
  }
  for (const part of [0.25, 0.5, 0.75, 1, 0]) {
    await page.getByRole('region', { name: 'List of citations' }).evaluate((list, at) => {
      list.scrollTop = at * list.scrollHeight;
    }, part);
    await page.waitForTimeout(150);
  }
  const { longTasks, frames } = await page.evaluate(() => window.watched);
  lines.push({
    what: 'scrolling: longest task',
    milliseconds: [Math.max(0, ...longTasks)],
    bar: bars.scroll,
  });
  const sorted = frames.toSorted((one, other) => one - other);
  const frame = sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN;
  lines.push({ what: 'scrolling: frame, 95 of 100', milliseconds: [frame], bar: undefined });
}

/** Asks for the references or the list of a project and gives the milliseconds until all of it has come. */
async function ask(server: ServerProcess, project: number, what: 'copy-references' | 'citations') {
  const at = performance.now();
  const headers = { 'x-session-id': session };
  const answer = await fetch(`${server.address}/api/projects/${project}/${what}`, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}`);
  return performance.now() - at;
}

async function copy(what: string, server: ServerProcess, project: number, times: number): Promise<void> {
  const milliseconds = [];
  const began = cpuOf(server.pid);
  for (let time = 0; time < times; time++) milliseconds.push(await ask(server, project, 'copy-references'));
  lines.push({ what, milliseconds, server: (cpuOf(server.pid) - began) / times, bar: bars.copy });
}

/** Milliseconds and processor time of one call that changes something. */
async function timed(server: ServerProcess, method: string, path: string, body: object) {
  const call = clientOf(server.address, session);
  const [at, began] = [performance.now(), cpuOf(server.pid)];
  const answer = bodyOf<{ id: number }>(await call(method, path, body));
  return { id: answer.id, milliseconds: performance.now() - at, server: cpuOf(server.pid) - began };
}

/** Deletes a citation, so that nothing kept of the project holds any more and nothing has been formatted anew. */
async function change(server: ServerProcess): Promise<ServerProcess> {
  removed += 1;
  await clientOf(server.address, session)('DELETE', `/api/citations/${removed * 97}`);
  return server;
}

async function switchStyle(server: ServerProcess, project: number): Promise<ServerProcess> {
  const referenceStyle = style === 'harvard' ? 'apa' : 'harvard';
  await timed(server, 'PATCH', `/api/projects/${project}`, { referenceStyle });
  return server;
}

/** Adds to a project, `times` times, and reads its list after each as the page does. */
async function addTo(what: string, server: ServerProcess, project: number, times: number): Promise<void> {
  const runs = [];
  for (let time = 0; time < times; time++) {
    const book = { ...bookForm(`Rivers of the ${time}th year`), format: style };
    runs.push(await timed(server, 'POST', `/api/projects/${project}/citations`, book));
    await ask(server, project, 'citations');
  }
  lines.push({
    what,
    milliseconds: runs.map(({ milliseconds }) => milliseconds),
    server: runs.reduce((sum, run) => sum + run.server, 0) / times,
    bar: undefined,
  });
}

/** The longest time for which others wait while the server does some `work`. */
async function waitFor(what: string, server: ServerProcess, work: (server: ServerProcess) => Promise<void>) {
  let most = 0;
  let going = true;
  const done = work(server).finally(() => {
    going = false;
  });
  while (going) {
    const at = performance.now();
    await (await fetch(`${server.address}/api/health`)).text();
    most = Math.max(most, performance.now() - at);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await done;
  lines.push({ what, milliseconds: [most], bar: undefined });
}

if (!existsSync(built)) throw new Error('the site is not built: npm run build');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
let server: ServerProcess | undefined;
const restart = async () => {
  await server?.kill();
  server = await startServer(environment);
  return server;
};
const running = async () => server ?? (await restart());
try {
  const filling = { dataDirectory: folder, secret, session, style };
  const project = await writeProject({ ...filling, count });
  const smaller = await writeProject({ ...filling, count: 1_000 });
  // The code is compiled once, as it is on a server that has run before.
  await (await restart()).stop();
  add(
    'opens, never formatted before, server just started',
    bars.open,
    await opened(browser, restart, project, 1),
  );
  add('opens, server just killed and started', bars.open, await opened(browser, restart, project, rounds));
  add('opens, server warm', bars.open, await opened(browser, running, project, rounds));
  const page = await newPage(browser);
  await open(page, await running(), project);
  await scroll(page);
  // A page that stays open goes on drawing, and takes its part of the processor.
  await page.context().close();
  await copy('copy-references, server warm', await running(), project, rounds);
  add(
    'opens after a citation was deleted, server warm',
    bars.open,
    await opened(browser, async () => change(await running()), project, 1),
  );
  add(
    'opens after its style was changed, server warm',
    bars.open,
    await opened(browser, async () => switchStyle(await running(), project), project, 1),
  );
  await switchStyle(await running(), project);
  // The server begins a second after a change, with turns for others.
  await new Promise((resolve) => setTimeout(resolve, formattedAhead));
  add(
    'opens some seconds after its style was changed',
    bars.open,
    await opened(browser, running, project, 1),
  );
  await change(await running());
  await copy('copy-references after a change, server warm', await running(), project, 1);
  await change(await running());
  await copy('copy-references after a change, server just started', await restart(), project, 1);
  await waitFor('health while it is formatted, server just started', await restart(), async (fresh) => {
    await change(fresh);
    await ask(fresh, project, 'citations');
  });
  // What was deleted left room.
  await addTo(`adding to ${count}`, await running(), project, Math.min(rounds, removed));
  await addTo('adding to 1,000', await running(), smaller, 2 * rounds);
  process.exitCode = printTable(`${count} citations in ${style}`, lines) ? 0 : 1;
} finally {
  await browser.close();
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
}
