import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitsTable } from './limits.ts';

const document = readFileSync(new URL('../docs/reliability.md', import.meta.url), 'utf8');

test('docs/reliability.md prints the limits that hold: run node quality/limits.ts', () => {
  expect(document).toContain(limitsTable());
});
