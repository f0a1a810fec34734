import type { Name } from '@citewright/record';
import { comparable, isLikelyPerson } from '@citewright/record';
import { isAgency } from './agencies.ts';
import { splitAuthors, splitNames } from './authors.ts';
import { stripLabel } from './byline-label.ts';
import { byTrust, type Chosen, evidenceOf } from './choose.ts';
import type { Claims, Contributor, Family, NameClaim, NameField } from './claim.ts';
import { fullerName } from './fuller-name.ts';
import { isJunkAuthor } from './junk-author.ts';
import { nameBehindAddress } from './mail-address.ts';
import { withoutLifeDates } from './name-cleaning.ts';
import { inOrderOf } from './name-order.ts';
import { isOrganisation } from './organisation.ts';
import type { PageContext } from './page-context.ts';
import { isCertainPerson, toPerson } from './person-name.ts';
import { hostOf, isSiteName } from './site-name.ts';
import { isTopic } from './topic.ts';
import { isUnit } from './unit.ts';

/** In characters; sources with several names in one string are far shorter too. */
const longestName = 6_000;

/** Types whose author may be the site's owner: an agency's report, a group's software. */
const groupAuthored = new Set('report dataset software standard legislation regulation book'.split(' '));

/** Types of works on personal sites. */
const ownWork = new Set(['webpage', 'post-weblog', 'article-newspaper']);

/** Trust in sources of names, in descending order. */
const trust: readonly Family[] = [
  'highwire',
  'bepress',
  'eprints',
  'json-ld',
  'dublin-core',
  'coins',
  'microdata',
  'open-graph',
  'meta',
  'reference',
  'byline',
  'json-ld-page',
  'signature',
  'owner',
];

/** Families of library metadata: one name per tag, written "Family, Given", and reliable even if not visible. */
const libraries = new Set<Family>(['highwire', 'bepress', 'eprints', 'dublin-core', 'coins']);

/** Families that occur only in the head, where themes and accounts leave names that no reader sees. */
const headOnly = new Set<Family>(['json-ld', 'json-ld-page', 'open-graph', 'meta']);

/** Families that only count without any other: what they say beside another author is no disagreement. */
const lastResorts = new Set<Family>(['signature', 'owner']);

/** Chosen names, and those of them that are only guessed to be organisations. */
export interface ChosenNames extends Chosen<Name[]> {
  /** Names classified as organisations by their words alone. */
  guessed: string[];
}

interface ReadNames {
  claim: NameClaim;
  source: string;
  names: Name[];
  key: string;
}

/**
 * Chooses the authors (or editors) of the most trusted source with usable names. A person in the byline
 * overrides an organisation in the head; the site itself is an author only with a label ("By").
 */
export function chooseNames(claims: Claims, field: NameField, context: PageContext): ChosenNames | undefined {
  const ranked = byTrust(
    claims.names.filter((claim) => claim.field === field),
    trust,
  );
  const key = context.page.text.length > 1_000 ? comparable(context.page.text) : undefined;
  const read = ranked
    .map((claim) => readClaim(claim, context))
    .filter(
      ({ names, claim }) =>
        names.length > 0 &&
        (claim.family !== 'owner' || isOwnersPage(claims, context)) &&
        (!headOnly.has(claim.family) || isAnyShown(names, context, key)),
    );
  const signed = read.filter(({ names }) => !isOnlySign(names, context));
  const chosen =
    preferred(signed.length > 0 ? signed : read) ??
    siteAsAuthor(ranked, context) ??
    siteOfPerson(claims, field, context);
  if (!chosen) return undefined;
  const firsts = read.filter(
    ({ claim: { family } }, index) =>
      !lastResorts.has(family) && read.findIndex(({ claim }) => claim.family === family) === index,
  );
  const evidence = evidenceOf(
    chosen,
    firsts,
    (other) => other.key !== chosen.key,
    ({ names }) => names,
  );
  return { value: chosen.names, evidence, guessed: guessedOrganisations(chosen) };
}

