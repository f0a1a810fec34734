import type { Locator } from '@citewright/contract';
import { itemFromManual } from '@citewright/formatting';
import type { Evidence, Item, Notice } from '@citewright/record';
import type { Resolution, Resolver } from '@citewright/resolver';
import { withBareDoi } from './bare-doi.ts';
import { chosenRecord } from './chosen-record.ts';
import type { Source } from './source.ts';

/** A record with its origin: looked up, or typed. */
export type Finding = Omit<Resolution, 'notices'> & {
  /** Stored notices may have codes of a newer release. */
  notices: Notice<string>[];
  /** The place in the work that its in-text forms cite. */
  locator?: Locator | undefined;
};

function evidenceOfTyping(item: Item): Evidence {
  const fields = Object.keys(item).filter((key) => key !== 'id' && key !== 'type');
  return Object.fromEntries(fields.map((field) => [field, { source: 'typed' }]));
}

/** The record of a source: typed details, or the result of a lookup. */
export async function find(
  { locator, recordUrl, ...source }: Source,
  resolver: Resolver,
  today: Date,
  signal: AbortSignal,
): Promise<Finding> {
  if (source.kind !== 'manual') {
    const resolution = resolver.resolve(source, { signal });
    return { ...(await (recordUrl ? chosenRecord(resolution, recordUrl) : resolution)), locator };
  }
  const item = withBareDoi(itemFromManual(source.details, today));
  const evidence = evidenceOfTyping(item);
  return { item, evidence, verification: 'typed', locator, notices: [], alternatives: [] };
}
