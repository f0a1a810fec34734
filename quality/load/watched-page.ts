import type { Page } from '@playwright/test';

/** What a page notes about itself. */
export interface Watched {
  /** Milliseconds from the start of the navigation to the first citation that is drawn. */
  firstCard?: number;
  /** Milliseconds of tasks that kept the page from answering, since it was last emptied. */
  longTasks: number[];
  /** Milliseconds between frames while it scrolls. */
  frames: number[];
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Makes a page note how it fares, in the session of `id`. Runs in the page, before anything of its own. */
export function watch(id: string): void {
  localStorage.setItem('session-id', id);
  const watched: Watched = { longTasks: [], frames: [] };
  window.watched = watched;
  new PerformanceObserver((list) => {
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  // No longer than needed: looking at every frame costs time itself.
  const look = () => {
    if (document.querySelector('li article')?.clientHeight) watched.firstCard = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Processor time of the page's main thread, in milliseconds. */
export async function pageTime(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}
