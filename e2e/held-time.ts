import type { Page } from '@playwright/test';

/** On the pages opened from now on time stands still: a slow machine takes none between two steps of a test. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  // It goes on until it is stopped, and cannot be stopped in the past.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets milliseconds pass on a page, once what it is doing has been done: drawn, and its next timer set. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    // React goes on by messages like these; what one of them does may send another.
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
