import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { actionDuration, dismissToast, type Toast, type ToastContent, toastDuration } from './toast-store.ts';

const tones = {
  plain: 'border-l-accent',
  failure: 'border-danger border-l-danger',
} as const;

function Action({ label, run }: NonNullable<ToastContent['action']>) {
  return (
    <RadixToast.Action asChild altText={`${label}: press F8, then Tab`}>
      <Button look="quiet" onClick={run} className="text-accent">
        {label}
      </Button>
    </RadixToast.Action>
  );
}

interface ToastViewProps {
  toast: Toast | undefined;
  /** The element that contains the toasts: the topmost dialog, or the body. */
  host: HTMLElement;
}

/** The region for toasts. Swipe right, or press F8 and then Escape, to dismiss one (specification §9). */
export function ToastView({ toast, host }: ToastViewProps) {
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50} duration={toastDuration}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          duration={toast.action ? actionDuration : toastDuration}
          onOpenChange={(open) => open || dismissToast()}
          className={classNames(
            'flex items-center gap-3 rounded-md border border-l-4 border-rule-strong bg-raised py-3 pr-2 pl-4 shadow-float',
            'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            tones[toast.tone ?? 'plain'],
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className="mt-0.5 text-sm text-ink-soft">
                {toast.description}
              </RadixToast.Description>
            )}
          </div>
          {toast.action && <Action {...toast.action} />}
          <RadixToast.Close asChild>
            <IconButton label="Close">
              <X aria-hidden="true" />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {createPortal(
        <RadixToast.Viewport
          hotkey={['F8']}
          className="fixed right-0 bottom-0 z-60 m-0 w-full max-w-md list-none p-4 outline-none sm:p-6"
        />,
        host,
      )}
    </RadixToast.Provider>
  );
}
