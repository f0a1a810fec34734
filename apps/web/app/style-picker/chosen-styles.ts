import { type ShownStyle, type StyleId, shownStyleSchema, styleIdSchema } from '@citewright/contract';
import { aboutStyle, partsOfStyleKey } from '@citewright/styles';
import * as z from 'zod';
import { chosenStylesKey } from '~/content/styles.ts';
import { storedValue } from '~/ui/stored-value.ts';

/** A style with what is shown of it. */
export interface NamedStyle extends ShownStyle {
  id: StyleId;
}

const chosenStylesSchema = z.object({
  /** The styles beyond the five that this browser has used, last one first: their names are needed before an answer of the server. */
  known: z.array(shownStyleSchema.extend({ id: styleIdSchema })),
  /** Ids of known styles, last chosen first. */
  recent: z.array(styleIdSchema),
  favourites: z.array(styleIdSchema),
});
type ChosenStyles = z.infer<typeof chosenStylesSchema>;

/** The styles that were chosen in this browser. */
export const chosenStyles = storedValue<ChosenStyles>(
  chosenStylesKey,
  { known: [], recent: [], favourites: [] },
  (json) => chosenStylesSchema.parse(json),
);

const most = { known: 20, recent: 5, favourites: 50 } as const;

/** `style` in front of the others, which are cut at `limit`. */
const withFirst = (id: StyleId, ids: readonly StyleId[], limit: number): StyleId[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, limit);

function writeChosen(style: NamedStyle, { known, recent, favourites }: ChosenStyles): void {
  const { id, name, title, kind } = style;
  const others = known.filter((other) => other.id !== id);
  const isListed = (other: NamedStyle) => recent.includes(other.id) || favourites.includes(other.id);
  const kept = others.filter((other, at) => at < most.known || isListed(other));
  chosenStyles.write({ known: [{ id, name, title, kind }, ...kept], recent, favourites });
}

/** Whether the names of a style are at hand. */
export function isNamed(id: StyleId): boolean {
  const { style } = partsOfStyleKey(id);
  return aboutStyle(style) !== undefined || chosenStyles.read().known.some((known) => known.id === style);
}

/** Stores the names of a style. */
export function rememberStyle(style: NamedStyle): void {
  writeChosen(style, chosenStyles.read());
}

/** Stores a style as the one chosen last. */
export function addRecent(style: NamedStyle): void {
  const stored = chosenStyles.read();
  writeChosen(style, { ...stored, recent: withFirst(style.id, stored.recent, most.recent) });
}

/** Forgets a style that there is not any more. */
export function forgetStyle(id: StyleId): void {
  const { known, recent, favourites } = chosenStyles.read();
  chosenStyles.write({
    known: known.filter((style) => style.id !== id),
    recent: recent.filter((other) => other !== id),
    favourites: favourites.filter((other) => other !== id),
  });
}

/** Adds a style to the favourites, or removes it. */
export function toggleFavourite(style: NamedStyle): void {
  const stored = chosenStyles.read();
  const favourites = stored.favourites.includes(style.id)
    ? stored.favourites.filter((id) => id !== style.id)
    : withFirst(style.id, stored.favourites, most.favourites);
  writeChosen(style, { ...stored, favourites });
}
