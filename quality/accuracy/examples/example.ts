import type { Item } from '@citewright/csl';
import type { CitedPlace, Reference } from '@citewright/formatting';

/** A published worked example of a manual (`corpora/examples/README.md`). */
export interface Example {
  id: string;
  style: string;
  kind: string;
  item: Item;
  /** The entry as published: HTML with `<i>` only. A note where `expectedForm` says so. */
  expected: string;
  expectedForm?: 'note';
  /** Other forms of the entry that the same manual allows. */
  variants?: readonly string[];
  /** The entry by the edition of the manual. */
  byEdition?: Readonly<Record<string, string>>;
  /** Forms of the citation, and the places that they cite: pages unless `label` says what they are. */
  inText?: Partial<Record<'parenthetical' | 'narrative' | 'note' | 'shortNote', string>> & {
    label?: string;
    locator?: string;
    noteLocator?: string;
    shortLocator?: string;
  };
}

/** One comparison: what was published and what we print. */
export interface Comparison {
  id: string;
  form: string;
  expected: string;
  printed: string;
  result: 'exact' | 'variant' | 'wrong';
}

type Print = (item: Item, place?: CitedPlace) => Reference;

/** The edition of a manual that the style follows where an example has several. */
const followedEdition = '13';

/** A text as compared: shapes of spaces, quotation marks, dashes and DOI addresses, and the number of an entry do not count. */
export function folded(html: string): string {
  return html
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>' })[entity] ?? entity)
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑‒–—−]+|--+/g, '-')
    .replace(/https?:\/\/(dx\.)?doi\.org\//gi, 'https://doi.org/')
    .replace(/^(?:\[1\]|\(1\)|1\.)\s*/, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/i>(\s*)<i>/g, '$1')
    .trim();
}

/** What a manual leaves open. */
const openIn: Readonly<Record<string, (text: string, item: Item) => string>> = {
  // "&" or "and" in names, "Report No. 7" or "Report 7", "Series, vol. 7" or "Series 7", the time of a post, and whether the date of a
  // page is that of its last change.
  chicago: (text, item) =>
    text
      .replaceAll(' & ', ' and ')
      .replace(/(?<=Report) No\.(?= )/, '')
      .replace(`, vol. ${item['collection-number']}`, ` ${item['collection-number']}`)
      .replace(/, \d{1,2}:\d\d [ap]\.m(?:(?=\. )|\.(?=,))/, '')
      .replace(/[.,] last modified (?=\p{Lu})/iu, ', '),
  // Whether an address has its scheme, and whether the day of access is given.
  mla: (text) => text.replace(/https?:\/\/(?!doi\.org)/g, '').replace(/ Accessed [^.]+(\. ?[^.]+)?\.$/, ''),
  // The place of publication: the 12th edition of Cite Them Right prints it, the 13th does not.
  harvard: (text, item) => text.replace(`${item['publisher-place']}: `, ''),
};

function compare(example: Example, form: string, published: readonly string[], printed: string): Comparison {
  const { id, item, style } = example;
  const fold = (text: string) => openIn[style]?.(folded(text), item) ?? folded(text);
  const [expected = '', ...variants] = published;
  const exact = folded(printed) === folded(expected);
  const allowed = [expected, ...variants].some((one) => fold(one) === fold(printed));
  const result = exact ? 'exact' : allowed ? 'variant' : 'wrong';
  return { id, form, expected, printed, result };
}

const placeOf = (value: string | undefined, label = 'page'): CitedPlace | undefined =>
  value === undefined ? undefined : { label, value };

/** Compares every form of an example that is published: first the entry, then the citations. */
export function compareExample(example: Example, print: Print): Comparison[] {
  const { item, expected, variants = [], byEdition = {}, inText = {} } = example;
  const { label, locator, noteLocator, shortLocator, ...citations } = inText;
  const reference = print(item);
  const entry = byEdition[followedEdition] ?? expected;
  const entryForms = [entry, expected, ...variants, ...Object.values(byEdition)];
  const first =
    example.expectedForm === 'note'
      ? compare(
          example,
          'note',
          entryForms,
          print(item, placeOf(noteLocator, label)).inTextForms.note?.html ?? '',
        )
      : compare(example, 'entry', entryForms, reference.html);
  return [
    first,
    ...Object.entries(citations).map(([form, published]) => {
      const cited = {
        note: noteLocator,
        shortNote: shortLocator,
        parenthetical: locator,
        narrative: locator,
      };
      const place = placeOf(cited[form as keyof typeof cited], label);
      const printed = print(item, place).inTextForms[form as keyof typeof citations];
      return compare(example, form, [published], printed?.html ?? '');
    }),
  ];
}
