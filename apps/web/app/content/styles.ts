import { aboutStyle, knownStyles, styles } from '@citewright/styles';

/** The short name of a style. Falls back to the id for a style that only a newer server knows. */
export const styleName = (id: string): string => aboutStyle(id)?.name ?? id.toUpperCase();

/** Name and edition of a style. */
export const styleLabel = (id: string): string => aboutStyle(id)?.label ?? id.toUpperCase();

/** The page where a style can be used: its guide, or the home page. */
export const stylePath = (id: string): string => aboutStyle(id)?.guide ?? '/';

/** The ids of the styles that have a guide. Pages about individual styles show these. */
export const guidedStyles: readonly string[] = styles.flatMap(({ id, guide }) => (guide ? [id] : []));

/** All styles and variants as select options. */
export const styleOptions = knownStyles.map(({ id, label }) => ({ value: id, label }));
