import type { Page } from '@playwright/test';

/** Pauses the clock of the pages opened from now on, so that a slow machine does not affect timers. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  // The clock runs until it is paused, and cannot be paused in the past.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock of a page, after pending rendering has finished and its next timer is set. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    // React schedules its work by such messages; one may send another.
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
  await page.clock.runFor(milliseconds);
}
