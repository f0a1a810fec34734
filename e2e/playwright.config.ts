import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4800;
const stub = 'http://127.0.0.1:4801';
const upstreams = [
  ...['DOI', 'CROSSREF', 'DATACITE', 'ARXIV', 'OPENALEX', 'NCBI', 'PUBMED'],
  ...['OPENLIBRARY', 'GOOGLEBOOKS', 'LOC', 'K10PLUS', 'BNF', 'LIBRIS', 'BNPL'],
];

/** Debian's Chromium against the real server, whose upstream services are one stub on this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Nothing takes nearly as long by itself, and no test is about speed: a machine that is busy with something else may need it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else may be slow; the report names every test that needed it.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    // To draw what glides and fades takes most of a processor; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers cannot be intercepted by tests; the one about it lets it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'stories', testIgnore: '**/services-down.spec.ts' },
    { name: 'services-down', testMatch: '**/services-down.spec.ts', dependencies: ['stories'] },
  ],
  webServer: [
    {
      command: 'node stub-upstream/main.ts',
      env: { PORT: '4801' },
      url: `${stub}/health`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: 'node ../apps/server/src/main.ts',
      url: `http://127.0.0.1:${port}/api/health`,
      reuseExistingServer: false,
      timeout: 180_000,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'citewright-e2e-')),
        FETCH_ALLOW: '127.0.0.1:4801',
        ...Object.fromEntries(upstreams.map((name) => [`UPSTREAM_${name}`, stub])),
      },
    },
  ],
});
