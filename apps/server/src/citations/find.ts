import type { CitedWork } from '@citewright/contract';
import { itemFromManual } from '@citewright/formatting';
import { type Evidence, type Item, orderNotice } from '@citewright/record';
import type { Resolution, ResolveOptions, Resolver } from '@citewright/resolver';
import { withBareDoi } from './bare-doi.ts';
import { chosenRecord } from './chosen-record.ts';
import { fitWork } from './fit-work.ts';
import type { Source } from './source.ts';

/** A record with its origin, looked up or typed, as the contract allows it. */
export type Finding = CitedWork & Pick<Resolution, 'confidence' | 'match' | 'rivals' | 'alternatives'>;

function evidenceOfTyping(item: Item): Evidence {
  const fields = Object.keys(item).filter((key) => key !== 'id' && key !== 'type');
  return Object.fromEntries(fields.map((field) => [field, { source: 'typed' }]));
}

/** The record of a source: typed details, or the result of a lookup, as the contract allows it. */
export async function find(
  { locator, recordUrl, ...source }: Source,
  resolver: Resolver,
  today: Date,
  options: ResolveOptions,
): Promise<Finding> {
  if (source.kind !== 'manual') {
    const isSearched = source.kind === 'title';
    const resolution = resolver.resolve(isSearched ? { ...source, recordUrl } : source, options);
    const found = await (recordUrl && !isSearched ? chosenRecord(resolution, recordUrl) : resolution);
    return { ...found, ...fitWork({ ...found, locator }) };
  }
  const item = withBareDoi(itemFromManual(source.details, today));
  const evidence = evidenceOfTyping(item);
  const written = Object.values(source.details).filter((value) => typeof value === 'string');
  const notices = [orderNotice(written.join('\n'), item) ?? []].flat();
  return { ...fitWork({ item, evidence, verification: 'typed', locator, notices }), alternatives: [] };
}
