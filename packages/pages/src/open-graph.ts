import { isLabelAlone } from './byline-label.ts';
import type { Claims, NameClaim, TextClaim } from './claim.ts';
import { mergeClaims } from './claim.ts';
import { claimsOfMetas } from './meta-table.ts';
import { metaContents, type Page } from './page.ts';

/** CSL types of `og:type` values (https://ogp.me/#types). */
const kinds: Readonly<Record<string, string>> = {
  book: 'book',
  'books.book': 'book',
  'video.movie': 'motion_picture',
  'video.episode': 'broadcast',
  'video.other': 'motion_picture',
  video: 'motion_picture',
  movie: 'motion_picture',
  'music.song': 'song',
  blog: 'post-weblog',
  blogpost: 'post-weblog',
};

/** Claims of Open Graph, Twitter cards, and common non-standard meta elements for authors, dates and sections. */
export function readOpenGraph(page: Page): Claims {
  return mergeClaims([
    claimsOfMetas(
      page,
      'open-graph',
      {
        'og:title': 'title',
        'og:site_name': 'site',
        'og:locale': 'language',
        'article:published_time': 'issued',
        'article:published': 'issued',
        'og:article:published_time': 'issued',
        'og:published_time': 'issued',
        'og:pubdate': 'issued',
        'og:release_date': 'issued',
        'video:release_date': 'issued',
        'book:release_date': 'issued',
        'article:modified_time': 'modified',
        'og:updated_time': 'modified',
        'article:section': 'section',
        'book:isbn': 'ISBN',
      },
      {
        'article:author': 'author',
        'article:author_name': 'author',
        'og:article:author': 'author',
        'book:author': 'author',
        'og:author': 'author',
      },
    ),
    claimsOfMetas(page, 'twitter', { 'twitter:title': 'title', 'twitter:text:title': 'title' }, {}),
    claimsOfMetas(
      page,
      'meta',
      {
        'parsely-title': 'title',
        'sailthru.title': 'title',
        headline: 'title',
        hdl: 'title',
        'application-name': 'site',
        'apple-mobile-web-app-title': 'site',
        'publish-date': 'issued',
        publish_date: 'issued',
        publishdate: 'issued',
        published: 'issued',
        publication_date: 'issued',
        publicationdate: 'issued',
        'publication-date': 'issued',
        'parsely-pub-date': 'issued',
        'sailthru.date': 'issued',
        pubdate: 'issued',
        pub_date: 'issued',
        'article.published': 'issued',
        'article.created': 'issued',
        'article-date-original': 'issued',
        'cxenseparse:recs:publishtime': 'issued',
        'cxenseparse:publishtime': 'issued',
        'date-published': 'issued',
        datepublished: 'issued',
        displaydate: 'issued',
        'dc-date': 'issued',
        'bt:pubdate': 'issued',
        ptime: 'issued',
        'rnews:datepublished': 'issued',
        originalpublicationdate: 'issued',
        'article:create_at': 'issued',
        datecreated: 'issued',
        date: 'issued',
        'last-modified': 'modified',
        revised: 'modified',
        'content-language': 'language',
        'parsely-section': 'section',
        section: 'section',
      },
      {
        'parsely-author': 'author',
        'sailthru.author': 'author',
        byl: 'author',
        byline: 'author',
        'dcsext.author': 'author',
        authors: 'author',
        author: 'author',
        'twitter:creator:name': 'author',
        'cxenseparse:author': 'author',
      },
    ),
    { texts: openGraphKind(page), names: labelledCards(page) },
  ]);
}

/** "Written by" in any language, the label beside the name in a card (Yoast, Ghost). */
function labelledCards(page: Page): NameClaim[] {
  return ['1', '2', '3'].flatMap((number): NameClaim[] => {
    const [label = ''] = metaContents(page, `twitter:label${number}`);
    const value = metaContents(page, `twitter:data${number}`).map((name) => ({ name }));
    if (value.length === 0 || !isLabelAlone(label)) return [];
    return [{ field: 'author', value, family: 'meta', source: `twitter:data${number}` }];
  });
}

function openGraphKind(page: Page): TextClaim[] {
  return metaContents(page, 'og:type').flatMap((type) => {
    const value = kinds[type.toLowerCase()];
    return value ? [{ field: 'kind', value, family: 'open-graph', source: 'og:type' } as const] : [];
  });
}
