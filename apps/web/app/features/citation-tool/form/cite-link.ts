import { styleKeySchema } from '@citewright/contract';
import { linkedWork } from '@citewright/identifiers';
import type { Prefill } from './prefill.ts';

/** A link from another site, `/cite?url=...`, or the form as browsers send it: what it fills in, and whether it is looked up at once. */
export interface CiteLink {
  prefill: Prefill;
  runs: boolean;
}

/**
 * Reads a link of another site: what it names is looked up where it is what its parameter promises, and else filled in. What was typed into
 * the form before its scripts had come is sent, whatever it is, so that a fault of it is told. `undefined` for any other query: that sets the
 * form as elsewhere.
 */
export function readCiteLink(query: URLSearchParams): CiteLink | undefined {
  const typed = query.get('sourceIdentifier');
  const work = typed === null ? linkedWork(query) : { text: typed, fits: true };
  if (!work) return undefined;
  const format = styleKeySchema.safeParse(query.get('style') ?? query.get('format')).data;
  return {
    prefill: { ...(format && { format }), activeTab: 'auto', sourceIdentifier: work.text },
    runs: work.fits,
  };
}
