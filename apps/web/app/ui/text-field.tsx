import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

type FieldPart = Omit<FieldProps, 'children'>;

export interface TextFieldProps extends FieldPart, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  /** An icon at the start of the line. */
  leading?: ReactNode;
  /** A badge or button at the end of the line. */
  trailing?: ReactNode;
  /** A button inside the box: at its end, below the line where there is little width. */
  action?: ReactNode;
  /** Uses the monospaced font, for identifiers and codes. */
  mono?: boolean;
}

// The box has the border and the focus ring of its input.
const actionBox = classNames(
  'flex flex-col gap-1.5 rounded-lg border border-rule-strong bg-raised p-1.5 hover:border-ink-soft @md:flex-row',
  'has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
  'has-[input[aria-invalid]]:border-danger',
);

/**
 * A single-line text input with label, hint and error. All attributes of `<input>` are passed on, including `ref`
 * (react-hook-form).
 */
export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  leading,
  trailing,
  action,
  mono,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(control) => (
        <div className={action === undefined ? undefined : actionBox}>
          <div className="relative flex-1">
            {leading !== undefined && (
              <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-faint [&_svg]:size-5">
                {leading}
              </span>
            )}
            <input
              type="text"
              {...input}
              {...control}
              className={classNames(
                controlLook,
                action !== undefined && 'border-transparent! bg-transparent outline-none!',
                leading !== undefined && 'pl-11',
                trailing !== undefined && 'pr-24 placeholder-shown:pr-3.5',
                mono && 'font-mono text-[0.95em]',
              )}
            />
            {trailing !== undefined && (
              <span className="absolute inset-y-0 right-2.5 flex items-center">{trailing}</span>
            )}
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends FieldPart,
    Omit<ComponentProps<'textarea'>, 'children' | 'className'> {}

/** A text area with label, hint and error. All attributes of `<textarea>` are passed on, including `ref`. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          className={classNames(controlLook, 'block resize-y py-2.5')}
        />
      )}
    </Field>
  );
}
