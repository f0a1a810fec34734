import { ancestors, markers, type Page, type PageElement } from './page.ts';

/** Blogger wraps the posts themselves in `class="widget Blog"`. */
const asideMarkers =
  /\b(?:related|sidebar|teaser|card|recommend\w*|popular|promo|menu|nav|footer|comments?|newsletter|cookie\w*|modal|popup|breadcrumbs?|logo|banner|site-title|branding|masthead|trending|more-stories|widget(?! blog))\b/;

/** Whether an element stands in a part of the page that is about something else: navigation, teasers, comments. */
export function isAside(page: Page, element: PageElement): boolean {
  if (isAsideItself(page, element)) return true;
  for (const ancestor of ancestors(element)) if (isAsideItself(page, ancestor)) return true;
  return false;
}

/** Whether an element is such a part. What holds half of the page's text is none, whatever its class is called. */
export function isAsideItself(page: Page, element: PageElement): boolean {
  if (element.tag === 'nav' || element.tag === 'aside' || element.tag === 'footer') return true;
  if (['main', 'article', 'body', 'html'].includes(element.tag)) return false;
  return (element.end - element.start) * 2 < page.text.length && asideMarkers.test(markers(element));
}
