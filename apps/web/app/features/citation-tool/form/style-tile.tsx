import type { StyleId } from '@citewright/contract';

interface StyleTileProps {
  style: StyleId;
  name: string;
  /** What tells the edition or the kind of style: `7th Edition`. */
  detail: string;
  selected: boolean;
  onSelect: () => void;
}

/** One style of the radio group, in its colour. */
export function StyleTile({ style, name, detail, selected, onSelect }: StyleTileProps) {
  return (
    <label
      data-style={style}
      className="relative flex min-h-12 cursor-pointer flex-col justify-center rounded-md border border-rule-strong border-t-3 border-t-cite px-2.5 py-0.5 transition-colors duration-150 hover:bg-sunk @2xs:whitespace-nowrap @md:min-h-14 has-checked:border-cite has-checked:bg-cite-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
    >
      <input
        type="radio"
        name="format"
        value={style}
        checked={selected}
        onChange={onSelect}
        className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
      />
      <span className="text-sm leading-tight font-semibold text-cite">{name}</span>{' '}
      <span className="text-xs leading-tight text-ink-faint">{detail}</span>
    </label>
  );
}
