import type { StyleId } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type Detected, detectInput } from './detect-input.ts';
import { citationFormSchema } from './form-schema.ts';
import { storeStyle } from './last-style.ts';
import { type CitationFormValues, emptyValues, type FormTab } from './values.ts';

export interface CitationFormState {
  form: UseFormReturn<CitationFormValues>;
  /** What the text of the open tab is. */
  detected: Detected | undefined;
  /** Opens a tab: clears errors, preserves the input (specification §4). */
  openTab: (tab: FormTab) => void;
  /** Selects a style, also for the next visit. */
  chooseStyle: (style: StyleId) => void;
  /** Enters an identifier in the Auto-Detect tab, as if the user had typed it. */
  fillIn: (identifier: string) => void;
}

/** The form's state: its values, validated when a field is left and on submit, and the detected kind of input. */
export function useCitationForm(defaultFormat: StyleId): CitationFormState {
  const form = useForm<CitationFormValues>({
    resolver: zodResolver(citationFormSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: emptyValues(defaultFormat),
  });
  const { control, setValue } = form;
  const [tab, text] = useWatch({ control, name: ['activeTab', 'sourceIdentifier'] });

  const openTab = (opened: FormTab) => {
    setValue('activeTab', opened);
    form.clearErrors();
  };
  const fillIn = (identifier: string) => {
    openTab('auto');
    setValue('sourceIdentifier', identifier);
  };
  const chooseStyle = (style: StyleId) => {
    setValue('format', style);
    storeStyle(style);
  };
  return { form, detected: detectInput(tab, text), openTab, chooseStyle, fillIn };
}
