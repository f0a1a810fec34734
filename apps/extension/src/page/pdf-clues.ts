import { parseDoi } from '@citewright/identifiers';

/** What a PDF says of its work in its metadata. */
export interface PdfClues {
  doi?: string;
  title?: string;
}

/** The most bytes of a file that are read, and characters of one packet of metadata. */
export const pdfLimits = { bytes: 30_000_000, packet: 200_000, streams: 400, unpacked: 4_000_000 } as const;

/** Tags of XMP in which publishers give the DOI of the file itself (PRISM 3.0, Crossmark, Dublin Core). */
const doiTags =
  /(?:prism|pdfx|crossmark|dc|jav):(?:doi|identifier|DOI|url)\b[^>]{0,200}[>="]\s*([^<"]{5,300})/gi;

const titleTag = /<dc:title\b[^>]{0,200}>\s*<rdf:Alt\b[^>]{0,200}>\s*<rdf:li\b[^>]{0,200}>([^<]{1,1000})</;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text
    .replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .trim();

/** One character a byte, whatever the encodings of the texts in it. */
function byteText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return pieces.join('');
}

/** The packets of XMP in a text of a file (ISO 16684-1). */
function* packetsOf(text: string): Generator<string> {
  for (let start = text.indexOf('<x:xmpmeta'); start >= 0; start = text.indexOf('<x:xmpmeta', start + 1)) {
    const end = text.indexOf('</x:xmpmeta>', start);
    if (end < 0) return;
    if (end - start <= pdfLimits.packet) yield text.slice(start, end);
  }
}

const utf8 = (bytes: string) =>
  new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));

function ofPacket(packet: string): PdfClues {
  const xml = utf8(packet);
  const [doi] = [...xml.matchAll(doiTags)].flatMap(([, value = '']) => parseDoi(decoded(value)) ?? []);
  const title = titleTag.exec(xml)?.[1];
  return { ...(doi && { doi }), ...(title && { title: decoded(title) }) };
}

/** A string of a PDF in parentheses (ISO 32000-1, 7.3.4.2): bytes of its own encoding, or of UTF-16 after a byte order mark. */
function stringOf(raw: string): string {
  const bytes = raw.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal, other) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : other === 'n' ? '\n' : other,
  );
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes.trim();
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  return text.trim();
}

const inParentheses = String.raw`\s{0,5}\(((?:[^()\\]|\\[\s\S]){1,2000})\)`;
const infoTitle = new RegExp(`/Title${inParentheses}`);
const infoDoi = new RegExp(`/(?:doi|DOI|WPS-ARTICLEDOI|Subject)${inParentheses}`, 'g');

/** The dictionary of information about the document (ISO 32000-1, 14.3.3). It names a producer or a creator; outlines have titles, too. */
function ofInformation(text: string): PdfClues {
  const at = text.search(/\/(?:Producer|Creator|CreationDate)\s{0,5}[(<]/);
  if (at < 0) return {};
  const around = text.slice(Math.max(0, at - 4_000), at + 4_000);
  const title = infoTitle.exec(around)?.[1];
  const [doi] = [...around.matchAll(infoDoi)].flatMap(([, raw = '']) => parseDoi(stringOf(raw)) ?? []);
  return { ...(doi && { doi }), ...(title && { title: stringOf(title) }) };
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let text = '';
  try {
    while (text.length < pdfLimits.packet) {
      const { done, value } = await reader.read();
      if (done) break;
      text += byteText(value);
    }
  } catch {
    // A broken stream, or one that ends before its own end: what came is read.
  }
  await reader.cancel().catch(() => undefined);
  return text;
}

/** The places of packed streams that can hold metadata: objects (which hold the dictionaries of newer files) and XMP. */
function* packedStreams(text: string): Generator<[start: number, end: number]> {
  const head = /<<([^<>]{1,800})>>\s{0,4}stream\r?\n/g;
  let count = 0;
  for (let match = head.exec(text); match && count < pdfLimits.streams; match = head.exec(text)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (!match[1]?.includes('/FlateDecode') || !/\/(?:ObjStm|Metadata)/.test(match[1]) || end < 0) continue;
    count++;
    yield [start, end];
  }
}

const isTitle = (title: string | undefined) =>
  title !== undefined &&
  /\p{L}.*\s.*\p{L}/u.test(title) &&
  !/\.(?:docx?|tex|dvi|indd|qxd|pdf|ps)$/i.test(title);

const together = (found: readonly PdfClues[]): PdfClues => {
  const doi = found.find((clues) => clues.doi)?.doi;
  const title = found.find((clues) => isTitle(clues.title))?.title;
  return { ...(doi && { doi }), ...(title && { title }) };
};

/**
 * The DOI and the title in the metadata of a PDF: XMP, else the dictionary of information, packed or not. Pages are not read: a DOI on one
 * may be that of a work that the text cites.
 */
export async function pdfClues(bytes: Uint8Array<ArrayBuffer>): Promise<PdfClues> {
  const file = bytes.subarray(0, pdfLimits.bytes);
  const text = byteText(file);
  const found = [...[...packetsOf(text)].map(ofPacket), ofInformation(text)];
  if (together(found).doi) return together(found);
  let unpacked = 0;
  for (const [start, end] of packedStreams(text)) {
    if (unpacked > pdfLimits.unpacked) break;
    const inner = await unpack(file.subarray(start, end));
    unpacked += inner.length;
    found.push(...[...packetsOf(inner)].map(ofPacket), ofInformation(inner));
  }
  return together(found);
}
