import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe, reporting only violations. Legacy mode does not check frames, so no second page is opened. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Switches a page to a theme and waits until running transitions have ended. */
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

/** The violations of a page in light mode, and in dark mode, where only the rules about colours can differ. */
export async function violationsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  // Content that is not rendered yet keeps the colours of the theme before.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.deferred-rendering'))
      element.style.contentVisibility = 'visible';
  });
  await setTheme(page, 'light');
  const light = await violations(axe(page));
  await setTheme(page, 'dark');
  const dark = await violations(axe(page).withRules(['color-contrast', 'link-in-text-block']));
  return { light, dark };
}

/** The result of `violationsInBothThemes` for an accessible page. */
export const soundInBoth = { light: [], dark: [] };

/** How many pixels a page is wider than its viewport. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Measures the layout shifts of pages that are opened from now on. */
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

/** The sum of the layout shifts without user input so far. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
