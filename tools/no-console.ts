import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

// Unexpected console output fails a test: it is a forgotten probe or an unread warning.
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  for (const method of methods) {
    expect(vi.mocked(console[method]).mock.calls, `console.${method} was called`).toEqual([]);
  }
  vi.restoreAllMocks();
});
