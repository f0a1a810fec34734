/** A DOI as part of a path: its slashes stay, everything that means something else in an address is encoded. */
export function doiPath(doi: string): string {
  return encodeURIComponent(doi).replaceAll('%2F', '/');
}

/** The prefix of a DOI: all DOIs under it are with one registration agency. */
export function prefixOf(doi: string): string {
  return doi.slice(0, Math.max(0, doi.indexOf('/')));
}
