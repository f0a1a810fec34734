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
const letters = (html: string): string => html.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const sameButCase = ({ theirs, ours }: Pair): boolean => theirs.toLowerCase() === ours.toLowerCase();

export const KINDS: Kind[] = [
  { name: 'U+2010 is a hyphen', applies: ({ item }) => /[\u2010\u2011]/.test(text(item)) },
  {
    name: 'hyphens of initials that are typed as initials stay',
    applies: ({ item, theirs, ours }) =>
      /\p{Lu}\.?-\p{Lu}/u.test(names(item)) && letters(theirs) === letters(ours),
  },
  {
    name: 'title case after the first compound',
    applies: (pair) => sameButCase(pair) && /-/.test(text(pair.item)),
  },
  {
    name: 'title case next to quotation marks',
    applies: (pair) => sameButCase(pair) && /["'“‘`]/.test(text(pair.item)),
  },
  {
    name: 'punctuation at the end of an entry that ends in a quotation',
    applies: ({ theirs, ours }) => theirs.replace(/[.”’]/g, '') === ours.replace(/[.”’]/g, ''),
  },
  {
    name: 'numbers with prefixes keep them',
    applies: ({ item }) => /"(?:issue|volume|number)":"[A-Za-z]+\d+[-–]/.test(text(item)),
  },
  {
    name: 'numbers that are no plain numbers',
    applies: ({ item }) => /"(?:edition|volume|issue|page|number)":"[^"]*[^\d"][^"]*"/.test(text(item)),
  },
  {
    name: 'names of one part are printed',
    applies: ({ item }) => /\{"(?:given|literal)":"[^"]*"\}/.test(names(item)),
  },
  { name: 'namesakes within one item', applies: ({ item }) => hasNamesakes(item) },
];

function hasNamesakes(item: Pair['item']): boolean {
  return ['author', 'editor', 'translator'].some((variable) => {
    const people = (item[variable] ?? []) as { family?: string; given?: string }[];
    const looks = people.map(({ family, given }) => `${family}|${given?.[0]}`);
    return new Set(looks).size < looks.length;
  });
}

/** The kind of a difference; `undefined` when none explains it. */
export const kindOf = (pair: Pair): string | undefined => KINDS.find((kind) => kind.applies(pair))?.name;
