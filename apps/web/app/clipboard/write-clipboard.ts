import type { ClipboardContent } from './clipboard-content.ts';
import { isIos, type SelectionHost, withSelectedText } from './hidden-text-area.ts';

/** What writing to the clipboard needs of a browser; parts are missing in older ones and on insecure addresses. */
export interface ClipboardHost {
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
    clipboard?: Partial<Pick<Clipboard, 'write' | 'writeText'>> | undefined;
  };
  ClipboardItem?: typeof ClipboardItem | undefined;
  document: SelectionHost & Pick<Document, 'addEventListener' | 'removeEventListener' | 'execCommand'>;
}

type Writer = (content: Promise<ClipboardContent>, host: ClipboardHost) => Promise<boolean>;

// The parts are promised, not awaited: Safari allows the clipboard only in the very call that a click makes, and waits
// for what comes later (https://webkit.org/blog/10855/async-clipboard-api/).
const writeItem: Writer = async (content, { navigator: { clipboard }, ClipboardItem: Item }) => {
  if (!clipboard?.write || !Item) return false;
  const part = (kind: keyof ClipboardContent, type: string) => {
    const blob = content.then((parts) => new Blob([parts[kind]], { type }));
    // A reader may leave a part unread; `content` reports its own failure.
    blob.catch(() => undefined);
    return blob;
  };
  await clipboard.write([
    new Item({ 'text/html': part('html', 'text/html'), 'text/plain': part('text', 'text/plain') }),
  ]);
  return true;
};

// The way of older browsers and of pages served without https: text selected out of sight, and the browser's own copy
// command, whose event is filled by us so that the formatting comes along.
const copyByCommand: Writer = async (content, { document, navigator }) => {
  const { html, text } = await content;
  const fill = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', fill, { capture: true });
  try {
    return withSelectedText(text, document, isIos(navigator), () => document.execCommand('copy'));
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
};

const writePlainText: Writer = async (content, { navigator: { clipboard } }) => {
  if (!clipboard?.writeText) return false;
  await clipboard.writeText((await content).text);
  return true;
};

/** Best first: both kinds of text, both kinds the old way, plain text alone. */
const writers: Writer[] = [writeItem, copyByCommand, writePlainText];

/** No way to the clipboard was open; `cause` holds what each of them said. */
export class ClipboardError extends Error {
  override readonly name = 'ClipboardError';
}

/**
 * Puts both kinds of text on the clipboard, or plain text where the browser allows no more. What is still being fetched
 * is given as a promise, in the same call as the click.
 * @throws ClipboardError when no way is open; the promise's own error when there is nothing to write
 */
export async function writeClipboard(
  content: ClipboardContent | Promise<ClipboardContent>,
  host: ClipboardHost,
): Promise<void> {
  const promised = Promise.resolve(content);
  const failures: unknown[] = [];
  for (const write of writers) {
    try {
      if (await write(promised, host)) return;
    } catch (failure) {
      failures.push(failure);
    }
  }
  await promised;
  throw new ClipboardError('The clipboard cannot be written', { cause: failures });
}
