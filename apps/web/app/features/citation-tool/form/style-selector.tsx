import { type StyleId, styleIds, styleLabels } from '@citewright/contract';

interface StyleSelectorProps {
  value: StyleId;
  onChange: (style: StyleId) => void;
}

/** The part of a style's label that follows its name: "7th Edition" of "APA 7th Edition". */
function editionOf(style: StyleId): string {
  const { name, label } = styleLabels[style];
  return label.slice(name.length).trim();
}

/** The five styles side by side, each in its colour. One tab stop; arrow keys choose. */
export function StyleSelector({ value, onChange }: StyleSelectorProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Citation style</legend>
      <div className="grid grid-cols-6 gap-2 *:col-span-2 *:nth-[n+4]:col-span-3 @md:flex @md:*:flex-auto">
        {styleIds.map((style) => (
          <label
            key={style}
            data-style={style}
            className="relative flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-rule-strong border-t-3 border-t-cite px-2.5 py-1 transition-colors duration-150 hover:bg-sunk @2xs:whitespace-nowrap has-checked:border-cite has-checked:bg-cite-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="format"
              value={style}
              checked={value === style}
              onChange={() => onChange(style)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <span className="text-sm leading-tight font-semibold text-cite">{styleLabels[style].name}</span>{' '}
            <span className="text-xs leading-tight text-ink-faint">{editionOf(style)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
