import { parseDoi } from '@citewright/identifiers';

const normalDoi = (doi: string) => parseDoi(doi) ?? doi.toLowerCase();

/** True for two forms of one DOI: upper case, a resolver's address and an arXiv version make no difference. */
export function isSameDoi(first: string, second: string): boolean {
  return normalDoi(first) === normalDoi(second);
}
