import type { StyleId } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type DetectedKind, detectInput } from './detect-input.ts';
import { citationFormSchema } from './form-schema.ts';
import { type CitationFormValues, emptyValues, type FormTab } from './values.ts';

export interface CitationFormState {
  form: UseFormReturn<CitationFormValues>;
  /** What the text in the input was recognised as. */
  detected: DetectedKind | undefined;
  /** Recognises the text that is being typed in a tab. */
  recognise: (tab: FormTab, text: string) => void;
  /** Opens a tab: errors and the detected type are cleared, what was typed stays (specification §4). */
  openTab: (tab: FormTab) => void;
  /** Puts an identifier into the Auto-Detect tab, as if it had been typed. */
  fillIn: (identifier: string) => void;
}

/** The form's state: its values, validated on every change, and the detected type. */
export function useCitationForm(defaultFormat: StyleId): CitationFormState {
  const form = useForm<CitationFormValues>({
    resolver: zodResolver(citationFormSchema),
    mode: 'onChange',
    defaultValues: emptyValues(defaultFormat),
  });
  const [detected, setDetected] = useState<DetectedKind>();

  // The page is there before its code: what was typed in between fired no event that anybody heard.
  const { getValues } = form;
  useEffect(() => {
    const { activeTab, sourceIdentifier } = getValues();
    setDetected(detectInput(activeTab, sourceIdentifier)?.kind);
  }, [getValues]);

  const recognise = (tab: FormTab, text: string) => setDetected(detectInput(tab, text)?.kind);
  const openTab = (tab: FormTab) => {
    form.setValue('activeTab', tab);
    form.clearErrors();
    setDetected(undefined);
  };
  const fillIn = (identifier: string) => {
    openTab('auto');
    form.setValue('sourceIdentifier', identifier);
    recognise('auto', identifier);
  };
  return { form, detected, recognise, openTab, fillIn };
}
