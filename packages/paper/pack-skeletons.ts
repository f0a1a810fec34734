// Writes `packages/styles/catalogue/packs/skeletons.json.br`, by which a style is found from examples: the sample works as each style of the
// catalogue prints them, with letters for their fields. Run after the packs of styles have changed: node packages/paper/pack-skeletons.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { formatReference } from '@citewright/formatting';
import { ownStyleId, type SkeletonTable } from '@citewright/styles';
import { sampleWorks } from './src/by-example/sample-works.ts';
import { skeletonOf } from './src/by-example/skeleton.ts';

const packs = join(import.meta.dirname, '../styles/catalogue/packs');
const unpacked = (file: string): Record<string, string> =>
  JSON.parse(brotliDecompressSync(readFileSync(join(packs, file))).toString());

const ids = readdirSync(packs)
  .filter((file) => /^styles-\d+\./.test(file))
  .flatMap((file) => Object.keys(unpacked(file)))
  .sort();
const printed = ids.map((id) =>
  sampleWorks.map((work) => skeletonOf(formatReference(work, ownStyleId(id)).text, work)),
);
const works = sampleWorks.map((_, work) => {
  const skeletons = [...new Set(printed.map((own) => own[work] ?? ''))].sort();
  const row = new Map(skeletons.map((skeleton, at) => [skeleton, at]));
  return { skeletons, rows: printed.map((own) => row.get(own[work] ?? '') ?? 0) };
});
const table: SkeletonTable = { ids, works };
const bytes = Buffer.from(JSON.stringify(table));
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(join(packs, 'skeletons.json.br'), brotliCompressSync(bytes, { params }));
