import { firstInteraction } from '~/ui/first-interaction.ts';

/**
 * Lets the site open without a connection from the next visit on. Begun with the reader's first movement: what a page needs
 * to be shown goes first. A browser that will not have it loses nothing else.
 */
export async function prepareOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await firstInteraction();
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
