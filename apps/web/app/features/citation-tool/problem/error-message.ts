import { RequestError } from '../../../api/request-error.ts';
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

const maxLength = 8_000;

function parsedMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return undefined;
  }
}

const escapes: Record<string, string> = { n: '\n', r: '', t: ' ', '"': '"', "'": "'", '/': '/', '\\': '\\' };

function unescapeText(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([nrt"'/\\])/g, (whole, letter: string) => escapes[letter] ?? whole);
}

/** The message inside a JSON body that does not parse, because it was cut off or quoted twice. */
function messageWithin(body: string): string {
  const start = /"message"\s?:\s?"/.exec(unescapeText(body));
  if (!start) return '';
  const rest = unescapeText(body).slice(start.index + start[0].length);
  return rest.split(/"\s?[,}]/, 1)[0] ?? '';
}

function bodyMessage(body: string): string {
  if (body.startsWith('{')) return parsedMessage(body) ?? messageWithin(body);
  // A proxy's error page is no message.
  return body.startsWith('<') ? '' : body.replace(/^"|"$/g, '');
}

/** `fetch` rejects with a TypeError where no answer came, and with a DOMException where it was given up. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

/**
 * What to show for a failed generation: the server's own message, without the status code that request errors begin with,
 * without the JSON around it and without escaped characters (specification §8).
 */
export function errorMessage(error: unknown): string {
  if (isUnanswered(error)) return unreachableMessage;
  if (error instanceof InputError) return error.message;
  if (!(error instanceof RequestError)) return fallbackMessage;
  const body = error.message
    .slice(0, maxLength)
    .replace(/^\d{1,3}: ?/, '')
    .trim();
  return unescapeText(bodyMessage(body)).trim() || fallbackMessage;
}
