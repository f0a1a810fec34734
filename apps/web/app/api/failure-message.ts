import { RequestError } from './request-error.ts';
import { serverMessage } from './server-message.ts';

/** The message of a failed call: the server's message on one line, or the fallback (specification §8). */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof RequestError)) return fallback;
  const lines = serverMessage(error)
    .split('\n')
    .map((line) => line.replace(/^\s*•\s*/, '').trim());
  return lines.filter((line) => line !== '').join('. ') || fallback;
}
