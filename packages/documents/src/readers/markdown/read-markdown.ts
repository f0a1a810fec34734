import type { Item } from '@citewright/record';
import { decodeText } from '@citewright/record';
import type { BlockKind, PaperDocument, Span } from '../../document.ts';
import { PaperError } from '../../error.ts';
import { CitedWorks } from '../keys/cited-works.ts';
import { findFile, noFiles, type ProjectFiles } from '../keys/project-files.ts';
import { worksByKey } from '../keys/works-by-key.ts';
import { noteMark, TextBuilder } from '../office/text-builder.ts';
import { citedKey, citesOf, isCrossReference, markdownKeys, narrative } from './citations.ts';
import { filesCalledByMarkdown, sharesReferences, withParts } from './inclusions.ts';
import { front, runningMarkdown } from './passages.ts';
import { unquoted } from './project.ts';

/** Characters of a source, and brackets inside brackets. */
const limits = { source: 8_000_000, depth: 12 };

/** What a source is made of: its data in front, its blocks, and its notes by their names. */
interface Source {
  front: string;
  blocks: { kind: BlockKind; text: string }[];
  notes: Map<string, string>;
}

const noteStart = /^ {0,3}\[\^([^\]\s]{1,200})\]:\s*(.*)$/;
const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string) => /^[\s|:+=_*-]*$/.test(line) && /[-=_*]{3}|\|/.test(line);

/** A line that prints nothing: a command of TeX, a shortcode of Quarto. */
const command =
  /^\s*(?:\\[a-zA-Z]{2,40}\*?(?:\s?(?:\{[^{}]{0,300}\}|\[[^\][]{0,300}\]|\\[a-zA-Z]{2,40}))*|\{\{<[^<>]{0,300}>\}\})\s*$/;

function tabbedCells(line: string): string {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .join('\t');
}

const plainLines = (text: string) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** Parts a source into blocks, without code and remarks. */
function partSource(source: string): Source {
  const [, data = ''] = front.exec(source) ?? [];
  const blocks: Source['blocks'] = [];
  const notes = new Map<string, string>();
  let under: string[] = [];
  let note: string | undefined;
  const flush = () => {
    const text = under.join('\n').trim();
    under = [];
    if (text === '') return;
    if (note === undefined) blocks.push({ kind: 'paragraph', text });
    else notes.set(note, [notes.get(note), text].filter(Boolean).join(' '));
  };
  for (const line of runningMarkdown(source).split('\n')) {
    if (line.trim() === '') {
      flush();
      continue;
    }
    const [, name, first = ''] = noteStart.exec(line) ?? [];
    if (name !== undefined) {
      flush();
      [note, under] = [name, [first]];
      continue;
    }
    if (note !== undefined && under.length === 0 && !/^(?: {2,}|\t)/.test(line)) note = undefined;
    const [, heading] = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/.exec(line) ?? [];
    const isUnderline = /^ {0,3}(?:=+|-+)\s*$/.test(line) && under.length === 1 && note === undefined;
    if (heading !== undefined || isUnderline) {
      const text = heading ?? under.join(' ');
      if (isUnderline) under = [];
      flush();
      blocks.push({ kind: 'heading', text: text.replace(/\s*\{[^{}]*\}\s*$/, '') });
    } else if (isRow(line)) {
      flush();
      if (!isRule(line)) blocks.push({ kind: 'row', text: tabbedCells(line) });
    } else if (/^ {0,3}:::/.test(line) || isRule(line) || command.test(line)) flush();
    else {
      const item = /^\s{0,12}(?:[-+*]|\(?\d{1,4}[.)]|>)\s+/.exec(line);
      if (item && !/^\s*>/.test(line)) flush();
      // The number of an entry in a list of references is kept.
      under.push(/^\s*(?:[-+*>])\s/.test(line) ? line.replace(/^\s*[-+*>]\s+/, '') : line.trim());
    }
  }
  flush();
  return { front: data, blocks, notes };
}

