import { failureMessage } from '~/api/failure-message.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';

/** Shows a toast for a failed call, with an optional action. */
export function toastFailure(error: unknown, fallback: string, action?: ToastContent['action']): void {
  toast({
    title: 'Error',
    description: failureMessage(error, fallback),
    tone: 'failure',
    ...(action && { action }),
  });
}
