import { SaxesParser } from 'saxes';

/** The most characters and elements that a document may have. */
export interface XmlLimits {
  length: number;
  elements: number;
}

/** Answers of catalogues and NCBI about one work are far shorter. */
const answerLimits: XmlLimits = { length: 2_097_152, elements: 100_000 };
const maxDepth = 64;
/** An element that has more is no data: the parser's table of them would take more than the document. */
const maxAttributes = 256;

/** An element: its name without prefix, its attributes, and its content in order. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  content: (XmlElement | string)[];
}

/** NCBI refers to its own DTD and declares nothing; any other document type may define exploding entities. */
function isHarmless(doctype: string): boolean {
  return /^\s*\w{1,40}\s+PUBLIC\s+"-\/\/(?:NLM|NCBI)\//.test(doctype) && !doctype.includes('[');
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses a document to a tree. Prefixes are dropped, because services choose them freely. Throws
 * `SyntaxError` for XML that is not well-formed, for document types other than NCBI's, beyond 64 levels and
 * 256 attributes of an element, and beyond `limits`: 2 MiB and 100,000 elements unless others are given.
 */
export function parseXml(body: Uint8Array | string, limits: XmlLimits = answerLimits): XmlElement {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  if (text.length > limits.length) throw new SyntaxError('XML is too long');
  const root: XmlElement = { name: '', attributes: {}, content: [] };
  const open = [root];
  let elements = 0;
  let attributesOfElement = 0;
  const append = (piece: XmlElement | string) => open.at(-1)?.content.push(piece);
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new SyntaxError(error.message, { cause: error });
  });
  parser.on('doctype', (doctype) => {
    if (!isHarmless(doctype)) throw new SyntaxError('XML declares a document type');
  });
  parser.on('opentagstart', () => {
    attributesOfElement = 0;
  });
  parser.on('attribute', () => {
    attributesOfElement += 1;
    if (attributesOfElement > maxAttributes) throw new SyntaxError('XML with too many attributes');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length > maxDepth || elements > limits.elements)
      throw new SyntaxError('XML is nested too deeply');
    const element: XmlElement = { name: localName(name), attributes, content: [] };
    append(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', append);
  parser.on('cdata', append);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const document = root.content.find((piece) => typeof piece !== 'string');
  if (document === undefined) throw new SyntaxError('XML without an element');
  return document;
}

/** The child elements with a given name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.content ?? []).filter(
    (piece): piece is XmlElement => typeof piece !== 'string' && piece.name === name,
  );
}

/** The first element down a path of names. */
export function childOf(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element);
}

/** All descendants with a given name. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return element.content.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return piece.name === name ? [piece] : descendantsOf(piece, name);
  });
}

/** The text of an element without markup, white space collapsed; `undefined` when empty. */
export function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.content
    .map((piece) => (typeof piece === 'string' ? piece : (textOf(piece) ?? '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Inline elements that matter in a title; of all others, including MathML, only the text is read. */
const inline = new Set(['b', 'bold', 'em', 'i', 'italic', 'sc', 'strong', 'sub', 'sup']);

/** The content of an element with its inline tags; white space collapsed. */
export function markupOf(element: XmlElement | undefined): string | undefined {
  const markup = element?.content
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const inner = markupOf(piece) ?? '';
      return inline.has(piece.name) ? `<${piece.name}>${inner}</${piece.name}>` : inner;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return markup === '' ? undefined : markup;
}
