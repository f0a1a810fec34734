import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToasts, toast, toastDuration } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast stays for five seconds unless it is dismissed', () => {
  expect(toastDuration).toBe(5_000);
});

test('one toast is visible at a time: a new one replaces the previous one', () => {
  toast({ title: 'Copied to clipboard' });
  const first = currentToast();
  toast({ title: 'Downloaded', tone: 'failure' });
  expect(currentToast()).toMatchObject({ title: 'Downloaded', tone: 'failure', open: true });
  expect(currentToast()?.id).not.toBe(first?.id);
  dismissToast();
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  toast({ title: 'Downloaded' });
  dismissToast();
  expect(currentToast()).toMatchObject({ title: 'Downloaded', open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test('the removal of a dismissed toast does not remove the next one', () => {
  toast({ title: 'Copied to clipboard' });
  dismissToast();
  toast({ title: 'Downloaded' });
  vi.advanceTimersByTime(2_000_000);
  expect(currentToast()).toMatchObject({ title: 'Downloaded', open: true });
  dismissToast();
});

test('listeners are called on every change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  toast({ title: 'Copied to clipboard' });
  dismissToast();
  stop();
  toast({ title: 'Downloaded' });
  expect(listener).toHaveBeenCalledTimes(2);
  dismissToast();
});
