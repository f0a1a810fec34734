import { bareDoi } from '@citewright/identifiers';

/** The item with a bare DOI, without a resolver's URL or the prefix "doi:". */
export function withBareDoi<Work extends { DOI?: string | number | undefined }>(item: Work): Work {
  return item.DOI === undefined ? item : { ...item, DOI: bareDoi(String(item.DOI)) };
}
