import { readFileSync } from 'node:fs';
import { generateItems } from '../../../packages/csl/conformance/generate-items.ts';
import type { compileTrees } from '../../../packages/csl/src/style.ts';

// Run by run.ts in a process of its own: what it takes to load the engine as pages do, bundled, and to make the first reference.
const [, , engine = '', trees = ''] = process.argv;
const { style, locale } = JSON.parse(readFileSync(trees, 'utf8'));
const items = generateItems(1);
const start = performance.now();
const loaded = (await import(engine)) as { compileTrees: typeof compileTrees };
const ready = performance.now();
loaded.compileTrees(style, [locale]).bibliography(items);
console.log(JSON.stringify({ load: ready - start, milliseconds: performance.now() - ready }));
