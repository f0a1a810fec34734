import { expect, test } from 'vitest';
import { breadcrumbOf } from './breadcrumb.ts';

const cases: [path: string, names: string[]][] = [
  ['/', ['Home']],
  ['/about', ['Home', 'About']],
  ['/apa-citation-generator', ['Home', 'Apa Citation Generator']],
  ['/learn/lesson/1', ['Home', 'Learn', '1']],
  ['/blogs/how-to--cite-/', ['Home', 'Blogs', 'How To Cite']],
];

test.each(cases)('the breadcrumb of %s is %j', (path, names) => {
  expect(breadcrumbOf(path).map(({ name }) => name)).toEqual(names);
});

test('each step of the breadcrumb leads to the page that it names', () => {
  expect(breadcrumbOf('/learn/lesson/1').map(({ path }) => path)).toEqual(['/', '/learn', '/learn/lesson/1']);
});
