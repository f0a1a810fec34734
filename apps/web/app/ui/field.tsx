import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** The attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Help text under the label. */
  hint?: ReactNode;
  /** The validation error; announced politely when it appears. */
  error?: string | undefined;
  required?: boolean;
  /** Hides the label visually. */
  labelHidden?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** The shared styles of text inputs, text areas and selects. */
export const controlLook = classNames(
  'w-full min-h-12 rounded-md border border-rule-strong bg-raised px-3.5 text-base text-ink transition-colors duration-150',
  'placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60',
);

/**
 * A control with its label, hint and error. The error line is always rendered, because a live region must exist before
 * it changes.
 */
export function Field({ label, hint, error, required, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classNames('block text-sm font-semibold text-ink', labelHidden && 'sr-only')}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-ink-faint">
            {' *'}
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="mt-0.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <div className={classNames(!labelHidden && 'mt-1.5')}>
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error !== undefined || undefined,
          'aria-required': required || undefined,
        })}
      </div>
      <div id={errorId} aria-live="polite">
        {error !== undefined && (
          <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