/** "mtrent" of mtrent@paper.example, which systems put into the head where a name should stand; "T. B." */
function isOnlySign([name, ...others]: readonly Name[], { localParts }: PageContext): boolean {
  if (!name || others.length > 0) return false;
  return (
    localParts.has(name.literal?.toLowerCase() ?? '') || /^(?:\p{Lu}\. ?){1,3}\p{Lu}?$/u.test(nameText(name))
  );
}

function guessedOrganisations({ claim, names }: ReadNames): string[] {
  const declared = new Set(claim.value.filter(({ organisation }) => organisation).map(({ name }) => name));
  return names.flatMap(({ literal }) => (literal?.includes(' ') && !declared.has(literal) ? [literal] : []));
}

function readClaim(claim: NameClaim, context: PageContext): ReadNames {
  const all = claim.value.flatMap((contributor) => namesOfContributor(contributor, claim, context));
  const isAgencyName = ({ literal }: Name) => literal !== undefined && isAgency(literal);
  // "Par Solène Le Goff avec AFP": beside a person, an agency is only the source.
  const areAgencies = all.every(isAgencyName);
  // "Spionagedrehscheibe Schweiz, A. Meier": a kicker that a head joins to the name of a person.
  const mayHaveKicker = !claim.labelled && !libraries.has(claim.family);
  const isKicker =
    mayHaveKicker && all.some((name) => isCertainPerson(nameText(name)))
      ? (name: Name) =>
          isTopic(nameText(name)) || (context.kickers.has(nameKey(name)) && !isCertainPerson(nameText(name)))
      : () => false;
  const usable = all.filter((name) => (areAgencies || !isAgencyName(name)) && !isKicker(name));
  const people = usable.some(({ family }) => family)
    ? usable
        .map((name) => (libraries.has(claim.family) ? name : inOrderOf(name, claim, context.hints.language)))
        .filter((name) => !isTeamOfSite(name, context))
    : usable;
  const names = distinct(people.map((name) => fullerName(name, context.page)));
  return { claim, source: claim.source, names, key: names.map(nameKey).join('|') };
}

/** "Kornblume" on Kornblume Backen: the brand of the site. */
const isPartOfSite = (name: string, { siteNames }: PageContext): boolean =>
  siteNames.some((site) => comparable(site).startsWith(`${comparable(name)} `));

/** "Bay Kitchen Team" on Bay Kitchen: not a name beside a person. */
function isTeamOfSite({ literal }: Name, { siteNames, page }: PageContext): boolean {
  const site = literal?.replace(/ (?:(?:editorial )?(?:team|staff)|editors|newsroom|redaktion)$/i, '');
  return site !== undefined && site !== literal && isSiteName(site, siteNames, page.url);
}

/** A byline with the names in the head and more: heads often have only the first author. */
function fullerByline(
  read: readonly ReadNames[],
  [first]: readonly ReadNames[] = read,
): ReadNames | undefined {
  if (!first || !headOnly.has(first.claim.family) || !first.names.every(isPersons)) return undefined;
  if (read.find(({ claim }) => claim.family === 'byline')?.key === first.key) return undefined;
  const keys = first.names.map(nameKey);
  return read.find(
    ({ claim, names }) =>
      claim.family === 'byline' &&
      names.length > keys.length &&
      names.every(isPersons) &&
      keys.every((key) => names.some((name) => nameKey(name) === key)),
  );
}

/** Names in family and given, or of East Asia, whose parts no space divides. */
const isPersons = ({ family, given, literal = '' }: Name): boolean =>
  (family !== undefined && given !== undefined) || /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(literal);

/** A head with twice as many people as the byline lists those who write for the section. */
const manyMore = 3;

/** The byline of some of the many people whom the head gives. */
function ownOfMany([first, ...others]: readonly ReadNames[]): ReadNames | undefined {
  if (!first || !headOnly.has(first.claim.family)) return undefined;
  const keys = new Set(first.names.map(nameKey));
  return others.find(
    ({ claim, names }) =>
      claim.family === 'byline' &&
      keys.size >= Math.max(names.length * 2, names.length + manyMore) &&
      names.every((name) => keys.has(nameKey(name))),
  );
}

