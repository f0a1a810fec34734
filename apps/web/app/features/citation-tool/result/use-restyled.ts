import type { StyleKey } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { useEffect, useMemo, useState } from 'react';
import { styleName } from '~/content/styles.ts';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';
import type { Outcome } from '../generation/tool-state.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { restyle } from './restyle.ts';
import { outcomeStyle, restyleOutcome } from './restyle-outcome.ts';

const notLoaded = (style: StyleKey): ToastContent => ({
  title: `${styleName(style)} could not be loaded`,
  description: 'Your references stay as they are. Check your connection and choose the style again.',
  tone: 'failure',
});

/** The engine with a style, once it is loaded; it is loaded as soon as it is needed. */
function useEngine(style: StyleKey | undefined, isNeeded: boolean): Formatter | undefined {
  const [loaded, setLoaded] = useState<{ formatter: Formatter | undefined; style: StyleKey }>();
  useEffect(() => {
    if (!isNeeded || style === undefined) return;
    loadFormatter([style]).then((formatter) => {
      setLoaded({ formatter, style });
      if (!formatter) toast(notLoaded(style));
    });
  }, [isNeeded, style]);
  return loaded?.style === style ? loaded?.formatter : undefined;
}

/** The outcome of a search or of a failure with its works formatted in the currently selected style. */
export function useRestyledOutcome(outcome: Outcome, style: StyleKey): Outcome {
  const shown = outcomeStyle(outcome);
  const differs = shown !== undefined && shown !== style;
  const formatter = useEngine(style, differs);
  return useMemo(
    () => (differs && formatter ? restyleOutcome(outcome, style, formatter) : outcome),
    [outcome, differs, formatter, style],
  );
}

const entryStyle = ({ citation: { format, language } }: HistoryEntry): StyleKey => styleKey(format, language);

/**
 * Formats entries in the currently selected style, without another request to the server; the history keeps the generated
 * citations. Without a `style`, and until the engine has loaded, the entries are returned unchanged.
 */
export function useRestyled(
  entries: readonly HistoryEntry[],
  style: StyleKey | undefined,
): readonly HistoryEntry[] {
  const differs = style !== undefined && entries.some((entry) => entryStyle(entry) !== style);
  const formatter = useEngine(style, differs);
  return useMemo(() => {
    if (!style || !formatter || !differs) return entries;
    return entries.map((entry) =>
      entryStyle(entry) === style ? entry : { ...entry, citation: restyle(entry.citation, style, formatter) },
    );
  }, [entries, formatter, differs, style]);
}
