import type { StyleId } from '@citewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { restyle } from './restyle.ts';

/**
 * Formats the shown entry in the currently selected style, without another request to the server; the history keeps the
 * generated citation. Without a `style`, and until the engine has loaded, the entry is returned unchanged.
 */
export function useRestyled(
  entry: HistoryEntry | undefined,
  style: StyleId | undefined,
): HistoryEntry | undefined {
  const [loaded, setLoaded] = useState<{ formatter: Formatter | undefined; style: StyleId }>();
  const differs = entry !== undefined && style !== undefined && entry.citation.format !== style;
  useEffect(() => {
    if (differs) loadFormatter([style]).then((formatter) => setLoaded({ formatter, style }));
  }, [differs, style]);
  const formatter = loaded?.style === style ? loaded?.formatter : undefined;
  return useMemo(() => {
    if (!entry || !style || !formatter || !differs) return entry;
    return { ...entry, citation: restyle(entry.citation, style, formatter) };
  }, [entry, formatter, differs, style]);
}
