import type { Evidence, Verification } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { itemFromManual } from '@citewright/formatting';
import type { Resolution, Resolver } from '@citewright/resolver';
import type { Source } from './source.ts';

/** A record and what is known about it, whoever found it. */
export type Finding = Omit<Resolution, 'verification'> & { verification: Verification };

function evidenceOfTyping(item: Item): Evidence {
  const fields = Object.keys(item).filter((key) => key !== 'id' && key !== 'type');
  return Object.fromEntries(fields.map((field) => [field, { source: 'typed' }]));
}

/** The record of a source: typed details become one here, everything else is looked up. */
export async function find(
  source: Source,
  resolver: Resolver,
  today: Date,
  signal: AbortSignal,
): Promise<Finding> {
  if (source.kind !== 'manual') return await resolver.resolve(source, { signal });
  const item = itemFromManual(source.details, today);
  return { item, evidence: evidenceOfTyping(item), verification: 'typed', notices: [], alternatives: [] };
}
