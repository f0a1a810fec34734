import type { StyleId } from '@citewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { restyle } from './restyle.ts';

/**
 * The shown entry in the style that is chosen now. A reader who changes their mind sees the result follow, without another
 * question to the server; the history keeps what was generated. Without a `style`, and until the engine is here, the entry stays as it is.
 */
export function useRestyled(
  entry: HistoryEntry | undefined,
  style: StyleId | undefined,
): HistoryEntry | undefined {
  const [formatter, setFormatter] = useState<Formatter>();
  const differs = entry !== undefined && style !== undefined && entry.citation.format !== style;
  useEffect(() => {
    if (differs) loadFormatter().then(setFormatter);
  }, [differs]);
  return useMemo(() => {
    if (!entry || !style || !formatter || !differs) return entry;
    return { ...entry, citation: restyle(entry.citation, style, formatter) };
  }, [entry, formatter, differs, style]);
}
