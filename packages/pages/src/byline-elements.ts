import { comparable, type DateHints, findDates } from '@citewright/record';
import { isAgency } from './agencies.ts';
import { isAsideItself, isOfSubjects } from './aside.ts';
import { splitNames } from './authors.ts';
import { isLabelAlone, labelLength, stripLabel } from './byline-label.ts';
import { isNameLike, isProse, segments } from './byline-segment.ts';
import { isOfCategory } from './category-link.ts';
import { type Headline, labelMarkers } from './headline.ts';
import { isInterfaceText } from './interface-words.ts';
import { kickersOf } from './kickers.ts';
import { localParts } from './mail-address.ts';
import { isOrganisation } from './organisation.ts';
import {
  ancestors,
  attribute,
  descendants,
  isOfOtherWork,
  markers,
  type Page,
  type PageElement,
  textOf,
} from './page.ts';
import { isCertainPerson, isPossiblePerson } from './person-name.ts';
import { siteLabel } from './site-name.ts';
import { isTopic } from './topic.ts';

/**
 * Maximum distance of a marked element from the headline, in characters of visible text; `far` only for
 * `rel=author`.
 */
const reach = { before: 500, after: 3_000, far: 60_000 } as const;

/** A page with more marked elements lists people; its byline is among the first ones. */
const mostCandidates = 200;

/** Marked elements that are looked at, with those without a name: buttons, dates. */
const mostRead = 1_000;

const bylineMarkers =
  /(?:^|[\s_-])(?:bylines?|[a-z]{0,16}authors?(?:name|link)?|writers?|reporters?|autors?|autorius|autoren|autores|autorzy|avtor|szerzo|tac-?gia|imza|podpis|egilea|hofundur|auteurs?|autore|autori|redaktor|verfasser|firmas?|muhabir|yazar|penulis|skribent|forfatter|kirjoittaja|journalist|contributors?|profile-?name|vcard|fn|creat(?:or|ibutor)s?|written-by|posted-by|person[_-]names?|signature|[a-z]{0,8}username|hnuser|post-user)(?:[\s_-]|$)/;
/** Class names of accounts, which may be one word in small letters. */
const accountMarkers = /profile-?name|username|hnuser|post-user/;
/** Class names of elements with all authors, each in a line of its own. */
const listMarkers =
  /(?:^|[\s_-])(?:bylines|authors|autoren|autores|autorzy|auteurs|autori|firmas|creat(?:or|ibutor)s|contributors|writers)(?:[\s_-]|$)|author-?list/;
const otherMarkers =
  /(?:bio|box|avatar|image|img|photo|picture|comment|caption|credit|social|twitter|date|time|share|follow|count|related|more|list-item|description|about|citation|reference)/;
