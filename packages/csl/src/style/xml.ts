import { CslError } from '../error.ts';
import type { Element } from './element.ts';

/** An element that is being read, with all properties. */
type OpenElement = Required<Element> & { a: Record<string, string> };

/** Elements inside each other. The deepest style of the repository of CSL has 18; what reads the tree is recursive. */
const deepest = 100;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** What XML lets a document hold (XML 1.0, 2.2). */
const isCharacter = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]$/u;
const NAME_END = /[\s/>=]/g;

interface Cursor {
  readonly text: string;
  at: number;
  /** The line of the last tag, and where it begins. */
  line: number;
  lineStart: number;
}

/** The place of the cursor, which only moves forward. */
function placeOf(cursor: Cursor): string {
  let next = cursor.text.indexOf('\n', cursor.lineStart);
  while (next >= 0 && next < cursor.at) {
    cursor.line += 1;
    cursor.lineStart = next + 1;
    next = cursor.text.indexOf('\n', cursor.lineStart);
  }
  return `${cursor.line}:${cursor.at - cursor.lineStart + 1}`;
}

function fail(cursor: Cursor, message: string, at = cursor.at): never {
  const before = cursor.text.slice(0, at);
  const line = before.split('\n').length;
  throw new CslError('malformed-xml', message, `${line}:${at - before.lastIndexOf('\n')}`);
}

function decodeReference(body: string): string | undefined {
  if (body[0] !== '#') return ENTITIES[body];
  const code = body[1] === 'x' ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return isCharacter.test(character) ? character : undefined;
}

/** A character reference that was escaped twice (`&amp;#8211;`), as some styles have it. */
const ESCAPED_REFERENCE = /&(#(?:\d{1,6}|x[\dA-Fa-f]{1,5}));/g;
const decodeAgain = (text: string): string =>
  text.replace(ESCAPED_REFERENCE, (whole, body: string) => decodeReference(body) ?? whole);

function decode(cursor: Cursor, from: number, to: number): string {
  const raw = cursor.text.slice(from, to);
  let amp = raw.indexOf('&');
  if (amp < 0) return raw;
  let decoded = '';
  let done = 0;
  for (; amp >= 0; amp = raw.indexOf('&', done)) {
    const end = raw.indexOf(';', amp);
    const value = end < 0 ? undefined : decodeReference(raw.slice(amp + 1, end));
    if (value === undefined) fail(cursor, 'Unknown entity', from + amp);
    decoded += raw.slice(done, amp) + value;
    done = end + 1;
  }
  return decodeAgain(decoded + raw.slice(done));
}

function skipPast(cursor: Cursor, end: string): void {
  const at = cursor.text.indexOf(end, cursor.at);
  if (at < 0) fail(cursor, `"${end}" expected`);
  cursor.at = at + end.length;
}

function skipSpace(cursor: Cursor): void {
  while (cursor.at < cursor.text.length && cursor.text.charCodeAt(cursor.at) <= 32) cursor.at += 1;
}

function readXmlName(cursor: Cursor): string {
  NAME_END.lastIndex = cursor.at;
  const end = NAME_END.exec(cursor.text)?.index ?? cursor.text.length;
  if (end === cursor.at) fail(cursor, 'Name expected');
  const name = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return name;
}

function readAttribute(cursor: Cursor, attributes: Record<string, string>): void {
  const name = readXmlName(cursor);
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== '=') fail(cursor, `Attribute "${name}" has no value`);
  cursor.at += 1;
  skipSpace(cursor);
  const quote = cursor.text[cursor.at];
  if (quote !== '"' && quote !== "'") fail(cursor, `Attribute "${name}" is not quoted`);
  const end = cursor.text.indexOf(quote, cursor.at + 1);
  if (end < 0) fail(cursor, `Attribute "${name}" is not closed`);
  attributes[name] = decode(cursor, cursor.at + 1, end);
  cursor.at = end + 1;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a start tag. `closed`: it is an empty-element tag (`<a/>`). */
function readStartTag(cursor: Cursor): { element: OpenElement; closed: boolean } {
  const at = placeOf(cursor);
  cursor.at += 1;
  const element: OpenElement = { n: localName(readXmlName(cursor)), a: {}, c: [], at };
  for (;;) {
    skipSpace(cursor);
    const character = cursor.text[cursor.at];
    if (character === '>') {
      cursor.at += 1;
      return { element, closed: false };
    }
    if (character === '/') {
      if (cursor.text[cursor.at + 1] !== '>') fail(cursor, 'Tag is not closed');
      cursor.at += 2;
      return { element, closed: true };
    }
    if (character === undefined) fail(cursor, `Tag <${element.n} is not closed`);
    readAttribute(cursor, element.a);
  }
}

function skipMarkup(cursor: Cursor): boolean {
  if (cursor.text.startsWith('<!--', cursor.at)) skipPast(cursor, '-->');
  else if (cursor.text.startsWith('<?', cursor.at)) skipPast(cursor, '?>');
  else if (cursor.text.startsWith('<!', cursor.at)) skipPast(cursor, '>');
  else return false;
  return true;
}

function readXmlText(cursor: Cursor, parent: OpenElement | undefined): void {
  const next = cursor.text.indexOf('<', cursor.at);
  const end = next < 0 ? cursor.text.length : next;
  const text = decode(cursor, cursor.at, end);
  if (parent) parent.c.push(text);
  else if (text.trim() !== '' && text.trim() !== '\uFEFF') fail(cursor, 'Text outside the root element');
  cursor.at = end;
}

function readEndTag(cursor: Cursor, open: OpenElement[]): OpenElement | undefined {
  cursor.at += 2;
  const name = localName(readXmlName(cursor));
  skipPast(cursor, '>');
  const element = open.pop();
  if (element?.n !== name) fail(cursor, `</${name}> closes ${element ? `<${element.n}>` : 'nothing'}`);
  return open.length === 0 ? element : undefined;
}

/**
 * Parses the XML of styles and locales in linear time: elements, attributes, text, comments, CDATA and character references;
 * no DTD. Throws `CslError` (`malformed-xml`) with line and column.
 */
export function parseXml(text: string): Element {
  const cursor: Cursor = { text, at: 0, line: 1, lineStart: 0 };
  const open: OpenElement[] = [];
  let root: Element | undefined;
  while (cursor.at < text.length) {
    const parent = open.at(-1);
    if (text[cursor.at] !== '<') readXmlText(cursor, parent);
    else if (text.startsWith('<![CDATA[', cursor.at)) {
      const start = cursor.at + 9;
      skipPast(cursor, ']]>');
      parent?.c.push(text.slice(start, cursor.at - 3));
    } else if (text.startsWith('</', cursor.at)) root = readEndTag(cursor, open) ?? root;
    else if (!skipMarkup(cursor)) {
      const { element, closed } = readStartTag(cursor);
      if (parent) parent.c.push(element);
      else if (root) fail(cursor, 'Second root element');
      if (open.length >= deepest) fail(cursor, 'Too many elements inside each other');
      if (!closed) open.push(element);
      else if (!parent) root = element;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) fail(cursor, `<${unclosed.n}> is not closed`);
  if (!root) fail(cursor, 'No root element');
  return root;
}

/** XML text, or the tree parsed from it. */
export type ElementSource = string | Element;

/** The root element of XML text or of a tree. Throws `CslError` (`malformed-xml`) with line and column. */
export function readElement(source: ElementSource): Element {
  return typeof source === 'string' ? parseXml(source) : source;
}
