import type { ShownStyle } from '@citewright/contract';
import { aboutStyle, knownStyles, partsOfStyleKey, type StyleAbout, styles } from '@citewright/styles';

/** The key under which `style-picker/chosen-styles.ts` keeps the names of other styles that this browser has used. */
export const chosenStylesKey = 'citation-styles';

type Names = Pick<StyleAbout, 'name' | 'label'>;

/** The names of a style beyond the five. Where they are not known, as in prerendered pages, its id serves: "Journal of zoology". */
function otherNames(id: string): Names {
  try {
    const { known } = JSON.parse(localStorage.getItem(chosenStylesKey) ?? '');
    const { name, title }: ShownStyle = known.find((style: { id: string }) => style.id === id);
    return { name, label: title };
  } catch {
    const words = `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
    return { name: words, label: words };
  }
}

function namesOf(id: string): Names {
  const { style } = partsOfStyleKey(id);
  return aboutStyle(style) ?? otherNames(style);
}

/** The short name of a style. */
export const styleName = (id: string): string => namesOf(id).name;

/** Name and edition of a style. */
export const styleLabel = (id: string): string => namesOf(id).label;

/** The page where a style can be used: its guide, or the home page. */
export const stylePath = (id: string): string => aboutStyle(id)?.guide ?? '/';

/** The ids of the styles that have a guide. Pages about individual styles show these. */
export const guidedStyles: readonly string[] = styles.flatMap(({ id, guide }) => (guide ? [id] : []));

/** The option that opens the picker of all styles. */
export const moreStylesOption = { value: 'more', label: 'More styles...' } as const;

/** The styles and variants as select options, another style if that is selected, and the option of all others. */
export const styleOptions = (other?: { value: string; label: string }) => [
  ...knownStyles.map(({ id, label }) => ({ value: id, label })),
  ...(other && !aboutStyle(other.value) ? [other] : []),
  moreStylesOption,
];
