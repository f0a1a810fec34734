import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scrollToTool } from '~/ui/tool-anchor.tsx';
import { readCiteLink } from './cite-link.ts';
import { readPrefill, withoutPrefill } from './prefill.ts';
import type { CitationFormState } from './use-citation-form.ts';

/**
 * Applies a link such as `?style=apa&source=10.1038/nature14539` once: fills in the form, removes the parameters from
 * the URL and scrolls to the tool. With `onCite`, links of other sites are read, too, and it is called for one that is to be looked up.
 */
export function usePrefill({ form, openTab }: CitationFormState, onCite?: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = search === '' ? undefined : search;

  // Replacing the URL is asynchronous and the form renders again in between; this prevents reading it twice.
  const read = useRef<string>(undefined);

  useEffect(() => {
    const fresh = query !== read.current;
    read.current = query;
    if (query === undefined || !fresh) return;
    const parameters = new URLSearchParams(query);
    const link = onCite && readCiteLink(parameters);
    const prefill = link?.prefill ?? readPrefill(parameters);
    if (!prefill) return;
    const { activeTab } = prefill;
    if (activeTab) openTab(activeTab);
    form.reset({ ...form.getValues(), ...prefill });
    navigate({ pathname, search: withoutPrefill(parameters) }, { replace: true, preventScrollReset: true });
    scrollToTool();
    if (link?.runs) onCite?.();
  });
}
