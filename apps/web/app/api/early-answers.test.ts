import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyAnswersScript, takeEarly } from './early-answers.ts';

const stored = new Map<string, string>();
const asked: [path: string, session: string | undefined][] = [];
let sinceStart = 0;

function open(pathname: string): void {
  vi.stubGlobal('location', { pathname });
  // What a browser does with a script in the head.
  new Function(earlyAnswersScript)();
}

beforeEach(() => {
  stored.clear();
  asked.length = 0;
  sinceStart = 1_000;
  vi.stubGlobal('performance', { now: () => sinceStart });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('earlyAnswers', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers['x-session-id']]);
    return new Response(`answer of ${path}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the page of a project asks for the project and its list before its modules have come', async () => {
  stored.set('session-id', 'session_a');
  open('/Projects/7/');
  expect(asked).toEqual([
    ['/api/projects/7', 'session_a'],
    ['/api/projects/7/citations', 'session_a'],
  ]);
  const answer = await takeEarly('/api/projects/7/citations');
  expect(await answer?.text()).toBe('answer of /api/projects/7/citations');
});

test('an answer is given once', () => {
  stored.set('session-id', 'session_a');
  open('/projects/7');
  expect(takeEarly('/api/projects/7')).toBeDefined();
  expect(takeEarly('/api/projects/7')).toBeUndefined();
});

test('an answer of long ago is not given', () => {
  stored.set('session-id', 'session_a');
  open('/projects/7');
  sinceStart = 10_000;
  expect(takeEarly('/api/projects/7')).toBeUndefined();
});

test('an answer of another session is not given', () => {
  stored.set('session-id', 'session_a');
  open('/projects/7');
  stored.set('session-id', 'session_b');
  expect(takeEarly('/api/projects/7')).toBeUndefined();
});

test.each(['/', '/projects', '/projects/07', '/projects/7/x', '/projects/abc', '/blogs/projects/7'])(
  'nothing is asked early at %s',
  (path) => {
    stored.set('session-id', 'session_a');
    open(path);
    expect(asked).toEqual([]);
  },
);

test('without a session there is nothing to ask for', () => {
  open('/projects/7');
  expect(asked).toEqual([]);
});
