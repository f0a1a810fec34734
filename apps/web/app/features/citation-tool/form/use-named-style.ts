import type { StyleId } from '@citewright/contract';
import { ownStyleId, partsOfStyleKey, styleKey } from '@citewright/styles';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RequestError } from '~/api/request-error.ts';
import { fetchStyleDetails } from '~/api/styles.ts';
import { styleLabel } from '~/content/styles.ts';
import { isNamed, rememberStyle } from '~/style-picker/chosen-styles.ts';
import { toast } from '~/ui/toast-store.ts';
import type { CitationFormState } from './use-citation-form.ts';

/** Says that a style is not taken. Status 400 means that there is none of this id. */
function refuse(style: StyleId, before: StyleId, error: unknown): void {
  const unknown = error instanceof RequestError && error.status === 400;
  const stays = `References stay in ${styleLabel(before)}.`;
  toast({
    title: unknown ? `There is no style “${style}”` : 'The style could not be loaded',
    description: unknown
      ? `${stays} “More styles” finds the others by name.`
      : `${stays} Check your connection and choose the style again.`,
    tone: 'failure',
  });
}

/**
 * Learns the name of a selected style that this browser has not used, as a link may name it, and takes its present id. If there is no
 * such style, or the server cannot be reached, the style before is selected again.
 */
export function useNamedStyle({ form: { control, setValue } }: CitationFormState, initial: StyleId): void {
  const format = useWatch({ control, name: 'format' });
  const before = useRef(initial);
  // Names are read while rendering: a name that has come needs another one.
  const [, setName] = useState('');
  useEffect(() => {
    if (isNamed(format)) {
      before.current = format;
      return;
    }
    let current = true;
    const { style: id, language } = partsOfStyleKey(format);
    fetchStyleDetails(id).then(
      (style) => {
        if (!current) return;
        rememberStyle(style);
        setName(style.name);
        const present = styleKey(ownStyleId(style.id), language);
        before.current = present;
        setValue('format', present);
      },
      (error) => {
        if (!current) return;
        refuse(format, before.current, error);
        setValue('format', before.current);
      },
    );
    return () => {
      current = false;
    };
  }, [format, setValue]);
}
