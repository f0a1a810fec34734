import type { ManualSourceType } from '@citewright/contract';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';
import { detailPrompts } from './detail-fields.ts';

/** The optional fields of a source type, initially collapsed. */
export function MoreDetails({ sourceType }: { sourceType: ManualSourceType }) {
  const { register, formState } = useFormContext<CitationFormValues>();
  const errors = formState.errors.manualDetails;
  // Shows the field with the error.
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (errors && fold.current) fold.current.open = true;
  }, [errors]);
  return (
    <details ref={fold} className="group rounded-md border border-rule open:pb-4">
      <FoldSummary className="rounded-md px-3">
        <span className="shrink-0">More details</span>
        <span className="truncate font-normal text-ink-faint">
          {detailPrompts[sourceType].map(({ label }) => label).join(', ')}
        </span>
      </FoldSummary>
      <div className="grid gap-4 px-3 pt-2 @2xs:grid-cols-2">
        {detailPrompts[sourceType].map(({ field, label, example }) => (
          <TextField
            key={field}
            label={label}
            placeholder={example}
            autoComplete="off"
            error={errors?.[field]?.message}
            {...register(`manualDetails.${field}`)}
          />
        ))}
      </div>
    </details>
  );
}
