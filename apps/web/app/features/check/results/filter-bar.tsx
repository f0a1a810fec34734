import type { LucideIcon } from 'lucide-react';
import { classNames } from '~/ui/class-names.ts';

/** What can be shown: how it is called, and how much of it there is. */
export interface FilterOption<Id extends string> {
  id: Id;
  icon: LucideIcon;
  /** Colour of the icon. */
  className: string;
  label: string;
  /** Absent where it says nothing. */
  count?: number;
}

interface FilterBarProps<Id extends string> {
  legend: string;
  options: readonly FilterOption<Id>[];
  chosen: Id;
  /** Chosen when the pressed one is pressed again. */
  fallback: Id;
  onChoose: (id: Id) => void;
}

/** A row of counts; each shows only what it counts. Scrolls sideways where it does not fit. */
export function FilterBar<Id extends string>({
  legend,
  options,
  chosen,
  fallback,
  onChoose,
}: FilterBarProps<Id>) {
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-1 overflow-x-auto px-1 [scrollbar-width:none]">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, icon: Icon, className, label, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          disabled={count === 0 && chosen !== id}
          onClick={() => onChoose(chosen === id ? fallback : id)}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border px-3 text-sm whitespace-nowrap transition-colors duration-150 disabled:cursor-default',
            chosen === id ? 'border-ink bg-raised' : 'border-transparent hover:bg-sunk',
            count === 0 && 'text-ink-faint',
          )}
        >
          <Icon
            aria-hidden="true"
            className={classNames('size-4.5 shrink-0', count === 0 ? 'text-ink-faint' : className)}
          />
          {count !== undefined && (
            <span className="font-semibold tabular-nums">{count.toLocaleString('en')}</span>
          )}
          {label}
        </button>
      ))}
    </fieldset>
  );
}
