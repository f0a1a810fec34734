import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const routesSchema = z.record(
  z.string(),
  z.object({ path: z.string().optional(), parentId: z.string().optional() }),
);
type Routes = z.infer<typeof routesSchema>;

const manifestFile = /^assets\/manifest-[^/]*\.js$/;

/** React Router writes its routes as `window.__reactRouterManifest={...};`. */
function readRoutes(script: string): Routes {
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return z.object({ routes: routesSchema }).parse(JSON.parse(json)).routes;
}

function fullPath(routes: Routes, id: string): string {
  const { path: own, parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? '' : fullPath(routes, parentId);
  return own === undefined || own === '' ? parent : `${parent}/${own.replace(/^\/|\/$/g, '')}`;
}

/** The dynamic paths of the built web app, e.g. `/projects/:id`, without `*` (not found). */
export function readDynamicPaths(folder: string, files: readonly string[]): string[] {
  const manifest = files.find((file) => manifestFile.test(file));
  if (manifest === undefined) return [];
  const routes = readRoutes(readFileSync(path.join(folder, manifest), 'utf8'));
  const paths = Object.keys(routes).map((id) => fullPath(routes, id));
  return paths.filter((address) => address.includes('/:') && !address.includes('*'));
}
