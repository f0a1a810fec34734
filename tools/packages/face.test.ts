import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { innerTypes } from './face.ts';

const folder = mkdtempSync(join(tmpdir(), 'face-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a type that a face names and does not export is told, with what names it', () => {
  const files = {
    'index.d.ts':
      "export { read, type Options } from './read.js';\nexport type { Limits } from './limits.js';\n",
    'read.d.ts': [
      "import type { Item } from '@citewright/csl';",
      "import type { Limits, Place } from './limits.js';",
      'type Typed<Value> = Value | string;',
      'export interface Options { limits?: Limits; place: Typed<number> }',
      'export interface Reading { items: Item[]; at: Place }',
      'export declare function read(text: string, options: Partial<Options>): Promise<Reading>;',
    ].join('\n'),
    'limits.d.ts': 'export interface Limits { most: number }\nexport type Place = number;\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(innerTypes(folder, 'index.d.ts')).toEqual(['read -> Reading']);
});
