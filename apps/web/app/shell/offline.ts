import { firstInteraction } from '~/ui/first-interaction.ts';

/** Registers the service worker, after the first interaction so that its downloads do not delay the page. */
export async function prepareOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await firstInteraction();
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
