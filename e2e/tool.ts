import { hydrated, type Locator, type Page } from './test.ts';

/** The citation tool of an open page. Its code loads on the first interaction. */
export async function toolOf(page: Page): Promise<Locator> {
  const tool = page.getByRole('form', { name: 'Citation generator' });
  await tool.hover();
  await hydrated(tool);
  return tool;
}

/** The citation tool of the home page. */
export async function openTool(page: Page): Promise<Locator> {
  await page.goto('/');
  return await toolOf(page);
}

export const styleNames = ['APA', 'MLA', 'Chicago', 'Harvard', 'IEEE'] as const;

export async function chooseStyle(tool: Locator, style: (typeof styleNames)[number]): Promise<void> {
  await tool.getByRole('radio', { name: style }).check();
}

/** Enters an identifier in the Auto-Detect tab and submits it. */
export async function cite(tool: Locator, text: string): Promise<void> {
  await tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).fill(text);
  await tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).press('Enter');
}

/** The card with the finished reference. */
export function resultCard(page: Page): Locator {
  return page.getByRole('article', { name: /^Citation in/ });
}

/** The card with the error message. */
export function errorCard(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Unable to generate citation' });
}

/** Seven works: LeCun, Goodfellow, Shannon, Cortes, Gierer, Wasserman, Okafor. */
export const sevenSources = [
  '10.1038/nature14539',
  '9780262035613',
  '10.1002/j.1538-7305.1948.tb01338.x',
  '10.1007/bf00994018',
  '10.1007/bf00289234',
  '10.1006/jmps.1999.1278',
  '10.5281/zenodo.9000',
] as const;
