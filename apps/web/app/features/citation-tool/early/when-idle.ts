/** Resolves when the page has loaded and the browser has nothing else to do, after two seconds of work at the latest. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) return;
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
}
