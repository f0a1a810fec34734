import { comparable } from '@citewright/record';
import { isNearName, isNearYear, isYear } from '../call-outs/near.ts';
import { others } from '../call-outs/words.ts';
import type { Entry } from '../list/entries.ts';

// The works that notes may cite, found by the words that a citation and an entry share.

/** A word of a citation, folded. */
export interface Word {
  text: string;
  start: number;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

/** The words of a text; addresses are left out, as they are not in every form of a citation. */
export function wordsOf(text: string): Word[] {
  const bare = text.replace(/\bhttps?:\/\/\S+|\bdoi:\s?\S+/giu, (address) => ' '.repeat(address.length));
  return Array.from(bare.matchAll(word), ({ 0: own, index }) => ({
    text: comparable(own),
    start: index,
  })).filter((one) => one.text !== '');
}

const isNumber = (text: string) => /^\d/.test(text);
/** Words of one letter are initials, or say little; `et al.` stands for authors. */
const counts = ({ text }: Word) => text.length > 1 && !others.has(text);

/** A work with what is compared. */
interface Work {
  words: ReadonlySet<string>;
  families: string[];
  /** The title, and its first part, as words with a space on either side. */
  titles: string[];
  years: readonly string[];
}

function workOf({ text, item, years }: Entry): Work {
  const people = item.author ?? item.editor ?? [];
  const families = people
    .map(({ family, literal }) => comparable(family ?? literal ?? ''))
    .filter((one) => one !== '');
  const title = typeof item.title === 'string' ? item.title : '';
  const parts = [title, title.split(/[:.?!](?=\s)|\s[–—-]\s/u)[0] ?? ''];
  return {
    words: new Set(wordsOf(text).map((one) => one.text)),
    families,
    titles: [...new Set(parts.map(comparable))].filter((one) => one.length > 2).map((one) => ` ${one} `),
    years,
  };
}

/** A work that a citation means. */
export interface Meant {
  index: number;
  /** The first word of the citation that names it. */
  from: number;
  differs?: 'year' | 'author' | undefined;
  /** Whether more than its authors is named. */
  isByTitle?: boolean;
}

/** Entries that are compared in full, and the share of a citation's words that one must have; with its title fewer are enough. */
const [compared, withTitle, enough, nearlyAll] = [4, 0.6, 0.8, 0.85];
/** A word of more entries than this finds none. */
const mostPostings = 300;

/** The works of a list, and those that notes add to it. */
export class Works {
  readonly #works: Work[] = [];
  readonly #postings = new Map<string, number[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: Entry): number {
    const work = workOf(entry);
    const index = this.#works.push(work) - 1;
    for (const own of work.words) {
      const list = this.#postings.get(own);
      if (list) list.push(index);
      else this.#postings.set(own, [index]);
    }
    return index;
  }

  /** How much a word says: the rarer among the works, the more. */
  #weight(text: string): number {
    return Math.log(1 + this.#works.length / ((this.#postings.get(text)?.length ?? 0) + 0.5));
  }

  /** The work that a citation means by its words; of several, the one that was cited last, in the order of `cited`. */
  meant(words: readonly Word[], cited: readonly Meant[] = []): Meant | undefined {
    const scores = new Map<number, number>();
    for (const own of new Set(words.filter(counts).map(({ text }) => text))) {
      const list = this.#postings.get(own) ?? [];
      if (list.length > mostPostings) continue;
      const weight = this.#weight(own);
      for (const index of list) scores.set(index, (scores.get(index) ?? 0) + weight);
    }
    const found = [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, compared)
      .flatMap(([index]) => this.#compare(words, index) ?? []);
    const most = Math.max(...found.map(({ share }) => share));
    const best = found.filter(({ share }) => share > most - 0.01);
    if (best.length < 2) return best[0];
    const last = cited.findLast(({ index }) => best.some((own) => own.index === index));
    return best.find(({ index }) => index === last?.index) ?? best[0];
  }

  #compare(words: readonly Word[], index: number): (Meant & { share: number }) | undefined {
    const work = this.#works[index] as Work;
    const [first] = work.families;
    const familyWord = first?.split(' ').at(-1);
    let from = familyWord === undefined ? -1 : words.findIndex(({ text }) => text === familyWord);
    let differs: Meant['differs'];
    if (from < 0 && familyWord !== undefined) {
      from = words.slice(0, 8).findIndex(({ text }) => isNearName(text, familyWord) && !work.words.has(text));
      if (from >= 0) differs = 'author';
    }
    const isNamed = from >= 0;
    if (!isNamed) from = words.findIndex((own) => counts(own) && work.words.has(own.text));
    if (from < 0) return undefined;
    const own = isNamed ? words.slice(from) : words;
    const folded = ` ${own.map(({ text }) => text).join(' ')} `;
    const years = own.filter(({ text }) => isYear(text)).map(({ text }) => text);
    const yearFits =
      years.length === 0 || work.years.length === 0 || years.some((year) => work.years.includes(year));
    let [shared, all] = [0, 0];
    for (const one of own) {
      if (!counts(one) || isYear(one.text)) continue;
      const has = work.words.has(one.text) || (differs === 'author' && one === own[0]);
      if (!has && isNumber(one.text) && one.text.length < 5) continue;
      const weight = this.#weight(one.text);
      all += weight;
      if (has) shared += weight;
    }
    const share = all === 0 ? 0 : shared / all;
    const hasTitle = work.titles.some((title) => folded.includes(title) && title.length > 4);
    const isFamily = (text: string) => work.families.some((family) => family.split(' ').includes(text));
    const isMeant = isNamed
      ? (hasTitle && share >= withTitle) || share >= enough
      : hasTitle && from < 3 && share >= nearlyAll;
    if (!isMeant) return undefined;
    if (!hasTitle && share < nearlyAll && differs) return undefined;
    if (!yearFits) {
      if (
        differs ||
        share < (hasTitle ? enough : nearlyAll) ||
        !years.some((year) => isNearYear(year, work.years[0] ?? ''))
      )
        return undefined;
      differs = 'year';
    }
    const isWhole = hasTitle && folded.includes(work.titles[0] ?? '');
    const isByTitle =
      hasTitle || own.some(({ text }) => text.length > 3 && work.words.has(text) && !isFamily(text));
    return { index, from, differs, isByTitle, share: share + (isWhole ? 0.05 : 0) - (differs ? 0.1 : 0) };
  }

  /** Whether a work's first author is of this family name (folded). */
  isBy(index: number, family: string): boolean {
    const [first = ''] = this.#works[index]?.families ?? [];
    return first === family || first.split(' ').at(-1) === family;
  }

  /** Works whose first author is of this family name (folded). */
  by(family: string): number[] {
    return (this.#postings.get(family) ?? []).filter((index) => this.isBy(index, family));
  }

  /** The share of words that a work has. */
  shareOf(index: number, words: readonly Word[]): number {
    const own = this.#works[index]?.words;
    return words.filter(({ text }) => own?.has(text)).length / words.length;
  }

  familiesOf(index: number): readonly string[] {
    return this.#works[index]?.families ?? [];
  }
}
