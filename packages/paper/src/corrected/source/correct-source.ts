import { type LiveWork, type Run, runsOf, writeRecords } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import { zipSync } from 'fflate';
import type { PaperDocument, Span } from '../../document.ts';
import type { Paper, PaperReference } from '../../paper.ts';
import { findFile, isProject, noFiles, openProject } from '../../readers/keys/project-files.ts';
import { calledFiles as calledByLatex } from '../../readers/latex/bibliography.ts';
import { type JoinedSource, type SourcePiece, withInclusions } from '../../readers/latex/inclusions.ts';
import { runningText } from '../../readers/latex/passages.ts';
import { readLatex } from '../../readers/latex/read-latex.ts';
import { calledFiles as calledByMarkdown, readMarkdown } from '../../readers/markdown/read-markdown.ts';
import { readPlain } from '../../readers/plain.ts';
import type { PaperFile } from '../../readers/readers.ts';
import { openZip, type ZipArchive } from '../../zip/read-zip.ts';
import { changeZip } from '../../zip/write-zip.ts';
import type { Corrected, Correction, Options } from '../corrections.ts';
import type { OfKind } from '../document-corrector.ts';
import { advice, plainText, rising, withoutLabel } from '../entry-text.ts';
import { applySplices, type Splice } from '../splices.ts';
import { BibFile } from './bib-file.ts';
import { encodeLike, fitsNarrow, isNarrow } from './encode-like.ts';
import { latexMarkup } from './latex-markup.ts';
import { markdownMarkup } from './markdown-markup.ts';
import type { KeyedWork, SourceMarkup } from './source-markup.ts';
import { SourcePlaces } from './source-places.ts';
import { WorkKeys } from './work-keys.ts';

/** A language of marked-up texts: its files, its marks, its reader. */
interface Language {
  names: RegExp;
  mediaType: string;
  markup: (source: string) => SourceMarkup;
  read: typeof readMarkdown;
  /** The files of references that a source calls, as it writes them. */
  called: (source: string) => string[];
  /** The source with the files that it takes in. */
  join: typeof withInclusions;
}

const alone = (text: string): JoinedSource => ({
  text,
  pieces: [{ file: undefined, from: 0, start: 0, end: text.length }],
});

const languages: readonly Language[] = [
  {
    names: /\.(?:md|markdown|qmd|rmd)$/i,
    mediaType: 'text/markdown',
    markup: markdownMarkup,
    read: readMarkdown,
    called: calledByMarkdown,
    join: alone,
  },
  {
    names: /\.(?:tex|ltx|latex)$/i,
    mediaType: 'text/x-tex',
    markup: latexMarkup,
    read: readLatex,
    called: (source) => calledByLatex(runningText(source)),
    join: withInclusions,
  },
];

/** A paper of a text format, by itself or in an archive with its .bib files. */
interface Source {
  language: Language;
  name: string;
  bytes: Uint8Array;
  /** Its text, with that of the files that it takes in, and where each part of it is. */
  text: string;
  pieces: readonly SourcePiece[];
  document: PaperDocument;
  /** The archive; absent for a file by itself. */
  archive: ZipArchive | undefined;
  /** The .bib files that it cites from. */
  bibs: BibFile[];
  /** The file for works that none of them has: its path, and how the source is to call it where it does not. */
  home: { path: string; call?: string };
}

const languageOf = (name: string) => languages.find(({ names }) => names.test(name));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** A name of a file of references that a paper does not call. */
function newName(called: readonly string[]): string {
  const taken = new Set(called.map((name) => name.toLowerCase().replace(/^.*\/|\.bib$/g, '')));
  const stem = ['references', 'works'].find((one) => !taken.has(one)) ?? 'citewright';
  return `${stem}.bib`;
}

