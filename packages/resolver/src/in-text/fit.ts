import type { Item, Name } from '@citewright/csl';
import type { InTextCite, InTextName } from '@citewright/identifiers';
import type { Fit } from '../resolution.ts';
import { yearOf } from '../sources/dates.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { comparable } from '../text/comparable.ts';
import { isShortFor } from './short-forms.ts';

function printedName(name: Name): string {
  const particle = name['non-dropping-particle'];
  return comparable(name.literal ?? [particle, name.family].filter(Boolean).join(' '));
}

function initialsOf(text: string | undefined): string {
  return comparable(text ?? '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

const sharesEnd = (one: string, other: string) => one.endsWith(` ${other}`) || other.endsWith(` ${one}`);

/** 1 for the same family name, less when only its last part agrees: `Berg` of `van der Berg`, but not `Jones` of `Smith-Jones`. */
function familyFit(cited: InTextName, name: Name): number {
  const family = comparable(cited.family);
  const printed = printedName(name);
  if (family === printed) return 1;
  if (family === '' || printed === '' || !sharesEnd(family, printed)) {
    return family.includes(' ') && comparable(`${name.given ?? ''} ${name.family ?? ''}`) === family ? 1 : 0;
  }
  const joined = (text: string) => comparable(text.replace(/[-‐‑]/g, ''));
  return sharesEnd(joined(cited.family), joined(name.literal ?? name.family ?? '')) ? 0.8 : 0;
}

/** How well a person fits; 0 where the initials speak against it. */
function personFit(cited: InTextName, name: Name | undefined): number {
  const fit = name === undefined ? 0 : familyFit(cited, name);
  if (fit === 0 || cited.initials === undefined) return fit;
  const given = initialsOf(name?.given);
  const clash = given !== '' && !given.startsWith(initialsOf(cited.initials).charAt(0));
  return clash ? 0 : fit;
}

/** True for `Ministry of Health` and `Ministry of Health, Wales`; one word is too little to go by. */
const sharesStart = (short: string, long: string) => short.includes(' ') && long.startsWith(`${short} `);

function organisationFit(organisation: string | undefined, name: Name | undefined): number {
  const printed = name === undefined ? '' : printedName(name);
  const cited = comparable(organisation ?? '');
  if (organisation === undefined || printed === '' || cited === '') return 0;
  const full = name?.literal ?? name?.family ?? '';
  if (printed === cited || isShortFor(organisation, full) || isShortFor(full, organisation)) return 1;
  return sharesStart(printed, cited) || sharesStart(cited, printed) ? 0.8 : 0;
}

function creatorsOf(item: Item): Name[] {
  return item.author ?? item.editor ?? [];
}

function authorFit(cite: InTextCite, item: Item): number {
  const creators = creatorsOf(item);
  const [first] = creators;
  const [cited] = cite.authors;
  if (cited === undefined) {
    const publisher = typeof item.publisher === 'string' ? { literal: item.publisher } : undefined;
    return Math.max(
      organisationFit(cite.organisation, first),
      creators.length === 0 ? organisationFit(cite.organisation, publisher) : 0,
    );
  }
  // A single capitalised word may be a body's short form: (UNESCO, 2015).
  const mayBeBody = cite.authors.length === 1 && cited.initials === undefined && first?.given === undefined;
  const asBody = mayBeBody ? organisationFit(cited.family, first) : 0;
  return Math.max(personFit(cited, first), asBody);
}

/** True when the first author of a record can be the cited one. */
export function hasFirstAuthor(cite: InTextCite, { item }: SourceRecord): boolean {
  return authorFit(cite, item) > 0;
}

/** How many of the named coauthors a record has. */
function namedCoauthors(cite: InTextCite, item: Item): number {
  const others = creatorsOf(item).slice(1);
  return cite.authors.slice(1).filter((cited) => others.some((name) => personFit(cited, name) > 0)).length;
}

function coauthorFit(cite: InTextCite, item: Item): number {
  const creators = creatorsOf(item);
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

function contextFit(words: readonly string[], item: Item): number {
  if (words.length === 0) return 0;
  const text = comparable([item.title, item['container-title'], item.abstract].filter(Boolean).join(' '));
  const present = new Set(text.split(' '));
  const found = words.filter((word) => present.has(word)).length;
  // A sentence is rarely about one title alone: a third of its words is a full hit.
  return Math.min(1, found / Math.max(1, words.length / 3));
}

/**
 * True when everything that a citation says agrees with the record: first author, year and every named coauthor (of three or more one
 * may be spelled otherwise). Without that a record is never taken for the cited work.
 */
export function agrees(cite: InTextCite, { item }: SourceRecord, fit: Fit): boolean {
  const others = cite.authors.length - 1;
  const missing = others < 1 ? 0 : others - namedCoauthors(cite, item);
  return fit.author > 0 && fit.year >= 0.7 && missing <= (others > 2 ? 1 : 0);
}

/** How well a record fits what a citation says and the words around it. */
export function fitOf(cite: InTextCite, words: readonly string[], record: SourceRecord): Fit {
  return {
    author: authorFit(cite, record.item),
    coauthors: coauthorFit(cite, record.item),
    year: yearFit(cite, record),
    context: contextFit(words, record.item),
    standing: Math.min(1, Math.log10(1 + (record.citedBy ?? 0)) / 4),
  };
}
