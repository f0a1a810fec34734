import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { actionDuration, dismissToast, type Toast, type ToastTone, toastDuration } from './toast-store.ts';

/** The look of each tone. The icons differ because forced colours take the others away. */
const tones: Record<ToastTone, { icon: LucideIcon; border: string; ink: string }> = {
  success: { icon: CircleCheck, border: 'border-success', ink: 'text-success' },
  notice: { icon: Info, border: 'border-rule-strong', ink: 'text-ink-soft' },
  failure: { icon: CircleAlert, border: 'border-danger', ink: 'text-danger' },
};

/** What failed and can be tried again stays until it is answered. */
function durationOf({ action, tone }: Toast): number {
  if (action && tone === 'failure') return Number.POSITIVE_INFINITY;
  return action ? actionDuration : toastDuration;
}

function Action({ label, run }: NonNullable<Toast['action']>) {
  return (
    <RadixToast.Action asChild altText={`${label}: press F8, then Tab`}>
      <Button look="quiet" onClick={run} className="px-2! text-accent">
        {label}
      </Button>
    </RadixToast.Action>
  );
}

export interface ToastViewProps {
  toast: Toast | undefined;
  /** The element that contains the toasts: the topmost dialog, or the body. */
  host: HTMLElement;
}

/**
 * The region for toasts, always in the same place: at the top of phones, whose buttons are at the bottom, and in the corner of wide screens. Swipe right, or press F8 and then Escape, to dismiss one
 * (specification §9).
 */
export function ToastView({ toast, host }: ToastViewProps) {
  const { icon: Icon, border, ink } = tones[toast?.tone ?? 'success'];
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50} duration={toastDuration}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          duration={durationOf(toast)}
          onOpenChange={(open) => open || dismissToast()}
          className={classNames(
            'flex items-center gap-2 rounded-md border border-l-4 bg-raised pr-1 pl-3 shadow-float',
            'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            border,
          )}
        >
          <Icon aria-hidden="true" className={classNames('size-5 shrink-0', ink)} />
          <div className="min-w-0 flex-1 py-1.5 text-sm leading-snug">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className="text-ink-soft">{toast.description}</RadixToast.Description>
            )}
            {toast.advice !== undefined && <p className="text-ink-soft">{toast.advice}</p>}
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
          className="fixed top-4 left-1/2 z-60 m-0 w-max max-w-[min(26rem,calc(100vw-1.5rem))] -translate-x-1/2 list-none outline-none sm:top-auto sm:bottom-4 sm:left-4 sm:translate-x-0"
        />,
        host,
      )}
    </RadixToast.Provider>
  );
}
