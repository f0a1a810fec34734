import { styles } from '../about.ts';
import type { StyleAbout } from '../style-about.ts';
import type { CatalogueEntry } from './entry.ts';

const taken = new Set(styles.map(({ name }) => name));

/**
 * What a style of the catalogue is called: its title, and a short name. That is the first one that people type, unless a style of ours
 * has it ("Chicago 18"), or else the title without what stands in brackets.
 */
export function namesOf({
  id,
  title,
  names = [],
}: CatalogueEntry): Pick<StyleAbout, 'id' | 'name' | 'label'> {
  const typed = names.find((name) => !taken.has(name));
  return { id, name: typed ?? (title.replace(/ *\([^)]*\)/g, '').trim() || title), label: title };
}
