import type { StyleKey } from '@citewright/contract';
import { aboutStyle, partsOfStyleKey, styleKey, styles } from '@citewright/styles';
import { useEffect, useRef } from 'react';
import { Checkbox } from '~/ui/checkbox.tsx';
import { type MoreStyles, MoreStylesTile, StyleTile } from './style-tile.tsx';

interface StyleSelectorProps {
  /** The style, and its language if it is not its own. */
  value: StyleKey;
  onChange: (style: StyleKey) => void;
  /** The picker of all other styles. */
  more: MoreStyles;
}

/** The styles as a radio group, each in its colour, the tile of all others, and the switch of the selected one if it has a variant. */
export function StyleSelector({ value, onChange, more }: StyleSelectorProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { style, language } = partsOfStyleKey(value);
  const selected = aboutStyle(style)?.variantOf ?? style;
  const choose = (id: string) => onChange(styleKey(id, language));
  const variant = aboutStyle(selected)?.variant;
  // Picks up a style selected before hydration.
  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = styles.find(({ id }) => id === chosen);
    if (early && early.id !== selected) choose(early.id);
  }, []);
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-sm font-semibold @max-md:sr-only">Citation style</legend>
      <div className="grid grid-cols-3 gap-2 @2xl:grid-cols-6">
        {styles.map(({ id, name, label }) => (
          <StyleTile
            key={id}
            style={id}
            name={name}
            detail={label.slice(name.length).trim()}
            selected={selected === id}
            onSelect={() => choose(id)}
          />
        ))}
        <MoreStylesTile style={aboutStyle(style) ? undefined : style} {...more} />
      </div>
      {variant && (
        <Checkbox
          label={<span className="font-normal">{variant.option}</span>}
          className="mt-1"
          checked={style === variant.id}
          onChange={({ target }) => choose(target.checked ? variant.id : selected)}
        />
      )}
    </fieldset>
  );
}
