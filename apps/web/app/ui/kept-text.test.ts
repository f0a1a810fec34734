import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class TabStorage {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
  removeItem = (key: string) => this.entries.delete(key);
}

const blocked = {
  get sessionStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
};

/** The module as after a reload. */
async function reloaded(window: object) {
  vi.resetModules();
  vi.stubGlobal('window', window);
  return await import('./kept-text.tsx');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was typed is there after a reload, by form', async () => {
  const tab = { sessionStorage: new TabStorage() };
  const { keepText } = await reloaded(tab);
  keepText('import 7', { text: '10.1000/1' });
  keepText('import 8', { text: '10.1000/2' });
  vi.runAllTimers();
  const { keptText } = await reloaded(tab);
  expect(keptText('import 7')).toEqual({ text: '10.1000/1' });
  expect(keptText('import 8')).toEqual({ text: '10.1000/2' });
  expect(keptText('import 9')).toBeUndefined();
});

test('what was sent or discarded leaves nothing in the storage', async () => {
  const tab = { sessionStorage: new TabStorage() };
  const { keepText, dropText } = await reloaded(tab);
  keepText('check', { text: 'Moreau' });
  vi.runAllTimers();
  dropText('check');
  vi.runAllTimers();
  expect(tab.sessionStorage.entries.size).toBe(0);
});

test.each([
  ['blocked', blocked],
  ['null', { sessionStorage: null }],
  [
    'full',
    {
      sessionStorage: {
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    },
  ],
])('with a storage that is %s, text lasts as long as the page', async (_, window) => {
  const { keepText, keptText } = await reloaded(window);
  keepText('check', { text: 'Moreau' });
  vi.runAllTimers();
  expect(keptText('check')).toEqual({ text: 'Moreau' });
});

test('the storage takes two million characters: of the latest texts those that fit', async () => {
  const tab = { sessionStorage: new TabStorage() };
  const { keepText, keptText } = await reloaded(tab);
  const lengths = {
    check: 900_000,
    'import 1': 900_000,
    'import 2': 900_000,
    'import 3': 3_000_000,
    edit: 5,
  };
  for (const [form, length] of Object.entries(lengths)) keepText(form, { text: 'a'.repeat(length) });
  vi.runAllTimers();
  expect(keptText('import 3')).toBeDefined();
  const { keptText: now } = await reloaded(tab);
  expect(Object.keys(lengths).filter((form) => now(form))).toEqual(['import 1', 'import 2', 'edit']);
});

test('the texts of thirty forms are kept', async () => {
  const { keepText, keptText } = await reloaded({ sessionStorage: new TabStorage() });
  for (let project = 1; project <= 31; project += 1) keepText(`import ${project}`, { text: '10.1000/1' });
  expect(keptText('import 1')).toBeUndefined();
  expect(keptText('import 2')).toBeDefined();
});

test.each(['{', '7', '{"a":1}', '[7]', '[["check",7]]', '[["check",null]]'])(
  'what another version left (%s) is no text',
  async (left) => {
    const tab = { sessionStorage: new TabStorage() };
    tab.sessionStorage.setItem('citewright-typed', left);
    const { keptText } = await reloaded(tab);
    expect(keptText('check')).toBeUndefined();
  },
);
