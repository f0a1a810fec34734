import { type CitationItem, type CitationResponse, itemSchema, type Notice } from '@citewright/contract';
import { sourceNames } from '~/content/source-names.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import { capitalised } from '~/ui/capitalised.ts';

/** A one-click fix for a notice. */
export interface Fix {
  label: string;
  /** The field that the fix settles, if its notice is about several. */
  field?: string;
  /** The word or name that the fix settles, if its notice is about several. */
  word?: string;
  /** Returns the fixed record. */
  apply: (item: CitationItem, formatter: Pick<Formatter, 'withCapital'>) => CitationItem;
}

function capitalFixes({ words = [] }: Notice): Fix[] {
  return words.map((word) => ({
    label: `Write “${capitalised(word)}”`,
    apply: (item, { withCapital }) => ({ ...item, title: String(withCapital(item, word).title) }),
  }));
}

/** A name of two or three words may be a person's; longer names rarely are. */
function asPerson(literal: string): { family: string; given: string } | undefined {
  const words = literal.split(' ').filter(Boolean);
  const family = words.at(-1);
  if (family === undefined || words.length < 2 || words.length > 3) return undefined;
  return { family, given: words.slice(0, -1).join(' ') };
}

function personFixes({ words = [] }: Notice, { item }: CitationResponse): Fix[] {
  return (item.author ?? []).flatMap(({ literal }) => {
    const person = literal !== undefined && words.includes(literal) ? asPerson(literal) : undefined;
    if (!person) return [];
    return {
      label: `“${literal}” is a person`,
      apply: (record) => ({
        ...record,
        author: record.author?.map((name) => (name.literal === literal ? person : name)),
      }),
    };
  });
}

const people = ['author', 'editor', 'translator'] as const;

/** A record in which a name that was read given names first has its first word as the family name. */
function familyFirst(item: CitationItem, written: string): CitationItem {
  const [family = '', ...given] = written.split(' ');
  const turned = (names: CitationItem['author']) =>
    names?.map((name) =>
      `${name.given} ${name.family}` === written ? { family, given: given.join(' ') } : name,
    );
  const lists = people.flatMap((field) => (item[field] ? [[field, turned(item[field])]] : []));
  return { ...item, ...Object.fromEntries(lists) };
}

/** Which word of a name in East Asian form is the family name: the first or the last one, which it was taken for. */
function orderFixes({ words = [] }: Notice): Fix[] {
  return words.flatMap((written) => {
    const parts = written.split(' ');
    return [
      { label: `Family name: ${parts[0]}`, word: written, apply: (item) => familyFirst(item, written) },
      { label: `Family name: ${parts.at(-1)}`, word: written, apply: (item) => item },
    ];
  });
}

type Field = 'title' | 'author' | 'issued';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The short text of a value for the label of its button. */
const wordsFor: { [Name in Field]: (value: NonNullable<CitationItem[Name]>) => string } = {
  title: (title) => `“${title}”`,
  author: (names) =>
    names
      .slice(0, 3)
      .map(({ family, literal }) => family ?? literal ?? '')
      .join(', ') + (names.length > 3 ? ' and others' : ''),
  issued: (date) => {
    const [year, month, day] = date['date-parts']?.[0] ?? [];
    const name = months[Number(month) - 1];
    return [day, name, year].filter((part) => part !== undefined).join(' ');
  },
};

/** The value that another source has for a field, if it is valid for that field. */
function otherValue(field: Field, value: unknown): { words: string; set: Partial<CitationItem> } | undefined {
  const read = itemSchema.pick({ [field]: true } as Record<Field, true>).safeParse({ [field]: value });
  const known = read.success ? read.data[field] : undefined;
  if (known === undefined) return undefined;
  const words = (wordsFor[field] as (value: unknown) => string)(known);
  return words === '' ? undefined : { words, set: { [field]: known } };
}

const isChoice = (field: string): field is Field => field in wordsFor;

function disagreementFixes({ fields = [] }: Notice, { evidence }: CitationResponse): Fix[] {
  return fields.filter(isChoice).flatMap((field) =>
    (evidence[field]?.disagreements ?? []).flatMap(({ source, value }) => {
      const other = otherValue(field, value);
      if (!other) return [];
      const from = sourceNames[source];
      return {
        label: `Use ${other.words}${from ? ` (${from})` : ''}`,
        field,
        apply: (item) => ({ ...item, ...other.set }),
      };
    }),
  );
}

const fixers: Partial<Record<Notice['code'], (notice: Notice, citation: CitationResponse) => Fix[]>> = {
  'doubtful-capitals': capitalFixes,
  'guessed-organisation': personFixes,
  'doubtful-name-order': orderFixes,
  'sources-disagree': disagreementFixes,
};

/** The maximum number of fixes per notice. */
const mostFixes = 4;

/** The fixes offered for a notice: at most four, no two with the same label. */
export function fixesOf(notice: Notice, citation: CitationResponse): Fix[] {
  const fixes = fixers[notice.code]?.(notice, citation) ?? [];
  const byLabel = new Map(fixes.map((fix) => [fix.label, fix]));
  return [...byLabel.values()].slice(0, mostFixes);
}