/** The .bib files that a paper cites from, and the one that its further works belong in. */
function bibsOf(
  main: string,
  called: readonly string[],
  archive: ZipArchive | undefined,
): Pick<Source, 'bibs' | 'home'> {
  const names = [...(archive?.parts.keys() ?? [])];
  const named = called.flatMap((name) => findFile({ names }, name, ['.bib']) ?? []);
  const isBib = (name: string) => name.endsWith('.bib');
  const paths = [...new Set((named.length > 0 ? named : names).filter(isBib))];
  const bibs = paths.map((path) => new BibFile(path, archive?.read(path) ?? new Uint8Array()));
  const folder = folderOf(archive?.parts.get(main)?.name ?? '');
  const [first = ''] = paths;
  if (first !== '' && named.includes(first)) return { bibs, home: { path: first } };
  const path = archive?.parts.get(first)?.name;
  if (path?.startsWith(folder)) return { bibs, home: { path, call: path.slice(folder.length) } };
  const name = newName([...called, ...names]);
  return { bibs, home: { path: folder + name, call: name } };
}

/** The source of a paper of Markdown or LaTeX; absent for other files. Throws a `PaperError` for a damaged one. */
function openSource({ name, bytes }: PaperFile): Source | undefined {
  const project = isProject(bytes) ? openProject(bytes) : undefined;
  const main = project?.main ?? { name, bytes };
  const language = languageOf(main.name);
  if (!language) return undefined;
  const files = project?.files ?? noFiles;
  const own = readPlain(main.bytes).text;
  const { text, pieces } = language.join(own, files);
  const archive = project && openZip(bytes);
  return {
    language,
    ...main,
    text,
    pieces,
    document: language.read(own, files),
    archive,
    ...bibsOf(main.name, language.called(text), archive),
  };
}

const beginList = /\\begin\s*\{thebibliography\}/g;
const endList = '\\end{thebibliography}';

/** A number that somebody typed before an entry. */
const typedLabel = /(?:\\?\[\d{1,4}\\?\]|\(\d{1,4}\)|(?<=^|\n)\d{1,4}[.)])[ \t]*$/;

/** Characters between two entries at most that go with the second one. */
const longestLead = 2_000;

const isPlain = (runs: readonly Run[]) =>
  runs.every(({ bold, italic, smallCaps, sub, sup }) => !(bold || italic || smallCaps || sub || sup));

/** A text whose spaces are all alike. */
const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** What stands before an entry of a printed list. */
interface Lead {
  /** Behind the entry before. */
  start: number;
  /** A number that somebody typed, directly before the entry. */
  label: string;
  /** The mark with the key of LaTeX, and where it is. */
  key: string;
  keyStart: number;
}

type ListEntries = OfKind<'list'>['entries'];

class SourceCorrector {
  readonly #source: Source;
  readonly #paper: Paper;
  readonly #options: Options;
  readonly #markup: SourceMarkup;
  readonly #places: SourcePlaces;
  readonly keys: WorkKeys;
  readonly splices: Splice[] = [];
  readonly #narrow = new Map<string | undefined, boolean>();
  #isTracked = false;
  #hasKeys = false;

