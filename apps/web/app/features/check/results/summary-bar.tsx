import { alertWords, verdictWords } from '@citewright/words';
import { Copy, List, Type } from 'lucide-react';
import { alertLooks, verdictLooks } from '../entry/verdict-mark.tsx';
import { type Group, groups, type Summary } from '../state/check-state.ts';
import { FilterBar, type FilterOption } from './filter-bar.tsx';

const looks = {
  ...alertLooks,
  ...verdictLooks,
  all: { icon: List, className: 'text-ink-soft' },
  forms: { icon: Type, className: 'text-slate' },
  duplicates: { icon: Copy, className: 'text-amber' },
} satisfies Record<Group, Pick<FilterOption<Group>, 'icon' | 'className'>>;

const called: Readonly<Record<Group, { label: string }>> = {
  ...alertWords,
  ...verdictWords,
  all: { label: 'All' },
  forms: { label: 'In another form' },
  duplicates: { label: 'Duplicates' },
};

interface SummaryBarProps {
  summary: Summary;
  group: Group;
  onGroup: (group: Group) => void;
}

/** How many entries there are of each kind; each count shows its entries only. What there is none of is left out. */
export function SummaryBar({ summary: { counts }, group, onGroup }: SummaryBarProps) {
  const options = groups.flatMap((id) => {
    const count = id === 'all' ? counts.total : counts[id];
    return count > 0 || id === group ? [{ id, ...looks[id], label: called[id].label, count }] : [];
  });
  return (
    <FilterBar legend="Show entries" options={options} chosen={group} fallback="all" onChoose={onGroup} />
  );
}
