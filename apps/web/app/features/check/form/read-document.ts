import { unzipSync } from 'fflate';
import { FileError } from '~/files/read-text-file.ts';

/** Where a Word document has its text (ECMA-376, part 1, 11.3.10). */
const mainPart = 'word/document.xml';
/** Most characters of XML that are unpacked: a book has fewer. */
const largestPart = 60 * 1024 * 1024;

const damaged = () =>
  new FileError('This Word document could not be opened. Save it as .docx again, or paste its list.');

function mainXml(bytes: Uint8Array): string {
  let part: Uint8Array | undefined;
  try {
    // The size that the archive states is what is unpacked at most.
    part = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === mainPart && originalSize <= largestPart,
    })[mainPart];
  } catch {
    throw damaged();
  }
  if (!part) throw damaged();
  return new TextDecoder().decode(part);
}

// Text (w:t), what stands for a sign, ends of paragraphs; deleted text and field codes have elements of their own (w:delText,
// w:instrText), which are not matched.
const piece = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)(?:\s[^>]*)?\/>|(<\/w:p>)/g;

const signs: Readonly<Record<string, string>> = { tab: ' ', br: '\n', cr: '\n', noBreakHyphen: '-' };
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The paragraphs of a document's XML as plain text. */
export function paragraphsOf(xml: string): string[] {
  const paragraphs: string[] = [];
  let paragraph = '';
  for (const [, text, sign, end] of xml.matchAll(piece)) {
    if (text !== undefined) paragraph += decoded(text);
    else if (sign !== undefined) paragraph += signs[sign] ?? '';
    else if (end !== undefined) {
      paragraphs.push(paragraph.trim());
      paragraph = '';
    }
  }
  return paragraphs;
}

const listHeading =
  /^(?:\d+\.?\s+)?(?:references?(?: list)?|list of references|bibliography|works cited|literature(?: cited)?|sources|literaturverzeichnis|literatur|quellenverzeichnis|références(?: bibliographiques)?|bibliographie|referencias(?: bibliográficas)?|bibliografía|referências(?: bibliográficas)?|bibliografia|riferimenti bibliografici)\s*:?$/i;

/** The paragraphs after the last heading of a reference list; all where there is none. */
export function listPart(paragraphs: readonly string[]): readonly string[] {
  const heading = paragraphs.findLastIndex((paragraph) => listHeading.test(paragraph));
  const rest = paragraphs.slice(heading + 1);
  return rest.some((paragraph) => paragraph !== '') ? rest : paragraphs;
}

/** The reference list of a Word document, a paragraph an entry. @throws FileError when it cannot be opened or is empty */
export function readDocument(bytes: Uint8Array): string {
  const list = listPart(paragraphsOf(mainXml(bytes))).filter((paragraph) => paragraph !== '');
  if (list.length === 0) throw new FileError('This document has no text.');
  return list.join('\n\n');
}
