// Lighthouse over representative pages of the built site, as a telephone on a slow network: the median of three visits must
// reach 90 for performance and 100 in the other categories. `npm run lighthouse` installs Lighthouse, builds the site and runs this.
// Beside a busy program a page loses up to 15 points of performance; `machine` (Lighthouse's benchmarkIndex) tells such a run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const least = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(least);
const visits = 3;
const pages = [
  '/',
  '/apa-citation-generator',
  '/blogs/et-al',
  '/help',
  '/projects',
  '/styles',
  '/styles/vancouver',
  '/check',
];

const port = process.env.PORT ?? '4810';
const origin = `http://localhost:${port}`;

async function serverAnswers() {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(100);
  }
  throw new Error('the server does not answer');
}

/** The result of one visit, in a browser of its own. */
async function visit(path) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    maxConnectionRetries: 300,
  });
  try {
    const { lhr } = await lighthouse(`${origin}${path}`, { port: chrome.port, onlyCategories: categories });
    return lhr;
  } finally {
    chrome.kill();
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Medians of a page's visits, and the audits that failed in any of them. A page below the bar is visited four times more. */
async function rate(path, results = []) {
  const wanted = results.length + (results.length === 0 ? visits : 4);
  while (results.length < wanted) results.push(await visit(path));
  const medianOf = (figure) => Math.round(median(results.map(figure)));
  const scores = categories.map((name) =>
    medianOf(({ categories: rated }) => (rated[name].score ?? 0) * 100),
  );
  const time = (audit) => medianOf(({ audits }) => audits[audit].numericValue ?? Number.POSITIVE_INFINITY);
  const isEnough = categories.every((name, index) => scores[index] >= least[name]);
  if (!isEnough && results.length === visits) return rate(path, results);
  const failed = results.flatMap(({ audits }) => Object.values(audits).filter(({ score }) => score === 0));
  return {
    scores,
    cells: [
      ...scores,
      time('largest-contentful-paint'),
      time('total-blocking-time'),
      medianOf(({ environment }) => environment.benchmarkIndex),
    ],
    isEnough,
    failed: [...new Set(failed.map(({ id }) => id))],
  };
}

const row = (name, cells) => `${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(15)).join('')}`;

const data = mkdtempSync(join(tmpdir(), 'citewright-audit-'));
const server = spawn('node', ['apps/server/src/main.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
const ended = once(server, 'exit');

const below = [];
try {
  await serverAnswers();
  console.log(row('page', [...categories, 'LCP ms', 'TBT ms', 'machine']));
  for (const path of pages) {
    const { cells, isEnough, failed } = await rate(path);
    console.log(row(path, cells));
    if (!isEnough) below.push(`${path}: ${failed.join(', ') || 'too slow'}`);
  }
} finally {
  server.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
}
console.log(below.length ? `below the bar:\n${below.join('\n')}` : 'every page reaches the bar');
process.exitCode = below.length ? 1 : 0;
