import { ancestors, isOfOtherWork, markers, type Page, type PageElement } from './page.ts';

/** Blogger wraps the posts in `class="widget Blog"`. */
const asideMarkers =
  /\b(?:related\w*|sidebar|teaser|card|recommend\w*|popular|promo|menu|nav|(?<!(?:entry|post|article)[-_])footer|comments?|reviews|kommentare|bewertungen|kundenbewertungen|comentarios|comentários|opiniones|avaliacoes|recensioni|commentaires|respostas?|respuestas?|antworten|risposte|testimonials?|pullquote|newsletter|cookie\w*|modal|popup|breadcrumbs?|logo|banner|site-title|branding|masthead|trending|more-stories|widget(?! blog))\b/;

/** "author-teaser": the box with the author of the article, not with another one. */
const authorCard = /\b(?:author|autor|autoren|auteur|byline)[\w-]*?[-_](?:teaser|card)\b/g;

/** True for an element in an unrelated part of the page: navigation, teasers, comments. */
export function isAside(page: Page, element: PageElement): boolean {
  if (isAsideItself(page, element) || isOfOtherWork(page, element.start)) return true;
  for (const ancestor of ancestors(element)) if (isAsideItself(page, ancestor)) return true;
  return false;
}

/** True for the root of such a part. An element with half of the page's text is never one, whatever its class. */
export function isAsideItself(page: Page, element: PageElement): boolean {
  if (element.tag === 'nav' || element.tag === 'aside') return true;
  if (element.tag === 'footer' && !isOfArticle(element)) return true;
  if (['main', 'article', 'body', 'html'].includes(element.tag)) return false;
  const words = markers(element).replace(authorCard, '');
  return (element.end - element.start) * 2 < page.text.length && asideMarkers.test(words);
}

/** The footer of an article has its byline and date. */
function isOfArticle(element: PageElement): boolean {
  for (const { tag } of ancestors(element)) if (tag === 'article') return true;
  return false;
}

/** Class names of lists of subjects and of people in the story, whose links look like those of authors. */
const subjectMarkers =
  /(?<!\S)(?:tags?|topics?|keywords?|subjects?|assuntos|temas|temi|themen|thèmes|themes|schlagw(?:ort|orte|örter)|etiquetas|argomenti|persons|personen|personas|lineup|squad|standings)(?:[_-](?:list|links?|cloud|items?|box|container|wrapper))?(?!\S)|\b(?:article|post|entry|story|news)[_-]{1,2}(?:tags|topics|keywords)\b/;

/** True inside a list of tags, subjects or players. A list with half of the page's text is none, whatever its class. */
export function isOfSubjects(page: Page, element: PageElement): boolean {
  for (const around of [element, ...ancestors(element)])
    if (subjectMarkers.test(markers(around)) && (around.end - around.start) * 2 < page.text.length)
      return true;
  return false;
}
