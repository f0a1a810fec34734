/// <reference types="chrome" />
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page, type Request } from '@playwright/test';

/** Written by `apps/extension/build-extension.ts`. */
const built = join(import.meta.dirname, '../apps/extension/build/chromium');

/**
 * The unpacked extension with access to all sites. A person's press of its button gives it access to their tab (`activeTab`), but a browser
 * without a window has no button to press; everything else is as it is packed.
 */
function unpacked(): string {
  const folder = mkdtempSync(join(tmpdir(), 'citewright-extension-'));
  cpSync(built, folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }));
  return folder;
}

/** A browser with the extension, which calls the tested server. */
export interface InstalledExtension {
  context: BrowserContext;
  /** Leaves what a choice in the context menu leaves for the popup. */
  leaveTask(task: object): Promise<void>;
  /** Opens the popup for a tab, as a page of its own. */
  openPopup(tab: Page): Promise<Page>;
  openOptions(): Promise<Page>;
  close(): Promise<void>;
}

/** Starts Chromium with the extension. `server` is the origin that its options name. */
export async function installExtension(
  server: string,
  { args = [], ...options }: LaunchOptions = {},
): Promise<InstalledExtension> {
  const folder = unpacked();
  const profile = mkdtempSync(join(tmpdir(), 'citewright-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    viewport: { width: 400, height: 600 },
    reducedMotion: 'reduce',
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const origin = `chrome-extension://${new URL(worker.url()).host}`;

  async function open(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.addInitScript((address) => localStorage.setItem('server-address', address), server);
    await page.goto(`${origin}/${path}`);
    return page;
  }

  return {
    context,
    async leaveTask(task) {
      await worker.evaluate(
        (left) => chrome.storage.session.set({ task: { task: left, at: Date.now() } }),
        task,
      );
    },
    async openPopup(tab) {
      await tab.bringToFront();
      const tabId = await worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
      return await open(`popup.html?tab=${tabId}`);
    },
    openOptions: () => open('options.html'),
    close: () => context.close(),
  };
}

/** The bodies of the calls of the API that a page makes from now on, with their paths. */
export function watchCalls(
  context: BrowserContext,
): { path: string; body: Record<string, unknown>; request: Request }[] {
  const calls: { path: string; body: Record<string, unknown>; request: Request }[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'POST')
      calls.push({ path: pathname, body: request.postDataJSON() ?? {}, request });
  });
  return calls;
}
