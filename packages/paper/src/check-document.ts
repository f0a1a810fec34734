import type { KeyedList, PaperDocument, Span } from '@citewright/documents';
import { adviceOf, type Form } from './advice/advice.ts';
import { findDated } from './call-outs/author-date.ts';
import { findPaged } from './call-outs/author-page.ts';
import type { DatedCallOut } from './call-outs/dated-call-out.ts';
import { findNumeric, type NumericCallOut } from './call-outs/numeric.ts';
import { withRepeats } from './call-outs/repeats.ts';
import { graded } from './confidence.ts';
import { coverageOf, partOfFiles } from './coverage.ts';
import { findingsOf, keyedFindings } from './findings.ts';
import { findKeyed, typedByHand } from './keys/keyed-citations.ts';
import { LiveWorks } from './keys/live-works.ts';
import { findLinks } from './links/find-links.ts';
import { withoutContents } from './list/contents.ts';
import { type Entry, entriesByKey, entriesOf } from './list/entries.ts';
import { findLists } from './list/find-list.ts';
import { listPlace } from './list/list-place.ts';
import { noteTexts } from './notes/note-texts.ts';
import { findNoted } from './notes/noted.ts';
import type { CallOut, Coverage, Paper, Ungraded } from './paper.ts';

const distinct = (callOuts: readonly { refs: number[] }[]) =>
  new Set(callOuts.flatMap(({ refs }) => refs)).size;

const inOrder = (callOuts: readonly DatedCallOut[]) =>
  callOuts.toSorted((one, other) => one.start - other.start);

/** The list of a paper with its citations: by number, or otherwise. */
interface Cited {
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  numeric: readonly NumericCallOut[];
  form: Form;
  /** Up to which number the text cites. */
  reach: number;
  /** Entries that the text names as a citation would. */
  titled?: ReadonlySet<number>;
}

/** Works that notes of a paper without a list cite in full, at least: they are its list. */
const fewestInNotes = 2;

/** Citations in the order of the text, with others that surely lead to an entry and stand elsewhere. */
function withOthers(callOuts: readonly DatedCallOut[], others: readonly DatedCallOut[]): DatedCallOut[] {
  const own = inOrder(callOuts);
  let at = 0;
  const more = inOrder(others).filter(({ start, end, refs, differs }) => {
    while ((own[at]?.end ?? Infinity) <= start) at += 1;
    return refs.length > 0 && differs === undefined && (own[at]?.start ?? Infinity) >= end;
  });
  return inOrder([...own, ...more]);
}

/** The citations of the form that leads to most entries, with those of others that surely lead to one (decision 47). */
function citedIn(document: PaperDocument, lists: readonly Span[], entries: readonly Entry[]): Cited {
  const { text } = document;
  const inNotes = noteTexts(document, lists);
  const { callOuts, unlisted } = findNoted(text, inNotes, entries);
  if (entries.length === 0 && unlisted.length >= fewestInNotes)
    return { entries: unlisted, dated: callOuts, numeric: [], form: 'notes', reach: 0 };
  const noted = callOuts.map((own) => ({ ...own, refs: own.refs.filter((ref) => ref < entries.length) }));
  const dated = withRepeats(text, lists, findDated(text, lists, entries));
  const { callOuts: numeric, reach } = findNumeric(document, lists, entries, inNotes.length > 0);
  const paged = findPaged(text, lists, entries);
  // Numbers that the list does not print are the last guess.
  const isNumbered = entries.some((entry) => entry.isNumbered);
  const byNumber = distinct(numeric) - Number(!isNumbered);
  const most = Math.max(distinct(dated), byNumber);
  if (paged.named > Math.max(most, distinct(noted)))
    return {
      entries,
      dated: withOthers(paged.callOuts, dated),
      numeric: [],
      form: 'pages',
      reach,
      titled: paged.titled,
    };
  if (distinct(noted) > most)
    return { entries, dated: withOthers(noted, dated), numeric: [], form: 'notes', reach };
  if (byNumber > distinct(dated)) return { entries, dated: [], numeric, form: 'numbers', reach };
  // A note in full says nothing of how the paper's citations print names.
  const inFull = noted.map((own) => ({ ...own, names: '' }));
  return { entries, dated: withOthers(dated, inFull), numeric: [], form: 'years', reach };
}

