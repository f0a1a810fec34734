import type { CitationItem, CitationResponse, Notice } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import { toast } from '~/ui/toast-store.ts';
import { editedCitation } from '../editing/edited-citation.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { correctCitation } from './correct-citation.ts';
import type { Fix } from './notice-fixes.ts';

/** The user's options to correct a record. */
export interface Corrections {
  fix: (notice: Notice, fix: Fix) => void;
  edit: (item: CitationItem) => void;
  /** Reverts all corrections; absent if there are none. */
  undo: (() => void) | undefined;
}

async function correct(
  { id, citation }: HistoryEntry,
  corrected: (citation: CitationResponse, formatter: Formatter) => CitationResponse,
  description?: string,
): Promise<void> {
  const formatter = await loadFormatter([styleKey(citation.format, citation.language)]);
  if (!formatter) {
    toast({ title: 'The reference could not be changed', description: 'Please try again.', tone: 'failure' });
    return;
  }
  sessionHistory().correct(id, corrected(citation, formatter));
  toast({ title: 'Reference changed', ...(description !== undefined && { description }) });
}

/** The corrections of a history entry: applied in the browser, stored with the entry. */
export function correctionsOf(entry: HistoryEntry | undefined): Corrections | undefined {
  if (!entry) return undefined;
  return {
    fix: (notice, fix) =>
      void correct(entry, (citation, engine) => correctCitation(citation, notice, fix, engine), fix.label),
    edit: (item) => void correct(entry, (citation, engine) => editedCitation(citation, item, engine)),
    undo: entry.original && (() => sessionHistory().correct(entry.id, undefined)),
  };
}
