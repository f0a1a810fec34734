import { createCitationKeys, runsOf, writeRecords } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import { zipSync } from 'fflate';
import type { PaperDocument, Span } from '../../document.ts';
import type { Paper } from '../../paper.ts';
import { isProject, noFiles, openProject } from '../../readers/keys/project-files.ts';
import { readLatex } from '../../readers/latex/read-latex.ts';
import { readMarkdown } from '../../readers/markdown/read-markdown.ts';
import { readPlain } from '../../readers/plain.ts';
import type { PaperFile } from '../../readers/readers.ts';
import { openZip } from '../../zip/read-zip.ts';
import { changeZip } from '../../zip/write-zip.ts';
import type { Corrected, Correction, Options } from '../corrections.ts';
import type { OfKind } from '../document-corrector.ts';
import { advice, plainText, withoutLabel } from '../entry-text.ts';
import { applySplices, type Splice } from '../splices.ts';
import { bibSplices } from './bib-entries.ts';
import { encodeLike } from './encode-like.ts';
import { latexMarkup } from './latex-markup.ts';
import { markdownMarkup } from './markdown-markup.ts';
import type { KeyedWork, SourceMarkup } from './source-markup.ts';
import { SourcePlaces } from './source-places.ts';

/** A language of marked-up texts: its files, its marks, its reader. */
interface Language {
  names: RegExp;
  mediaType: string;
  markup: (source: string) => SourceMarkup;
  read: typeof readMarkdown;
}

const languages: readonly Language[] = [
  {
    names: /\.(?:md|markdown|qmd|rmd)$/i,
    mediaType: 'text/markdown',
    markup: markdownMarkup,
    read: readMarkdown,
  },
  { names: /\.(?:tex|ltx|latex)$/i, mediaType: 'text/x-tex', markup: latexMarkup, read: readLatex },
];

/** A paper of a text format, by itself or in an archive with its .bib files. */
interface Source {
  language: Language;
  name: string;
  bytes: Uint8Array;
  text: string;
  document: PaperDocument;
  /** The .bib files of the archive, by their paths. */
  bibs: Map<string, string>;
  /** The archive; absent for a file by itself. */
  archive: Uint8Array | undefined;
}

const languageOf = (name: string) => languages.find(({ names }) => names.test(name));

/** The source of a paper of Markdown or LaTeX; absent for other files. Throws a `PaperError` for a damaged one. */
function openSource({ name, bytes }: PaperFile): Source | undefined {
  const project = isProject(bytes) ? openProject(bytes) : undefined;
  const main = project?.main ?? { name, bytes };
  const files = project?.files ?? noFiles;
  const language = languageOf(main.name);
  if (!language) return undefined;
  const { text } = readPlain(main.bytes);
  const bibs = files.names
    .filter((one) => one.endsWith('.bib'))
    .map((one): [string, string] => [one, files.read(one) ?? '']);
  return {
    language,
    ...main,
    text,
    document: language.read(text, files),
    bibs: new Map(bibs),
    archive: project && bytes,
  };
}

/** The file of references that is made where citations become keys. */
const ownBib = 'references.bib';

const beginList = /\\begin\s*\{thebibliography\}/g;
const endList = '\\end{thebibliography}';

/** A number that somebody typed before an entry. */
const typedLabel = /(?:\\?\[\d{1,4}\\?\]|\(\d{1,4}\)|(?<=^|\n)\d{1,4}[.)])[ \t]*$/;

/** Characters between two entries at most that go with the second one. */
const longestLead = 2_000;

class SourceCorrector {
  readonly #source: Source;
  readonly #paper: Paper;
  readonly #options: Options;
  readonly #markup: SourceMarkup;
  readonly #places: SourcePlaces;
  readonly #keyOf = createCitationKeys();
  readonly #keys = new Map<Item['id'], string>();
  readonly cited: Item[] = [];
  readonly splices: Splice[] = [];
  readonly bibSplices = new Map<string, Splice[]>();
  #isTracked = false;

  constructor(source: Source, paper: Paper, options: Options) {
    this.#source = source;
    this.#paper = paper;
    this.#options = options;
    this.#markup = source.language.markup(source.text);
    this.#places = new SourcePlaces(source.document, source.text, this.#markup);
  }

