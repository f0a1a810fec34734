import { PaperError } from '../error.ts';

// XML with the places of everything in its source: corrections change a part as text, at these places, and leave the rest as it is.

/** Characters between two tags, or of a CDATA section. */
export interface SourceText {
  start: number;
  end: number;
  isCdata: boolean;
}

export interface SourceElement {
  /** The name with the prefix of the reader's table of namespaces, whatever prefix the file uses; `?:` for other namespaces. */
  name: string;
  /** Of the start tag's `<`. */
  start: number;
  /** Behind the start tag. */
  inner: number;
  /** Of the end tag's `<`; behind the element when it is written as an empty one. */
  innerEnd: number;
  /** Behind the element. */
  end: number;
  parent: SourceElement | undefined;
  content: (SourceElement | SourceText)[];
}

/** A part of a file, as text and as a tree. */
export interface SourceXml {
  source: string;
  root: SourceElement;
}

export const isElement = (node: SourceElement | SourceText): node is SourceElement => 'name' in node;

/** Far above what word processors write: 600 pages have about 300,000 elements, and levels rarely reach 60. */
const limits = { elements: 400_000, depth: 256 };

const brokenXml = (what: string) => new PaperError('broken-file', `XML ${what}`);

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

/** Behind the `>` of a tag, which may stand in quotes before. */
function endOfTag(source: string, start: number): number {
  let quote = 0;
  for (let at = start; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 34 || code === 39) quote = code;
    else if (code === 62) return at + 1;
    else if (code === 60) break;
  }
  throw brokenXml('has a tag that does not end');
}

function endOfName(source: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (isSpace(code) || code === 47 || code === 62) break;
    at += 1;
  }
  return at;
}

/** Behind a comment, an instruction or a CDATA section that starts here. Document types are refused: they can define exploding entities. */
function endOfAside(source: string, start: number): number {
  const [opening, closing] = source.startsWith('<!--', start)
    ? ['<!--', '-->']
    : source.startsWith('<![CDATA[', start)
      ? ['<![CDATA[', ']]>']
      : source.startsWith('<?', start)
        ? ['<?', '?>']
        : ['', ''];
  if (opening === '') throw brokenXml('declares a document type');
  const end = source.indexOf(closing, start + opening.length);
  if (end < 0) throw brokenXml('has a comment or section that does not end');
  return end + closing.length;
}

