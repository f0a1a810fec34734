import { dateOf, type Item, type Name, partsOf, plainOf } from '@citewright/record';
import type { TextBuilder } from '../office/text-builder.ts';

/** How a citation is printed: in brackets, in the sentence with the year in brackets, without brackets, or a part of it. */
export type CitationForm = 'brackets' | 'sentence' | 'bare' | 'author' | 'year' | 'title';

/** A work in a citation, with what stands before and behind it. */
export interface Cite {
  key: string;
  before?: string;
  behind?: string;
  /** The sentence names the author already. */
  isYearOnly?: boolean;
}

/** What call-outs name a work by. A work without a year is named by a label alone. */
interface Label {
  author: string;
  year: string;
}

/** A work that a paper cites by a key. */
export interface KeyedWork {
  item?: Item | undefined;
  /** Its entry, when the file prints one. */
  entry?: string | undefined;
  label?: Label | undefined;
}

const familyOf = (name: Name) => partsOf(name).family || name.literal || '';

const namesOf = (item: Item): readonly Name[] => item.author ?? item.editor ?? item.translator ?? [];

function authorOf(item: Item, and: string): string {
  const families = namesOf(item)
    .map(familyOf)
    .filter((family) => family !== '');
  const [first, second] = families;
  if (first === undefined) return (plainOf(item.title) ?? '').split(/\s+/).slice(0, 4).join(' ');
  if (second === undefined) return first;
  return families.length === 2 ? `${first} ${and} ${second}` : `${first} et al.`;
}

const yearOf = (item: Item) => String(dateOf(item.issued)[0] ?? 'n.d.');

const initialsOf = (given: string) => given.replace(/(\p{L})[\p{L}’']*\.?/gu, '$1.');

/** The longest list of authors that is printed whole. */
const mostNames = 20;

function printedNames(item: Item): string {
  const names = namesOf(item).map((name) => {
    const { family, given } = partsOf(name);
    return name.literal ?? [family, given && initialsOf(given)].filter(Boolean).join(', ');
  });
  if (names.length > mostNames) return `${names.slice(0, mostNames - 1).join(', ')}, … ${names.at(-1)}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}` : (names[0] ?? '');
}

/** An entry as most styles have it: names, year, title, where it appeared. */
function printedEntry(item: Item, year: string): string {
  const title = plainOf(item.title) ?? '';
  const container = plainOf(item['container-title']);
  const issue = item.issue ? `(${item.issue})` : '';
  const volume = item.volume ? `${item.volume}${issue}` : '';
  const where = [container, volume, item.page && String(item.page).replace(/-+/g, '–')]
    .filter(Boolean)
    .join(', ');
  const address = item.DOI ? `https://doi.org/${item.DOI}` : item.URL;
  const names = printedNames(item);
  const head = names === '' ? `${title} (${year}).` : `${names.replace(/\.$/, '')}. (${year}). ${title}.`;
  const entry = [head, where && `${where}.`, plainOf(item.publisher) && `${plainOf(item.publisher)}.`]
    .filter(Boolean)
    .join(' ')
    .replace(/([.?!])\./g, '$1');
  return address ? `${entry} ${address}` : entry;
}

/** `smith2020a` says whom it cites. */
const speaking = /^(\p{L}{2,})[^\p{L}\d]*.{0,20}?((?:1[5-9]|20)\d\d)([a-z])?/u;

/** The works of a paper by their keys. They are printed as authors and years, or by the labels and numbers of a list that is printed. */
export class CitedWorks {
  readonly #works: ReadonlyMap<string, KeyedWork>;
  /** Keys in the order in which they are cited. */
  readonly #cited: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #suffixes = new Map<string, string>();
  /** The list prints neither names nor years as labels: its numbers are cited. */
  readonly #isNumbered: boolean;

  constructor(works: ReadonlyMap<string, KeyedWork>, cited: Iterable<string>) {
    this.#works = works;
    this.#cited = [...new Set(cited)];
    this.#numbers = new Map([...works.keys()].map((key, index) => [key, index + 1]));
    const all = [...works.values()];
    this.#isNumbered = all.length > 0 && all.every(({ entry, label }) => entry !== undefined && !label);
    const alike = Map.groupBy(
      this.#cited.filter((key) => works.get(key)?.item),
      (key) => JSON.stringify(this.#labelOf(key, '&')),
    );
    for (const keys of alike.values())
      if (keys.length > 1)
        for (const [index, key] of keys.entries())
          this.#suffixes.set(key, String.fromCharCode(97 + (index % 26)));
  }

  #labelOf(key: string, and: string): Label {
    const { item, label } = this.#works.get(key) ?? {};
    if (label) return { ...label, author: label.author.replace(/\s(?:&|and)\s/, ` ${and} `) };
    if (item) return { author: authorOf(item, and), year: yearOf(item) + (this.#suffixes.get(key) ?? '') };
    const [, name, year = '', suffix = ''] = (this.#works.size > 0 && speaking.exec(key)) || [];
    if (name === undefined) return { author: key, year: '' };
    return { author: name.charAt(0).toUpperCase() + name.slice(1), year: year + suffix };
  }

  /** What a citation prints. */
  print(cites: readonly Cite[], form: CitationForm): string {
    if (this.#isNumbered) {
      const numbers = cites.map(({ key, behind }) =>
        [this.#numbers.get(key) ?? key, behind].filter(Boolean).join(', '),
      );
      return `[${numbers.join(', ')}]`;
    }
    const printed = cites.map(({ key, before = '', behind = '', isYearOnly }) => {
      const { author, year } = this.#labelOf(key, form === 'sentence' || form === 'author' ? 'and' : '&');
      if (form === 'author') return author;
      if (form === 'year') return [year, behind].filter(Boolean).join(', ');
      if (form === 'title') return plainOf(this.#works.get(key)?.item?.title) ?? author;
      if (form === 'sentence')
        return `${before && `${before} `}${author}${year ? ` (${[year, behind].filter(Boolean).join(', ')})` : ''}`;
      const parts = isYearOnly && year ? [year, behind] : [author, year, behind];
      return `${before && `${before} `}${parts.filter(Boolean).join(', ')}`;
    });
    const isOpen = form === 'sentence' || form === 'author' || form === 'title';
    const all = printed.join(isOpen ? ', ' : '; ');
    return form === 'brackets' ? `(${all})` : all;
  }

  /** Adds a citation to the block under way. */
  addTo(builder: TextBuilder, cites: readonly Cite[], form: CitationForm): void {
    const start = builder.position;
    builder.append(this.print(cites, form));
    builder.cite(
      start,
      cites.flatMap(({ key }) => this.#works.get(key)?.item ?? []),
    );
  }

  /** Adds the list: the entries that the file prints, or those of the works that are cited. */
  addList(builder: TextBuilder, heading: string): void {
    const printed = [...this.#works.values()].filter(({ entry }) => entry !== undefined);
    const entries =
      printed.length > 0
        ? printed.map(({ entry = '' }, index) => (this.#isNumbered ? `[${index + 1}] ${entry}` : entry))
        : this.#cited
            .flatMap((key) => {
              const item = this.#works.get(key)?.item;
              return item ? [printedEntry(item, this.#labelOf(key, '&').year)] : [];
            })
            .sort((one, other) => one.localeCompare(other, 'en'));
    if (entries.length === 0) return;
    builder.begin('heading');
    builder.append(heading);
    for (const entry of entries) {
      builder.begin('entry');
      builder.append(entry);
    }
  }
}