  #slice({ start, end }: Span): string {
    return this.#source.text.slice(start, end);
  }

  /** Makes a correction; false when it cannot be made. */
  make(correction: Correction): boolean {
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
        if (!isRemark) return correction.isLive ? this.#makeListLive() : this.#setList(correction);
        for (const { reference, html } of correction.entries) {
          const printed = this.#paper.references[reference ?? -1];
          const text = plainText(withoutLabel(runsOf(html, false)));
          if (printed && printed.text !== text) this.#advise(printed, html);
        }
        return true;
    }
  }

  /** What the source needs before its text. */
  prepare(hasKeys: boolean): void {
    const needs = { tracked: this.#isTracked, ...(hasKeys && { file: ownBib }) };
    for (const { at, text } of this.#markup.prepare(this.#source.text, needs))
      this.splices.push({ start: at, end: at, text });
  }

  #comment(span: Span, message: string): boolean {
    const { stands, write } = this.#markup.remark;
    const place = this.#places.of(span);
    const near = this.#places.near(span);
    const at =
      stands === 'behind'
        ? (place?.end ?? near)
        : this.#source.text.lastIndexOf('\n', Math.max(0, (place?.start ?? near) - 1)) + 1;
    if (this.#places.isFixed(at)) return this.#commentBefore(at, write(message));
    const text = stands === 'behind' ? ` ${write(message)}` : write(message);
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
    if (this.#options.way === 'tracked') this.#change(place, '');
    else this.splices.push({ start: from, end: place.end, text: '' });
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
      const keyed = works.map((work): KeyedWork => ({ ...work, key: this.#keyFor(work.item) }));
      // A citation as a whole: a program that takes both forms would print both.
      this.splices.push({
        ...place,
        text: this.#markup.cite(keyed, !/\p{L}|\d{4}/u.test(this.#slice(place))),
      });
      return true;
    }
    if (html === undefined) return true;
    if (place) {
      this.#change(place, this.#markup.write(withoutLabel(runsOf(html, false))));
      return true;
    }
    return item !== undefined && this.#changeBib({ start, end }, item);
  }

  #keyFor(item: Item): string {
    const known = this.#keys.get(item.id);
    if (known !== undefined) return known;
    const key = this.#keyOf(item);
    this.#keys.set(item.id, key);
    this.cited.push({ ...item, 'citation-key': key });
    return key;
  }

  #changeBib({ start, end }: Span, item: Item): boolean {
    const printed = this.#source.document.text.slice(start, end);
    for (const [name, text] of this.#source.bibs) {
      const splices = bibSplices(text, printed, item);
      if (!splices) continue;
      this.bibSplices.set(name, [...(this.bibSplices.get(name) ?? []), ...splices]);
      return true;
    }
    return false;
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

  #makeListLive(): boolean {
    const slots = this.#slots();
    if (!slots || this.cited.length === 0) return false;
    this.splices.push({ ...this.#listAround(slots), text: this.#markup.list(ownBib) });
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
      return this.#source.bibs.size > 0 && named.every(({ printed, item }) => this.#changeBib(printed, item));
    }
    const leads = slots.map(({ start }, index) => this.#lead(slots[index - 1]?.end, start));
    for (const [index, slot] of slots.entries()) {
      const { lead = '', key = '' } = leads[index] ?? {};
      const entry = entries[index];
      const from = slot.start - lead.length;
      if (!entry) {
        this.splices.push({
          start: from,
          end: slot.end,
          text: this.#options.way === 'tracked' ? lead + this.#changed(this.#slice(slot), '') : '',
        });
        continue;
      }
      const own = leads[entry.reference ?? -1]?.key ?? key;
      const isLabelled = typedLabel.test(lead);
      const runs = runsOf(entry.html, false);
      const text = this.#markup.write(
        isNumbered && !isLabelled && !this.#markup.numbersItself ? runs : withoutLabel(runs),
      );
      const isSameText =
        entry.reference === index && plainText(withoutLabel(runs)) === this.#paper.references[index]?.text;
      const before = (isNumbered ? lead : lead.replace(typedLabel, '')).replace(key, () => own);
      if (before !== lead) this.splices.push({ start: from, end: slot.start, text: before });
      if (!isSameText) this.#change(slot, text);
    }
    return true;
  }

  /** What stands before an entry, behind the one before: a number, a key of LaTeX, the space between. */
  #lead(behind: number | undefined, start: number): { lead: string; key: string } {
    const line = this.#source.text.slice(Math.max(0, start - longestLead), start);
    const { lead: pattern } = this.#markup;
    if (behind !== undefined) {
      const lead = this.#source.text.slice(Math.max(behind, start - longestLead), start);
      return { lead, key: pattern?.exec(lead)?.[0] ?? '' };
    }
    const [lead = '', key = ''] = (pattern && new RegExp(`(${pattern.source})\\s*$`).exec(line)) ?? [];
    if (lead !== '') return { lead, key };
    return { lead: typedLabel.exec(line)?.[0] ?? '', key: '' };
  }
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
  const hasKeys = corrector.cited.length > 0;
  corrector.prepare(hasKeys);
  const { language, name, bytes, text, bibs, archive } = source;
  const changed = encodeLike(bytes, applySplices(text, corrector.splices));
  const bib = hasKeys
    ? new TextEncoder().encode([...writeRecords('bibtex', corrector.cited)].join(''))
    : undefined;
  if (archive) {
    const changes = new Map([[name, changed]]);
    for (const [path, splices] of corrector.bibSplices)
      changes.set(path, new TextEncoder().encode(applySplices(bibs.get(path) ?? '', splices)));
    if (bib) changes.set(ownBib, bib);
    return { bytes: changeZip(openZip(archive), changes), left, mediaType: zipType };
  }
  if (!bib) return { bytes: changed, left, mediaType: language.mediaType };
  const both = zipSync({ [name.replace(/^.*[\\/]/, '')]: changed, [ownBib]: bib });
  return { bytes: both, left, mediaType: zipType, extension: '.zip' };
}