/** The claim with the whole given names of people whom the page's own reference, or a byline, has with initials. */
function spelledOut([first, ...others]: readonly ReadNames[]): ReadNames | undefined {
  const areInitials = ({ names }: ReadNames) =>
    names.some(({ given = '' }) => /^(?:\p{Lu}\.[ -]?)+$/u.test(given));
  if (!first || (first.claim.family !== 'reference' && !areInitials(first))) return undefined;
  const key = ({ family = '', given = '' }: Name) => `${comparable(family)} ${given.slice(0, 1)}`;
  const keys = (names: readonly Name[]) => names.map(key).join('|');
  return others.find((other) => keys(other.names) === keys(first.names) && !areInitials(other));
}

function preferred(read: readonly ReadNames[]): ReadNames | undefined {
  const fuller = ownOfMany(read) ?? fullerByline(read) ?? spelledOut(read);
  if (fuller) return fuller;
  const [first] = read;
  const isUser =
    first?.claim.family === 'byline' && first.names.every(({ literal }) => literal && !literal.includes(' '));
  if (isUser || !first?.names.every(({ literal }) => literal !== undefined && isOrganisation(literal)))
    return first;
  return (
    read.find(({ claim, names }) => claim.family === 'byline' && names.some(({ family }) => family)) ?? first
  );
}

function siteAsAuthor(ranked: readonly NameClaim[], context: PageContext): ReadNames | undefined {
  // A widget's "Recipe by" names the site's kitchen on every page.
  const claim = ranked.find(({ labelled, value }) => labelled && !/^recipe\b/i.test(value[0]?.name ?? ''));
  const name = claim?.value.flatMap((contributor) => splitNames(contributor.name))[0];
  if (!claim || !name || !isSiteName(name, context.siteNames, context.page.url)) return undefined;
  return { claim, source: claim.source, names: [{ literal: name }], key: comparable(name) };
}

/** A dated page on a site named after a person ("Jane Roe"), without other names, was written by that person. */
function siteOfPerson(claims: Claims, field: NameField, context: PageContext): ReadNames | undefined {
  const { siteNames } = context;
  const claim = claims.texts.find(
    ({ field: name, value }) => name === 'site' && isLikelyPerson(value) && siteNames.includes(value),
  );
  if (!claim || field !== 'author' || !isOwnersPage(claims, context) || isOrganisation(claim.value))
    return undefined;
  const value = [{ name: claim.value }];
  const siteClaim: NameClaim = { field, value, family: claim.family, source: claim.source };
  return {
    claim: siteClaim,
    source: claim.source,
    names: [toPerson(claim.value)],
    key: comparable(claim.value),
  };
}

/** True for a dated page of a kind that people publish on their own sites. */
function isOwnersPage({ texts }: Claims, { type }: PageContext): boolean {
  return ownWork.has(type) && texts.some(({ field }) => field === 'issued' || field === 'modified');
}

/** True when the page shows one of the names, or has hardly any text (built by scripts). */
function isAnyShown(names: readonly Name[], context: PageContext, key: string | undefined): boolean {
  if (key === undefined) return true;
  return names.some(({ family, literal = '' }) => {
    if (family) return key.includes(comparable(family));
    return literal.includes(' ')
      ? key.includes(comparable(literal))
      : containsWord(context.page.text, literal);
  });
}

