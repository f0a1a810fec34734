import { ownStyleId } from '@citewright/styles';
import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { moreStyles, styleKinds } from '~/content/more-styles.ts';
import { classNames } from '~/ui/class-names.ts';
import type { NamedStyle } from './chosen-styles.ts';
import type { StyleGroup } from './list-groups.ts';

interface StyleListProps {
  id: string;
  groups: readonly StyleGroup[];
  /** The style whose preview is shown. */
  active: NamedStyle | undefined;
  /** The style in use. */
  value: string;
  favourites: readonly string[];
  onActivate: (style: NamedStyle) => void;
  onChoose: (style: NamedStyle) => void;
}

/** The DOM id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, style: NamedStyle): string => `${listId}-${style.id}`;

/** The list of styles. Keys are handled by the search field, which keeps the focus. */
export function StyleList({ id, groups, active, value, favourites, onActivate, onChoose }: StyleListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={moreStyles.list}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2"
    >
      {groups.map(({ name, styles }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role.
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="eyebrow sticky top-0 bg-paper px-4 pt-3 pb-1.5 text-ink-faint">
            {name}
          </p>
          {styles.map((style) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys.
            <div
              key={style.id}
              id={optionId(id, style)}
              role="option"
              tabIndex={-1}
              aria-selected={style.id === active?.id}
              className={classNames(
                'grid min-h-14 cursor-pointer grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 border-l-3 py-2 pr-3 pl-3',
                style.id === active?.id ? 'border-l-accent bg-raised' : 'border-l-transparent',
              )}
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && onActivate(style)}
              onClick={() => (style.id === active?.id ? onChoose(style) : onActivate(style))}
            >
              <span aria-hidden="true" className="text-center font-serif text-sm text-ink-faint">
                {styleKinds[style.kind].sign}
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 text-sm leading-snug font-semibold">{style.name}</span>
                <span className="line-clamp-2 text-xs text-ink-soft">
                  {styleKinds[style.kind].words}
                  {style.title !== style.name && ` · ${style.title}`}
                  {ownStyleId(style.id) === value && (
                    <span className="font-semibold text-accent"> · {moreStyles.chosen}</span>
                  )}
                </span>
              </span>
              {favourites.includes(style.id) && (
                <Star aria-label={moreStyles.favourite} className="size-4 fill-current text-accent" />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
