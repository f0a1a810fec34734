import { expect, it } from 'vitest';
import { isIos, type SelectionHost, withSelectedText } from './hidden-text-area.ts';

/** A fake document that logs the calls made on it. */
function document(focused?: { closest: () => { append: () => void } | null }) {
  const log: string[] = [];
  const note = (what: string) => () => void log.push(what);
  const area = {
    value: '',
    setAttribute: () => {},
    focus: note('area focused'),
    select: note('all selected'),
    setSelectionRange: (from: number, to: number) => void log.push(`selected ${from} to ${to}`),
    remove: note('area removed'),
  };
  const host = {
    activeElement: focused ? { ...focused, focus: note('focus given back') } : null,
    body: { append: note('put into the page') },
    createElement: () => area,
    createRange: () => ({ selectNodeContents: note('range set') }),
    getSelection: () => ({ removeAllRanges: () => {}, addRange: note('range selected') }),
  };
  return { host: host as unknown as SelectionHost, log };
}

it('the text is selected during the action; afterwards the area is removed and the focus restored', () => {
  const { host, log } = document({ closest: () => null });
  expect(withSelectedText('abc', host, false, () => log.push('action'))).toBe(4);
  expect(log).toEqual([
    'put into the page',
    'area focused',
    'all selected',
    'action',
    'area removed',
    'focus given back',
  ]);
});

it('on iOS the text is selected by a range and a length', () => {
  const { host, log } = document();
  withSelectedText('abc', host, true, () => {});
  expect(log).toEqual([
    'put into the page',
    'area focused',
    'range set',
    'range selected',
    'selected 0 to 3',
    'area removed',
  ]);
});

it('in a dialog the area is appended to the dialog', () => {
  const { host, log } = document({ closest: () => ({ append: () => void log.push('put into the dialog') }) });
  withSelectedText('abc', host, false, () => {});
  expect(log).toContain('put into the dialog');
  expect(log).not.toContain('put into the page');
});

it('the area is removed when the action fails', () => {
  const { host, log } = document();
  const fail = () => {
    throw new Error('refused');
  };
  expect(() => withSelectedText('abc', host, false, fail)).toThrow('refused');
  expect(log.at(-1)).toBe('area removed');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (X11; Linux x86_64)', 10, false],
])('%s with %i touch points: %s', (userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
