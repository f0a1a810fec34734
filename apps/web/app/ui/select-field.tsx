import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldControl, type FieldProps } from './field.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  name?: string;
}

export interface SelectFieldProps<Value extends string>
  extends Omit<FieldProps, 'children'>,
    SelectProps<Value> {}

/** A choice from a list with label, hint and error. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(control) => <SelectControl {...select} control={control} />}
    </Field>
  );
}

function SelectControl<Value extends string>({
  options,
  control,
  onValueChange,
  ...select
}: SelectProps<Value> & { control: FieldControl }) {
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Select.Root {...select} onValueChange={choose}>
      <Select.Trigger
        {...control}
        className={classNames(controlLook, 'flex items-center justify-between gap-3 text-left')}
      >
        <Select.Value />
        <Select.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) animate-appear overflow-auto rounded-md border border-rule-strong bg-raised p-1 shadow-float"
        >
          <Select.Viewport>
            {options.map(({ value, label }) => (
              <Select.Item
                key={value}
                value={value}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-base outline-none select-none data-highlighted:bg-sunk"
              >
                <Select.ItemText>{label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Check aria-hidden="true" className="size-4.5 text-accent" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
