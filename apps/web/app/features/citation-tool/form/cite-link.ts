import { inputLimits, styleKeySchema } from '@citewright/contract';
import { detect } from '@citewright/identifiers';
import type { Prefill } from './prefill.ts';

/** A link from another site, `/cite?url=...`: what it fills in, and whether it is looked up at once. */
export interface CiteLink {
  prefill: Prefill;
  runs: boolean;
}

/** The parameters that name a work, the surest first, and the kinds of input that each may hold. */
const works: readonly { name: string; kinds: readonly string[] }[] = [
  { name: 'doi', kinds: ['doi'] },
  { name: 'isbn', kinds: ['isbn'] },
  { name: 'url', kinds: ['url', 'doi', 'isbn'] },
  { name: 'text', kinds: ['url', 'doi', 'isbn', 'title', 'intext'] },
];

/** The one address in what telephones share, such as the title of a page and its address. */
function sharedAddress(text: string): string | undefined {
  const addresses = text.match(/\bhttps?:\/\/\S+/g) ?? [];
  return addresses.length === 1 ? addresses[0] : undefined;
}

function queryText(name: string, query: URLSearchParams): string {
  const text = (query.get(name) ?? '').trim();
  return (name === 'text' ? sharedAddress(text) : undefined) ?? text;
}

/**
 * Reads a link of another site. The first parameter that holds what it promises is looked up; where none does, the text is filled in
 * and nothing runs. `undefined` without any of them: then a link sets the form as elsewhere.
 */
export function readCiteLink(query: URLSearchParams): CiteLink | undefined {
  const given = works
    .map(({ name, kinds }) => ({ text: queryText(name, query), kinds }))
    .filter(({ text }) => text !== '' && text.length <= inputLimits.sourceInput);
  const fits = given.find(({ text, kinds }) => kinds.includes(detect(text).kind));
  const chosen = fits ?? given[0];
  if (!chosen) return undefined;
  const format = styleKeySchema.safeParse(query.get('style')).data;
  return {
    prefill: { ...(format && { format }), activeTab: 'auto', sourceIdentifier: chosen.text },
    runs: fits !== undefined,
  };
}
