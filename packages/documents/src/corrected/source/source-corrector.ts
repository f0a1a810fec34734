import { type LiveWork, type Run, runsOf } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import type { ListedText, PaperReference, Span } from '../../document.ts';
import type { Correction, Options } from '../corrections.ts';
import type { OfKind } from '../document-corrector.ts';
import { entryLabel, plainText, rising, withoutLabel, withoutNumber } from '../entry-text.ts';
import type { Splice } from '../splices.ts';
import { fitsNarrow, isNarrow } from './encode-like.ts';
import { type PaperSource, pieceOf } from './paper-source.ts';
import { type Lead, PrintedList } from './printed-list.ts';
import type { KeyedWork, SourceMarkup } from './source-markup.ts';
import { SourcePlaces } from './source-places.ts';
import { WorkKeys } from './work-keys.ts';

const isPlain = (runs: readonly Run[]) =>
  runs.every(({ bold, italic, smallCaps, sub, sup }) => !(bold || italic || smallCaps || sub || sup));

/** A text whose spaces are all alike. */
const spaced = (text: string) => text.replace(/\s+/g, ' ');

type ListEntries = OfKind<'list'>['entries'];

/** Turns the corrections of a paper into changes of its source. */
export class SourceCorrector {
  readonly #source: PaperSource;
  readonly #paper: ListedText;
  readonly #options: Options;
  readonly #markup: SourceMarkup;
  readonly #places: SourcePlaces;
  readonly #list: PrintedList;
  readonly keys: WorkKeys;
  readonly splices: Splice[] = [];
  readonly #narrow = new Map<string | undefined, boolean>();
  #isTracked = false;
  #newKeys = 0;
  #hasKeys = false;

