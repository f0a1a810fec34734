import { cleanItem, InterchangeError, readRecords } from '@citewright/interchange';
import type { Item } from '@citewright/record';

/** Works of a file of references; those of a whole group come by the thousand. */
const mostWorks = 20_000;

/**
 * The works of a file of references in any format, by their keys. A file that cannot be read has none. @throws InterchangeError `TOO_LARGE` for one
 * that has more of something than is read: a paper without it would lack works, and nobody would know why
 */
export function worksByKey(text: string): Map<string, Item> {
  const works = new Map<string, Item>();
  try {
    for (const { item, key } of readRecords(text, { limit: mostWorks })) {
      if (works.size >= mostWorks) break;
      if (item && key !== undefined) works.set(key, cleanItem(item));
    }
  } catch (error) {
    // RangeError: values nested deeper than the stack.
    if (!(error instanceof InterchangeError || error instanceof RangeError)) throw error;
    if (error instanceof InterchangeError && error.code === 'TOO_LARGE') throw error;
  }
  return works;
}
