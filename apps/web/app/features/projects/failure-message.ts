import { RequestError } from '~/api/request-error.ts';
import { serverMessage } from '~/api/server-message.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';

/** The toast message of a failed call: the server's message on one line, or the fallback (specification §8). */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof RequestError)) return fallback;
  const lines = serverMessage(error)
    .split('\n')
    .map((line) => line.replace(/^\s*•\s*/, '').trim());
  return lines.filter((line) => line !== '').join('. ') || fallback;
}

/** Shows a toast for a failed call, with an optional action. */
export function toastFailure(error: unknown, fallback: string, action?: ToastContent['action']): void {
  toast({
    title: 'Error',
    description: failureMessage(error, fallback),
    tone: 'failure',
    ...(action && { action }),
  });
}
