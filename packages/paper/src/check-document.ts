import { adviceOf } from './advice/advice.ts';
import { type DatedCallOut, findDated } from './call-outs/author-date.ts';
import { findNumeric, type NumericCallOut } from './call-outs/numeric.ts';
import type { PaperDocument, Span } from './document.ts';
import { findingsOf } from './findings.ts';
import { type Entry, entriesOf } from './list/entries.ts';
import { findLists } from './list/find-list.ts';
import { noteTexts } from './notes/note-texts.ts';
import { findNoted } from './notes/noted.ts';
import type { Paper } from './paper.ts';

const distinct = (callOuts: readonly { refs: number[] }[]) =>
  new Set(callOuts.flatMap(({ refs }) => refs)).size;

/** The list of a paper with its citations, by author and year (in the text or in notes) or by number. */
interface Cited {
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  numeric: readonly NumericCallOut[];
  /** The citations stand in notes. */
  isNoted: boolean;
}

/** Works that notes of a paper without a list cite in full, at least: they are its list. */
const fewestInNotes = 2;

function citedIn(document: PaperDocument, lists: readonly Span[], entries: readonly Entry[]): Cited {
  const { text } = document;
  const { callOuts, unlisted } = findNoted(text, noteTexts(document, lists), entries);
  if (entries.length === 0 && unlisted.length >= fewestInNotes)
    return { entries: unlisted, dated: callOuts, numeric: [], isNoted: true };
  const noted = callOuts.map((own) => ({ ...own, refs: own.refs.filter((ref) => ref < entries.length) }));
  const dated = findDated(text, lists, entries);
  const numeric = findNumeric(document, lists, entries);
  const most = Math.max(distinct(dated), distinct(numeric));
  if (distinct(noted) > most) return { entries, dated: noted, numeric: [], isNoted: true };
  return distinct(numeric) > distinct(dated)
    ? { entries, dated: [], numeric, isNoted: false }
    : { entries, dated, numeric: [], isNoted: false };
}

/** A paper's references and citations, and what does not agree. */
export function checkDocument(document: PaperDocument): Paper {
  const { text, blocks, notes, live } = document;
  const lists = findLists(document);
  const { entries, dated, numeric, isNoted } = citedIn(document, lists, entriesOf(document, lists));
  const { findings, named } = findingsOf(text, entries, { dated, numeric });
  return {
    text,
    headings: blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => ({ start, end })),
    references: entries.map(({ text: own, start, end, item }) => ({ text: own, start, end, item })),
    callouts: [...dated, ...numeric].map(({ start, end, refs }) => ({
      text: text.slice(start, end),
      start,
      end,
      refs,
    })),
    notes,
    live: live.map(({ start, end }) => ({ start, end })),
    findings,
    advice: adviceOf(text, { entries, dated, numeric, named }, isNoted),
  };
}
