import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as tooltip. */
  label: string;
}

/** A square button of 44 px that holds one icon. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors duration-150',
        'hover:bg-sunk hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-5',
        className,
      )}
      {...rest}
    />
  );
}
