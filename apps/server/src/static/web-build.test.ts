import { expect, test } from 'vitest';
import { temporaryFolder } from '../app.fixture.ts';
import { temporaryBuild } from './build.fixture.ts';
import { readWebBuild } from './web-build.ts';

test('pages, files and addresses with parameters are read from the build', () => {
  const build = readWebBuild(temporaryBuild());
  expect([...(build?.pages.keys() ?? [])].sort()).toEqual(['/', '/about', '/blogs/in-text']);
  expect([...(build?.files ?? [])].sort()).toEqual([
    '/assets/entry-Ab12.js',
    '/assets/manifest-9f.js',
    '/favicon.svg',
    '/service-worker.js',
  ]);
  expect(build?.dynamicPaths).toEqual(['/projects/:id', '/learn/lesson/:id']);
  expect(build?.notFound?.file).toBe('404/index.html');
  expect(build?.fallback?.file).toBe('__spa-fallback.html');
});

test('a folder without a home page is no build', () => {
  expect(readWebBuild(temporaryFolder())).toBeUndefined();
  expect(readWebBuild('/does/not/exist')).toBeUndefined();
});
