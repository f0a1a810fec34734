import { expect, test } from 'vitest';
import { importInside } from './inner-packages.ts';

const carried = new Map([['@citewright/pages', '/dist/pages/src/index.js']]);

test.each([
  [
    '/dist/src/index.js',
    "export { a } from '@citewright/pages';",
    "export { a } from '../pages/src/index.js';",
  ],
  [
    '/dist/registers/src/by-kind/page.js',
    "import { a } from '@citewright/pages';",
    "import { a } from '../../../pages/src/index.js';",
  ],
  [
    '/dist/src/index.d.ts',
    'declare const a: import("@citewright/pages").A;',
    'declare const a: import("../pages/src/index.js").A;',
  ],
  [
    '/dist/src/index.js',
    "export { a } from '@citewright/record';",
    "export { a } from '@citewright/record';",
  ],
])('%s imports a package that it carries by its place, others by name', (file, source, expected) => {
  expect(importInside(source, file, carried)).toBe(expected);
});
