import { expect, test } from 'vitest';
import { hasSecret, namesSecret } from './secrets.ts';

test.each(['csrf-token', '_csrf', 'csrf-param', 'xsrfToken', 'api_key', 'PHPSESSID', 'sessionId'])(
  'what is named %s is a secret',
  (name) => expect(namesSecret(name)).toBe(true),
);

test.each([
  'author',
  'citation_author',
  'keywords',
  'description',
  'og:title',
  'article:author',
  'citation_author_email',
  'DC.identifier',
  'session',
  'user_id',
])('what is named %s is none', (name) => expect(namesSecret(name)).toBe(false));

test.each([
  ['/out?csrf_token=a', true],
  ['/a;jsessionid=a', true],
  ['/a#access_token=a', true],
  ['/author/ada?page=2', false],
  ['/how-a-token=works', false],
  ['', false],
])('whether %j has a secret: %s', (address, expected) => {
  expect(hasSecret(address)).toBe(expected);
});
