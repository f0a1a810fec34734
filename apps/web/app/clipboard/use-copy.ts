import { useEffect, useRef, useState } from 'react';
import { toast } from '~/ui/toast-store.ts';
import type { ClipboardContent } from './clipboard-content.ts';
import { writeClipboard } from './write-clipboard.ts';

/** How long a button reads "Copied", in milliseconds. */
const copiedFor = 2_000;

/** Copies, says so in a toast, and is `copied` for a moment. */
export function useCopy(): { copied: boolean; copy: (content: ClipboardContent) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(content: ClipboardContent) {
    window.clearTimeout(timer.current);
    try {
      await writeClipboard(content, window);
      setCopied(true);
      timer.current = window.setTimeout(() => setCopied(false), copiedFor);
      toast({ title: 'Copied to clipboard' });
    } catch {
      // Every way was refused; the reader can still select the text, which nothing here prevents.
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
