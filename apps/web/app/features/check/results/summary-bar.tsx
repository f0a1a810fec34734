import { BadgeCheck, CircleDashed, Copy, FilePenLine, List, type LucideIcon, SearchX } from 'lucide-react';
import { classNames } from '~/ui/class-names.ts';
import { type Group, groups, type Summary } from '../state/check-state.ts';

interface GroupLook {
  icon: LucideIcon;
  className: string;
  label: string;
}

const looks: Readonly<Record<Group, GroupLook>> = {
  all: { icon: List, className: 'text-ink-soft', label: 'All' },
  confirmed: { icon: BadgeCheck, className: 'text-success', label: 'Confirmed' },
  differs: { icon: FilePenLine, className: 'text-amber', label: 'Differ' },
  look: { icon: SearchX, className: 'text-danger', label: 'To look at' },
  unchecked: { icon: CircleDashed, className: 'text-slate', label: 'Not checked' },
  duplicates: { icon: Copy, className: 'text-amber', label: 'Duplicates' },
};

interface SummaryBarProps {
  summary: Summary;
  group: Group;
  onGroup: (group: Group) => void;
}

/** How many entries have which verdict; each count shows its entries only. */
export function SummaryBar({ summary: { counts }, group, onGroup }: SummaryBarProps) {
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-1 overflow-x-auto px-1 [scrollbar-width:none]">
      <legend className="sr-only">Show entries</legend>
      {groups.map((id) => {
        const { icon: Icon, className, label } = looks[id];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={group === id}
            disabled={counts[id] === 0 && group !== id}
            onClick={() => onGroup(group === id ? 'all' : id)}
            className={classNames(
              'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border px-3 text-sm whitespace-nowrap transition-colors duration-150 disabled:cursor-default',
              group === id ? 'border-ink bg-raised' : 'border-transparent hover:bg-sunk',
              counts[id] === 0 && 'text-ink-faint',
            )}
          >
            <Icon
              aria-hidden="true"
              className={classNames('size-4.5 shrink-0', counts[id] === 0 ? 'text-ink-faint' : className)}
            />
            <span className="font-semibold tabular-nums">{counts[id].toLocaleString('en')}</span>
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
