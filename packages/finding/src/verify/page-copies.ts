import { dateOf, type Item, isoDate, type Notice } from '@citewright/record';
import { type DatedCopy, findCopy, type ResolverContext, UpstreamError } from '@citewright/registers';

/** Pages of one list for which archives are asked, and the milliseconds that one may take. */
const mostCopies = 40;
const patience = 5_000;

/** What archives of the web have of a page. */
export type CopyFound = { copy: DatedCopy } | 'none' | 'unasked';

/** Looks for the copy that is nearest to the day on which the page was read, as often as one list may. */
export type FindPageCopy = (address: string, item: Item, signal: AbortSignal) => Promise<CopyFound>;

/** The day on which a listed page was read, or the middle of the month or year; today where the list does not say. */
function dayRead({ accessed }: Item, now: number): Date {
  const [year, month = 7, day = 15] = accessed ? dateOf(accessed) : [];
  const read = year === undefined ? now : Date.UTC(year, month - 1, day);
  return new Date(Math.min(read, now));
}

/** A copy that is older than the page cannot show it; both dates as exact as the list has its own. */
function isOlder({ date }: DatedCopy, { issued }: Item): boolean {
  const out = issued ? dateOf(issued) : [];
  const made = date.slice(0, out.length);
  return timeOf(made) < timeOf(out);
}

const timeOf = ([year = 0, month = 1, day = 1]: readonly number[]): number => Date.UTC(year, month - 1, day);

/** The copies of pages of one list, within its budget. */
export function copiesOf(context: ResolverContext): FindPageCopy {
  let left = mostCopies;
  return async (address, item, signal) => {
    if (left === 0) return 'unasked';
    left -= 1;
    const within = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    try {
      const copy = await findCopy(context, address, dayRead(item, context.clock.now()), within);
      return copy && !isOlder(copy, item) ? { copy } : 'none';
    } catch (error) {
      if (error instanceof UpstreamError) return 'unasked';
      throw error;
    }
  };
}

/** What is said of a copy; that there is none is said of pages that are gone. */
export function copyNotices(found: CopyFound, isGone: boolean): Notice[] {
  if (typeof found === 'string')
    return isGone ? [{ code: 'page-copy', values: { what: found }, fields: ['URL'] }] : [];
  const { archive, address, date } = found.copy;
  const [year, month, day] = date;
  const values = { what: 'kept', archive, day: isoDate({ year, month, day }), address } as const;
  return [{ code: 'page-copy', values, fields: ['URL'], url: address }];
}
