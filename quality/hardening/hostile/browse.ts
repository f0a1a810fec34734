import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Written } from '../faults/written.ts';

const built = path.join(import.meta.dirname, '../../../apps/web/build/client/index.html');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Milliseconds that a page may take on a machine with much else to do. */
const patience = 120_000;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** What was seen, and what was wrong with it. */
export interface Seen {
  figure: string;
  faults: string[];
}

/** Notes all that a page must not do: dialogs, requests elsewhere, errors and refusals on its console. */
function watch(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('data:') && !url.startsWith('blob:'))
      faults.push(`a request to ${url.slice(0, 100)}`);
  });
  page.on('pageerror', (error) => faults.push(`an error: ${error.message}`));
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning'))
      faults.push(`on the console: ${message.text().slice(0, 200)}`);
  });
  return faults;
}

/** What no reference may bring into the page; icons and boxes are the page's own. */
const foreign =
  'img[src="x"], iframe, object, embed, video, audio, math, form[action], [onerror], [onload], [onfocus]';

/** Opens a project in Debian's Chromium under the policy that the server sends, scrolls through it, and looks at what came of it. */
export async function browse(address: string, { session, project }: Written): Promise<Seen> {
  if (!existsSync(built)) return { figure: 'not tried, the site is not built (npm run build)', faults: [] };
  if (!existsSync(executablePath)) return { figure: 'not tried, no Chromium', faults: [] };
  const browser = await chromium.launch({ executablePath, args, timeout: patience });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript((id) => localStorage.setItem('session-id', id), session);
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const faults = watch(page, address);
    const response = await page.goto(`${address}/projects/${project}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    if (!policy.includes("script-src 'self'")) faults.push(`the policy ${policy}`);
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .waitFor();
    const count = await page
      .getByText(/\d+ citations?/)
      .first()
      .textContent();
    for (let step = 0; step < 80; step++) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => {
        const closed = 'article button[aria-expanded="false"]';
        for (const button of document.querySelectorAll<HTMLElement>(closed)) button.click();
        for (const box of document.querySelectorAll('*'))
          if (box.scrollHeight > box.clientHeight + 50) box.scrollTop += 600;
      });
      await page.waitForTimeout(30);
    }
    await page.getByText('In-text:').first().waitFor();
    if (await page.evaluate(() => '__pwned' in window)) faults.push('a script ran');
    const strange = await page.locator(foreign).count();
    if (strange > 0) faults.push(`${strange} foreign elements`);
    await page.goto(`${address}/projects`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (await page.evaluate(() => '__pwned' in window)) faults.push('a script ran among the projects');
    return { figure: count ?? '', faults };
  } finally {
    await browser.close();
  }
}
