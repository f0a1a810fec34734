import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly SelectOption[];
}

/**
 * A native select with label, hint and error. It suits every device and, unlike a scripted one, writes no inline
 * styles, which our content security policy forbids.
 */
export function SelectField({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classNames(controlLook, 'appearance-none pr-11')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-faint"
          />
        </div>
      )}
    </Field>
  );
}
