// One visit of Lighthouse to a page, in a browser of its own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { inProcessorTime } from './processor-time.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse found: a score for each category, and what took the time, in milliseconds. */
function figuresOf(lhr) {
  const time = (audit) => Math.round(lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    paint: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
    speed: Math.round(lhr.environment.benchmarkIndex),
    failed: [
      ...(lhr.runtimeError ? [lhr.runtimeError.message] : []),
      ...Object.values(lhr.audits)
        .filter(({ score }) => score === 0)
        .map(({ id }) => id),
    ],
  };
}

/** A visit that came to nothing: the browser did not start, or the page did not answer. */
function nothing({ message }) {
  console.log(`a visit came to nothing: ${message}`);
  return {
    scores: categories.map(() => 0),
    paint: Number.POSITIVE_INFINITY,
    blocked: Number.POSITIVE_INFINITY,
    speed: 0,
    failed: [message],
  };
}

async function inBrowser(work) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    maxConnectionRetries: 300,
  });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** The figures of a page by the clock, as Lighthouse gives them. */
export async function visit(address) {
  return inBrowser((port) => lighthouse(address, { port, onlyCategories: categories })).then(
    ({ lhr }) => figuresOf(lhr),
    nothing,
  );
}

async function visitTwice(address, folder) {
  const settings = { onlyCategories: categories, auditMode: folder };
  const { lhr } = await inBrowser((port) => lighthouse(address, { ...settings, port, gatherMode: folder }));
  const file = join(folder, 'trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }));
  const again = await lighthouse(address, settings);
  return { byClock: figuresOf(lhr), byProcessor: figuresOf(again.lhr) };
}

/** The figures of one visit, by the clock and with the time taken off in which the page's threads did not have the processor. */
export async function visitByProcessor(address) {
  const folder = mkdtempSync(join(tmpdir(), 'citewright-visit-'));
  try {
    return await visitTwice(address, folder).catch((error) => ({
      byClock: nothing(error),
      byProcessor: nothing(error),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
