import type { Item } from '@citewright/csl';
import { type ArchivedCopy, archivedCopy } from '@citewright/identifiers';

/**
 * The copy in an archive of the web that an item is cited from. CSL 1.0.2 has no variables for its address and date: the address is the
 * `archive_location`, which holds the date, and `URL` stays that of the page.
 */
export const webCopyOf = ({
  archive_location: place,
}: Pick<Item, 'archive_location'>): ArchivedCopy | undefined =>
  typeof place === 'string' ? archivedCopy(place) : undefined;
