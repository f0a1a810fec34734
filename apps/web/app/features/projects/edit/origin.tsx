import type { CitationItem, Evidence } from '@citewright/contract';
import { useFormContext } from 'react-hook-form';
import { nameOfSource } from '~/content/field-sources.ts';
import { labelOf } from '~/content/item-fields.ts';
import { Button } from '~/ui/button.tsx';
import { FieldOrigins } from '~/ui/field-origins.tsx';
import { type EditValues, editValues } from './edit-values.ts';

/** The form's paths and values for one field of a record. */
function recordedValues(item: CitationItem, field: string, value: unknown): [path: string, value: unknown][] {
  const { type, ...groups } = editValues({ ...item, [field]: value });
  if (field === 'type') return [['type', type]];
  return Object.entries(groups).flatMap(([group, values]) =>
    field in values ? [[`${group}.${field}`, (values as Record<string, unknown>)[field]]] : [],
  );
}

/** What the record says of the fields that the user changed, each with a button that puts it back into the form. */
function Recorded({ evidence, item }: OriginProps) {
  const { setValue } = useFormContext<EditValues>();
  const fields = Object.entries(evidence).flatMap(([field, { record }]) =>
    record ? [{ field, ...record }] : [],
  );
  if (fields.length === 0) return null;
  const restore = (field: string, value: unknown) => {
    for (const [path, restored] of recordedValues(item, field, value))
      setValue(path as 'type', restored as EditValues['type'], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ul className="space-y-1 pb-2">
      {fields.map(({ field, source, value }) => (
        <li key={field} className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="wrap-anywhere">
            {labelOf(field)} in {nameOfSource(source)}
            {typeof value === 'string' || typeof value === 'number' ? `: ${value}` : ''}
          </span>
          <Button look="quiet" onClick={() => restore(field, value)}>
            Restore
            <span className="sr-only"> {labelOf(field)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface OriginProps {
  evidence: Evidence;
  item: CitationItem;
}

/** The source of each field of a record, and what the record says where the user changed it. */
export function Origin({ evidence, item }: OriginProps) {
  return (
    <FieldOrigins evidence={evidence}>
      <Recorded evidence={evidence} item={item} />
    </FieldOrigins>
  );
}
