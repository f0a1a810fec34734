import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { takeEarlyText } from '../early/early-text.ts';
import type { CitationFormValues } from './values.ts';

/** Takes what was typed before hydration, which has fired no event that React received, here or in the form of the skeleton. */
export function useEarlyText(
  form: RefObject<HTMLFormElement | null>,
  { setValue }: UseFormReturn<CitationFormValues>,
): void {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name="sourceIdentifier"]');
    const early = takeEarlyText();
    const typed = field?.value || early?.text;
    // The tool around the form watches the values only after this effect.
    if (typed) queueMicrotask(() => setValue('sourceIdentifier', typed));
    if (early?.hadFocus) field?.focus();
  }, [form, setValue]);
}
