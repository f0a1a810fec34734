import { expect, test } from 'vitest';
import { measureSizes } from './size.ts';

const KIB = 1024;

test('a browser loads at most 40 KiB of engine, and 60 KiB with five styles and their locales', async () => {
  const [engine, withStyles] = await measureSizes();
  expect(engine?.gzip).toBeLessThanOrEqual(40 * KIB);
  expect(withStyles?.gzip).toBeLessThanOrEqual(60 * KIB);
});
