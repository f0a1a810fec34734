import { type Item, plainOf } from '@citewright/record';

/** The words of a field of keywords. */
const keywordsIn = (keyword: Item['keyword']): string[] =>
  (plainOf(keyword)?.split(/\s*[;,]\s*/) ?? []).filter(Boolean);

/** The keywords of a record, and behind them the tags of its reader. */
export const keywordsAndTags = ({ keyword, custom }: Item): string[] => [
  ...new Set([...keywordsIn(keyword), ...(custom?.tags ?? [])]),
];

/** Keywords of a file as those of the record: without its reader's tags, which stand behind them. */
export function withoutTags<Read extends { keyword?: unknown; custom?: unknown }>(
  read: Read,
  tags: readonly string[] | undefined,
): Read {
  if (!tags?.length || typeof read.keyword !== 'string') return read;
  const own = new Set(tags);
  const { keyword, ...rest } = read;
  const left = keywordsIn(keyword).filter((word) => !own.has(word));
  return (left.length > 0 ? { ...rest, keyword: left.join(', ') } : rest) as Read;
}

/** Quotations as people write them: “Rivers flow.” (page 5). */
const quotationLines = ({ custom }: Item): string[] =>
  (custom?.quotations ?? []).map(
    ({ text, locator }) => `“${text}”${locator ? ` (${locator.label} ${locator.value})` : ''}`,
  );

/** The notes of a reader and the quotations, a paragraph a line: for programs that have one field for both. */
export const noteLines = (item: Item): string[] =>
  [item.custom?.notes ?? '', ...quotationLines(item)].flatMap((text) => text.split('\n')).filter(Boolean);
