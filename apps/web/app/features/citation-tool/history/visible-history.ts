/** How many citations the history shows before it is expanded (specification §9). */
const initiallyShown = 5;

/** The part of the history that is shown, and the label of the button that changes that (none where all fit). */
interface VisibleHistory<Entry> {
  shown: Entry[];
  toggleLabel?: string;
}

/** `entries` newest first. */
export function visibleHistory<Entry>(entries: readonly Entry[], expanded: boolean): VisibleHistory<Entry> {
  const older = entries.length - initiallyShown;
  if (older <= 0) return { shown: [...entries] };
  return expanded
    ? { shown: [...entries], toggleLabel: 'Show Less' }
    : { shown: entries.slice(0, initiallyShown), toggleLabel: `Show More (${older} older)` };
}
