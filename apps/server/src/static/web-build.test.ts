import { expect, test } from 'vitest';
import { temporaryFolder } from '../app.fixture.ts';
import { temporaryBuild } from './build.fixture.ts';
import { readWebBuild } from './web-build.ts';

test('pages, files and dynamic paths are read from the build', () => {
  const build = readWebBuild(temporaryBuild());
  expect([...(build?.pages.keys() ?? [])].sort()).toEqual(['/', '/about', '/blogs/in-text', '/cite']);
  expect([...(build?.files ?? [])].sort()).toEqual([
    '/assets/entry-Ab12.js',
    '/assets/manifest-9f.js',
    '/assets/shell-Cd34.js',
    '/favicon.svg',
    '/robots.txt',
    '/service-worker.js',
  ]);
  expect(build?.dynamicPaths).toEqual(['/projects/:id', '/learn/lesson/:id']);
  expect(build?.notFound?.file).toBe('404/index.html');
  expect(build?.fallback?.file).toBe('__spa-fallback.html');
});

test('a folder without a home page is not a build', () => {
  expect(readWebBuild(temporaryFolder())).toBeUndefined();
  expect(readWebBuild('/does/not/exist')).toBeUndefined();
});

test('the origin of the build is replaced by the one that serves it', () => {
  const build = readWebBuild(temporaryBuild(), { origin: 'https://cite.example' });
  expect(build?.adapted('robots.txt')).toBe('Sitemap: https://cite.example/sitemap.xml');
  expect(build?.adapted('about/index.html')).toContain('href="https://cite.example/about"');
  expect(build?.adapted('assets/shell-Cd34.js')).toBe(
    'at("https://cite.example"); at("http://localhost:30001/"); ({email:"hello@site.example"});',
  );
  expect(build?.adapted('assets/entry-Ab12.js')).toBeUndefined();
});

test('the e-mail address of the build is replaced by the operator’s', () => {
  const build = readWebBuild(temporaryBuild(), { contactEmail: 'library@example.org' });
  expect(build?.adapted('index.html')).toContain('mailto:library@example.org"');
  expect(build?.adapted('assets/shell-Cd34.js')).toContain('email:"library@example.org"');
  expect(build?.adapted('robots.txt')).toBeUndefined();
});

test.each([undefined, 'http://localhost:3000'])('with the origin %s nothing is changed', (origin) => {
  expect(readWebBuild(temporaryBuild(), { origin })?.adapted('robots.txt')).toBeUndefined();
});
