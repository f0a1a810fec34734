import { dropTrailing } from '../input.ts';
import { readBracket } from './bracket.ts';
import { type Bracketed, cutAtBrackets } from './brackets.ts';
import type { InTextCitation, InTextCite } from './cite.ts';
import { findDate } from './dates.ts';
import { takeLocator } from './locator.ts';
import { readNamed } from './named.ts';
import { type Authors, namesAtEnd, readAuthors } from './names.ts';
import { isShortForm, spells } from './organisation.ts';
import { takePrefix } from './prefix.ts';
import { readPrinted } from './printed.ts';
import { readReferenceEntry } from './reference-entry.ts';

// Addresses and DOIs may contain brackets with years: 10.1016/S0140-6736(20)30183-5, /wiki/Foo_(2020).
const identifier = /:\/\/|10\.\d{4,9}\//;
const trailing = '.,;: ';
const prose = /^[\p{L}\p{M} ,.;:'"!?-]*$/u;

/** `World Health Organization (WHO) (2020)`: the first bracket belongs to the name. */
function joinShortForms(groups: readonly Bracketed[]): Bracketed[] {
  const joined: Bracketed[] = [];
  for (const group of groups) {
    const previous = joined.at(-1);
    if (previous && group.before === '' && previous.before !== '' && isShortForm(previous.inside)) {
      joined[joined.length - 1] = { before: `${previous.before} [${previous.inside}]`, inside: group.inside };
    } else {
      joined.push(group);
    }
  }
  return joined;
}

function readCitedNames(before: string): Authors | undefined {
  const named = readNamed(before);
  return named && named !== 'nobody' ? named : readAuthors(namesAtEnd(before));
}

/** `Author (Year)`; also `World Health Organization (WHO, 2020)`, where the bracket holds the short form of the name. */
function readNarrative(before: string, inside: string): InTextCite[] | undefined {
  const { prefix, rest } = takePrefix(before);
  const authors = readCitedNames(rest);
  const named = authors && findDate(inside) === 0 ? readBracket(inside, authors) : undefined;
  if (named) return prefix ? named.map((cite, at) => (at === 0 ? { prefix, ...cite } : cite)) : named;
  const [first, ...others] = readBracket(inside) ?? [];
  const name = namesAtEnd(rest);
  if (!first?.organisation || !spells(name, first.organisation)) return undefined;
  return [{ ...first, organisation: name, abbreviation: first.organisation }, ...others];
}

type Read = { form: InTextCitation['form']; cites: InTextCite[] };

function readGroup({ before, inside }: Bracketed, isFirst: boolean): Read | undefined {
  const lead = before.replace(/^(?:[,;&] ?|and )+/, '');
  const narrative = lead ? readNarrative(lead, inside) : undefined;
  if (narrative) return { form: 'narrative', cites: narrative };
  // A few words of the sentence may be included: "in Morocco (Echchakery et al., 2018)".
  if (lead && !(isFirst && prose.test(lead))) return undefined;
  const cites = readBracket(inside);
  return cites && { form: 'parenthetical', cites };
}

/** Adds a locator after the citation, bare or in a bracket of its own: `Smith (2020, ...) (p. 5)`. */
function withLocator(cites: readonly InTextCite[], text: string): InTextCite[] | undefined {
  const last = cites.at(-1);
  const { locator, rest } = takeLocator(text);
  return last && locator && !last.locator && rest === ''
    ? [...cites.slice(0, -1), { ...last, locator }]
    : undefined;
}

function readGroups(groups: readonly Bracketed[]): InTextCitation | undefined {
  let citation: InTextCitation | undefined;
  for (const group of groups) {
    const located = citation && withLocator(citation.cites, group.inside);
    if (citation && located) {
      citation = { ...citation, cites: located };
      continue;
    }
    const read = readGroup(group, citation === undefined);
    if (!read) return undefined;
    citation = citation ? { ...citation, cites: [...citation.cites, ...read.cites] } : read;
  }
  return citation;
}

/** The text without quotation marks around it, or without a single one at an end. */
function unquoted(text: string): string {
  const isQuoted = text.startsWith('"') && text.endsWith('"');
  return isQuoted || text.indexOf('"') === text.lastIndexOf('"') ? text.replace(/^"|"$/g, '') : text;
}

/** The text without a surplus bracket at an end: `(Smith, 2020)):`, `(see Smith (2020)`. */
function withoutSurplus(text: string): string {
  const opened = text.split('(').length - 1;
  const closed = text.split(')').length - 1;
  if (opened > 0 && closed === opened + 1 && text.endsWith(')'))
    return dropTrailing(text.slice(0, -1), trailing);
  return closed > 0 && opened === closed + 1 && text.startsWith('(') ? text.slice(1) : text;
}

function readCitation(text: string): InTextCitation | undefined {
  const cut = cutAtBrackets(text);
  const citation = cut && readGroups(joinShortForms(cut.groups));
  if (!citation || cut.after === '') return citation;
  const cites = withLocator(citation.cites, cut.after);
  return cites && { ...citation, cites };
}

const opensSentence = /^([^()]{2,100} ?\((?:1[5-9]|20)\d\d[a-z]?\)) (\p{Ll}[\p{L}\p{M} ,'-]{2,80})$/u;

/** A citation followed by words of its sentence: "Hochschild (1983) argues that", "Chomsky's (1965) theory". */
function readSentence(text: string): InTextCitation | undefined {
  const [, citation = ''] = opensSentence.exec(text) ?? [];
  const read = citation && readCitation(citation.replace(/'s? ?(?=\(\d)/, ' '));
  return read && read.form === 'narrative' ? read : undefined;
}

/**
 * Reads an in-text citation in one of the forms of the specification, §5: `(Author, Year)`, `(Author Year)`,
 * `Author (Year)`, each with or without a page; with several works, organisations, titles, `et al.`, `n.d.`
 * and similar (see {@link InTextCite}); MLA's `(Author Page)`; or a full reference. `undefined` for
 * everything else: numeric citations, a year without an author, a missing bracket, addresses, text over the
 * limit.
 */
export function parseInText(text: string): InTextCitation | undefined {
  const printed = readPrinted(text);
  if (!printed || identifier.test(printed)) return undefined;
  const plain = withoutSurplus(dropTrailing(unquoted(dropTrailing(printed, trailing)), trailing));
  // Square brackets around names and a year, as in some numeric styles: [Smith, 2020]. A second pair of
  // brackets around everything: ((Smith, 2020)), (see Smith (2020)).
  const squared = /^\[([^[\]]*)\]$/u.exec(plain)?.[1];
  return (
    readCitation(squared ? `(${squared})` : plain) ??
    readCitation(/^\((.*)\)$/u.exec(plain)?.[1] ?? '') ??
    readReferenceEntry(plain) ??
    readSentence(plain)
  );
}

/** The cite that references list: the secondary source if there is one, because it was read; else the first. */
export function citedFirst({ cites }: InTextCitation): InTextCite | undefined {
  return cites.find(({ secondary }) => secondary) ?? cites[0];
}
