/** Resolves when the browser has nothing else to do, after two seconds of work at the latest. */
export async function whenIdle(): Promise<void> {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) return;
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
}
