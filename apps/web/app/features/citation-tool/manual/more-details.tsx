import type { ManualSourceType } from '@citewright/contract';
import { useFormContext } from 'react-hook-form';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';
import { detailPrompts } from './detail-fields.ts';

/** The optional fields of a source type, closed at first. */
export function MoreDetails({ sourceType }: { sourceType: ManualSourceType }) {
  const { register, formState } = useFormContext<CitationFormValues>();
  return (
    <details className="group rounded-md border border-rule open:pb-4">
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
            error={formState.errors.manualDetails?.[field]?.message}
            {...register(`manualDetails.${field}`)}
          />
        ))}
      </div>
    </details>
  );
}
