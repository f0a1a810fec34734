import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

async function violations(axe: AxeBuilder): Promise<string[]> {
  // In one go inside the page: no frames are to be looked into, so that no second page need be opened for it.
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** What axe finds on a page in light, and again in dark: there only the colours are others, and only they are looked at. */
export async function violationsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  return { light, dark };
}

/** What `violationsInBothThemes` should say. */
export const soundInBoth = { light: [], dark: [] };

/** How many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Counts the layout's shifts from the page's first moment on; to be called before it is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has shifted so far without the reader's doing. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
