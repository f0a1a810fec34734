import type { RequestError } from './request-error.ts';

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

/** Extracts the message from a JSON body that does not parse because it is truncated or escaped twice. */
function messageWithin(body: string): string {
  const start = /"message"\s?:\s?"/.exec(unescapeText(body));
  if (!start) return '';
  const rest = unescapeText(body).slice(start.index + start[0].length);
  return rest.split(/"\s?[,}]/, 1)[0] ?? '';
}

function bodyMessage(body: string): string {
  if (body.startsWith('{')) return parsedMessage(body) ?? messageWithin(body);
  // A proxy's HTML error page has no message.
  return body.startsWith('<') ? '' : body.replace(/^"|"$/g, '');
}

/**
 * The server's message in a failed call, without the status code, the surrounding JSON and escaped characters
 * (specification §8). Empty if there is no readable message.
 */
export function serverMessage(error: RequestError): string {
  const body = error.message
    .slice(0, maxLength)
    .replace(/^\d{1,3}: ?/, '')
    .trim();
  return unescapeText(bodyMessage(body)).trim();
}
