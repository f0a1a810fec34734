import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Told to report nothing but violations, and to work in one go: no frames are to be looked into, so that no second page is opened. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Gives a page the colours of a theme, and waits until those that change by and by have changed. */
async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds on a page in light, and again in dark: there only the colours are others, and only they are looked at. */
export async function violationsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await setTheme(page, 'light');
  const light = await violations(axe(page));
  await setTheme(page, 'dark');
  const dark = await violations(axe(page).withRules(['color-contrast', 'link-in-text-block']));
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
