import type { FrontLine, FrontPage, FrontPages } from '@citewright/documents';
import { detect, parseDoi, parseIsbn } from '@citewright/identifiers';

/** Where an identifier stands, the likeliest places of the work's own first. */
const places = ['metadata', 'stamp', 'labelled', 'edge', 'page', 'next page'] as const;

/** An identifier that a file names: of its own work, or of one that it cites. */
export interface NamedIdentifier {
  kind: 'doi' | 'isbn' | 'url';
  value: string;
  place: (typeof places)[number];
}

/** Identifiers that are given, at most: each may be looked up. */
const mostIdentifiers = 4;
/** The part of a page's height at its head and its foot. */
const edge = 0.12;

type Found = Omit<NamedIdentifier, 'place'>;

/** DOIs of parts of a work: figures, tables, supplements, abstracts. The work's own is the one before. */
const ofPart = /(?:\.[gst]\d{3}|\/suppl[^/]*|(?<=elife\.\d{5})\.\d{3})$/;

function doisIn(text: string): Found[] {
  const words = text.split(/\s+/).filter((word) => /10\.\d{4}|doi\.org\//i.test(word));
  const found = words.flatMap((word) => parseDoi(word) ?? []);
  const arxiv = /arxiv/i.test(text) ? parseDoi(text.slice(0, 300)) : undefined;
  const dois = [...found, ...(arxiv?.startsWith('10.48550/') ? [arxiv] : [])];
  return dois.map((value) => ({ kind: 'doi', value: value.replace(ofPart, '') }));
}

/** The identifiers in a line or a value. */
function identifiersOf(text: string): Found[] {
  const [isbn] = [...text.matchAll(/ISBN[^\d]{0,20}([\dXx][\dXx \u2010-\u2013-]{8,20})/gi)].flatMap(
    ([, number = '']) => parseIsbn(number.trim()) ?? [],
  );
  const [pmid] = /\bPMID:? ?\d{1,8}\b/.exec(text) ?? [];
  const address = pmid && detect(pmid);
  return [
    ...doisIn(text),
    ...(isbn ? [{ kind: 'isbn' as const, value: isbn }] : []),
    ...(address && address.kind === 'url' ? [{ kind: 'url' as const, value: address.value }] : []),
  ];
}

/** Words before which a page gives its own identifier. */
const label = /\b(?:cite (?:this|as)|how to cite|citation:|citar|zitier|to link to this|article doi)/i;

/** A line with what follows it, where an address is broken between them. */
function whole(line: FrontLine, next: FrontLine | undefined): string[] {
  const isBroken = /(?:10\.\d{4,9}|doi\.org)\S*[./_(-]$|doi\.org\/$/i.test(line.text);
  // A full stop ends a sentence, too.
  const goesOn = next && (!line.text.endsWith('.') || /^[\p{Ll}\d]/u.test(next.text));
  return isBroken && goesOn ? [line.text + next.text.split(' ')[0], line.text] : [line.text];
}

function* identifiersOfPage({ lines, height, stamps }: FrontPage, page: number): Generator<NamedIdentifier> {
  for (const text of stamps)
    for (const found of identifiersOf(text)) yield { ...found, place: page === 0 ? 'stamp' : 'next page' };
  for (const [at, line] of lines.entries()) {
    const isEdge = line.y < height * edge || line.y > height * (1 - edge);
    const isLabelled = lines.slice(Math.max(0, at - 2), at + 1).some(({ text }) => label.test(text));
    const place = isLabelled ? 'labelled' : isEdge ? 'edge' : page === 0 ? 'page' : 'next page';
    for (const text of whole(line, lines[at + 1]))
      for (const found of identifiersOf(text)) yield { ...found, place };
  }
}

/** Names of metadata that speak of the program that wrote the file, not of the work. */
const ofProgram = /^(?:xmpmm:|xmp:|pdf:producer|producer|creator$|.*date$)/i;

/** The identifiers in metadata and on the first pages, those first that are likeliest the work's own. */
export function namedIdentifiers({ pages, metadata }: FrontPages): NamedIdentifier[] {
  const ofFile = [...metadata]
    .filter(([name]) => !ofProgram.test(name))
    .flatMap(([, value]) => identifiersOf(value))
    .map((found): NamedIdentifier => ({ ...found, place: 'metadata' }));
  const all = [...ofFile, ...pages.flatMap((page, at) => [...identifiersOfPage(page, at)])];
  const sorted = all.toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
  const first = new Map<string, NamedIdentifier>();
  for (const named of sorted) if (!first.has(named.value)) first.set(named.value, named);
  return [...first.values()].slice(0, mostIdentifiers);
}
