import type { Item } from '@citewright/csl';
import { styleOf } from '@citewright/styles';
import { planAtOnce } from './plan-project.ts';
import type { CitedPlace, Reference } from './reference.ts';

/** A reference among the others of its project. */
export interface ProjectReference extends Reference {
  id: Item['id'];
}

/**
 * Formats all items of a project together: sorted, disambiguated (2020a, 2020b), numbered and with repeated names replaced as
 * the style prescribes. `items` have different ids and are in the order of first citing; each is cited once, at its place among
 * `places` if it has one.
 */
export function formatProject(
  items: readonly Item[],
  style: string,
  places?: ReadonlyMap<Item['id'], CitedPlace>,
): ProjectReference[] {
  return planAtOnce(items, style, places).map(({ id, reference }) => ({ id, ...reference() }));
}

/** The bibliography entries of `formatProject` without the citations. */
export function formatBibliography(
  items: readonly Item[],
  style: string,
): Pick<ProjectReference, 'id' | 'html' | 'text'>[] {
  return planAtOnce(items, style).map(({ id, entry }) => ({ id, ...entry() }));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The sort key of a work: authors or editors, year and title; without names title and year. */
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
 * order, except in numeric styles (IEEE): their entries are sorted by author and keep their numbers. `entries` are the items as a bibliography of the
 * style; formatted if absent.
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
