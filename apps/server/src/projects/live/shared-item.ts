import type { CitationItem } from '@citewright/contract';

/** An item without what its reader wrote for nobody else: others have the link, too. */
export function withoutNotes({ custom, ...item }: CitationItem): CitationItem {
  if (!custom) return item;
  const { notes: _, quotations: __, ...shared } = custom;
  return Object.keys(shared).length > 0 ? { ...item, custom: shared } : item;
}
