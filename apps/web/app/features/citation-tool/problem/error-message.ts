import { RequestError } from '~/api/request-error.ts';
import { InputError } from '../form/build-request.ts';

/** Shown when a failed call has no readable message. */
const fallbackMessage = 'Failed to generate citation';

/** Shown when the server cannot be reached or does not respond: browsers' own messages differ. */
const unreachableMessage = [
  'Could not reach Citewright',
  '• Your device may be offline, or the connection was interrupted',
  '• The service may be busy and did not answer in time',
  '• The log-in page or filter of a network may be in between',
  '• Check your connection, then generate the citation again',
  '• Use Manual Entry: it shows the reference without asking the server',
].join('\n');

/** `fetch` rejects with a TypeError when there is no response, and with a DOMException when it is aborted. JSON is our server's. */
function isUnreached(error: unknown): boolean {
  if (error instanceof RequestError) return error.said === undefined && !error.body.startsWith('{');
  return error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;
}

/** The message for a failed generation: the server's own message if it sent one (specification §8). */
export function errorMessage(error: unknown): string {
  if (isUnreached(error)) return unreachableMessage;
  if (error instanceof InputError) return error.message;
  if (!(error instanceof RequestError)) return fallbackMessage;
  return error.said ?? fallbackMessage;
}
