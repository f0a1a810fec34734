import { Check, Copy } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import type { ClipboardContent } from './clipboard-content.ts';
import { useCopy } from './use-copy.ts';

interface CopyProps {
  /** Called when the button is pressed. */
  content: () => ClipboardContent | Promise<ClipboardContent>;
}

/**
 * The main copy button of a result. It is as wide as the longer of its two labels, so that the layout does not shift.
 */
export function CopyButton({ content }: CopyProps) {
  const { copied, copy } = useCopy();
  return (
    <Button look="ink" className="min-w-27 max-sm:grow" onClick={() => copy(content())}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}

/** A small copy button beside a line of text. `label` names what is copied. */
export function CopyIconButton({ content, label }: CopyProps & { label: string }) {
  const { copied, copy } = useCopy();
  return (
    <IconButton label={copied ? 'Copied' : label} onClick={() => copy(content())}>
      {copied ? <Check aria-hidden="true" className="text-success" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}
