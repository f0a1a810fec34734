import type { Item } from '@citewright/csl';
import { styleOf } from '@citewright/styles';
import { planAtOnce } from './plan-project.ts';
import type { CitedPlace, Reference } from './reference.ts';

/** A reference among the others of its project. */
export interface ProjectReference extends Reference {
  id: Item['id'];
}

/**
 * Formats all items of a project together: sorted as the style wants, works of one author and year told apart (2020a,
 * 2020b), numbered where the style numbers, names that repeat replaced where it does so. `items` have different ids and
 * stand in the order in which they are first cited; each is cited once, at its place among `places` when it has one.
 */
export function formatProject(
  items: readonly Item[],
  style: string,
  places?: ReadonlyMap<Item['id'], CitedPlace>,
): ProjectReference[] {
  return planAtOnce(items, style, places).map(({ id, reference }) => ({ id, ...reference() }));
}

/** The entries of `formatProject` without the citations, for where only the bibliography is wanted. */
export function formatBibliography(
  items: readonly Item[],
  style: string,
): Pick<ProjectReference, 'id' | 'html' | 'text'>[] {
  return planAtOnce(items, style).map(({ id, entry }) => ({ id, ...entry() }));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** What a work is filed under: its authors or editors, then year and title; without them its title. */
function filedUnder({ author, editor, title, issued }: Item): string {
  const names = (author ?? editor ?? []).map(
    ({ family, given, literal }) => literal ?? [family, given].filter(Boolean).join(' '),
  );
  const year = issued?.['date-parts']?.[0]?.[0];
  const parts = names.length > 0 ? [...names, year, title] : [title, year];
  return parts.filter(Boolean).join(' ');
}

/** The ids of these works in the order of authors, years and titles. */
export function alphabeticalOrder(items: readonly Item[]): Item['id'][] {
  const filed = items.map((item) => ({ id: item.id, key: filedUnder(item) }));
  return filed.sort((one, other) => collator.compare(one.key, other.key)).map(({ id }) => id);
}

const lineEnd = /[\r\n\u2028\u2029]/;

const inOneLine = (text: string): string =>
  lineEnd.test(text) ? text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ') : text;

/**
 * The bibliography as plain text, one reference a line, in alphabetical order (specification, §7). That is the style's own
 * order, authors first, except where a style numbers by order of citing (IEEE): there the entries are put in the order
 * of their authors and keep the numbers by which the text cites them. `entries` are the items as a bibliography of the
 * style; they are formatted when they are not given.
 */
export function alphabeticalReferences(
  items: readonly Item[],
  style: string,
  entries: readonly Pick<ProjectReference, 'id' | 'text'>[] = formatBibliography(items, style),
): string {
  const lines = new Map(entries.map(({ id, text }) => [id, inOneLine(text)]));
  const order = styleOf(style).csl.isNumeric ? alphabeticalOrder(items) : [...lines.keys()];
  return order.map((id) => lines.get(id) ?? '').join('\n');
}
