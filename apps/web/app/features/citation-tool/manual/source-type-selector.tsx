import { type ManualSourceType, manualSourceTypeLabels, manualSourceTypes } from '@citewright/contract';

interface SourceTypeSelectorProps {
  value: ManualSourceType;
  onChange: (type: ManualSourceType) => void;
}

/** The five source types as a radio group in one row. */
export function SourceTypeSelector({ value, onChange }: SourceTypeSelectorProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Source type</legend>
      <div className="flex flex-wrap gap-1.5">
        {manualSourceTypes.map((type) => (
          <label
            key={type}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-rule-strong px-2.5 text-sm text-ink-soft transition-colors duration-150 hover:bg-sunk has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="manualSourceType"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {manualSourceTypeLabels[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
