import { withPageInHand } from './cite/page-in-hand.ts';
import { serverAddress } from './settings.ts';

/** Sends a request to the server of the settings, without cookies, and with the page that it is about. In place of the site's own transport. */
export function sendToSite(path: string, { body, ...init }: RequestInit): Promise<Response> {
  return fetch(new URL(path, serverAddress()), {
    ...init,
    body: withPageInHand(path, body),
    credentials: 'omit',
  });
}
