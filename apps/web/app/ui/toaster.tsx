import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useTopDialog } from './open-dialogs.ts';
import type { Toast } from './toast-store.ts';
import type { ToastViewProps } from './toast-view.tsx';
import { useToast } from './use-toast.ts';

/** What a toast tells where its own view could not be fetched: offline, or after a new release. */
function PlainToast({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { title, description = '', advice = '', action } = toast;
  const { label, run } = action ?? { label: 'Close', run: dismiss };
  return (
    <p
      role="alert"
      className="fixed bottom-4 left-4 z-60 max-w-sm rounded-md border bg-raised p-3 shadow-float"
    >
      {`${title}. ${description} ${advice} `}
      <Button
        onClick={() => {
          dismiss();
          run();
        }}
      >
        {label}
      </Button>
    </p>
  );
}

/** Mounted once beside the page. The view is fetched with the first toast, and again with the next one after a failure. */
export function Toaster() {
  const { current, dismiss } = useToast();
  const host = useTopDialog();
  const [View, setView] = useState<ComponentType<ToastViewProps>>();
  const [failed, setFailed] = useState<Toast>();
  useEffect(() => {
    if (!current || View) return;
    import('./toast-view.tsx').then(
      ({ ToastView }) => setView(() => ToastView),
      () => setFailed(current),
    );
  }, [current, View]);
  if (!current) return null;
  if (View) return <View toast={current} host={host ?? document.body} />;
  return (
    failed &&
    current.open &&
    createPortal(<PlainToast toast={current} dismiss={dismiss} />, host ?? document.body)
  );
}
