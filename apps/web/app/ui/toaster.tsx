import { lazy, Suspense } from 'react';
import { useTopDialog } from './open-dialogs.ts';
import { useToast } from './use-toast.ts';

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

/** Mounted once at the root. The component that renders toasts is loaded with the first toast. */
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
