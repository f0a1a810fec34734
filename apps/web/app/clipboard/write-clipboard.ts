import type { ClipboardContent } from './clipboard-content.ts';
import { isIos, type SelectionHost, withSelectedText } from './hidden-text-area.ts';

/** The browser APIs used for the clipboard; some are missing in older browsers and on insecure origins. */
export interface ClipboardHost {
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
    clipboard?: Partial<Pick<Clipboard, 'write' | 'writeText'>> | undefined;
  };
  ClipboardItem?: typeof ClipboardItem | undefined;
  document: SelectionHost & Pick<Document, 'addEventListener' | 'removeEventListener' | 'execCommand'>;
}

type Writer = (content: Promise<ClipboardContent>, host: ClipboardHost) => Promise<boolean>;

// The parts are passed as promises: Safari allows clipboard access only synchronously within a click handler and waits
// for promised content (https://webkit.org/blog/10855/async-clipboard-api/).
const writeItem: Writer = async (content, { navigator: { clipboard }, ClipboardItem: Item }) => {
  if (!clipboard?.write || !Item) return false;
  const part = (kind: keyof ClipboardContent, type: string) => {
    const blob = content.then((parts) => new Blob([parts[kind]], { type }));
    // The browser may not await every part; `content` reports the failure.
    blob.catch(() => undefined);
    return blob;
  };
  await clipboard.write([
    new Item({ 'text/html': part('html', 'text/html'), 'text/plain': part('text', 'text/plain') }),
  ]);
  return true;
};

// Fallback for older browsers and pages without https: select hidden text and run the browser's copy command. A handler
// of the copy event supplies both formats.
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

/** Best first: both formats, both formats by the copy command, plain text only. */
const writers: Writer[] = [writeItem, copyByCommand, writePlainText];

/** Every clipboard method failed; `cause` holds the errors. */
export class ClipboardError extends Error {
  override readonly name = 'ClipboardError';
}

/**
 * Writes both formats to the clipboard, or plain text where the browser supports no more. Pass content that is still
 * loading as a promise, synchronously in the click handler.
 * @throws ClipboardError when every method fails; the promise's own error when there is no content
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
