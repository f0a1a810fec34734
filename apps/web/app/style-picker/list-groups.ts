import { aboutStyle, isCustomStyle, ownStyleId } from '@citewright/styles';
import { moreStyles } from '~/content/more-styles.ts';
import type { chosenStyles, NamedStyle } from './chosen-styles.ts';

/** A group of the list, with its heading. */
export interface StyleGroup {
  name: string;
  styles: readonly NamedStyle[];
}

const { groups } = moreStyles;

/** Whether a style has a tile of its own. */
const hasTile = ({ id }: NamedStyle) => aboutStyle(ownStyleId(id)) !== undefined;

/**
 * The groups of the list. A search has one, and the reader's own styles (`custom`); before it there are the favourites, the styles used before, and the most used ones without
 * those that have a tile.
 */
export function listGroups(
  found: readonly NamedStyle[],
  custom: readonly NamedStyle[],
  { known, recent, favourites }: ReturnType<typeof chosenStyles.read>,
  isSearch: boolean,
): StyleGroup[] {
  const own = { name: groups.custom, styles: custom };
  if (isSearch) return [own, { name: groups.found, styles: found }].filter(({ styles }) => styles.length > 0);
  const others = known.filter(({ id }) => !isCustomStyle(id));
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => others.find((style) => style.id === id) ?? []);
  const before = recent.filter((id) => !favourites.includes(id));
  const popular = found.filter(
    (style) => !recent.includes(style.id) && !favourites.includes(style.id) && !hasTile(style),
  );
  return [
    own,
    { name: groups.favourites, styles: named(favourites) },
    { name: groups.recent, styles: named(before) },
    { name: groups.popular, styles: popular },
  ].filter(({ styles }) => styles.length > 0);
}
