import { comparable, decodeText } from '@citewright/record';
import type { Claims, Contributor, Family, NameClaim, NameField, TextField } from './claim.ts';
import { textClaims } from './claim.ts';
import { isObject, type JsonObject, listOf, nodesById, pageNodes, typesOf } from './json-ld-nodes.ts';
import { metaContents, type Page } from './page.ts';
import { kindOfWord } from './work-kind.ts';

/** Schema.org types of the page rather than of its work. */
const pageTypes = new Set(
  'WebPage ItemPage AboutPage CollectionPage FAQPage CheckoutPage ContactPage QAPage'.split(' '),
);

/** Types of main works, most likely first. */
const workTypes = [
  'ScholarlyArticle MedicalScholarlyArticle Thesis Legislation LegislationObject Dataset Report Chapter',
  'NewsArticle ReportageNewsArticle AnalysisNewsArticle OpinionNewsArticle BackgroundNewsArticle ReviewNewsArticle',
  'BlogPosting LiveBlogPosting Article TechArticle AdvertiserContentArticle SatiricalArticle MedicalWebPage LearningResource Guide',
  'DiscussionForumPosting SocialMediaPosting Question Review Recipe HowTo PodcastEpisode RadioEpisode TVEpisode Episode Movie',
  'VideoGame SoftwareApplication SoftwareSourceCode WebApplication MobileApplication Book',
  'VideoObject MusicRecording Photograph VisualArtwork Painting CreativeWork Map DefinedTerm',
].map((types) => new Set(types.split(' ')));

/** Claims of schema.org JSON-LD: the main work, the page, and the names of the site and its owner. */
export function readJsonLd(page: Page): Claims {
  const nodes = pageNodes(page.jsonLd);
  const byId = nodesById(nodes);
  const work = mainWork(nodes, page);
  const webPage = nodes.find((node) => typesOf(node).some((type) => pageTypes.has(type)));
  const texts = [
    ...(work ? workTexts(work, byId, 'json-ld') : []),
    ...(webPage ? workTexts(webPage, byId, 'json-ld-page') : []),
    ...textClaims('json-ld', () => 'json-ld', siteNames(nodes)),
  ];
  return { texts, names: [...workNames(work, byId, 'json-ld'), ...workNames(webPage, byId, 'json-ld-page')] };
}

function mainWork(nodes: readonly JsonObject[], page: Page): JsonObject | undefined {
  const keys = [page.title, ...metaContents(page, 'og:title')].map(comparable);
  for (const types of workTypes) {
    const candidates = nodes.filter((node) => typesOf(node).some((type) => types.has(type)));
    const main =
      candidates.find((node) => isAbout(node, page.url)) ??
      candidates.find((node) => isTitled(node, keys)) ??
      firstWork(candidates, page.url);
    if (main) return main;
  }
  return undefined;
}

/** The first work with a title; of several, one with the address of another page is a teaser. */
function firstWork(candidates: readonly JsonObject[], url: string): JsonObject | undefined {
  const own =
    candidates.length > 1 ? candidates.filter((node) => !text(node.url) || isAbout(node, url)) : candidates;
  return own.find(titleOf) ?? own[0];
}

/** Of several works without an address, the page's is the one with the page's title. */
function isTitled(node: JsonObject, keys: readonly string[]): boolean {
  const title = comparable(titleOf(node) ?? '');
  return (
    title !== '' &&
    keys.some((key) => key === title || key.startsWith(`${title} `) || key.endsWith(` ${title}`))
  );
}

function isAbout(node: JsonObject, url: string): boolean {
  const address = addressKey(url);
  return ['url', '@id', 'mainEntityOfPage'].some((key) => {
    const value = node[key];
    const text = isObject(value) ? value['@id'] : value;
    return typeof text === 'string' && addressKey(text) === address;
  });
}

function addressKey(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '');
}

function titleOf(node: JsonObject): string | undefined {
  return text(node.headline) ?? text(node.name);
}

function text(value: unknown, depth = 0): string | undefined {
  const first = listOf(value)[0];
  if (typeof first === 'number') return String(first);
  if (typeof first === 'string') return decodeText(first) || undefined;
  return isObject(first) && depth < 3 ? text(first['@value'] ?? first.name, depth + 1) : undefined;
}

