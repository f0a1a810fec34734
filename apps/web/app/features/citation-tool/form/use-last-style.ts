import { useEffect } from 'react';
import { lastStyle } from './last-style.ts';
import type { CitationFormState } from './use-citation-form.ts';

/** Selects the style that was chosen last, unless one was chosen before hydration. */
export function useLastStyle(
  { form: { formState, getValues, setValue } }: CitationFormState,
  isWanted: boolean,
): void {
  const initial = formState.defaultValues?.format;
  useEffect(() => {
    const style = isWanted && getValues('format') === initial ? lastStyle() : undefined;
    if (style) setValue('format', style);
  }, [isWanted, initial, getValues, setValue]);
}
