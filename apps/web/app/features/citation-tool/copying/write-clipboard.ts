import type { ClipboardContent } from './clipboard-content.ts';

/** What writing to the clipboard needs of a browser; parts are missing in older ones and on insecure addresses. */
export interface ClipboardHost {
  navigator: { clipboard?: Partial<Pick<Clipboard, 'write' | 'writeText'>> | undefined };
  ClipboardItem?: typeof ClipboardItem | undefined;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'execCommand'>;
}

type Writer = (content: ClipboardContent, host: ClipboardHost) => Promise<boolean>;

const writeItem: Writer = async ({ html, text }, { navigator: { clipboard }, ClipboardItem: Item }) => {
  if (!clipboard?.write || !Item) return false;
  const parts = { 'text/html': html, 'text/plain': text };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const);
  await clipboard.write([new Item(Object.fromEntries(blobs))]);
  return true;
};

// The way of older browsers and of pages served without https: the browser's own copy command, whose event is filled by us.
const copyByCommand: Writer = async ({ html, text }, { document }) => {
  let filled = false;
  const fill = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    filled = true;
  };
  document.addEventListener('copy', fill, { capture: true });
  try {
    return document.execCommand('copy') && filled;
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
};

const writePlainText: Writer = async ({ text }, { navigator: { clipboard } }) => {
  if (!clipboard?.writeText) return false;
  await clipboard.writeText(text);
  return true;
};

/** Best first: both kinds of text, both kinds the old way, plain text alone. */
const writers: Writer[] = [writeItem, copyByCommand, writePlainText];

/**
 * Puts both kinds of text on the clipboard, or plain text where the browser allows no more.
 * @throws Error when no way is open; `cause` holds what each of them said
 */
export async function writeClipboard(content: ClipboardContent, host: ClipboardHost): Promise<void> {
  const failures: unknown[] = [];
  for (const write of writers) {
    try {
      if (await write(content, host)) return;
    } catch (failure) {
      failures.push(failure);
    }
  }
  throw new Error('The clipboard cannot be written', { cause: failures });
}
