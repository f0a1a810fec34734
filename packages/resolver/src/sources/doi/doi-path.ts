/** A DOI as part of a path: slashes stay, other reserved characters are encoded. */
export function doiPath(doi: string): string {
  return encodeURIComponent(doi).replaceAll('%2F', '/');
}

/** The prefix of a DOI; all DOIs with it belong to one registration agency. */
export function prefixOf(doi: string): string {
  return doi.slice(0, Math.max(0, doi.indexOf('/')));
}
