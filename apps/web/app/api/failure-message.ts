import { faultWords } from '~/content/faults.ts';
import { RequestError, UnansweredChange } from './request-error.ts';

/** The message of a failed call: the server's message on one line, or the fallback (specification §8). */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof UnansweredChange)
    return error.isUndone ? `${fallback}. ${faultWords.undone}` : faultWords.unknown;
  if (!(error instanceof RequestError && error.said)) return fallback;
  const lines = error.said.split('\n').map((line) => line.replace(/^\s*•\s*/, '').trim());
  return lines.filter((line) => line !== '').join('. ');
}
