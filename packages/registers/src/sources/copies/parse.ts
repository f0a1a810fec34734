import { type ArchivedCopy, archivedCopy } from '@citewright/identifiers';
import * as z from 'zod';
import { pagePlace } from '../../text/page-place.ts';
import { field } from '../lenient.ts';

/** A copy of which the day is known. */
export type DatedCopy = Required<ArchivedCopy>;

/** What is looked for: a page, the day on which it was read, and today. */
export interface CopyQuery {
  address: string;
  day: Date;
  now: Date;
}

const isDated = (copy: ArchivedCopy | undefined): copy is DatedCopy => copy?.date !== undefined;

const timeOf = ({ date: [year, month, day] }: DatedCopy): number => Date.UTC(year, month - 1, day);

/** Archives fold the case of addresses. */
const isSamePage = (one: string, other: string): boolean =>
  pagePlace(one).toLowerCase() === pagePlace(other).toLowerCase();

/** What an archive names as a copy must be one: on the host of a known archive, of this page, and made before now. */
function copiesAmong(addresses: readonly string[], { address, now }: CopyQuery): DatedCopy[] {
  return addresses
    .map(archivedCopy)
    .filter(isDated)
    .filter((copy) => isSamePage(copy.original, address) && timeOf(copy) <= now.getTime());
}

const availableSchema = z.object({
  archived_snapshots: z.object({
    closest: field(
      z.object({ available: z.literal(true), status: z.string().startsWith('2'), url: z.string() }),
    ),
  }),
});

/** The copy in an answer of the Wayback Machine (https://archive.org/help/wayback_api.php), which is the same without one. Throws `ZodError`. */
export function parseAvailable(answer: unknown, query: CopyQuery): DatedCopy | undefined {
  const address = availableSchema.parse(answer).archived_snapshots.closest?.url;
  return address === undefined ? undefined : copiesAmong([address], query)[0];
}

/** Longer than any header field that the client takes. */
const longestLinks = 32_768;

/** The targets of the links `memento` of a `Link` header (RFC 8288, 3; RFC 7089, 2.2.4). */
const mementosIn = (links: string): string[] =>
  [...links.slice(0, longestLinks).matchAll(/<([^<>]*)>([^<]*)/g)].flatMap(
    ([, target = '', parameters = '']) =>
      /;\s*rel\s*=\s*"?[^";,]*\bmemento\b/i.test(parameters) ? [target] : [],
  );

/** The copy nearest to the day in the head of a TimeGate's answer: where it leads, and the copies that it links (RFC 7089, 4.1 and 4.2). */
export function parseTimeGate(
  { location = '', 'content-location': content = '', link = '' }: Readonly<Record<string, string>>,
  query: CopyQuery,
): DatedCopy | undefined {
  const distance = (copy: DatedCopy) => Math.abs(timeOf(copy) - query.day.getTime());
  return copiesAmong([location, content, ...mementosIn(link)], query).toSorted(
    (one, other) => distance(one) - distance(other),
  )[0];
}