const profileAddress =
  /\/(?:authors?|autor|autoren|autores|auteurs?|autori|profile|profiles|people|person|in|users?|members?|contributors?|columnists?|journalists?|reporters?|writers?|redakteure?|byline|staff|signataires?|autorinnen)\/(?!log|sign|reg|acc|pass|sub)[^/?#]/;
const outside =
  /\b(?:answers?|testimonials?|quotes?|comment|comments|commentlist|reply|blockquote|quote|references?|bibliography|citations?|ref-list|recommended|teaser)\b/;
const otherCredit =
  /\b(?:photo(?:s|graphs?|graphy)?|fotos?|art|artwork|images?|illustrations?|illustrated|edited|translated|reviewed|video|graphics?|music)(?: (?:by|von|par|por|de))?:? ?$/i;

/** HighWire calls the head of an article its citation. */
const highwire = /\bhighwire-(?:cite|citation|article-citation)-?/g;

/** An element marked as naming authors, with a score of certainty. */
export interface MarkedElement {
  element: PageElement;
  names: string[];
  score: number;
}

/** The best marked byline (`rel=author`, class `byline`, link to a profile), with similar ones beside it. */
export function markedByline(page: Page, headline: Headline | undefined, hints: DateHints): MarkedElement[] {
  return bestGroup(page, candidates(page, headline, hints), hints);
}

/** In characters of visible text: the longest marked element, and the longest list of authors with affiliations. */
const longest = { name: 300, list: 3_000 } as const;

function candidates(page: Page, headline: Headline | undefined, hints: DateHints): MarkedElement[] {
  const found: MarkedElement[] = [];
  const beside = { local: localParts(page), kickers: kickersOf(page, headline) };
  let read = 0;
  for (const element of page.elements) {
    if (found.length >= mostCandidates) break;
    const length = element.end - element.start;
    const mark = length === 0 || length > longest.list ? 0 : markScore(page, element);
    if (mark === 0 || (length > longest.name && !listMarkers.test(markers(element)))) continue;
    const distance = distanceTo(element, headline);
    if (distance === undefined || (distance > reach.after && mark < 50)) continue;
    if (mark === 20 && isOfSubject(element) && isBelowText(page, element, headline)) continue;
    if (++read > mostRead) break;
    const names = namesInElement(page, element, beside, hints);
    if (
      names.some((name) => isUsable(name, mark) || isAccountElement(element, name)) &&
      !isOutside(page, element) &&
      !isPhotographers(page, element)
    )
      found.push({ element, names, score: mark - distance / 100 });
  }
  return found;
}

/** From this score on the page declares an author (`rel=author`), whatever the name looks like. */
const declared = 50;

function markScore(page: Page, element: PageElement): number {
  if (element.attributes.size === 0 || ['body', 'html', 'article', 'main'].includes(element.tag)) return 0;
  const rel = attribute(element, 'rel').toLowerCase().split(/\s+/);
  if (element.tag === 'a' && rel.includes('author')) return 55;
  if (attribute(element, 'itemprop') === 'author') return 50;
  const words = markers(element).replace(highwire, '');
  if (/\bcredits?\b/.test(words)) return isOwnLine(page, element) ? 15 : 0;
  if (bylineMarkers.test(words)) return otherMarkers.test(words) ? 15 : 40;
  const href = attribute(element, 'href').slice(0, 500).toLowerCase();
  return isProfile(href, page.url) || accountAddress.test(href) ? 20 : 0;
}

/** A link to a person's page on the same site. */
function isProfile(href: string, url: string): boolean {
  return profileAddress.test(href) && (!/^https?:/.test(href) || siteLabel(href) === siteLabel(url));
}

/** Addresses of accounts in the software of forums. */
const accountAddress = /action=profile|member(?:list)?\.php\?|showuser=|userinfo\b/;

/** A user name by its class, or by the address of its link. */
function isAccountElement(element: PageElement, name: string): boolean {
  return (
    isAccountLink(element, name) ||
    (accountMarkers.test(markers(element)) && /^[\p{L}\p{N}_.-]{2,30}$/u.test(name))
  );
}

/** A link to the account that it names: "nightwatch" linking to `/user/nightwatch/`. */
function isAccountLink(element: PageElement, text: string): boolean {
  const [, account] =
    /\/(?:u|user|users|profile|members?)\/(?:\d+\/)?@?([^/?#]{2,40})\/?$/.exec(
      attribute(element, 'href').slice(0, 500),
    ) ?? [];
  return account !== undefined && account.toLowerCase() === text.toLowerCase();
}

function isOwnLine(page: Page, element: PageElement): boolean {
  return page.text[element.start - 1] === '\n' && page.text[element.end] === '\n';
}

/** Distance in characters of text; undefined = too far. */
function distanceTo(element: PageElement, headline: Headline | undefined): number | undefined {
  if (!headline) return element.start;
  const after = element.start - headline.element.end;
  if (after >= 0) return after <= reach.after ? after : after <= reach.far ? 2_500 + after / 20 : undefined;
  const before = headline.element.start - element.end;
  return before <= reach.before ? 300 + before * 2 : undefined;
}

/** Addresses of people who write, or of whom is written. */
const isOfSubject = (element: PageElement): boolean =>
  /\/(?:person|people|profiles?|in|members?|users?)\//i.test(attribute(element, 'href').slice(0, 500));

/** In characters of paragraphs between the headline and an element. */
const textBefore = 500;

function isBelowText(page: Page, element: PageElement, headline: Headline | undefined): boolean {
  const lines = page.text.slice(headline?.element.end ?? 0, element.start).split('\n');
  return lines.reduce((length, line) => length + (line.length > 80 ? line.length : 0), 0) > textBefore;
}

/** True inside a comment, quotation, reference or teaser, or after "Photo by". */
function isOutside(page: Page, element: PageElement): boolean {
  if (isOfOtherWork(page, element.start) || isOfSubjects(page, element)) return true;
  if (otherCredit.test(page.text.slice(Math.max(0, element.start - 24), element.start))) return true;
  for (const ancestor of [element, ...ancestors(element)]) {
    const words = markers(ancestor).replace(highwire, '');
    if (ancestor.tag === 'blockquote' || outside.test(words)) return true;
    const isOther =
      ancestor.tag === 'figure' || ancestor.tag === 'figcaption' || isAsideItself(page, ancestor);
    if (isOther && !/author|byline/.test(words)) return true;
  }
  return false;
}

/** Signs of affiliations and footnotes after a name: "Jean Dupont (1, 2)", "Ann Lee 1,*". */
const noteSigns =
  /(?<=\s\p{Lu}[\p{L}.'’-]{0,30})(?:(?:\d{1,2}(?:,\d{1,2}){0,9}|[*†‡§¶]){1,4}(?![\d:])|[\s,]{0,2}(?:\(\d{1,2}(?:\s?,\s?\d{1,2}){0,9}\)|\d{1,2}(?:\s?,\s?\d{1,2}){0,9}(?![\d:./-]|[\s,]+\p{L}|[\s,]*\d)))/gu;

/** What stands beside names: names of mailboxes, and the lines above the headline. */
interface Beside {
  local: ReadonlySet<string>;
  kickers: ReadonlySet<string>;
}

/** The names in a marked element: the people in a list, else its first lines without dates, times and buttons. */
function namesInElement(page: Page, element: PageElement, beside: Beside, hints: DateHints): string[] {
  const people = listMarkers.test(markers(element)) ? listedPeople(page, element) : [];
  if (people.length > 1) return people;
  const linked = linkedPeople(page, element);
  if (linked.length > 1) return linked;
  const lines = withoutNotes(textOfNames(page, element, beside))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isButton(line) && !beside.local.has(line.toLowerCase()));
  return [nameInLines(withoutKickers(lines.slice(0, 6), hints), hints)];
}

/** "<a>Jane Roe</a><a>Joe Hill</a>": the people of links that nothing parts. */
function linkedPeople(page: Page, element: PageElement): string[] {
  const links = [...descendants(page, element)].filter(({ tag, start, end }) => tag === 'a' && end > start);
  if (links.length < 2 || links.length > mostBeside) return [];
  const isBeside = links.every(
    ({ start }, index) => index === 0 || page.text.slice(links[index - 1]?.end, start).trim() === '',
  );
  const names = links.map((link) => textOf(page, link));
  return isBeside && names.every(isCertainPerson) ? names : [];
}

/** In characters of visible text: the longest button or kicker beside a name. */
const longestBeside = 80;
/** Elements in a byline that may be one. */
const mostBeside = 100;

/** The text of a marked element; buttons, links to topics and kickers in it are line breaks. */
function textOfNames(page: Page, element: PageElement, beside: Beside): string {
  const pieces: string[] = [];
  let at = element.start;
  for (const inner of descendants(page, element)) {
    if (inner.index - element.index > mostBeside) break;
    if (inner.end === inner.start || inner.start < at || inner.end - inner.start > longestBeside) continue;
    if (inner.end - inner.start >= element.end - element.start) continue;
    const isCut = isBesideName(page, inner, beside);
    // "Jane Roe<span>Reporter</span>"
    if (!isCut && !/^\p{Ll}\p{Lu}/u.test(page.text.slice(inner.start - 1, inner.start + 1))) continue;
    pieces.push(page.text.slice(at, inner.start));
    at = isCut ? inner.end : inner.start;
  }
  return [...pieces, page.text.slice(at, element.end)].join('\n');
}

/** True for a part of a byline that is no name: a button, a link to a topic, a kicker, the address of a mailbox. */
function isBesideName(page: Page, element: PageElement, { kickers }: Beside): boolean {
  const text = textOf(page, element);
  if (isInterfaceText(text) || isTopic(text)) return true;
  if (!text.includes(' ') && /^mailto:/i.test(attribute(element, 'href'))) return true;
  const isLabel =
    isOfCategory(element) || labelMarkers.test(markers(element)) || kickers.has(comparable(text));
  return isLabel && !isCertainPerson(text);
}

/** Lines from the first certain person on, if one above has only the shape of a name: "Weltcup Kitzberg", "Maximilian Auer". */
function withoutKickers(lines: readonly string[], hints: DateHints): readonly string[] {
  const isPerson = (line: string) => splitNames(namesOfLine(line, hints)).some(isCertainPerson);
  const [first = ''] = lines;
  if (labelLength(first) > 0 || isPerson(first) || /[,&]$/.test(first)) return lines;
  const at = lines.findIndex((line) => isPerson(line) && !conjunction.test(line));
  return at > 0 ? lines.slice(at) : lines;
}

const conjunction = /^(?:,|&|and |und |et |y |e |en |og |och |i |a )/;

/** The words of a link to a researcher's number, which stand in an icon. */
const orcid = /(?:view )?orcid(?: (?:profile|id|record))?(?=\P{Ll})/giu;

const withoutNotes = (text: string): string => text.replace(orcid, ' ').replace(noteSigns, '');

/** The elements of a list that are a person each. */
function listedPeople(page: Page, list: PageElement): string[] {
  const people: string[] = [];
  let last: PageElement | undefined;
  for (const element of descendants(page, list)) {
    if (last && element.index < last.last) continue;
    if (element.end - element.start > 80 || element.end === element.start) continue;
    const text = withoutNotes(textOf(page, element))
      .trim()
      .replace(/^(?:and|und|et|y|&) |[,;]$/g, '');
    const name = stripLabel(text);
    if (!isPossiblePerson(name) || actions.test(name) || isPhotographers(page, element)) continue;
    people.push(name);
    last = element;
  }
  return people;
}

const photographer =
  /^\s*(?:photograph(?:er|e)|fotógraf[oa]|fotograf(?:in|o|a)?|bildjournalist|valokuvaaja|kuvaaja|фотограф|фотокор)(?!\p{L})/iu;

/** True for a name over the line "Photographer". */
const isPhotographers = (page: Page, { end }: PageElement): boolean =>
  photographer.test(page.text.slice(end, end + 40));

/** Buttons in lists of authors: "Show Affiliations", "View Profile" */
const actions = /^(?:show|view|see|full|all|more|follow|contact|read|search|author|corresponding) /i;

function nameInLines(lines: readonly string[], hints: DateHints): string {
  const [first = '', second = ''] = lines;
  if (isLabelAlone(first)) return `${first.replace(/[:：]$/, '')}: ${namesOfLine(second, hints)}`;
  const names = namesOfLine(first, hints);
  if (names === '') return namesOfLine(second, hints);
  const more = lines.slice(1).map((line) => namesOfLine(line, hints));
  const end = more.findIndex((name) => !conjunction.test(name) && !names.endsWith(','));
  return [names, ...(end < 0 ? more : more.slice(0, end))].join(' ').slice(0, 300);
}

/** The part of a line with names: a labelled segment, else the first one that looks like a name. */
function namesOfLine(line: string, hints: DateHints): string {
  const parts = segments(line, hints);
  const labelled = parts.find((part) => labelLength(part) > 0 && isNameLike(stripLabel(part)));
  const certain = parts.find((part) => isNameLike(part) && splitNames(part).some(isCertainPerson));
  return labelled ?? certain ?? parts.find((part) => isNameLike(part) || isOrganisationLine(part)) ?? '';
}

function isOrganisationLine(part: string): boolean {
  return part.length <= 50 && !/[\d:!?]|(?:^| )\p{Ll}{4}/u.test(part) && isOrganisation(part);
}

function isButton(line: string): boolean {
  return /^(?:\+ )?(?:follow(?:ing)?|share|message|subscribe|contact|profile|tweet|show more|bio|folgen|seguir|suivre|[|·•,–—-])$/i.test(
    line,
  );
}

/** True when the element contains a name; a single lower-case word without a label is rather a button. */
function isUsable(text: string, mark: number): boolean {
  const names = splitNames(text);
  if (names.length === 0 || isProse(text)) return false;
  return (
    mark >= declared || labelLength(text) > 0 || names.some((name) => /\P{Ll}/u.test(name) || isAgency(name))
  );
}

/** The best element and those like it beside it, with nothing but signs, affiliations and roles between. */
function bestGroup(page: Page, found: readonly MarkedElement[], hints: DateHints): MarkedElement[] {
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const alike = found.filter(
    ({ element }) => element.tag === best.element.tag && areMarkedAlike(element, best.element),
  );
  const at = alike.indexOf(best);
  const group = [best];
  for (const next of alike.slice(at + 1)) {
    const last = group.at(-1)?.element;
    if (last && holds(last, next.element)) continue;
    if (!last || !isJoined(page.text.slice(last.end, next.element.start), hints)) break;
    group.push(next);
  }
  for (const before of alike.slice(0, at).toReversed()) {
    const first = group[0]?.element;
    if (!first || holds(before.element, first)) continue;
    if (!isJoined(page.text.slice(before.element.end, first.start), hints)) break;
    group.unshift(before);
  }
  return group;
}

/** The same classes, or one has a further one: "author" and "author author--last". */
function areMarkedAlike(one: PageElement, other: PageElement): boolean {
  const [first, second] = [markers(one).split(' '), markers(other).split(' ')];
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return few.every((word) => many.includes(word));
}

/** In characters: an affiliation between two authors. */
const between = 200;

/** True for the text between two authors of one work; a date or a sentence begins another work. */
function isJoined(text: string, hints: DateHints): boolean {
  if (text.length > between || findDates(text, hints).length > 0) return false;
  return text
    .split('\n')
    .every((line) => line.trim().length < 120 && !/[.!?]$|[.!?] \p{Lu}/u.test(line.trim()));
}

function holds(outer: PageElement, inner: PageElement): boolean {
  return outer.index <= inner.index && inner.index < outer.last;
}
