import { bareDoi } from '@citewright/identifiers';

/** The item with its DOI bare. People type it, and files bring it, as an address or behind "doi:". */
export function withBareDoi<Work extends { DOI?: string | number | undefined }>(item: Work): Work {
  return item.DOI === undefined ? item : { ...item, DOI: bareDoi(String(item.DOI)) };
}
