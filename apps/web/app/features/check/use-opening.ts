import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage } from '~/api/failure-message.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { storedCheck } from './stored-check.ts';
import type { Check } from './use-check.ts';

/** The project that an address names: `?project=7`. */
function askedProject(search: string): number | undefined {
  const id = new URLSearchParams(search).get('project');
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** The reading of what the page begins with. */
interface Opening {
  isReading: boolean;
  /** Why it could not be read. */
  failure?: string;
  retry?: () => void;
}

/**
 * What the page begins with: the list of the project that the address names, or the check that this tab had before a reload. The
 * parameter is taken out of the address, so that a reload shows the verdicts.
 */
export function useOpening({ begin, dispatch }: Check): Opening {
  const [isReading, setIsReading] = useState(false);
  const [failed, setFailed] = useState<Pick<Opening, 'failure' | 'retry'>>({});
  const navigate = useNavigate();
  const isOpened = useRef(false);
  // After hydration: the prerendered page has no address and no storage.
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const project = askedProject(window.location.search);
    if (project === undefined) {
      const state = storedCheck();
      if (state) dispatch({ kind: 'restore', state });
      return;
    }
    const read = async () => {
      setFailed({});
      setIsReading(true);
      try {
        const { listOfProject } = await fetchPart(() => import('./from-project.ts'));
        const { name, style, text } = await listOfProject(project);
        dispatch({ kind: 'style', style });
        begin({ text, name });
      } catch (error) {
        setFailed({ failure: failureMessage(error, 'The project could not be read.'), retry: read });
      }
      setIsReading(false);
      void navigate('/check', { replace: true, preventScrollReset: true });
    };
    void read();
  }, [begin, dispatch, navigate]);
  return { isReading, ...failed };
}
