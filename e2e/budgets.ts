import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from './site-addresses.ts';

// Budgets of a page before any interaction, in bytes of brotli (design.md 6); `tool` is what follows when the browser is idle.
const budgets = { script: 130 * 1024, tool: 90 * 1024, stylesheet: 15 * 1024, font: 120 * 1024 };
type Kind = keyof typeof budgets;

/** The first file of the tool: scripts from its request on are those of the tool. */
const toolFile = /\/citation-tool-[\w-]+\.js$/;

/** The bytes of what a page asks for, by kind. */
export type Sent = Record<Kind, number>;

/** The size that a browser would receive over https; without it, browsers do not accept brotli. */
function sentSize(path: string): number {
  const file = join(build, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Counts the bytes of what a page asks for, from now on; call it before opening the page. */
export function countSent(page: Page): Sent {
  const sent: Sent = { script: 0, tool: 0, stylesheet: 0, font: 0 };
  let isTool = false;
  page.on('request', (request) => {
    const kind = request.resourceType();
    const { pathname } = new URL(request.url());
    isTool ||= toolFile.test(pathname);
    if (Object.hasOwn(budgets, kind))
      sent[kind === 'script' && isTool ? 'tool' : (kind as Kind)] += sentSize(pathname);
  });
  return sent;
}

/** The kinds of files of an open page that exceed the budget, with the figures. */
export async function overBudget(page: Page, sent: Sent): Promise<string[]> {
  // Waits until loading has ended: a resource may load others.
  await expect(async () => {
    const before = { ...sent };
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
    expect(sent).toEqual(before);
  }).toPass();
  return (Object.keys(budgets) as Kind[])
    .filter((kind) => sent[kind] > budgets[kind])
    .map((kind) => `${sent[kind]} bytes of ${kind}`);
}
