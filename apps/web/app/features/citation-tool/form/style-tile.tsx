import type { StyleId } from '@citewright/contract';
import { moreStyles } from '~/content/more-styles.ts';
import { styleName } from '~/content/styles.ts';
import { classNames } from '~/ui/class-names.ts';

const look =
  'flex min-h-12 cursor-pointer flex-col justify-center rounded-md border border-rule border-t-3 px-2.5 py-0.5 text-left transition-colors duration-150 hover:bg-sunk @2xs:whitespace-nowrap';

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
      className={classNames(
        look,
        'relative border-t-cite has-checked:border-cite has-checked:bg-cite-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
      )}
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

/** How the picker of all styles is loaded and opened. */
export interface MoreStyles {
  onPreload: () => void;
  onOpen: () => void;
}

interface MoreStylesTileProps extends MoreStyles {
  /** The selected style, if it has no tile of its own. */
  style: StyleId | undefined;
}

/** The last tile: all other styles, or the one of them that is selected. */
export function MoreStylesTile({ style, onPreload, onOpen }: MoreStylesTileProps) {
  const { name, detail } = moreStyles.tile;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={style ? 'true' : undefined}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={onOpen}
      className={classNames(look, 'min-w-0 aria-[current]:border-ink aria-[current]:bg-cite-wash')}
    >
      <span className="max-w-full truncate text-sm leading-tight font-semibold">
        {style ? styleName(style) : name}
      </span>{' '}
      <span className="text-xs leading-tight text-ink-faint">{style ? name : detail}</span>
    </button>
  );
}
