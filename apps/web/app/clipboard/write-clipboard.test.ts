import { expect, it } from 'vitest';
import { type ClipboardHost, writeClipboard } from './write-clipboard.ts';

const content = { html: '<p><i>A</i></p>', text: 'A' };

class Item {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}

/** A fake browser that supports only some clipboard methods; `written` collects what reaches its clipboard. */
function browser(parts: { write?: 'works' | 'refuses'; command?: boolean; writeText?: boolean }) {
  const written: Record<string, string>[] = [];
  const listeners = new Set<(event: ClipboardEvent) => void>();
  const write = async (items: Item[]) => {
    if (parts.write === 'refuses') throw new DOMException('no', 'NotAllowedError');
    for (const { parts: blobs } of items) {
      const texts = Object.entries(blobs).map(
        async ([type, blob]) => [type, await (await blob).text()] as const,
      );
      written.push(Object.fromEntries(await Promise.all(texts)));
    }
  };
  const execCommand = () => {
    if (!parts.command) return false;
    const set: Record<string, string> = {};
    const clipboardData = { setData: (type: string, text: string) => Object.assign(set, { [type]: text }) };
    const event = { clipboardData, preventDefault: () => {}, stopImmediatePropagation: () => {} };
    for (const listener of listeners) listener(event as unknown as ClipboardEvent);
    written.push(set);
    return true;
  };
  const writeText = async (text: string) => {
    written.push({ 'text/plain': text });
  };
  const host = {
    navigator: {
      userAgent: '',
      maxTouchPoints: 0,
      clipboard: { ...(parts.write ? { write } : {}), ...(parts.writeText ? { writeText } : {}) },
    },
    ...(parts.write ? { ClipboardItem: Item } : {}),
    document: {
      execCommand,
      activeElement: null,
      body: { append: () => {} },
      createElement: () => ({ setAttribute: () => {}, focus: () => {}, select: () => {}, remove: () => {} }),
      addEventListener: (_type: string, listener: (event: ClipboardEvent) => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: (event: ClipboardEvent) => void) =>
        listeners.delete(listener),
    },
  };
  return { host: host as unknown as ClipboardHost, written, listeners };
}

const both = { 'text/html': '<p><i>A</i></p>', 'text/plain': 'A' };

it.each([
  ['a modern browser takes both formats at once', { write: 'works', command: true, writeText: true }, both],
  [
    'a rejected write falls back to the copy command with both formats',
    { write: 'refuses', command: true },
    both,
  ],
  ['without ClipboardItem the copy command copies both formats', { command: true, writeText: true }, both],
  ['without the copy command plain text is written', { writeText: true }, { 'text/plain': 'A' }],
] as const)('%s', async (_name, parts, expected) => {
  const { host, written, listeners } = browser(parts);
  await writeClipboard(content, host);
  expect(written).toEqual([expected]);
  expect(listeners.size).toBe(0);
});

it('when every method fails, the error names them', async () => {
  const { host, written } = browser({ write: 'refuses' });
  await expect(writeClipboard(content, host)).rejects.toThrow('The clipboard cannot be written');
  expect(written).toEqual([]);
});

it('an insecure page without a clipboard fails in the same way', async () => {
  const { host } = browser({});
  await expect(
    writeClipboard(content, { ...host, navigator: { userAgent: '', maxTouchPoints: 0 } }),
  ).rejects.toThrow('cannot be written');
});

it('content that is still loading is written when it arrives', async () => {
  const { host, written } = browser({ write: 'works' });
  const later = new Promise<typeof content>((resolve) => setTimeout(() => resolve(content)));
  await writeClipboard(later, host);
  expect(written).toEqual([both]);
});

it.each([
  ['a modern browser', { write: 'works' }],
  ['an older browser', { command: true, writeText: true }],
] as const)('content that could not be fetched fails with its own error in %s', async (_name, parts) => {
  const { host, written } = browser(parts);
  await expect(writeClipboard(Promise.reject(new RangeError('gone')), host)).rejects.toThrow(RangeError);
  expect(written).toEqual([]);
});
