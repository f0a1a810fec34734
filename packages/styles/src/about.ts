import { about } from '../generated/about.ts';
import type { StyleAbout } from './style-about.ts';

/** The bundled styles in the order in which they are offered. Data only: importing this loads neither trees nor rules. */
export const styles: readonly StyleAbout[] = about.toSorted((one, other) => one.order - other.order);

/** The ids of the bundled styles, in the same order. */
export const styleIds: readonly string[] = styles.map(({ id }) => id);

const variantsOf = ({ variant, ...style }: StyleAbout): StyleAbout[] =>
  variant ? [{ ...style, ...variant, variantOf: style.id }] : [];

/** The styles and their variants, which are not offered as styles of their own. */
export const knownStyles: readonly StyleAbout[] = styles.flatMap((style) => [style, ...variantsOf(style)]);

/** The ids of the styles and of their variants: every id that a request may name. */
export const knownStyleIds: readonly string[] = knownStyles.map(({ id }) => id);

/** The data of a style or variant, or undefined if none has that id. */
export const aboutStyle = (id: string): StyleAbout | undefined =>
  knownStyles.find((style) => style.id === id);
