import type { Notice } from '@citewright/contract';
import { loadFormatter } from '~/engine/load-formatter.ts';
import { toast } from '~/ui/toast-store.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { correctCitation } from './correct-citation.ts';
import type { Fix } from './notice-fixes.ts';

/** What the reader can do about the notes on a record. */
export interface Corrections {
  fix: (notice: Notice, fix: Fix) => void;
  /** Takes all choices back; absent while nothing was changed. */
  undo: (() => void) | undefined;
}

async function correct({ id, citation }: HistoryEntry, notice: Notice, fix: Fix): Promise<void> {
  const formatter = await loadFormatter();
  if (!formatter) {
    toast({ title: 'The reference could not be changed', description: 'Please try again.', tone: 'failure' });
    return;
  }
  sessionHistory().correct(id, correctCitation(citation, notice, fix, formatter));
  toast({ title: 'Reference changed', description: fix.label });
}

/** The corrections of an entry of the history: made in the browser, kept with the entry. */
export function correctionsOf(entry: HistoryEntry | undefined): Corrections | undefined {
  if (!entry) return undefined;
  return {
    fix: (notice, fix) => void correct(entry, notice, fix),
    undo: entry.original && (() => sessionHistory().correct(entry.id, undefined)),
  };
}
