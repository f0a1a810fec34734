import { dateOf, type Item, type Name, partsOf, plainOf } from '@citewright/record';
import type { KeyedCitation, KeyedEntry, KeyedList } from '../../document.ts';
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

/** A piece of what a citation prints; with the keys of the works that it cites, where it is a citation by itself. */
interface Piece {
  text: string;
  keys?: readonly string[];
}

const piecesApart = (pieces: readonly (readonly Piece[])[], separator: string): Piece[] =>
  pieces.flatMap((own, index) => (index === 0 ? own : [{ text: separator }, ...own]));

/** `, p. 3` */
const listed = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** The works of a paper by their keys. They are printed as authors and years, or by the labels and numbers of a list that is printed. */
export class CitedWorks {
  readonly #works: ReadonlyMap<string, KeyedWork>;
  /** Keys in the order in which they are cited, as the list spells them. */
  readonly #cited: readonly string[];
  /** As the text spells them. */
  readonly #citedKeys: ReadonlySet<string>;
  readonly #respelt = new Map<string, string>();
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #suffixes = new Map<string, string>();
  /** The list prints neither names nor years as labels: its numbers are cited. */
  readonly #isNumbered: boolean;
  readonly #absent: readonly string[];
  readonly #citations: KeyedCitation[] = [];
  readonly #entries: KeyedEntry[] = [];

  /** `cited`: keys, `*` for all; `absent`: files of references that the source calls and that were not given. */
  constructor(
    works: ReadonlyMap<string, KeyedWork>,
    cited: Iterable<string>,
    absent: readonly string[] = [],
  ) {
    this.#works = works;
    this.#absent = absent;
    const keys = new Set(cited);
    this.#citedKeys = keys;
    const folded = new Map(Array.from(works.keys(), (key) => [key.toLowerCase(), key]));
    for (const key of keys) {
      const other = works.has(key) ? undefined : folded.get(key.toLowerCase());
      if (other !== undefined) this.#respelt.set(key, other);
    }
    this.#cited = [
      ...new Set(keys.has('*') ? works.keys() : Array.from(keys, (key) => this.#respelt.get(key) ?? key)),
    ];
    this.#numbers = new Map([...works.keys()].map((key, index) => [key, index + 1]));
    const all = [...works.values()];
    this.#isNumbered = all.length > 0 && all.every(({ entry, label }) => entry !== undefined && !label);
    const alike = Map.groupBy(
      this.#cited.filter((key) => works.get(key)?.item),
      (key) => JSON.stringify(this.#labelOf(key, '&')),
    );
    for (const same of alike.values())
      if (same.length > 1)
        for (const [index, key] of same.entries())
          this.#suffixes.set(key, String.fromCharCode(97 + (index % 26)));
  }

  /** Whether a key is one of those that are cited. */
  isCited(key: string): boolean {
    return this.#citedKeys.has(key);
  }

  #workOf(key: string): KeyedWork | undefined {
    return this.#works.get(this.#respelt.get(key) ?? key);
  }

  #labelOf(key: string, and: string): Label {
    const { item, label } = this.#workOf(key) ?? {};
    if (label) return { ...label, author: label.author.replace(/\s(?:&|and)\s/, ` ${and} `) };
    const suffix = this.#suffixes.get(this.#respelt.get(key) ?? key) ?? '';
    if (item) return { author: authorOf(item, and), year: yearOf(item) + suffix };
    const [, name, year = '', letter = ''] = (this.#works.size > 0 && speaking.exec(key)) || [];
    if (name === undefined) return { author: key, year: '' };
    return { author: name.charAt(0).toUpperCase() + name.slice(1), year: year + letter };
  }

  /** What one work of a citation prints. */
  #printed({ key, before = '', behind, isYearOnly = false }: Cite, form: CitationForm): Piece[] {
    const isOpen = form === 'sentence' || form === 'author';
    const { author, year } = this.#labelOf(key, isOpen ? 'and' : '&');
    if (form === 'author') return [{ text: author }];
    if (form === 'title') return [{ text: plainOf(this.#workOf(key)?.item?.title) ?? author }];
    if (form === 'year') return [{ text: year, keys: [key] }, { text: behind ? `, ${behind}` : '' }];
    const lead = { text: before && `${before} ` };
    if (form === 'sentence')
      return [lead, { text: `${author}${year && ` (${listed(year, behind)})`}`, keys: [key] }];
    return [
      lead,
      { text: isYearOnly && year ? year : listed(author, year), keys: [key] },
      { text: behind ? `, ${behind}` : '' },
    ];
  }

  /** What a citation prints. */
  #piecesOf(cites: readonly Cite[], form: CitationForm): Piece[] {
    if (this.#isNumbered) {
      const numbers = cites.map(({ key, behind }) =>
        listed(String(this.#numbers.get(this.#respelt.get(key) ?? key) ?? key), behind),
      );
      return [{ text: `[${numbers.join(', ')}]`, keys: cites.map(({ key }) => key) }];
    }
    const isOpen = form === 'sentence' || form === 'author' || form === 'title';
    const all = piecesApart(
      cites.map((cite) => this.#printed(cite, form)),
      isOpen ? ', ' : '; ',
    );
    return form === 'brackets' ? [{ text: '(' }, ...all, { text: ')' }] : all;
  }

  /** Adds a citation to the block under way. */
  addTo(builder: TextBuilder, cites: readonly Cite[], form: CitationForm): void {
    const start = builder.position;
    for (const { text, keys } of this.#piecesOf(cites, form)) {
      const from = builder.position;
      builder.append(text);
      if (keys && builder.position > from)
        this.#citations.push({ start: from, end: builder.position, keys: [...keys] });
    }
    builder.cite(
      start,
      cites.flatMap(({ key }) => this.#workOf(key)?.item ?? []),
    );
  }

  /** Adds the list: the entries that the file prints, or those of the works that are cited. */
  addList(builder: TextBuilder, heading: string): void {
    const printed = [...this.#works].filter(([, { entry }]) => entry !== undefined);
    const entries =
      printed.length > 0
        ? printed.map(([key, { entry = '', item }], index) => ({
            key,
            item,
            text: this.#isNumbered ? `[${index + 1}] ${entry}` : entry,
          }))
        : this.#cited
            .flatMap((key) => {
              const item = this.#works.get(key)?.item;
              return item ? [{ key, item, text: printedEntry(item, this.#labelOf(key, '&').year) }] : [];
            })
            .sort((one, other) => one.text.localeCompare(other.text, 'en'));
    if (entries.length === 0) return;
    builder.begin('heading');
    builder.append(heading);
    for (const { key, item, text } of entries) {
      builder.begin('entry');
      const start = builder.position;
      builder.append(text.trim());
      if (builder.position > start) this.#entries.push({ start, end: builder.position, key, item });
    }
  }

  /** What the citations and the list that were added say; absent where nothing is cited by a key. */
  get keyed(): KeyedList | undefined {
    if (this.#citations.length === 0) return undefined;
    const cited = new Set(this.#cited);
    return {
      citations: this.#citations,
      entries: this.#entries,
      respelt: this.#respelt,
      unused: Array.from(this.#works.keys()).filter((key) => !cited.has(key)),
      absent: [...this.#absent],
      isNumbered: this.#isNumbered,
    };
  }
}
