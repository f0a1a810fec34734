import { comparable } from '@citewright/record';
import type { Entry } from '../list/entries.ts';
import { isNearName } from './near.ts';
import { isShortFormOf } from './short-form.ts';
import { notNames, numbered } from './words.ts';

// Which works of the list authors and titles name, where no year is printed.

const article = /^(?:the|an?|el|la|los|las|le|les|der|die|das|os?|as) /;

/** Names without `et al.` behind them. */
export const withoutEtAl = (authors: string): string => authors.replace(/,?\s*\bet al\.?$/iu, '');

/** The authors that words name, folded, and whether others are meant. */
function unitsOf(authors: string): { units: string[]; etAl: boolean } {
  const named = withoutEtAl(authors);
  const units = named
    .split(/\s*,\s*(?:(?:and|&|y|e|und|et)\s+)?|\s+(?:and|&|y|e|und|et)\s+/u)
    .map(comparable);
  return { units: units.filter((unit) => unit !== ''), etAl: named !== authors };
}

/** A work of the list, as citations name it. */
interface Work {
  families: string[];
  /** The first author's other names. */
  given: string;
  /** The list names the first of its authors only. */
  isShortened: boolean;
  /** The title without its article; of a work without authors the entry from its beginning on. */
  title: string;
  organisation: readonly string[];
}

const sameAuthors = /^(?:[—–_-]{2,}|[—–])/u;

function worksOf(entries: readonly Entry[]): Work[] {
  let authors: Pick<Work, 'families' | 'given' | 'isShortened'> = {
    families: [],
    given: '',
    isShortened: false,
  };
  return entries.map(({ text, item, folded, organisation }) => {
    const people = item.author ?? item.editor ?? [];
    if (!sameAuthors.test(text)) {
      const names = people.map(({ family, literal }) => comparable(family ?? literal ?? ''));
      const families = names.filter((name) => name !== '' && name !== 'others');
      authors = {
        families,
        given: comparable(people[0]?.given ?? ''),
        isShortened: names.includes('others'),
      };
    }
    const title = comparable(typeof item.title === 'string' ? item.title : '');
    return { ...authors, title: (title || folded).replace(article, ''), organisation };
  });
}

const isBy = (unit: string, family: string) => unit === family || unit.endsWith(` ${family}`);

const splitWords = (text: string) => text.split(' ');

function indexOf(works: readonly Work[], keyOf: (work: Work) => string | undefined): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, work] of works.entries()) {
    const key = keyOf(work);
    if (key) found.set(key, [...(found.get(key) ?? []), index]);
  }
  return found;
}

/** The works of a list, found by their authors and the beginnings of their titles. */
export class NamedWorks {
  readonly #works: readonly Work[];
  /** By the last word of the first author's family name. */
  readonly #families: Map<string, number[]>;
  /** By the first word of an author's name of several words: of a body. */
  readonly #bodies: Map<string, number[]>;
  /** By the first letter of a body. */
  readonly #letters: Map<string, number[]>;
  /** By the first word of the title. */
  readonly #titles: Map<string, number[]>;
  readonly #meant = new Map<string, readonly number[]>();
  readonly #nearest = new Map<string, number | undefined>();

  constructor(entries: readonly Entry[]) {
    this.#works = worksOf(entries);
    this.#families = indexOf(this.#works, ({ families: [first] }) => first?.split(' ').at(-1));
    this.#bodies = indexOf(this.#works, ({ families: [first] }) =>
      first?.includes(' ') ? splitWords(first)[0] : undefined,
    );
    this.#letters = indexOf(this.#works, ({ organisation: [first] }) => first?.[0]);
    this.#titles = indexOf(this.#works, ({ title }) => splitWords(title)[0]);
  }

  /** Works by a family name as a word of running text. */
  byWord(word: string): readonly number[] {
    return this.#families.get(word) ?? [];
  }

  /** Works by a family name with other names before it perhaps: `J. Martin` tells Javier from Daniel. */
  #byFamily(unit: string): number[] {
    const all = this.byWord(splitWords(unit).at(-1) ?? '').filter((index) =>
      isBy(unit, this.#works[index]?.families[0] ?? ''),
    );
    const theirs = all.filter((index) => {
      const { families: [family = ''] = [], given = '' } = this.#works[index] ?? {};
      return given.startsWith(unit.slice(0, -family.length).trim());
    });
    return theirs.length > 0 ? theirs : all;
  }

  /** Works whose first author a name means. */
  #byFirst(unit: string): number[] {
    const short = /^\p{L}{2,8}$/u.test(unit) ? (this.#letters.get(unit[0] ?? '') ?? []) : [];
    return [
      ...new Set([
        ...this.#byFamily(unit),
        ...(unit.includes(' ') ? (this.#bodies.get(splitWords(unit)[0] ?? '') ?? []) : []).filter((index) =>
          `${this.#works[index]?.families[0]} `.startsWith(`${unit} `),
        ),
        ...short.filter((index) => isShortFormOf(unit, this.#works[index]?.organisation ?? [])),
      ]),
    ];
  }

  /** The works that authors and a title mean; the title may be short. */
  meant({ authors, title }: { authors: string; title: string }): readonly number[] {
    const key = `${authors}\n${title}`;
    const known = this.#meant.get(key) ?? this.#find(authors, title);
    this.#meant.set(key, known);
    return known;
  }

  #find(authors: string, title: string): readonly number[] {
    const { units, etAl } = unitsOf(authors);
    const [first, ...more] = units;
    const wanted = comparable(title).replace(article, '');
    if (first === undefined) return this.#byTitle(wanted);
    const theirs = this.#byFirst(first).filter((index) => {
      const { families = [] } = this.#works[index] ?? {};
      return more.every((unit) => families.some((own) => isBy(unit, own)));
    });
    if (wanted !== '')
      return theirs.filter((index) => `${this.#works[index]?.title} `.startsWith(`${wanted} `));
    if (theirs.length === 0) return this.#byTitle(comparable(authors).replace(article, ''));
    // Of several works the one with as many authors.
    const exact = theirs.filter((index) => {
      const { families = [], isShortened = false } = this.#works[index] ?? {};
      return etAl ? isShortened || families.length > 2 : !isShortened && families.length === units.length;
    });
    return exact.length > 0 ? exact : theirs;
  }

  /** Works by the beginning of their title: those without authors, else the only one that has it, as a play. */
  #byTitle(title: string): readonly number[] {
    if (title.length < 3 || numbered.has(title) || notNames.has(title)) return [];
    const found = (this.#titles.get(splitWords(title)[0] ?? '') ?? []).filter((index) =>
      `${this.#works[index]?.title} `.startsWith(`${title} `),
    );
    const anonymous = found.filter((index) => this.#works[index]?.families.length === 0);
    return anonymous.length > 0 ? anonymous : found.length === 1 ? found : [];
  }

  /** The only work whose author's name is a slip away. */
  nearest(authors: string): number | undefined {
    const [first = ''] = unitsOf(authors).units;
    if (!this.#nearest.has(first)) {
      const found = [...this.#families]
        .filter(([family]) => isNearName(first, family))
        .flatMap(([, works]) => works);
      this.#nearest.set(first, found.length === 1 ? found[0] : undefined);
    }
    return this.#nearest.get(first);
  }
}
