import type { InTextLocator, LocatorLabel } from './cite.ts';

const labels: Readonly<Record<LocatorLabel, string>> = {
  chapter: 'chapters?|chap\\.?|chs?\\.?|kap\\.?|гл\\.?',
  column: 'columns?|cols?\\.?',
  figure: 'figures?|figs?\\.?',
  line: 'lines?|ll?\\.?',
  note: 'notes?|nn?\\.?',
  page: 'pages?|pp?\\.?|pgs?\\.?|S\\.?|str\\.?|s\\.?|с\\.?|стр\\.?|頁|页',
  paragraph: 'paragraphs?|paras?\\.?|¶¶?',
  part: 'parts?|pt\\.?',
  section: 'sections?|secs?\\.?|§§?',
  table: 'tables?|tab\\.?',
  timestamp: 'at',
  verse: 'verses?|vv?\\.',
  volume: 'volumes?|vols?\\.?',
};

const number = '(?:\\p{L}{0,2}\\d{1,6}\\p{L}?|[ivxlcdm]{1,8})(?![\\p{L}\\p{N}])';
const value = `${number}(?: ?(?:[-,:.&/]|ff?\\.) ?${number})*(?: ?ff?\\.?)?(?![\\p{L}\\p{N}])`;
const labelled = Object.entries(labels).map(([label, words]) => ({
  label: label as LocatorLabel,
  pattern: new RegExp(`^[,:; ]*(?:${words}) ?(${value})`, 'iu'),
}));
const time = /^[,:; ]*(\d{1,2}(?::[0-5]\d){1,2})(?!\d)/;
const bare = /^[,: ]+(\d{1,4}(?: ?- ?\d{1,4})?(?:, ?\d{1,4}(?: ?- ?\d{1,4})?)*)(?![\p{L}\p{N}])/u;

/** Takes the locator off the beginning of a text: `, p. 4`, `: 23-25`, `, ch. 2`, `, 1:05`; a bare number is a page. */
export function takeLocator(text: string): { locator?: InTextLocator; rest: string } {
  for (const { label, pattern } of labelled) {
    const found = pattern.exec(text);
    if (found?.[1]) return { locator: { label, value: found[1] }, rest: text.slice(found[0].length) };
  }
  const timestamp = time.exec(text);
  if (timestamp?.[1]) {
    return { locator: { label: 'timestamp', value: timestamp[1] }, rest: text.slice(timestamp[0].length) };
  }
  const page = bare.exec(text);
  if (page?.[1]) return { locator: { label: 'page', value: page[1] }, rest: text.slice(page[0].length) };
  return { rest: text };
}
