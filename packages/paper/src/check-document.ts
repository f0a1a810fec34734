import { findDated } from './call-outs/author-date.ts';
import { findNumeric } from './call-outs/numeric.ts';
import type { PaperDocument } from './document.ts';
import { findingsOf } from './findings.ts';
import { entriesOf } from './list/entries.ts';
import { findLists } from './list/find-list.ts';
import type { Paper } from './paper.ts';

const distinct = (callOuts: readonly { refs: number[] }[]) =>
  new Set(callOuts.flatMap(({ refs }) => refs)).size;

/** A paper's references and citations, and what does not agree. */
export function checkDocument(document: PaperDocument): Paper {
  const { text, blocks } = document;
  const lists = findLists(document);
  const entries = entriesOf(document, lists);
  const dated = findDated(text, lists, entries);
  const numeric = findNumeric(document, lists, entries);
  const isNumeric = distinct(numeric) > distinct(dated);
  const callouts = (isNumeric ? numeric : dated).map(({ start, end, refs }) => ({
    text: text.slice(start, end),
    start,
    end,
    refs,
  }));
  return {
    text,
    headings: blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => ({ start, end })),
    references: entries.map(({ text: own, start, end, item }) => ({ text: own, start, end, item })),
    callouts,
    findings: findingsOf(text, entries, isNumeric ? { dated: [], numeric } : { dated, numeric: [] }),
  };
}