  constructor(source: Source, paper: Paper, options: Options) {
    this.#source = source;
    this.#paper = paper;
    this.#options = options;
    this.#markup = source.language.markup(source.text);
    this.#places = new SourcePlaces(source.document, source.text, this.#markup);
    this.keys = new WorkKeys(
      source.bibs,
      paper.references.map((reference) => ({ text: reference.text, own: this.#ownKey(reference) })),
    );
  }

  #slice({ start, end }: Span): string {
    return this.#source.text.slice(start, end);
  }

  /** Makes a correction; false when it cannot be made, would reach over the end of a file, or has characters that the file cannot have. */
  make(correction: Correction): boolean {
    const count = this.splices.length;
    const isMade = this.#make(correction);
    const isWithin = this.splices.slice(count).every((splice) => {
      const piece = pieceOf(this.#source, splice);
      return piece !== undefined && (!this.#isNarrow(piece.file) || fitsNarrow(splice.text));
    });
    if (!isWithin) this.splices.length = count;
    return isMade && isWithin;
  }

  #isNarrow(file: string | undefined): boolean {
    const known = this.#narrow.get(file);
    if (known !== undefined) return known;
    const { bytes, archive } = this.#source;
    const found = isNarrow((file === undefined ? undefined : archive?.read(file)) ?? bytes);
    this.#narrow.set(file, found);
    return found;
  }

  #make(correction: Correction): boolean {
    const isRemark = this.#options.way === 'comments';
    switch (correction.kind) {
      case 'comment':
        return this.#options.way === 'clean' || this.#comment(correction, correction.message);
      case 'remove':
        return this.#remove(correction.reference, isRemark);
      case 'note':
        return this.#moveToNote(correction, isRemark);
      case 'replace':
        return isRemark ? this.#advise(correction, correction.html) : this.#replace(correction);
      case 'list':
        if (!isRemark) return correction.isLive ? this.#makeListLive(correction) : this.#setList(correction);
        for (const { reference, html } of correction.entries) {
          const printed = this.#paper.references[reference ?? -1];
          const text = plainText(withoutLabel(runsOf(html, false)));
          if (printed && printed.text !== text) this.#advise(printed, html);
        }
        return true;
    }
  }

  /** What the source needs to be understood. */
  prepare(): void {
    const { call } = this.#source.home;
    const isCalled = this.keys.added.length > 0 && call !== undefined;
    const needs = { tracked: this.#isTracked, hasKeys: this.#hasKeys, ...(isCalled && { file: call }) };
    for (const { at, text } of this.#markup.prepare(needs)) this.splices.push({ start: at, end: at, text });
  }

  #comment(span: Span, message: string): boolean {
    const { stands, write } = this.#markup.remark;
    const place = this.#places.of(span);
    const near = this.#places.near(span);
    if (stands === 'before-line') {
      const at = this.#places.lineStart(place?.start ?? near);
      this.splices.push({ start: at, end: at, text: write(message) });
      return true;
    }
    const at = place?.end ?? near;
    if (this.#places.isFixed(at)) return this.#commentBefore(at, write(message));
    const isLine = at === 0 || this.#source.text[at - 1] === '\n';
    const text = isLine ? `${write(message)}\n` : ` ${write(message)}`;
    this.splices.push({ start: at, end: at, text });
    return true;
  }

  /** Puts a remark before the table that a place is in. */
  #commentBefore(place: number, remark: string): boolean {
    let at = place;
    // Rows of one table may have blank lines between them.
    do at = this.#source.text.lastIndexOf('\n\n', at - 1);
    while (at > 0 && this.#places.isFixed(at - 1));
    if (at <= 0) return false;
    this.splices.push({ start: at, end: at, text: `\n\n${remark}` });
    return true;
  }

  #advise(span: Span, html: string | undefined): boolean {
    return html === undefined || this.#comment(span, advice.replace(plainText(runsOf(html, false))));
  }

  /** What stands in place of a text: the change itself, or both for a person to decide. */
  #changed(was: string, is: string): string {
    if (was === is || this.#options.way !== 'tracked') return is;
    this.#isTracked = true;
    return `${was === '' ? '' : this.#markup.removed(was)}${is === '' ? '' : this.#markup.added(is)}`;
  }

  #change(place: Span, text: string): void {
    this.splices.push({ ...place, text: this.#changed(this.#slice(place), text) });
  }

  #remove(index: number, isRemark: boolean): boolean {
    const reference = this.#paper.references[index];
    if (!reference) return false;
    if (isRemark) return this.#comment(reference, advice.remove);
    const place = this.#places.of(reference);
    const before = index > 0 ? this.#paper.references[index - 1] : undefined;
    const from = before && this.#places.of(before)?.end;
    if (!place || from === undefined || from > place.start) return false;
    return this.#takeOut(place, this.#leadOf(from, place.start), reference);
  }

  /** Takes an entry out with what stands before it, but for remarks. A key cannot be tracked: a person is told. */
  #takeOut(slot: Span, { start, label, key }: Lead, reference: Span): boolean {
    if (this.#options.way !== 'tracked') {
      const from = Math.max(start, this.#places.behindPassages({ start, end: slot.start }));
      this.splices.push({ start: from, end: slot.end, text: '' });
      return true;
    }
    if (key !== '') return this.#comment(reference, advice.remove);
    const [line = label] = /\r?\n[^\n]*$/.exec(this.#source.text.slice(start, slot.start)) ?? [];
    const from = slot.start - line.length;
    this.#change({ start: from, end: slot.end }, '');
    return true;
  }

  #moveToNote({ start, end, at, html }: OfKind<'note'>, isRemark: boolean): boolean {
    const runs = runsOf(html, false);
    if (isRemark) return this.#comment({ start, end }, advice.note(plainText(runs)));
    const { text } = this.#paper;
    const place = this.#places.of({ start: start + (/\s/.test(text[start] ?? '') ? 1 : 0), end });
    if (!place) return false;
    const closing = text.slice(end, at);
    const isBehind = this.#source.text.startsWith(closing, place.end);
    const mark = place.end + (isBehind ? closing.length : 0);
    this.#change({ start: place.start - this.#gapBefore(place.start).length, end: place.end }, '');
    this.splices.push({
      start: mark,
      end: mark,
      text: this.#changed('', this.#markup.note(this.#markup.write(runs))),
    });
    return true;
  }

  /** The space before a place, with a change of lines that no comment ends at. */
  #gapBefore(place: number): string {
    const before = this.#source.text.slice(Math.max(0, place - 400), place);
    const [gap = ''] = /(?<![ \t~\u00A0])[ \t~\u00A0]{0,40}(?:\r?\n[ \t]{0,40})?$/.exec(before) ?? [];
    const line = before.slice(0, before.length - gap.length);
    return gap.includes('\n') && line.slice(line.lastIndexOf('\n') + 1).includes('%') ? '' : gap;
  }

  #replace({ start, end, html, works, item }: OfKind<'replace'>): boolean {
    const place = this.#places.of({ start, end });
    if (works && works.length > 0 && html === undefined) {
      if (!place) return false;
      const keyed = this.#keyed({ start, end }, works);
      this.#hasKeys = true;
      // A citation as a whole: a program that takes both forms would print both.
      this.splices.push({
        ...place,
        text: this.#markup.cite(keyed, !/\p{L}|\d{4}/u.test(this.#slice(place))),
      });
      return true;
    }
    if (html === undefined) return true;
    if (place) {
      const runs = withoutLabel(runsOf(html, false));
      if (!isPlain(runs) || spaced(plainText(runs)) !== spaced(this.#paper.text.slice(start, end)))
        this.#change(place, this.#markup.write(runs));
      return true;
    }
    const reference = this.#paper.references.find((one) => one.start === start);
    return item !== undefined && this.#changeBib(reference, item);
  }

  /** The works of a citation with their keys. */
  #keyed({ start, end }: Span, works: readonly LiveWork[]): KeyedWork[] {
    const cited = this.#paper.callouts.filter((callout) => callout.start < end && start < callout.end);
    const references = cited.flatMap(({ refs }) => refs);
    const isSame = references.length === works.length;
    return works.map((work, index) => ({
      ...work,
      key: this.keys.of(work.item, isSame ? references[index] : undefined),
    }));
  }

  /** The key that an entry of a printed list has in the source. */
  #ownKey(reference: Span): string | undefined {
    const { lead } = this.#markup;
    const place = lead && this.#places.of(reference);
    if (!place) return undefined;
    return /\{([^{}]*)\}\s*$/.exec(this.#leadOf(undefined, place.start).key)?.[1]?.trim();
  }

  #changeBib(reference: PaperReference | undefined, item: Item): boolean {
    return reference !== undefined && this.#source.bibs.some((bib) => bib.correct(reference, item));
  }

  /** Where the entries of the list stand; absent when the source does not spell one of them out, or not one behind the other. */
  #slots(): Span[] | undefined {
    const slots = this.#paper.references.flatMap((reference) => this.#places.of(reference) ?? []);
    const areAll = slots.length === this.#paper.references.length && slots.length > 0;
    return areAll && slots.every(({ start }, index) => start >= (slots[index - 1]?.end ?? 0))
      ? slots
      : undefined;
  }

