import type { InTextLocator, LocatorLabel } from './cite.ts';

const labels: Readonly<Record<LocatorLabel, string>> = {
  chapter: 'chapters?|chap\\.?|chs?\\.?|kap\\.?|гл\\.?',
  column: 'columns?|cols?\\.?',
  figure: 'figures?|figs?\\.?',
  line: 'lines?|ll?\\.?',
  note: 'notes?|nn?\\.?',
  page: 'pages?|pp?\\.?|pgs?\\.?|págs?\\.?|pagg?\\.?|blz\\.?|str\\.?|с\\.?|стр\\.?|頁|页',
  paragraph: 'paragraphs?|pars?\\.?|paras?\\.?|¶¶?',
  part: 'parts?|pt\\.?',
  section: 'sections?|secs?\\.?|§§?',
  table: 'tables?|tab\\.?',
  timestamp: 'at',
  verse: 'verses?|vv?\\.',
  volume: 'volumes?|vols?\\.?',
};

const following = '(?: ?ff?\\.?)?(?![\\p{L}\\p{N}])';
// "12n3" is note 3 on page 12 (Chicago Manual of Style, 17th ed., 15.23).
const number =
  '(?:\\p{L}{0,2}\\d{1,6}(?:nn?\\.? ?\\d{1,3}|(?!f)\\p{L}(?!\\p{L}))?|[ivxlcdm]{1,8}(?!\\p{L}))(?!\\p{N})';
const value = `${number}(?: ?(?:[-,:.&/]|ff?\\.) ?${number})*${following}`;
const pages = '\\d{1,4}(?:n\\d{1,3})?(?: ?- ?\\d{1,4})?';

type Form = { label: LocatorLabel; pattern: RegExp };

const labelled: readonly Form[] = [
  // The case distinguishes the German page from the section of an act.
  { label: 'page', pattern: new RegExp(`^[,:; ]*S\\.? ?(${value})`, 'u') },
  { label: 'section', pattern: new RegExp(`^[,:; ]*ss?\\. ?(${value})`, 'u') },
  ...Object.entries(labels).map(([label, words]): Form => {
    return { label: label as LocatorLabel, pattern: new RegExp(`^[,:; ]*(?:${words}) ?(${value})`, 'iu') };
  }),
];
const bare: readonly Form[] = [
  { label: 'timestamp', pattern: /^[,:; ]*(\d{1,2}(?::[0-5]\d){1,2})(?!\d)/ },
  {
    label: 'page',
    pattern: new RegExp(`^[,: ]+(${pages}(?:, ?${pages})*${following})(?= ?(?:[,;&]|$))`, 'u'),
  },
];

type Found = { locator: InTextLocator; printed: string; rest: string };

function findLocator(text: string, forms: readonly Form[]): Found | undefined {
  for (const { label, pattern } of forms) {
    const [all, place] = pattern.exec(text) ?? [];
    if (all && place) {
      return {
        locator: { label, value: place },
        printed: all.replace(/^[,:; ]+/, ''),
        rest: text.slice(all.length),
      };
    }
  }
  return undefined;
}

/**
 * Reads a locator at the beginning of a text: `, p. 4`, `: 23-25`, `, ch. 2`, `, 1:05`; a bare number is a
 * page. With several, the first gives the label, and the others are appended to the value as printed: volume
 * `2, p. 45`.
 */
export function takeLocator(text: string): { locator?: InTextLocator; rest: string } {
  const first = findLocator(text, labelled) ?? findLocator(text, bare);
  if (!first) return { rest: text };
  let { value: place } = first.locator;
  let { rest } = first;
  for (let next = findLocator(rest, labelled); next; next = findLocator(rest, labelled)) {
    place += `, ${next.printed}`;
    ({ rest } = next);
  }
  return { locator: { label: first.locator.label, value: place }, rest };
}

const roman = '(?=[ivxl]{2})(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})';
const pageBehind = new RegExp(`^(.*[^\\d,\\- ]) (${pages}(?:, ?${pages})*|${roman})$`, 'u');

const labelBehind = /^([^,]{1,200})(, ?\p{L}{1,4}\.? ?\d.{0,40})$/u;

/** The labelled locator at the end of a text, after a comma, as in MLA: `Smith, par. 4`, `Smith, ch. 3`. */
export function takePlaceBehind(text: string): { before: string; locator: InTextLocator } | undefined {
  const [, before, behind] = labelBehind.exec(text) ?? [];
  const { locator, rest } = takeLocator(behind ?? '');
  return before && locator && rest === '' ? { before, locator } : undefined;
}

/** The page at the end of a text, separated from the name by a space, as in MLA: `Smith 45-47`. */
export function takePageBehind(text: string): { before: string; locator: InTextLocator } | undefined {
  const [, before, place] = pageBehind.exec(text) ?? [];
  return before && place ? { before, locator: { label: 'page', value: place } } : undefined;
}
