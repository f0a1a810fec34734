import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean;
  className?: string;
}

/** The browser's own checkbox with its label, in the accent colour and with a target of 44 px. */
export function Checkbox({ label, labelHidden, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 text-sm font-semibold',
        labelHidden && 'justify-center',
        className,
      )}
    >
      <input type="checkbox" {...input} className="size-5 shrink-0 cursor-pointer accent-accent" />
      <span className={classNames(labelHidden && 'sr-only')}>{label}</span>
    </label>
  );
}
