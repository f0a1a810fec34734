import { RequestError } from '~/api/request-error.ts';
import { InputError } from '../form/build-request.ts';

/** Shown when a failed call has no readable message. */
const fallbackMessage = 'Failed to generate citation';

const manualEntry = '• Use Manual Entry: it shows the reference without asking the server';

/** Shown when the server cannot be reached or does not respond: browsers' own messages differ. */
const unreachableMessage = [
  'Could not reach Citewright',
  '• Your device may be offline, or the connection was interrupted',
  '• The service may be busy and did not answer in time',
  '• The log-in page or filter of a network may be in between',
  '• Check your connection, then generate the citation again',
  manualEntry,
].join('\n');

/** Shown for a failure that a server before ours answers with: ours is starting, or gone for a moment. */
const awayMessage = [
  'Citewright is not available right now',
  '• It may be restarting or overloaded',
  '• Try again in a minute',
  manualEntry,
].join('\n');

/** Shown for any other failure of a server that says no words of ours. */
const brokenMessage = [
  'Something went wrong on our side',
  '• The server answered with an error',
  '• Try again in a minute',
  manualEntry,
].join('\n');

/** Of gateways (RFC 9110, 15.6). */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** `fetch` rejects with a TypeError when there is no response, and with a DOMException when it is aborted. JSON is our server's. */
function isUnreached(error: unknown): boolean {
  if (error instanceof RequestError) return error.said === undefined && !error.body.startsWith('{');
  return error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;
}

/** What became of a call that our server did not answer in its words. */
function unansweredMessage(error: unknown): string {
  const status = error instanceof RequestError ? error.status : 0;
  if (awayStatuses.has(status)) return awayMessage;
  // 511 is a network that asks for a log-in (RFC 6585, 6).
  return status >= 500 && status !== 511 ? brokenMessage : unreachableMessage;
}

/** The message for a failed generation: the server's own message if it sent one (specification §8). */
export function errorMessage(error: unknown): string {
  if (isUnreached(error)) return unansweredMessage(error);
  if (error instanceof InputError) return error.message;
  if (!(error instanceof RequestError)) return fallbackMessage;
  return error.said ?? fallbackMessage;
}
