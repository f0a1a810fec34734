import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Catalogue, createCatalogue } from '../src/catalogue/catalogue.ts';
import type { CatalogueIndex, SearchTable, SkeletonTable } from '../src/catalogue/entry.ts';

const folder = join(import.meta.dirname, 'packs');

const unpacked = <Content>(name: string): Content =>
  JSON.parse(brotliDecompressSync(readFileSync(join(folder, `${name}.json.br`))).toString());

/** Outside browsers the packs of `pack-catalogue.ts` are read when they are asked for. One takes a few milliseconds. */
export const catalogue: Catalogue | undefined = createCatalogue({
  index: () => unpacked<CatalogueIndex>('index'),
  search: () => unpacked<SearchTable>('search'),
  pack: (at) => unpacked<Record<string, string>>(`styles-${at}`),
  locale: (language) => unpacked<string>(`locale-${language}`),
  skeletons: () => unpacked<SkeletonTable>('skeletons'),
});
