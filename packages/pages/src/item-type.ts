import type { Family, TextClaim } from './claim.ts';
import { markers, metaContents, type Page } from './page.ts';
import { hostOf } from './site-name.ts';

/** Sources that are trusted for the type, in this order. */
const families: readonly Family[] = [
  'highwire',
  'json-ld',
  'eprints',
  'dublin-core',
  'bepress',
  'microdata',
  'open-graph',
  'coins',
  'json-ld-page',
];

/** Types by host or address, for pages whose metadata have none. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|\.)(?:wikipedia|citizendium|scholarpedia|encyclopedia|britannica|treccani|larousse)\.|encyclop(?:a?e)dia|enzyklop|^plato\.stanford\.edu$/,
    'entry-encyclopedia',
  ],
  [
    /(?:^|\.)(?:wiktionary|merriam-webster|dictionary|duden|collinsdictionary)\.|dictionary/,
    'entry-dictionary',
  ],
  [/(?:^|\.)(?:\p{L}{1,9}rxiv|preprints|researchsquare|ssrn|techrxiv)\.(?:com|org)$/u, 'article'],
  [/(?:^|\.)(?:youtube|vimeo|dailymotion|ted)\.com$|^youtu\.be$/, 'motion_picture'],
  [/(?:^|\.)(?:github|gitlab|bitbucket|sourceforge|npmjs|pypi|codeberg)\.(?:com|org|net)$/, 'software'],
  [
    /(?:^|\.)(?:twitter|x|facebook|instagram|reddit|mastodon|tiktok|threads|quora|stackoverflow|stackexchange)\.(?:com|social|net)$/,
    'post',
  ],
  [/^legislation\.|(?:^|\.)legifrance\.|(?:^|\.)gesetze-im-internet\.|(?:^|\.)eur-lex\./, 'legislation'],
  [
    /(?:^|\.)(?:blogspot|wordpress|tumblr|typepad|blogger|substack|medium|ghost|hypotheses)\.(?:com|io|org|[a-z]{2})$|^blogs?\.|\.blog$/,
    'post-weblog',
  ],
];

const paths: readonly (readonly [RegExp, string])[] = [
  [/\/(?:theses|thesis|dissertations?)\//i, 'thesis'],
  [/\/(?:blogs?|weblog)\//i, 'post-weblog'],
  [/\/(?:video|videos|watch)\//i, 'motion_picture'],
  [/\/(?:datasets?)\//i, 'dataset'],
  [/\/wiki\//i, 'entry-encyclopedia'],
];

/** Types by host that override metadata: platforms mark every post as `NewsArticle`, and every page as a journal's. */
const provenByHost = new Set(['post-weblog', 'post', 'software', 'article']);

/** The CSL type of a page's work; `webpage` by default. */
export function itemType(page: Page, texts: readonly TextClaim[]): string {
  const byHost = typeOfHost(page.url);
  if (byHost && provenByHost.has(byHost)) return byHost;
  for (const family of families) {
    const claim = texts.find((text) => text.field === 'kind' && text.family === family);
    if (claim) return claim.value;
  }
  const type = typeOfAddress(page.url) ?? typeOfMarkup(page) ?? typeOfPlatform(page);
  return type ?? typeOfSiteName(page) ?? 'webpage';
}

function typeOfAddress(url: string): string | undefined {
  return typeOfHost(url) ?? paths.find(([pattern]) => pattern.test(url.slice(0, 2_000)))?.[1];
}

function typeOfHost(url: string): string | undefined {
  const host = hostOf(url);
  return hosts.find(([pattern]) => pattern.test(host))?.[1];
}

/** True for blogs on a custom domain that name their platform. */
function typeOfPlatform(page: Page): string | undefined {
  const names = metaContents(page, 'og:site_name').map((name) => name.toLowerCase());
  return names.some((name) => ['medium', 'substack', 'tumblr'].includes(name)) ? 'post-weblog' : undefined;
}

/** Words in the names of newspapers and magazines. */
const periodicals: readonly (readonly [RegExp, string])[] = [
  [/\bmagazine?\b/iu, 'article-magazine'],
  [
    /(?:^|\s)(?:times|herald|gazette|tribune|chronicle|courier|examiner|inquirer|sentinel|zeitung|tageblatt|anzeiger|courrier|dépêche|diario|periódico|jornal|gazeta|gazzetta|corriere|dagblad|krant|tidende|tidning)(?=\s|$)|(?:zeitung|tageblatt|anzeiger|tidende|tidning)$/iu,
    'article-newspaper',
  ],
];

/** True for an article on a site named like a newspaper. */
function typeOfSiteName(page: Page): string | undefined {
  if (!metaContents(page, 'og:type').some((type) => type.toLowerCase() === 'article')) return undefined;
  const names = metaContents(page, 'og:site_name').map((name) => name.slice(0, 80));
  return periodicals.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
}

/**
 * Ghost publishes only blogs and newsletters. WordPress marks the body of a blog post with `single-post`; its
 * generator tag alone means nothing, because half of the web uses it.
 */
function typeOfMarkup(page: Page): string | undefined {
  if (metaContents(page, 'generator').some((generator) => /^(?:ghost|blogger|substack)\b/i.test(generator)))
    return 'post-weblog';
  const body = page.elements.find(({ tag }) => tag === 'body');
  const single = body && /\bsingle-post\b|\bpost-template\b|\bcollection-type-blog/.test(markers(body));
  return single && metaContents(page, 'citation_title').length === 0 ? 'post-weblog' : undefined;
}
