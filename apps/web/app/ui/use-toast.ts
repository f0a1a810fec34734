import { useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts, type Toast, toast } from './toast-store.ts';

/** The visible toast, and the functions to show and dismiss one. */
export function useToast(): {
  current: Toast | undefined;
  toast: typeof toast;
  dismiss: typeof dismissToast;
} {
  const current = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  return { current, toast, dismiss: dismissToast };
}
