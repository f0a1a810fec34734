import type { StyleId } from '@citewright/contract';
import { aboutStyle, styles } from '@citewright/styles';
import { useEffect, useRef } from 'react';
import { Checkbox } from '~/ui/checkbox.tsx';

interface StyleSelectorProps {
  value: StyleId;
  onChange: (style: StyleId) => void;
}

/** The styles as a radio group, each in its colour, and the switch of the selected one if it has a variant. */
export function StyleSelector({ value, onChange }: StyleSelectorProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const selected = aboutStyle(value)?.variantOf ?? value;
  const variant = aboutStyle(selected)?.variant;
  // Picks up a style selected before hydration.
  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const style = styles.find(({ id }) => id === chosen);
    if (style && style.id !== selected) onChange(style.id);
  }, []);
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-sm font-semibold">Citation style</legend>
      <div className="flex flex-wrap gap-2 *:min-w-[30%] *:flex-1 @md:*:min-w-0 @md:*:flex-auto">
        {styles.map(({ id, name, label }) => (
          <label
            key={id}
            data-style={id}
            className="relative flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-rule-strong border-t-3 border-t-cite px-2.5 py-1 transition-colors duration-150 hover:bg-sunk @2xs:whitespace-nowrap has-checked:border-cite has-checked:bg-cite-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="format"
              value={id}
              checked={selected === id}
              onChange={() => onChange(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <span className="text-sm leading-tight font-semibold text-cite">{name}</span>{' '}
            <span className="text-xs leading-tight text-ink-faint">{label.slice(name.length).trim()}</span>
          </label>
        ))}
      </div>
      {variant && (
        <Checkbox
          label={<span className="font-normal">{variant.option}</span>}
          className="mt-1"
          checked={value === variant.id}
          onChange={({ target }) => onChange(target.checked ? variant.id : selected)}
        />
      )}
    </fieldset>
  );
}
