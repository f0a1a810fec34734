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
  /** What was sent has its reference: the form is emptied, unless something else was typed since. Gives whether it was. */
  sent: () => boolean;
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

  // The style may change while an answer is awaited.
  const typed = () => JSON.stringify({ ...getValues(), format: undefined });
  const empty = () => {
    reset(emptied(getValues()));
    dropText(formName());
    setIsKept(false);
  };
  return {
    isKept,
    discard: empty,
    sending: () => {
      lastSent.current = typed();
    },
    sent: () => {
      if (lastSent.current !== typed()) return false;
      empty();
      return true;
    },
  };
}
