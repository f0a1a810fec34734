import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { policyOf } from './policy.ts';
import { readDynamicPaths } from './route-manifest.ts';

/** A page of HTML: its file below the build folder, and the policy under which browsers may run it. */
export interface Page {
  file: string;
  policy: string;
}

/** The built web app as the server needs it. Addresses begin with a slash and are as the app spells them. */
export interface WebBuild {
  folder: string;
  /** Prerendered pages by address. */
  pages: ReadonlyMap<string, Page>;
  /** Addresses with parameters (`/projects/:id`), which one fallback page renders in the browser. */
  dynamicPaths: readonly string[];
  fallback: Page | undefined;
  notFound: Page | undefined;
  /** Every other file that may be fetched. */
  files: ReadonlySet<string>;
}

const notFoundFolder = '404';
const fallbackFile = '__spa-fallback.html';

/** Compressed siblings are chosen by `Accept-Encoding`; source maps and pages have no address of their own. */
const withoutAddress = /\.(br|gz|map|html)$/;

/** Reads what the web app's build left in `folder`; `undefined` when there is no build. */
export function readWebBuild(folder: string): WebBuild | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

  const readPage = (file: string): Page => ({
    file,
    policy: policyOf(readFileSync(path.join(folder, file), 'utf8')),
  });
  const pages = new Map(
    names.flatMap((name) =>
      path.posix.basename(name) === 'index.html' ? [[addressOf(name), readPage(name)]] : [],
    ),
  );
  const notFound = pages.get(`/${notFoundFolder}`);
  pages.delete(`/${notFoundFolder}`);
  return {
    folder,
    pages,
    dynamicPaths: readDynamicPaths(folder, names),
    fallback: names.includes(fallbackFile) ? readPage(fallbackFile) : undefined,
    notFound,
    files: new Set(names.filter((name) => !withoutAddress.test(name)).map((name) => `/${name}`)),
  };
}

function addressOf(indexFile: string): string {
  const folder = path.posix.dirname(indexFile);
  return folder === '.' ? '/' : `/${folder}`;
}
