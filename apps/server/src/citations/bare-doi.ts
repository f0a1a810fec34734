import { bareDoi } from '@citewright/identifiers';

/** The item with its DOI without a resolver's address or "doi:", as people type it and files hold it. */
export function withBareDoi<Work extends { DOI?: string | number | undefined }>(item: Work): Work {
  return item.DOI === undefined ? item : { ...item, DOI: bareDoi(String(item.DOI)) };
}
