import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';

const guard = createGuard({ fetchAllow: ['127.0.0.1:9000', 'mirror:8081'], selfHosts: ['cite.example.org'] });

describe('an address is admitted as one WHATWG parse reads it', () => {
  it.each([
    ['https://example.com/a#b', 'https://example.com/a'],
    ['  example.com/a ', 'http://example.com/a'],
    ['//example.com/a', 'http://example.com/a'],
    ['https://example.com./', 'https://example.com./'],
    ['http://example.com:8443/', 'http://example.com:8443/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['http://127.0.0.1:9000/works', 'http://127.0.0.1:9000/works'],
    ['http://mirror:8081/', 'http://mirror:8081/'],
    ['https://example.com/@someone', 'https://example.com/@someone'],
  ])('%s', (address, href) => {
    expect(guard.admit(address)?.href).toBe(href);
  });
});

describe('an address that could lead inside, or that two parsers would read differently, is refused', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://127.0.0.1:9001/',
    'localhost:3000/api',
    'http://printer.local/',
    'http://metadata/',
    'http://router.home.arpa/',
    'http://cite.example.org/api',
    'http://example.com:22/',
    'ftp://example.com/',
    'data:text/html,x',
    'http://user@example.com/',
    'http://:@example.com/',
    'http://example.com\\@evil.example.org/',
    'http:\\\\example.com/',
    'ht\ntp://example.com/',
    'http://example.com\u0000.org/',
    '',
    `http://example.com/${'a'.repeat(2_048)}`,
    `http://${'a'.repeat(64)}.com/`,
  ])('%j', (address) => {
    expect(guard.admit(address)).toBeUndefined();
  });
});

it('a redirect is read against the page that sent it, under the same rules', () => {
  const from = 'https://example.com/a/b';
  expect(guard.admit('../c', from)?.href).toBe('https://example.com/c');
  expect(guard.admit('//other.example.org/', from)?.href).toBe('https://other.example.org/');
  expect(guard.admit('//u:p@other.example.org/', from)).toBeUndefined();
  expect(guard.admit('http://10.0.0.1/', from)).toBeUndefined();
  expect(guard.admit('file:///etc/passwd', from)).toBeUndefined();
});
