import { PaperError } from '@citewright/documents';
import { comparable, plainOf } from '@citewright/record';
import type { Entry } from '../list/entries.ts';
import { isName, type Names, namesOf, type Token } from './names.ts';
import { isNearName, isNearYear, isSpeltOut } from './near.ts';
import { placesIn } from './places.ts';
import { isShortFormOf } from './short-form.ts';

// Which entry of the list a name and a year mean.

const familyOf = ({ item, folded }: Entry) => {
  const [first] = item.author ?? item.editor ?? [];
  const family = comparable(first?.family ?? first?.literal ?? '');
  const isPrinted = folded.startsWith(family) || isBehindParticles(family, folded);
  return family !== '' && isPrinted ? family : (folded.split(' ')[0] ?? '');
};

/**
 * What speaks for an entry, and against it. The best entry of a year is meant; one that is worth nothing fits not at all. Each score was
 * measured by taking it out (2026-11-27, 45 documents with their planted faults, 4,179 links): how many links or findings then go wrong stands
 * beside it. Four others changed nothing and are gone: a second author who is named or misspelt, `et al.` of one, as many authors as named.
 */
const scores = {
  /** The first author begins the entry or is its body's short form: 44 links. */
  isFirst: 10,
  /** The given names of the entry stand before the family name, which says more than the family name alone: `X. Wang` beside L. Wang. */
  hasGiven: 11,
  /** For each letter, since a long name is seldom another's: 1 finding. */
  letter: 1 / 20,
  /** The first author stands behind particles, has other given names, or is misspelt. Worth twice as much, it costs 4 links. */
  isNearlyFirst: 6,
  /** A further author is not in the entry: 14 links. */
  isMissing: -5,
  /** `et al.` where the entry has three authors and more: 17 links. */
  isEtAl: 1.5,
  /** Fewer or more authors than the entry has, without `et al.`: 4 findings. */
  isOtherNumber: -2,
  /** The year of the work: 10 links. */
  isYear: 6,
  /** Another year of the entry, of a reprint or of access. Worth as much as the first one, it costs 6 links. */
  isFurtherYear: 3,
  /** The letter of the year: 4 links. */
  isLetter: 3,
  /** Another letter: 2 findings. */
  isOtherLetter: -4,
  /** The entry has a letter, and the citation none: 5 findings. */
  lacksLetter: -0.5,
} as const;

interface Fit {
  score: number;
  /** An author is named otherwise. */
  misspelt: boolean;
}

/** Whether only one or two short words stand before a name: `de la Cruz`. */
function isBehindParticles(name: string, folded: string): boolean {
  const at = folded.indexOf(` ${name} `);
  return at > 0 && at < 10 && /^\p{Ll}{1,4}(?: \p{Ll}{1,4})?$/u.test(folded.slice(0, at));
}

/** How well authors fit an entry; absent when the first one is another. */
function fitOfNames(
  { units, etAl }: Names,
  entry: Entry,
  family: string,
  shortForms: ReadonlyMap<string, string>,
): Fit | undefined {
  const [first = '', ...more] = units;
  const long = shortForms.get(first);
  let [score, misspelt] = [0, false];
  if (entry.folded === first || entry.folded.startsWith(`${first} `))
    score = scores.isFirst + first.length * scores.letter;
  else if (
    first.length > 1 &&
    (isShortFormOf(first, entry.organisation) || (long && entry.folded.startsWith(long)))
  )
    score = scores.isFirst;
  else if (family.length > 1 && first.endsWith(` ${family}`)) {
    const given = first.slice(0, -family.length - 1);
    const printed = entry.folded.slice(family.length + 1);
    score = printed.startsWith(given.slice(0, 1)) ? scores.hasGiven : scores.isNearlyFirst;
  } else if (first.length > 2 && isBehindParticles(first, entry.folded)) score = scores.isNearlyFirst;
  else if (isSpeltOut(first, family, entry.text)) score = scores.isNearlyFirst;
  else if (isNearName(first, family)) [score, misspelt] = [scores.isNearlyFirst, true];
  else return undefined;
  const people = entry.item.author?.length ?? 0;
  for (const unit of more) {
    const word = unit.split(' ').at(-1) ?? '';
    const isNamed =
      ` ${entry.head} `.includes(` ${unit} `) || (word.length > 1 && ` ${entry.head} `.includes(` ${word} `));
    if (isNamed) continue;
    if (entry.head.split(' ').some((one) => isNearName(one, word))) misspelt = true;
    else score += scores.isMissing;
  }
  if (etAl) score += people > 2 ? scores.isEtAl : 0;
  else if (people > 0 && people !== units.length) score += scores.isOtherNumber;
  return score > 0 ? { score, misspelt } : undefined;
}

/** An entry that names and a year mean, and the token at which the names begin. */
export interface Link {
  index: number;
  at: number;
  /** Other entries that are meant as likely. */
  ties: number[];
}

/** An entry that names and a year nearly mean, and what differs. */
export interface NearLink {
  index: number;
  differs: 'year' | 'author';
}

