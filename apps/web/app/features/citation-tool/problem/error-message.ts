import { RequestError } from '~/api/request-error.ts';
import { serverMessage } from '~/api/server-message.ts';
import { InputError } from '../form/build-request.ts';

/** What is shown when a failure says nothing that a person could read. */
const fallbackMessage = 'Failed to generate citation';

/** What is shown when the server could not be asked, or did not answer: the browser's own words differ everywhere. */
const unreachableMessage = [
  'Could not reach Citewright',
  '• Your device may be offline, or the connection was interrupted',
  '• The service may be busy and did not answer in time',
  '• Check your connection, then generate the citation again',
  '• Use Manual Entry: it shows the reference without asking the server',
].join('\n');

/** `fetch` rejects with a TypeError where no answer came, and with a DOMException where it was given up. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

/** What to show for a failed generation: the server's own message, where it sent one (specification §8). */
export function errorMessage(error: unknown): string {
  if (isUnanswered(error)) return unreachableMessage;
  if (error instanceof InputError) return error.message;
  if (!(error instanceof RequestError)) return fallbackMessage;
  return serverMessage(error) || fallbackMessage;
}
