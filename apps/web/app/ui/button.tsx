import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  ink: 'border border-transparent bg-ink text-paper hover:bg-ink-soft',
  secondary: 'border border-rule-strong bg-raised text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border border-transparent text-ink-soft hover:bg-sunk hover:text-ink',
  danger: 'border border-danger bg-raised text-danger hover:bg-danger hover:text-paper',
} as const;

const sizes = {
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Shows a spinner and disables clicks; describe the activity in the children. */
  busy?: boolean;
  /** Applies only the styles to the only child, usually a `<Link>`. */
  asChild?: boolean;
}

/** A button, or with `asChild` a link styled as one. At least 44 px high. */
export function Button({
  look = 'secondary',
  size = 'md',
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = classNames(
    'inline-flex items-center justify-center gap-2 rounded-md font-semibold leading-tight transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-4.5 [&_svg]:shrink-0',
    looks[look],
    sizes[size],
    className,
  );
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { className: classNames(classes, children.props.className) });
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