/** Characters before a short form in which its long form stands. */
const longestForm = 160;
const longForm =
  /(?<![\p{L}-])(\p{Lu}[\p{L}-]+ (?:(?:\p{Lu}[\p{L}-]+|of|the|for|and|de|da|do|das|dos|e|y|del|la|des|et|para|por|em|a|o|en|los|las|pour|les|du),? ){0,12}\p{Lu}[\p{L}-]+),? $/u;

/**
 * Short forms that the text explains: `World Health Organization (WHO)`; and before a year, `(WHO, 2016)`, where the letters
 * fit or an entry begins with the name.
 */
function shortFormsOf(text: string, entries: readonly Entry[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { 1: printed = '', 2: sign, index } of text.matchAll(
    /[([](\p{Lu}[\p{Lu}\p{Ll}-]{1,11})(?:([\])])|,? (?=\d{4}))/gu,
  )) {
    const short = comparable(printed);
    if (found.has(short)) continue;
    const named = longForm.exec(text.slice(Math.max(0, index - longestForm), index))?.[1];
    if (named === undefined) continue;
    const long = comparable(named.replace(/^(?:the|o|a|el|la|le) /iu, ''));
    const isBody = () => long.includes(' ') && entries.some(({ folded }) => folded.startsWith(`${long} `));
    if (sign !== undefined || isShortFormOf(short, long.split(' ')) || isBody()) found.set(short, long);
  }
  return found;
}

/** Whether as many authors are named as an entry has, where that can be known. */
function isAsMany({ units, etAl }: Names, { item }: Entry): boolean {
  const people = item.author?.length ?? 0;
  return people === 0 || (etAl ? people > 2 : people === units.length);
}

/** Names before a year that are tried as the first author. */
const mostStarts = 14;

/** Scores that differ by less are the same: sums of twentieths are not exact. */
const rounding = 0.01;

/** Entries that a citation may mean as well, at most. */
const mostTies = 20;

/** Comparisons of a citation with an entry, in one paper: a thesis of 300 pages needs fifty thousand. */
const mostComparisons = 3_000_000;

const citationKey = (tokens: readonly Token[], year: string, suffix: string) =>
  `${tokens.map(({ text }) => text).join(' ')} ${year} ${suffix}`;

/** Links names and years with the entries of a list. */
export class Linker {
  readonly #entries: readonly Entry[];
  readonly #shortForms: Map<string, string>;
  readonly #byYear = new Map<string, number[]>();
  /** The first author's family name of each entry. */
  readonly #families: readonly string[];
  readonly #known: ReadonlySet<string>;
  /** The year of the oldest work. */
  readonly oldest: number;
  readonly #links = new Map<string, Link | undefined>();
  readonly #titles = new Map<string, boolean>();
  readonly #places: ReadonlySet<string>;
  readonly #journals: ReadonlySet<string>;
  /** Words of the text in small letters, folded. */
  #usual: ReadonlySet<string> | undefined;
  readonly #text: string;
  readonly #nearLinks = new Map<string, NearLink | undefined>();
  #comparisons = 0;