const attributePattern = /([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a start tag: names as they are written, values with their entities. */
function rawAttributes(tag: string): [name: string, value: string][] {
  return Array.from(tag.matchAll(attributePattern), ([, name = '', double, single]) => [
    name,
    double ?? single ?? '',
  ]);
}

type Namespaces = Readonly<Record<string, string>>;

/** The reader's prefixes by the file's, with what an element's tag declares. */
function declaredIn(tag: string, prefixes: Namespaces, known: Namespaces): Namespaces {
  if (!tag.includes('xmlns')) return prefixes;
  const declared = rawAttributes(tag).flatMap(([name, uri]) =>
    name === 'xmlns' || name.startsWith('xmlns:') ? [[name.slice(6), known[uri] ?? '?']] : [],
  );
  return declared.length === 0 ? prefixes : { ...prefixes, ...Object.fromEntries(declared) };
}

/**
 * Parses XML. `namespaces` gives the prefix of each namespace that the reader knows.
 * Throws a `PaperError` for XML that is not well-formed, declares a document type, or is too large.
 */
export function parseSource(source: string, namespaces: Namespaces): SourceXml {
  // One string for each name: there may be hundreds of thousands of elements.
  const names = new Map<string, string>();
  const resolve = (written: string, prefixes: Namespaces): string => {
    const colon = written.indexOf(':');
    const name = `${prefixes[written.slice(0, Math.max(colon, 0))] ?? '?'}:${written.slice(colon + 1)}`;
    const same = names.get(name) ?? name;
    if (same === name) names.set(name, name);
    return same;
  };
  let root: SourceElement | undefined;
  let open: SourceElement | undefined;
  const scopes: Namespaces[] = [{}];
  const written: string[] = [];
  let elements = 0;
  let at = 0;
  while (at < source.length) {
    const tag = source.indexOf('<', at);
    const textEnd = tag < 0 ? source.length : tag;
    if (textEnd > at) {
      if (open) open.content.push({ start: at, end: textEnd, isCdata: false });
      else if (source.slice(at, textEnd).replace('\ufeff', '').trim() !== '')
        throw brokenXml('has text outside its root');
    }
    if (tag < 0) break;
    const next = source.charCodeAt(tag + 1);
    if (next === 33 || next === 63) {
      at = endOfAside(source, tag);
      if (open && source.startsWith('<![', tag))
        open.content.push({ start: tag + 9, end: at - 3, isCdata: true });
      continue;
    }
    at = endOfTag(source, tag + 1);
    if (next === 47) {
      const name = source.slice(tag + 2, endOfName(source, tag + 2, at));
      if (!open || name !== written.pop()) throw brokenXml('has an end tag that does not fit');
      open.innerEnd = tag;
      open.end = at;
      open = open.parent;
      scopes.pop();
      continue;
    }
    const name = source.slice(tag + 1, endOfName(source, tag + 1, at));
    if (name === '' || (!open && root)) throw brokenXml('is not well-formed');
    elements += 1;
    if (elements > limits.elements) throw new PaperError('too-complex', 'XML has too many elements');
    if (written.length >= limits.depth) throw new PaperError('too-complex', 'XML is nested too deeply');
    const scope = declaredIn(source.slice(tag, at), scopes.at(-1) ?? {}, namespaces);
    const element: SourceElement = {
      name: resolve(name, scope),
      start: tag,
      inner: at,
      innerEnd: at,
      end: at,
      parent: open,
      content: [],
    };
    open?.content.push(element);
    root ??= element;
    if (source.charCodeAt(at - 2) === 47) continue;
    open = element;
    scopes.push(scope);
    written.push(name);
  }
  if (open || !root) throw brokenXml('ends too early');
  return { source, root };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntity(name: string): string {
  const named = entities[name];
  if (named !== undefined) return named;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#') || !(code > 0 && code <= 0x10ffff))
    throw brokenXml(`has the unknown entity ${name}`);
  return String.fromCodePoint(code);
}

const entityPattern = /&([^;\s&<]{1,12});/g;

const decodeEntities = (raw: string) =>
  raw.includes('&') ? raw.replace(entityPattern, (_, name: string) => decodeEntity(name)) : raw;

/** The characters of a text. */
export function charactersOf(source: string, { start, end, isCdata }: SourceText): string {
  const raw = source.slice(start, end);
  return isCdata ? raw : decodeEntities(raw);
}

/** Where the character with an index stands in the source. */
export function placeOf(source: string, text: SourceText, index: number): number {
  if (text.isCdata) return text.start + index;
  let place = text.start;
  let left = index;
  for (const match of source.slice(text.start, text.end).matchAll(entityPattern)) {
    const before = text.start + match.index - place;
    if (left <= before) break;
    const length = decodeEntity(match[1] ?? '').length;
    // The middle of a pair of surrogates is its beginning.
    if (left < before + length) return place + before;
    left -= before + length;
    place += before + match[0].length;
  }
  return place + left;
}

/** An attribute by its local name; absent when the element has none. */
export function attributeOf(source: string, element: SourceElement, local: string): string | undefined {
  const tag = source.slice(element.start, element.inner);
  if (!tag.includes(local)) return undefined;
  const found = rawAttributes(tag).find(([name]) => name === local || name.endsWith(`:${local}`));
  return found && decodeEntities(found[1]);
}

/** The child elements, those with a name when one is given. */
export const elementsOf = (element: SourceElement | undefined, name?: string): SourceElement[] =>
  (element?.content ?? []).filter(
    (node): node is SourceElement => isElement(node) && (name === undefined || node.name === name),
  );

/** The first element down a path of names. */
export const elementAt = (element: SourceElement | undefined, ...path: string[]): SourceElement | undefined =>
  path.reduce<SourceElement | undefined>(
    (at, name) => at?.content.find((node): node is SourceElement => isElement(node) && node.name === name),
    element,
  );

/** The text in an element and all below it. */
export const textIn = (source: string, element: SourceElement): string =>
  element.content
    .map((node) => (isElement(node) ? textIn(source, node) : charactersOf(source, node)))
    .join('');
