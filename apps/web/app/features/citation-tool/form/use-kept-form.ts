import { useEffect, useRef, useState } from 'react';
import { dropText, keepText, keptText } from '~/ui/kept-text.tsx';
import { emptied, fittingValues, hasText } from './kept-values.ts';
import type { CitationFormState } from './use-citation-form.ts';

const formName = () => `cite ${location.pathname}`;

/** What is typed into the form of a page, kept over a reload and another page. */
export interface KeptForm {
  /** Whether the form holds what was typed before. */
  isKept: boolean;
  discard: () => void;
  /** Notes what is sent. */
  sending: () => void;
  /** What was sent has its reference: it is forgotten, and with `empties` the form is emptied, unless something else was typed since. */
  sent: (empties: boolean) => void;
}

export function useKeptForm({ form }: CitationFormState): KeptForm {
  const [isKept, setIsKept] = useState(false);
  const lastSent = useRef<string>(undefined);
  const { reset, getValues, watch } = form;
  // After hydration: the prerendered form is empty.
  useEffect(() => {
    const kept = keptText<Record<string, unknown>>(formName());
    if (!kept || hasText(getValues())) return;
    reset({ ...getValues(), ...fittingValues(kept) });
    setIsKept(hasText(getValues()));
  }, [reset, getValues]);
  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      const values = getValues();
      if (!hasText(values)) dropText(formName());
      // What a link or an example fills in was not typed.
      else if (type === 'change' || values.activeTab === 'manual')
        keepText(formName(), structuredClone(values));
    });
    return unsubscribe;
  }, [watch, getValues]);

  const empty = () => {
    reset(emptied(getValues()));
    dropText(formName());
    setIsKept(false);
  };
  return {
    isKept,
    discard: empty,
    sending: () => {
      lastSent.current = JSON.stringify(getValues());
    },
    sent: (empties) => {
      if (lastSent.current !== JSON.stringify(getValues())) return;
      if (empties) return empty();
      dropText(formName());
      setIsKept(false);
    },
  };
}
