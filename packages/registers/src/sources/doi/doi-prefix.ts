/** The prefix of a DOI; all DOIs with it belong to one registration agency. */
export function prefixOf(doi: string): string {
  return doi.slice(0, Math.max(0, doi.indexOf('/')));
}
