import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scrollToTool } from '~/ui/tool-section.tsx';
import { readPrefill, withoutPrefill } from './prefill.ts';
import type { CitationFormState } from './use-citation-form.ts';

/** Fills in what a link such as `?style=apa&source=10.1038/nature14539` names, once, takes it out of the address, and goes there. */
export function usePrefill({ form, openTab, recognise }: CitationFormState): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = search === '' ? undefined : search;

  // Leaving the address takes a moment, in which the form is drawn again: what was read is not read twice.
  const read = useRef<string>(undefined);

  useEffect(() => {
    const fresh = query !== read.current;
    read.current = query;
    if (query === undefined || !fresh) return;
    const parameters = new URLSearchParams(query);
    const prefill = readPrefill(parameters);
    if (!prefill) return;
    const { activeTab } = prefill;
    if (activeTab) openTab(activeTab);
    form.reset({ ...form.getValues(), ...prefill });
    recognise('auto', prefill.sourceIdentifier ?? '');
    navigate({ pathname, search: withoutPrefill(parameters) }, { replace: true, preventScrollReset: true });
    scrollToTool();
  });
}
