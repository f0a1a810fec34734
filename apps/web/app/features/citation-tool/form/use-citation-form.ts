import type { StyleId } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type DetectedKind, detectInput } from './detect-input.ts';
import { citationFormSchema } from './form-schema.ts';
import { type CitationFormValues, emptyValues, type FormTab } from './values.ts';

export interface CitationFormState {
  form: UseFormReturn<CitationFormValues>;
  /** The kind of input detected in the text. */
  detected: DetectedKind | undefined;
  /** Detects the kind of input in a tab's text. */
  recognise: (tab: FormTab, text: string) => void;
  /** Opens a tab: clears errors and the detected kind, preserves the input (specification §4). */
  openTab: (tab: FormTab) => void;
  /** Enters an identifier in the Auto-Detect tab, as if the user had typed it. */
  fillIn: (identifier: string) => void;
}

/** The form's state: its values, validated on every change, and the detected kind of input. */
export function useCitationForm(defaultFormat: StyleId): CitationFormState {
  const form = useForm<CitationFormValues>({
    resolver: zodResolver(citationFormSchema),
    mode: 'onChange',
    defaultValues: emptyValues(defaultFormat),
  });
  const [detected, setDetected] = useState<DetectedKind>();

  // The page is usable before hydration: input typed until then has fired no event that React received.
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
