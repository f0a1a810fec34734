import type { InTextLocator, LocatorLabel } from './cite.ts';

const labels: Readonly<Record<LocatorLabel, string>> = {
  chapter: 'chapters?|chap\\.?|chs?\\.?|kap\\.?|гл\\.?',
  column: 'columns?|cols?\\.?',
  figure: 'figures?|figs?\\.?',
  line: 'lines?|ll?\\.?',
  note: 'notes?|nn?\\.?',
  page: 'pages?|pp?\\.?|pgs?\\.?|s\\.?|str\\.?|с\\.?|стр\\.?|頁|页',
  paragraph: 'paragraphs?|paras?\\.?|¶¶?',
  part: 'parts?|pt\\.?',
  section: 'sections?|secs?\\.?|§§?',
  table: 'tables?|tab\\.?',
  timestamp: 'at',
  verse: 'verses?|vv?\\.',
  volume: 'volumes?|vols?\\.?',
};

const following = '(?: ?ff?\\.?)?(?![\\p{L}\\p{N}])';
const number = '(?:\\p{L}{0,2}\\d{1,6}(?:(?!f)\\p{L}(?!\\p{L}))?|[ivxlcdm]{1,8}(?!\\p{L}))(?!\\p{N})';
const value = `${number}(?: ?(?:[-,:.&/]|ff?\\.) ?${number})*${following}`;
const pages = '\\d{1,4}(?: ?- ?\\d{1,4})?';

type Form = { label: LocatorLabel; pattern: RegExp };

const labelled = Object.entries(labels).map(([label, words]): Form => {
  return { label: label as LocatorLabel, pattern: new RegExp(`^[,:; ]*(?:${words}) ?(${value})`, 'iu') };
});
const forms: readonly Form[] = [
  ...labelled,
  { label: 'timestamp', pattern: /^[,:; ]*(\d{1,2}(?::[0-5]\d){1,2})(?!\d)/ },
  { label: 'page', pattern: new RegExp(`^[,: ]+(${pages}(?:, ?${pages})*${following})`, 'u') },
];

/** Takes the locator off the beginning of a text: `, p. 4`, `: 23-25`, `, ch. 2`, `, 1:05`; a bare number is a page. */
export function takeLocator(text: string): { locator?: InTextLocator; rest: string } {
  for (const { label, pattern } of forms) {
    const [all, place] = pattern.exec(text) ?? [];
    if (all && place) return { locator: { label, value: place }, rest: text.slice(all.length) };
  }
  return { rest: text };
}
