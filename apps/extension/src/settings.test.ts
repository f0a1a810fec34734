import { expect, test } from 'vitest';
import { readServerAddress } from './settings.ts';

test.each([
  ['https://cite.example.org', 'https://cite.example.org'],
  [' cite.example.org/ ', 'https://cite.example.org'],
  ['https://cite.example.org:8443/projects?x=1', 'https://cite.example.org:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://cite.example.org', undefined],
  ['ftp://cite.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['two words', undefined],
])('%j is the server %s', (text, origin) => {
  expect(readServerAddress(text)).toBe(origin);
});
