import type { Item } from '@citewright/record';
import { InterchangeError } from './error.ts';
import type { FileRecord } from './format.ts';
import { type FormatId, formatIds, formats } from './formats.ts';

/** Characters of a text in which its first record must begin: files may start with comments. */
const detectionLength = 100_000;

const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

/** The format of a text: the one of which a record begins first. Absent when none does. */
export function detectFormat(text: string): FormatId | undefined {
  const start = withoutMark(text).slice(0, detectionLength);
  const found = formatIds
    .map((id) => ({ id, at: start.search(formats[id].reader?.begins ?? /$^/) }))
    .filter(({ at }) => at !== -1);
  return found.toSorted((one, other) => one.at - other.at)[0]?.id;
}

const namesWork = ({ title, author, 'container-title': container, URL, DOI }: Item) =>
  [title, author, container, URL, DOI].some((value) => value !== undefined);

/** Gives each record an id of its own: its key, or its number in the file. */
function createIds(): (key: string | undefined) => string {
  /** Ids that are given, with the number of the next one of the same key. */
  const taken = new Map<string, number>();
  let number = 0;
  return (key) => {
    number += 1;
    const own = key || `item-${number}`;
    let [id, copy] = [own, taken.get(own) ?? 1];
    while (taken.has(id)) {
      copy += 1;
      id = `${own}-${copy}`;
    }
    taken.set(own, copy).set(id, taken.get(id) ?? 1);
    return id;
  };
}

/**
 * The records of a file, read one at a time as they are asked for. Of a file with more than `limit` records, one more than
 * `limit` is given. Their ids are different: their keys where they have them. One that cannot be read stops no other. @throws InterchangeError
 * when no format fits, for a file that is not in its format, and one that has more of something than `fileLimits` allows.
 */
export function* readRecords(
  text: string,
  {
    format = detectFormat(text),
    limit = Number.POSITIVE_INFINITY,
  }: { format?: FormatId; limit?: number } = {},
): Generator<FileRecord> {
  const reader = format && formats[format].reader;
  if (!reader) throw new InterchangeError('UNKNOWN_FORMAT', 'The text is in no format that can be read');
  const idOf = createIds();
  let given = 0;
  for (const { item, ...names } of reader.read(withoutMark(text), limit)) {
    const id = idOf(names.key);
    yield { item: item && namesWork(item) ? { ...item, id } : undefined, ...names };
    given += 1;
    if (given > limit) return;
  }
}
