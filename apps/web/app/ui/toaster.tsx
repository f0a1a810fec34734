import { lazy, Suspense } from 'react';
import { useToast } from './use-toast.ts';

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

/** Mounted once at the root. What draws the toasts is loaded with the first of them. */
export function Toaster() {
  const { current } = useToast();
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={current} />
    </Suspense>
  );
}
