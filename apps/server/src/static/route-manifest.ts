import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const routesSchema = z.record(
  z.string(),
  z.object({ path: z.string().optional(), parentId: z.string().optional() }),
);
type Routes = z.infer<typeof routesSchema>;

const manifestSchema = z.object({ routes: routesSchema, version: z.string() });

const manifestFile = /^assets\/manifest-[^/]*\.js$/;

/** React Router writes its routes as `window.__reactRouterManifest={...};`. */
function parseManifest(script: string): z.infer<typeof manifestSchema> {
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return manifestSchema.parse(JSON.parse(json));
}

function fullPath(routes: Routes, id: string): string {
  const { path: own, parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? '' : fullPath(routes, parentId);
  return own === undefined || own === '' ? parent : `${parent}/${own.replace(/^\/|\/$/g, '')}`;
}

/** What the manifest of a built web app says. */
export interface RouteManifest {
  /** The dynamic paths, e.g. `/projects/:id`, without `*` (not found). */
  dynamicPaths: readonly string[];
  /** A hash over the names of its scripts, which its pages know as `window.__reactRouterManifest.version`. */
  version: string;
}

/** The manifest of the web app that is built in `folder`. */
export function readRouteManifest(folder: string, files: readonly string[]): RouteManifest | undefined {
  const manifest = files.find((file) => manifestFile.test(file));
  if (manifest === undefined) return undefined;
  const { routes, version } = parseManifest(readFileSync(path.join(folder, manifest), 'utf8'));
  const paths = Object.keys(routes).map((id) => fullPath(routes, id));
  return {
    version,
    dynamicPaths: paths.filter((address) => address.includes('/:') && !address.includes('*')),
  };
}
