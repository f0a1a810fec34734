import type { StyleSummary } from '@citewright/contract';
import { styleFacts } from '@citewright/styles';
import { type CitationStyle, citationStylePath } from '~/content/citation-styles/citation-style.ts';
import { styleGroups } from '~/content/citation-styles/citation-styles.ts';

/** A style that has a page. */
export interface ListedStyle {
  id: string;
  path: string;
  name: string;
  kind: StyleSummary['kind'];
  manual: string;
}

export interface ListedGroup {
  title: string;
  styles: ListedStyle[];
}

function listed({ id, slug, name, manual }: CitationStyle): ListedStyle {
  const known = styleFacts(id);
  if (!known) throw new Error(`${id} is not in the catalogue`);
  return { id, path: citationStylePath({ slug }), name, kind: known.kind, manual: manual.title };
}

/** The styles that have a page, in their groups. Runs once, when the page is built. */
export const listStyles = (): ListedGroup[] =>
  styleGroups.map(({ title, styles }) => ({ title, styles: styles.map(listed) }));
