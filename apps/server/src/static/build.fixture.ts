import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from '../app.fixture.ts';

const html = (name: string) =>
  `<!doctype html><html lang="en"><head><title>${name}</title><link rel="canonical" href="http://localhost:3000/${name}"/></head><a href="mailto:hello@site.example">hello@site.example</a><script>boot('${name}')</script></html>`;

/** The mark of the build. */
export const firstMark = '99ba117e';

const manifest = (version: string) => ({
  routes: {
    root: { id: 'root', path: '' },
    'pages/home': { id: 'pages/home', parentId: 'root', index: true },
    'pages/projects': { id: 'pages/projects', parentId: 'root', path: 'projects' },
    'pages/project': { id: 'pages/project', parentId: 'pages/projects', path: ':id' },
    'pages/lesson': { id: 'pages/lesson', parentId: 'root', path: 'learn/lesson/:id' },
    'pages/not-found': { id: 'pages/not-found', parentId: 'root', path: '*' },
  },
  version,
});

const script = 'export const greeting = "hello";\n'.repeat(20);

const files: Record<string, string | Buffer> = {
  'index.html': html('home'),
  'about/index.html': html('about'),
  'cite/index.html': html('cite'),
  'blogs/in-text/index.html': html('article'),
  '404/index.html': html('not found'),
  '__spa-fallback.html': html('fallback'),
  'service-worker.js': 'self.skipWaiting();',
  'robots.txt': 'Sitemap: http://localhost:3000/sitemap.xml',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/entry-Ab12.js': script,
  'assets/entry-Ab12.js.br': brotliCompressSync(script),
  'assets/entry-Ab12.js.map': '{}',
  'assets/shell-Cd34.js':
    'at("http://localhost:3000"); at("http://localhost:30001/"); ({email:"hello@site.example"});',
  'assets/manifest-9f.js': `window.__reactRouterManifest=${JSON.stringify(manifest(firstMark))};`,
};

/** The mark of the build after it. */
export const nextMark = 'c0ffee42';

/** The next build: other scripts, and an entry in a new version. */
const nextFiles: Record<string, string | Buffer> = {
  'index.html': html('home'),
  '404/index.html': html('not found'),
  'assets/entry-Ef56.js': 'export const greeting = "good day";\n',
  'assets/manifest-a0.js': `window.__reactRouterManifest=${JSON.stringify(manifest(nextMark))};`,
};

/** A folder like the output of React Router's build; of the next release, where `release` says so. */
export function temporaryBuild(release: 'first' | 'next' = 'first'): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(release === 'first' ? files : nextFiles)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
