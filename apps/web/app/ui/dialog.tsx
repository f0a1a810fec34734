import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dialogOpened } from './open-dialogs.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the reader closes it: by the button, with Esc, or (where the browser knows `closedby`) beside it. */
  onClose: () => void;
  title: string;
  description?: string;
  /** `wide` for what needs two columns. */
  width?: keyof typeof widths;
  /** Holds what somebody has typed: a click beside it does not close it. */
  guarded?: boolean;
  children: ReactNode;
}

const widths = {
  normal: 'w-[min(36rem,calc(100vw-2rem))]',
  wide: 'w-[min(68rem,calc(100vw-2rem))]',
} as const;

/**
 * A window over the page, the browser's own: it keeps the focus inside, hands it back where it was, and writes no styles
 * into the page (our content security policy forbids it).
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 'normal',
  guarded = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const closed = dialogOpened(element);
    return () => {
      closed();
      element.close();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      // The event comes a moment later: by then the dialog may have been opened again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      closedby={guarded ? 'closerequest' : 'any'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-rule bg-paper text-ink shadow-float backdrop:bg-shade open:animate-appear',
        widths[width],
      )}
    >
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="font-display text-2xl">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {description !== undefined && (
          <p id={`${id}-description`} className="mt-1 text-ink-soft">
            {description}
          </p>
        )}
        <div className="mt-6">{open && children}</div>
      </div>
    </dialog>
  );
}
