import type { ManualSourceType } from '@citewright/contract';
import { ChevronRight } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';
import { detailPrompts } from './detail-fields.ts';

/** The optional fields of a source type, closed at first. */
export function MoreDetails({ sourceType }: { sourceType: ManualSourceType }) {
  const { register, formState } = useFormContext<CitationFormValues>();
  return (
    <details className="group rounded-md border border-rule open:pb-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open:rotate-90"
        />
        <span className="shrink-0">More details</span>
        <span className="truncate font-normal text-ink-faint">
          {detailPrompts[sourceType].map(({ label }) => label).join(', ')}
        </span>
      </summary>
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
