import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built web app. */
export const build = join(import.meta.dirname, '../apps/web/build/client');

/** The paths of every page of the built site, as its sitemap lists them. */
export function sitePaths(): string[] {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