  /** Where the program's own list stands that is typed in the source, around its entries. */
  #listAround(slots: readonly Span[]): Span {
    const [first, last] = [slots[0] as Span, slots.at(-1) as Span];
    const before = this.#source.text.slice(0, first.start);
    const begin = [...before.matchAll(beginList)].at(-1)?.index;
    const end = this.#source.text.indexOf(endList, last.end);
    if (begin !== undefined && end >= 0) return { start: begin, end: end + endList.length };
    const line = before.lastIndexOf('\n') + 1;
    return {
      start: typedLabel.test(before.slice(line)) || before.slice(line).trim().length < 6 ? line : first.start,
      end: last.end,
    };
  }

  #makeListLive({ entries }: OfKind<'list'>): boolean {
    const slots = this.#slots();
    // A program makes the list already.
    if (!slots) return this.#source.bibs.length > 0;
    if (!this.#hasKeys) return false;
    const named = new Map(entries.map(({ reference, item }) => [reference, item]));
    for (const [index, { item }] of this.#paper.references.entries())
      this.keys.file(named.get(index) ?? item, index);
    const { call } = this.#source.home;
    const place = this.#listAround(slots);
    this.splices.push({ ...place, text: this.#markup.list(this.keys.added.length > 0 ? call : undefined) });
    return true;
  }

  #setList({ entries, isNumbered }: OfKind<'list'>): boolean {
    const slots = this.#slots();
    if (!slots) {
      // A program makes the list from a file of references: its style is set there, its works are corrected here.
      const named = entries.flatMap(({ reference, item }) => {
        const printed = this.#paper.references[reference ?? -1];
        return item && printed ? [{ printed, item }] : [];
      });
      return (
        this.#source.bibs.length > 0 && named.every(({ printed, item }) => this.#changeBib(printed, item))
      );
    }
    const leads = slots.map(({ start }, index) => this.#leadOf(slots[index - 1]?.end, start));
    const ordered = this.#inPlace(entries, leads);
    for (const [index, slot] of slots.entries()) {
      const lead = leads[index] as Lead;
      const entry = ordered[index];
      const reference = this.#paper.references[index];
      if (entry)
        this.#setEntry(slot, lead, entry, { index, isNumbered, key: leads[entry.reference ?? -1]?.key });
      else if (reference) this.#takeOut(slot, lead, reference);
    }
    return true;
  }

  /** The entries as they are set: in the order of the style, or where keys would have to be tracked, each at its place, with a remark on those that move. */
  #inPlace(entries: ListEntries, leads: readonly Lead[]): readonly (ListEntries[number] | undefined)[] {
    const isTracked = this.#options.way === 'tracked' && leads.some(({ key }) => key !== '');
    if (!isTracked) return entries;
    const staying = rising(entries.map(({ reference }) => reference));
    for (const [index, { reference = -1 }] of entries.entries()) {
      const printed = this.#paper.references[reference];
      if (printed && !staying.has(index)) this.#comment(printed, advice.move(index + 1));
    }
    return leads.map((_, index) => entries.find(({ reference }) => reference === index));
  }

  #setEntry(
    slot: Span,
    lead: Lead,
    { reference, html }: ListEntries[number],
    { index, isNumbered, key = lead.key }: { index: number; isNumbered: boolean; key: string | undefined },
  ): void {
    const runs = runsOf(html, false);
    const isUnnumbered = !isNumbered || lead.label !== '' || this.#markup.numbersItself;
    const text = this.#markup.write(isUnnumbered ? withoutLabel(runs) : runs);
    const isSameText =
      reference === index && plainText(withoutLabel(runs)) === this.#paper.references[index]?.text;
    // A number that goes belongs to the change.
    const start = slot.start - (isNumbered ? 0 : lead.label.length);
    if (key !== lead.key && lead.key !== '')
      this.splices.push({ start: lead.keyStart, end: lead.keyStart + lead.key.length, text: key });
    if (!isSameText) this.#change({ start, end: slot.end }, text);
    else if (start < slot.start) this.#change({ start, end: slot.start }, '');
  }

  /** What stands before an entry, behind the one before: a number, a key of LaTeX. */
  #leadOf(behind: number | undefined, end: number): Lead {
    const from = Math.max(behind ?? 0, end - longestLead);
    const before = this.#source.text.slice(from, end);
    const [label = ''] = typedLabel.exec(before) ?? [];
    const marks = this.#markup.lead ? [...before.matchAll(new RegExp(this.#markup.lead, 'g'))] : [];
    const mark = marks.findLast(({ index }) => !this.#places.isSilent(from + index));
    const keyStart = from + (mark?.index ?? 0);
    const first = mark ? keyStart : end - label.length;
    return { start: behind === undefined ? first : from, label, key: mark?.[0] ?? '', keyStart };
  }
}

