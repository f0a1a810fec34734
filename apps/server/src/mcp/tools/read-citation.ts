import { type CitedTogether, citedTogetherSchema } from '@citewright/contract';

/** A citation, given as the JSON of its `citationItems`; undefined for what is none. */
export function readCitation(json: string): CitedTogether | undefined {
  try {
    return citedTogetherSchema.safeParse({ citationItems: JSON.parse(json) }).data;
  } catch {
    return undefined;
  }
}
