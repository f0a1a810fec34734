import type { StyleId } from '@citewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { styleName } from '~/content/styles.ts';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { restyle } from './restyle.ts';

const notLoaded = (style: StyleId): ToastContent => ({
  title: `${styleName(style)} could not be loaded`,
  description: 'Your references stay as they are. Check your connection and choose the style again.',
  tone: 'failure',
});

/**
 * Formats entries in the currently selected style, without another request to the server; the history keeps the generated
 * citations. Without a `style`, and until the engine has loaded, the entries are returned unchanged.
 */
export function useRestyled(
  entries: readonly HistoryEntry[],
  style: StyleId | undefined,
): readonly HistoryEntry[] {
  const [loaded, setLoaded] = useState<{ formatter: Formatter | undefined; style: StyleId }>();
  const differs = style !== undefined && entries.some(({ citation }) => citation.format !== style);
  useEffect(() => {
    if (!differs) return;
    loadFormatter([style]).then((formatter) => {
      setLoaded({ formatter, style });
      if (!formatter) toast(notLoaded(style));
    });
  }, [differs, style]);
  const formatter = loaded?.style === style ? loaded?.formatter : undefined;
  return useMemo(() => {
    if (!style || !formatter || !differs) return entries;
    return entries.map((entry) =>
      entry.citation.format === style
        ? entry
        : { ...entry, citation: restyle(entry.citation, style, formatter) },
    );
  }, [entries, formatter, differs, style]);
}