/** The part of a source that a change is in; one at the beginning of a line is of the part that begins there. */
function pieceOf({ pieces, text }: Source, { start, end }: Span): SourcePiece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const around = pieces
    .slice(Math.max(0, low - 2), low)
    .filter((piece) => start <= piece.end && end <= piece.end);
  return start === 0 || text[start - 1] === '\n' ? around.at(-1) : around[0];
}

/** Changes of a source by the files that they are in. */
function splicesByFile(source: Source, splices: readonly Splice[]): Map<string | undefined, Splice[]> {
  const byFile = new Map<string | undefined, Splice[]>();
  for (const splice of splices) {
    const piece = pieceOf(source, splice);
    if (!piece) continue;
    const moved = piece.from - piece.start;
    const own = { ...splice, start: splice.start + moved, end: splice.end + moved };
    byFile.set(piece.file, [...(byFile.get(piece.file) ?? []), own]);
  }
  return byFile;
}

/** A file with changes made in it, which end their lines as it does. */
function withSplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const { text } = readPlain(bytes);
  const isWindows = text.includes('\r\n');
  const own = splices.map((splice) =>
    isWindows ? { ...splice, text: splice.text.replace(/\r?\n/g, '\r\n') } : splice,
  );
  return encodeLike(bytes, applySplices(text, own));
}

