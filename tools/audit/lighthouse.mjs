// Lighthouse over five representative pages of the built site, as a telephone on a slow network sees them: the median of three
// runs must reach 95 in every category. `npm run lighthouse` installs it, builds the site and runs this.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const least = 95;
const runs = 3;
const pages = ['/', '/apa-citation-generator', '/blogs/et-al', '/help', '/projects'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const port = process.env.PORT ?? '4810';
const origin = `http://localhost:${port}`;

async function answers() {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

/** One run: the four scores, and what took the time, in milliseconds. */
async function scoresOf(path, chrome) {
  const result = await lighthouse(`${origin}${path}`, { port: chrome.port, onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse says nothing about ${path}`);
  const { lhr } = result;
  const time = (audit) => Math.round(lhr.audits[audit]?.numericValue ?? Number.NaN);
  const failed = Object.values(lhr.audits).filter(({ score }) => score === 0);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    paint: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
    failed: failed.map(({ id }) => id),
  };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const isEnough = ({ scores }) => scores.every((score) => score >= least);

/** Runs a page until its medians are certain to reach the bar, at most three times. */
async function visit(path, chrome) {
  const visits = [];
  while (visits.length < runs && visits.filter(isEnough).length <= runs / 2) {
    visits.push(await scoresOf(path, chrome));
  }
  return {
    scores: categories.map((_, index) => median(visits.map(({ scores }) => scores[index]))),
    paint: median(visits.map(({ paint }) => paint)),
    blocked: median(visits.map(({ blocked }) => blocked)),
    failed: visits.at(-1).failed,
    count: visits.length,
  };
}

const line = (cells) =>
  `${cells[0].padEnd(26)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(15))
    .join('')}`;

const data = mkdtempSync(join(tmpdir(), 'citewright-audit-'));
const server = spawn('node', ['apps/server/src/main.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});

const short = [];
let chrome;
try {
  await answers();
  chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  console.log(line(['page', ...categories, 'LCP ms', 'TBT ms', 'runs']));
  for (const path of pages) {
    const { scores, paint, blocked, failed, count } = await visit(path, chrome);
    console.log(line([path, ...scores, paint, blocked, count]));
    if (!isEnough({ scores })) short.push(`${path}: ${failed.join(', ') || 'nothing at zero, but too slow'}`);
  }
} finally {
  chrome?.kill();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
console.log(
  short.length ? `below ${least}:\n${short.join('\n')}` : `every page reaches ${least} in every category`,
);
process.exit(short.length ? 1 : 0);
