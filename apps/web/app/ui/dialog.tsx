import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
}

/** A window over the page. Esc and a click beside it close it; the focus returns where it was. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-black/50" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] -translate-1/2 animate-appear overflow-y-auto rounded-lg border border-rule bg-paper p-5 shadow-float sm:p-8"
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="font-display text-2xl">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="-mt-1 -mr-2">
                <X aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="mt-1 text-ink-soft">{description}</RadixDialog.Description>
          )}
          <div className="mt-6">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