const zipType = 'application/zip';

/**
 * The source of a paper with corrections made in it; absent for a file that is neither Markdown nor LaTeX. Bytes that are not corrected stay as they
 * are. Where citations become keys, the result is an archive of the paper with a file of its works.
 */
export function correctSource(
  file: PaperFile,
  paper: Paper,
  corrections: readonly Correction[],
  options: Options,
): (Corrected & { mediaType: string; extension?: string }) | undefined {
  const source = openSource(file);
  if (!source) return undefined;
  const corrector = new SourceCorrector(source, paper, options);
  // The list is set when all works of the text have their keys.
  const inOrder = [...corrections.entries()].sort(
    ([, one], [, other]) => Number(one.kind === 'list') - Number(other.kind === 'list'),
  );
  const left = inOrder
    .flatMap(([index, correction]) => (corrector.make(correction) ? [] : [index]))
    .sort((a, b) => a - b);
  corrector.prepare();
  const { language, name, bytes, archive, bibs, home } = source;
  const byFile = splicesByFile(source, corrector.splices);
  const { added } = corrector.keys;
  const existing = bibs.find(({ path }) => path === home.path.toLowerCase());
  existing?.add(added);
  const own =
    existing || added.length === 0
      ? undefined
      : new TextEncoder().encode([...writeRecords('bibtex', added)].join(''));
  if (archive) {
    const changes = new Map<string, Uint8Array>();
    for (const [file = name, splices] of byFile)
      changes.set(file, withSplices(archive.read(file) ?? bytes, splices));
    for (const bib of bibs) {
      const content = bib.changed();
      if (content) changes.set(bib.path, content);
    }
    if (own) changes.set(home.path, own);
    return { bytes: changeZip(archive, changes), left, mediaType: zipType };
  }
  const changed = withSplices(bytes, byFile.get(undefined) ?? []);
  if (!own) return { bytes: changed, left, mediaType: language.mediaType };
  const both = zipSync({ [name.replace(/^.*[\\/]/, '')]: changed, [home.path]: own });
  return { bytes: both, left, mediaType: zipType, extension: '.zip' };
}
