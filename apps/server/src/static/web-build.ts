import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Adapt, adaptation, type Place } from './own-origin.ts';
import { policyOf } from './policy.ts';
import { readRouteManifest } from './route-manifest.ts';

/** A page: its file below the build folder, and its content security policy. */
export interface Page {
  file: string;
  policy: string;
}

/** The built web app. Paths begin with a slash and are spelled as in the app. */
export interface WebBuild {
  folder: string;
  /** Tells builds apart. A page of the build knows it as the version of its manifest. */
  mark: string;
  /** Prerendered pages by path. */
  pages: ReadonlyMap<string, Page>;
  /** Dynamic paths (`/projects/:id`), which one fallback page renders in the browser. */
  dynamicPaths: readonly string[];
  fallback: Page | undefined;
  notFound: Page | undefined;
  /** All other public files. */
  files: ReadonlySet<string>;
  /** Texts that replace files, by path: those that name the origin of the build or our e-mail address. */
  adapted(file: string): string | undefined;
}

/** The mark of a server without a build, or with one that has no manifest. */
export const unknownMark = '1';

const notFoundFolder = '404';
const fallbackFile = '__spa-fallback.html';

/** Not public by themselves: compressed siblings, chosen by `Accept-Encoding`, source maps and pages. */
export const withoutAddress = /\.(br|gz|map|html)$/;

/** What may name the site's own address or the operator's. */
const texts = /\.(html|js|xml|txt|data)$/;

/** The files of the build that are served in an adapted form. */
function readAdapted(folder: string, names: readonly string[], adapt: Adapt): Map<string, string> {
  const adapted = new Map<string, string>();
  for (const name of names.filter((name) => texts.test(name))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const ours = adapt(text);
    if (ours !== text) adapted.set(name, ours);
  }
  return adapted;
}

/**
 * Reads the web app's build from `folder`; `undefined` if there is no build. If it was built for another place than
 * `place`, its absolute URLs and our e-mail address are rewritten.
 */
export function readWebBuild(folder: string, place: Place = {}): WebBuild | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const adapt = adaptation(textOf('index.html'), place);
  const adapted = adapt && readAdapted(folder, names, adapt);
  const readPage = (file: string): Page => ({ file, policy: policyOf(adapted?.get(file) ?? textOf(file)) });
  const pages = new Map(
    names.flatMap((name) =>
      path.posix.basename(name) === 'index.html' ? [[pageAddress(name), readPage(name)]] : [],
    ),
  );
  const manifest = readRouteManifest(folder, names);
  const notFound = pages.get(`/${notFoundFolder}`);
  pages.delete(`/${notFoundFolder}`);
  return {
    folder,
    mark: manifest?.version ?? unknownMark,
    pages,
    dynamicPaths: manifest?.dynamicPaths ?? [],
    fallback: names.includes(fallbackFile) ? readPage(fallbackFile) : undefined,
    notFound,
    files: new Set(names.filter((name) => !withoutAddress.test(name)).map((name) => `/${name}`)),
    adapted: (file) => adapted?.get(file),
  };
}

function pageAddress(indexFile: string): string {
  const folder = path.posix.dirname(indexFile);
  return folder === '.' ? '/' : `/${folder}`;
}

/** The text of a page as it is served. */
export const pageText = ({ adapted, folder }: WebBuild, { file }: Page): string =>
  adapted(file) ?? readFileSync(path.join(folder, file), 'utf8');
