import type { StyleId } from '@citewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { restyle } from './restyle.ts';

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
    if (differs) loadFormatter([style]).then((formatter) => setLoaded({ formatter, style }));
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
