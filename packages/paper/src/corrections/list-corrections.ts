import type { Correction } from '@citewright/documents';
import { type Kept, printedOrGiven } from '@citewright/formatting';
import { escapeXml } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import type { Paper } from '../paper.ts';
import type { Decisions } from './decisions.ts';

// The list as it should be, and the years that citations have of it.

const year = /(?:1[4-9]|20)\d\d/;

/** The year that an item prints. */
export const printedYear = (item: Paper['references'][number]['item']): string | undefined => {
  const parts = item.issued && 'date-parts' in item.issued ? item.issued['date-parts'] : undefined;
  const [printed] = parts?.[0] ?? [];
  return printed === undefined ? undefined : String(printed);
};

/** A work of the list as it should be said; `isNamed`: a person decided it. */
export interface ListedWork {
  index: number;
  isNamed: boolean;
  item: Item;
}

/** The works of the list as they should be said; without those that stand there twice. */
export function listedWorks({ references }: Paper, { entries }: Decisions): ListedWork[] {
  const wanted = new Map(entries.map(({ index, item }) => [index, item]));
  return references.flatMap(({ item }, index) => {
    const own = wanted.get(index);
    return own === null
      ? []
      : [{ index, isNamed: own !== undefined, item: { ...(own ?? item), id: `ref${index}` } }];
  });
}

/** An entry of the list as a style prints it. */
interface PrintedEntry {
  id: string | number;
  entry(): { html: string; text: string };
}

/** The list: all of it in the order of the style, or the entries that change. `sentence` says why an entry stays as it was given. */
export function listCorrections(
  paper: Paper,
  { wholeList, live, asWritten }: Decisions,
  works: readonly ListedWork[],
  planned: readonly PrintedEntry[],
  isNumbered: boolean,
  sentence: (kept: Kept) => string,
): Correction[] {
  const byId = new Map(works.map((work) => [work.item.id, work]));
  const printed = planned.flatMap((reference) => {
    const work = byId.get(String(reference.id));
    return work ? [{ ...work, ...reference.entry() }] : [];
  });
  if (wholeList) {
    const written = new Set(asWritten);
    const remarks: Correction[] = [];
    const entries = printed.map(({ index, isNamed, item, html, text }) => {
      const given = paper.references[index];
      // An entry that a person decided says what the person wants.
      const kept =
        isNamed || written.has(index) || !given
          ? undefined
          : printedOrGiven({ html, text }, given.text, item, isNumbered).kept;
      if (kept && given)
        remarks.push({ kind: 'comment', start: given.start, end: given.end, message: sentence(kept) });
      const isAsGiven = !isNamed && (kept !== undefined || written.has(index));
      return {
        ...(given && { reference: index }),
        html,
        ...(isNamed && { item }),
        ...(isAsGiven && { isAsGiven }),
      };
    });
    return [{ kind: 'list', entries, isNumbered, isLive: live }, ...remarks];
  }
  return printed.flatMap(({ index, isNamed, item, html }): Correction[] => {
    const reference = paper.references[index];
    return isNamed && reference
      ? [{ kind: 'replace', start: reference.start, end: reference.end, html, item }]
      : [];
  });
}

/** Entries that stand in the list twice are taken out of it. One with numbers would have to be numbered anew. */
export function removals({ callouts }: Paper, { entries }: Decisions): Correction[] {
  const hasNumbers = callouts.some(({ text, isByPage }) => !isByPage && /^[\s([]*\d{1,3}(?!\d)/.test(text));
  return hasNumbers
    ? []
    : entries.flatMap(({ index, item }): Correction[] =>
        item === null ? [{ kind: 'remove', reference: index }] : [],
      );
}

/** The years of single citations, as the list has them. */
export function yearCorrections(paper: Paper, works: readonly ListedWork[]): Correction[] {
  const items = new Map(works.map((work) => [work.index, work]));
  const misdated = new Set(
    paper.findings.flatMap(({ kind, callout }) => (kind === 'year' ? (callout ?? []) : [])),
  );
  return paper.callouts.flatMap(({ text, start, end, refs, isByPage }, callout): Correction[] => {
    if (isByPage) return [];
    const [first, ...others] = refs.flatMap((index) => items.get(index) ?? []);
    if (!first || others.length > 0 || !(first.isNamed || misdated.has(callout))) return [];
    const right = printedYear(first.item);
    return right && !text.includes(right)
      ? [{ kind: 'replace', start, end, html: escapeXml(text.replace(year, right)) }]
      : [];
  });
}
