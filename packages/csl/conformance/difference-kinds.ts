/** What is compared: one item in one style, as entry and as citation. */
export interface Pair {
  item: Record<string, unknown>;
  style: string;
  theirs: string;
  ours: string;
}

/** A kind of difference, with its reason; the first that applies counts. NOTES.md says more on each. */
export interface Kind {
  name: string;
  applies(pair: Pair): boolean;
}

const names = (item: Pair['item']): string => JSON.stringify([item.author, item.editor, item.translator]);
const text = (item: Pair['item']): string => JSON.stringify(item);
const printed = (item: Pair['item']): string =>
  [item.title, item['container-title'], item['collection-title'], item.publisher].join(' ');
const letters = (html: string): string => html.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutCommas = (html: string): string => html.replaceAll(',', '');
const withoutItalics = (html: string): string => html.replace(/<\/?i>/g, '');
const sameButCase = ({ theirs, ours }: Pair): boolean => theirs.toLowerCase() === ours.toLowerCase();

export const KINDS: Kind[] = [
  {
    name: 'dates with words, doubts or a time of day',
    applies: ({ item }) => {
      const { raw } = (item.issued ?? {}) as { raw?: string };
      return raw !== undefined && /[^\d/-]/.test(raw);
    },
  },
  { name: 'a range of one day is one day', applies: ({ theirs }) => /\b(\d{1,2})–\1\b/.test(theirs) },
  {
    name: 'no italics in scripts that have none',
    applies: ({ theirs, ours }) => withoutItalics(theirs) === withoutItalics(ours),
  },
  {
    name: 'space that a field or the beginning of a name has too much',
    applies: ({ item, theirs, ours }) =>
      /[\s\u00a0]{2}/.test(text(item)) ||
      (/\s{2}|>\s/.test(theirs) && theirs.replace(/\s/g, '') === ours.replace(/\s/g, '')),
  },
  { name: 'names that are no list of names', applies: ({ item }) => typeof item.author === 'string' },
  { name: 'a digit is no initial', applies: ({ item }) => /"given":"[^"]*-\d/.test(names(item)) },
  {
    name: 'space at the ends of names',
    applies: ({ item }) => /"(?:family|given)":"(?:\s|[^"]*(?:\s|\\[nt])")/.test(names(item)),
  },
  {
    name: 'an organisation at the end is a name like any other',
    applies: ({ item, theirs, ours }) =>
      /"literal":"[^"]*"\}\]/.test(names(item)) && withoutCommas(theirs) === withoutCommas(ours),
  },
  { name: 'U+2010 is a hyphen', applies: ({ item }) => /[\u2010\u2011]/.test(text(item)) },
  {
    name: 'hyphens of initials that are typed as initials stay',
    applies: ({ item, theirs, ours }) =>
      /\p{Lu}\.?-\p{L}/u.test(names(item)) && letters(theirs) === letters(ours),
  },
  {
    name: 'names of programs, addresses and formulas in titles',
    applies: (pair) =>
      sameButCase(pair) &&
      /(?:^|[^\p{L}])(?:\p{Ll}{1,4}\d|\p{Ll}-\p{L})|\S[.@*\\^|_]\p{L}|\\\p{L}/u.test(printed(pair.item)),
  },
  {
    name: 'title case: every compound, words before an apostrophe or quotation mark',
    applies: (pair) => sameButCase(pair) && /[-"'“‘`]/.test(text(pair.item)),
  },
  {
    name: 'punctuation beside a closing quotation mark',
    applies: ({ theirs, ours }) => theirs.replace(/[.,”’]/g, '') === ours.replace(/[.,”’]/g, ''),
  },
  {
    name: 'namesakes within one item',
    applies: ({ item, theirs, ours }) => hasNamesakes(item) && letters(theirs) !== letters(ours),
  },
  {
    name: 'numbers with other text in them',
    applies: ({ item }) => /"(?:edition|volume|issue|page|number)":"[^"]*[^\d"][^"]*"/.test(text(item)),
  },
  {
    name: 'names of one part are printed',
    applies: ({ item }) => /\{"(?:given|literal)":"[^"]*"\}/.test(names(item)),
  },
  {
    name: 'nothing to print',
    applies: ({ theirs, ours }) =>
      [theirs, ours].some(
        (html) => html.includes('CSL STYLE ERROR') || html.trim() === '' || html.trim() === '[1]',
      ),
  },
];

/** Two people of one family name, in any role. */
function hasNamesakes({ author, editor, translator }: Pair['item']): boolean {
  const people = [author, editor, translator].flat() as ({ family?: string } | undefined)[];
  const families = people.flatMap((person) => person?.family ?? []);
  return new Set(families).size < families.length;
}

/** The kind of a difference; `undefined` when none explains it. */
export const kindOf = (pair: Pair): string | undefined => KINDS.find((kind) => kind.applies(pair))?.name;
