import { describe, expect, it } from 'vitest';
import { servicePath } from './service-path.ts';

describe('values become segments of a path', () => {
  it.each([
    ['10.5555/a', '/works/10.5555/a'],
    [
      '10.1002/(sici)1097-4636(199823)43:4<338::aid-jbm16>3.0.co;2-b',
      '/works/10.1002/(sici)1097-4636(199823)43%3A4%3C338%3A%3Aaid-jbm16%3E3.0.co%3B2-b',
    ],
    ['10.1037//0022-3514.62.3.434', '/works/10.1037//0022-3514.62.3.434'],
    ['10.5555/a?b#c', '/works/10.5555/a%3Fb%23c'],
    ['10.5555/..a', '/works/10.5555/..a'],
    ['10.5555/a%2fb', '/works/10.5555/a%252fb'],
  ])('%s', (doi, path) => {
    expect(servicePath`/works/${doi}`).toBe(path);
  });

  it('and a whole address becomes one', () => {
    expect(servicePath`/cite/${{ whole: 'https://example.org/a' }}`).toBe(
      '/cite/https%3A%2F%2Fexample.org%2Fa',
    );
  });

  it('and one that ends a path stands as it is', () => {
    const address = new URL('https://example.org/a?b=%20c#d');
    expect(servicePath`/timegate/${{ address }}`).toBe('/timegate/https://example.org/a?b=%20c');
  });

  it('a query stands as it is', () => {
    expect(servicePath`/works/${'10.5555/a'}?${new URLSearchParams({ mailto: 'a@b.example' })}`).toBe(
      '/works/10.5555/a?mailto=a%40b.example',
    );
  });
});

describe('there is no path for a value that would leave its place', () => {
  it.each([
    '10.5555/a/../../../../admin/secret',
    '10.5555/./a',
    '10.5555/a/..',
    '10.5555/a/%2e%2e/b',
    '10.5555/a/%2E./b',
    '10.5555/a/%252e%252e/b',
    '10.5555/a/%25252e%25252e/b',
    '10.5555/a\\..\\b',
    '10.5555/a%5c..%5cb',
    '10.5555/a%2f..%2fb',
    '10.5555/\ud800',
  ])('%j', (doi) => {
    expect(servicePath`/works/${doi}`).toBeUndefined();
  });

  it.each(['@evil.example/a', '//evil.example/a', ''])('nor for a key %j without a root', (key) => {
    expect(servicePath`${key}.json`).toBeUndefined();
  });
});
