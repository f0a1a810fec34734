import { useEffect, useRef, useState } from 'react';
import { toast } from '~/ui/toast-store.ts';
import type { ClipboardContent } from './clipboard-content.ts';
import { writeClipboard } from './write-clipboard.ts';

/** How long a button shows "Copied", in milliseconds. */
const copiedFor = 2_000;

/** Copies content and shows a toast; `copied` is true for a moment afterwards. */
export function useCopy(): {
  copied: boolean;
  copy: (content: ClipboardContent | Promise<ClipboardContent>) => Promise<void>;
} {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(content: ClipboardContent | Promise<ClipboardContent>) {
    window.clearTimeout(timer.current);
    try {
      await writeClipboard(content, window);
      setCopied(true);
      timer.current = window.setTimeout(() => setCopied(false), copiedFor);
      toast({ title: 'Copied to clipboard' });
    } catch {
      // Every method failed; the user can still select the text.
      setCopied(false);
      toast({
        title: 'Failed to copy',
        description: 'Could not copy to clipboard. Try again later.',
        tone: 'failure',
      });
    }
  }

  return { copied, copy };
}
