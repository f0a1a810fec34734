import { capitalised } from '~/ui/capitalised.ts';

/** One item of a breadcrumb. */
export interface Crumb {
  name: string;
  path: string;
}

function segmentWords(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map(capitalised)
    .join(' ');
}

/** Beginnings of addresses that have no page of their own. */
const withoutPage: ReadonlySet<string> = new Set(['/learn/lesson']);

/** The breadcrumb of a path: dashes become spaces, words are capitalised (specification §2); steps without a page are left out. */
export function breadcrumbOf(path: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const crumbs = segments.map((segment, index) => ({
    name: segmentWords(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [{ name: 'Home', path: '/' }, ...crumbs.filter((crumb) => !withoutPage.has(crumb.path))];
}