/** A user name must match exactly, not inside an address ("roe" in "roe.example"). */
function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text.slice(at + word.length, at + word.length + 2).padEnd(2)}`;
    if (!/^[\p{L}\d./@]|^.[\p{L}\d]|^.\.\p{Ll}/u.test(around) || /\p{Lo}/u.test(word)) return true;
  }
  return false;
}

function nameText(name: Name): string {
  return [name.given, name.family, name.literal].filter(Boolean).join(' ');
}

function nameKey(name: Name): string {
  return comparable(nameText(name));
}

function distinct(names: readonly Name[]): Name[] {
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]));
  return [...byKey.values()].toReversed();
}

/** True for the site itself, or its publisher unless a person: neither is an author. */
function isOwner(name: string, { type, siteNames, publishers, page }: PageContext): boolean {
  if (groupAuthored.has(type)) return false;
  const owners = isOrganisation(name) ? [...siteNames, ...publishers] : siteNames;
  return isSiteName(name, owners, page.url);
}

/**
 * "Schäfer Aguilar, Paloma" in library metadata is one person; "John Smith, Jane Doe" in a single Dublin Core
 * tag may be two.
 */
function isInvertedClaim(name: string, { family, value }: NameClaim): boolean {
  const isPair = /^[^,;]+,[^,;]+(?:, ?(?:Jr|Sr|I{2,3}|IV)\.?)?$/.test(name);
  if (!libraries.has(family) || !isPair || isOrganisation(name)) return false;
  return family !== 'dublin-core' || value.length > 1 || !/^\S+ .*, ?\S+ /.test(name);
}

function namesOfContributor(printed: Contributor, claim: NameClaim, context: PageContext): Name[] {
  const contributor = { ...printed, name: nameBehindAddress(withoutLifeDates(printed.name)) };
  const { name, family, given, organisation, person } = contributor;
  if (/\b(?:edited|reviewed|translated|illustrated|photo(?:graph(?:s|ed))?) by\b/i.test(name)) return [];
  if (name.length > longestName || (isJunkAuthor(stripLabel(name)) && !family)) return [];
  if (!claim.labelled && !libraries.has(claim.family) && !groupAuthored.has(context.type) && isUnit(name))
    return [];
  const isSite = (text: string) => isOwner(text, context);
  if (isSite(name) && !isOwnSite(contributor, claim)) return [];
  if (organisation && !groupAuthored.has(context.type) && isPartOfSite(name, context)) return [];
  if (organisation && isOrganisation(name)) return [{ literal: name }];
  const isOwners = isSiteName(name, [...context.siteNames, ...context.publishers], '');
  if (!person && isOwners && !isLikelyPerson(name)) return [{ literal: name }];
  if (family && given && !isOrganisation(name) && name.length <= 200) return [{ family, given }];
  if (isInvertedClaim(name, claim)) return [toPerson(name)];
  if (isOneOrganisation(name, claim)) return [{ literal: name }];
  if (isAccountName(name, context)) return [{ literal: name }];
  return splitAuthors(name).filter(
    (author) => isOwnSite({ ...contributor, name: nameText(author) }, claim) || !isSite(nameText(author)),
  );
}

/**
 * Library metadata have a tag per name: "Innovation, Science and Industry" in one tag is an organisation,
 * unless it contains people.
 */
function isOneOrganisation(name: string, { family, source }: NameClaim): boolean {
  if (!libraries.has(family) || source.endsWith('authors') || !/ (?:and|&|et|und|y) /.test(name))
    return false;
  return !splitNames(name).some((part) => isLikelyPerson(part));
}

/** Platforms on which accounts publish under any name ("Canal Guy"). */
const accountHosts =
  /(?:^|\.)(?:youtube|youtu|vimeo|dailymotion|tiktok|twitch|soundcloud|instagram|threads|reddit|tumblr|flickr|pinterest|bilibili|stackoverflow|stackexchange|quora)\.(?:com|be|net|tv)$/;

/** An account name that is not clearly a person's is not split. */
function isAccountName(name: string, { page }: PageContext): boolean {
  return accountHosts.test(hostOf(page.url)) && !isLikelyPerson(name);
}

/** A person whose name is the host ("janeroe.example"), declared as such or in a meta element. */
function isOwnSite({ name, person }: Contributor, { family }: NameClaim): boolean {
  return (person === true || family === 'meta') && isLikelyPerson(name) && !isOrganisation(name);
}
