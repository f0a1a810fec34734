import { lazy, Suspense } from 'react';
import { useTopDialog } from './open-dialogs.ts';
import { useToast } from './use-toast.ts';

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

/** Mounted once at the root. What draws the toasts is loaded with the first of them. */
export function Toaster() {
  const { current } = useToast();
  const dialog = useTopDialog();
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={current} host={dialog ?? document.body} />
    </Suspense>
  );
}
