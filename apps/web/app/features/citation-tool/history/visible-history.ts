/** The number of citations shown before the history is expanded (specification §9). */
const initiallyShown = 5;

/** The visible entries and the label of the expand button (absent if all entries fit). */
interface VisibleHistory<Entry> {
  shown: Entry[];
  toggleLabel?: string;
}

/** `entries` are newest first. */
export function visibleHistory<Entry>(entries: readonly Entry[], expanded: boolean): VisibleHistory<Entry> {
  const older = entries.length - initiallyShown;
  if (older <= 0) return { shown: [...entries] };
  return expanded
    ? { shown: [...entries], toggleLabel: 'Show Less' }
    : { shown: entries.slice(0, initiallyShown), toggleLabel: `Show More (${older} older)` };
}

/** Whether an entry is shown only when the history is expanded. */
export const isHidden = (entries: readonly { id: number }[], id: number): boolean =>
  entries.findIndex((entry) => entry.id === id) >= initiallyShown;
