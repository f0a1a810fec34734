import { withPageInHand } from './cite/page-in-hand.ts';
import { serverAddress } from './settings.ts';

/** Milliseconds after which a server that is silent counts as out of reach; it ends its own work far earlier. */
const patience = 60_000;

/** Sends a request to the server of the settings, without cookies, and with the page that it is about. In place of the site's own transport. */
export function sendToSite(path: string, { body, signal, ...init }: RequestInit): Promise<Response> {
  return fetch(new URL(path, serverAddress()), {
    ...init,
    body: withPageInHand(path, body),
    credentials: 'omit',
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(patience)]),
  });
}
