import { about } from '../generated/about.ts';
import type { StyleAbout } from './style-about.ts';

/** The bundled styles in the order in which they are offered. Data only: importing this loads neither trees nor rules. */
export const styles: readonly StyleAbout[] = about.toSorted((one, other) => one.order - other.order);

/** The ids of the bundled styles, in the same order. */
export const styleIds: readonly string[] = styles.map(({ id }) => id);

/** The data of a style, or undefined if no style has that id. */
export const aboutStyle = (id: string): StyleAbout | undefined => styles.find((style) => style.id === id);