const callOutOf = (text: string, { start, end, refs }: Omit<CallOut, 'text'>): CallOut => ({
  text: text.slice(start, end),
  start,
  end,
  refs,
});

/** What was read of a paper. */
interface Reading {
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  numeric: readonly NumericCallOut[];
  findings: Ungraded[];
  advice: Paper['advice'];
  coverage: Coverage;
}

function paperOf(document: PaperDocument, lists: readonly Span[], reading: Reading): Paper {
  const { text, main, blocks, notes, live } = document;
  const { entries, dated, numeric, findings, advice, coverage } = reading;
  const isBare = numeric.some(({ start }) => !/[[(]/.test(text[start] ?? ''));
  return {
    text,
    ...(main !== undefined && { main }),
    headings: blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => ({ start, end })),
    references: entries.map(({ text: own, start, end, item }) => ({ text: own, start, end, item })),
    callouts: [
      ...dated.map(({ isByPage = false, ...own }) => ({
        ...callOutOf(text, own),
        ...(isByPage && { isByPage }),
      })),
      ...numeric.map((own) => callOutOf(text, own)),
    ],
    notes,
    links: findLinks(document, lists),
    live: live.map(({ start, end }) => ({ start, end })),
    findings: graded(findings, { text, entries, dated, isBare, isKeyed: coverage.list === 'keys', notes }),
    advice,
    coverage,
  };
}

/** Reads a paper whose source cites by keys. */
function readKeyed({ text, absent = [] }: PaperDocument, keyed: KeyedList): Reading {
  const entries = entriesByKey(text, keyed);
  const { dated: own, numeric } = findKeyed(text, keyed, entries);
  const [first, last] = [entries[0], entries.at(-1)];
  const lists = first && last ? [{ start: first.start, end: last.end }] : [];
  const typed = entries.length > 0 ? typedByHand(findDated(text, lists, entries), keyed.citations) : [];
  const isUnknown = [...own, ...numeric].some(({ refs }) => refs.length === 0);
  const part = partOfFiles([...(isUnknown ? keyed.absent : []), ...absent]);
  const coverage: Coverage = { ...(entries.length > 0 && { list: 'keys' }), ...(part && { part }) };
  const dated = inOrder([...own, ...typed]);
  const cited = { dated, numeric, isWhole: absent.length === 0 };
  const findings = keyedFindings(text, entries, cited, keyed, coverage);
  const advice = adviceOf(text, { entries, dated: typed, numeric: [] }, 'years');
  return { entries, dated, numeric, findings, advice, coverage };
}

/** What a reader of a paper asks for. */
export interface Asked {
  /** Where its list begins, as `listPlace` reads it; found by itself where this is absent. */
  listBegins?: string | undefined;
}

/** A paper's references and citations, and what does not agree. Throws a `PaperError` where its list is to begin at no place of it. */
export function checkDocument(document: PaperDocument, { listBegins }: Asked = {}): Paper {
  const { text, keyed, absent = [] } = document;
  const place = listBegins === undefined ? undefined : listPlace(text, listBegins);
  const { lists, by } = findLists(document, place);
  const isKeyed =
    keyed && place === undefined && (keyed.entries.length > 0 || (by !== 'heading' && by !== 'marks'));
  if (isKeyed) return paperOf(document, lists, readKeyed(document, keyed));
  const listed = entriesOf(document, lists);
  const citing = { ...document, text: withoutContents(text) };
  const { entries, form, reach, ...cited } = citedIn(citing, lists, listed);
  const works = new LiveWorks(document.live, entries);
  const [dated, numeric] = [works.ofDated(cited.dated), works.ofNumeric(cited.numeric)];
  const coverage = coverageOf(entries, listed.length > 0 ? by : 'notes', {
    dated,
    isByNumber: form === 'numbers',
    reach,
    absent,
  });
  const isWhole = absent.length === 0;
  const findings = findingsOf(text, entries, { ...cited, dated, numeric, isWhole }, coverage);
  const advice = adviceOf(text, { entries, dated, numeric }, form);
  return paperOf(document, lists, { entries, dated, numeric, findings, advice, coverage });
}
