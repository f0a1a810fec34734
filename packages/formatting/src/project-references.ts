import type { Item } from '@citewright/csl';
import type { ListedEntry } from './listed-entry.ts';
import { planAtOnce } from './plan-project.ts';
import type { CitedPlace, Reference } from './reference.ts';

/** A reference among the others of its project. */
export interface ProjectReference extends Reference {
  id: Item['id'];
}

/**
 * Formats all items of a project together: sorted, disambiguated (2020a, 2020b), numbered and with repeated names replaced as
 * the style prescribes. `items` are in the order of first citing; each is cited once, at its place among `places` if it has one.
 * @throws FormattingError for items with equal ids, which it names; StyleError
 */
export function formatProject(
  items: readonly Item[],
  style: string,
  places?: ReadonlyMap<Item['id'], CitedPlace>,
): ProjectReference[] {
  return planAtOnce(items, style, places).map(({ id, reference }) => ({ id, ...reference() }));
}

/**
 * The bibliography entries of `formatProject` without the citations.
 * @throws FormattingError for items with equal ids, which it names; StyleError
 */
export function formatBibliography(
  items: readonly Item[],
  style: string,
): Pick<ProjectReference, 'id' | 'html' | 'text' | 'blocks'>[] {
  return planAtOnce(items, style).map(({ id, entry }) => ({ id, ...entry() }));
}

const lineEnd = /[\r\n\u2028\u2029]/;

const inOneLine = (text: string): string =>
  lineEnd.test(text) ? text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ') : text;

/** The paragraphs of an entry as lines, the further ones indented. */
const linesOf = ({ text, paragraphs }: Pick<ListedEntry, 'text' | 'paragraphs'>): string[] =>
  (paragraphs ?? [{ text, margin: undefined }]).map(({ margin, text: line }, at) =>
    [at === 0 ? '' : '    ', margin ? `${margin.text} ` : '', inOneLine(line)].join(''),
  );

/** An entry of a list, under the heading of its section. */
interface HeadedEntry extends Pick<ListedEntry, 'text' | 'paragraphs'> {
  heading?: string | undefined;
}

/**
 * The entries of a bibliography as plain text, one a line; those of several paragraphs stand between blank lines, and so do the headings of
 * sections, each before its first entry.
 */
export function referencesAsText(entries: readonly HeadedEntry[]): string {
  const listed = entries.flatMap((entry, at) => {
    const { heading } = entry;
    const isFirst = heading !== undefined && heading !== entries[at - 1]?.heading;
    const lines = linesOf(entry);
    const own = { lines, isApart: lines.length > 1 };
    return isFirst ? [{ lines: [heading], isApart: true }, own] : [own];
  });
  return listed
    .map(({ lines, isApart }, at) => {
      const between = isApart || listed[at - 1]?.isApart ? '\n\n' : '\n';
      return (at === 0 ? '' : between) + lines.join('\n');
    })
    .join('');
}