/** What the front of a source says under a name, on one line. */
function lineOf(front: string, name: string): string | undefined {
  const [, line = ''] = new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)`, 'm').exec(front) ?? [];
  return unquoted(line) || undefined;
}

/** The works of a source, and the files of them that it calls and that are not there. */
function worksOf(
  { front }: Source,
  called: readonly string[],
  files: ProjectFiles,
): { items: Map<string, Item>; absent: string[] } {
  const find = (name: string) => findFile(files, name, ['.bib', '.json']);
  const named = called.flatMap((name) => find(name) ?? []);
  const beside = files.names.filter((name) => /\.(?:bib|ris|yaml|yml|json)$/.test(name));
  const inside = /^references[ \t]*:/m.exec(front);
  const items = new Map([
    ...[...new Set(named.length > 0 ? named : beside)].flatMap((name) => [
      ...worksByKey(files.read(name) ?? ''),
    ]),
    ...(inside ? worksByKey(front.slice(inside.index)) : []),
  ]);
  const isOther = named.length === 0 && items.size > 0;
  return { items, absent: isOther ? [] : called.filter((name) => find(name) === undefined) };
}

/** A character that may mean something. */
const special = /[\\[\]!^@*_`$<&-]/g;

/** Code in a line, and a formula, as `markdownPassages` finds them. */
const literal =
  /^(?:(`{1,20})(?!`)([\s\S]*?[^`])\1(?!`)|(\$\$[^$]*\$\$|\$(?=\S)(?:[^$\\]|\\[\s\S])*?(?<=\S)\$(?!\d)))/;
/** Characters of code in a line at most. */
const longestLiteral = 2_000;

class MarkdownReader {
  readonly #builder = new TextBuilder();
  readonly #works: CitedWorks;
  readonly #source: Source;
  readonly #notes: { mark: Span; text: string }[] = [];
  /** Characters of all notes: those inside others count again. */
  #noted = 0;

  constructor(source: Source, works: CitedWorks) {
    this.#source = source;
    this.#works = works;
  }

  read(): PaperDocument {
    const title = lineOf(this.#source.front, 'title');
    if (title !== undefined) this.#block('heading', title);
    for (const { kind, text } of this.#source.blocks) this.#block(kind, text);
    this.#works.addList(this.#builder, lineOf(this.#source.front, 'reference-section-title') ?? 'References');
    for (let index = 0; index < this.#notes.length; index += 1) {
      const { mark, text } = this.#notes[index] as { mark: Span; text: string };
      this.#builder.begin('note');
      const start = this.#builder.position;
      this.#builder.label(`${noteMark(index + 1)} `);
      this.#inline(text, 0);
      this.#builder.note(mark, start);
    }
    return { ...this.#builder.build().document, keyed: this.#works.keyed };
  }

  #block(kind: BlockKind, text: string): void {
    this.#builder.begin(kind);
    this.#inline(text, 0);
    this.#builder.end();
  }

  #text(text: string): void {
    this.#builder.append(text.replace(/[ \r\n]+/g, ' '));
  }

  #inline(text: string, depth: number): void {
    const marks = new RegExp(special);
    const closings = closingsOf(text);
    let from = 0;
    for (let match = marks.exec(text); match; match = marks.exec(text)) {
      const read = this.#mark(text, match.index, closings, depth);
      if (!read) continue;
      this.#text(text.slice(from, match.index));
      read.add();
      from = read.end;
      marks.lastIndex = from;
    }
    this.#text(text.slice(from));
  }

  /** What a character begins, and where it ends; nothing when it is text. */
  #mark(
    text: string,
    at: number,
    closings: ReadonlyMap<number, number>,
    depth: number,
  ): { add: () => void; end: number } | undefined {
    const sign = text[at];
    const say = (said: string, end: number) => ({ add: () => this.#text(said), end });
    if (sign === '\\') return say(text[at + 1] ?? '', at + 2);
    if (sign === '*') return say('', at + 1);
    if (sign === '_') {
      const isInWord = /[\p{L}\p{N}]_+[\p{L}\p{N}]/u.test(text.slice(Math.max(0, at - 1), at + 3));
      return isInWord ? undefined : say('', at + 1);
    }
    if (sign === '`' || sign === '$') {
      const [whole, , code, formula] = literal.exec(text.slice(at, at + longestLiteral)) ?? [];
      if (whole !== undefined) return say(code ?? formula ?? '', at + whole.length);
      return sign === '`' ? say('', at + 1) : undefined;
    }
    if (sign === '&') {
      const [entity = ''] = /^&#?\w{1,31};/.exec(text.slice(at, at + 34)) ?? [];
      return entity === '' ? undefined : say(decodeText(entity), at + entity.length);
    }
    if (sign === '<') return this.#angle(text, at);
    if (sign === '@' || sign === '-') return this.#narrative(text, at);
    if (sign === '^' && text[at + 1] === '[') {
      const end = closings.get(at + 1);
      const note = text.slice(at + 2, end);
      return end === undefined ? undefined : { add: () => this.#note(note), end: end + 1 };
    }
    if (sign === '!' && text[at + 1] === '[') return say('', at + 1);
    return sign === '[' ? this.#brackets(text, at, closings.get(at), depth) : undefined;
  }

  #angle(text: string, at: number): { add: () => void; end: number } | undefined {
    const [whole, address] =
      /^<(?:((?:https?|mailto):[^<>\s]{1,2000})|\/?[a-zA-Z][^<>]{0,500})>/.exec(text.slice(at, at + 2_100)) ??
      [];
    return whole === undefined ? undefined : { add: () => this.#text(address ?? ''), end: at + whole.length };
  }

  #narrative(text: string, at: number): { add: () => void; end: number } | undefined {
    narrative.lastIndex = at;
    const match = narrative.exec(text);
    if (!match) return;
    const end = match.index + match[0].length;
    const locator = /^\s?\[(?![^\]]{0,80}@)([^[\]]{1,80})\](?!\()/.exec(text.slice(end, end + 100));
    const cite = { key: citedKey(match), ...(locator?.[1] && { behind: locator[1] }) };
    if (!this.#works.isCited(cite.key)) return { add: () => this.#text(cite.key), end };
    const form = match[1] === '-' ? 'year' : 'sentence';
    return {
      add: () => this.#works.addTo(this.#builder, [cite], form),
      end: end + (locator?.[0].length ?? 0),
    };
  }

  #brackets(
    text: string,
    at: number,
    close: number | undefined,
    depth: number,
  ): { add: () => void; end: number } | undefined {
    if (close === undefined) return;
    const inner = text.slice(at + 1, close);
    const end = close + 1;
    if (inner.startsWith('^')) {
      const note = this.#source.notes.get(inner.slice(1));
      return note === undefined ? undefined : { add: () => this.#note(note), end };
    }
    const cites = inner.includes('@') ? citesOf(inner) : undefined;
    if (cites?.every(({ key }) => !this.#works.isCited(key))) return;
    if (cites) return { add: () => this.#works.addTo(this.#builder, cites, 'brackets'), end };
    const [target = ''] =
      /^(?:\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)|(?=\{))(?:\{[^{}\n]{0,500}\})?/.exec(
        text.slice(end, end + 2_100),
      ) ?? [];
    if (target === '' || depth >= limits.depth) return;
    const [, address = ''] = /^\(\s*<?([^\s<>]*)/.exec(target) ?? [];
    const add = () => {
      const start = this.#builder.position;
      this.#inline(inner, depth + 1);
      if (text[at - 1] !== '!') this.#builder.link(start, address.replace(/\)$/, ''));
    };
    return { add, end: end + target.length };
  }

  #note(text: string): void {
    this.#noted += text.length;
    if (this.#notes.length >= 10_000 || this.#noted > limits.source)
      throw new PaperError('too-complex', 'The file has too many notes');
    this.#notes.push({ mark: this.#builder.mark(noteMark(this.#notes.length + 1)), text });
  }
}

/** Where the brackets of a text that open are closed. */
function closingsOf(text: string): Map<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/\\.|[[\]]/gs)) {
    if (sign === '[') open.push(index);
    const start = sign === ']' ? open.pop() : undefined;
    if (start !== undefined) closings.set(start, index);
  }
  return closings;
}

/**
 * Reads a paper in Markdown with the files beside it: citations of Pandoc as they would be printed, the works that they name, and the list
 * that Pandoc would make. Throws a `PaperError`.
 */
export function readMarkdown(text: string, files: ProjectFiles = noFiles): PaperDocument {
  const joined = withParts(text, files);
  const source = partSource(plainLines(joined.text));
  const { items, absent } = worksOf(source, filesCalledByMarkdown(text, files), files);
  const bodies = [...source.blocks.map((block) => block.text), ...source.notes.values()];
  const [, nocite = ''] = /^nocite[ \t]*:([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(source.front) ?? [];
  const cited = nocite.includes('@*') ? ['*'] : markdownKeys(nocite);
  const keys = [...bodies.flatMap(markdownKeys), ...cited];
  const isCited = (key: string) => items.has(key) || !isCrossReference(key);
  const works = new CitedWorks(
    new Map([...items].map(([key, item]) => [key, { item }])),
    keys.filter(isCited),
    absent,
  );
  const { keyed, ...document } = new MarkdownReader(source, works).read();
  return {
    ...document,
    keyed: keyed && sharesReferences(text, files) ? { ...keyed, unused: [] } : keyed,
    absent: joined.absent.map(({ name }) => name),
  };
}
