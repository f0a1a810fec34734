import type { InTextCite, InTextName } from '@citewright/identifiers';
import {
  bodyName,
  comparable,
  type Fit,
  familyOf,
  holdsJoint,
  type Item,
  isSameFamilyName,
  mainTitle,
  type Name,
  sharedWords,
  yearOf,
} from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import { isShortFor } from './short-forms.ts';

/** Titles below this likeness belong to different works. */
const sameTitle = 0.8;

/** Without a year the context must identify the work: the minimum context fit. */
const minContextFit = 0.5;

function givenInitials(text: string | undefined): string {
  return comparable(text ?? '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

const sharesEnd = (one: string, other: string) => one.endsWith(` ${other}`) || other.endsWith(` ${one}`);

/**
 * 1 for the same family name, less when only its last part agrees: `Berg` for `van der Berg`, but not `Jones`
 * for `Smith-Jones`.
 */
function familyFit(cited: InTextName, name: Name): number {
  if (isSameFamilyName(cited.family, familyOf(name))) return 1;
  const family = comparable(cited.family);
  const printed = comparable(familyOf(name));
  if (family === '' || printed === '' || !sharesEnd(family, printed)) {
    return family.includes(' ') && comparable(`${name.given ?? ''} ${name.family ?? ''}`) === family ? 1 : 0;
  }
  const joined = (text: string) => comparable(text.replace(/[-‐‑]/g, ''));
  return sharesEnd(joined(cited.family), joined(name.literal ?? name.family ?? '')) ? 0.8 : 0;
}

/** How well a person fits; 0 when the initials contradict. */
function personFit(cited: InTextName, name: Name | undefined): number {
  const fit = name === undefined ? 0 : familyFit(cited, name);
  if (fit === 0 || cited.initials === undefined) return fit;
  const given = givenInitials(name?.given);
  const clash = given !== '' && !given.startsWith(givenInitials(cited.initials).charAt(0));
  return clash ? 0 : fit;
}

/** True for `Ministry of Health` and `Ministry of Health, Wales`; a single word is not enough. */
const sharesStart = (short: string, long: string) => short.includes(' ') && long.startsWith(`${short} `);

function organisationFit(organisation: string | undefined, name: Name | undefined): number {
  const printed = name === undefined ? '' : bodyName(familyOf(name));
  const cited = bodyName(organisation ?? '');
  if (organisation === undefined || printed === '' || cited === '') return 0;
  const full = name?.literal ?? name?.family ?? '';
  if (printed === cited || isShortFor(organisation, full) || isShortFor(full, organisation)) return 1;
  return sharesStart(printed, cited) || sharesStart(cited, printed) ? 0.8 : 0;
}

function creatorsOfRecord(item: Item): Name[] {
  return item.author ?? item.editor ?? [];
}

/** Two names may belong to one firm or one person: if the record joins them, they are compared as one. */
function joinedFit({ authors, etAl }: InTextCite, first: Name | undefined): number {
  const [one, other, ...more] = authors;
  if (!one || !other || more.length > 0 || etAl || one.initials || other.initials) return 0;
  if (first === undefined || !holdsJoint(familyOf(first))) return 0;
  return organisationFit(`${one.family} ${other.family}`, first);
}

function titleFit(title: string, { title: printed }: Item): number {
  const alike = sharedWords(title, String(printed ?? ''));
  return alike >= sameTitle ? alike : 0;
}

/** True when a record has the title of a pasted entry, which may lack the subtitle. */
function hasTitle(title: string, item: Item): boolean {
  if (titleFit(title, item) > 0) return true;
  const printed = String(item.title ?? '');
  const isShort = mainTitle(title) === title || mainTitle(printed) === printed;
  return isShort && sharedWords(mainTitle(title), mainTitle(printed)) > 0.9;
}

const isTitleAlone = ({ authors, organisation, title }: InTextCite) =>
  title !== undefined && authors.length === 0 && organisation === undefined;

function authorFit(cite: InTextCite, item: Item): number {
  if (cite.title !== undefined && isTitleAlone(cite)) return titleFit(cite.title, item);
  const creators = creatorsOfRecord(item);
  const [first] = creators;
  const [cited] = cite.authors;
  if (cited === undefined) {
    const publisher = typeof item.publisher === 'string' ? { literal: item.publisher } : undefined;
    return Math.max(
      organisationFit(cite.organisation, first),
      creators.length === 0 ? organisationFit(cite.organisation, publisher) : 0,
    );
  }
  // A single capitalised word may be the short form of an organisation: (UNESCO, 2015).
  const mayBeBody = cite.authors.length === 1 && cited.initials === undefined && first?.given === undefined;
  const asBody = mayBeBody ? organisationFit(cited.family, first) : 0;
  return Math.max(personFit(cited, first), asBody, joinedFit(cite, first));
}

/** True when the first author of a record can be the cited one. */
export function hasFirstAuthor(cite: InTextCite, { item }: SourceRecord): boolean {
  return authorFit(cite, item) > 0;
}

/** The number of named coauthors that a record has. */
function namedCoauthors(cite: InTextCite, item: Item): number {
  const others = creatorsOfRecord(item).slice(1);
  return cite.authors.slice(1).filter((cited) => others.some((name) => personFit(cited, name) > 0)).length;
}

function coauthorFit(cite: InTextCite, item: Item): number {
  const creators = creatorsOfRecord(item);
  // A cite by title means a work without a named author.
  if (isTitleAlone(cite)) return creators.length === 0 ? 1 : 0.5;
  if (joinedFit(cite, creators[0]) > 0) return creators.length === 1 ? 1 : 0.3;
  const others = cite.authors.slice(1);
  const named = namedCoauthors(cite, item);
  const expected = cite.authors.length;
  const countFits = cite.etAl
    ? creators.length > Math.max(expected, 2) - 1
    : creators.length === Math.max(expected, 1);
  const namedShare = others.length === 0 ? 1 : named / others.length;
  return namedShare * (countFits ? 1 : 0.3);
}

function yearFit(cite: InTextCite, { item, years = [] }: SourceRecord): number {
  if (cite.year === undefined) return 0.7;
  const known = [yearOf(item.issued), ...years].filter((year) => year !== undefined);
  const end = cite.yearEnd ?? cite.year;
  const start = cite.year;
  if (known.some((year) => year >= start && year <= end)) return 1;
  return known.some((year) => year === start - 1 || year === end + 1) ? 0.4 : 0;
}

function contextFit({ title, ...cite }: InTextCite, words: readonly string[], item: Item): number {
  if (title !== undefined && !isTitleAlone({ ...cite, title }) && titleFit(title, item) > 0) return 1;
  if (words.length === 0) return 0;
  const text = comparable([item.title, item['container-title'], item.abstract].filter(Boolean).join(' '));
  const present = new Set(text.split(' '));
  const found = words.filter((word) => present.has(word)).length;
  // A sentence is rarely about one title alone: a third of its words is a full hit.
  return Math.min(1, found / Math.max(1, words.length / 3));
}

/**
 * True when all parts of a citation agree with the record: first author, year and every named coauthor (of
 * three or more, one may be spelled differently). A citation without a year is too vague by itself: its
 * context must fit. Records that do not agree are never taken as the cited work.
 */
export function agreesWithCite(cite: InTextCite, { item }: SourceRecord, fit: Fit): boolean {
  const others = cite.authors.length - 1;
  const joined = joinedFit(cite, creatorsOfRecord(item)[0]) > 0;
  const missing = others < 1 || joined ? 0 : others - namedCoauthors(cite, item);
  const isSpecific = cite.year !== undefined || fit.context >= minContextFit || isTitleAlone(cite);
  // A full reference contains the title: another work of the same authors and year is not meant.
  const isOther = cite.entry === true && cite.title !== undefined && !hasTitle(cite.title, item);
  return isSpecific && !isOther && fit.author > 0 && fit.year >= 0.7 && missing <= (others > 2 ? 1 : 0);
}

/** How well a record fits a citation and its context. */
export function fitOfCite(cite: InTextCite, words: readonly string[], record: SourceRecord): Fit {
  return {
    author: authorFit(cite, record.item),
    coauthors: coauthorFit(cite, record.item),
    year: yearFit(cite, record),
    context: contextFit(cite, words, record.item),
    standing: Math.min(1, Math.log10(1 + (record.citedBy ?? 0)) / 4),
  };
}
