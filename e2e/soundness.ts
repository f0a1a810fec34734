import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeScript = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * What axe finds against a page and its frames: by all of its rules, or those that are named. axe is loaded once, and only violations leave
 * the page: `@axe-core/playwright` loads it for each run and brings every element back, which takes longer than the rules.
 */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  return await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const found = await run({ resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/**
 * Switches a page to a theme and waits until it has been drawn in it and transitions have ended. One that ends begins the next: an element whose
 * inherited colour changes has a transition of its own, however short.
 */
async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const drawn = () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await drawn();
      const running = ending();
      if (running.length > 0) quiet = 0;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
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
  const light = await violations(page);
  await setTheme(page, 'dark');
  const dark = await violations(page, ['color-contrast', 'link-in-text-block']);
  return { light, dark };
}

/** The result of `violationsInBothThemes` for an accessible page. */
export const soundInBoth = { light: [], dark: [] };

/**
 * What makes a page wider than its viewport: the elements that reach beyond it, outermost first, with their edges; none for a page that fits.
 * Measured when the page has been drawn in its size: scripts that answer a change of size run before that.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const reaching = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (right <= innerWidth) return [];
      return [`${element.tagName} ${element.className} from ${Math.round(left)} to ${Math.round(right)}`];
    });
    return [`${scrollWidth} in ${innerWidth} px`, ...reaching.slice(0, 8)];
  });
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
