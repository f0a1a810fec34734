import type { StyleSummary } from '@citewright/contract';
import { useEffect, useState } from 'react';
import { searchStyles } from '~/api/styles.ts';

/** The styles of the last answer. */
interface Answer {
  status: 'ready' | 'failed';
  styles: readonly StyleSummary[];
  /** The search that was answered. */
  of: string;
}

/** The styles that were found last; `loading` until they are those of the search. */
export interface FoundStyles {
  status: 'loading' | 'ready' | 'failed';
  styles: readonly StyleSummary[];
}

/** The pause in typing after which a search begins, in milliseconds. */
const pause = 120;

/** Searches the styles as somebody types. The answer before stays until the next. */
export function useFoundStyles(query: string, field: string | undefined): FoundStyles {
  const asked = query.trim();
  const key = `${field}:${asked}`;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const controller = new AbortController();
    const search = async () => {
      try {
        const styles = await searchStyles(asked, field, controller.signal);
        setAnswer({ status: 'ready', styles, of: key });
      } catch {
        if (!controller.signal.aborted) setAnswer({ status: 'failed', styles: [], of: key });
      }
    };
    const timer = setTimeout(search, asked === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, field, key]);
  return { status: answer?.of === key ? answer.status : 'loading', styles: answer?.styles ?? [] };
}
