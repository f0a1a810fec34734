import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CitationResponse } from '@citewright/contract';
import type { Page } from '@playwright/test';
import { type InstalledExtension, installExtension } from '../../../e2e/installed-extension.ts';
import { corpora } from '../../corpora.ts';
import { percent, type Report } from '../../report.ts';
import { startServer } from '../../server/server-process.ts';
import { startStub } from '../../server/stub.ts';
import type { SuiteOptions } from '../../suite.ts';
import { recordedPages } from '../pages/run.ts';
import { type GoldPage, noScores, type Read, type ScoredField, scorePage } from '../pages/score.ts';

const folder = path.join(corpora, 'pages');

/** Milliseconds that each service takes; none knows a work, so that what is read from the page counts. */
const serviceTime = 200;

/** The bar of the popup, in milliseconds from its opening until the reference is there. */
const popupBar = 1_000;

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
};

const textOf = ({ file }: GoldPage) => readFileSync(path.join(folder, file), 'utf8');
const addressOf = ({ url = 'https://example.org/' }: GoldPage) => url;

function readingOf(status: number, answer: CitationResponse & { code?: string }): Read {
  if (status === 200) return { item: answer.item as Read['item'] };
  return { wall: answer.code === 'SOURCE_REFUSED' };
}

/** What the server reads in the file as it was recorded. */
async function readByServer(server: string, page: GoldPage): Promise<Read> {
  const answer = await fetch(`${server}/api/citations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'apa', page: { url: addressOf(page), html: textOf(page) } }),
  });
  return readingOf(answer.status, (await answer.json()) as CitationResponse);
}

/** What becomes of the page in the browser: the last answer, the milliseconds until it is shown, and the characters that were sent. */
interface Shown {
  reading: Read;
  milliseconds: number;
  sent: number;
}

const shown = 'article[aria-labelledby="result-title"], [role="alert"]';

/** Notes in each page that is opened when its reference, or its failure, is there: asking from outside finds it later. */
async function noteWhenShown({ context }: InstalledExtension): Promise<void> {
  await context.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      Object.assign(window, { shownAt: performance.now() });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, shown);
}

async function readByExtension(extension: InstalledExtension, tab: Page): Promise<Shown> {
  let last: Promise<Read> | undefined;
  let sent = 0;
  const watch = (opened: Page) =>
    opened.on('response', (response) => {
      if (!response.url().endsWith('/api/citations') || response.request().method() !== 'POST') return;
      sent = response.request().postData()?.length ?? 0;
      last = response.json().then((answer) => readingOf(response.status(), answer));
    });
  extension.context.once('page', watch);
  const popup = await extension.openPopup(tab);
  await popup.locator(shown).first().waitFor({ timeout: 30_000 });
  const milliseconds = await popup.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
  const reading = (await last) ?? {};
  await popup.close();
  return { reading, milliseconds, sent };
}

/** A tab with the recorded page: its own scripts run, and nothing else is loaded. */
async function openRecorded({ context }: InstalledExtension, page: GoldPage): Promise<Page> {
  const tab = await context.newPage();
  const address = addressOf(page);
  let isLoaded = false;
  await tab.route('**/*', (route) => {
    const isPage = route.request().isNavigationRequest() && !isLoaded;
    if (!isPage) return route.abort();
    isLoaded = true;
    return route.fulfill({ body: textOf(page), contentType: 'text/html; charset=utf-8' });
  });
  await tab.goto(address, { waitUntil: 'domcontentloaded', timeout: 30_000 });
  return tab;
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Reads the recorded pages through the unpacked extension in Chromium, and as files through the server: the extension, which sends less,
 * must read as much. Times are of the whole popup with services of 200 ms.
 */
export async function extension({ quick }: SuiteOptions): Promise<Report[]> {
  const pages = recordedPages(folder).filter((_, index) => !quick || index % 8 === 0);
  const data = mkdtempSync(path.join(tmpdir(), 'citewright-extension-'));
  const stub = await startStub();
  stub.routes.set('/', (response) => setTimeout(() => response.writeHead(404).end('{}'), serviceTime));
  const server = await startServer({ DATA_DIR: data, ...stub.environment });
  const installed = await installExtension(server.address, chromium);
  await noteWhenShown(installed);
  const [ofServer, ofExtension] = [noScores(), noScores()];
  const times: number[] = [];
  const sizes: number[] = [];
  const failures: string[] = [];
  try {
    for (const page of pages) {
      scorePage(page, await readByServer(server.address, page), ofServer);
      const tab = await openRecorded(installed, page);
      try {
        const { reading, milliseconds, sent } = await readByExtension(installed, tab);
        scorePage(page, reading, ofExtension);
        if (reading.item) times.push(milliseconds);
        sizes.push(sent);
      } catch (error) {
        failures.push(`${page.id}: ${String(error).split('\n')[0]}`);
        scorePage(page, {}, ofExtension);
      }
      await tab.close();
    }
  } finally {
    await installed.close();
    await server.kill();
    stub.close();
    rmSync(data, { recursive: true, force: true });
  }
  const fields = (Object.keys(ofServer) as ScoredField[]).map((field) => {
    const { right, misses } = ofExtension[field];
    const all = right + ofExtension[field].wrong + ofExtension[field].blank;
    const others = new Set(ofServer[field].misses);
    return {
      name: `extension: ${field}`,
      passed: all === 0 ? undefined : right >= ofServer[field].right,
      figures: [`${right} of ${all} right, ${ofServer[field].right} by the server from the file`],
      failures: misses.filter((miss) => !others.has(miss)),
    };
  });
  times.sort((one, other) => one - other);
  sizes.sort((one, other) => one - other);
  const late = times.filter((time) => time > popupBar).length;
  return [
    ...fields.filter(({ passed }) => passed !== undefined),
    {
      name: 'extension: from popup to reference',
      passed: failures.length === 0 && share(times, 0.95) <= popupBar,
      figures: [
        `median ${share(times, 0.5).toFixed(0)} ms, 95 % ${share(times, 0.95).toFixed(0)} ms, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms; ` +
          `${late} of ${times.length} (${percent(late / times.length)}) over ${popupBar} ms; ` +
          `sent ${(share(sizes, 0.5) / 1024).toFixed(0)} KiB in the median, ${((sizes.at(-1) ?? 0) / 1024).toFixed(0)} KiB at most`,
      ],
      failures,
    },
  ];
}
