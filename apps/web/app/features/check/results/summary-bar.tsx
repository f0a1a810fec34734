import { BadgeCheck, CircleDashed, Copy, FilePenLine, List, SearchX } from 'lucide-react';
import { type Group, groups, type Summary } from '../state/check-state.ts';
import { FilterBar, type FilterOption } from './filter-bar.tsx';

const looks: Readonly<Record<Group, Omit<FilterOption<Group>, 'id' | 'count'>>> = {
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
  const options = groups.map((id) => ({ id, ...looks[id], count: counts[id] }));
  return (
    <FilterBar legend="Show entries" options={options} chosen={group} fallback="all" onChoose={onGroup} />
  );
}
