import { parseDoi } from '@citewright/identifiers';

/**
 * The item with its DOI as registries write it. People type it, and files bring it, as an address or behind "doi:", and the
 * styles put `https://doi.org/` before what stands there. What is no DOI stays as it is.
 */
export function withBareDoi<Work extends { DOI?: string | number | undefined }>(item: Work): Work {
  const given = String(item.DOI ?? '10.');
  if (given.startsWith('10.')) return item;
  const DOI = parseDoi(given);
  return DOI === undefined ? item : { ...item, DOI };
}
