import type { BlogCategory } from '@citewright/contract';
import { categories, categoryLabels } from '~/content/blog.ts';
import { classNames } from '~/ui/class-names.ts';

export interface CategoryFilterProps {
  /** Absent: no filter. */
  chosen: BlogCategory | undefined;
  onChoose: (category: BlogCategory | undefined) => void;
}

function FilterButton({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors duration-150',
        pressed
          ? 'border-ink bg-ink text-paper'
          : 'border-rule-strong text-ink-soft hover:border-ink hover:text-ink',
      )}
    >
      {label}
    </button>
  );
}

/** Filters the articles by category. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Category</legend>
      <FilterButton label="All Articles" pressed={chosen === undefined} onPress={() => onChoose(undefined)} />
      {categories.map((category) => (
        <FilterButton
          key={category}
          label={categoryLabels[category]}
          pressed={chosen === category}
          onPress={() => onChoose(category)}
        />
      ))}
    </fieldset>
  );
}