  constructor(entries: readonly Entry[], text: string) {
    this.#entries = entries;
    this.#shortForms = shortFormsOf(text, entries);
    this.#places = placesIn(text);
    this.#text = text;
    this.#journals = new Set(
      entries.map(({ item }) => comparable(plainOf(item['container-title']) ?? '').replace(/^the /, '')),
    );
    this.#families = entries.map(familyOf);
    this.#known = new Set(this.#families);
    this.oldest = entries.reduce((oldest, { years }) => Math.min(oldest, ...years.map(Number)), Infinity);
    for (const [index, { years, days }] of entries.entries()) {
      for (const year of years.length > 0 ? years : ['']) this.#withYear(year).push(index);
      for (const year of new Set(days))
        if (!years.includes(year)) this.#withYear(`${year} by day`).push(index);
    }
  }

  #withYear(year: string): number[] {
    const known = this.#byYear.get(year) ?? [];
    if (known.length === 0) this.#byYear.set(year, known);
    return known;
  }

  #fitOf(names: Names, index: number): Fit | undefined {
    const entry = this.#entries[index];
    return entry && fitOfNames(names, entry, this.#families[index] ?? '', this.#shortForms);
  }

  #count(comparisons: number): void {
    this.#comparisons += comparisons;
    if (this.#comparisons > mostComparisons)
      throw new PaperError('too-complex', 'The paper has too many citations for the length of its list');
  }

  /** The entry that names before a year mean; where none is of that year, the only one of the authors with a day in it or undated, or a title. */
  link(tokens: readonly Token[], year: string, suffix: string): Link | undefined {
    const key = citationKey(tokens, year, suffix);
    if (!this.#links.has(key))
      this.#links.set(
        key,
        this.#find(tokens, year, suffix) ??
          this.#findOnly(tokens, `${year} by day`) ??
          (year === '' ? undefined : this.#findOnly(tokens, '')) ??
          this.#findByTitle(tokens, year),
      );
    return this.#links.get(key);
  }

  #findOnly(tokens: readonly Token[], year: string): Link | undefined {
    const link = this.#find(tokens, year, '');
    return link && link.ties.length === 0 ? link : undefined;
  }

  /** The work of a year whose title is cited in the place of its authors. */
  #findByTitle(tokens: readonly Token[], year: string): Link | undefined {
    const words = comparable(tokens.map(({ text }) => text).join(' '));
    if (words.length < 3) return undefined;
    const fromThen = this.#byYear.get(year) ?? [];
    this.#count(fromThen.length);
    const [index, ...others] = fromThen.filter((at) => {
      const title = this.#entries[at]?.item.title;
      return typeof title === 'string' && comparable(title) === words;
    });
    return index === undefined || others.length > 0 ? undefined : { index, at: 0, ties: [] };
  }

  #find(tokens: readonly Token[], year: string, suffix: string): Link | undefined {
    let best: (Link & { score: number }) | undefined;
    const starts = tokens.flatMap(({ text }, at) => (isName(text) ? [at] : []));
    for (const at of starts.slice(-mostStarts)) {
      const names = namesOf(tokens.slice(at));
      if (names.units.length === 0) continue;
      const fromThen = this.#byYear.get(year) ?? [];
      this.#count(fromThen.length);
      for (const index of fromThen) {
        const entry = this.#entries[index];
        const fit = entry && this.#fitOf(names, index);
        if (!fit || fit.misspelt) continue;
        // Without a year nothing but the letter tells the works apart.
        if (year === '' && suffix !== '' && entry.suffix !== '' && entry.suffix !== suffix) continue;
        let score = fit.score + (entry.years.indexOf(year) > 0 ? scores.isFurtherYear : scores.isYear);
        if (suffix !== '')
          score += entry.suffix === suffix ? scores.isLetter : entry.suffix === '' ? 0 : scores.isOtherLetter;
        else if (entry.suffix !== '') score += scores.lacksLetter;
        if (!best || score > best.score + rounding) best = { score, index, at, ties: [] };
        else if (
          best.index !== index &&
          best.at === at &&
          score > best.score - rounding &&
          best.ties.length < mostTies &&
          isAsMany(names, entry)
        )
          best.ties.push(index);
      }
    }
    // Of works with letters none has this one.
    const letter = this.#entries[best?.index ?? -1]?.suffix ?? '';
    return suffix !== '' && letter !== '' && letter !== suffix && best?.ties.length ? undefined : best;
  }

  /** The entry that the names at the first token nearly mean: one name is misspelt, or the year is a slip. */
  near(tokens: readonly Token[], year: string, suffix: string): NearLink | undefined {
    const key = citationKey(tokens, year, suffix);
    if (!this.#nearLinks.has(key)) this.#nearLinks.set(key, this.#findNear(tokens, year, suffix));
    return this.#nearLinks.get(key);
  }

  #findNear(tokens: readonly Token[], year: string, suffix: string): NearLink | undefined {
    const names = namesOf(tokens);
    if (names.units.length === 0) return undefined;
    this.#count(this.#entries.length);
    let best: (NearLink & { score: number }) | undefined;
    for (const [index, entry] of this.#entries.entries()) {
      const yearFits = entry.years.includes(year);
      if (!yearFits && !isNearYear(year, entry.years[0] ?? '')) continue;
      const fit = this.#fitOf(names, index);
      if (!fit || fit.misspelt !== yearFits || !isAsMany(names, entry)) continue;
      const score = fit.score + (entry.suffix === suffix ? 1 : 0);
      if (!best || score > best.score) best = { score, index, differs: yearFits ? 'author' : 'year' };
    }
    return best;
  }

  /** Whether the list has somebody of this family name (folded) as a first author. */
  knows(family: string): boolean {
    return this.#known.has(family);
  }

  /** Whether the text has a name (folded) for a place, and the list has nobody of that name. */
  isPlace(name: string): boolean {
    return this.#places.has(name) && !this.#known.has(name);
  }

  /** Whether words (folded) before a year are the journal of an entry, and nobody's name. */
  isJournal(words: string): boolean {
    return this.#journals.has(words.replace(/^the /, '')) && !this.#known.has(words);
  }

  /** Whether the text has a word in small letters, too: it may be no name. */
  isUsualWord(word: string): boolean {
    this.#usual ??= new Set(
      Array.from(this.#text.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}\p{M}]{2,}/gu), ([found]) =>
        comparable(found),
      ),
    );
    return this.#usual.has(comparable(word));
  }

  /** Whether words (folded) before a year are of a work's title, not its authors. */
  isTitle(words: string, year: string): boolean {
    const key = `${words} ${year}`;
    const known = this.#titles.get(key) ?? this.#findTitle(words, year);
    this.#titles.set(key, known);
    return known;
  }

  #findTitle(words: string, year: string): boolean {
    this.#count(this.#entries.length);
    const isShort = !words.includes(' ');
    return this.#entries.some(
      ({ folded, head, years, item }) =>
        (isShort ? words.length > 5 && years.includes(year) : words.length > 8) &&
        ` ${folded} `.includes(` ${words} `) &&
        (!` ${head} `.includes(` ${words} `) ||
          (typeof item.title === 'string' && ` ${comparable(item.title)} `.includes(` ${words} `))),
    );
  }
}
