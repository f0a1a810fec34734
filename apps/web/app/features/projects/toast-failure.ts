import { failureMessage } from '~/api/failure-message.ts';
import { UnansweredChange } from '~/api/request-error.ts';
import { faultWords } from '~/content/faults.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';

/** Shows a toast for a failed call, with an optional action. */
export function toastFailure(error: unknown, fallback: string, action?: ToastContent['action']): void {
  const isUnanswered = error instanceof UnansweredChange;
  const isUndone = isUnanswered && error.isUndone;
  toast({
    title: isUnanswered && !isUndone ? faultWords.unknownTitle : 'Error',
    description: isUndone ? fallback : failureMessage(error, fallback),
    ...(isUndone && { advice: faultWords.undone }),
    tone: 'failure',
    ...(action && { action }),
  });
}