function workTexts(node: JsonObject, byId: Map<string, JsonObject>, family: Family) {
  const partOf = resolve(node.isPartOf ?? node.partOfSeries ?? node.partOfSeason, byId);
  const values: [TextField, string | undefined][] = [
    ['title', titleOf(node)],
    ['issued', text(node.datePublished)],
    ['issued', text(node.uploadDate)],
    ['issued', text(node.dateCreated)],
    ['modified', text(node.dateModified)],
    ['section', text(node.articleSection)],
    ['language', text(node.inLanguage)],
    ['abstract', text(node.abstract)],
    ['publisher', text(resolve(node.publisher, byId)?.name ?? plain(node.publisher))],
    ['ISBN', text(node.isbn)],
    ['DOI', doiOf(node)],
    ['version', text(node.softwareVersion ?? node.version)],
    ['page-first', text(node.pageStart)],
    ['page-last', text(node.pageEnd)],
    ['page', text(node.pagination)],
    ['kind', typesOf(node).map(kindOfWord).find(Boolean)],
    ...seriesTexts(partOf, byId),
  ];
  return textClaims(family, () => 'json-ld', values);
}

/** Volume, issue and journal are a chain of `isPartOf`: issue -> volume -> periodical. */
function seriesTexts(
  partOf: JsonObject | undefined,
  byId: Map<string, JsonObject>,
): [TextField, string | undefined][] {
  const values: [TextField, string | undefined][] = [];
  let part = partOf;
  for (let step = 0; part && step < 4; step++) {
    const types = typesOf(part);
    if (
      types.some((type) =>
        ['Periodical', 'Newspaper', 'Book', 'Blog', 'PodcastSeries', 'RadioSeries', 'TVSeries'].includes(
          type,
        ),
      )
    ) {
      values.push(['container-title', text(part.name)]);
    }
    values.push(
      ['volume', text(part.volumeNumber)],
      ['issue', text(part.issueNumber)],
      ['ISSN', text(part.issn)],
    );
    part = resolve(part.isPartOf ?? part.partOfSeries, byId);
  }
  return values;
}

function plain(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('//') ? value : undefined;
}

function doiOf(node: JsonObject): string | undefined {
  const candidates = [...listOf(node.identifier), ...listOf(node.sameAs), node['@id'], node.url, node.doi];
  return candidates
    .map((candidate) => (isObject(candidate) ? (candidate.value ?? candidate['@id']) : candidate))
    .filter((candidate) => typeof candidate === 'string')
    .find((candidate) => /(?:^|doi\.org\/|doi:\s?)10\.\d{4,9}\//i.test(candidate.slice(0, 300)));
}

function resolve(value: unknown, byId: Map<string, JsonObject>): JsonObject | undefined {
  const node = listOf(value)[0];
  if (!isObject(node)) return undefined;
  const id = node['@id'];
  const named = node.name !== undefined || node.givenName !== undefined || typesOf(node).length > 0;
  return (!named && typeof id === 'string' && byId.get(id)) || node;
}

function siteNames(nodes: readonly JsonObject[]): [TextField, string | undefined][] {
  return nodes
    .filter((node) => typesOf(node).includes('WebSite'))
    .map((node): [TextField, string | undefined] => ['site', text(node.name)]);
}

function workNames(node: JsonObject | undefined, byId: Map<string, JsonObject>, family: Family): NameClaim[] {
  if (!node) return [];
  // A film is cited by its director; its "authors" wrote the script.
  const director = typesOf(node).includes('Movie') ? node.director : undefined;
  const fields: [NameField, unknown][] = [
    ['director', director],
    ['author', director ? undefined : node.author],
    ['author', director ? undefined : node.creator],
    ['author', node.byArtist],
    ['editor', typesOf(node).some((type) => ['Book', 'Chapter'].includes(type)) ? node.editor : undefined],
  ];
  return fields.flatMap(([field, value]) => {
    const people = listOf(value).flatMap((person) => jsonLdContributors(person, byId));
    return people.length > 0 ? [{ field, value: people, family, source: 'json-ld' }] : [];
  });
}

function jsonLdContributors(value: unknown, byId: Map<string, JsonObject>): Contributor[] {
  if (typeof value === 'string') return [{ name: decodeText(value) }];
  const node = resolve(value, byId);
  if (!node) return [];
  const organisation =
    typesOf(node).some((type) => /Organi[sz]ation|Corporation|Agency/.test(type)) || undefined;
  const person = typesOf(node).includes('Person') || undefined;
  const family = text(node.familyName);
  const given = text(node.givenName);
  const names = listOf(node.name).flatMap((name) => text(name) ?? []);
  if (names.length > 0) return names.map((name) => ({ name, family, given, organisation, person }));
  return family ? [{ name: given ? `${given} ${family}` : family, family, given }] : [];
}
