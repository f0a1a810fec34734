import type { paperCorrectionsSchema, StyleKey } from '@citewright/contract';
import { type PlannedReference, planProject } from '@citewright/formatting';
import { escapeXml } from '@citewright/interchange';
import { type Correction, liveCitations, type Paper } from '@citewright/paper';
import { styleOf } from '@citewright/styles';
import type * as z from 'zod';
import { fitItem } from '../citations/fit-work.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import { runSteps } from '../projects/references/steps.ts';

// What is to be changed in a document, from what a person decided about its entries.

export type WantedCorrections = z.output<typeof paperCorrectionsSchema>;

const year = /(?:1[4-9]|20)\d\d/;

const yearOf = (item: Paper['references'][number]['item']): string | undefined => {
  const parts = item.issued && 'date-parts' in item.issued ? item.issued['date-parts'] : undefined;
  const [printed] = parts?.[0] ?? [];
  return printed === undefined ? undefined : String(printed);
};

/** How a paper cites. */
function kindOf({ callouts }: Paper): 'numeric' | 'author-date' | undefined {
  if (callouts.length === 0) return undefined;
  const numbers = callouts.filter(({ text }) => /^[\s([]*\d{1,3}(?!\d)/.test(text)).length;
  return numbers * 2 > callouts.length ? 'numeric' : 'author-date';
}

/** The works of the list as they should be said; without those that stand there twice. */
function worksOf({ references }: Paper, { entries }: WantedCorrections) {
  const wanted = new Map(entries.map(({ index, item }) => [index, item]));
  return references.flatMap(({ item }, index) => {
    const own = wanted.get(index);
    if (own === null) return [];
    return [
      { index, isNamed: own !== undefined, item: { ...cleanItem(own ?? fitItem(item)), id: `ref${index}` } },
    ];
  });
}

type Work = ReturnType<typeof worksOf>[number];

/** The list: all of it in the order of the style, or the entries that change. */
function listCorrections(
  paper: Paper,
  { wholeList, live }: WantedCorrections,
  works: readonly Work[],
  planned: readonly PlannedReference[],
  isNumbered: boolean,
): Correction[] {
  const byId = new Map(works.map((work) => [work.item.id, work]));
  const printed = planned.flatMap((reference) => {
    const work = byId.get(String(reference.id));
    return work ? [{ ...work, html: reference.entry().html }] : [];
  });
  if (wholeList)
    return [
      {
        kind: 'list',
        entries: printed.map(({ index, html }) => ({ reference: index, html })),
        isNumbered,
        isLive: live,
      },
    ];
  return printed.flatMap(({ index, isNamed, html }): Correction[] => {
    const reference = paper.references[index];
    return isNamed && reference
      ? [{ kind: 'replace', start: reference.start, end: reference.end, html }]
      : [];
  });
}

/** Numbers as a group prints them: `1, 3–5`. */
function groupOf(numbers: readonly number[], separator: string): string {
  const groups: string[] = [];
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  for (let at = 0; at < sorted.length; ) {
    let last = at;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last += 1;
    const [from, to] = [sorted[at], sorted[last]];
    if (last - at > 1) groups.push(`${from}–${to}`);
    else groups.push(...sorted.slice(at, last + 1).map(String));
    at = last + 1;
  }
  return groups.join(separator);
}

/** The citations in the text: years as the list has them, numbers in its new order; or live ones, which Zotero sets anew. */
function citationCorrections(
  paper: Paper,
  { live }: WantedCorrections,
  works: readonly Work[],
  numberOf: ((index: number) => number | undefined) | undefined,
): Correction[] {
  const items = new Map(works.map((work) => [work.index, work]));
  if (live) return liveCitations(paper, (index) => items.get(index)?.item);
  const misdated = new Set(
    paper.findings.flatMap(({ kind, callout }) => (kind === 'year' ? (callout ?? []) : [])),
  );
  return paper.callouts.flatMap(({ text, start, end, refs }, callout): Correction[] => {
    const cited = refs.flatMap((index) => items.get(index) ?? []);
    const [first] = cited;
    if (cited.length === 0) return [];
    let own = text;
    if (numberOf) {
      const numbers = refs.flatMap((index) => numberOf(index) ?? []);
      const separator = /\d(\s?[,;]\s?)\d/.exec(text)?.[1] ?? ',';
      own = text.replace(/\d[\d\s,;–‐‑−-]*\d|\d/, groupOf(numbers, separator));
    } else if (cited.length === 1 && first && (first.isNamed || misdated.has(callout))) {
      const right = yearOf(first.item);
      if (right && !text.includes(right)) own = text.replace(year, right);
    }
    return own === text ? [] : [{ kind: 'replace', start, end, html: escapeXml(own) }];
  });
}

/**
 * The corrections of a paper in a style that is at hand.
 * @throws ProblemError for a whole list in a style that cites in another way than the paper
 */
export async function correctionsOf(
  paper: Paper,
  wanted: WantedCorrections,
  style: StyleKey,
): Promise<Correction[]> {
  const { csl } = styleOf(style);
  const isNumbered = csl.isNumeric;
  const kind = kindOf(paper);
  const isOther =
    csl.class === 'note' ? kind !== undefined : kind !== undefined && (kind === 'numeric') !== isNumbered;
  if (wanted.wholeList && isOther && !wanted.live) throw new ProblemError('PAPER_STYLE_DIFFERS');
  const works = worksOf(paper, wanted);
  const planned = await runSteps(
    planProject(
      works.map(({ item }) => item),
      style,
    ),
  );
  const places = new Map(planned.map(({ id }, at) => [String(id), at + 1]));
  const renumbered =
    wanted.wholeList && kind === 'numeric' && isNumbered
      ? (index: number) => places.get(`ref${index}`)
      : undefined;
  const told = paper.findings.map(
    ({ start, end, message }): Correction => ({ kind: 'comment', start, end, message }),
  );
  return [
    ...told,
    ...listCorrections(paper, wanted, works, planned, isNumbered),
    ...citationCorrections(paper, wanted, works, renumbered),
  ];
}
