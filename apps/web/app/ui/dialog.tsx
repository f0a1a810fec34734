import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dialogOpened } from './open-dialogs.ts';

export interface DialogProps {
  open: boolean;
  /**
   * Called when the user closes it: by the button, with Esc, or (in browsers that support `closedby`) by a click on the
   * backdrop. It stays open until `open` is false: the owner may refuse, while something is being saved.
   */
  onClose: () => void;
  title: string;
  description?: string;
  /** `wide` for content in two columns. */
  width?: keyof typeof widths;
  /** Contains user input: a click on the backdrop does not close it. */
  guarded?: boolean;
  children: ReactNode;
}

const widths = {
  normal: 'w-[min(36rem,calc(100vw-2rem))]',
  // On phones as large as the screen.
  wide: 'w-[min(68rem,calc(100vw-2rem))] max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh! max-sm:w-dvw max-sm:max-w-none max-sm:rounded-none max-sm:border-0',
} as const;

/**
 * A modal based on the native `<dialog>`, which traps and restores the focus and writes no inline styles (forbidden by
 * our content security policy).
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
  // Counts how often the browser has closed it by itself: what is still open for its owner is then shown again.
  const [closings, setClosings] = useState(0);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const closed = dialogOpened(element);
    return () => {
      closed();
      element.close();
    };
  }, [open, closings]);

  return (
    <dialog
      ref={dialog}
      onCancel={(event) => {
        // Of a file picker, or of a dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close it without asking when Esc is pressed twice. The event is asynchronous: it may have been reopened meanwhile.
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !open) return;
        onClose();
        setClosings(closings + 1);
      }}
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
