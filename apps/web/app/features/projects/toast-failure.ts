import { failureMessage } from '~/api/failure-message.ts';
import { UnansweredChange } from '~/api/request-error.ts';
import { faultWords } from '~/content/faults.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';
import { PartialChange, partialMessage } from './partial-change.ts';

function descriptionOf(error: unknown, fallback: string): string {
  if (error instanceof PartialChange) return partialMessage(error);
  // What has become of it stands below.
  return error instanceof UnansweredChange && error.isUndone ? fallback : failureMessage(error, fallback);
}

/** Shows a toast for a failed call, with an optional action. */
export function toastFailure(error: unknown, fallback: string, action?: ToastContent['action']): void {
  const isUnanswered = error instanceof UnansweredChange;
  const isUndone = isUnanswered && error.isUndone;
  toast({
    title: isUnanswered && !isUndone ? faultWords.unknownTitle : 'Error',
    description: descriptionOf(error, fallback),
    ...(isUndone && { advice: faultWords.undone }),
    tone: 'failure',
    ...(action && { action }),
  });
}
