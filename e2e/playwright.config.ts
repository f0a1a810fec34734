import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { port, stub, stubPort } from './ports.ts';

const upstreams = [
  ...['DOI', 'CROSSREF', 'DATACITE', 'ARXIV', 'OPENALEX', 'NCBI', 'PUBMED', 'DBLP'],
  ...['OPENLIBRARY', 'GOOGLEBOOKS', 'LOC', 'K10PLUS', 'BNF', 'LIBRIS', 'BNPL', 'WAYBACK'],
];

/** Debian's Chromium against the real server, with one local stub for all upstream services. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // No test asserts speed: the timeouts only end tests that hang, also on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // scripts/check.mjs lists tests that pass only when repeated, and fails CI when there are more than two.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    // Animations take most of a processor; tests about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests cannot intercept responses of a service worker; the tests about it allow it.
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
      env: { PORT: String(stubPort) },
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
        LIMIT_READING_IP_SECONDS: '1000000',
        LIMIT_PROJECTS_IP_PER_HOUR: '1000000',
        LIMIT_PROJECTS_IP_PER_DAY: '1000000',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'citewright-e2e-')),
        FETCH_ALLOW: `127.0.0.1:${stubPort}`,
        ...Object.fromEntries(upstreams.map((name) => [`UPSTREAM_${name}`, stub])),
      },
    },
  ],
});
