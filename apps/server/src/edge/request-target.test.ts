import { expect, test } from 'vitest';
import { isHost, isPlainTarget } from './request-target.ts';

test.each([
  '/',
  '/api/projects',
  '/api/styles?q=%61pa//',
  '/learn/z%C3%BCrich',
  '/api/projects/a%20b',
  '/cite?url=https://e.example/../a',
])('%s is plain', (target) => {
  expect(isPlainTarget(target)).toBe(true);
});

test.each([
  '/%61pi/projects',
  '/ap%69/projects',
  '/%6dcp',
  '/api%2e/health',
  '/api%2Fhealth',
  '//api/health',
  '/api//health',
  '/./api/health',
  '/x/../api/health',
  '/x/..',
  '/api\\health',
  '/api/%zz',
  'http://evil.example/api/health',
  '*',
  '',
])('"%s" is odd', (target) => {
  expect(isPlainTarget(target)).toBe(false);
});

test.each([undefined, 'localhost', 'localhost:4300', '127.0.0.1:80', '[::1]:4300', 'cite.example.org'])(
  '%s is a host',
  (host) => {
    expect(isHost(host)).toBe(true);
  },
);

test.each(['a b', '[', '%zz', 'a@b', 'x:99999', 'x:abc', '<x>', ':4301', '[::1', 'a^b', ''])(
  '"%s" is no host',
  (host) => {
    expect(isHost(host)).toBe(false);
  },
);