  constructor(source: PaperSource, paper: ListedText, options: Options) {
    this.#source = source;
    this.#paper = paper;
    this.#options = options;
    this.#markup = source.language.markup(source.text);
    this.#places = new SourcePlaces(source.document, source.text, this.#markup);
    this.#list = new PrintedList(source, paper.references, this.#markup, this.#places);
    this.keys = new WorkKeys(
      source.bibs,
      paper.references.map((reference) => ({ text: reference.text, own: this.#list.ownKey(reference) })),
    );
  }

  #slice({ start, end }: Span): string {
    return this.#source.text.slice(start, end);
  }

  /** The end of what stands before a place. */
  #before({ start }: Span): string {
    return this.#source.text.slice(Math.max(0, start - 40), start);
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
        if (correction.link && !isRemark) return this.#replaceLink(correction);
        return isRemark ? this.#advise(correction, correction.html) : this.#replace(correction);
      case 'list':
        if (this.#paper.references.length === 0) return this.#addList(correction, isRemark);
        if (!isRemark) return correction.isLive ? this.#makeListLive(correction) : this.#setList(correction);
        for (const { reference, html, isAsGiven } of correction.entries) {
          if (isAsGiven) continue;
          const printed = this.#paper.references[reference ?? -1];
          const text = plainText(withoutNumber(runsOf(html, false), printed?.text ?? ''));
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
    return (
      html === undefined || this.#comment(span, this.#options.words.replace(plainText(runsOf(html, false))))
    );
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
    if (isRemark) return this.#comment(reference, this.#options.words.remove);
    const place = this.#places.of(reference);
    const before = index > 0 ? this.#paper.references[index - 1] : undefined;
    const from = before && this.#places.of(before)?.end;
    if (!place || from === undefined || from > place.start) return false;
    return this.#takeOut(place, this.#list.leadOf(from, place.start), reference);
  }

  /** Takes an entry out with what stands before it, but for remarks. A key cannot be tracked: a person is told. */
  #takeOut(slot: Span, { start, label, key }: Lead, reference: Span): boolean {
    if (this.#options.way !== 'tracked') {
      const from = Math.max(start, this.#places.behindPassages({ start, end: slot.start }));
      this.splices.push({ start: from, end: slot.end, text: '' });
      return true;
    }
    if (key !== '') return this.#comment(reference, this.#options.words.remove);
    const [line = label] = /\r?\n[^\n]*$/.exec(this.#source.text.slice(start, slot.start)) ?? [];
    const from = slot.start - line.length;
    this.#change({ start: from, end: slot.end }, '');
    return true;
  }

  #moveToNote({ start, end, at, html, link }: OfKind<'note'>, isRemark: boolean): boolean {
    const runs = runsOf(html, false);
    if (isRemark) return this.#comment({ start, end }, this.#options.words.note(plainText(runs)));
    const { text } = this.#paper;
    const printed = { start: start + (/\s/.test(text[start] ?? '') ? 1 : 0), end };
    const place = link ? this.#linkPlace(printed) : this.#places.of(printed);
    if (!place) return false;
    const closing = text.slice(end, at);
    const isBehind = this.#source.text.startsWith(closing, place.end);
    const mark = place.end + (isBehind ? closing.length : 0);
    const words = link === 'words' ? this.#places.of(printed) : undefined;
    const gap = words ? '' : this.#gapBefore(place.start);
    this.#change({ start: place.start - gap.length, end: place.end }, words ? this.#slice(words) : '');
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

  /** Where a text with links stands, with the marks that make them links; absent when the source does not spell it out. */
  #linkPlace({ start, end }: Span): Span | undefined {
    const said = this.#paper.text.slice(start, end);
    const [head = ''] = /^[^\p{L}\p{N}]*/u.exec(said) ?? [];
    const [tail = ''] = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(said) ?? [];
    const words = this.#places.of({ start: start + head.length, end: end - tail.length });
    if (!words) return undefined;
    const { text } = this.#source;
    const place = { ...words };
    for (const [before, behind] of this.#markup.linked) {
      const [opening] = before.exec(text.slice(Math.max(0, place.start - 2_100), place.start)) ?? [];
      const [closing] = behind.exec(text.slice(place.end, place.end + 2_600)) ?? [];
      const isOne = text.slice(place.start, place.end).search(/\]\(|\}\s*\{|[{}]/) < 0;
      if (opening !== undefined && (closing !== undefined || !isOne)) place.start -= opening.length;
      if (closing !== undefined && (opening !== undefined || !isOne)) place.end += closing.length;
    }
    if (head !== '' && text.slice(0, place.start).endsWith(head)) place.start -= head.length;
    else if (/[([]/.test(head)) return undefined;
    if (tail !== '' && text.startsWith(tail, place.end)) place.end += tail.length;
    else if (/[)\]]/.test(tail)) return undefined;
    return place;
  }

  #replaceLink({ start, end, html, works = [], link }: OfKind<'replace'>): boolean {
    const place = this.#linkPlace({ start, end });
    const words = link === 'words' ? this.#places.of({ start, end }) : undefined;
    if (!place || (link === 'words' && !words)) return false;
    const kept = words ? this.#slice(words) : '';
    if (works.length > 0) {
      this.#hasKeys = true;
      const cited = this.#markup.cite(this.#keyed({ start, end }, works), false);
      this.splices.push({ ...place, text: kept === '' ? cited : `${kept} ${cited}` });
      return true;
    }
    this.#change(place, kept + this.#markup.write(runsOf(html ?? '', false)));
    return true;
  }

  /** Sets a list behind a text that has none. */
  #addList({ entries, isNumbered, isLive, heading = '' }: OfKind<'list'>, isRemark: boolean): boolean {
    const { text } = this.#source;
    if (isRemark || (isLive && !this.#hasKeys)) return false;
    const written = entries.map(({ html }) => this.#markup.write(runsOf(html, isNumbered)));
    const { call } = this.#source.home;
    const made = isLive ? [this.#markup.list(call)].filter((list) => list !== '') : written;
    const { at, texts } = this.#markup.append(text, heading, made);
    const blocks = texts.map((block) => `\n\n${this.#changed('', block)}`).join('');
    this.splices.push({ start: at, end: at, text: at === text.length ? `${blocks}\n` : blocks });
    return true;
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
      const given = this.#paper.text.slice(start, end);
      const runs = withoutNumber(runsOf(html, false), given);
      if (!isPlain(runs) || spaced(plainText(runs)) !== spaced(given))
        this.#change(place, this.#markup.write(runs, this.#before(place)));
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

  #changeBib(reference: PaperReference | undefined, item: Item): boolean {
    return reference !== undefined && this.#source.bibs.some((bib) => bib.correct(reference, item));
  }

  #makeListLive({ entries }: OfKind<'list'>): boolean {
    const slots = this.#list.slots();
    // A program makes the list already.
    if (!slots) return this.#source.bibs.length > 0;
    if (!this.#hasKeys) return false;
    const named = new Map(entries.map(({ reference, item }) => [reference, item]));
    for (const [index, { item }] of this.#paper.references.entries())
      this.keys.file(named.get(index) ?? item, index);
    const { call } = this.#source.home;
    const place = this.#list.around(slots);
    this.splices.push({ ...place, text: this.#markup.list(this.keys.added.length > 0 ? call : undefined) });
    return true;
  }

  #setList({ entries, isNumbered }: OfKind<'list'>): boolean {
    const slots = this.#list.slots();
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
    const leads = slots.map(({ start }, index) => this.#list.leadOf(slots[index - 1]?.end, start));
    const ordered = this.#inPlace(entries, leads);
    for (const [index, slot] of slots.entries()) {
      const lead = leads[index] as Lead;
      const entry = ordered[index];
      const reference = this.#paper.references[index];
      if (entry)
        this.#setEntry(slot, lead, entry, {
          index,
          isNumbered,
          key: entry.reference === undefined ? this.#newKey(lead) : leads[entry.reference]?.key,
          own: slots[entry.reference ?? -1],
        });
      else if (reference) this.#takeOut(slot, lead, reference);
    }
    const added =
      ordered === entries
        ? entries.slice(slots.length)
        : entries.filter(({ reference }) => reference === undefined);
    this.#addEntries(slots, leads, added, isNumbered);
    return true;
  }

  /** The mark of an entry that is new, where the others have keys. */
  #newKey({ key }: Lead): string {
    if (key === '') return '';
    this.#newKeys += 1;
    return key.replace(/(?:\[[\s\S]*\]\s*)?\{[^{}]*\}\s*$/, `{cited${this.#newKeys}}`);
  }

  /** Adds entries behind the last one, each as far from the one before as that is. */
  #addEntries(
    slots: readonly Span[],
    leads: readonly Lead[],
    entries: ListEntries,
    isNumbered: boolean,
  ): void {
    const [slot, lead] = [slots.at(-1), leads.at(-1)];
    if (!slot || !lead) return;
    for (const { html, reference } of entries) {
      const printed = runsOf(html, false);
      const isUnlabelled = this.#markup.numbersItself && lead.key !== '';
      const text = this.#markup.write(isNumbered && isUnlabelled ? withoutLabel(printed) : printed);
      const key = reference === undefined ? this.#newKey(lead) : (leads[reference]?.key ?? '');
      const mark = key === '' ? '' : `${key} `;
      this.splices.push({ start: slot.end, end: slot.end, text: `\n\n${mark}${this.#changed('', text)}` });
    }
  }

  /** The entries as they are set: in the order of the style, or where keys would have to be tracked, each at its place, with a remark on those that move. */
  #inPlace(entries: ListEntries, leads: readonly Lead[]): readonly (ListEntries[number] | undefined)[] {
    const isTracked = this.#options.way === 'tracked' && leads.some(({ key }) => key !== '');
    if (!isTracked) return entries;
    const staying = rising(entries.map(({ reference }) => reference));
    for (const [index, { reference = -1 }] of entries.entries()) {
      const printed = this.#paper.references[reference];
      if (printed && !staying.has(index)) this.#comment(printed, this.#options.words.move(index + 1));
    }
    return leads.map((_, index) => entries.find(({ reference }) => reference === index));
  }

  #setEntry(
    slot: Span,
    lead: Lead,
    { reference, html, isAsGiven }: ListEntries[number],
    {
      index,
      isNumbered,
      key = lead.key,
      own,
    }: { index: number; isNumbered: boolean; key: string | undefined; own: Span | undefined },
  ): void {
    const printed = runsOf(html, false);
    const runs = isNumbered ? withoutLabel(printed) : printed;
    const isUnnumbered = !isNumbered || lead.label !== '' || this.#markup.numbersItself;
    const given = isAsGiven && own;
    const text =
      this.#markup.write(isUnnumbered ? [] : entryLabel(printed)) +
      (given ? this.#slice(given) : this.#markup.write(runs, this.#before(slot)));
    const isSameText =
      reference === index && (given ? isUnnumbered : plainText(runs) === this.#paper.references[index]?.text);
    // A number that goes belongs to the change.
    const start = slot.start - (isNumbered ? 0 : lead.label.length);
    if (key !== lead.key && lead.key !== '')
      this.splices.push({ start: lead.keyStart, end: lead.keyStart + lead.key.length, text: key });
    if (!isSameText) this.#change({ start, end: slot.end }, text);
    else if (start < slot.start) this.#change({ start, end: slot.start }, '');
  }
}
